"""The dealing procedure of chemin de fer: what the staff does for each event (rules B, C, E), at a table of guests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baccara_qt.core.cards import is_natural
from baccara_qt.core.chance import Stream
from baccara_qt.core.chemin import TableRules, TableState, turn
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.decide import begin
from baccara_qt.core.chemin.legal import verdict
from baccara_qt.core.chemin.mishaps import KINDS, Mishap, happen, may_happen
from baccara_qt.core.chemin.passage import sell_bank
from baccara_qt.core.chemin.putting_right import annul, gives_out, put_right, remedy
from baccara_qt.core.chemin.staff import due
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.event import Event
from baccara_qt.core.money import Cents
from baccara_qt.core.tableau import Verdict
from baccara_qt.practice import acts as a
from baccara_qt.practice.act import Act
from baccara_qt.practice.among_guests import AmongGuests, Tasks, cleared, shuffled
from baccara_qt.practice.judging import judge
from baccara_qt.practice.procedure import Notes, Task, Trouble
from baccara_qt.practice.question import Fault

_ORDERS: Final[dict[Verdict, a.Order]] = {"D": "draw", "S": "stand", "?": "free"}

_QUIET: Final = (Phase.RESTING, Phase.CUT, Phase.OFFER, Phase.KEEP)
"""Phases in which a guest who has lost his money buys in again."""


class CheminDeFer(AmongGuests):
    """Chemin de fer at a table full of guests.

    Args:
        rules: The settings of the table; all its seats are occupied.
        seed: The text its shoes and its guests' luck come from.
    """

    def __init__(self, rules: TableRules, seed: str) -> None:
        super().__init__(rules, seed, begin, _TASKS)

    def asking(self, state: TableState, notes: Notes) -> tuple[Act, ...]:
        """What the staff has to say before the one who is asked can answer; who must pass is not asked."""
        seat = turn(state)
        if seat is None or (notes.dismissed and state.phase is Phase.KEEP):
            return ()
        match state.phase:
            case Phase.CUT:
                return (a.OfferCut(seat),)
            case Phase.OFFER:
                return (a.OfferBank(seat),)
            case Phase.SALE:
                assert state.passage is not None
                return (a.OfferSale(seat, state.passage.amount),)
            case Phase.AUCTION:
                return (a.AskBid(seat),)
            case Phase.KEEP:
                return (a.AskGoOn(seat),) if due(state) is None else ()
            case Phase.LOWER:
                return (a.AskLower(seat),) if due(state) is None else ()
            case Phase.CLAIMS:
                suivi = state.claims is not None and state.claims.suivi
                return (a.AskSuivi(seat),) if suivi else (a.AskClaim(seat),)
            case Phase.BANKER:
                # once: who has asked for advice needs no second instruction
                asked = state.coup is not None and state.coup.bank_advice is not None
                return () if asked or due(state) is not None else (a.Instruct(_ORDERS[verdict(state, "bank")]),)
            case _:
                return ()

    def goes_on(self, state: TableState, notes: Notes, spoken: int) -> tuple[Event, ...]:
        """The staff's next act, else what the one who is asked says, else the close; nothing at a table at rest."""
        if notes.dismissed and state.phase is Phase.KEEP:
            return self._events(state, lambda dealer: sell_bank(dealer, voluntary=False))
        if gives_out(state):
            return self._events(state, annul)
        if act := due(state):
            events = self._events(state, act)
            # One card at a time: between two of them something may go wrong.
            return events[:1] if state.phase is Phase.DEAL else events
        if state.phase in _QUIET and (events := self._buys_in(state)):
            return events
        seat = turn(state)
        if seat is None:
            if state.phase is not Phase.CLAIMS:
                return ()
            return self._closed(state)
        return self._answered(state, seat, spoken)

    def _buys_in(self, state: TableState) -> tuple[Event, ...]:
        """Who can hold no bank buys in; at a table at rest somebody may ask for the bank (B7, B9)."""
        for seat in state.from_right_of(state.last_banker):
            poor = state.books.money(seat) < state.rules.bank_min and seat != state.banker
            if (poor or state.phase is Phase.RESTING) and (events := self._volunteered(state, seat)):
                return events
        return ()

    def note(self, notes: Notes, event: Event) -> Notes:
        """What the croupier keeps in mind: warnings end with the bank (G9)."""
        match event:
            case e.CardsDiscarded() | m.CoupAnnulled():
                return notes._replace(coups=notes.coups + 1)
            case e.BankTaken() | e.BankPassed():
                return notes._replace(warned=False, dismissed=False)
            case m.BankerWarned():
                return notes._replace(warned=True)
            case m.BankerDismissed():
                return notes._replace(dismissed=True)
            case _:
                return notes

    def trouble(
        self, state: TableState, notes: Notes, kinds: tuple[str, ...], rate: int, stream: Stream
    ) -> Trouble | None:
        """Something that goes wrong now; every second wrong payment is noticed too late (G8)."""
        possible = [kind for kind in may_happen(state) if kind in kinds]
        if not possible or stream.below(rate):
            return None
        dealer = Dealer(state, self._chance)
        mishap = happen(dealer, possible[stream.below(len(possible))], stream.below(60))
        late = mishap.kind == "mispaid" and stream.below(2) == 0
        return Trouble(mishap.kind, mishap._replace(again=notes.warned), tuple(dealer.events), noticed=not late)

    def notices(self, state: TableState, mishap: Mishap) -> bool:
        """A wrong payment that was overlooked comes up in the next coup."""
        return state.coup is not None and state.coup.outcome is None

    def remedy(self, state: TableState, mishap: Mishap) -> Act:
        """How a mistake is put right."""
        return a.PutRight(remedy(state, mishap))

    def put_right(self, state: TableState, mishap: Mishap) -> tuple[Event, ...]:
        """What happens when it is put right."""
        return self._events(state, lambda dealer: put_right(dealer, mishap))

    def judge(self, state: TableState, due: Act, given: Act, mishap: Mishap | None) -> Fault | None:
        """What is wrong with an act."""
        return judge(state, due, given, mishap)

    def _events(self, state: TableState, act: Callable[[Dealer], None]) -> tuple[Event, ...]:
        dealer = Dealer(state, self._chance)
        act(dealer)
        return tuple(dealer.events)


MISHAPS: Final = tuple(KINDS)
"""Everything that can be set to go wrong."""


# --- the staff's part of each event -------------------------------------------------------------------------------


def _stop_card(state: TableState, event: e.StopCardPlaced) -> Task:
    """The shoe goes to a banker who goes on; else to whoever takes the bank."""
    stop_card = a.PlaceStopCard(event.remaining)
    return Task((stop_card, a.GiveShoe(state.banker)) if state.banker else (stop_card,))


def _taken(state: TableState, event: e.BankTaken) -> Task:
    return Task(after=(a.GiveShoe(event.seat),))


def _sold(state: TableState, event: e.BankTaken) -> Task:
    return Task((a.Award(event.seat, event.amount),), (a.GiveShoe(event.seat),))


def _opened(state: TableState, event: e.StakesOpened) -> Task:
    return Task((a.AnnounceBank(state.books.bank),))


def _returned(state: TableState, event: e.StakeReturned) -> Task:
    return Task((a.ReturnStake(event.seat),))


def _called(call: e.Call) -> Callable[[TableState, e.StakePlaced], Task]:
    return lambda state, event: Task(after=(a.GrantCall(event.seat, call),))


def _trimmed(state: TableState, event: e.StakeTrimmed) -> Task:
    return Task((a.Trim(event.seat, event.amount),))


def _nobody(state: TableState, event: e.NobodyStaked) -> Task:
    return Task((a.NoCoup(),))


def _closed(state: TableState, event: e.StakesClosed) -> Task:
    return Task((a.Close(),), (a.CardsTo(event.holder),))


def _garaged(state: TableState, event: Any) -> Task:
    return Task((a.ToGarage(event.amount),))


def _ungaraged(state: TableState, event: e.GarageReturned) -> Task:
    return Task((a.FromGarage(event.amount),))


def _dealt(state: TableState, event: e.CardDealt) -> Task:
    coup = state.coup
    assert coup is not None
    if len(coup.bank) >= 2:
        return Task((a.DealCard(event.hand),))
    place: a.Place = "palette" if event.hand == "ponte" else "corner"
    last = event.hand == "bank" and len(coup.bank) == 1
    return Task((a.DealCard(place),), (a.HandCards(coup.holder),) if last and coup.holder else ())


def _said(word: a.Word) -> Callable[[TableState, e.HandDrew | e.HandStood], Task]:
    return lambda state, event: Task(after=(a.Repeat(word),) if event.hand == "ponte" else ())


def _advised(state: TableState, event: e.AdviceGiven) -> Task:
    return Task((a.Advise("draw" if event.draw else "stand"),))


def _turned(state: TableState, event: e.HandTurned) -> Task:
    """An eight or nine of his own the ponte turns unasked (C12)."""
    coup = state.coup
    assert coup is not None
    unasked = event.hand == "ponte" and coup.ponte_choice is None and not coup.turned and is_natural(coup.ponte)
    return Task() if unasked else Task((a.OrderTurn(event.hand),))


def _announced(state: TableState, event: e.PointsAnnounced) -> Task:
    return Task((a.NamePoints(event.bank, event.ponte, event.outcome),))


def _raked(state: TableState, event: e.StakesRaked) -> Task:
    return Task(tuple(a.Rake(seat) for seat, _ in event.stakes))


def _taxed(state: TableState, event: e.CagnotteTaken) -> Task:
    return Task((a.DropCagnotte(event.amount),))


def _paid(state: TableState, event: e.StakePaid) -> Task:
    return Task((a.Pay(event.seat, event.amount),))


def _gone_home(state: TableState, event: e.BankReturned | e.BankPassed) -> Task:
    money = Cents(event.amount + event.garage)
    return Task((a.ReturnBank(money),) if money else ())


def _auctioned(state: TableState, event: e.AuctionOpened) -> Task:
    return Task((a.OpenAuction(),))


_TASKS: Final[Tasks] = {
    e.ShoeShuffled: shuffled,
    e.StopCardPlaced: _stop_card,
    e.BankTaken: _taken,
    e.BankBought: _sold,
    e.BankAuctioned: _sold,
    e.StakesOpened: _opened,
    e.StakeReturned: _returned,
    e.BancoCalled: _called("banco"),
    e.AvecLaTableCalled: _called("avec_la_table"),
    e.SuiviCalled: _called("suivi"),
    e.StakeTrimmed: _trimmed,
    e.NobodyStaked: _nobody,
    e.StakesClosed: _closed,
    e.BankUncovered: _garaged,
    e.BankCapped: _garaged,
    e.BankLowered: _garaged,
    e.GarageReturned: _ungaraged,
    e.CardDealt: _dealt,
    e.HandDrew: _said("carte"),
    e.HandStood: _said("non"),
    e.AdviceGiven: _advised,
    e.HandTurned: _turned,
    e.PointsAnnounced: _announced,
    e.StakesRaked: _raked,
    e.CagnotteTaken: _taxed,
    e.StakePaid: _paid,
    e.BankReturned: _gone_home,
    e.BankPassed: _gone_home,
    e.CardsDiscarded: cleared,
    e.AuctionOpened: _auctioned,
}
