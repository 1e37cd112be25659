"""The table's QML in a window nobody sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.ui import resources
from tests.ui.at_table import AtTable

WINDOW = """
import QtQuick
import "{qml}"

Window {{
    id: window

    required property var table
    required property url art
    required property real speed

    visible: true
    readonly property real size: Math.min(window.width / 1440, window.height / 900)

    Binding {{ target: Theme; property: "scale"; value: Math.min(3, Math.max(0.9, window.size)) }}
    Binding {{ target: Theme; property: "resources"; value: window.art }}
    Binding {{ target: Motion; property: "speed"; value: window.speed }}

    Loader {{
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource("{qml}/table/Table.qml", {{ "table": window.table }})
    }}
}}
"""


class OnScreen:
    """A window with the table in it, and somebody at keyboard and mouse."""

    def __init__(self, table: AtTable, width: int = 1024, height: int = 640, speed: float = 0.0) -> None:
        self.table = table
        self.engine = QQmlApplicationEngine()
        self.engine.setInitialProperties({"table": table.model, "art": resources.url(""), "speed": speed})
        folder = resources.url("qml").toString()
        self.engine.loadData(WINDOW.format(qml=folder).encode(), QUrl.fromLocalFile(str(Path("/window.qml"))))
        (self.window,) = self.engine.rootObjects()
        assert isinstance(self.window, QQuickWindow)
        self.window.resize(width, height)
        self.window.requestActivate()
        table.wait(self.window.isActive)

    def close(self) -> None:
        """QML goes before what it shows."""
        delete(self.engine)

    def press(self, key: Qt.Key | str) -> None:
        """One key."""
        QTest.keyClick(self.window, key)
        self.breathe()

    def breathe(self) -> None:
        """Lets what was pressed happen."""
        QTest.qWait(1)

    def items(self, root: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """All items one can see."""
        for item in (root or self.window.contentItem()).childItems():
            if item.isVisible() and item.opacity() > 0:
                yield item
                yield from self.items(item)

    def of_type(self, name: str) -> list[QQuickItem]:
        """All items of a QML type one can see."""
        return [item for item in self.items() if item.metaObject().className().startswith(name + "_QMLTYPE")]

    def button(self, text: str) -> QQuickItem:
        """The button with this text."""
        return next(
            item for item in self.items() if item.property("spoken") == text and item.property("pressed") is not None
        )

    def click(self, item: QQuickItem, *, double: bool = False) -> None:
        """The mouse, in the middle of an item, once everything has its place."""
        QTest.qWait(30)
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        point = QPoint(round(middle.x()), round(middle.y()))
        for click in (QTest.mouseClick, QTest.mouseDClick) if double else (QTest.mouseClick,):
            click(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        self.breathe()


def box(item: QQuickItem) -> QRectF:
    """Where an item is in the window, turned and scaled as it is."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def text_of(item: Any) -> str:
    """The text of an item, if it is one."""
    return item.property("text") if item.inherits("QQuickText") else ""
