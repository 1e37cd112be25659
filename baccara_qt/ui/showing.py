"""What the window needs of a game: how its table goes on, what is seen and heard of it, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import Offer, Recorder
from baccara_qt.core.money import Seat
from baccara_qt.session.orders import Orders

if TYPE_CHECKING:
    from baccara_qt.ui.cue import Cue, Say
    from baccara_qt.ui.hand import Hand
    from baccara_qt.ui.house_books import HouseBooks
    from baccara_qt.ui.landmarks import Landmark
    from baccara_qt.ui.offers import Act
    from baccara_qt.ui.outcome import Outcome
    from baccara_qt.ui.placing import CardRow, ChipRow, Player, SeatRow


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Showing:
    """A game as it is shown; states, views and events are those of the game.

    Attributes:
        evolve: The state after one event.
        turn: Who is asked in a state.
        legal: What a seat may do in a state.
        why_not: Why a seat may not do something.
        see: What a seat may know of a state.
        answer: What the user's standing orders say to do.
        claims: The phase in which the user may have the last word.
        dealer: Who deals by hand in a state, where people do; 0 for nobody.
        cues: What is seen and heard of events.
        opening: What somebody sees first who comes in.
        asking: What the croupier has just said at a table that waits.
        fresh: Events after which nothing is familiar any more.
        seats: The rows of places, cards and chips of a view; the chips without those the cue carries.
        cards: See there.
        chips: See there.
        flights: The chips a cue carries.
        shoe_seat: Before whom the shoe stands in a view.
        acts: What the user can do at the table, by the name QML uses.
        group: The names of the acts the bar shows.
        price: What an act takes that leaves no choice, in cents.
        prompt: Whose turn it is and what can be done.
        sentence: What happened, for the record.
        landmarks: What one can leap to when a session is looked at again, by the name QML uses.
        recorder: Tells the coups from a state on.
        reasons: Makes what follows a table's events and gives the facts of each coup.
        why: Says these facts in words: a module such as ``why_texts``.
        outcome: Says how the last coup ended.
        books: The books beside the table.
        hand: Turns what is pressed into steps.
    """

    evolve: Callable[[Any, Any], Any]
    turn: Callable[[Any], int | None]
    legal: Callable[[Any, Seat], tuple[Offer, ...]]
    why_not: Callable[[Any, Seat, type[Any]], RuleError]
    see: Callable[[Any, Seat], Any]
    answer: Callable[[Orders, Any, Iterable[Offer]], Any | None]
    claims: Any
    dealer: Callable[[Any], Seat]
    cues: Callable[[Iterable[Any], Any], list[Cue]]
    opening: Callable[[Any], list[Cue]]
    asking: Callable[[Any], Say | None]
    fresh: tuple[type[Any], ...]
    seats: Callable[[Any, Mapping[Seat, Player], Seat], list[SeatRow]]
    cards: Callable[..., list[CardRow]]
    chips: Callable[[Any, Cue | None], list[ChipRow]]
    flights: Callable[[Cue, Any], list[dict[str, Any]]]
    shoe_seat: Callable[[Any], Seat]
    acts: Mapping[str, Act]
    group: Callable[..., Sequence[str]]
    price: Callable[[str, Any], int | None]
    prompt: Callable[..., str]
    sentence: Callable[..., str]
    landmarks: Mapping[str, Landmark]
    recorder: Callable[[Any], Recorder]
    reasons: Callable[[], Any]
    why: Any
    outcome: type[Outcome]
    books: type[HouseBooks]
    hand: type[Hand]
