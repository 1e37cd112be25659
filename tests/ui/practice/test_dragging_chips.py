"""A stake is paid by dragging chips from the tray beside the table to the seat."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from baccara_qt.practice.acts import Pay

NO_KEY = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def below(item):
    """Everything seen in an item."""
    for child in item.childItems():
        yield child
        yield from below(child)


def middle(item):
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def chip(learner, value):
    """Where a chip lies in the tray."""
    for item in below(learner.window.contentItem()):
        what = item.property("what")
        what = what.toVariant() if hasattr(what, "toVariant") else what
        if isinstance(what, dict) and what.get("value") == value and item.isVisible():
            return middle(item)
    raise AssertionError(f"no chip of {value}")


def place(learner, name):
    """Where a place of the table is in the window."""
    for item in below(learner.window.contentItem()):
        places = item.property("all")
        if places is not None and item.property("source") is not None:
            found = {spot["name"]: spot for spot in places.toVariant()}[name]
            return item.mapToScene(QPointF(found["x"], found["y"])).toPoint()
    raise AssertionError("no places to drag over")


def drag(window, start, end):
    """From one point of the window to another."""
    QTest.mousePress(window, LEFT, NO_KEY, start)
    for step in range(1, 11):
        QTest.mouseMove(window, start + (end - start) * step / 10)
        QTest.qWait(5)
    QTest.mouseRelease(window, LEFT, NO_KEY, end)
    QTest.qWait(20)


def test_c24_chips_are_dragged_from_the_tray_to_the_seat(learner):
    lesson = learner.sit_down(Pay)
    seat = f"seat {lesson.due.seat}"
    drag(learner.window, place(learner, "money"), place(learner, seat))
    assert lesson.tray and lesson.target == seat
    drag(learner.window, chip(learner, "50"), place(learner, seat))
    drag(learner.window, chip(learner, "5"), place(learner, seat))
    assert {row["value"]: row["laid"] for row in lesson.tray if row["laid"]} == {"50": 1, "5": 1}
    drag(learner.window, chip(learner, "10"), place(learner, "slot"))
    QTest.mouseClick(learner.window, Qt.MouseButton.RightButton, NO_KEY, chip(learner, "5"))
    QTest.qWait(20)
    assert {row["value"]: row["laid"] for row in lesson.tray if row["laid"]} == {"50": 1}
    QTest.mouseClick(learner.window, LEFT, NO_KEY, chip(learner, "100") + QPoint(2, 2))
    QTest.qWait(20)
    assert {row["value"]: row["laid"] for row in lesson.tray if row["laid"]} == {"100": 1, "50": 1}
