"""A button shows its key in its corner, beside its text."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources


@pytest.mark.parametrize("text", ["Noch einmal", "Einwerfen", "Once more"])
def test_fault_22_the_enter_key_does_not_lie_on_the_text(qapp, text):
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl(resources.url("qml/controls/ActionButton.qml")))
    button = component.createWithInitialProperties({"text": text, "keyText": "↵", "look": "primary"})
    assert isinstance(button, QQuickItem)
    words: QQuickItem = button.property("contentItem")
    background: QQuickItem = button.property("background")
    (cap,) = [item for item in background.childItems() if item.isVisible() and item.property("able") is not None]
    middle, half = words.x() + words.width() / 2, words.implicitWidth() / 2
    assert middle + half < cap.x()
