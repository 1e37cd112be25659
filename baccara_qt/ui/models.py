"""List models for QML: rows are frozen values, and a model is changed as little as the new rows demand.

A model is never reset: delegates keep their place, their focus and their animation.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from operator import is_
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
        self._keys: list[Hashable] = []

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
        if len(rows) == len(self._rows) and all(map(is_, rows, self._rows)):
            return
        keys = [self._key(row) for row in rows]
        if keys != self._keys:
            self._arrange(rows, keys)
        self._change(rows)

    def add(self, rows: Sequence[R], most: int) -> None:
        """Adds rows at the end, and lets the oldest go when there are more than so many."""
        for row in rows[-most:]:
            self._insert(len(self._rows), row)
        while len(self._rows) > most:
            self._remove(0)

    def _arrange(self, rows: Sequence[R], keys: Sequence[Hashable]) -> None:
        """Brings the rows with these keys into this order; what stays keeps its old fields for now."""
        wanted = set(keys)
        for at in range(len(self._keys) - 1, -1, -1):
            if self._keys[at] not in wanted:
                self._remove(at)
        for at, key in enumerate(keys):
            if self._keys[at : at + 1] == [key]:
                continue
            if key in self._keys:
                self._remove(self._keys.index(key))
            self._insert(at, rows[at])

    def _remove(self, at: int) -> None:
        self.beginRemoveRows(_ROOT, at, at)
        del self._rows[at], self._keys[at]
        self.endRemoveRows()

    def _insert(self, at: int, row: R) -> None:
        self.beginInsertRows(_ROOT, at, at)
        self._rows.insert(at, row)
        self._keys.insert(at, self._key(row))
        self.endInsertRows()

    def _change(self, rows: Sequence[R]) -> None:
        """Takes over what is new in each row, and tells of neighbours in which the same is new at once."""
        runs: list[tuple[int, int, list[int]]] = []
        for at, row in enumerate(rows):
            roles = self._news(self._rows[at], row)
            self._rows[at] = row
            if roles and runs and runs[-1][1:] == (at - 1, roles):
                runs[-1] = (runs[-1][0], at, roles)
            elif roles:
                runs.append((at, at, roles))
        for first, last, roles in runs:
            self.dataChanged.emit(self.index(first), self.index(last), roles)

    def _news(self, old: R, row: R) -> list[int]:
        """The fields in which a row is not what it was."""
        if old is row or old == row:
            return []
        return [_FIRST_ROLE + n for n, name in enumerate(self._names) if getattr(old, name) != getattr(row, name)]
