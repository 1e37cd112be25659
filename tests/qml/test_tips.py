"""A tip explains what somebody points at; what changes under a pointer that rests is not pointed at."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.ui import resources

REST_MS = 400
"""How long a pointer rests before it is told something."""

WINDOW = """
import QtQuick
import "{qml}/controls"

Window {{
    id: window

    property string reason: "It is not your turn."
    property bool there: true
    property int moved: 0
    readonly property bool said: (loader.item as Tip)?.said ?? false

    visible: true
    width: 600
    height: 400

    Loader {{
        id: loader

        x: 100 + window.moved
        y: 200
        width: 100
        height: 40
        active: window.there
        sourceComponent: Tip {{ text: window.reason }}
    }}
}}
"""

OVER, BESIDE, AWAY = QPoint(150, 220), QPoint(250, 220), QPoint(400, 300)


class Pointer:
    """A tip in a window, and somebody with a pointer."""

    def __init__(self) -> None:
        self.engine = QQmlApplicationEngine()
        folder = resources.url("qml").toString()
        self.engine.loadData(WINDOW.format(qml=folder).encode(), QUrl.fromLocalFile("/window.qml"))
        (self.window,) = self.engine.rootObjects()
        QTest.qWaitForWindowExposed(self.window)
        self.rest(AWAY)

    def rest(self, spot: QPoint) -> None:
        """Moves the pointer there, and lets it lie."""
        QTest.mouseMove(self.window, spot)
        self.wait()

    def wait(self) -> None:
        """Long enough to be told something."""
        QTest.qWait(REST_MS + 250)

    @property
    def told(self) -> bool:
        return self.window.property("said")


@pytest.fixture
def pointer(qapp) -> Iterator[Pointer]:
    made = Pointer()
    yield made
    delete(made.engine)


def test_a_tip_tells_whoever_points_and_is_gone_when_he_leaves(pointer):
    pointer.rest(OVER)
    assert pointer.told
    QTest.mouseMove(pointer.window, AWAY)
    QTest.qWait(1)
    assert not pointer.told


def test_a_button_that_changes_under_a_resting_pointer_loses_its_tip_for_good(pointer):
    pointer.rest(OVER)
    for reason in ("", "The stakes are closed."):
        pointer.window.setProperty("reason", reason)
        assert not pointer.told
        pointer.wait()
        assert not pointer.told
    pointer.rest(AWAY)
    pointer.rest(OVER)
    assert pointer.told


def test_a_button_that_comes_under_a_resting_pointer_tells_nothing(pointer):
    pointer.window.setProperty("there", False)
    pointer.rest(OVER)
    pointer.window.setProperty("there", True)
    pointer.wait()
    assert not pointer.told
    pointer.rest(BESIDE)
    pointer.window.setProperty("moved", 100)
    pointer.wait()
    assert not pointer.told
    pointer.rest(AWAY)
    pointer.rest(BESIDE)
    assert pointer.told
