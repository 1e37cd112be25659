"""Fault 19: red suits on green, meaning told by colour alone, active seat shown by colour only, no four-colour deck."""

import itertools
import math
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources
from baccara_qt.ui.chips import CENT, CHIPS
from baccara_qt.ui.decks import FACES
from tests.qml.test_theme import READABLE, contrast
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen, text_of

SUITS = "cdhs"
DRAWINGS = Path(resources.locate("cards")).parent


@pytest.fixture
def screen(fonts, tmp_path) -> Iterator[OnScreen]:
    window = OnScreen(AtTable(tmp_path))
    yield window
    window.close()
    window.table.close()


@pytest.fixture(scope="module")
def drawing() -> Iterator[ModuleType]:
    """The script the chips are drawn by."""
    sys.path.insert(0, str(DRAWINGS))
    try:
        yield import_module("drawing.chips")
    finally:
        sys.path.remove(str(DRAWINGS))


def face(faces: str, card: str) -> str:
    return resources.locate(f"cards/{faces}/{card}.svg").read_text(encoding="utf-8")


def colour(faces: str, suit: str) -> QColor:
    """Of the pips."""
    found = re.search(r'id="pips-9" fill="(#[0-9A-F]{6})"', face(faces, f"9{suit}"))
    assert found
    return QColor(found[1])


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("suit", SUITS)
def test_fault_19_a_suit_lies_on_ivory_never_on_green_and_stands_out(faces, suit):
    board = [QColor(stop) for stop in re.findall(r'stop-color="(#[0-9A-F]{6})"', face(faces, f"9{suit}"))]
    assert len(board) == 2
    for ground in board:
        assert contrast(colour(faces, suit), ground) >= READABLE


def test_fault_19_there_is_a_deck_of_four_colours():
    four = {colour("four-colour", suit).name() for suit in SUITS}
    assert len(four) == 4
    hues = [colour("four-colour", suit).hsvHue() for suit in "cdh"]
    assert all(min(abs(a - b), 360 - abs(a - b)) > 60 for a, b in itertools.combinations(hues, 2))


@pytest.mark.parametrize("faces", FACES)
def test_fault_19_suits_differ_in_shape_also_where_two_share_a_colour(faces):
    shapes = {re.search(r'id="suit-.*? d="([^"]+)"', face(faces, f"9{suit}"))[1] for suit in SUITS}
    assert len(shapes) == 4


def test_fault_19_a_chip_has_its_own_edge_and_its_value_besides_its_colour(drawing):
    chips = {chip.name: chip for chip in drawing.CHIPS}
    assert set(chips) == {CENT, *map(str, CHIPS)}
    edges = [(chip.spots, chip.pattern) for chip in drawing.CHIPS if not chip.plaque]
    assert len(set(edges)) == len(edges)
    assert {chip.numeral for chip in chips.values()} & {chip.inlay for chip in chips.values()} == set()
    for chip in chips.values():
        assert contrast(QColor(chip.numeral), QColor(chip.inlay)) >= READABLE


def test_fault_19_the_cells_of_the_tableau_carry_letters(screen):
    cells = screen.of_type("Verdict")
    meant = {"D": "D", "S": "S", "?": "?"}
    bank = [cell for cell in cells if cell.property("text") == cell.property("letter")]
    assert len(bank) >= 88
    for cell in bank:
        shown = [text_of(item) for item in cell.childItems() if text_of(item)]
        assert shown == [meant[cell.property("verdict")]]


def around(screen: OnScreen, seat: QQuickItem) -> list[int]:
    """How light it is round about a seat's medallion, from 0 to 255, outside of its edge."""
    rim = seat.property("rim").toVariant()
    half = seat.childItems()[1].width() / 2
    image = screen.window.grabWindow()
    scale = image.width() / screen.window.width()
    spots = [
        (
            rim["x"] + (half + out) * math.cos(math.tau * step / 90),
            rim["y"] + (half + out) * math.sin(math.tau * step / 90),
        )
        for out in range(2, 10)
        for step in range(90)
    ]
    return [image.pixelColor(int(x * scale), int(y * scale)).lightness() for x, y in spots]


def test_fault_19_whose_turn_it_is_shows_in_shape_and_is_said(screen):
    screen.table.play_until("decline_bank")
    screen.breathe()
    seats = {seat.property("number"): seat for seat in screen.of_type("SeatPlace")}
    mine = seats[5]
    assert mine.property("isTurn")
    assert [number for number, seat in seats.items() if seat.property("isTurn")] == [5]
    there = around(screen, mine)
    said = mine.property("spoken")

    screen.table.do("decline_bank")
    screen.table.wait(lambda: not mine.property("isTurn"))

    screen.table.wait(lambda: not screen.table.model.busy)
    changed = sum(abs(a - b) > 40 for a, b in zip(there, around(screen, mine), strict=True))
    assert changed > 60, "a ring, an arrow or a light"
    assert mine.property("spoken") != said
