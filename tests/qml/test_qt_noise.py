"""What Qt says of its clock of animations: when it does, and that nothing is lost by it."""

from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtTest import QTest

SCENE = b"""
import QtQuick

Item {
    property bool went: false

    function begin() { longer.start() }
    function end() { longer.stop() }
    function flash() { shorter.start() }
    function count() { timer.start() }

    NumberAnimation { id: longer; duration: 60000 }
    NumberAnimation { id: shorter; duration: 0 }
    Timer { id: timer; interval: 20; onTriggered: parent.went = true }
}
"""


def test_15_a_timer_runs_though_qt_says_that_its_clock_has_stopped(qtbot, qt_messages):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(SCENE, "")
    scene = component.create()
    QMetaObject.invokeMethod(scene, "begin")
    QTest.qWait(20)

    with qt_messages.expected("stopAnimationDriver: driver is not running"):
        # Nothing runs any more; before Qt has taken note of it a timer begins, and something that is over at once.
        QMetaObject.invokeMethod(scene, "end")
        QMetaObject.invokeMethod(scene, "count", Qt.ConnectionType.QueuedConnection)
        QMetaObject.invokeMethod(scene, "flash")
        QTest.qWait(5)
    qtbot.waitUntil(lambda: scene.property("went"))
