"""Who looks elsewhere is told when he is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import delete

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.table import TableModel


@pytest.fixture
def shell(qapp, tmp_path) -> Iterator[Shell]:
    made = Shell(Places(tmp_path), Loaded(Settings(speed=0.0, pace=0, muted=True)))
    yield made
    made.close()
    delete(made)


@pytest.fixture
def window(shell) -> Iterator[QQuickWindow]:
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"shell": shell})
    engine.load(resources.url("qml/Main.qml"))
    (made,) = engine.rootObjects()
    assert isinstance(made, QQuickWindow)
    made.show()
    yield made
    delete(engine)


def pages(window: QQuickWindow) -> list[QQuickItem]:
    return [
        item for item in window.findChildren(QQuickItem) if item.metaObject().className().startswith("TablePage_QML")
    ]


def test_the_page_calls_each_time_the_user_is_asked(shell, window, qtbot):
    shell.openSetup()
    form: Any = shell.findChild(SetupForm)
    form.seat = 9  # who cuts is asked at once
    form.submit()
    qtbot.waitUntil(lambda: bool(pages(window)))
    calls: list[int] = []
    pages(window)[0].called.connect(lambda: calls.append(1))  # type: ignore[attr-defined]
    table: Any = shell.findChild(TableModel)
    qtbot.waitUntil(lambda: table.yourTurn)
    before = len(calls)

    table.perform("cut", "100", table.seq)
    qtbot.waitUntil(lambda: table.yourTurn and table.phase != "cut", timeout=20_000)

    assert len(calls) > before
    assert window.visibility() != QWindow.Visibility.Hidden
