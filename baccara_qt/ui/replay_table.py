"""A table of chemin de fer of the past: the same stage and picture as at the running one, and nothing to be done."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.players.view import SeatView, see
from baccara_qt.ui.chapters import Moment
from baccara_qt.ui.past import Past, at_table
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.table import TableModel

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


def _see_all(state: Any, seat: Seat) -> SeatView:
    """What somebody would know of the table who could look through the cards that are dealt."""
    view, coup = see(state, seat), state.coup
    if coup is None or view.coup is None:
        return view
    return view._replace(coup=view.coup._replace(ponte=coup.ponte, bank=coup.bank))


@QmlElement
class ReplayTable(TableModel, Past):
    """The table of a session of chemin de fer that is looked at again.

    Args:
        moment: How it stands at first.
        human: The user's seat; 0 at a table of guests only.
        preferences: Speed, and whether the croupier speaks French.
        parent: Owner.
    """

    sees = (see, _see_all)

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
