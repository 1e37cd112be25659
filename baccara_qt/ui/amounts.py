"""Amounts as people write and read them: cents outside, digits of the user's locale on screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents, parse_amount

if TYPE_CHECKING:
    from fractions import Fraction

translate = QCoreApplication.translate

_GREAT: Final[tuple[tuple[int, Any], ...]] = (
    (12, QT_TRANSLATE_NOOP("Amounts", "{0} tn")),
    (9, QT_TRANSLATE_NOOP("Amounts", "{0} bn")),
    (6, QT_TRANSLATE_NOOP("Amounts", "{0} M")),
)
"""Powers of ten, and how so many of them are written (Qt's stub calls a marked text an object)."""

_SPACES: Final = re.compile(r"[\s\u00a0\u202f]+")

_WRITTEN: Final = re.compile(
    r"(?P<whole>[0-9]+|[0-9]{1,3}(?P<group>[.,'’])[0-9]{3}(?:(?P=group)[0-9]{3})*)(?:(?P<point>[.,])(?P<part>[0-9]{1,2}))?"
)


def number_text(number: int, locale: QLocale | None = None) -> str:
    """A whole number for the eye, e.g. ``"2,281"``."""
    return (locale or QLocale()).toString(number)


def money_text(cents: int, locale: QLocale | None = None) -> str:
    """An amount for the eye, e.g. ``"2,281.50"``; decimals only where there are cents."""
    where = locale or QLocale()
    whole, part = divmod(abs(cents), 100)
    text = number_text(whole, where)
    if part:
        text += f"{where.decimalPoint()}{part:02d}"
    return f"−{text}" if cents < 0 else text


def short_text(cents: Cents) -> str:
    """A balance where there is little room, three digits of it and rounded down, e.g. ``"2.28 M"``; no cents."""
    where, units = QLocale(), cents // 100
    for power, unit in _GREAT:
        if units >= 10**power:
            places = 3 - len(str(units // 10**power))
            whole, part = divmod(units // 10 ** (power - places), 10**places)
            digits = f"{where.decimalPoint()}{part:0{places}d}".rstrip("0") if part else ""
            text: str = translate("Amounts", unit)
            return text.format(number_text(whole, where) + digits)
    return number_text(units, where)


def percent_text(part: Fraction, places: int, *, signed: bool = False) -> str:
    """A part of a whole in per cent for the eye, e.g. ``"1.24 %"``; ``signed`` puts a plus before a gain."""
    scaled = round(abs(part) * 100 * 10**places)
    text = QLocale().toString(scaled / 10**places, "f", places)
    sign = "" if not scaled else "−" if part < 0 else "+" if signed else ""
    return f"{sign}{text}\u00a0%"


def read_money(text: str) -> Cents:
    """Reads what somebody typed: digits with comma or point before the cents, grouped by spaces or another sign.

    A sign before three digits with nothing behind them is taken for a group only where the locale does that:
    elsewhere it is a decimal sign, and there are no tenths of a cent.

    Raises:
        NotationError: If the text is not a plain positive amount.
    """
    plain = _SPACES.sub("", text)
    match = _WRITTEN.fullmatch(plain)
    if match is None:
        return parse_amount(plain)
    whole, group, point, part = match.group("whole", "group", "point", "part")
    if group and (point == group or (not point and group != QLocale().groupSeparator())):
        return parse_amount(plain)
    if group:
        whole = whole.replace(group, "")
    return parse_amount(f"{whole}.{part:0<2}" if part else whole)


def entry_text(cents: int) -> str:
    """An amount as an entry field holds it: no group separators, the locale's decimal sign."""
    whole, part = divmod(cents, 100)
    return f"{whole}{QLocale().decimalPoint()}{part:02d}" if part else str(whole)


def rewritten(text: str) -> str:
    """What stands in an entry field, as the locale writes it now; what cannot be read stays."""
    try:
        return entry_text(read_money(text))
    except NotationError:
        return text


__all__ = [
    "NotationError",
    "entry_text",
    "money_text",
    "number_text",
    "percent_text",
    "read_money",
    "rewritten",
    "short_text",
]
