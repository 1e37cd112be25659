"""What was and what if: a session beside the one it goes on from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.session.statistics import Compared
from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.coup_words import winner_word
from baccara_qt.ui.curve import MOST_POINTS, height
from baccara_qt.ui.library_rows import signed_text
from baccara_qt.ui.session_list import table_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_LINES: Final = 500
"""Coups side by side, from a little before the two lines part."""

_BEFORE: Final = 2
"""Coups in common that are listed before that."""


@QmlElement
class Comparison(QObject):
    """Two sessions that were one up to some coup.

    Signals:
        changed: Others are compared.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pair: tuple[Summary, Summary] | None = None
        self._compared = Compared(0, [], [])

    def show(self, parent: Summary, branch: Summary, compared: Compared) -> None:
        """Compares a session with the one that goes on from it."""
        self._pair = (parent, branch)
        self._compared = compared
        self.changed.emit()

    @Property(list, notify=changed)
    def names(self) -> list[str]:
        """What the two are called, the first one first."""
        if self._pair is None:
            return ["", ""]
        parent, branch = self._pair
        first, second = table_name(parent), table_name(branch)
        words = translate("Compare", "{0}, what if") if branch.apart else translate("Compare", "{0}, copy")
        return [first, second] if first != second else [first, words.format(second)]

    @Property(list, notify=changed)
    def results(self) -> list[str]:
        """What the user won in each; below zero what he lost."""
        return [signed_text(sum(row.gain for row in rows)) for rows in self._lines]

    @Property(str, notify=changed)
    def sharedText(self) -> str:
        """How far they are one."""
        return translate("Compare", "The same up to coup {0}").format(number_text(self._compared.shared))

    @Property(list, notify=changed)
    def scale(self) -> list[str]:
        """The least and the most the user had in either; empty for a table of guests."""
        low, high = self._bounds
        return [money_text(low), money_text(high)] if high > low else []

    @property
    def _bounds(self) -> tuple[int, int]:
        purses = [row.purse for rows in self._lines for row in rows]
        return min(purses, default=0), max(purses, default=0)

    @Property(list, notify=changed)
    def curves(self) -> list[list[float]]:
        """The user's money after each coup of each, from 0 (the least of both) to 1 (the most)."""
        low, high = self._bounds
        return [[height(row.purse, low, high) for row in rows[:: self._every]] for rows in self._lines]

    @Property(list, notify=changed)
    def lengths(self) -> list[float]:
        """Where each curve ends, from 0 to 1, the end of the longer one."""
        return [self._along(len(rows[:: self._every]) * self._every) for rows in self._lines]

    @Property(str, notify=changed)
    def spoken(self) -> str:
        """The two curves to be read aloud."""
        ends = [money_text(rows[-1].purse) if rows else "–" for rows in self._lines]
        words = translate("Compare", "Your money: it ends with {0} in the first and {1} in the second")
        return words.format(*ends)

    @Property(float, notify=changed)
    def parting(self) -> float:
        """Where the two part, from 0 to 1."""
        return self._along(self._compared.shared)

    def _along(self, coups: int) -> float:
        """Where the point after so many coups lies; the first coup's is at 0."""
        span = (self._longest - 1) // self._every * self._every
        return max(0, coups - self._every) / span if span else 0.0

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, Any]]:
        """Coup beside coup: ``number``, ``shared``, and what it was in each (``first``, ``second``)."""
        start = max(0, self._compared.shared - _BEFORE)
        pairs = zip_longest(self._compared.before[start : start + _LINES], self._compared.after[start : start + _LINES])
        return [
            {
                "number": number_text(start + n),
                "shared": start + n <= self._compared.shared,
                "first": _words(first),
                "second": _words(second),
            }
            for n, (first, second) in enumerate(pairs, 1)
        ]

    @property
    def _lines(self) -> tuple[Sequence[CoupRow], Sequence[CoupRow]]:
        return self._compared.before, self._compared.after

    @property
    def _every(self) -> int:
        """One coup of so many is a point of the curves."""
        return max(1, -(-self._longest // MOST_POINTS))

    @property
    def _longest(self) -> int:
        return max(len(rows) for rows in self._lines)


def _words(row: CoupRow | None) -> str:
    """A coup in a few words: who won it, what it was to the user, and what he had then."""
    if row is None:
        return "–"
    parts = [winner_word(row)]
    if row.role:
        parts.append(signed_text(row.gain))
    parts.append(translate("Compare", "you have {0}").format(money_text(row.purse)))
    return " · ".join(parts)
