"""What happened at the table, in the past tense. Each event names its rule and tells its entries in the books.

Amounts are cents. An event holds all that ``evolve`` needs, so that a record plays back without chance or rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.money import (
    BANK,
    BOUGHT_IN,
    CAGNOTTE,
    CASHED_OUT,
    GARAGE,
    TIPS,
    Cents,
    Entry,
    Seat,
    purse,
    stake,
)

Hand = Literal["ponte", "bank"]
Outcome = Literal["ponte", "bank", "tie"]
Call = Literal["suivi", "banco", "avec_la_table"]


class Event:
    """Base of all events."""

    __slots__ = ()
    rule: ClassVar[str] = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The movements of money this event stands for (F1)."""
        return ()


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

    ``number`` counts from 1; ``backs`` has one letter a card, ``r`` or ``b``; ``commitment`` is the SHA-256 of the seed.
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

OfferReason = Literal["first", "lost", "returns", "no_bid", "reopened"]


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


# --- stakes and claims ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StakesOpened(Event):
    """The bank is announced and these seats are asked in turn; ``suivi`` is the seat asked first (0: none)."""

    rule: ClassVar[str] = "C2"
    order: tuple[Seat, ...]
    suivi: Seat


@dataclass(frozen=True, slots=True)
class ClaimDeclined(Event):
    """A seat that was asked has nothing (more) to say."""

    rule: ClassVar[str] = "C2"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SuiviDeclined(Event):
    """A seat did not follow; the right ends."""

    rule: ClassVar[str] = "C5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StakePlaced(Event):
    """A seat staked; what it had lying (``returned``) went back first."""

    rule: ClassVar[str] = "C6"
    seat: Seat
    amount: Cents
    returned: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (
            Entry(stake(self.seat), purse(self.seat), self.returned),
            Entry(purse(self.seat), stake(self.seat), self.amount),
        )


@dataclass(frozen=True, slots=True)
class BancoCalled(StakePlaced):
    """A seat called *banco*; ``prime`` for the banker's right neighbour (C2)."""

    rule: ClassVar[str] = "C3"
    prime: bool


@dataclass(frozen=True, slots=True)
class AvecLaTableCalled(StakePlaced):
    """A seat called *banco avec la table*."""

    rule: ClassVar[str] = "C4"


@dataclass(frozen=True, slots=True)
class SuiviCalled(StakePlaced):
    """A seat called *banco suivi*."""

    rule: ClassVar[str] = "C5"


@dataclass(frozen=True, slots=True)
class StakeWithdrawn(Event):
    """A seat took its stake back."""

    rule: ClassVar[str] = "C6"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(stake(self.seat), purse(self.seat), self.amount),)


@dataclass(frozen=True, slots=True)
class StakeReturned(StakeWithdrawn):
    """A stake went back to its seat: overtaken, or the bank passed.

    ``overtaken`` tells the two apart: who was overtaken may answer (C2).
    """

    rule: ClassVar[str] = "C3"
    overtaken: bool


@dataclass(frozen=True, slots=True)
class StakeTrimmed(StakeWithdrawn):
    """So much of a stake was more than the bank could cover and went back."""

    rule: ClassVar[str] = "C6"


@dataclass(frozen=True, slots=True)
class CardsDeclined(Event):
    """A seat leaves the cards to the next largest stake."""

    rule: ClassVar[str] = "C9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyStaked(Event):
    """Nobody staked: no coup."""

    rule: ClassVar[str] = "C7"


@dataclass(frozen=True, slots=True)
class _Garaged(Event):
    """So much of the bank went to the garage."""

    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BANK, GARAGE, self.amount),)


@dataclass(frozen=True, slots=True)
class BankLowered(_Garaged):
    """The banker lowered the bank by this amount, which went to the garage."""

    rule: ClassVar[str] = "C7"


@dataclass(frozen=True, slots=True)
class BankUncovered(_Garaged):
    """This part of the bank is not covered by stakes and went to the garage at the close."""

    rule: ClassVar[str] = "C8"


@dataclass(frozen=True, slots=True)
class BankCapped(_Garaged):
    """The bank grew above the maximum; the rest went to the garage."""

    rule: ClassVar[str] = "C1"


@dataclass(frozen=True, slots=True)
class GarageReturned(Event):
    """Garage money went back into the bank: the uncovered part of this coup, or to make up the minimum."""

    rule: ClassVar[str] = "C8"
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(GARAGE, BANK, self.amount),)


@dataclass(frozen=True, slots=True)
class StakesClosed(Event):
    """*Rien ne va plus*: the coup must be given.

    ``holder`` plays the ponte's cards (0: the croupier); ``at_risk`` is the sum of the stakes.
    """

    rule: ClassVar[str] = "C10"
    holder: Seat
    at_risk: Cents


# --- the coup ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card left the shoe for a hand."""

    rule: ClassVar[str] = "C11"
    hand: Hand
    card: Card


@dataclass(frozen=True, slots=True)
class HandTurned(Event):
    """A hand was turned face up."""

    rule: ClassVar[str] = "C14"
    hand: Hand


@dataclass(frozen=True, slots=True)
class AdviceGiven(Event):
    """The croupier told a hand what to do, and it must."""

    rule: ClassVar[str] = "C19"
    hand: Hand
    draw: bool


@dataclass(frozen=True, slots=True)
class HandDrew(Event):
    """*Carte*."""

    rule: ClassVar[str] = "C13"
    hand: Hand


@dataclass(frozen=True, slots=True)
class HandStood(Event):
    """*Non*."""

    rule: ClassVar[str] = "C13"
    hand: Hand


@dataclass(frozen=True, slots=True)
class PointsAnnounced(Event):
    """The croupier announced the bank's point, the ponte's point and the winner."""

    rule: ClassVar[str] = "C15"
    bank: int
    ponte: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class StakesRaked(Event):
    """The bank won all stakes: (seat, amount), from the banker's right."""

    rule: ClassVar[str] = "C24"
    stakes: tuple[tuple[Seat, Cents], ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(Entry(stake(seat), BANK, amount) for seat, amount in self.stakes)


@dataclass(frozen=True, slots=True)
class CagnotteTaken(Event):
    """The house took its part of what the bank won."""

    rule: ClassVar[str] = "C23"
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BANK, CAGNOTTE, self.amount),)


@dataclass(frozen=True, slots=True)
class StakePaid(Event):
    """A stake was paid 1:1 and went home with its win."""

    rule: ClassVar[str] = "C21"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (
            Entry(BANK, purse(self.seat), self.amount),
            Entry(stake(self.seat), purse(self.seat), self.amount),
        )


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The coup is over; its cards went into the slot."""

    rule: ClassVar[str] = "C25"


ALL_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value not in (Event, _Garaged)
)
