"""What can go wrong at a table, and how it was put right (rules G1–G6, G8–G11). Amounts are cents.

These events happen in practice only: the house's own staff makes no mistakes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin.event import Hand
from baccara_qt.core.event import Event
from baccara_qt.core.money import BANK, GARAGE, Cents, Entry, Seat, purse, stake

# --- what went wrong --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDrawnEarly(Event):
    """A card was drawn before the close; it lies at the mouth of the shoe as the first of the coup."""

    rule: ClassVar[str] = "G1"


@dataclass(frozen=True, slots=True)
class CardsLoose(Event):
    """Cards left the shoe by mistake and lie on the table, nobody's yet."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardFaceUp(CardsLoose):
    """A card was found face up in the shoe."""

    rule: ClassVar[str] = "G2"


@dataclass(frozen=True, slots=True)
class CardsStuck(CardsLoose):
    """Two cards stuck together."""

    rule: ClassVar[str] = "G3"


@dataclass(frozen=True, slots=True)
class CardOnFloor(CardsLoose):
    """A card fell on the floor."""

    rule: ClassVar[str] = "G4"


@dataclass(frozen=True, slots=True)
class CardsUnasked(CardsLoose):
    """Cards were drawn though the ponte had said *non*."""

    rule: ClassVar[str] = "G5"


@dataclass(frozen=True, slots=True)
class TableauBroken(CardsLoose):
    """A hand drew or stood against the tableau; the cards that came of it are loose."""

    rule: ClassVar[str] = "G6"
    hand: Hand


@dataclass(frozen=True, slots=True)
class StakeMispaid(Event):
    """A winning stake went home with another sum than its own; what is too much came from the banker's garage."""

    rule: ClassVar[str] = "G8"
    seat: Seat
    amount: Cents
    paid: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (
            Entry(BANK, purse(self.seat), min(self.paid, self.amount)),
            Entry(GARAGE, purse(self.seat), Cents(max(0, self.paid - self.amount))),
            Entry(stake(self.seat), purse(self.seat), self.amount),
        )


@dataclass(frozen=True, slots=True)
class BankerLooked(Event):
    """The banker looked at his cards before it was his turn."""

    rule: ClassVar[str] = "G9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NaturalHidden(CardsLoose):
    """The ponte did not turn his eight or nine; what was drawn after it is loose."""

    rule: ClassVar[str] = "G10"


@dataclass(frozen=True, slots=True)
class CardExposed(Event):
    """A card of this hand was seen by mistake."""

    rule: ClassVar[str] = "G11"
    hand: Hand


# --- how it was put right ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardVoided(Event):
    """A loose card is void and went to the slot."""

    rule: ClassVar[str] = "G2"
    card: Card


@dataclass(frozen=True, slots=True)
class CardBurned(Event):
    """A loose card was burned."""

    rule: ClassVar[str] = "G6"
    card: Card


@dataclass(frozen=True, slots=True)
class LooseCardGiven(Event):
    """A loose card went to the hand it belongs to."""

    rule: ClassVar[str] = "G6"
    hand: Hand
    card: Card


@dataclass(frozen=True, slots=True)
class ChoicePutRight(Event):
    """A hand draws or stands as the tableau says, whatever it had said."""

    rule: ClassVar[str] = "G6"
    hand: Hand
    draw: bool


@dataclass(frozen=True, slots=True)
class CoupAnnulled(Event):
    """The coup is void: stakes go back, the uncovered part returns to the bank, the cards go to the slot."""

    rule: ClassVar[str] = "G3"
    stakes: tuple[tuple[Seat, Cents], ...]
    uncovered: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        back = tuple(Entry(stake(seat), purse(seat), amount) for seat, amount in self.stakes)
        return (*back, Entry(GARAGE, BANK, self.uncovered))


@dataclass(frozen=True, slots=True)
class PaymentCorrected(Event):
    """What was too much went back to the garage; a negative amount is what was missing and came from the bank."""

    rule: ClassVar[str] = "G8"
    seat: Seat
    amount: Cents

    @property
    def entries(self) -> tuple[Entry, ...]:
        if self.amount < 0:
            return (Entry(BANK, purse(self.seat), Cents(-self.amount)),)
        return (Entry(purse(self.seat), GARAGE, self.amount),)


@dataclass(frozen=True, slots=True)
class PaymentStands(Event):
    """A wrong payment was noticed after the next close: it stands."""

    rule: ClassVar[str] = "G8"
    seat: Seat
    amount: Cents
    paid: Cents


@dataclass(frozen=True, slots=True)
class BankerWarned(Event):
    """The banker was warned."""

    rule: ClassVar[str] = "G9"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BankerDismissed(Event):
    """The banker passes the bank once the coup is settled; in a strict house for any fault of his (G7)."""

    rule: ClassVar[str] = "G9"
    seat: Seat


MISHAP_EVENTS: tuple[type[Event], ...] = (
    CardDrawnEarly,
    CardFaceUp,
    CardsStuck,
    CardOnFloor,
    CardsUnasked,
    TableauBroken,
    StakeMispaid,
    BankerLooked,
    NaturalHidden,
    CardExposed,
    CardVoided,
    CardBurned,
    LooseCardGiven,
    ChoicePutRight,
    CoupAnnulled,
    PaymentCorrected,
    PaymentStands,
    BankerWarned,
    BankerDismissed,
)
"""All of them; a table of plain play never meets one."""
