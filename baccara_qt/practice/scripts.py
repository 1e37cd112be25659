"""A scripted learner: a file of answers, run through an exercise without a screen and without a history.

A script is one JSON object: ``{"exercise": "tableau", "answers": ["draw", "stand", …]}``. An answer goes to the next
question of the seed; ``{"key": "5,4", "answer": "free"}`` asks for a spot of its own. At the table the answers are acts
and ``"plan"`` says what the learner takes over; ``"right"`` does what is due, ``{"act": "right", "times": 50}`` does so
many times.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.kept import PROCEDURE
from baccara_qt.practice.plan import read_plan
from baccara_qt.practice.question import AnswerError, Exercise, Fault, Question
from baccara_qt.practice.written_acts import read_act

NAMES: Final = (PROCEDURE, *EXERCISES)
"""Everything that can be practised by a script."""

_LONGEST: Final = 1_000_000
_LARGEST: Final = 50_000_000


class Slip(NamedTuple):
    """A fault of a scripted learner.

    Attributes:
        step: Number of the answer in the script, from 1.
        fault: What was wrong.
    """

    step: int
    fault: Fault


class Result(NamedTuple):
    """What a scripted learner has shown.

    Attributes:
        asked: How often he answered or acted.
        right: How often he was right.
        slips: What was wrong, in order.
    """

    asked: int
    right: int
    slips: tuple[Slip, ...]

    @property
    def score(self) -> float:
        """Right answers in per cent, with one decimal."""
        return round(100 * self.right / self.asked, 1) if self.asked else 0.0


class _TwiceError(ValueError):
    """A key that an object of a script has twice: nobody knows which was meant."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _TwiceError(key)
        found[key] = value
    return found


def read_script(path: Path) -> dict[str, Any]:
    """Reads a script's file. Raises ``AnswerError``, in one sentence, if it is none."""
    try:
        if path.stat().st_size > _LARGEST:
            raise AnswerError(f"{path} is too large for a script of answers")
        script = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_once)
    except _TwiceError as error:
        raise AnswerError(f"{path} gives {error.args[0]!r:.40} twice in one object") from error
    except OSError as error:
        raise AnswerError(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise AnswerError(f"{path} is not JSON") from error
    if not isinstance(script, dict) or not isinstance(script.get("answers"), list):
        raise AnswerError(f'{path} is no script: it needs {{"exercise": …, "answers": […]}}')
    if unknown := set(script) - {"exercise", "answers", "plan"}:
        raise AnswerError(f"{path} is no script: it has no use for {min(unknown)!r}")
    return script


def run(name: str, script: dict[str, Any], seed: str, rules: str = "") -> Result:
    """Lets a scripted learner do an exercise.

    Args:
        name: One of ``NAMES``.
        script: As ``read_script`` gives it.
        seed: The text all luck comes from.
        rules: The preset of the table, where the script's plan names none; at the table only.

    Raises:
        AnswerError: If the script is for another exercise, an answer is none, or the seed is no text.
    """
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise AnswerError("the seed is not readable as text") from error
    if script.get("exercise", name) != name:
        raise AnswerError(f"the script is for {script['exercise']!s:.40}, not for {name}")
    if name == PROCEDURE:
        return _at_table(script, seed, rules)
    if "plan" in script:
        raise AnswerError(f"{name} takes no plan")
    if rules:
        raise AnswerError(f"--rules is for {PROCEDURE}: {name} is the same whatever the rules")
    return _drilled(EXERCISES[name], script["answers"], seed)


def _drilled(exercise: Exercise, answers: list[Any], seed: str) -> Result:
    slips = []
    for step, answer in enumerate(answers, 1):
        question, given = _asked(exercise, step, answer, seed)
        try:
            fault = exercise.judge(question, given)
        except AnswerError as error:
            raise AnswerError(f"answer {step}: {error}") from error
        if fault is not None:
            slips.append(Slip(step, fault))
    return Result(len(answers), len(answers) - len(slips), tuple(slips))


def _asked(exercise: Exercise, step: int, answer: Any, seed: str) -> tuple[Question, Any]:
    """The question an answer belongs to: the next of the seed, or for the spot it names."""
    if isinstance(answer, dict) and set(answer) == {"key", "answer"}:
        if answer["key"] not in exercise.keys:
            raise AnswerError(f"answer {step}: {exercise.name} has no spot {answer['key']!r:.40}")
        key, given = answer["key"], answer["answer"]
    else:
        key, given = exercise.keys[luck(seed, "key", step).below(len(exercise.keys))], answer
    return exercise.ask(key, luck(seed, "question", step)), given


def _at_table(script: dict[str, Any], seed: str, rules: str) -> Result:
    plan = script.get("plan", {})
    if rules and isinstance(plan, dict):
        plan = {"preset": rules, **plan}
        if plan["preset"] != rules:
            raise AnswerError(f"the script is for {plan['preset']!s:.40}, not for {rules}")
    lesson = read_plan(plan).lesson(seed)
    slips = []
    for step, answer in enumerate(script["answers"], 1):
        try:
            times = _times_right(answer)
            act = None if times else read_act(answer)
        except AnswerError as error:
            raise AnswerError(f"answer {step}: {error}") from error
        for _ in range(times or 1):
            if lesson.due is None:
                raise AnswerError(f"answer {step}: the lesson is over, there is nothing left to do")
            fault = lesson.perform(act or lesson.due).fault
            if fault is not None:
                slips.append(Slip(step, fault))
    return Result(lesson.acts, lesson.right, tuple(slips))


def _times_right(answer: Any) -> int:
    """How often an answer just does what is due; 0 when it is an act of its own. Raises ``AnswerError``."""
    if answer == "right":
        return 1
    if not isinstance(answer, dict) or answer.get("act") != "right":
        return 0
    times = answer.get("times", 1)
    if set(answer) - {"act", "times"} or type(times) is not int or not 1 <= times <= _LONGEST:
        raise AnswerError(f'"right" takes times, a number from 1 to {_LONGEST}')
    return times
