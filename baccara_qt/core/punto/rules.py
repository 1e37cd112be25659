"""The rules model of Punto Banco: every setting of the rule book, and the two presets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from baccara_qt.core.game import Problem, unfit
from baccara_qt.core.money import MAX_AMOUNT, Cents, Rounding
from baccara_qt.core.punto.bets import BETS, SIDE_BETS, Bet, Commission

_SEATS: Final = {True: (1, 14), False: (1, 7)}
"""The least and the most seats of a table whose shoe goes round, and of one whose croupier deals (P1)."""

PERCENT: Final = 5
"""The house's part of a won Banco (P2, P6)."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The settings of a table; amounts in cents.

    Attributes:
        game: What is played by them.
        preset: Name of the preset they come from.
        packs: Packs of 52 in the shoe: 6 or 8 (P1).
        stop_card: Cards behind the stop card, 12–52 (P5).
        seats: Seats at the table: 1–14 where the shoe goes round, else 1–7 (P1).
        travelling: Whether the shoe goes round and its holder deals; else the croupier does (P7).
        one_by_one: Whether the highest stake on each side turns its cards one by one; else all are turned at once (P1).
        unit: Stakes are multiples of it (B10).
        stake_min: Least stake on Punto and Banco.
        stake_max: Greatest stake on Punto and Banco.
        side_min: Least stake on the tie and the side bets.
        side_max: Greatest stake on the tie and the side bets.
        opening_purse: What a player buys in for at first.
        tie_pays: What a tie pays, 8 or 9 (P2).
        pairs: Whether Punto pair and Banco pair can be staked on (P2).
        commission: How the house is paid for a won Banco (P4, P6).
        commission_step: Commission is rounded to multiples of this (C23).
        commission_rounding: The direction of rounding.
        dealers_from: From so many occupied seats on dealers assist and shuffle (B1, B4).
    """

    game: Literal["punto_banco"] = "punto_banco"
    preset: str = "big-table"
    packs: int = 8
    stop_card: int = 14
    seats: int = 14
    travelling: bool = True
    one_by_one: bool = True
    unit: Cents = Cents(5_00)
    stake_min: Cents = Cents(10_00)
    stake_max: Cents = Cents(1_000_00)
    side_min: Cents = Cents(5_00)
    side_max: Cents = Cents(100_00)
    opening_purse: Cents = Cents(2_000_00)
    tie_pays: int = 8
    pairs: bool = True
    commission: Commission = "box"
    commission_step: Cents = Cents(10)
    commission_rounding: Rounding = "nearest"
    dealers_from: int = 1

    @property
    def bets(self) -> tuple[Bet, ...]:
        """What can be staked on at this table, in the order in which it is settled."""
        return _FIELDS[self.pairs, self.commission == "push_on_7"]

    @property
    def people(self) -> tuple[int, int]:
        """The least and the most seats such a table can have (P1)."""
        return _SEATS[self.travelling]

    def limits(self, bet: Bet) -> tuple[Cents, Cents]:
        """The least and the most that can be staked on a bet."""
        if bet == "tie" or bet in SIDE_BETS:
            return self.side_min, self.side_max
        return self.stake_min, self.stake_max

    def problems(self) -> tuple[Problem, ...]:
        """Every setting that cannot stand, all at once; empty when the rules are sound."""
        found = unfit(self, _CHOICES, {"seats": self.people, **_RANGES})
        return tuple(found or self._mismatches())

    def _mismatches(self) -> list[Problem]:
        amounts = ("stake_min", "stake_max", "side_min", "side_max")
        found = [Problem(field, "not_a_multiple", self.unit) for field in amounts if getattr(self, field) % self.unit]
        for least, most in (("stake_min", "stake_max"), ("side_min", "side_max")):
            if getattr(self, most) < getattr(self, least):
                found.append(Problem(most, "too_small", getattr(self, least)))
        if self.opening_purse < self.stake_min:
            found.append(Problem("opening_purse", "too_small", self.stake_min))
        if self.commission_step > self.stake_min:  # rounded up, it could be more than was won
            found.append(Problem("commission_step", "too_large", self.stake_min))
        return found


_FIELDS: Final[dict[tuple[bool, bool], tuple[Bet, ...]]] = {
    (pairs, sevens): BETS[:3] + BETS[3:5] * pairs + BETS[5:] * sevens
    for pairs in (False, True)
    for sevens in (False, True)
}

_CHOICES: Final = {
    "packs": (6, 8),
    "tie_pays": (8, 9),
    "commission": ("box", "at_once", "half_on_6", "push_on_7"),
    "commission_rounding": ("nearest", "up", "down"),
}

_RANGES: Final = {
    "stop_card": (12, 52),
    "unit": (1, 1_000_000_00),
    "stake_min": (1, 1_000_000_00),
    "stake_max": (1, MAX_AMOUNT // 10_000_000),
    "side_min": (1, 1_000_000_00),
    "side_max": (1, MAX_AMOUNT // 10_000_000),
    "opening_purse": (1, MAX_AMOUNT // 1000),
    "commission_step": (1, 100_00),
    "dealers_from": (1, 15),
}

BIG_TABLE: Final = TableRules()

PRESETS: Final[dict[str, TableRules]] = {
    "big-table": BIG_TABLE,
    "mini": replace(
        BIG_TABLE,
        preset="mini",
        packs=6,
        seats=7,
        travelling=False,
        one_by_one=False,
        stake_max=Cents(500_00),
        side_max=Cents(50_00),
        dealers_from=15,  # never: only the Big Table has dealers who shuffle (P1)
    ),
}
"""The presets of the rule book by their name on the command line."""
