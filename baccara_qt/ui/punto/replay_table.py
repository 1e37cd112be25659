"""A table of Punto Banco of the past."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.players.punto.view import SeatView, see
from baccara_qt.ui.chapters import Moment
from baccara_qt.ui.past import Past, at_table
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.punto.table import PuntoTable

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


def _see_own(state: Any, seat: Seat) -> SeatView:
    """What the seat saw; nothing lies in its hand to be turned any more."""
    view = see(state, seat)
    return view if view.coup is None else view._replace(coup=view.coup._replace(squeezed=None))


def _see_all(state: Any, seat: Seat) -> SeatView:
    """What somebody would know of the table who could look through the cards that are dealt."""
    view, coup = _see_own(state, seat), state.coup
    if coup is None or view.coup is None:
        return view
    return view._replace(coup=view.coup._replace(punto=coup.punto, banco=coup.banco))


@QmlElement
class PuntoReplayTable(PuntoTable, Past):
    """The table of a session of Punto Banco that is looked at again.

    Args:
        moment: How it stands at first.
        human: The user's seat; 0 at a table of guests only.
        preferences: Speed, and whether the croupier speaks French.
        parent: Owner.
    """

    sees = (_see_own, _see_all)

    def __init__(self, moment: Moment, human: Seat, preferences: Preferences, parent: QObject) -> None:
        super().__init__(at_table(moment, human), preferences, parent)
        self.begin(preferences)
        preferences.changed.connect(self._hasten)

    @Slot()
    def _hasten(self) -> None:
        self.hasten()

    @Slot(object, object)
    def _happened(self, event: Any, before: Any) -> None:
        self._outcome.note(event, before)
