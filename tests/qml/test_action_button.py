"""A button shows its keys in a column of their own, beside its text."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources

AIR = 8


@pytest.fixture
def made(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl(resources.url("qml/controls/ActionButton.qml")))

    def make(**how):
        button = component.createWithInitialProperties(how)
        assert isinstance(button, QQuickItem)
        return button

    yield make
    engine.deleteLater()


def keys_of(button):
    """The keys that are seen: letters, and Enter's sign."""
    return [
        item
        for item in button.property("background").childItems()
        if item.isVisible() and (item.property("able") is not None or item.property("key"))
    ]


@pytest.mark.parametrize("text", ["Noch einmal", "Einwerfen", "Let 10 lie"])
@pytest.mark.parametrize(
    ("how", "shown"),
    [
        ({"keyText": "↵"}, 1),
        ({"keyText": "Esc"}, 1),
        ({"keyText": "N"}, 1),
        ({"keyText": "N", "entered": True}, 2),
        ({"entered": True}, 1),
    ],
)
def test_fault_22_no_key_comes_near_to_the_text(made, text, how, shown):
    button = made(text=text, look="primary", **how)
    words: QQuickItem = button.property("contentItem")
    end = words.x() + (words.width() + words.implicitWidth()) / 2
    keys = keys_of(button)
    assert len(keys) == shown
    for key in keys:
        assert end + AIR <= key.x()
        assert key.x() + key.width() < button.width()


def test_enters_sign_stands_above_the_letter_in_one_column(made):
    letter, sign = keys_of(made(text="Nothing", keyText="N", entered=True))
    assert abs(letter.x() + letter.width() / 2 - sign.x() - sign.width() / 2) <= 0.5
    assert sign.y() + sign.height() <= letter.y() + letter.height() / 4


def test_a_button_that_may_become_golden_keeps_its_width(made):
    assert (
        made(text="Stake", keyText="J", mayEnter=True).width() == made(text="Stake", keyText="J", entered=True).width()
    )


def test_a_key_without_room_leaves_its_room_to_the_words_but_not_to_what_decides_on_it(made):
    shown, hidden = (made(text="Nothing", keyText="N", tight=tight) for tight in (False, True))
    assert (len(keys_of(shown)), len(keys_of(hidden))) == (1, 0)
    assert shown.implicitWidth() > hidden.implicitWidth()
    assert shown.property("widest") == hidden.property("widest"), "or a bar would shrink and grow for ever"
