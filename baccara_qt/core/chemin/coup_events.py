"""Events of one coup: stakes and claims, cards, settling. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.event import Hand, Outcome
from baccara_qt.core.event import Event
from baccara_qt.core.money import (
    BANK,
    CAGNOTTE,
    GARAGE,
    Cents,
    Entry,
    Seat,
    purse,
    stake,
)

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
        home, place = purse(self.seat), stake(self.seat)
        return Entry(place, home, self.returned), Entry(home, place, self.amount)


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
        home, place = purse(self.seat), stake(self.seat)
        return Entry(BANK, home, self.amount), Entry(place, home, self.amount)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The coup is over; its cards went into the slot."""

    rule: ClassVar[str] = "C25"
