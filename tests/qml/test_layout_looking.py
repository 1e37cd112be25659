"""The strict reader of `packaging/looking.py` sees what he is there to see, and is content with what is right."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.ui import resources

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from looking import look

WINDOW = """
import QtQuick
import QtQuick.Templates as T
import "{qml}"
import "{qml}/controls"

Window {{
    width: 400
    height: 300
    visible: true
    color: "black"

    component CardItem: Rectangle {{
        property string spoken: "nine of hearts"
        width: 60
        height: 90
    }}

    {content}
}}
"""


@pytest.fixture
def found(qapp):
    """What is found in a window with this content: kind and text of each finding."""
    engines = []

    def looked(content: str) -> list[tuple[str, str]]:
        engines.append(QQmlApplicationEngine())
        folder = Path(__file__).parents[2] / "baccara_qt" / "qml"
        url = QUrl.fromLocalFile(str(folder))
        engines[-1].loadData(WINDOW.format(qml=url.toString(), content=content).encode(), QUrl("file:///window.qml"))
        (window,) = engines[-1].rootObjects()
        QTest.qWaitForWindowExposed(window)
        QTest.qWait(20)
        return [(finding.kind, finding.text) for finding in look(window)]

    yield looked
    for engine in engines:
        delete(engine)


GOOD = 'Text { text: "Banco"; color: "white"; font.pixelSize: 20 }'


def test_a_text_that_can_be_read_is_no_finding(found):
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("how", "kinds"),
    [
        ("width: 60; elide: Text.ElideRight", ["cut"]),
        ("width: 60; elide: Text.ElideRight; readonly property bool mayShorten: true", []),
        ("width: 60", ["cut"]),
        ("width: 90; wrapMode: Text.WordWrap", []),
        ("width: 60; height: 20; wrapMode: Text.WordWrap", ["cut"]),
        ("width: 60; wrapMode: Text.WordWrap; maximumLineCount: 1", ["cut"]),
        ("x: 320", ["outside"]),
        ("y: -5", ["outside"]),
        ("width: 400; horizontalAlignment: Text.AlignRight", []),
        ("x: 200; width: 10; horizontalAlignment: Text.AlignHCenter", ["cut"]),
        ("font.pixelSize: 9", ["small"]),
        ("scale: 0.4; transformOrigin: Item.TopLeft", ["small"]),
        ("visible: false; x: 390", []),
        ("opacity: 0; x: 390", []),
    ],
)
def test_what_is_cut_off_sticks_out_or_is_too_small(found, how, kinds):
    size = "" if "pixelSize" in how else "font.pixelSize: 20;"
    content = f'Text {{ text: "Banco suivi"; color: "white"; {size} {how} }}'
    assert [kind for kind, _ in found(content)] == kinds


@pytest.mark.parametrize(
    ("other", "kinds"),
    [
        ("x: 20", ["overlap"]),
        ("y: 24", []),
        ("x: 80", []),
        ("x: 20; visible: false", []),
        ("x: 300; anchors.top: undefined", []),
    ],
)
def test_letters_over_letters(found, other, kinds):
    content = GOOD + f'Text {{ text: "Suivi"; color: "white"; font.pixelSize: 20; {other} }}'
    assert [kind for kind, _ in found(content)] == kinds


@pytest.mark.parametrize(("fade", "kinds"), [("MoreBelow { flick: list }", []), ("", ["contrast"])])
def test_what_fades_can_be_scrolled_into_sight(found, fade, kinds):
    content = """Flickable {
        id: list
        width: 200
        height: 100
        contentHeight: 300
        clip: true
        Text { y: 76; text: "Banco"; color: "#444444"; font.pixelSize: 20 }
    }"""
    assert [kind for kind, _ in found(content + fade)] == kinds


@pytest.mark.parametrize(("away", "kinds"), [(20, []), (6, ["overlap"])])
def test_letters_at_an_angle_need_no_more_than_their_own_line(found, away, kinds):
    line = 'Text {{ x: {}; y: {}; rotation: 45; text: "Banco"; color: "white"; font.pixelSize: 14 }}'
    assert [kind for kind, _ in found(line.format(100, 100) + line.format(100 + away, 100 - away))] == kinds


@pytest.mark.parametrize(
    ("ground", "letters", "kinds"),
    [
        ("black", "white", []),
        ("#14543f", "#e8cd94", []),
        ("#14543f", "#c9a55c", ["contrast"]),
        ("#7b7b7b", "white", ["contrast"]),
        ("#767676", "white", []),
        ("white", "white", ["covered"]),
        ("black", "#40ffffff", ["contrast"]),
    ],
)
def test_contrast_is_measured_where_the_letters_are(found, ground, letters, kinds):
    content = f"""Rectangle {{
        width: 100; height: 40; color: "{ground}"
        Text {{ text: "Banco"; color: "{letters}"; font.pixelSize: 20 }}
    }}"""
    assert [kind for kind, _ in found(content)] == kinds


def test_letters_that_are_half_on_another_ground_count_where_they_are_hard_to_read(found):
    content = """Rectangle { x: 30; width: 40; height: 40; color: "#dddddd" } """ + GOOD
    assert found(content) == [("contrast", "Banco")]


def test_what_cannot_be_pressed_may_be_paler_and_signs_as_well(found):
    pale = 'Text {{ text: "{}"; color: "#707070"; font.pixelSize: 20; enabled: {} }}'
    assert found(pale.format("Banco", "true")) == [("contrast", "Banco")]
    assert found(pale.format("Banco", "false")) == []
    assert found(pale.format("★", "true")) == []


def test_what_something_else_hides_is_covered(found):
    assert found(GOOD + 'Rectangle { width: 400; height: 40; color: "#333333" }') == [("covered", "Banco")]


@pytest.mark.parametrize(("passes", "kinds"), [("true", []), ("false", ["contrast"])])
def test_what_is_on_its_way_over_letters_is_not_their_ground(found, passes, kinds):
    card = f"""Rectangle {{
        width: 36; height: 40; color: "#eeffffff"
        readonly property bool passes: {passes}
    }}"""
    assert [kind for kind, _ in found(GOOD + card)] == kinds


def test_a_control_or_words_over_a_card(found):
    card = "CardItem { x: 100; y: 100 }"
    button = 'ActionButton {{ x: {}; y: 120; text: "Card"; spoken: "Card"; enabled: {} }}'
    over = [("over a card", "Card"), ("over a card", "Card")]
    assert found(card + button.format(110, "true")) == over, "the button and what is written on it"
    assert found(card + button.format(200, "true")) == []
    words = 'Text { x: 90; y: 110; text: "Tie"; color: "red"; font.pixelSize: 20 }'
    assert ("over a card", "Tie") in found(card + words)


CHIP = 'Image {{ x: {}; y: 100; width: 40; height: 36; source: "{}/chips/100.svg" }}'


@pytest.mark.parametrize(("away", "kinds"), [(100, []), (20, ["over chips"]), (41, [])])
def test_letters_over_chips(found, away, kinds):
    words = 'Text { x: 100; y: 110; width: 20; text: "50"; color: "white"; font.pixelSize: 16 }'
    chip = CHIP.format(100 - away, resources.url("").toString())
    assert [kind for kind, _ in found(chip + words) if kind != "contrast"] == kinds


@pytest.mark.parametrize(("card", "kinds"), [("y: 64", ["over chips"]), ("y: 140", []), ("y: 130; rotation: 45", [])])
def test_chips_under_a_card(found, card, kinds):
    chip = CHIP.format(70, resources.url("").toString())
    assert [kind for kind, _ in found(f"{chip} CardItem {{ x: 100; {card} }}")] == kinds


def test_what_can_be_scrolled_into_sight_is_not_cut_off(found):
    rows = """ListView {{
        width: 200; height: 50; clip: true; model: 10
        delegate: Text {{ text: "Row " + index; color: "white"; font.pixelSize: 20; width: {} }}
    }}"""
    assert found(rows.format(200)) == []
    assert {kind for kind, _ in found(rows.format("260; horizontalAlignment: Text.AlignRight"))} == {"outside"}


def test_what_is_clipped_and_cannot_be_scrolled_is_cut_off(found):
    content = 'Item { width: 40; height: 40; clip: true; Text { text: "Banco"; color: "white"; font.pixelSize: 20 } }'
    assert found(content) == [("cut", "Banco")]


def test_what_lies_under_a_popup_is_not_judged_but_what_is_on_it_is(found):
    popup = """T.Popup {{
        width: 300; height: 200; visible: true; modal: {modal}
        background: Rectangle {{ color: "black" }}
        Text {{
            text: "Rules of the house"; color: "white"; font.pixelSize: 20; width: {width}; elide: Text.ElideRight
        }}
    }}"""
    bad = 'Text { x: 350; y: 250; text: "Banco suivi"; color: "white"; font.pixelSize: 20 }'
    assert found(GOOD + popup.format(modal="false", width=200)) == []
    assert found(GOOD + popup.format(modal="false", width=80)) == [("cut", "Rules of the house")]
    assert found(bad + popup.format(modal="false", width=200)) == [("outside", "Banco suivi")]
