"""Events of the shoe on its way and of one coup: stakes, cards, settling. Amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.cards import Card
from baccara_qt.core.event import Event
from baccara_qt.core.money import BANK, BOUGHT_IN, CAGNOTTE, Cents, Entry, Seat, purse, stake
from baccara_qt.core.punto.bets import Bet, Hand, Outcome
from baccara_qt.core.punto.rules import TableRules

# --- table and shoe ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """The croupier announced other settings."""

    rule: ClassVar[str] = "B1"
    rules: TableRules


@dataclass(frozen=True, slots=True)
class CardsBurned(Event):
    """The first card of the shoe was turned, and so many after it went face down (P5)."""

    rule: ClassVar[str] = "P5"
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class ShoeOffered(Event):
    """The shoe is offered to these seats in turn."""

    rule: ClassVar[str] = "P7"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ShoeDeclined(Event):
    """A seat refused the shoe."""

    rule: ClassVar[str] = "P7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShoeTaken(Event):
    """A seat took the shoe, and deals."""

    rule: ClassVar[str] = "P7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CroupierDeals(Event):
    """All refused: the croupier deals until Banco loses."""

    rule: ClassVar[str] = "P7"


@dataclass(frozen=True, slots=True)
class ShoePassed(Event):
    """The holder gave up the shoe; it goes to the right."""

    rule: ClassVar[str] = "P7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShoeMoved(Event):
    """Banco lost: the shoe goes to the right of who dealt."""

    rule: ClassVar[str] = "P7"
    seat: Seat


# --- stakes -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StakesOpened(Event):
    """Stakes are asked for, from these seats in turn."""

    rule: ClassVar[str] = "P2"
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class QuestionDone(Event):
    """A seat that was asked has nothing (more) to stake."""

    rule: ClassVar[str] = "P2"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StakePlaced(Event):
    """A seat staked on a field; what it had lying there (``returned``) went back first."""

    rule: ClassVar[str] = "P2"
    seat: Seat
    bet: Bet
    amount: Cents
    returned: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (
            Entry(stake(self.seat), purse(self.seat), self.returned),
            Entry(purse(self.seat), stake(self.seat), self.amount),
        )


@dataclass(frozen=True, slots=True)
class StakesWithdrawn(Event):
    """A seat took all its stakes back."""

    rule: ClassVar[str] = "P2"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(stake(self.seat), purse(self.seat), self.amount),)


@dataclass(frozen=True, slots=True)
class StakesClosed(Event):
    """Nothing more goes: the coup must be given.

    ``punto`` and ``banco`` turn the cards of that hand (0: the croupier); ``last``: it is the shoe's last coup.
    """

    rule: ClassVar[str] = "P1"
    punto: Seat
    banco: Seat
    last: bool


# --- the cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card left the shoe for a hand, face down."""

    rule: ClassVar[str] = "P3"
    hand: Hand
    card: Card


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The next card of a hand was turned face up."""

    rule: ClassVar[str] = "P1"
    hand: Hand


@dataclass(frozen=True, slots=True)
class HandTurned(Event):
    """All cards of a hand were turned face up."""

    rule: ClassVar[str] = "P1"
    hand: Hand


@dataclass(frozen=True, slots=True)
class PointsAnnounced(Event):
    """The croupier announced both points and the winner."""

    rule: ClassVar[str] = "P3"
    punto: int
    banco: int
    outcome: Outcome


# --- settling ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StakesTaken(Event):
    """The house took what lost: (seat, field, amount)."""

    rule: ClassVar[str] = "P7"
    stakes: tuple[tuple[Seat, Bet, Cents], ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(Entry(stake(seat), BANK, amount) for seat, _, amount in self.stakes)


@dataclass(frozen=True, slots=True)
class FloatFilled(Event):
    """The cashier brought the house so much to pay with (F1)."""

    rule: ClassVar[str] = "F1"
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(BOUGHT_IN, BANK, self.amount),)


@dataclass(frozen=True, slots=True)
class StakePaid(Event):
    """A stake went home with its win."""

    rule: ClassVar[str] = "P2"
    seat: Seat
    bet: Bet
    amount: Cents
    won: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (
            Entry(BANK, purse(self.seat), self.won),
            Entry(stake(self.seat), purse(self.seat), self.amount),
        )


@dataclass(frozen=True, slots=True)
class CommissionMarked(Event):
    """So much was marked in a seat's commission box: a note, no money yet."""

    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class CommissionTaken(Event):
    """The house took its commission at once."""

    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(purse(self.seat), CAGNOTTE, self.amount),)


@dataclass(frozen=True, slots=True)
class CommissionPaid(Event):
    """A seat paid what its box said."""

    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (Entry(purse(self.seat), CAGNOTTE, self.amount),)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The coup is over; its cards went into the slot."""

    rule: ClassVar[str] = "C25"
