"""Events of rules and rest, and of the bank on its way. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.chemin.event import OfferReason
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.event import Event
from baccara_qt.core.money import BANK, GARAGE, Cents, Entry, Seat, purse

# --- people and table -------------------------------------------------------------------------------------------


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
