"""What a lesson at the table is begun with: the house, what the learner takes over, how he is corrected, accidents."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import PRESETS
from baccara_qt.practice.act import Step
from baccara_qt.practice.at_table import Manner, Part
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.kept import Plan
from baccara_qt.ui.preset_texts import preset_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

FIRST: Final = Plan("casino", 5)
"""The first lesson: a small table, and everything is the learner's."""

_PARTS: Final[dict[str, tuple[Step, ...]]] = {
    "cards": ("shuffle", "cut", "stop_card", "shoe"),
    "claims": ("announce", "ask", "rank", "trim", "close", "garage"),
    "coup": ("detach", "repeat", "turn", "instruct", "points"),
    "settling": ("settle", "cagnotte", "clear"),
    "bank": ("go_on", "offer", "sale", "auction"),
}
"""Parts of the work a learner takes over together; what has gone wrong is always his to put right."""


@QmlElement
class Planning(QObject):
    """The plan of a lesson, as the learner sets it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preset = "casino"
        self._manner: Manner = "gentle"
        self._parts = set(_PARTS)
        self._accidents = False

    @property
    def plan(self) -> Plan:
        """The plan as it is set."""
        steps = [step for name in _PARTS if name in self._parts for step in _PARTS[name]]
        mishaps = MISHAPS if self._accidents else ()
        return Plan(self._preset, 0, Part(frozenset((*steps, "put_right")), self._manner, mishaps))

    @Property(list, notify=changed)
    def presets(self) -> list[dict[str, str]]:
        """The houses: ``value`` and ``text``."""
        return [{"value": preset, "text": preset_name(preset)} for preset in PRESETS]

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The house."""
        return self._preset

    @preset.setter  # type: ignore[no-redef]
    def preset(self, value: str) -> None:
        self._preset = value if value in PRESETS else self._preset
        self.changed.emit()

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
        self._manner = "exam" if value == "exam" else "gentle"
        self.changed.emit()

    @Property(str, notify=changed)
    def mannerNote(self) -> str:
        """What that means."""
        if self._manner == "exam":
            return translate("Lesson", "A wrong act is noted, and the right one done in its place.")
        return translate("Lesson", "A wrong act is refused with a kind word, and you try again.")

    @Property(list, notify=changed)
    def parts(self) -> list[dict[str, Any]]:
        """What can be taken over: ``value``, ``text``, ``mine``."""
        texts = {
            "cards": translate("Lesson", "Cards: check, wash, cut, shoe"),
            "claims": translate("Lesson", "Bank and claims, up to rien ne va plus"),
            "coup": translate("Lesson", "The coup: cards, words, orders, points"),
            "settling": translate("Lesson", "Rake, pay, cagnotte, cards away"),
            "bank": translate("Lesson", "The bank moves: offer, sale, auction"),
        }
        return [{"value": name, "text": texts[name], "mine": name in self._parts} for name in _PARTS]

    @Slot(str)
    def toggle(self, part: str) -> None:
        """Takes a part over, or leaves it to the house; one is always the learner's."""
        parts = self._parts ^ {part}
        self._parts = parts or self._parts
        self.changed.emit()

    @Property(bool, notify=changed)
    def accidents(self) -> bool:
        """Whether things go wrong now and then, as in rules G."""
        return self._accidents

    @accidents.setter  # type: ignore[no-redef]
    def accidents(self, value: bool) -> None:
        self._accidents = value
        self.changed.emit()
