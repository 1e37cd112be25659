"""Events every game of the house has: people come and go, a shoe is made ready and finished. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.cards import Card
from baccara_qt.core.event import Event
from baccara_qt.core.money import BOUGHT_IN, CASHED_OUT, TIPS, Cents, Entry, Seat, purse

# --- people and table -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A player sat down with so much."""

    rule: ClassVar[str] = "B9"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BOUGHT_IN, purse(self.seat), self.amount),)


@dataclass(frozen=True, slots=True)
class BoughtIn(SeatTaken):
    """A player bought in for more."""


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left with all that lay before him."""

    rule: ClassVar[str] = "B9"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(purse(self.seat), CASHED_OUT, self.amount),)


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A player sits out."""

    rule: ClassVar[str] = "B9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A player who sat out plays again."""

    rule: ClassVar[str] = "B9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TipGiven(Event):
    """Something for the staff."""

    rule: ClassVar[str] = "F4"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(purse(self.seat), TIPS, self.amount),)


@dataclass(frozen=True, slots=True)
class TableClosed(Event):
    """The table is closed for good."""

    rule: ClassVar[str] = "B7"


# --- shoe -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShoeShuffled(Event):
    """The cards were checked, washed and gathered; the cut is offered.

    ``number`` counts from 1; ``backs`` has an ``r`` or ``b`` for each card; ``commitment`` is the SHA-256 of the seed.
    """

    rule: ClassVar[str] = "B4"
    number: int
    commitment: str
    order: tuple[Card, ...]
    backs: str
    by_dealers: bool


@dataclass(frozen=True, slots=True)
class ShoeCut(Event):
    """The seat cut the shoe after so many cards."""

    rule: ClassVar[str] = "B5"
    seat: Seat
    position: int


@dataclass(frozen=True, slots=True)
class StopCardPlaced(Event):
    """The stop card lies before the last so many cards; the shoe is ready."""

    rule: ClassVar[str] = "B6"
    remaining: int


@dataclass(frozen=True, slots=True)
class ShoeFinished(Event):
    """The shoe is over; its seed is revealed (empty when there is none)."""

    rule: ClassVar[str] = "A5"
    number: int
    seed: str
