"""Events of people, shoe and the bank on its way. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.event import Event, OfferReason
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.money import (
    BANK,
    BOUGHT_IN,
    CASHED_OUT,
    GARAGE,
    TIPS,
    Cents,
    Entry,
    Seat,
    purse,
)

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
class RulesChanged(Event):
    """The croupier announced other settings."""

    rule: ClassVar[str] = "B1"
    rules: TableRules


@dataclass(frozen=True, slots=True)
class PlayerBarred(Event):
    """A player may not hold the cards for the rest of the shoe."""

    rule: ClassVar[str] = "G7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TableRested(Event):
    """The game rests: nobody wants the bank, or fewer than two play."""

    rule: ClassVar[str] = "B7"


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


# --- offering the bank ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BankOffered(Event):
    """The bank is offered to these seats in turn.

    ``reason``: the first of the session, after a loss, back to the turn seat (E6), after an auction without a bid (E5),
    or when a resting game goes on.
    """

    rule: ClassVar[str] = "B7"
    order: tuple[Seat, ...]
    reason: OfferReason


@dataclass(frozen=True, slots=True)
class BankDeclined(Event):
    """A seat refused the bank."""

    rule: ClassVar[str] = "B7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BankTaken(Event):
    """A seat took the bank and named it."""

    rule: ClassVar[str] = "C1"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(purse(self.seat), BANK, self.amount),)


@dataclass(frozen=True, slots=True)
class BankBought(BankTaken):
    """A seat took the passed bank at its amount; ``regular`` when it was the turn seat (E3)."""

    rule: ClassVar[str] = "E2"
    regular: bool


@dataclass(frozen=True, slots=True)
class BankAuctioned(BankTaken):
    """The highest bidder has the bank; ``regular`` when he was the turn seat (E3)."""

    rule: ClassVar[str] = "E4"
    regular: bool


@dataclass(frozen=True, slots=True)
class SaleOpened(Event):
    """The passed bank is offered at its amount to these seats in turn."""

    rule: ClassVar[str] = "E2"
    order: tuple[Seat, ...]
    amount: Cents


@dataclass(frozen=True, slots=True)
class SaleDeclined(Event):
    """A seat did not take the bank at its amount."""

    rule: ClassVar[str] = "E2"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """The bank is auctioned among these seats."""

    rule: ClassVar[str] = "E4"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid so much."""

    rule: ClassVar[str] = "E4"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat bids no more."""

    rule: ClassVar[str] = "E4"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BankKept(Event):
    """The banker keeps the hand."""

    rule: ClassVar[str] = "C26"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BankPassed(Event):
    """The bank passes; bank and garage go home. ``amount`` is the last bank, not all he takes home."""

    rule: ClassVar[str] = "E1"
    seat: Seat
    amount: Cents
    garage: Cents
    voluntary: bool
    turn_seat: Seat

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BANK, purse(self.seat), self.amount), Entry(GARAGE, purse(self.seat), self.garage))


@dataclass(frozen=True, slots=True)
class BankReturned(Event):
    """What is left of a lost or dissolved bank, and its garage, went home."""

    rule: ClassVar[str] = "C21"
    seat: Seat
    amount: Cents
    garage: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BANK, purse(self.seat), self.amount), Entry(GARAGE, purse(self.seat), self.garage))


@dataclass(frozen=True, slots=True)
class BankSetAside(Event):
    """The banker took a surplus home, as the house allows."""

    rule: ClassVar[str] = "C26"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BANK, purse(self.seat), self.amount),)
