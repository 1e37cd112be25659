"""A process with the program's window in which a learner drags a card over the table; says as JSON what it saw.

python -m tests.bench.practice_probe DATA_DIR
"""

from __future__ import annotations

import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from baccara_qt.practice.acts import DealCard
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.practice.practice import Practice
from tests.bench.window_probe import Frames, program, say

if TYPE_CHECKING:
    from baccara_qt.ui.shell import Shell

WATCH_MS: Final = 6000
LEFT: Final = Qt.MouseButton.LeftButton


def at_the_first_card(window: QQuickWindow, shell: Shell) -> None:
    """Sits down for the first lesson, and goes on to its first card."""
    shell.openPractice()
    practice = shell.findChild(Practice)
    assert practice is not None
    practice.sitDown("first")
    QTimer.singleShot(500, window, lambda: to_card(window, shell))


def to_card(window: QQuickWindow, shell: Shell) -> None:
    """Does what is due until a card is."""
    lesson = shell.findChild(Lesson)
    assert lesson is not None
    while not isinstance(lesson.due, DealCard):
        assert lesson.due is not None
        lesson.perform(lesson.due)
    lesson.property("table").stage.drain()
    QTimer.singleShot(500, window, lambda: drag(window))


def drag(window: QQuickWindow) -> None:
    """A card from the shoe around the table, until enough was seen."""
    (floor,) = [item for item in window.findChildren(QQuickItem) if at(item)]
    shoe = at(floor)
    QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, shoe)
    frames, turns = Frames(window), iter(range(10**6))
    hand = QTimer(window, interval=16, timerType=Qt.TimerType.PreciseTimer)

    def move() -> None:
        turn = next(turns) / 12
        QTest.mouseMove(window, shoe + QPoint(round(160 - 160 * math.cos(turn)), round(90 * math.sin(turn))))

    def end() -> None:
        seen = frames.seen[10:]
        gaps = [(b.moment - a.moment) * 1000 for a, b in pairwise(seen)]
        costs = [(b.used - a.used) * 1000 for a, b in pairwise(seen)]
        say(gaps=gaps, costs=costs, held=floor.property("source"))

    hand.timeout.connect(move)
    hand.start()
    QTimer.singleShot(WATCH_MS, window, end)


def at(item: QQuickItem) -> QPoint | None:
    """Where the shoe is in the window, if this is what things are dragged over."""
    places = item.property("all")
    if places is None or item.property("source") is None:
        return None
    found = {place["name"]: place for place in places.toVariant()}
    return item.mapToScene(QPoint(round(found["shoe"]["x"]), round(found["shoe"]["y"]))).toPoint()


def begin(window: QQuickWindow, shell: Shell) -> None:
    """Once the first page is there."""
    QTimer.singleShot(1000, window, lambda: at_the_first_card(window, shell))


if __name__ == "__main__":
    program(Path(sys.argv[1]), begin)
