"""Amounts as people write and read them: cents outside, digits of the user's locale on screen."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, parse_amount

_SPACES = re.compile(r"[\s\u00a0\u202f]+")


def money_text(cents: int, locale: QLocale | None = None) -> str:
    """An amount for the eye, e.g. ``"2,281.50"``; decimals only where there are cents."""
    where = locale or QLocale()
    whole, part = divmod(abs(cents), 100)
    text = where.toString(whole)
    if part:
        text += f"{where.decimalPoint()}{part:02d}"
    return f"−{text}" if cents < 0 else text


def read_money(text: str) -> Cents:
    """Reads what somebody typed: digits, perhaps grouped as the locale does, and its decimal sign or a point.

    Raises:
        NotationError: If the text is not a plain positive amount.
    """
    where = QLocale()
    plain = _SPACES.sub("", text)
    group, point = where.groupSeparator(), where.decimalPoint()
    if re.fullmatch(rf"\d{{1,3}}({re.escape(group)}\d{{3}})+({re.escape(point)}\d+)?", plain):
        plain = plain.replace(group, "")
    plain = plain.replace(point, ".")
    if re.fullmatch(r"\d+\.\d", plain):
        plain += "0"
    return parse_amount(plain)


def entry_text(cents: int) -> str:
    """An amount as an entry field holds it: no group separators, the locale's decimal sign."""
    whole, part = divmod(cents, 100)
    return f"{whole}{QLocale().decimalPoint()}{part:02d}" if part else str(whole)


__all__ = ["NotationError", "entry_text", "money_text", "read_money"]
