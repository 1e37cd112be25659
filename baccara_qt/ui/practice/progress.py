"""How a learner comes on: what a card of the practice page tells, the heat map, the curve by day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from baccara_qt.practice.drawing import CELLS
from baccara_qt.practice.history import History, Score
from baccara_qt.practice.report import together
from baccara_qt.ui.practice.spot_names import spot_name

translate = QCoreApplication.translate

_SHOWN_DAYS: Final = 30
_WEAKEST: Final = 5
"""Weak spots that are told."""

_SLOWEST: Final = 10_000
"""Milliseconds at the foot of the curve of pace."""


def line(history: History, exercise: str, today: date) -> str:
    """How an exercise stands: what is due, how much was right, how many days in a row."""
    days = history.by_day(exercise)
    if not days:
        return translate("PracticePage", "Not yet tried")
    parts = [translate("PracticePage", "{0} % right").format(percent(together(days.values())))]
    due = history.due(exercise, datetime.now(UTC))
    if due:
        parts.insert(0, translate("PracticePage", "{0} due").format(due))
    if (row := days_in_a_row(days, today)) > 1:
        parts.append(translate("PracticePage", "{0} days in a row").format(row))
    return " · ".join(parts)


def percent(score: Score) -> int:
    """How many in a hundred were right; 100 only when all were."""
    return score.right * 100 // score.asked if score.asked else 0


def days_in_a_row(days: Mapping[str, Score], today: date) -> int:
    """How many days without a gap up to today, or up to yesterday while today is still to come."""
    day = today if today.isoformat() in days else today - timedelta(days=1)
    row = 0
    while day.isoformat() in days:
        row += 1
        day -= timedelta(days=1)
    return row


def heat(scores: Mapping[str, Score]) -> list[dict[str, Any]]:
    """The 88 cells of the tableau, row by row: ``share`` that was right (-1 when never asked), and ``spoken``."""
    cells = []
    for key in CELLS:
        bank, _, third = key.partition(",")
        score = scores.get(key)
        column = translate("Drill", "stood") if third == "stood" else third
        if score is None:
            spoken = translate("Drill", "Bank {0}, third card {1}: not yet asked").format(bank, column)
        else:
            spoken = translate("Drill", "Bank {0}, third card {1}: {2} of {3} right").format(
                bank, column, score.right, score.asked
            )
        cells.append({"share": score.right / score.asked if score else -1.0, "spoken": spoken})
    return cells


def weak(exercise: str, scores: Mapping[str, Score]) -> list[dict[str, str]]:
    """The spots of an exercise that went worst, the worst first: ``name``, and how much was ``right``."""
    found = [(key, score) for key, score in scores.items() if score.right < score.asked]
    found.sort(key=lambda spot: (spot[1].right / spot[1].asked, -spot[1].asked))
    return [
        {
            "name": spot_name(exercise, key),
            "right": translate("Drill", "{0} of {1}").format(score.right, score.asked),
        }
        for key, score in found[:_WEAKEST]
    ]


def curves(days: Mapping[str, Score]) -> dict[str, Any]:
    """Accuracy and pace of the last days, from 0 (foot) to 1 (top), and both of today in words."""
    shown = list(days.values())[-_SHOWN_DAYS:]
    if not shown:
        return {"accuracy": [], "pace": [], "right": "", "seconds": ""}
    last = shown[-1]
    return {
        "accuracy": curve([score.right / score.asked for score in shown]),
        "pace": curve([1 - min(1.0, score.pace / _SLOWEST) for score in shown]),
        "right": translate("Drill", "{0} %").format(percent(last)),
        "seconds": translate("Drill", "{0} s").format(QLocale().toString(last.pace / 1000, "f", 1)),
    }


def curve(values: list[float]) -> list[float]:
    """Values as a line: the first one alone is a line too, not a point."""
    return values * 2 if len(values) == 1 else values
