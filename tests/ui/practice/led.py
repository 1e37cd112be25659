"""A learner on screen who does what he is shown, one step at a time."""

from PySide6.QtTest import QTest


def settle():
    QTest.qWait(5)


def follow(lesson):
    """Does what a led learner is shown; the act that was due before."""
    due = lesson.due
    (led,) = [act for act in lesson.acts if act["led"]]
    lesson.choose(led["value"])
    settle()
    while lesson.doing:
        if lesson.typed:
            lesson.give(lesson.typedHint)
        elif missing := [chip for chip in lesson.tray if chip["led"]]:
            lesson.layChips(missing[0]["value"], 1)
        elif lesson.tray:
            lesson.handOver()
        else:
            (option,) = [option for option in lesson.options if option["led"]]
            lesson.give(option["value"])
        settle()
    return due
