"""Plots as QML draws them: every place from 0 to 1, from the left and from below, and every number in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from math import ceil, floor
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from baccara_qt.session.statistics import MoneyPoint
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.library_rows import signed_text

translate = QCoreApplication.translate

Plot = dict[str, Any]
"""What a plot shows.

``xs`` and ``ys`` (places of the points), ``low`` and ``high`` (the band around a line; empty for bars), ``marks`` (what
was to be expected of each bar; empty for a line), ``ticks`` and ``labels`` (numbers at the axes: ``at`` and ``text``,
``zero`` for the line where nothing is), ``readings`` (each point in words), ``spoken`` (the whole in words), ``across``
(what the axis below counts), ``drawn`` and ``compared`` (names of the two things shown).
"""

MOST_BARS: Final = 12
"""Banks that lasted longer share the last bar."""

_ROUND: Final = (1, 2, 5)


def round_steps(low: float, high: float, most: int, least: int = 1) -> list[int]:
    """Round numbers at even distances, the first not above ``low``, the last not below ``high``.

    Args:
        low: Where what is to be shown begins.
        high: Where it ends.
        most: So many steps at most.
        least: The shortest step.
    """
    steps = (leading * 10**power for power in count() for leading in _ROUND)
    step = next(step * least for step in steps if ceil(high / (step * least)) - floor(low / (step * least)) <= most)
    first, last = floor(low / step), ceil(high / step)
    return [n * step for n in range(first, max(last, first + 1) + 1)]


def money_plot(points: Sequence[MoneyPoint]) -> Plot:
    """The user's money as a line, in the range luck alone would lead to."""
    won = [point.won for point in points]
    coups, luck = points[-1].coup, points[-1].luck
    up = round_steps(min(-luck, *won), max(luck, *won), 6, 100)
    place = _scale(up)
    return {
        "xs": [point.coup / coups for point in points],
        "ys": [place(point.won) for point in points],
        "low": [place(-point.luck) for point in points],
        "high": [place(point.luck) for point in points],
        "marks": [],
        "ticks": [{"at": place(tick), "text": signed_text(tick), "zero": tick == 0} for tick in up],
        "labels": [
            {"at": tick / coups, "text": number_text(tick)} for tick in round_steps(0, coups, 8) if tick <= coups
        ],
        "readings": [
            translate("Figures", "Coup {0}: {1} · luck alone: {2} to {3}").format(
                number_text(point.coup), *map(signed_text, (point.won, -round(point.luck, -2), round(point.luck, -2)))
            )
            for point in points
        ],
        "spoken": translate("Figures", "Your money, coups: {0}. At last {1}, least {2}, most {3}").format(
            number_text(coups), *map(signed_text, (won[-1], min(won), max(won)))
        ),
        "across": translate("Figures", "Coups you played in"),
        "drawn": translate("Figures", "Won or lost"),
        "compared": translate("Figures", "Luck alone, 19 times of 20"),
    }


def hands_plot(hands: Mapping[int, int], expected: Mapping[int, float]) -> Plot:
    """How many banks lasted so many coups as bars, with how many would."""
    banks, longest = sum(hands.values()), max(hands)
    shown = range(1, min(longest, MOST_BARS) + 1)
    more = longest > MOST_BARS

    counted, would = ([counts.get(bar, 0) for bar in shown] for counts in (hands, expected))
    if more:
        counted[-1], would[-1] = (banks - sum(shorter[:-1]) for shorter in (counted, would))
    up = round_steps(0, max(*counted, *would), 5)
    place = _scale(up)
    names = [
        translate("Figures", "{0}+").format(bar) if more and bar == MOST_BARS else number_text(bar) for bar in shown
    ]
    return {
        "xs": [(bar - 0.5) / len(shown) for bar in shown],
        "ys": [place(n) for n in counted],
        "low": [],
        "high": [],
        "marks": [place(n) for n in would],
        "ticks": [{"at": place(tick), "text": number_text(tick), "zero": tick == 0} for tick in up],
        "labels": [{"at": (bar - 0.5) / len(shown), "text": names[bar - 1]} for bar in shown],
        "readings": [
            translate("Figures", "Coups: {0} · banks: {1}, expected: {2}").format(
                name, number_text(round(n)), tenths(to_expect)
            )
            for name, n, to_expect in zip(names, counted, would, strict=True)
        ],
        "spoken": translate("Figures", "How long banks lasted. Banks: {0}, the longest, coups: {1}").format(
            number_text(banks), number_text(longest)
        ),
        "across": translate("Figures", "Coups the bank lasted"),
        "drawn": translate("Figures", "Banks"),
        "compared": translate("Figures", "Expected"),
    }


def tenths(number: float) -> str:
    """A number with one decimal, as the user's country writes it."""
    return QLocale().toString(number, "f", 1)


def _scale(steps: Sequence[int]) -> Any:
    """Gives the place of a number between the first and the last of some steps."""
    first, length = steps[0], steps[-1] - steps[0]
    return lambda number: (number - first) / length
