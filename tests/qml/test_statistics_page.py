"""The statistics page by keyboard and by pointer, in a window nobody sees."""

import threading
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.setup import Setup
from baccara_qt.session.statistics import geometric
from tests.qml.test_pages import Program
from tests.ui.spoken import in_english, settle, spoken
from tests.ui.test_replay import play

__all__ = ["in_english", "settle", "spoken"]

Key = Qt.Key


@pytest.fixture
def program(qapp, tmp_path, qtbot, in_english):
    """The program at its statistics, after twenty coups."""
    places = Places(tmp_path)
    places.make()
    with (
        Library(places.library, every_step=False) as library,
        closing(library.create(Setup.full("casino", 6, human=3, seed="page"))) as session,
    ):
        play(session, 20)
        session.commit()
    made = Program(tmp_path, qtbot)
    made.shell.openLibrary()
    made.shell.library.count()
    qtbot.waitUntil(lambda: items(made, "FigureLine") != [])
    yield made
    made.close()


def items(program, kind):
    """All items of the window that are of this QML type."""
    found, rest = [], [program.window.contentItem()]
    while rest:
        item = rest.pop()
        rest += item.childItems()
        if item.metaObject().className().startswith(f"{kind}_QML"):
            found.append(item)
    return found


def described(program):
    """What a screen reader says besides the name of what the keyboard is at."""
    return QAccessible.queryAccessibleInterface(program.focus).text(QAccessible.Text.Description)


def tip_of(line):
    return next(child for child in line.childItems() if child.metaObject().className().startswith("Tip_QML"))


def test_without_a_coup_the_page_leads_to_one(qapp, tmp_path, qtbot, in_english):
    made = Program(tmp_path, qtbot)
    made.shell.openLibrary()
    made.shell.library.count()
    made.settle(lambda: made.spoken.startswith("New game"))
    made.press(Key.Key_Return)
    assert made.shell.page == "setup"
    made.close()


def test_20_every_figure_is_reached_and_explained_by_keyboard(program):
    lines, reached = items(program, "FigureLine"), []
    program.tabs_to("Won or lost")
    for _ in range(len(lines) + 10):
        if program.focus in lines and program.focus not in reached:
            reached.append(program.focus)
            assert program.spoken
            assert described(program)
        program.press(Key.Key_Tab)
    assert len(reached) == len(lines)


def test_a_definition_stays_until_the_keyboard_goes_on_or_is_tired_of_it(program):
    program.tabs_to("Won or lost")
    line = program.focus
    tip = tip_of(line)
    program.press(Key.Key_Return)
    assert tip.property("said")
    assert tip.property("text") == described(program)
    program.press(Key.Key_Escape)
    assert not tip.property("said")
    assert program.shell.page == "statistics"
    program.press(Key.Key_Space)
    assert tip.property("said")
    program.press(Key.Key_Tab)
    assert not tip.property("said")
    program.press(Key.Key_Escape)
    assert program.shell.page == "library"


def test_what_the_keyboard_comes_to_is_in_sight(program):
    program.window.resize(1024, 640)
    program.tabs_to("Casino", most=40)
    box = program.focus.mapRectToScene(program.focus.boundingRect())
    assert 0 <= box.top() < box.bottom() <= 640


def test_what_takes_long_tells_how_far_it_is(program, monkeypatch):
    may_go_on = threading.Event()

    def slow(hands):
        assert may_go_on.wait(30)
        return geometric(hands)

    def told():
        return any(item.property("note") == "Counting…" for item in items(program, "PageHead"))

    monkeypatch.setattr("baccara_qt.session.statistics.geometric", slow)
    program.shell.library.count()
    program.settle(told)
    may_go_on.set()
    program.settle(lambda: items(program, "FigureLine") != [])
    assert not told()


def test_a_plot_is_read_out_point_by_point(program):
    program.tabs_to("Your money")
    plot = program.focus
    readings = plot.property("plot")["readings"]
    assert plot.property("at") == -1
    for key, at in (
        (Key.Key_Left, len(readings) - 1),
        (Key.Key_Left, len(readings) - 2),
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_End, len(readings) - 1),
        (Key.Key_Right, len(readings) - 1),
    ):
        program.press(key)
        assert plot.property("at") == at
        assert described(program) == readings[at]
    program.press(Key.Key_Tab)
    assert plot.property("at") == -1


def test_the_pointer_reads_out_the_bar_it_is_at(program):
    plot = next(item for item in items(program, "Plot") if item.property("plot")["marks"])
    bars = items(program, "PlotBars")[0]
    first = bars.mapToScene(QPointF(bars.width() / len(bars.property("plot")["ys"]) / 2, 20))
    QTest.mouseMove(program.window, QPoint(round(first.x()), round(first.y())))
    program.settle(lambda: plot.property("at") == 0)
    QTest.mouseMove(program.window, QPoint(2, 2))
    program.settle(lambda: plot.property("at") == -1)
