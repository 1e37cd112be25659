"""The table of a lesson at Big Table or Mini: it shows what the learner's acts let happen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.event import Event
from baccara_qt.practice.at_table import TableLesson, Verdict
from baccara_qt.practice.plan import Plan
from baccara_qt.practice.punto_acts import NameHand
from baccara_qt.session.director import Director
from baccara_qt.ui.cue import Cue
from baccara_qt.ui.practice.own_acts import OwnActs, OwnShoe, lying
from baccara_qt.ui.practice.seated import follow, seated
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.punto.cues import calls_points, cues_for, points_called
from baccara_qt.ui.punto.showing import PUNTO_BANCO
from baccara_qt.ui.punto.table import PuntoTable

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


def _unnamed(events: Iterable[Any], before: Any) -> list[Cue]:
    """What is seen of events when it is the learner who counts the hands."""
    return [cue for cue in cues_for(events, before) if not calls_points(cue)]


@QmlElement
class PuntoLessonTable(PuntoTable):
    """A table of guests at which nothing happens but by the lesson. What the learner is to count it does not tell.

    Signals:
        packsChanged: The packs lie in another way.

    Args:
        plan: What the lesson was begun with.
        lesson: The lesson itself.
        preferences: Speed.
        parent: Owner.
    """

    packsChanged = Signal()

    def __init__(
        self, plan: Plan, lesson: TableLesson, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        self._seated = seated(plan, lesson)
        self._lesson = lesson
        self._shoe = OwnShoe(lesson, PUNTO_BANCO.shoe_seat)
        own = OwnActs(lesson.part.steps)
        cues = _unnamed if "points" in lesson.part.steps else cues_for
        game = replace(
            PUNTO_BANCO,
            cues=lambda events, before: own.left(cues(events, before), lesson.due),
            asking=lambda state: own.heard(PUNTO_BANCO.asking(state)),
            shoe_seat=self._shoe,
        )
        super().__init__(Director(self._seated), preferences, parent, game)

    def follow(self, state: Any, verdict: Verdict) -> None:
        """Shows what has come of an act; the table then stands like this."""
        follow(self._stage, self._seated, state, verdict, self._shoe)
        self.packsChanged.emit()
        self._publish()
        if isinstance(verdict.done, NameHand):
            self._croupier.speak(points_called(verdict.done.hand, state))
        self.seen.emit()

    def _points(self, hand: str) -> str:
        due = self._lesson.due
        return "" if isinstance(due, NameHand) and due.hand == hand else super()._points(hand)

    @Property(str, notify=packsChanged)
    def packs(self) -> str:
        """How the packs lie between two of the learner's acts: see ``own_acts.lying``."""
        return lying(self._lesson.due)

    @Slot(object, object)
    def _happened(self, event: Event, before: Any) -> None:
        """No record is kept of a lesson; its outcomes are shown."""
        self._outcome.note(event, before)

    def close(self) -> None:
        """Nothing more is shown."""
        super().close()
        self._seated.close()
