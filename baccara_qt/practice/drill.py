"""A drill: an exercise asked question by question, in one of four modes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, Self, get_args

from baccara_qt.core.chance import Stream
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import Done, History, Lesson
from baccara_qt.practice.question import Exercise, Fault, Question
from baccara_qt.practice.spots import Spot, next_key, reviewed

Mode = Literal["calm", "clock", "streak", "lives"]
"""As long as one likes; as many as fit into a minute; until the first fault; until the third fault."""

MODES: Final[tuple[Mode, ...]] = get_args(Mode)

CLOCK: Final = 60_000
"""Milliseconds of a drill against the clock."""

LIVES: Final = 3


class Mark(NamedTuple):
    """What came of an answer.

    Attributes:
        question: What was asked.
        fault: What was wrong; ``None`` when it was right.
        over: Whether the drill has ended with it.
    """

    question: Question
    fault: Fault | None
    over: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How a drill stands.

    Attributes:
        asked: Questions answered.
        right: How many of them right.
        streak: How many right since the last fault, and ``best`` the longest such row.
        milliseconds: Time taken for all answers.
    """

    asked: int = 0
    right: int = 0
    streak: int = 0
    best: int = 0
    milliseconds: int = 0

    def after(self, *, right: bool, milliseconds: int) -> Standing:
        """The standing after one more answer."""
        streak = self.streak + 1 if right else 0
        return Standing(
            self.asked + 1, self.right + right, streak, max(self.best, streak), self.milliseconds + milliseconds
        )

    @property
    def wrong(self) -> int:
        """Questions answered wrongly."""
        return self.asked - self.right

    def over(self, mode: Mode) -> bool:
        """Whether a drill of this mode ends here."""
        match mode:
            case "clock":
                return self.milliseconds >= CLOCK
            case "streak":
                return self.wrong > 0
            case "lives":
                return self.wrong >= LIVES
            case _:
                return False


def luck(seed: str, *key: object) -> Stream:
    """The luck of one question: the same seed and number ask the same."""
    return Stream(hashlib.sha256("\0".join(["baccara practice", seed, *map(str, key)]).encode()).digest())


class Drill:
    """An exercise under way. Everything durable is kept before ``answer`` returns.

    Attributes:
        exercise: What is asked.
        mode: When it ends.
        standing: How it stands.
        question: What is asked now; also after the end, where it is asked no more.
    """

    def __init__(
        self,
        exercise: Exercise,
        mode: Mode,
        lesson: Lesson,
        history: History,
        clock: Callable[[], datetime],
    ) -> None:
        self.exercise = exercise
        self.mode = mode
        self.standing = Standing()
        self._lesson = lesson
        self._history = history
        self._clock = clock
        self._spots: dict[str, Spot] = history.spots(exercise.name)
        for done in history.done(lesson):
            self.standing = self.standing.after(right=not done.fault, milliseconds=done.milliseconds)
        self.question = self._ask(lesson.upcoming)

    @classmethod
    def begin(
        cls,
        name: str,
        mode: Mode,
        seed: str,
        history: History,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> Self:
        """A new drill of the exercise with this name. Raises ``StorageError``."""
        exercise = EXERCISES[name]
        first = next_key(exercise.keys, history.spots(name), clock(), luck(seed, "spot", 0))
        return cls(exercise, mode, history.begin(name, mode, seed, {}, first), history, clock)

    @classmethod
    def resume(
        cls, name: str, history: History, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> Self | None:
        """The drill that was left in the middle, at the question it was left at.

        Returns:
            ``None`` when there is none.

        Raises:
            StorageError: If it cannot be read, or was begun with another version and asks what is not asked any more.
        """
        lesson, exercise = history.unfinished(name), EXERCISES[name]
        if lesson is None:
            return None
        mode: Mode | None = next((mode for mode in MODES if mode == lesson.mode), None)
        if mode is None or lesson.upcoming not in exercise.keys:
            raise history.changed(lesson)
        try:
            return cls(exercise, mode, lesson, history, clock)
        except ValueError as error:
            raise history.changed(lesson) from error

    @property
    def over(self) -> bool:
        """Whether the mode has ended the drill."""
        return self.standing.over(self.mode)

    def answer(self, given: Any, milliseconds: int) -> Mark:
        """Takes the learner's answer to the question, and asks the next one.

        Args:
            given: The answer, as in a script of answers.
            milliseconds: How long he thought.

        Raises:
            AnswerError: If it is no answer to such a question; nothing has happened then.
            StorageError: If it could not be kept; nothing has happened then.
        """
        question, now = self.question, self._clock()
        fault = self.exercise.judge(question, given)
        standing = self.standing.after(right=fault is None, milliseconds=milliseconds)
        spot = reviewed(self._spots.get(question.key), right=fault is None, milliseconds=milliseconds, now=now)
        spots = {**self._spots, question.key: spot}
        stream = luck(self._lesson.seed, "spot", standing.asked)
        upcoming = next_key(self.exercise.keys, spots, now, stream, question.key)
        over = standing.over(self.mode)
        done = Done(question.key, given, fault.code if fault else "", milliseconds)
        self._history.keep(self._lesson, standing.asked, done, upcoming=upcoming, spot=spot, over=over)
        self.standing, self._spots = standing, spots
        self.question = self._ask(upcoming)
        return Mark(question, fault, over)

    def end(self) -> None:
        """The learner has had enough, or his minute is over. Raises ``StorageError``."""
        self._history.end(self._lesson)

    def _ask(self, key: str) -> Question:
        return self.exercise.ask(key, luck(self._lesson.seed, "question", self.standing.asked))
