"""What a lesson at the table is begun with: the house, what the learner takes over, how he is corrected, accidents.

It is kept with the settings, so that it stands as it was the next time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import PRESETS
from baccara_qt.practice.at_table import Manner, Part
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.plan import Plan
from baccara_qt.ui.practice.steps import GROUPS, group_name, step_name
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

FIRST: Final = Plan("casino", 5)
"""The first lesson: a small table, and everything is the learner's."""

_ALL: Final = tuple(step for steps in GROUPS.values() for step in steps)
_LENGTHS: Final = (1, 3, 6, 12)
"""Coups an exam can have."""


@QmlElement
class Planning(QObject):
    """The plan of a lesson, as the learner sets it.

    Args:
        preferences: Where it is kept.
        parent: Owner.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences

    @property
    def plan(self) -> Plan:
        """The plan as it is set."""
        now = self._preferences.now
        mishaps = MISHAPS if now.lesson_accidents else ()
        coups = now.lesson_coups if self._manner == "exam" else 0
        part = Part(frozenset((*self._mine, "put_right")), self._manner, mishaps, coups=coups)
        return Plan(self.preset, 0, part)

    def plan_for(self, steps: Iterable[str]) -> Plan:
        """The same with these steps alone, gently: what was weak is practised."""
        part = Part(frozenset((*steps, "put_right")), "gentle")
        return replace(self.plan, part=part)

    @property
    def _mine(self) -> tuple[str, ...]:
        """The steps the learner takes over; never none."""
        return tuple(step for step in _ALL if step not in self._preferences.now.lesson_left) or _ALL

    @property
    def _manner(self) -> Manner:
        return "exam" if self._preferences.now.lesson_manner == "exam" else "gentle"

    def _set(self, **values: Any) -> None:
        self._preferences.change(**values)
        self.changed.emit()

    @Property(list, notify=changed)
    def presets(self) -> list[dict[str, str]]:
        """The houses: ``value`` and ``text``."""
        return [{"value": preset, "text": preset_name(preset)} for preset in PRESETS]

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The house."""
        preset = self._preferences.now.lesson_preset
        return preset if preset in PRESETS else "casino"

    @preset.setter  # type: ignore[no-redef]
    def preset(self, value: str) -> None:
        self._set(lesson_preset=value)

    @Property(list, notify=changed)
    def manners(self) -> list[dict[str, str]]:
        """How one is corrected: ``value``, ``text``."""
        return [
            {"value": "gentle", "text": translate("Lesson", "Gentle")},
            {"value": "exam", "text": translate("Lesson", "Exam")},
        ]

    @Property(str, notify=changed)
    def manner(self) -> str:
        """How the learner is corrected."""
        return self._manner

    @manner.setter  # type: ignore[no-redef]
    def manner(self, value: str) -> None:
        self._set(lesson_manner=value)

    @Property(str, notify=changed)
    def mannerNote(self) -> str:
        """What that means."""
        if self._manner == "exam":
            return translate("Lesson", "A wrong act is noted, and the right one done in its place.")
        return translate("Lesson", "A wrong act is refused with a kind word, and you try again.")

    @Property(list, notify=changed)
    def lengths(self) -> list[dict[str, Any]]:
        """How many coups an exam can have: ``value``, ``text``; empty without one."""
        if self._manner != "exam":
            return []
        return [{"value": coups, "text": str(coups)} for coups in _LENGTHS]

    @Property(int, notify=changed)
    def coups(self) -> int:
        """How many coups an exam has."""
        return self._preferences.now.lesson_coups

    @coups.setter  # type: ignore[no-redef]
    def coups(self, value: int) -> None:
        self._set(lesson_coups=value)

    @Property(list, notify=changed)
    def parts(self) -> list[dict[str, Any]]:
        """The groups of steps: ``value``, ``text``, how many of them are ``mine``, and the ``steps`` themselves."""
        mine = self._mine
        return [
            {
                "value": group,
                "text": group_name(group),
                "mine": sum(step in mine for step in steps),
                "steps": [{"value": step, "text": step_name(step), "mine": step in mine} for step in steps],
            }
            for group, steps in GROUPS.items()
        ]

    @Slot(str)
    def toggle(self, part: str) -> None:
        """Takes a step or a whole group over, or leaves it to the house; one step is always the learner's."""
        steps, mine = set(GROUPS.get(part, (part,))), set(self._mine)
        mine = mine - steps if steps <= mine else mine | steps
        if mine:
            self._set(lesson_left=tuple(step for step in _ALL if step not in mine))
        self.changed.emit()

    @Property(bool, notify=changed)
    def accidents(self) -> bool:
        """Whether things go wrong now and then, as in rules G."""
        return self._preferences.now.lesson_accidents

    @accidents.setter  # type: ignore[no-redef]
    def accidents(self, value: bool) -> None:
        self._set(lesson_accidents=value)
