"""Where a notice lies on the pages."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from tests.qml.test_pages import Program
from tests.window.visit import named

LONG = "“An evening at Deauville, once more and with other luck” is among your sessions now, and waits there."


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("page", ["library", "setup"])
def test_fault_16_a_notice_hides_neither_the_title_of_a_page_nor_what_can_be_done_there(qtbot, tmp_path, page, size):
    program = Program(tmp_path, qtbot)
    program.window.resize(*size)
    program.shell.openLibrary() if page == "library" else program.shell.openSetup()
    program.shell.notices.notify(lambda: LONG)
    qtbot.wait(300)
    things = list(below(QAccessible.queryAccessibleInterface(program.window)))
    (notice,) = [QRectF(thing.rect()) for thing in things if named(thing) == LONG]
    kept = [thing for thing in things if thing.role() in (QAccessible.Role.Heading, QAccessible.Role.Button)]
    covered = [named(thing) for thing in kept if QRectF(thing.rect()).intersects(notice)]
    assert covered == ["Dismiss this message"]
    assert QRectF(*program.window.geometry().getRect()).contains(notice)
    program.close()


def below(thing):
    """All that a screen reader finds in something."""
    for n in range(thing.childCount()):
        child = thing.child(n)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from below(child)
