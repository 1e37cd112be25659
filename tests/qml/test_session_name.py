"""The name of a session as a heading."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFontMetricsF
from PySide6.QtQml import QQmlApplicationEngine
from shiboken6 import delete

from baccara_qt.ui import resources

WINDOW = """
import QtQuick
import "{qml}/library"

Window {{
    id: window

    required property string name
    property real room
    readonly property font letters: heading.font
    readonly property int lines: heading.lineCount
    readonly property real longest: heading.contentWidth

    visible: true

    SessionName {{
        id: heading

        width: window.room
        name: window.name
    }}
}}
"""


@pytest.mark.parametrize(
    ("name", "first_line"),
    [
        ("Punto Banco, großer Tisch, Tisch 1", "Punto Banco, großer Tisch,"),
        ("Der dritte von vier Abenden in Deauville", "Der dritte von vier Abenden in"),
    ],
)
def test_fault_22_a_name_breaks_before_a_word_and_never_before_its_number_alone(qapp, name, first_line):
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"name": name})
    engine.loadData(WINDOW.format(qml=resources.url("qml").toString()).encode(), QUrl.fromLocalFile("/window.qml"))
    (window,) = engine.rootObjects()
    letters = QFontMetricsF(window.property("letters"))
    window.setProperty("room", letters.horizontalAdvance(name) - 3)
    assert window.property("lines") == 2
    assert window.property("longest") == pytest.approx(letters.horizontalAdvance(first_line), abs=6)
    delete(engine)
