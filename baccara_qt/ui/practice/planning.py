"""What a lesson at the table is begun with: the house, what the learner takes over, how he is corrected, accidents.

It is kept with the settings, so that it stands as it was the next time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.games import presets
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.at_table import Manner, Part
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.plan import COMMISSIONS, Plan
from baccara_qt.ui.practice.steps import GROUPS, group_name, step_name
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_FIRST_SEATS: Final = 5
"""Seats at the small table of the first lesson."""

_LENGTHS: Final = (1, 3, 6, 12)
"""Coups an exam can have."""


def plan_for(plan: Plan, group: str) -> Plan:
    """The same table with the steps of a group alone, gently: what was weak is practised."""
    return replace(plan, part=Part(frozenset((*GROUPS[plan.game][group], "put_right")), "gentle"))


@QmlElement
class Planning(QObject):
    """The plan of a lesson, as the learner sets it.

    Signals:
        changed: He has set something else.

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
        mishaps = MISHAPS if now.lesson_accidents and self.canGoWrong else ()
        coups = now.lesson_coups if self._manner == "exam" else 0
        part = Part(frozenset((*self._mine, "put_right")), self._manner, mishaps, coups=coups)
        return Plan(self.preset, 0, part, self.commission)

    @property
    def first(self) -> Plan:
        """The first lesson: a small table of the same game, and everything is the learner's."""
        return Plan(self.preset if self._game == "punto_banco" else "casino", _FIRST_SEATS)

    @property
    def _game(self) -> str:
        game: str = presets()[self.preset].game
        return game

    @property
    def _all(self) -> tuple[str, ...]:
        """All steps of the game, in their groups."""
        return tuple(step for steps in GROUPS[self._game].values() for step in steps)

    @property
    def _mine(self) -> tuple[str, ...]:
        """The steps the learner takes over; never none."""
        return tuple(step for step in self._all if step not in self._preferences.now.lesson_left) or self._all

    @property
    def _manner(self) -> Manner:
        return "exam" if self._preferences.now.lesson_manner == "exam" else "gentle"

    def _set(self, **values: Any) -> None:
        self._preferences.change(**values)
        self.changed.emit()

    @Property(list, notify=changed)
    def presets(self) -> list[dict[str, str]]:
        """The houses: ``value`` and ``text``."""
        return [{"value": preset, "text": preset_name(preset)} for preset in presets()]

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The house."""
        preset = self._preferences.now.lesson_preset
        return preset if preset in presets() else "casino"

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
                "text": group_name(group, self._game),
                "mine": sum(step in mine for step in steps),
                "steps": [{"value": step, "text": step_name(step, self._game), "mine": step in mine} for step in steps],
            }
            for group, steps in GROUPS[self._game].items()
        ]

    @Slot(str)
    def toggle(self, part: str) -> None:
        """Takes a step or a whole group over, or leaves it to the house; one step is always the learner's."""
        steps, mine = set(GROUPS[self._game].get(part, (part,))), set(self._mine)
        mine = mine - steps if steps <= mine else mine | steps
        if mine:
            left = (set(self._preferences.now.lesson_left) | set(self._all)) - mine
            self._set(lesson_left=tuple(step for step in STEPS if step in left))
        self.changed.emit()

    @Property(list, notify=changed)
    def commissions(self) -> list[dict[str, str]]:
        """How the house can be paid for a won Banco: ``value``, ``text``; empty where there is none."""
        if self._game != "punto_banco":
            return []
        texts = {
            "box": translate("Lesson", "5 %, marked in a box"),
            "at_once": translate("Lesson", "5 %, taken at once"),
            "half_on_6": translate("Lesson", "None; half on a six"),
            "push_on_7": translate("Lesson", "None; a three-card seven lies"),
        }
        return [{"value": form, "text": texts[form]} for form in COMMISSIONS]

    @Property(str, notify=changed)
    def commission(self) -> str:
        """How the house is paid for a won Banco; empty where there is none."""
        form = self._preferences.now.lesson_commission
        return "" if self._game != "punto_banco" else form if form in COMMISSIONS else "box"

    @commission.setter  # type: ignore[no-redef]
    def commission(self, value: str) -> None:
        self._set(lesson_commission=value)

    @Property(bool, notify=changed)
    def canGoWrong(self) -> bool:
        """Whether things can be set to go wrong at this game."""
        return bool(self._game == "chemin_de_fer")

    @Property(bool, notify=changed)
    def accidents(self) -> bool:
        """Whether things go wrong now and then, as in rules G."""
        return self._preferences.now.lesson_accidents

    @accidents.setter  # type: ignore[no-redef]
    def accidents(self, value: bool) -> None:
        self._set(lesson_accidents=value)
