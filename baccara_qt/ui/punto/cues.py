"""What the table shows of a coup of Punto Banco, cue by cue."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.event import Event
from baccara_qt.core.money import Cents, Entry, purse, stake
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import Hand
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.legal import turn, turner
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.ui import cues_passage as shoe
from baccara_qt.ui.cue import HOUSE, Cue, Cues, Say, calls, chips, is_asked_anew, money, nod, pays, still
from baccara_qt.ui.cues_coup import taken_back

CALLS: Final = frozenset(
    {
        "burn",
        "shoe_offered",
        "shoe_taken",
        "croupier_deals",
        "shoe_moves",
        "punto_to",
        "banco_to",
        "card_punto",
        "card_banco",
        "punto_has",
        "banco_has",
        "punto_wins",
        "banco_wins",
        "even",
        "settled",
    }
)
"""Calls that are heard at these tables only."""


def cues_for(events: Iterable[Event], before: TableState) -> list[Cue]:
    """The cues of these events, in order, for a table that stands as ``before``.

    Where all cards are turned at once (P1), that is one thing to see, and so are all payments.
    """
    state, cues = before, Cues()
    for event in events:
        after = evolve(state, event)
        for cue in _CUES[type(event)](event, state, after):
            at = _seen_with(cue, cues, quick=not state.rules.one_by_one)
            if at is None:
                cues.append(cue)
            else:
                cues[at] = replace(cues[at], events=cues[at].events + cue.events, moves=cues[at].moves + cue.moves)
        state = after
    asked = asking(state)
    if asked and not state.in_coup and is_asked_anew(cues, asking(before), asked):
        cues.append(Cue("word", say=asked))
    return cues


def _seen_with(cue: Cue, cues: Cues, *, quick: bool) -> int | None:
    """Which of the cues before is one thing to see with this one."""
    at = len(cues) - 1
    # The points of the hand before are called when both are turned
    while quick and cue.beat == "turn" and at > 0 and calls_points(cues[at]):
        at -= 1
    if at < 0:
        return None
    last = cues[at]
    if last.beat == cue.beat == "still":
        return at
    if not quick or not last.events or not cue.events:
        return None
    return at if last.beat == cue.beat == "turn" or _PAID.issuperset(map(type, last.events + cue.events)) else None


def opening(state: TableState) -> list[Cue]:
    """What somebody sees first who comes in now: the cards made ready for the cut (B4)."""
    return shoe.ready_for_the_cut(state) if state.phase is Phase.CUT else []


def asking(state: TableState) -> Say | None:
    """What the croupier has just said at a table that waits like this one; for somebody who comes in now."""
    match state.phase:
        case Phase.CUT:
            return Say("cut_offered", state.cutter)
        case Phase.OFFER:
            return Say("shoe_offered", seat) if (seat := turn(state)) else None
        case Phase.STAKES:
            return Say("stakes_asked")
        case Phase.TURN:
            hand = state.coup.next_to_turn if state.coup else None
            return Say(f"{hand}_to", seat) if hand and (seat := turn(state)) else None
        case _:
            return None


def net_stake(event: e.StakePlaced) -> Entry:
    """A changed stake: only the difference moves."""
    more = event.amount - event.returned
    home, place = purse(event.seat), stake(event.seat)
    return Entry(home, place, Cents(more)) if more >= 0 else Entry(place, home, Cents(-more))


def _burned(event: e.CardsBurned, before: TableState, after: TableState) -> Cues:
    return [Cue("word", (event,), Say("burn", points=event.card.points))]


def _declined(event: e.ShoeDeclined, before: TableState, after: TableState) -> Cues:
    cues = [Cue("nod", (event,), Say("refused", event.seat))]
    return [*cues, Cue("word", say=Say("shoe_offered", after.offered[0]))] if after.offered else cues


def _staked(event: e.StakePlaced, before: TableState, after: TableState) -> Cues:
    return [money(event, moves=(net_stake(event),))]


def _closed(event: e.StakesClosed, before: TableState, after: TableState) -> Cues:
    cues = [Cue("word", (event,), Say("close"))]
    if event.last:
        cues.append(Cue("word", say=Say("last_coup")))
    if after.rules.one_by_one and event.punto:
        cues.append(Cue("word", say=Say("punto_to", event.punto)))
    return cues


def _dealt(event: e.CardDealt, before: TableState, after: TableState) -> Cues:
    third = before.coup is not None and len(before.coup.hand(event.hand)) == 2
    return [Cue("card", (event,), Say(f"card_{event.hand}") if third else None)]


def _turned(event: e.CardTurned | e.HandTurned, before: TableState, after: TableState) -> Cues:
    """Once all its cards are seen, the points of a hand are called, and not before; then it is Banco's turn."""
    coup = after.coup
    assert coup is not None
    seen = coup.turned[event.hand == "banco"] == len(coup.hand(event.hand))
    cues = [Cue("turn", (event,))]
    if seen:
        cues.append(Cue("word", say=points_called(event.hand, after)))
    banco = turner(after)
    if seen and banco and event.hand == "punto" and not coup.turned[1]:
        cues.append(Cue("word", say=Say("banco_to", banco)))
    return cues


def points_called(hand: Hand, state: TableState) -> Say:
    """What the croupier says of a hand whose cards are all seen."""
    assert state.coup is not None
    cards = state.coup.hand(hand)
    if is_natural(cards):
        return Say("natural" if hand == "punto" else "bank_natural", points=total(cards))
    return Say(f"{hand}_has", points=total(cards))


def calls_points(cue: Cue) -> bool:
    """Whether the croupier counts a hand."""
    return cue.say is not None and cue.say.call in {"natural", "bank_natural", "punto_has", "banco_has"}


def _announced(event: e.PointsAnnounced, before: TableState, after: TableState) -> Cues:
    call = "even" if event.outcome == "tie" else f"{event.outcome}_wins"
    return [Cue("word", (event,), Say(call, points=event.banco, other=event.punto))]


_PAID: Final = frozenset({e.StakePaid, e.CommissionMarked, e.CommissionTaken, e.FloatFilled})

_CUES: Final[dict[type[Event], Callable[[Any, TableState, TableState], Cues]]] = {
    **HOUSE,
    e.RulesChanged: nod,
    e.ShoeShuffled: shoe.shuffled,
    e.ShoeCut: shoe.cut,
    e.StopCardPlaced: shoe.loaded,
    e.CardsBurned: _burned,
    e.ShoeFinished: calls("shoe_over"),
    e.ShoeOffered: lambda event, _before, _after: [Cue("word", (event,), Say("shoe_offered", event.order[0]))],
    e.ShoeDeclined: _declined,
    e.ShoeTaken: calls("shoe_taken"),
    e.CroupierDeals: lambda event, before, _after: (calls("croupier_deals") if before.rules.travelling else still)(
        event, before, _after
    ),
    e.ShoePassed: calls("shoe_moves"),
    e.ShoeMoved: calls("shoe_moves"),
    e.StakesOpened: calls("stakes_asked"),
    e.QuestionDone: still,
    e.StakePlaced: _staked,
    e.StakesWithdrawn: chips,
    e.StakesClosed: _closed,
    e.CardDealt: _dealt,
    e.CardTurned: _turned,
    e.HandTurned: _turned,
    e.PointsAnnounced: _announced,
    e.StakesTaken: lambda event, _before, _after: [money(event, beat="rake")],
    e.FloatFilled: still,
    e.StakePaid: chips,
    e.CommissionMarked: still,
    e.CommissionTaken: chips,
    e.CommissionPaid: pays("settled"),
    e.CardsDiscarded: lambda event, _before, _after: [Cue("sweep", (event,))],
    e.TakenBack: taken_back,
}
