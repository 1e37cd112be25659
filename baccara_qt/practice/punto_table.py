"""The dealing procedure of Big Table and Mini: what the croupier does for each event (rules P), among guests."""

from __future__ import annotations

from typing import Any, Final

from baccara_qt.core.cards import Card, is_natural, total
from baccara_qt.core.chance import Stream
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import Hand
from baccara_qt.core.punto.dealer import Dealer
from baccara_qt.core.punto.decide import begin
from baccara_qt.core.punto.legal import turn, turner
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.staff import due
from baccara_qt.core.punto.state import Coup, Phase, TableState
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.act import Act
from baccara_qt.practice.among_guests import AmongGuests, Tasks, cleared, shuffled
from baccara_qt.practice.procedure import Notes, Task, Trouble
from baccara_qt.practice.punto_judging import judge
from baccara_qt.practice.question import Fault

_QUIET: Final = (Phase.RESTING, Phase.CUT, Phase.OFFER, Phase.STAKES)
"""Phases in which a guest who has lost his money buys in again (B9)."""


class PuntoBanco(AmongGuests):
    """Punto Banco at a table full of guests.

    Args:
        rules: The settings of the table; all its seats are occupied.
        seed: The text its shoes and its guests' luck come from.
    """

    def __init__(self, rules: TableRules, seed: str) -> None:
        super().__init__(rules, seed, begin, _TASKS)

    def asking(self, state: TableState, notes: Notes) -> tuple[Act, ...]:
        """What the croupier has to say before the seat that is asked can answer; stakes are asked of all at once."""
        seat = turn(state)
        if seat is None:
            return ()
        match state.phase:
            case Phase.CUT:
                return (a.OfferCut(seat),)
            case Phase.OFFER:
                return (p.OfferShoe(seat),)
            case Phase.TURN:
                return _turning(state)
            case _:
                return ()

    def goes_on(self, state: TableState, notes: Notes, spoken: int) -> tuple[Event, ...]:
        """The staff's next act, else what the one who is asked says, else the close; nothing at an empty table."""
        if act := due(state):
            dealer = Dealer(state, self._chance)
            act(dealer)
            return tuple(dealer.events)
        if state.phase in _QUIET and (events := self._buys_in(state)):
            return events
        seat = turn(state)
        if seat is None:
            if state.phase is not Phase.STAKES:
                return ()
            return self._closed(state)
        return self._answered(state, seat, spoken)

    def _buys_in(self, state: TableState) -> tuple[Event, ...]:
        """Who has not the least stake left buys in (B9)."""
        for seat in state.active:
            poor = state.free(seat) + state.books.stake(seat) < state.rules.stake_min
            if poor and (events := self._volunteered(state, seat)):
                return events
        return ()

    def note(self, notes: Notes, event: Event) -> Notes:
        """The croupier counts the coups."""
        return notes._replace(coups=notes.coups + 1) if isinstance(event, e.CardsDiscarded) else notes

    def trouble(
        self, state: TableState, notes: Notes, kinds: tuple[str, ...], rate: int, stream: Stream
    ) -> Trouble | None:
        """The mistakes of rules G are those of chemin de fer: here nothing is set to go wrong."""
        return None

    def notices(self, state: TableState, mishap: Any) -> bool:
        """Nothing has gone wrong that could be noticed."""
        return False

    def remedy(self, state: TableState, mishap: Any) -> Act:
        """There is nothing to put right. Raises ``ValueError``."""
        raise ValueError("nothing has gone wrong")

    def put_right(self, state: TableState, mishap: Any) -> tuple[Event, ...]:
        """There is nothing to put right."""
        return ()

    def judge(self, state: TableState, due: Act, given: Act, mishap: Any) -> Fault | None:
        """What is wrong with an act."""
        return judge(state, due, given)


def first_card(state: TableState, due: Act | None) -> Card | None:
    """The first card of the shoe as it lies turned, while the croupier burns by its value (P5)."""
    if isinstance(due, p.BurnCards) and state.shoe is not None:
        return state.shoe.order[state.shoe.dealt]
    return None


# --- the croupier's part of each event ----------------------------------------------------------------------------


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def _turning(state: TableState) -> tuple[Act, ...]:
    """A hand is turned at one word, its third card at another."""
    coup = _coup(state)
    hand = coup.next_to_turn
    assert hand is not None
    return (p.TurnHand(hand),) if coup.turned[hand == "banco"] in {0, 2} else ()


def _stop_card(state: TableState, event: e.StopCardPlaced) -> Task:
    return Task((p.InsertStopCard(event.remaining),))


def _burned(state: TableState, event: e.CardsBurned) -> Task:
    return Task((p.TurnFirstCard(), p.BurnCards(event.count)))


def _taken(state: TableState, event: e.ShoeTaken) -> Task:
    return Task(after=(p.MoveShoe(event.seat),))


def _croupier_deals(state: TableState, event: e.CroupierDeals) -> Task:
    """Where the shoe never leaves him there is nothing to do."""
    return Task((p.MoveShoe(CROUPIER),)) if state.rules.travelling else Task()


def _opened(state: TableState, event: e.StakesOpened) -> Task:
    return Task((p.CallStakes(),))


def _closed(state: TableState, event: e.StakesClosed) -> Task:
    """All is said before it shows: which coup it is, and who turns."""
    turners: tuple[tuple[Hand, int], ...] = (("punto", event.punto), ("banco", event.banco))
    last = (p.AnnounceLast(),) if event.last else ()
    return Task((a.Close(), *last, *(p.NameTurner(hand, seat) for hand, seat in turners if seat)))


def _dealt(state: TableState, event: e.CardDealt) -> Task:
    """A third card is called first; before Banco's Punto may have stood (P3)."""
    coup, hand = _coup(state), event.hand
    if len(coup.hand(hand)) < 2:
        return Task((p.DealTo(hand),))
    stood = (p.CallCard("punto", "stand"),) if hand == "banco" and len(coup.punto) == 2 else ()
    return Task((*stood, p.CallCard(hand, "draw"), p.DealTo(hand)))


def _turned(state: TableState, event: e.CardTurned | e.HandTurned) -> Task:
    """The croupier turns what no seat does; all cards seen, he names the points."""
    coup = _coup(state)
    cards = coup.hand(event.hand)
    seen = isinstance(event, e.HandTurned) or coup.turned[event.hand == "banco"] + 1 == len(cards)
    before = () if turner(state) else _turning(state)
    return Task(before, (p.NameHand(event.hand, total(cards)),) if seen else ())


def _announced(state: TableState, event: e.PointsAnnounced) -> Task:
    """Who had the last word and drew none has stood, but for an eight or nine (A3)."""
    coup = _coup(state)
    result = p.NameResult(event.punto, event.banco, event.outcome)
    if len(coup.banco) == 3 or is_natural(coup.punto) or is_natural(coup.banco):
        return Task((result,))
    stood = p.CallCard("banco", "stand"), result
    return Task((p.CallCard("punto", "stand"), *stood) if len(coup.punto) == 2 else stood)


def _lost(state: TableState, event: e.StakesTaken) -> Task:
    return Task(tuple(p.TakeStake(seat, bet) for seat, bet, _ in event.stakes))


def _paid(state: TableState, event: e.StakePaid) -> Task:
    return Task((p.PayStake(event.seat, event.bet, event.won),))


def _marked(state: TableState, event: e.CommissionMarked) -> Task:
    return Task((p.MarkCommission(event.seat, event.amount),))


def _taxed(state: TableState, event: e.CommissionTaken) -> Task:
    return Task((p.TakeCommission(event.seat, event.amount),))


def _settled(state: TableState, event: e.CommissionPaid) -> Task:
    return Task((p.SettleBox(event.seat, event.amount),))


_TASKS: Final[Tasks] = {
    e.ShoeShuffled: shuffled,
    e.StopCardPlaced: _stop_card,
    e.CardsBurned: _burned,
    e.ShoeTaken: _taken,
    e.CroupierDeals: _croupier_deals,
    e.StakesOpened: _opened,
    e.StakesClosed: _closed,
    e.CardDealt: _dealt,
    e.CardTurned: _turned,
    e.HandTurned: _turned,
    e.PointsAnnounced: _announced,
    e.StakesTaken: _lost,
    e.StakePaid: _paid,
    e.CommissionMarked: _marked,
    e.CommissionTaken: _taxed,
    e.CommissionPaid: _settled,
    e.CardsDiscarded: cleared,
}
