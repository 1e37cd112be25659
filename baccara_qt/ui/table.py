"""The table of chemin de fer on screen."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import events as e
from baccara_qt.session.director import Director
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.game_table import GameTable
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.passing import Passing
from baccara_qt.ui.placing import along
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.showing import Showing
from baccara_qt.ui.tableau_rows import CellRow, cells

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_LETTERS: Final = {"ponte": "P", "bank": "B", "tie": "T"}


@QmlElement
class TableModel(GameTable):
    """Everything QML shows of a running table of chemin de fer.

    Signals:
        handsChanged: The points of the hands may be others now.
        rulesChanged: The house may have other rules now.

    Args:
        director: The session and who acts in it.
        preferences: Speed and pace.
        parent: Owner.
        game: How it is shown.
    """

    handsChanged = Signal()
    rulesChanged = Signal()

    def __init__(
        self,
        director: Director,
        preferences: Preferences,
        parent: QObject | None = None,
        game: Showing = CHEMIN_DE_FER,
    ) -> None:
        super().__init__(director, preferences, game, parent)
        self._results = ""
        self._passing = Passing(self)
        self._tableau: RowsModel[CellRow] = RowsModel(CellRow, lambda row: (row.total, row.column), self)
        self._come_in()

    def _remember(self, event: e.Event, before: Any) -> None:
        """The scoreboards begin anew with each shoe."""
        super()._remember(event, before)
        self._passing.note(event, before)
        if isinstance(event, e.ShoeShuffled):
            self._results = ""
        elif isinstance(event, e.PointsAnnounced):
            self._results += _LETTERS[event.outcome]

    def _show(self, view: Any) -> None:
        super()._show(view)
        self._tableau.show(cells(view))
        self._boards.show(self._results)
        self._passing.show(view, {**self._names, self._human: translate("Passing", "you")})

    @Property(str, notify=handsChanged)
    def pontePoints(self) -> str:
        """The ponte's points, once seen."""
        return self._picture.points("ponte")

    @Property(str, notify=handsChanged)
    def bankPoints(self) -> str:
        """The bank's points, once turned."""
        return self._picture.points("bank")

    @Property(QObject, constant=True)
    def tableau(self) -> QObject:
        """The cells of the tableau."""
        return self._tableau

    @Property(bool, notify=rulesChanged)
    def hasFree(self) -> bool:
        """Whether the tableau leaves anybody a choice: it does not in the strict house (C18)."""
        freedom: str = self._picture.view.rules.banker_freedom
        return freedom != "strict"

    @Property(Passing, constant=True)
    def passing(self) -> Passing:
        """The bank on its way."""
        return self._passing

    @Property(list, constant=True)
    def places(self) -> list[float]:
        """How far around the edge each seat lies, seat 1 first."""
        seats = len(self._session.state.seats)
        return [along(seat, seats) for seat in range(1, seats + 1)]
