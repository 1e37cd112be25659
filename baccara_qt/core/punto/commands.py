"""What an actor can ask the table to do, in the imperative. Amounts are cents.

Every command is given together with its actor: a seat's number, or the croupier (0).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from baccara_qt.core.game import TakeBack
from baccara_qt.core.house_commands import *
from baccara_qt.core.money import Cents
from baccara_qt.core.punto.bets import Bet
from baccara_qt.core.punto.rules import TableRules


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The croupier announces other settings between two coups."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class TakeShoe:
    """Takes the shoe offered, and deals (P7)."""


@dataclass(frozen=True, slots=True)
class DeclineShoe:
    """Refuses the shoe offered (P7)."""


@dataclass(frozen=True, slots=True)
class PassShoe:
    """Gives up the shoe (P7)."""


@dataclass(frozen=True, slots=True)
class StakePunto:
    """A stake on Punto; replaces the one lying there (P2)."""

    bet: ClassVar[Bet] = "punto"
    amount: Cents


@dataclass(frozen=True, slots=True)
class StakeBanco(StakePunto):
    """A stake on Banco (P2)."""

    bet: ClassVar[Bet] = "banco"


@dataclass(frozen=True, slots=True)
class StakeTie(StakePunto):
    """A stake on the tie (P2)."""

    bet: ClassVar[Bet] = "tie"


@dataclass(frozen=True, slots=True)
class StakePuntoPair(StakePunto):
    """A stake on Punto's first two cards being a pair (P2)."""

    bet: ClassVar[Bet] = "punto_pair"


@dataclass(frozen=True, slots=True)
class StakeBancoPair(StakePunto):
    """A stake on Banco's first two cards being a pair (P2)."""

    bet: ClassVar[Bet] = "banco_pair"


@dataclass(frozen=True, slots=True)
class StakeDragon7(StakePunto):
    """A stake on Banco winning with a seven of three cards (P4)."""

    bet: ClassVar[Bet] = "dragon_7"


@dataclass(frozen=True, slots=True)
class StakePanda8(StakePunto):
    """A stake on Punto winning with an eight of three cards (P4)."""

    bet: ClassVar[Bet] = "panda_8"


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Turns the next card of the hand he has the highest stake on (P1)."""


STAKES: dict[Bet, type[StakePunto]] = {
    kind.bet: kind
    for kind in (StakePunto, StakeBanco, StakeTie, StakePuntoPair, StakeBancoPair, StakeDragon7, StakePanda8)
}
"""The command for each field of the cloth."""

Command = (
    OpenTable
    | CloseTable
    | ChangeRules
    | SitDown
    | BuyIn
    | SitOut
    | ComeBack
    | Leave
    | Tip
    | Cut
    | TakeShoe
    | DeclineShoe
    | PassShoe
    | StakePunto
    | StakeBanco
    | StakeTie
    | StakePuntoPair
    | StakeBancoPair
    | StakeDragon7
    | StakePanda8
    | Withdraw
    | Done
    | CloseStakes
    | TurnCard
    | TakeBack
)
