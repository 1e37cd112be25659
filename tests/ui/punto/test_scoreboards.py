"""The scoreboards as they are drawn: what `analysis.roads` finds, with words for who cannot see them (P8)."""

import pytest
from PySide6.QtCore import QObject

from baccara_qt.analysis.roads import roads
from baccara_qt.ui.scoreboards import Scoreboards

SHOE = "TBBPBPPPTBBBBBBBBPPPPPPTPBPBBPPBPB"


@pytest.fixture
def boards(qapp):
    owner = QObject()
    made = Scoreboards(owner, house=True)
    made.owner = owner
    return made


@pytest.mark.usefixtures("in_english")
def test_p8_every_board_shows_the_cells_of_its_road(boards):
    boards.show(SHOE)
    found = roads(SHOE)
    shown = {board["kind"]: [tuple(cell[:3]) for cell in board["cells"]] for board in boards.boards}
    assert shown == {
        "bead": list(found.bead),
        "big": list(found.big.cells),
        "big_eye": list(found.big_eye.cells),
        "small": list(found.small.cells),
        "cockroach": list(found.cockroach.cells),
    }
    assert boards.boards[1]["spoken"] == "Big road: B2 P1 B1 P3 B8 P7 B1 P1 B2 P2 B1 P1 B1"
    assert [count["times"] for count in boards.counts] == [SHOE.count("P"), SHOE.count("B"), SHOE.count("T")]


def test_p8_ties_mark_the_entry_before_them_and_wait_for_the_first(boards):
    boards.show("TT")
    assert boards.boards[1]["cells"] == [[0, 0, "T", 2]]
    boards.show("BTTP")
    assert boards.boards[1]["cells"] == [[0, 0, "B", 2], [1, 0, "P", 0]]


def test_p8_it_is_told_what_the_next_winner_would_add(boards):
    boards.show(SHOE)
    for told in boards.next:
        longer = roads(SHOE + told["letter"])
        marks = [longer.big_eye.marks[-1], longer.small.marks[-1], longer.cockroach.marks[-1]]
        assert told["marks"] == marks
    boards.show("")
    assert [told["marks"] for told in boards.next] == [["", "", ""]] * 2


def test_boards_change_only_with_a_result(boards):
    changes = []
    boards.changed.connect(lambda: changes.append(1))
    boards.show("")
    boards.show("P")
    boards.show("P")
    assert len(changes) == 1
