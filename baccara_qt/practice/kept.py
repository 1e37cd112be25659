"""A lesson at the table that is kept in the library: it can be left in the middle and gone on with."""

from __future__ import annotations

from typing import Self

from baccara_qt.core.errors import RuleError
from baccara_qt.practice.act import Act
from baccara_qt.practice.at_table import Verdict
from baccara_qt.practice.history import Done, History, Lesson
from baccara_qt.practice.plan import Plan, read_plan
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.report import Noted, Report, report
from baccara_qt.practice.written_acts import kind_of, read_act, write_act

PROCEDURE = "procedure"
"""Name of the exercise at the table, in the library and on the command line."""


class KeptLesson:
    """A lesson at the table under way; every act is in the library before anything comes of it.

    Attributes:
        table: The lesson itself.
        plan: What it was begun with.
        noted: What was done in it, in order.
    """

    def __init__(self, lesson: Lesson, history: History) -> None:
        self.plan = read_plan(lesson.options)
        self.table = self.plan.lesson(lesson.seed)
        self._lesson = lesson
        self._history = history
        self.noted: list[Noted] = []
        for done in history.done(lesson):
            fault = self._do(read_act(done.given), done.milliseconds).fault
            if done.fault != (fault.code if fault else ""):
                raise ValueError("what was done in this lesson was done at another table")

    @classmethod
    def begin(cls, plan: Plan, seed: str, history: History) -> Self:
        """A new lesson. Raises ``StorageError``."""
        return cls(history.begin(PROCEDURE, plan.part.manner, seed, plan.written(), ""), history)

    @classmethod
    def resume(cls, history: History) -> Self | None:
        """The lesson that was left in the middle, exactly there.

        Returns:
            ``None`` when there is none.

        Raises:
            StorageError: If it cannot be read, or was begun with another version whose table went another way.
        """
        lesson = history.unfinished(PROCEDURE)
        if lesson is None:
            return None
        try:
            return cls(lesson, history)
        except (AnswerError, ValueError, RuleError) as error:
            raise history.changed(lesson) from error

    def perform(self, act: Act, milliseconds: int) -> Verdict:
        """The learner does something.

        Args:
            act: What he does.
            milliseconds: How long he thought.

        Raises:
            StorageError: If it could not be kept; nothing has happened then.
            ValueError: If the lesson is over.
        """
        due, fault = self.table.due, self.table.judge(act)
        assert due is not None
        spot = kind_of(type(due))
        done = Done(spot, write_act(act), fault.code if fault else "", milliseconds)
        self._history.keep(self._lesson, self.table.acts + 1, done, upcoming="", spot=None, over=False)
        return self._do(act, milliseconds)

    def _do(self, act: Act, milliseconds: int) -> Verdict:
        due, coup = self.table.due, self.table.notes.coups + 1
        verdict = self.table.perform(act)
        assert due is not None
        self.noted.append(Noted(kind_of(type(due)), due.step, due.rule, coup, verdict.fault, milliseconds))
        return verdict

    def report(self) -> Report:
        """How the lesson went so far, beside all that were before it. Raises ``StorageError``."""
        return report(self.noted, self._history.before(self._lesson))

    def end(self) -> None:
        """The learner has had enough. Raises ``StorageError``."""
        self._history.end(self._lesson)
