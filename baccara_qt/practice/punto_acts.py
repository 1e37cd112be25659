"""What the croupier of Big Table and Mini does besides what he does at every table, one act at a time.

Each act belongs to a step a learner may take over, and cites the rule that asks for it. Amounts are cents, seats are
numbers, 0 the croupier himself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.punto.bets import Bet, Hand, Outcome
from baccara_qt.practice.act import Act, Step

Ruling = Literal["draw", "stand"]
"""What the tableau makes of a hand: at these tables nothing is free (P3)."""


@dataclass(frozen=True, slots=True)
class InsertStopCard(Act):
    """Places the stop card before the last so many cards."""

    step: ClassVar[Step] = "stop_card"
    rule: ClassVar[str] = "P5"
    cards: int


@dataclass(frozen=True, slots=True)
class TurnFirstCard(Act):
    """Turns the first card of the shoe."""

    step: ClassVar[Step] = "burn"
    rule: ClassVar[str] = "P5"


@dataclass(frozen=True, slots=True)
class BurnCards(Act):
    """Burns so many cards face down, by the value of the first."""

    step: ClassVar[Step] = "burn"
    rule: ClassVar[str] = "P5"
    count: int


@dataclass(frozen=True, slots=True)
class OfferShoe(Act):
    """Offers the shoe to a seat."""

    step: ClassVar[Step] = "offer"
    rule: ClassVar[str] = "P7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MoveShoe(Act):
    """Brings the shoe to who deals; 0 for the croupier."""

    step: ClassVar[Step] = "shoe"
    rule: ClassVar[str] = "P7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CallStakes(Act):
    """*Faites vos jeux*."""

    step: ClassVar[Step] = "ask"
    rule: ClassVar[str] = "P2"


@dataclass(frozen=True, slots=True)
class AnnounceLast(Act):
    """Says that this coup is the last of the shoe."""

    step: ClassVar[Step] = "close"
    rule: ClassVar[str] = "P5"


@dataclass(frozen=True, slots=True)
class NameTurner(Act):
    """Says which seat turns the cards of a hand."""

    step: ClassVar[Step] = "close"
    rule: ClassVar[str] = "P1"
    hand: Hand
    seat: Seat


@dataclass(frozen=True, slots=True)
class DealTo(Act):
    """Brings the next card of the shoe to a hand, or has it brought by who deals."""

    step: ClassVar[Step] = "detach"
    rule: ClassVar[str] = "P3"
    hand: Hand


@dataclass(frozen=True, slots=True)
class TurnHand(Act):
    """Turns what lies face down of a hand, or has it turned by its seat."""

    step: ClassVar[Step] = "turn"
    rule: ClassVar[str] = "P1"
    hand: Hand


@dataclass(frozen=True, slots=True)
class NameHand(Act):
    """Names the points of a hand once its cards are seen."""

    step: ClassVar[Step] = "points"
    rule: ClassVar[str] = "A1"
    hand: Hand
    points: int


@dataclass(frozen=True, slots=True)
class CallCard(Act):
    """Says what the tableau makes of a hand: a card, or none."""

    step: ClassVar[Step] = "instruct"
    rule: ClassVar[str] = "P3"
    hand: Hand
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class NameResult(Act):
    """Names both points and the winner."""

    step: ClassVar[Step] = "points"
    rule: ClassVar[str] = "P3"
    punto: int
    banco: int
    winner: Outcome


@dataclass(frozen=True, slots=True)
class TakeStake(Act):
    """Takes a stake that has lost."""

    step: ClassVar[Step] = "settle"
    rule: ClassVar[str] = "P7"
    seat: Seat
    bet: Bet


@dataclass(frozen=True, slots=True)
class PayStake(Act):
    """Pays what a stake has won; the stake goes home with it."""

    step: ClassVar[Step] = "settle"
    rule: ClassVar[str] = "P2"
    seat: Seat
    bet: Bet
    amount: Cents


@dataclass(frozen=True, slots=True)
class MarkCommission(Act):
    """Marks commission in the box of a seat."""

    step: ClassVar[Step] = "commission"
    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class TakeCommission(Act):
    """Takes the commission of a seat at once."""

    step: ClassVar[Step] = "commission"
    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents


@dataclass(frozen=True, slots=True)
class SettleBox(Act):
    """Collects what the commission box of a seat says."""

    step: ClassVar[Step] = "commission"
    rule: ClassVar[str] = "P6"
    seat: Seat
    amount: Cents
