"""The sessions of the library as rows for QML; what a row shows is made up when it comes into sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.session_list import table_name, when_text

translate = QCoreApplication.translate

_ROLES: Final = ("session", "name", "line", "when", "result", "gain", "curve")
_FIRST_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ROOT: Final = QModelIndex()

ORDERS: Final[dict[str, Callable[[Summary], Any]]] = {
    "played": lambda _row: 0,
    "name": lambda row: table_name(row).casefold(),
    "result": lambda row: -row.gain,
    "coups": lambda row: -row.coups,
}
"""What sessions can be sorted by; the one last played comes first among equals."""


class LibraryRows(QAbstractListModel):
    """A list of sessions. It is never reset: what stands before and behind a change stays where it is.

    Roles: ``session`` (its number), ``name``, ``line`` (how it stands), ``when`` it was last played, ``result`` (what
    the user won), ``gain`` (below zero what he lost, in units) and ``curve`` (his money, from 0 to 1).

    Args:
        curve: Gives the curve of a session.
        parent: Owner.
    """

    def __init__(self, curve: Callable[[Summary], list[float]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Summary] = []
        self._made: dict[str, Callable[[Summary], Any]] = {
            "session": lambda row: row.id,
            "name": table_name,
            "line": how_it_stands,
            "when": lambda row: when_text(row.updated),
            "result": result_text,
            "gain": lambda row: row.gain / 100,
            "curve": curve,
        }

    @property
    def rows(self) -> Sequence[Summary]:
        """The sessions as they stand."""
        return self._rows

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Number of sessions."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles, as QML sees them."""
        return {_FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(_ROLES)}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One thing of one session."""
        n = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= n < len(_ROLES):
            return None
        return self._made[_ROLES[n]](self._rows[index.row()])

    def show(self, rows: Sequence[Summary]) -> None:
        """Shows these sessions; only what lies between the first and the last difference is taken out and put in."""
        old, new = [row.id for row in self._rows], [row.id for row in rows]
        head = _alike(old, new)
        tail = _alike(old[head:][::-1], new[head:][::-1])
        if len(old) > head + tail:
            self.beginRemoveRows(_ROOT, head, len(old) - tail - 1)
            del self._rows[head : len(old) - tail]
            self.endRemoveRows()
        if len(new) > head + tail:
            self.beginInsertRows(_ROOT, head, len(new) - tail - 1)
            self._rows[head:head] = rows[head : len(new) - tail]
            self.endInsertRows()
        for at, row in enumerate(rows):
            if row != self._rows[at]:
                self._rows[at] = row
                self.dataChanged.emit(self.index(at), self.index(at))

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How far two lists are the same."""
    return next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )


def found(rows: Sequence[Summary], words: str, order: str) -> list[Summary]:
    """The sessions in whose name or rules every one of these words occurs, in this order (see ``ORDERS``)."""
    wanted = words.casefold().split()
    if wanted:
        presets = {row.preset: preset_name(row.preset).casefold() for row in rows}
        rows = [
            row for row in rows if all(word in f"{table_name(row).casefold()} {presets[row.preset]}" for word in wanted)
        ]
    return sorted(rows, key=ORDERS[order])


def how_it_stands(row: Summary) -> str:
    """Rules, seats, coups and the bank in play, in one line."""
    parts = [
        preset_name(row.preset),
        translate("Library", "{0} seats").format(row.seats),
        translate("Library", "coups: {0}").format(number_text(row.coups)),
    ]
    if not row.open:
        parts.append(translate("Library", "closed"))
    elif row.bank and row.game == "chemin_de_fer":
        parts.append(translate("Library", "bank: {0}").format(money_text(row.bank)))
    if row.parent:
        parts.append(translate("Library", "what if") if row.apart else translate("Library", "copy"))
    return " · ".join(parts)


def result_text(row: Summary) -> str:
    """What the user won; nothing at a table of guests."""
    if not row.human:
        return translate("Library", "guests only")
    return signed_text(row.gain)


def signed_text(cents: int) -> str:
    """An amount won, with its sign; below zero one lost."""
    return f"+{money_text(cents)}" if cents > 0 else money_text(cents)
