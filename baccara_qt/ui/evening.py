"""A session in figures, for whoever leaves the table or wants to know in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.money import Seat
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.curve import MOST_POINTS, heights

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_BANKER: Final = frozenset({"banker", "buyer"})


@QmlElement
class Evening(QObject):
    """What became of a session.

    Signals:
        changed: Another session, or the same one later.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[CoupRow] = ()
        self._human: Seat = 0

    def show(self, rows: Sequence[CoupRow], human: Seat) -> None:
        """Shows a session.

        Args:
            rows: Its coups, the first one first.
            human: The user's seat; 0 at a table of guests only.
        """
        self._rows, self._human = rows, human
        self.changed.emit()

    @Property(str, notify=changed)
    def title(self) -> str:
        """How the session stands for the user, in a few words."""
        return how_it_went(self._rows, self._human)

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, str]]:
        """The figures: ``title`` and ``amount``."""
        return [{"title": title, "amount": text} for title, text in in_figures(self._rows, self._human)]

    @Property(list, notify=changed)
    def curve(self) -> list[float]:
        """The user's money after each coup, from 0 (the least of all) to 1 (the most); empty for a table of guests."""
        if not self._human or not self._rows:
            return []
        every = -(-len(self._rows) // MOST_POINTS)
        return heights([row.purse for row in self._rows[::-every]][::-1])

    @Property(str, notify=changed)
    def curveSpoken(self) -> str:
        """The curve to be read aloud."""
        purses = [money_text(row.purse) for row in (min(self._rows, key=_purse), max(self._rows, key=_purse))]
        return translate("Evening", "Your money: least {0}, most {1}").format(*purses)


def how_it_went(rows: Sequence[CoupRow], human: Seat) -> str:
    """How a session stands for the user, in a few words."""
    if not rows:
        return translate("Evening", "No coup was given yet")
    if not human:
        return translate("Evening", "The session so far")
    gain = sum(row.gain for row in rows)
    if not gain:
        return translate("Evening", "You are even")
    line = translate("Evening", "You have won {0}") if gain > 0 else translate("Evening", "You have lost {0}")
    return line.format(money_text(abs(gain)))


def in_figures(rows: Sequence[CoupRow], human: Seat) -> list[tuple[str, str]]:
    """The figures of a session: what they are called, and what they are."""
    if not rows:
        return []
    return (_yours if human else _guests)(rows)


def _purse(row: CoupRow) -> int:
    return row.purse


def _yours(rows: Sequence[CoupRow]) -> list[tuple[str, str]]:
    played = [row for row in rows if row.role]
    banks = [row for row in played if row.role in _BANKER]
    stakes = [row for row in played if row.role == "ponte"]
    best = max(played, key=lambda row: row.gain, default=None)
    won, lost = (sum(row.gain * sign > 0 for row in played) for sign in (1, -1))
    figures = [
        (translate("Evening", "Coups"), number_text(len(rows))),
        (translate("Evening", "You played in"), number_text(len(played))),
        (
            translate("Evening", "Won, lost, tied"),
            translate("Evening", "{0} · {1} · {2}").format(won, lost, len(played) - won - lost),
        ),
    ]
    if _moves(rows):
        held = sum(_begins(rows, at) for at in range(len(rows)))
        figures.append((translate("Evening", "Banks you held"), number_text(held)))
    if banks:
        figures += [
            (translate("Evening", "Your longest bank, coups"), number_text(max(row.given for row in banks))),
            (translate("Evening", "Cagnotte you paid"), money_text(sum(row.cagnotte for row in banks))),
        ]
    if stakes:
        figures.append((translate("Evening", "Your greatest stake"), money_text(max(row.stake for row in stakes))))
    if best and best.gain > 0:
        title = translate("Evening", "Your best coup, number {0}").format(best.number)
        figures.append((title, f"+{money_text(best.gain)}"))
    return figures


def _begins(rows: Sequence[CoupRow], at: int) -> bool:
    """Whether a bank of the user's begins with this coup."""
    row = rows[at]
    if row.role not in _BANKER:
        return False
    return at == 0 or rows[at - 1].banker != row.banker or rows[at - 1].given >= row.given


def _moves(rows: Sequence[CoupRow]) -> bool:
    """Whether there is a bank that moves; elsewhere the house banks."""
    return any(row.given for row in rows)


def _guests(rows: Sequence[CoupRow]) -> list[tuple[str, str]]:
    outcomes = [sum(row.outcome == winner for row in rows) for winner in ("bank", "ponte", "tie")]
    words = translate("Evening", "Bank, ponte, tie") if _moves(rows) else translate("Evening", "Banco, Punto, tie")
    figures = [
        (translate("Evening", "Coups"), number_text(len(rows))),
        (words, translate("Evening", "{0} · {1} · {2}").format(*outcomes)),
        (translate("Evening", "Most at risk in a coup"), money_text(max(row.at_risk for row in rows))),
    ]
    if _moves(rows):
        figures += [
            (translate("Evening", "Longest bank, coups"), number_text(max(row.given for row in rows))),
            (translate("Evening", "Cagnotte"), money_text(sum(row.cagnotte for row in rows))),
        ]
    return figures
