"""The table of a lesson at Big Table or Mini: it shows what the learner's acts let happen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.event import Event
from baccara_qt.practice.at_table import TableLesson, Verdict
from baccara_qt.practice.plan import Plan
from baccara_qt.session.director import Director
from baccara_qt.ui.practice.seated import follow, seated
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.punto.table import PuntoTable

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PuntoLessonTable(PuntoTable):
    """A table of guests at which nothing happens but by the lesson.

    Args:
        plan: What the lesson was begun with.
        lesson: The lesson itself.
        preferences: Speed.
        parent: Owner.
    """

    def __init__(
        self, plan: Plan, lesson: TableLesson, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        self._seated = seated(plan, lesson)
        super().__init__(Director(self._seated), preferences, parent)

    def follow(self, state: Any, verdict: Verdict) -> None:
        """Shows what has come of an act; the table then stands like this."""
        follow(self._stage, self._seated, state, verdict)

    @Slot(object, object)
    def _happened(self, event: Event, before: Any) -> None:
        """No record is kept of a lesson; its outcomes are shown."""
        self._outcome.note(event, before)

    def close(self) -> None:
        """Nothing more is shown."""
        super().close()
        self._seated.close()
