"""An idle window burns a core: where nothing moves nothing is drawn, and no clock ticks in the background."""

import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Slot
from PySide6.QtTest import QTest

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from shots import Scene, staged

pytestmark = pytest.mark.usefixtures("fonts")

WATCHED_MS = 1500
FEW = 30
"""Events in that time; a clock that ticks with every frame of a screen makes some ninety."""


class Idle(QObject):
    """Counts the frames of a window, and every event that reaches anything in the program."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.frames = 0
        self.events: Counter[QEvent.Type] = Counter()
        scene.window.frameSwapped.connect(self._frame)
        QCoreApplication.instance().installEventFilter(self)
        QTest.qWait(WATCHED_MS)
        QCoreApplication.instance().removeEventFilter(self)
        scene.window.frameSwapped.disconnect(self._frame)

    @Slot()
    def _frame(self) -> None:
        self.frames += 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.events[event.type()] += 1
        return False


@pytest.mark.parametrize("name", ["start-again", "settings", "help", "table-claims", "table-ponte", "table-auction"])
def test_23_nothing_is_drawn_and_nothing_ticks_where_nothing_happens(name):
    with staged(name, (1024, 640), "en") as scene:
        scene.wait(800)
        idle = Idle(scene)
    assert idle.frames == 0
    assert idle.events.total() < FEW, idle.events


def test_23_a_paused_table_rests_too():
    with staged("table-flight", (1024, 640), "en") as scene:
        table = scene.shell.property("table")
        table.orders.setPaused(True)
        table.stage.drain()
        scene.wait(800)
        idle = Idle(scene)
    assert (idle.frames, idle.events.total() < FEW) == (0, True), idle.events


def test_23_a_table_that_plays_is_seen_to_move():
    with staged("table-flight", (1024, 640), "en") as scene:
        idle = Idle(scene)
    assert idle.frames > 5
    assert idle.events.total() > FEW
