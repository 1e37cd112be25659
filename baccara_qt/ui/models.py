"""List models for QML: rows are frozen values, and a model is changed as little as the new rows demand.

A model is never reset: delegates keep their place, their focus and their animation.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

R = TypeVar("R")

_FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
_ROOT = QModelIndex()


class RowsModel(QAbstractListModel, Generic[R]):
    """Rows of one dataclass; its fields are the roles.

    Args:
        row: The dataclass.
        key: What makes two rows the same thing at two moments; unique within the model.
        parent: Owner.
    """

    def __init__(self, row: type[Any], key: Callable[[R], Hashable], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [field.name for field in fields(row)]
        self._key = key
        self._rows: list[R] = []

    @property
    def rows(self) -> tuple[R, ...]:
        """The rows as they stand."""
        return tuple(self._rows)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The fields of a row, as QML sees them."""
        return {_FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(self._names)}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One field of one row."""
        n = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= n < len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[n])

    def show(self, rows: Sequence[R]) -> None:
        """Makes the model show these rows by removing, inserting and changing no more than needed."""
        keys = [self._key(row) for row in rows]
        if keys != [self._key(row) for row in self._rows]:
            self._arrange(rows, keys)
        for at, row in enumerate(rows):
            self._change(at, row)

    def add(self, rows: Sequence[R], most: int) -> None:
        """Adds rows at the end, and lets the oldest go when there are more than so many."""
        for row in rows[-most:]:
            self._insert(len(self._rows), row)
        while len(self._rows) > most:
            self._remove(0)

    def _arrange(self, rows: Sequence[R], keys: Sequence[Hashable]) -> None:
        """Brings the rows with these keys into this order; what stays keeps its old fields for now."""
        wanted = set(keys)
        for at in range(len(self._rows) - 1, -1, -1):
            if self._key(self._rows[at]) not in wanted:
                self._remove(at)
        for at, key in enumerate(keys):
            here = range(at, len(self._rows))
            stands = next((n for n in here if self._key(self._rows[n]) == key), None)
            if stands == at:
                continue
            if stands is not None:
                self._remove(stands)
            self._insert(at, rows[at])

    def _remove(self, at: int) -> None:
        self.beginRemoveRows(_ROOT, at, at)
        del self._rows[at]
        self.endRemoveRows()

    def _insert(self, at: int, row: R) -> None:
        self.beginInsertRows(_ROOT, at, at)
        self._rows.insert(at, row)
        self.endInsertRows()

    def _change(self, at: int, row: R) -> None:
        old = self._rows[at]
        if old is row or old == row:
            return
        self._rows[at] = row
        roles = [_FIRST_ROLE + n for n, name in enumerate(self._names) if getattr(old, name) != getattr(row, name)]
        index = self.index(at)
        self.dataChanged.emit(index, index, roles)
