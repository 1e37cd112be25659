"""A cue: one thing to see or to hear at the table, as data; and the kinds of cue that many events share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from baccara_qt.core import house_events as e
from baccara_qt.core.event import Event
from baccara_qt.core.money import Entry, Seat

Beat = Literal[
    "still",
    "nod",
    "word",
    "knock",
    "card",
    "serve",
    "turn",
    "sweep",
    "chips",
    "rake",
    "ticket",
    "spread",
    "wash",
    "wash_down",
    "gather",
    "cut",
    "load",
    "shoe",
]
"""What a cue is, and so how long it lasts and how it moves.

Nothing to see; a nod; a call; the auctioneer's hammer. A card from the shoe; the palette serves the ponte; a hand is
turned; the cards go. Chips; the rake takes a stake; the cagnotte's ticket. The packs are spread face up, washed so,
turned, washed face down and gathered (B4), cut, and loaded into the shoe with the stop card (B5, B6). The shoe
goes by itself.
"""


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
        quick: Whether it is shown as if it had been seen many times.
        shoe: From whom the shoe goes to whom, where that does not follow from the events.
    """

    beat: Beat
    events: tuple[Event, ...] = ()
    say: Say | None = None
    moves: tuple[Entry, ...] = ()
    palette: bool = False
    quick: bool = False
    shoe: tuple[Seat, Seat] | None = None


Cues = list[Cue]


_ASKING: Final = frozenset(
    {
        "cut_offered",
        "bank_offered",
        "bank_returns",
        "no_bid",
        "sale",
        "auction",
        "bid",
        "suivi_asked",
        "banco_asked",
        "stakes_asked",
        "banco",
        "banco_prime",
        "avec_la_table",
        "avec_la_table_full",
        "nobody",
        "go_on",
        "shoe_offered",
    }
)
"""Calls that ask, or tell what is to be answered."""


def is_asked_anew(cues: Cues, before: Say | None, now: Say | None) -> bool:
    """Whether these cues leave untold what is asked now: they end with another call, or something else is asked.

    Args:
        cues: What is seen and heard.
        before: What was asked before them.
        now: What is asked after them.
    """
    said = [cue.say.call for cue in cues if cue.say]
    if said or now is None:
        return bool(said) and said[-1] not in _ASKING
    return before is None or before[:2] != now[:2]


def still(event: Event, before: Any, after: Any) -> Cues:
    """Nothing to see."""
    return [Cue("still", (event,))]


def nod(event: Event, before: Any, after: Any) -> Cues:
    """A moment to notice it."""
    return [Cue("nod", (event,))]


def money(event: Event, say: Say | None = None, moves: Iterable[Entry] | None = None, beat: Beat = "chips") -> Cue:
    """Money on its way as booked, or as given; without any, only the call."""
    going = tuple(move for move in (event.entries if moves is None else moves) if move.amount > 0)
    if going:
        return Cue(beat, (event,), say, going)
    return Cue("word" if say else "still", (event,), say)


def chips(event: Event, before: Any, after: Any) -> Cues:
    """Chips on their way as booked."""
    return [money(event)]


def calls(call: str) -> Callable[[Any, Any, Any], Cues]:
    """Only a call."""
    return lambda event, _before, _after: [Cue("word", (event,), Say(call, getattr(event, "seat", 0)))]


def pays(call: str) -> Callable[[Any, Any, Any], Cues]:
    """A call, and chips on their way."""
    return lambda event, _before, _after: [money(event, Say(call, getattr(event, "seat", 0), event.amount))]


HOUSE: Final[dict[type[Event], Callable[[Any, Any, Any], Cues]]] = {
    e.SeatTaken: still,
    e.BoughtIn: chips,
    e.SeatLeft: chips,
    e.SatOut: nod,
    e.CameBack: nod,
    e.TipGiven: pays("tip"),
    e.TableClosed: nod,
}
"""What comes and goes at every table (B9, F4)."""
