"""A question of the practice, its answer, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from baccara_qt.core.chance import Stream
from baccara_qt.session.errors import RefusedError


class AnswerError(RefusedError):
    """An answer that is none: of another shape than the question asks for; says what it should be."""


class Fault(NamedTuple):
    """Something a learner did wrong.

    Attributes:
        code: Stable name of the fault, e.g. ``"wrong_instruction"``; ``texts`` has its sentences.
        rule: Number of the rule in the rule book.
        expected: What would have been right, as it is written in a script of answers.
        given: What the learner gave, likewise.
        params: What the sentence speaks of.
    """

    code: str
    rule: str
    expected: Any
    given: Any
    params: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to decide. All of it can be written as JSON.

    Attributes:
        exercise: Name of the exercise it belongs to.
        key: The spot it trains, e.g. ``"5,4"``: what comes back when it was weak.
        facts: What the learner sees; each exercise documents its own. Amounts are cents, cards are texts.
        right: The right answer, as it is written in a script of answers.
        rule: Number of the rule that decides.
        why: Name of the sentence that explains the right answer; ``texts`` has it.
        choices: All answers, where there are a few to choose from.
        params: What the sentence speaks of.
    """

    exercise: str
    key: str
    facts: Mapping[str, Any]
    right: Any
    rule: str
    why: str
    choices: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A kind of question.

    Attributes:
        name: Its name on the command line.
        keys: The spots it trains; every question belongs to one.
        ask: Makes a question for a spot with luck of its own.
        judge: What is wrong with an answer; ``None`` when it is right. Raises ``AnswerError``.
    """

    name: str
    keys: tuple[str, ...]
    ask: Callable[[str, Stream], Question]
    judge: Callable[[Question, Any], Fault | None]


def one_of(question: Question, given: object) -> str:
    """An answer that is one of the question's choices. Raises ``AnswerError``."""
    if not isinstance(given, str) or given not in question.choices:
        raise AnswerError(f"{question.exercise}: an answer is one of {', '.join(question.choices)}")
    return given


def a_number(question: Question, given: object, low: int, high: int) -> int:
    """An answer that is a whole number. Raises ``AnswerError``."""
    if type(given) is not int or not low <= given <= high:
        raise AnswerError(f"{question.exercise}: an answer is a number from {low} to {high}")
    return given


def chosen(code: str) -> Callable[[Question, Any], Fault | None]:
    """Judges an answer that is one of the choices; a wrong one is this fault."""

    def judge(question: Question, given: Any) -> Fault | None:
        word = one_of(question, given)
        if word == question.right:
            return None
        return Fault(code, question.rule, question.right, word, {**question.params, "given": word})

    return judge
