"""Who looks elsewhere is told when he is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import delete

from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.table import TableModel
from tests.ui.on_screen import box


@pytest.fixture
def shell(qapp, tmp_path) -> Iterator[Shell]:
    made = Shell(Places(tmp_path), Loaded(Settings(speed=0.0, pace=0, muted=True)))
    yield made
    made.close()
    delete(made)


@pytest.fixture
def window(shell, tmp_path) -> Iterator[QQuickWindow]:
    """The window of the program; it counts how often the desktop is to point at it."""
    counting = tmp_path / "Counting.qml"
    main = resources.url("qml").toString()
    counting.write_text(f'import "{main}"\nMain {{ property int alerts; function alert(time) {{ ++alerts }} }}\n')
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"shell": shell})
    engine.load(counting.as_uri())
    (made,) = engine.rootObjects()
    assert isinstance(made, QQuickWindow)
    made.show()
    yield made
    delete(engine)


def shown(window: QQuickWindow, name: str) -> list[QQuickItem]:
    """The items of a QML file."""
    items = window.findChildren(QQuickItem)
    return [item for item in items if item.metaObject().className().startswith(f"{name}_QML")]


def pages(window: QQuickWindow) -> list[QQuickItem]:
    return shown(window, "TablePage")


@pytest.fixture
def elsewhere(qapp) -> Iterator[QWindow]:
    """Another program's window."""
    other = QWindow()
    other.show()
    yield other
    delete(other)


def sit_down(shell: Shell, window: QQuickWindow, qtbot) -> None:
    """At a table whose last seat, which cuts, is the user's: he is asked at once."""
    shell.openSetup()
    form: Any = shell.findChild(SetupForm)
    form.seat = 9
    form.submit()
    qtbot.waitUntil(lambda: bool(pages(window)))
    table: Any = shell.findChild(TableModel)
    qtbot.waitUntil(lambda: table.yourTurn)


def be_asked_again(shell: Shell, qtbot) -> None:
    table: Any = shell.findChild(TableModel)
    table.perform("cut", "100", table.seq)
    qtbot.waitUntil(lambda: table.yourTurn and table.phase != "cut", timeout=20_000)


def test_the_page_calls_each_time_the_user_is_asked(shell, window, qtbot):
    sit_down(shell, window, qtbot)
    calls: list[int] = []
    pages(window)[0].called.connect(lambda: calls.append(1))  # type: ignore[attr-defined]
    before = len(calls)

    be_asked_again(shell, qtbot)

    assert len(calls) > before
    assert window.visibility() != QWindow.Visibility.Hidden


def test_the_desktop_points_at_a_window_nobody_looks_at(shell, window, elsewhere, qtbot):
    sit_down(shell, window, qtbot)
    elsewhere.requestActivate()
    qtbot.waitUntil(lambda: not window.isActive())
    before = window.property("alerts")

    be_asked_again(shell, qtbot)

    assert window.property("alerts") > before


def test_the_desktop_does_not_point_at_a_window_that_is_looked_at(shell, window, qtbot):
    window.requestActivate()
    qtbot.waitUntil(window.isActive)
    sit_down(shell, window, qtbot)

    be_asked_again(shell, qtbot)

    assert window.property("alerts") == 0


def test_25_a_notice_over_the_table_hides_neither_croupier_nor_seats(shell, window, qtbot):
    sit_down(shell, window, qtbot)
    shell.news.report(StorageError("full", path="/home/somebody/.local/share/baccara_qt/library.db"))

    for width, height in ((1024, 640), (1440, 900)):
        window.resize(width, height)
        qtbot.waitUntil(lambda size=(width, height): (window.width(), window.height()) == size)
        window.grabWindow()
        (notice,) = shown(window, "NoticeBar")
        (scene,) = shown(window, "TableScene")
        assert not box(notice).intersects(box(scene))
        assert box(window.contentItem()).contains(box(notice))
