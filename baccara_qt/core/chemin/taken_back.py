"""What a seat may take back until the close or the next card, and the event that says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from baccara_qt.core.chemin.state import Bank, Claims, Passage, TableState
from baccara_qt.core.event import Event
from baccara_qt.core.money import Account, Cents, Entry, Seat

__all__ = ["TakenBack"]


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat took back what it did in ``step``: bank, stakes and claims are as they were before it.

    Attributes:
        seat: Who takes something back.
        step: Number of the step, counted from 1 in the session; what others did since is undone with it.
        moves: The movements of money since then the other way round, the last first, in cents.
        bank: The hand as it was, and likewise the others.
    """

    rule: ClassVar[str] = "C10"
    seat: Seat
    step: int
    moves: tuple[tuple[Account, Account, Cents], ...]
    bank: Bank | None
    claims: Claims | None
    passage: Passage | None
    turn_seat: Seat
    last_banker: Seat

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The movements of money that lead back."""
        return tuple(map(Entry._make, self.moves))


def lasting(state: TableState) -> tuple[Any, ...]:
    """What nobody can take back: people, rules, cards, coups, and money that came to the table or left it.

    An act after which all of this is the same may be taken back; a card, a cut or the close of a coup ends that.
    """
    books = state.books
    return (
        (state.rules, state.seats, state.shoe, state.coup, state.coups, state.shoes, state.opened, state.closed),
        (books.bought_in, books.cashed_out, books.cagnotte, books.tips),
    )


def taken_back(before: TableState, seat: Seat, step: int, since: Iterable[Event]) -> TakenBack:
    """The event that leads back to the table ``before`` a step, from all events ``since``."""
    moves = [(target, source, amount) for event in since for source, target, amount in event.entries if amount]
    return TakenBack(
        seat,
        step,
        tuple(reversed(moves)),
        before.bank,
        before.claims,
        before.passage,
        before.turn_seat,
        before.last_banker,
    )
