"""The books beside a table of Punto Banco: the house banks, so they tell of the shoe and of the user."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.facts import Facts
from baccara_qt.ui.house_books import HouseBooks

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PuntoBooks(HouseBooks):
    """Shoe, commission and the human's money, for the rail.

    Signals:
        seen: His commission or his stakes are others now.
    """

    seen = Signal()

    def __init__(self, human: Seat, parent: QObject | None = None) -> None:
        super().__init__(human, parent)
        # Nobody's bank is told of
        self._facts = Facts(self, "changed", "curveChanged", "retold")

    def show(self, view: Any) -> None:
        """Shows the books of this view; after each coup the curve goes on."""
        super().show(view)
        self.changed.emit()

    def _owned(self) -> int:
        view: Any = self._seen()
        return int(view.books.money(self._human)) - self._owed()

    def _owed(self) -> int:
        view: Any = self._seen()
        return int(view.seats[self._human - 1].owed) if self._human else 0

    @Property(str, notify=seen)
    def owedText(self) -> str:
        """What is marked in the human's commission box; empty for nothing (P6)."""
        owed = self._owed()
        return money_text(owed) if owed else ""

    @Property(str, notify=seen)
    def stakedText(self) -> str:
        """All that the human has on the cloth; empty for nothing."""
        staked = self._seen().books.stake(self._human) if self._human else 0
        return money_text(staked) if staked else ""
