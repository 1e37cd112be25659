"""Writes the examples of scripted learners into ``resources/practice``: each is right throughout, with ``--seed 3``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.kept import PROCEDURE
from baccara_qt.practice.plan import Plan
from baccara_qt.practice.question import Exercise
from baccara_qt.practice.written_acts import write_act

SEED: Final = "3"

TABLES: Final = {PROCEDURE: Plan()} | {f"{PROCEDURE}-{preset}": Plan(preset) for preset in ("big-table", "mini")}
"""The examples at the table, and what each is begun with."""

_FOLDER: Final = Path(__file__).parent / "practice"
_ANSWERS: Final = 20
_ACTS: Final = 120

_BY_KEY: Final = {"tableau", "ponte", "counting", "calls"}
"""Exercises whose answer follows from the spot alone: all of their spots, whatever the seed."""


def examples() -> Iterator[tuple[str, str]]:
    """The name of each file, and what is in it."""
    for name, exercise in EXERCISES.items():
        answers = _spots(exercise) if name in _BY_KEY else _questions(exercise)
        yield f"{name}.json", _text({"exercise": name}, answers)
    for name, plan in TABLES.items():
        yield f"{name}.json", _text({"exercise": PROCEDURE, "plan": plan.written()}, _acts(plan))


def _spots(exercise: Exercise) -> list[Any]:
    return [{"key": key, "answer": exercise.ask(key, luck(SEED)).right} for key in exercise.keys]


def _questions(exercise: Exercise) -> list[Any]:
    keys = [exercise.keys[luck(SEED, "key", n).below(len(exercise.keys))] for n in range(1, _ANSWERS + 1)]
    return [exercise.ask(key, luck(SEED, "question", n)).right for n, key in enumerate(keys, 1)]


def _acts(plan: Plan) -> list[Any]:
    """The first acts one by one, then whatever is due."""
    lesson = plan.lesson(SEED)
    acts: list[Any] = []
    for _ in range(_ACTS):
        assert lesson.due is not None
        acts.append(write_act(lesson.due))
        lesson.perform(lesson.due)
    return [*acts, {"act": "right", "times": 200}]


def _text(head: dict[str, Any], answers: list[Any]) -> str:
    lines = ",\n".join("  " + json.dumps(answer, ensure_ascii=False) for answer in answers)
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "answers": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    _FOLDER.mkdir(exist_ok=True)
    for file, text in examples():
        (_FOLDER / file).write_text(text, encoding="utf-8")
