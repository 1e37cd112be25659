"""How a lesson at the table went: step by step, what was wrong, and which exercise would help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from baccara_qt.practice.history import Score
from baccara_qt.practice.question import Fault


class Noted(NamedTuple):
    """Something the learner did at the table.

    Attributes:
        act: Name of the act that was due.
        step: The step it belongs to.
        rule: The rule that asks for it.
        coup: In which coup, from 1; what comes between two coups belongs to the second.
        fault: What was wrong; ``None`` when it was right.
        milliseconds: How long he thought.
    """

    act: str
    step: str
    rule: str
    coup: int
    fault: Fault | None
    milliseconds: int


class StepScore(NamedTuple):
    """How one step of the work went.

    Attributes:
        step: Its name.
        rules: The rules that ask for it, in the order in which they came up.
        score: How it went.
        before: How the same acts went in all earlier lessons; ``None`` when they are new.
    """

    step: str
    rules: tuple[str, ...]
    score: Score
    before: Score | None


class Mistake(NamedTuple):
    """A fault, as often as it was committed.

    Attributes:
        step: The step it was committed in.
        fault: The last of its kind.
        times: How often.
        exercise: The exercise that trains it; empty where only the table does.
    """

    step: str
    fault: Fault
    times: int
    exercise: str


class Report(NamedTuple):
    """A lesson in figures.

    Attributes:
        total: All that was done.
        before: The same in all earlier lessons; ``None`` when there is none.
        steps: Step by step, in the order in which they came up.
        mistakes: What was wrong, the most frequent first.
    """

    total: Score
    before: Score | None
    steps: tuple[StepScore, ...]
    mistakes: tuple[Mistake, ...]


_EXERCISE_OF_FAULT: Final = {
    "wrong_instruction": "tableau",
    "wrong_advice": "ponte",
    "wrong_total": "counting",
    "wrong_winner": "counting",
    "wrong_cagnotte": "cagnotte",
    "wrong_commission": "cagnotte",
    "wrong_rank": "claims",
    "wrong_holder": "claims",
    "untrimmed": "claims",
    "wrong_word": "calls",
}

_EXERCISE_OF_STEP: Final = {
    ("wrong_amount", "settle"): "payout",
    ("wrong_amount", "trim"): "claims",
    ("wrong_seat", "trim"): "claims",
    ("wrong_seat", "rank"): "claims",
    ("wrong_seat", "offer"): "passing",
    ("wrong_seat", "sale"): "passing",
    ("wrong_seat", "auction"): "passing",
}


def exercise_for(code: str, step: str) -> str:
    """The exercise that trains what was wrong in a step; empty where only the table itself does."""
    return _EXERCISE_OF_FAULT.get(code) or _EXERCISE_OF_STEP.get((code, step), "")


def score(noted: Iterable[Noted]) -> Score:
    """What was done, in figures."""
    done = list(noted)
    return together(Score(1, int(one.fault is None), one.milliseconds) for one in done)


def together(scores: Iterable[Score]) -> Score:
    """All of them together."""
    each = list(scores)
    asked = sum(one.asked for one in each)
    pace = sum(one.pace * one.asked for one in each) / asked if asked else 0.0
    return Score(asked, sum(one.right for one in each), pace)


def mistakes(noted: Iterable[Noted]) -> tuple[Mistake, ...]:
    """What was wrong, the most frequent first."""
    found: dict[tuple[str, str], Mistake] = {}
    for one in noted:
        if one.fault is not None:
            key = one.fault.code, one.step
            times = found[key].times + 1 if key in found else 1
            found[key] = Mistake(one.step, one.fault, times, exercise_for(one.fault.code, one.step))
    return tuple(sorted(found.values(), key=lambda mistake: -mistake.times))


def report(noted: Iterable[Noted], before: Mapping[str, Score]) -> Report:
    """A lesson in figures.

    Args:
        noted: What was done in it.
        before: How each act went in all earlier lessons, by its name.
    """
    done = list(noted)
    steps = tuple(_step(step, done, before) for step in dict.fromkeys(one.step for one in done))
    earlier = [step.before for step in steps if step.before]
    return Report(score(done), together(earlier) if earlier else None, steps, mistakes(done))


def _step(step: str, noted: list[Noted], before: Mapping[str, Score]) -> StepScore:
    done = [one for one in noted if one.step == step]
    earlier = [before[act] for act in dict.fromkeys(one.act for one in done) if act in before]
    rules = tuple(dict.fromkeys(one.rule for one in done))
    return StepScore(step, rules, score(done), together(earlier) if earlier else None)
