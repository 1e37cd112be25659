"""Money in cents, and the house's double-entry books (rules F1, F2, C23)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NewType

from baccara_qt.core.errors import NotationError

Cents = NewType("Cents", int)
"""All money: an integer of the smallest unit."""

Seat = int
"""A seat's number, from 1 at the croupier's right (B2); 0 stands for the croupier."""

Account = int
"""Index of an account in the books: the house's accounts below, or ``purse(n)`` and ``stake(n)`` of a seat."""

BOUGHT_IN: Account = 0
CASHED_OUT: Account = 1
BANK: Account = 2
GARAGE: Account = 3
CAGNOTTE: Account = 4
TIPS: Account = 5
_FIRST = 6
_PURSE, _STAKE = _FIRST - 2, _FIRST - 1
"""The accounts of a seat lie twice its number above these."""

Rounding = Literal["nearest", "up", "down"]

MAX_AMOUNT = Cents(2**53 - 1)
"""Largest amount that is ever written or read: exact in JSON and in JavaScript numbers."""

BUY_IN_MAX = Cents(MAX_AMOUNT // 10_000)
"""The cashier's limit for one purchase: no sum of purchases at one table can leave the range of an amount."""

_AMOUNT = re.compile(r"(\d{1,14})(?:\.(\d{2}))?", re.ASCII)


def purse(seat: Seat) -> Account:
    """What lies before a seat and is not staked."""
    return _PURSE + 2 * seat


def stake(seat: Seat) -> Account:
    """What a seat has staked on the coming or running coup."""
    return _STAKE + 2 * seat


class Entry(NamedTuple):
    """One movement of money from one account to another, in cents (F1)."""

    source: Account
    target: Account
    amount: Cents


@dataclass(frozen=True, slots=True)
class Books:
    """The balance of every account in cents; the sum over all of them is always zero (F1).

    ``BOUGHT_IN`` is minus all that ever came from the cashier, ``CASHED_OUT`` all that went back.
    """

    balances: tuple[Cents, ...]

    @classmethod
    def empty(cls, seats: int) -> Books:
        """Books for so many seats, with nothing in them."""
        return cls((Cents(0),) * (_FIRST + 2 * seats))

    def post(self, entries: Iterable[Entry]) -> Books:
        """The books after these movements."""
        balances: list[Any] = list(self.balances)
        for source, target, amount in entries:
            balances[source] -= amount
            balances[target] += amount
        return Books(tuple(balances))

    def purse(self, seat: Seat) -> Cents:
        """What lies before a seat and is not staked."""
        return self.balances[_PURSE + 2 * seat]

    def stake(self, seat: Seat) -> Cents:
        """What a seat has staked."""
        return self.balances[_STAKE + 2 * seat]

    def money(self, seat: Seat) -> Cents:
        """What a seat can claim with: its purse and the stake that lies."""
        return Cents(self.balances[_PURSE + 2 * seat] + self.balances[_STAKE + 2 * seat])

    @property
    def purses(self) -> tuple[Cents, ...]:
        """Purse of each seat, seat 1 first."""
        return self.balances[_FIRST::2]

    @property
    def stakes(self) -> tuple[Cents, ...]:
        """Stake of each seat, seat 1 first."""
        return self.balances[_FIRST + 1 :: 2]

    def staked(self, seats: Iterable[Seat]) -> list[tuple[Seat, Cents]]:
        """Those of these seats that have a stake, in order, each with its stake."""
        stakes = self.stakes
        return [(seat, stakes[seat - 1]) for seat in seats if stakes[seat - 1]]

    @property
    def bank(self) -> Cents:
        """The bank in play."""
        return self.balances[BANK]

    @property
    def garage(self) -> Cents:
        """Bank money not at risk."""
        return self.balances[GARAGE]

    @property
    def cagnotte(self) -> Cents:
        """The house's share so far."""
        return self.balances[CAGNOTTE]

    @property
    def tips(self) -> Cents:
        """What the staff was given."""
        return self.balances[TIPS]

    @property
    def bought_in(self) -> Cents:
        """All that was ever bought in."""
        return Cents(-self.balances[BOUGHT_IN])

    @property
    def cashed_out(self) -> Cents:
        """All that was ever cashed out."""
        return self.balances[CASHED_OUT]

    @property
    def balanced(self) -> bool:
        """The audit (F2): what lies on the table was bought in and not cashed out, and nothing is below zero."""
        return sum(self.balances) == 0 and min(self.balances[1:]) >= 0


def share(amount: int, percent: int, step: int, rounding: Rounding) -> Cents:
    """The house's part of a win, rounded to the step; ``nearest`` rounds halves up (C23)."""
    part, unit = amount * percent, 100 * step
    match rounding:
        case "nearest":
            steps = (2 * part + unit) // (2 * unit)
        case "up":
            steps = -(-part // unit)
        case _:
            steps = part // unit
    return Cents(steps * step)


def floor_to(amount: int, unit: int) -> Cents:
    """The largest multiple of the table unit that is not above the amount (B10)."""
    return Cents(amount - amount % unit)


def amount_text(amount: int) -> str:
    """An amount in cents as text with two decimals, e.g. ``"12.50"``."""
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 100}.{abs(amount) % 100:02d}"


def short_amount(amount: int) -> str:
    """Like ``amount_text``, without decimals when they are zero."""
    return amount_text(amount).removesuffix(".00")


def parse_amount(text: str) -> Cents:
    """Reads ``"600"`` or ``"2281.50"`` into cents.

    Raises:
        NotationError: If the text is not a plain positive amount within ``MAX_AMOUNT``.
    """
    match = _AMOUNT.fullmatch(text)
    cents = int(match[1]) * 100 + int(match[2] or 0) if match else -1
    if not 0 <= cents <= MAX_AMOUNT:
        raise NotationError(f"not an amount: {text[:40]!r}")
    return Cents(cents)
