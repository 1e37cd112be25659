"""What a learner has done, kept in the library: lessons to go on with, weak spots, curves."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from baccara_qt.practice.spots import Spot
from baccara_qt.session.copies import Place
from baccara_qt.session.errors import StorageError, reason_of
from baccara_qt.session.schema import in_plain_words, open_database, writing

_SCORE = (
    "count(*), sum(lesson_act.fault = ''), avg(lesson_act.milliseconds)"
    " FROM lesson_act JOIN lesson ON lesson.id = lesson_act.lesson"
)
"""The fields of a ``Score``, and where they come from."""


class Lesson(NamedTuple):
    """A lesson as it is kept.

    Attributes:
        id: Its number.
        exercise: Name of the exercise, or ``procedure``.
        mode: How it is counted.
        seed: The text its luck comes from.
        options: What else it was begun with; ``None`` when that cannot be read.
        upcoming: The spot that is asked now.
    """

    id: int
    exercise: str
    mode: str
    seed: str
    options: Mapping[str, Any] | None
    upcoming: str


class Done(NamedTuple):
    """Something a learner did in a lesson.

    Attributes:
        spot: What it trained.
        given: What he gave, as in a script of answers.
        fault: Code of the fault; empty when it was right.
        milliseconds: How long it took him.
    """

    spot: str
    given: Any
    fault: str
    milliseconds: int


class Score(NamedTuple):
    """How often something was asked, and how often the answer was right; ``pace`` is the mean time in ms."""

    asked: int
    right: int
    pace: float


class Past(NamedTuple):
    """An earlier lesson.

    Attributes:
        begun: The day it was begun on, where the learner is.
        mode: How it was counted.
        score: How it went.
    """

    begun: str
    mode: str
    score: Score


class History:
    """The practice part of the library; a context, or to be closed.

    Args:
        path: The library's file.

    Raises:
        StorageError: If it cannot be used.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = open_database(path)
        self._place = Place(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file."""
        self._connection.close()

    # --- lessons ------------------------------------------------------------------------------------------------

    def begin(self, exercise: str, mode: str, seed: str, options: Mapping[str, Any], upcoming: str) -> Lesson:
        """Keeps a new lesson; one of the same exercise that was still open is ended. Raises ``StorageError``."""
        with writing(self._connection, self._place):
            self._connection.execute(
                "UPDATE lesson SET ended = ? WHERE exercise = ? AND ended IS NULL", (_now(), exercise)
            )
            (number,) = self._connection.execute(
                "INSERT INTO lesson (exercise, mode, seed, options, upcoming, begun) VALUES (?, ?, ?, ?, ?, ?)"
                " RETURNING id",
                (exercise, mode, seed, json.dumps(dict(options)), upcoming, _now()),
            ).fetchone()
        return Lesson(int(number), exercise, mode, seed, options, upcoming)

    def unfinished(self, exercise: str) -> Lesson | None:
        """The lesson of an exercise that can be gone on with. Raises ``StorageError``."""
        with in_plain_words(self.path):
            row = self._connection.execute(
                "SELECT id, exercise, mode, seed, options, upcoming FROM lesson"
                " WHERE exercise = ? AND ended IS NULL ORDER BY id DESC LIMIT 1",
                (exercise,),
            ).fetchone()
        if row is None:
            return None
        number, name, mode, seed, options, upcoming = row
        return Lesson(number, name, mode, seed, _object(options), upcoming)

    def done(self, lesson: Lesson) -> list[Done]:
        """What was done in a lesson so far, in order. Raises ``StorageError``, ``ValueError`` if it is not JSON."""
        query = "SELECT spot, given, fault, milliseconds FROM lesson_act WHERE lesson = ? ORDER BY n"
        with in_plain_words(self.path):
            rows = self._connection.execute(query, (lesson.id,)).fetchall()
        return [Done(spot, json.loads(given), fault, milliseconds) for spot, given, fault, milliseconds in rows]

    def keep(self, lesson: Lesson, n: int, done: Done, *, upcoming: str, spot: Spot | None, over: bool) -> None:
        """Keeps what the learner has just done, with all that follows from it, or nothing of it.

        Args:
            lesson: In which.
            n: Counts what was done in it, from 1.
            done: What he did.
            upcoming: The spot that is asked next.
            spot: What is known about the spot now.
            over: Whether the lesson ends with it.

        Raises:
            StorageError: If it cannot be kept.
        """
        row = (lesson.id, n, done.spot, json.dumps(done.given), done.fault, done.milliseconds, _now())
        with writing(self._connection, self._place):
            self._keep_act(lesson, row)
            self._connection.execute("UPDATE lesson SET upcoming = ? WHERE id = ?", (upcoming, lesson.id))
            if spot is not None:
                self._connection.execute(
                    "INSERT INTO spot VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (exercise, key) DO UPDATE SET card = excluded.card, due = excluded.due",
                    (lesson.exercise, done.spot, spot.card, spot.due.isoformat()),
                )
            if over:
                self._end(lesson)

    def _keep_act(self, lesson: Lesson, row: tuple[object, ...]) -> None:
        try:
            self._connection.execute("INSERT INTO lesson_act VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError as error:
            raise StorageError("lesson_overtaken", id=lesson.id) from error

    def changed(self, lesson: Lesson) -> StorageError:
        """A lesson that cannot be gone on with, for it was begun with another version: it ends, and counts.

        Raises:
            StorageError: If it cannot be ended.
        """
        self.end(lesson)
        return StorageError("lesson_changed")

    def end(self, lesson: Lesson) -> None:
        """Ends a lesson: there is nothing to go on with. Raises ``StorageError``."""
        with writing(self._connection, self._place):
            self._end(lesson)

    def _end(self, lesson: Lesson) -> None:
        self._connection.execute("UPDATE lesson SET ended = ? WHERE id = ? AND ended IS NULL", (_now(), lesson.id))

    # --- what it adds up to -------------------------------------------------------------------------------------

    def spots(self, exercise: str) -> dict[str, Spot]:
        """What is known about each spot of an exercise that was ever asked. Raises ``StorageError``."""
        with in_plain_words(self.path):
            rows = self._connection.execute(
                "SELECT key, card, due FROM spot WHERE exercise = ?", (exercise,)
            ).fetchall()
        try:
            return {key: Spot(card, datetime.fromisoformat(due)) for key, card, due in rows}
        except ValueError as error:
            raise StorageError("failed", path=self.path, reason=reason_of(error)) from error

    def due(self, exercise: str, now: datetime) -> int:
        """How many spots of an exercise should be asked again by now. Raises ``StorageError``."""
        return sum(spot.due <= now for spot in self.spots(exercise).values())

    def by_spot(self, exercise: str) -> dict[str, Score]:
        """How each spot went: the heat map. Raises ``StorageError``."""
        return self._scores("lesson_act.spot", exercise)

    def by_day(self, exercise: str = "") -> dict[str, Score]:
        """How each day went, oldest first, by its date where the learner is: the curve.

        Args:
            exercise: Of this exercise; empty for all that was practised.

        Raises:
            StorageError: If it cannot be read.
        """
        return self._scores("date(lesson_act.at, 'localtime')", exercise)

    def before(self, lesson: Lesson) -> dict[str, Score]:
        """How each spot went in all earlier lessons of the same exercise. Raises ``StorageError``."""
        return self._scores("lesson_act.spot", lesson.exercise, lesson.id)

    def lessons(self, exercise: str, most: int) -> list[Past]:
        """The last lessons of an exercise that have ended, oldest first. Raises ``StorageError``."""
        query = (
            f"SELECT date(lesson.begun, 'localtime'), lesson.mode, {_SCORE}"
            " WHERE lesson.exercise = ? AND lesson.ended IS NOT NULL GROUP BY lesson.id ORDER BY lesson.id DESC LIMIT ?"
        )
        with in_plain_words(self.path):
            rows = self._connection.execute(query, (exercise, most)).fetchall()
        return [Past(begun, mode, Score(*score)) for begun, mode, *score in reversed(rows)]

    def _scores(self, group: str, exercise: str, before: int = 2**62) -> dict[str, Score]:
        query = (
            f"SELECT {group}, {_SCORE} WHERE (lesson.exercise = ?1 OR ?1 = '') AND lesson.id < ?2"
            f" GROUP BY {group} ORDER BY {group}"
        )
        with in_plain_words(self.path):
            return {key: Score(*score) for key, *score in self._connection.execute(query, (exercise, before))}


def _object(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
