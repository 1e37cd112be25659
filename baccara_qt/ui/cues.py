"""What the table shows of an event: a short list of cues, each with one thing to see or to hear.

A cue is data. The stage plays one after the other; when one is over, its events are evolved into the shown
state. The events of all cues of a step, in order, are the events of the step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import BANK, Cents, Entry, Seat, purse, stake

Beat = Literal["still", "nod", "word", "card", "turn", "chips", "sweep"]
"""How long a cue lasts: nothing to see; a nod; a call; a card; a turn; chips; the cards go."""


class Say(NamedTuple):
    """A call of the croupier, by its name in ``calls``.

    Attributes:
        call: Name of the call.
        seat: Seat it speaks of.
        amount: Amount it speaks of, in cents.
        points: Points it speaks of; the bank's where there are two.
        other: The ponte's points.
    """

    call: str
    seat: Seat = 0
    amount: int = 0
    points: int = 0
    other: int = 0


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing to see or to hear.

    Attributes:
        beat: How long it lasts.
        events: What is evolved when it is over; often nothing yet.
        say: What the croupier calls as it begins.
        moves: Money on its way, in cents from account to account. Moves of a cue without events are shown
            ahead of the event that books them.
        palette: Whether, when it is over, the ponte's first cards still lie on the croupier's palette (C11).
    """

    beat: Beat
    events: tuple[e.Event, ...] = ()
    say: Say | None = None
    moves: tuple[Entry, ...] = ()
    palette: bool = False


Cues = list[Cue]


def cues_for(events: Iterable[e.Event], before: TableState) -> list[Cue]:
    """The cues of these events, in order, for a table that stands as ``before``."""
    state, cues = before, Cues()
    for event in events:
        after = evolve(state, event)
        for cue in _CUES[type(event)](event, state, after):
            if cues and cue.beat == cues[-1].beat == "still":
                cues[-1] = Cue("still", cues[-1].events + cue.events, palette=cue.palette)
            else:
                cues.append(cue)
        state = after
    if state.phase is Phase.KEEP and before.phase is not Phase.KEEP:
        cues.append(Cue("word", say=Say("go_on", state.banker)))
    return cues


def asking(state: TableState) -> Say | None:
    """What the croupier has just said at a table that waits like this one; for somebody who comes in now."""
    passage = state.passage
    match state.phase:
        case Phase.CUT:
            return Say("cut_offered", state.cutter)
        case Phase.OFFER:
            return Say("bank_offered", turn(state) or 0)
        case Phase.SALE:
            return Say("sale", amount=passage.amount) if passage else None
        case Phase.AUCTION:
            return Say("bid", passage.bidder, passage.amount) if passage and passage.bidder else Say("auction")
        case Phase.CLAIMS:
            return Say("suivi_asked" if state.claims and state.claims.suivi else "stakes_asked")
        case Phase.LOWER:
            return Say("nobody")
        case Phase.KEEP:
            return Say("go_on", state.banker)
        case Phase.PONTE | Phase.BANKER:
            return Say("cards_to", state.coup.holder) if state.coup and state.coup.holder else None
        case _:
            return None


def _still(event: e.Event, before: TableState, after: TableState) -> Cues:
    return [Cue("still", (event,))]


def _nod(event: e.Event, before: TableState, after: TableState) -> Cues:
    return [Cue("nod", (event,))]


def _money(event: e.Event, say: Say | None = None, moves: Iterable[Entry] | None = None) -> Cue:
    """Chips on their way as booked, or as given; without any, only the call."""
    going = tuple(move for move in (event.entries if moves is None else moves) if move.amount > 0)
    if going:
        return Cue("chips", (event,), say, going)
    return Cue("word" if say else "still", (event,), say)


def _chips(event: e.Event, before: TableState, after: TableState) -> Cues:
    return [_money(event)]


def _calls(call: str) -> Callable[[Any, TableState, TableState], Cues]:
    """Only a call."""
    return lambda event, _before, _after: [Cue("word", (event,), Say(call, getattr(event, "seat", 0)))]


def _pays(call: str) -> Callable[[Any, TableState, TableState], Cues]:
    """A call, and chips on their way."""
    return lambda event, _before, _after: [_money(event, Say(call, getattr(event, "seat", 0), event.amount))]


# --- shoe ---


def _shuffled(event: e.ShoeShuffled, before: TableState, after: TableState) -> Cues:
    return [
        Cue("word", say=Say("checked")),
        Cue("word", (event,), Say("shuffled")),
        Cue("word", say=Say("cut_offered", after.cutter)),
    ]


# --- the bank on its way ---


def _offered(event: e.BankOffered, before: TableState, after: TableState) -> Cues:
    first = event.order[0]
    match event.reason:
        case "returns":
            return [Cue("word", (event,), Say("bank_returns", first))]
        case "no_bid":
            return [Cue("word", (event,), Say("no_bid", first))]
        case "lost":
            return [
                Cue("word", (event,), Say("bank_moves", first)),
                Cue("word", say=Say("bank_offered", first)),
            ]
        case "first" | "reopened":
            return [Cue("word", (event,), Say("bank_offered", first))]


def _declined(event: e.BankDeclined, before: TableState, after: TableState) -> Cues:
    cues = [Cue("nod", (event,), Say("refused", event.seat))]
    if after.passage and after.passage.queue:
        cues.append(Cue("word", say=Say("bank_offered", after.passage.queue[0])))
    return cues


def _sale_declined(event: e.SaleDeclined, before: TableState, after: TableState) -> Cues:
    return [Cue("nod", (event,), Say("refused", event.seat))]


def _lowered(event: e.BankLowered, before: TableState, after: TableState) -> Cues:
    return [_money(event, Say("bank_named", after.banker, after.books.bank))]


def _returned_to_bank(event: e.GarageReturned, before: TableState, after: TableState) -> Cues:
    # In a coup the bank is called when all is settled.
    say = None if before.in_coup else Say("bank_grows", after.banker, after.books.bank)
    return [_money(event, say)]


# --- stakes and claims ---

_ASK_ALL = (Cue("word", say=Say("banco_asked")), Cue("word", say=Say("stakes_asked")))


def _stakes_opened(event: e.StakesOpened, before: TableState, after: TableState) -> Cues:
    if event.suivi:
        return [Cue("word", (event,), Say("suivi_asked", event.suivi))]
    return [Cue("still", (event,)), *_ASK_ALL]


def _suivi_declined(event: e.SuiviDeclined, before: TableState, after: TableState) -> Cues:
    return [Cue("nod", (event,)), *_ASK_ALL]


def _net(event: e.StakePlaced) -> tuple[Entry, ...]:
    """A changed stake: only the difference moves."""
    more = event.amount - event.returned
    if more >= 0:
        return (Entry(purse(event.seat), stake(event.seat), Cents(more)),)
    return (Entry(stake(event.seat), purse(event.seat), Cents(-more)),)


def _staked(event: e.StakePlaced, before: TableState, after: TableState) -> Cues:
    return [_money(event, moves=_net(event))]


def _called(event: e.StakePlaced, before: TableState, after: TableState) -> Cues:
    prime = isinstance(event, e.BancoCalled) and event.prime
    say = Say("banco_prime" if prime else "banco", event.seat, event.amount)
    return [_money(event, say, _net(event))]


def _avec_la_table(event: e.AvecLaTableCalled, before: TableState, after: TableState) -> Cues:
    say = Say("avec_la_table", event.seat, after.books.bank - event.amount)
    return [_money(event, say, _net(event))]


def _closed(event: e.StakesClosed, before: TableState, after: TableState) -> Cues:
    cues = [Cue("word", (event,), Say("close"))]
    if event.holder != CROUPIER:
        cues.append(Cue("word", say=Say("cards_to", event.holder)))
    return cues


# --- the coup ---


def _dealt(event: e.CardDealt, before: TableState, after: TableState) -> Cues:
    coup, shoe = after.coup, after.shoe
    assert coup is not None
    assert shoe is not None
    dealing = len(coup.bank) < 2 or len(coup.ponte) + len(coup.bank) == 4
    cues = [Cue("card", (event,), palette=dealing)]
    if dealing and len(coup.bank) == 2:
        cues.append(Cue("card"))
    if shoe.remaining == after.rules.stop_card:
        cues.append(Cue("word", say=Say("last_coup"), palette=dealing and len(coup.bank) < 2))
    if not dealing:
        cues.append(Cue("word", say=Say("third_card", points=event.card.points)))
    return cues


def _turned(event: e.HandTurned, before: TableState, after: TableState) -> Cues:
    coup = before.coup
    assert coup is not None
    cards = coup.ponte if event.hand == "ponte" else coup.bank
    cues = [Cue("turn", (event,))]
    if event.hand == "bank":
        cues.insert(0, Cue("word", say=Say("banker_shows", after.banker)))
    if is_natural(cards):
        call = "natural" if event.hand == "ponte" else "bank_natural"
        cues.append(Cue("word", say=Say(call, points=total(cards))))
    return cues


def _chose(ponte: str, bank: str) -> Callable[[e.HandDrew | e.HandStood, TableState, TableState], Cues]:
    def cues(event: e.HandDrew | e.HandStood, before: TableState, after: TableState) -> Cues:
        assert before.coup is not None
        say = Say(ponte) if event.hand == "ponte" else Say(bank, points=total(before.coup.bank))
        return [Cue("word", (event,), say)]

    return cues


def _advised(event: e.AdviceGiven, before: TableState, after: TableState) -> Cues:
    return [Cue("word", (event,), Say("advice_draw" if event.draw else "advice_stand"))]


def _announced(event: e.PointsAnnounced, before: TableState, after: TableState) -> Cues:
    return [
        Cue("word", (event,), Say("points", points=event.bank, other=event.ponte)),
        Cue("word", say=Say({"bank": "bank_won", "ponte": "ponte_won", "tie": "tie"}[event.outcome])),
    ]


def _raked(event: e.StakesRaked, before: TableState, after: TableState) -> Cues:
    *ahead, last = event.entries
    return [*(Cue("chips", moves=(move,)) for move in ahead), _money(event, moves=(last,))]


def _cagnotte(event: e.CagnotteTaken, before: TableState, after: TableState) -> Cues:
    return [Cue("word", say=Say("cagnotte", amount=event.amount)), _money(event)]


def _paid(event: e.StakePaid, before: TableState, after: TableState) -> Cues:
    place, home = stake(event.seat), purse(event.seat)
    return [
        Cue("chips", say=Say("paid", event.seat, event.amount), moves=(Entry(BANK, place, event.amount),)),
        _money(event, moves=(Entry(place, home, Cents(2 * event.amount)),)),
    ]


def _discarded(event: e.CardsDiscarded, before: TableState, after: TableState) -> Cues:
    assert before.coup is not None
    sweep = Cue("sweep", (event,))
    if before.coup.outcome != "bank" or not after.bank:
        return [sweep]
    return [Cue("word", say=Say("bank_grows", after.banker, after.books.bank)), sweep]


_CUES: dict[type[e.Event], Callable[[Any, TableState, TableState], Cues]] = {
    e.SeatTaken: _still,
    e.BoughtIn: _chips,
    e.SeatLeft: _chips,
    e.SatOut: _nod,
    e.CameBack: _nod,
    e.TipGiven: _pays("tip"),
    e.RulesChanged: _nod,
    e.PlayerBarred: _nod,
    e.TableRested: _nod,
    e.TableClosed: _nod,
    e.ShoeShuffled: _shuffled,
    e.ShoeCut: _calls("cut_done"),
    e.StopCardPlaced: _calls("new_shoe"),
    e.ShoeFinished: _calls("shoe_over"),
    e.BankOffered: _offered,
    e.BankDeclined: _declined,
    e.BankTaken: _pays("bank_named"),
    e.BankBought: _pays("bought"),
    e.BankAuctioned: _pays("sold"),
    e.SaleOpened: lambda event, _before, _after: [Cue("word", (event,), Say("sale", amount=event.amount))],
    e.SaleDeclined: _sale_declined,
    e.AuctionOpened: _calls("auction"),
    e.BidMade: lambda event, _before, _after: [Cue("word", (event,), Say("bid", event.seat, event.amount))],
    e.BidPassed: _nod,
    e.BankKept: _still,
    e.BankPassed: _chips,
    e.BankReturned: _chips,
    e.BankSetAside: _chips,
    e.StakesOpened: _stakes_opened,
    e.ClaimDeclined: _still,
    e.SuiviDeclined: _suivi_declined,
    e.StakePlaced: _staked,
    e.BancoCalled: _called,
    e.AvecLaTableCalled: _avec_la_table,
    e.SuiviCalled: _called,
    e.StakeWithdrawn: _chips,
    e.StakeReturned: _chips,
    e.StakeTrimmed: _pays("trimmed"),
    e.CardsDeclined: _nod,
    e.NobodyStaked: _calls("nobody"),
    e.BankLowered: _lowered,
    e.BankUncovered: _pays("garage"),
    e.BankCapped: _pays("garage"),
    e.GarageReturned: _returned_to_bank,
    e.StakesClosed: _closed,
    e.CardDealt: _dealt,
    e.HandTurned: _turned,
    e.AdviceGiven: _advised,
    e.HandDrew: _chose("ponte_asks", "bank_draws"),
    e.HandStood: _chose("ponte_stands", "bank_stands"),
    e.PointsAnnounced: _announced,
    e.StakesRaked: _raked,
    e.CagnotteTaken: _cagnotte,
    e.StakePaid: _paid,
    e.TakenBack: _chips,
    e.CardsDiscarded: _discarded,
}
