"""The rules model of chemin de fer: every setting of the rule book, and the four presets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from baccara_qt.core.chemin.event import Call
from baccara_qt.core.game import Problem, unfit
from baccara_qt.core.money import MAX_AMOUNT, Cents, Rounding
from baccara_qt.core.tableau import Freedom

Garage = Literal["kept", "returns"]

SEATS_MIN: Final = 2
SEATS_MAX: Final = 14
"""Seats a table can have (B1)."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The settings of a table; amounts in cents.

    Attributes:
        preset: Name of the preset they come from.
        packs: Packs of 52 in the shoe: 4, 6 or 8 (B3).
        stop_card: Cards behind the stop card, 6–30 (B6).
        seats: Seats at the table, 2–14 (B1).
        unit: Named banks, stakes and bids are multiples of it (B10).
        stake_min: Least stake.
        bank_min: Least bank.
        bank_max: Greatest bank in play (C1); 0 when there is none.
        opening_purse: What a player buys in for at first.
        banker_freedom: How the banker is bound (C18).
        solo_free: Whether a ponte who is alone is free on every total below 8 (C16).
        cagnotte_percent: The house's part of what the bank won, 0–10 (C23).
        cagnotte_step: It is rounded to multiples of this.
        cagnotte_rounding: The direction of rounding.
        garage: Whether uncovered money stays in the garage after a bank win or goes back into the bank (C8).
        min_coups: Coups a banker must give before he may pass (E1).
        withdraw_above: Whether a banker may set aside what exceeds 50 stake minima (C26).
        dealers_from: From so many occupied seats on dealers assist and shuffle (B1, B4).
        strict_house: Whether errors bar a player from the cards for the rest of the shoe (G7).
    """

    game: ClassVar[str] = "chemin_de_fer"
    preset: str = "casino"
    packs: int = 6
    stop_card: int = 7
    seats: int = 9
    unit: Cents = Cents(5_00)
    stake_min: Cents = Cents(10_00)
    bank_min: Cents = Cents(50_00)
    bank_max: Cents = Cents(0)
    opening_purse: Cents = Cents(2_000_00)
    banker_freedom: Freedom = "table"
    solo_free: bool = True
    cagnotte_percent: int = 5
    cagnotte_step: Cents = Cents(10)
    cagnotte_rounding: Rounding = "nearest"
    garage: Garage = "kept"
    min_coups: int = 1
    withdraw_above: bool = False
    dealers_from: int = 10
    strict_house: bool = False

    def frees_ponte(self, call: Call | None, *, alone: bool) -> bool:
        """Whether a ponte is free on every total below 8: alone against the bank, but not *avec la table* (C16)."""
        return self.solo_free and alone and call != "avec_la_table"

    @property
    def people(self) -> tuple[int, int]:
        """The least and the most seats a table can have (B1)."""
        return SEATS_MIN, SEATS_MAX

    @property
    def bank_to_leave(self) -> Cents:
        """What a banker who sets aside a surplus must leave: 50 stake minima, and always a bank (C26)."""
        return max(Cents(50 * self.stake_min), self.bank_min)

    def problems(self) -> tuple[Problem, ...]:
        """Every setting that cannot stand, all at once; empty when the rules are sound."""
        found = unfit(self, _CHOICES, {"seats": self.people, **_RANGES})
        return tuple(found or self._mismatches())

    def _mismatches(self) -> list[Problem]:
        found = [
            Problem(field, "not_a_multiple", self.unit)
            for field in ("stake_min", "bank_min", "bank_max")
            if getattr(self, field) % self.unit
        ]
        if self.bank_min < self.stake_min:
            found.append(Problem("bank_min", "too_small", self.stake_min))
        if self.bank_max and self.bank_max < self.bank_min:
            found.append(Problem("bank_max", "too_small", self.bank_min))
        if self.opening_purse < self.bank_min:
            found.append(Problem("opening_purse", "too_small", self.bank_min))
        if self.cagnotte_step > self.stake_min:  # rounded up, it could be more than the bank won
            found.append(Problem("cagnotte_step", "too_large", self.stake_min))
        return found


_CHOICES: Final = {
    "packs": (4, 6, 8),
    "banker_freedom": ("table", "free", "strict"),
    "cagnotte_rounding": ("nearest", "up", "down"),
    "garage": ("kept", "returns"),
}

_RANGES: Final = {
    "stop_card": (6, 30),
    "unit": (1, 1_000_000_00),
    "stake_min": (1, 1_000_000_00),
    "bank_min": (1, 1_000_000_00),
    "bank_max": (0, MAX_AMOUNT // 1000),
    "opening_purse": (1, MAX_AMOUNT // 1000),
    "cagnotte_percent": (0, 10),
    "cagnotte_step": (1, 100_00),
    "min_coups": (0, 100),
    "dealers_from": (2, 15),
}

CASINO: Final = TableRules()

PRESETS: Final[dict[str, TableRules]] = {
    "koenigsspiel": replace(CASINO, preset="koenigsspiel", garage="returns", min_coups=0),
    "casino": CASINO,
    "parlour": replace(CASINO, preset="parlour", banker_freedom="free", cagnotte_percent=0, seats=6),
    "strict": replace(CASINO, preset="strict", banker_freedom="strict", solo_free=False, seats=14, strict_house=True),
}
"""The presets of the rule book by their name on the command line."""
