"""Fault 16: unreadable at 3840x2160, cards tiny at scale 2, overflow at 1024x640."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen, box

INDEX = 52 / 350
"""How high the figure in the corner is, as a part of the card (resources/drawing/faces.py)."""

LEGIBLE = 11
"""Logical pixels: as high as capitals of 16 pixels, the least the figure in the corner may be."""


@pytest.fixture
def screen(fonts, tmp_path) -> Iterator[Callable[[int, int], OnScreen]]:
    windows: list[OnScreen] = []

    def make(width: int, height: int) -> OnScreen:
        windows.append(OnScreen(AtTable(tmp_path, human=1, seats=2), width, height))
        return windows[-1]

    yield make
    for window in windows:
        window.close()
        window.table.close()


def open_cards(window: OnScreen) -> list[QQuickItem]:
    return [card for card in window.of_type("CardItem") if card.property("face")]


def dealt(window: OnScreen) -> list[QQuickItem]:
    """Plays until cards lie open while the user is asked."""
    for _ in range(20):
        window.table.play_until("banco")
        window.table.do("banco")
        window.table.wait_for_me()
        window.breathe()
        if cards := open_cards(window):
            return cards
    raise AssertionError("never a card")


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440), (3840, 2160)])
def test_fault_16_an_open_card_is_large_lies_inside_and_is_drawn_for_its_size(screen, size):
    window = screen(*size)
    cards = dealt(window)
    assert len(cards) >= 2
    ground = QRectF(0, 0, *size)
    for card in cards:
        assert card.height() * INDEX >= LEGIBLE
        assert card.height() >= size[1] * 0.12
        assert ground.contains(box(card))
        picture = card.childItems()[1]
        assert picture.implicitHeight() >= picture.height() * window.window.devicePixelRatio()


WINDOW = """
import QtQuick
import "{qml}"
import "{qml}/table"

Window {{
    width: 200
    height: 200
    visible: true
    Component.onCompleted: Theme.resources = "{art}"

    CardFace {{ face: "9h"; height: 120 }}
}}
"""
PROGRAM = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

app = QGuiApplication([])
engine = QQmlApplicationEngine()
engine.loadData(sys.argv[1].encode(), QUrl.fromLocalFile("/window.qml"))
(window,) = engine.rootObjects()
assert isinstance(window, QQuickWindow)
picture = window.contentItem().childItems()[0].childItems()[1]
print(window.devicePixelRatio(), picture.implicitHeight() >= 2 * picture.height() > 240)
"""


def test_fault_16_at_scale_2_a_card_has_twice_the_pixels():
    environ = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    window = WINDOW.format(qml=resources.url("qml").toString(), art=resources.url("").toString())
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, window], capture_output=True, text=True, check=False, timeout=120, env=environ
    )
    assert (done.stdout, done.stderr) == ("2.0 True\n", "")
