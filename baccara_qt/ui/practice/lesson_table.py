"""The table of a lesson on the stage of the game: it shows what the learner's acts let happen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.event import Event
from baccara_qt.practice.at_table import TableLesson, Verdict
from baccara_qt.practice.plan import Plan
from baccara_qt.session.director import Director
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.cue import Cue
from baccara_qt.ui.cues import cues_for
from baccara_qt.ui.practice.own_acts import OwnActs, OwnShoe, lying, on_palette
from baccara_qt.ui.practice.seated import follow, seated
from baccara_qt.ui.practice.strays import Strays, amiss_cues
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.table import TableModel

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


def _cues(events: Iterable[Any], before: Any) -> list[Cue]:
    """What is seen of events, accidents and all."""
    cues: list[Cue] = []
    state = before
    for event in events:
        after = evolve(state, event)
        strange = isinstance(event, m.MISHAP_EVENTS)
        cues += amiss_cues(event, state, after) if strange else cues_for((event,), state)
        state = after
    return cues


@QmlElement
class LessonTable(TableModel):
    """A table of guests at which nothing happens but by the lesson.

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
        self._strays = Strays(lesson.state, lesson.mishap)
        self._shoe = OwnShoe(lesson, CHEMIN_DE_FER.shoe_seat)
        own = OwnActs(lesson.part.steps)
        game = replace(
            CHEMIN_DE_FER,
            cues=lambda events, before: own.left(_cues(events, before), lesson.due),
            asking=lambda state: own.heard(CHEMIN_DE_FER.asking(state)),
            see=self._strays.see,
            cards=self._strays.cards,
            shoe_seat=self._shoe,
        )
        super().__init__(Director(self._seated), preferences, parent, game)
        self._stage.jump(lesson.state, palette=on_palette(lesson))

    def follow(self, state: Any, verdict: Verdict) -> None:
        """Shows what has come of an act; the table then stands like this."""
        self._strays.note(verdict.events, self._seated.state)
        follow(self._stage, self._seated, state, verdict, self._shoe)
        self.packsChanged.emit()
        self._publish()

    @Property(str, notify=packsChanged)
    def packs(self) -> str:
        """How the packs lie between two of the learner's acts: see ``own_acts.lying``."""
        return lying(self._lesson.due)

    @Slot(object, object)
    def _happened(self, event: Event, before: Any) -> None:
        """No record is kept of a lesson; its outcomes are shown."""
        if not isinstance(event, m.MISHAP_EVENTS):
            self._outcome.note(event, before)

    def close(self) -> None:
        """Nothing more is shown."""
        super().close()
        self._seated.close()
