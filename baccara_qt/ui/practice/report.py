"""How a lesson at the table went, on screen: step by step, beside earlier lessons, and what would help."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QDate, QLocale, QObject, Qt, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.practice.history import History, Past, Score
from baccara_qt.practice.kept import PROCEDURE, KeptLesson
from baccara_qt.practice.plan import Plan
from baccara_qt.practice.report import Mistake, Noted, Report, StepScore, mistakes, score
from baccara_qt.practice.texts import FAULTS
from baccara_qt.practice.written_acts import read_act
from baccara_qt.ui.practice import acts_said
from baccara_qt.ui.practice.names import exercise_name
from baccara_qt.ui.practice.progress import curve, percent
from baccara_qt.ui.practice.steps import group_name, group_of, step_name

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_PAST: Final = 12
"""Earlier lessons that are shown."""


@QmlElement
class LessonReport(QObject):
    """What the page tells once a lesson at the table is over.

    Signals:
        changed: Another lesson is told, or in another language.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._past: list[Past] = []
        self._exam = False
        self._plan: Plan | None = None
        self._coups = 0

    def tell(self, kept: KeptLesson, history: History) -> None:
        """Tells a lesson that has ended. Raises ``StorageError``."""
        self._report = kept.report()
        self._exam = kept.plan.part.manner == "exam"
        self._plan = kept.plan
        self._coups = kept.table.notes.coups
        self.look_back(history)

    def look_back(self, history: History) -> None:
        """Tells how the last lessons went. Raises ``StorageError``."""
        self._past = history.lessons(PROCEDURE, _PAST)
        self.changed.emit()

    @property
    def plan(self) -> Plan | None:
        """What the lesson was begun with."""
        return self._plan

    @property
    def _game(self) -> str:
        return self._plan.game if self._plan else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        """What is over."""
        return translate("Lesson", "Your exam") if self._exam else translate("Lesson", "Your lesson")

    @Property(list, notify=changed)
    def figures(self) -> list[dict[str, str]]:
        """What was done, in figures: ``label``, ``value`` and how it was ``before``."""
        if self._report is None:
            return []
        total, before = self._report.total, self._report.before
        return [
            {
                "label": translate("Lesson", "Right"),
                "value": translate("Lesson", "{0} % ({1} of {2})").format(percent(total), total.right, total.asked),
                "before": _before(before, lambda one: translate("Lesson", "{0} %").format(percent(one))),
            },
            {
                "label": translate("Lesson", "Each act"),
                "value": _seconds(total.pace),
                "before": _before(before, lambda one: _seconds(one.pace)),
            },
            {
                "label": translate("Lesson", "Coups"),
                "value": QLocale().toString(self._coups),
                "before": "",
            },
            {"label": translate("Lesson", "In all"), "value": _long(total.pace * total.asked), "before": ""},
        ]

    @Property(list, notify=changed)
    def steps(self) -> list[dict[str, Any]]:
        """Each step: ``name``, ``rules``, ``right``, its ``share`` from 0 to 1, and ``change`` since earlier."""
        return [_step(step, self._game) for step in self._report.steps] if self._report else []

    @Property(list, notify=changed)
    def mistakes(self) -> list[dict[str, str]]:
        """What was wrong: ``word``, ``rule``, ``why``, ``times``; what helps: ``exercise`` or ``group``, ``help``."""
        return [_mistake(mistake, self._game) for mistake in self._report.mistakes] if self._report else []

    @Property(list, notify=changed)
    def past(self) -> list[float]:
        """How much was right in the last lessons, from 0 to 1, this one last."""
        return curve([lesson.score.right / lesson.score.asked for lesson in self._past])

    @Property(list, notify=changed)
    def pastLines(self) -> list[dict[str, str]]:
        """The last lessons, the latest first: ``day`` and ``score``."""
        return [
            {
                "day": QLocale().toString(_day(lesson.begun), QLocale.FormatType.ShortFormat),
                "score": translate("Lesson", "{0} %").format(percent(lesson.score)),
            }
            for lesson in reversed(self._past)
        ]


def coup_told(coup: int, noted: Iterable[Noted], game: str) -> str:
    """How a coup went, in a sentence: how much was right, and what was not."""
    done = [one for one in noted if one.coup == coup]
    went = score(done)
    text = translate("Lesson", "Coup {0}: {1} of {2} right.").format(coup, went.right, went.asked)
    wrong = [f"{step_name(mistake.step, game)} ({mistake.fault.rule})" for mistake in mistakes(done)]
    missed = translate("Lesson", "Not yet: {0}.").format(", ".join(wrong))
    return f"{text} {missed}" if wrong else text


def _step(step: StepScore, game: str) -> dict[str, Any]:
    change = 0
    if step.before is not None:
        change = percent(step.score) - percent(step.before)
    return {
        "name": step_name(step.step, game),
        "rules": ", ".join(step.rules),
        "right": translate("Lesson", "{0} of {1}").format(step.score.right, step.score.asked),
        "share": step.score.right / step.score.asked,
        "change": "" if step.before is None else "=" if not change else f"{change:+d}".replace("-", "−"),
    }


def _mistake(mistake: Mistake, game: str) -> dict[str, str]:
    fault = mistake.fault
    word: str = translate("Practice", FAULTS[fault.code])
    right = translate("Lesson", "Right would have been: {0}").format(acts_said.act_told(read_act(fault.expected)))
    group = "" if mistake.exercise else group_of(mistake.step, game)
    return {
        "word": word,
        "rule": fault.rule,
        "why": right,
        "times": translate("Lesson", "{0} times").format(mistake.times) if mistake.times > 1 else "",
        "exercise": mistake.exercise,
        "group": group,
        "help": exercise_name(mistake.exercise).title if mistake.exercise else group_name(group, game) if group else "",
    }


def _before(before: Score | None, told: Callable[[Score], str]) -> str:
    return "" if before is None else translate("Lesson", "before: {0}").format(told(before))


def _seconds(milliseconds: float) -> str:
    return translate("Drill", "{0} s").format(QLocale().toString(milliseconds / 1000, "f", 1))


def _long(milliseconds: float) -> str:
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    if minutes:
        return translate("Lesson", "{0} min {1} s").format(minutes, seconds)
    return translate("Drill", "{0} s").format(seconds)


def _day(text: str) -> QDate:
    return QDate.fromString(text, Qt.DateFormat.ISODate)
