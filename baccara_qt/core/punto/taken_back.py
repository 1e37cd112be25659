"""What a seat may take back until the close or the next card, and the event that says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from baccara_qt.core.event import Event
from baccara_qt.core.money import Account, Cents, Entry, Seat
from baccara_qt.core.punto.state import TableState

__all__ = ["TakenBack"]


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took back what it did in ``step``: stakes and shoe are as they were before it.

    Attributes:
        seat: Who takes something back.
        step: Number of the step, counted from 1 in the session; what others did since is undone with it.
        moves: The movements of money since then the other way round, the last first, in cents.
        bets: What lay on each field, for each seat.
        holder: Who had the shoe, and likewise the others.
    """

    rule: ClassVar[str] = "C10"
    seat: Seat
    step: int
    moves: tuple[tuple[Account, Account, Cents], ...]
    bets: tuple[tuple[Cents, ...], ...]
    holder: Seat
    passed_from: Seat
    dealt_for: bool
    offered: tuple[Seat, ...] | None
    asked: tuple[Seat, ...] | None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The movements of money that lead back."""
        return tuple(map(Entry._make, self.moves))


def lasting(state: TableState) -> tuple[Any, ...]:
    """What nobody can take back: people, rules, cards, coups, and money that came to the table or left it."""
    people = tuple((seat.occupied, seat.sitting_out, seat.owed) for seat in state.seats)
    books = state.books
    return (
        (state.rules, people, state.shoe, state.coup, state.coups, state.shoes, state.opened, state.closed),
        (books.bought_in, books.cashed_out, books.cagnotte, books.tips),
    )


def taken_back(before: TableState, seat: Seat, step: int, since: Iterable[Event]) -> TakenBack:
    """The event that leads back to the table ``before`` a step, from all events ``since``."""
    moves = [(target, source, amount) for event in since for source, target, amount in event.entries if amount]
    return TakenBack(
        seat,
        step,
        tuple(reversed(moves)),
        tuple(place.bets for place in before.seats),
        before.holder,
        before.passed_from,
        before.dealt_for,
        before.offered,
        before.asked,
    )
