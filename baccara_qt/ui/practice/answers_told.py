"""What is said about an answer in an exercise, and how the exercise stands."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from baccara_qt.practice.drill import LIVES, Mark, Mode, Standing
from baccara_qt.practice.texts import FAULTS
from baccara_qt.ui.practice import asked

translate = QCoreApplication.translate


def answer_told(mark: Mark, standing: Standing) -> dict[str, Any]:
    """What is said: ``right``, ``word``, ``why``, ``rule``, and of a wrong one the right ``answer`` (a choice).

    Args:
        mark: What came of the answer.
        standing: How the exercise stands after it.
    """
    question, fault = mark.question, mark.fault
    if fault is None:
        return {"right": True, "word": _praise(standing), "why": asked.why(question), "rule": question.rule}
    word: str = translate("Practice", FAULTS[fault.code])
    return {
        "right": False,
        "word": word,
        "why": asked.why(question),
        "rule": fault.rule,
        "answer": str(question.right),
    }


def _praise(standing: Standing) -> str:
    if standing.streak and standing.streak % 10 == 0:
        return translate("Drill", "{0} in a row!").format(standing.streak)
    words = (translate("Drill", "Right."), translate("Drill", "Well done."), translate("Drill", "Exactly."))
    return words[standing.asked % len(words)]


def standing_told(now: Standing, mode: Mode) -> dict[str, Any]:
    """How it stands: ``right``, ``asked``, ``streak``, ``best``, ``percent`` and ``pace`` as texts or numbers.

    ``lives`` is how many are left, -1 where they are not counted.
    """
    lives = {"lives": LIVES, "streak": 1}.get(mode)
    return {
        "right": now.right,
        "asked": now.asked,
        "streak": now.streak,
        "best": now.best,
        "percent": translate("Drill", "{0} %").format(now.right * 100 // now.asked if now.asked else 0),
        "pace": translate("Drill", "{0} s").format(
            QLocale().toString(now.milliseconds / 1000 / max(1, now.asked), "f", 1)
        ),
        "lives": -1 if lives is None else max(0, lives - now.wrong),
    }
