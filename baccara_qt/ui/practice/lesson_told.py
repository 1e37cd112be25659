"""What a learner at the table is told about his lesson: what he can do, what is next, how it stands, why it is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from baccara_qt.practice.act import Act
from baccara_qt.practice.at_table import Part, TableLesson
from baccara_qt.practice.written_acts import kind_of
from baccara_qt.ui.practice.acts_said import act_name, act_reason, act_told, part_asked

translate = QCoreApplication.translate

_KEYS: Final = "1234567890"


def acts(kinds: Iterable[str]) -> list[dict[str, str]]:
    """Acts to choose from: ``value``, ``text``, and the ``key`` of the first ten."""
    return [{"value": kind, "text": act_name(kind), "key": _KEYS[n : n + 1]} for n, kind in enumerate(kinds)]


def doing(kind: str, part: str) -> str:
    """The act that was chosen, and what is asked about it."""
    return f"{act_name(kind)} – {part_asked(part)}"


def step(due: Act) -> str:
    """What a led learner is to do, and why."""
    return f"{act_told(due)}. {act_reason(kind_of(type(due)))}"


def taught() -> str:
    """That he has dealt a whole coup."""
    text: str = translate("Lesson", "That was your first coup, from the first card to the last. Go on by yourself.")
    return text


def standing(table: TableLesson) -> str:
    """Acts that were right, and the coup that is given."""
    return translate("Lesson", "{0} of {1} right · coup {2}").format(table.right, table.acts, table.notes.coups + 1)


def manner(part: Part) -> str:
    """How he is corrected."""
    return translate("Lesson", "Exam") if part.manner == "exam" else translate("Lesson", "Gentle")


def end(table: TableLesson) -> str:
    """Why nothing is left to do."""
    if table.notes.coups == table.part.coups:
        return translate("Lesson", "The exam is over.")
    return translate("Lesson", "The table rests: nobody takes the bank.")
