"""The scoreboards against agreed vectors, the road of a known shoe, and what must always hold (P8)."""

from itertools import count, groupby, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baccara_qt.analysis.roads import ROWS, DerivedRoad, Roads, roads

KNOWN = "TBBPBPPPTBBBBBBBBPPPPPPTPBPBBPPBPB"

DERIVED = {"big_eye": 1, "small": 2, "cockroach": 3}

results = st.text("BPT", max_size=90)
streaky = st.lists(st.tuples(st.sampled_from("BPT"), st.integers(1, 14)), max_size=14).map(
    lambda runs: "".join(letter * length for letter, length in runs)
)
shoes = st.one_of(results, streaky)


def derived(found: Roads, name: str) -> DerivedRoad:
    road: DerivedRoad = getattr(found, name)
    return road


def lists(cells) -> list[list]:
    return [list(cell) for cell in cells]


def test_every_agreed_road(vectors):
    agreed = vectors("roads")["vectors"]
    assert len(agreed) >= 10
    for vector in agreed:
        found = roads(vector["sequence"])
        assert lists(found.bead) == vector["bead"]
        assert lists(found.big.columns) == vector["big"]["columns"]
        assert lists(found.big.ties) == vector["big"]["ties"]
        assert found.big.leading_ties == vector["big"]["leading_ties"]
        assert lists(found.big.cells) == vector["big"]["cells"]
        for name in DERIVED:
            assert derived(found, name).marks == vector[name]["marks"]
            assert lists(derived(found, name).cells) == vector[name]["cells"]
        assert {winner: marks._asdict() for winner, marks in found.next.items()} == vector["next"]


def test_p8_the_roads_of_a_known_shoe():
    found = roads(KNOWN)
    columns = "B2 P1 B1 P3 B8 P7 B1 P1 B2 P2 B1 P1 B1"
    assert " ".join(f"{letter}{depth}" for letter, depth in found.big.columns) == columns
    assert found.big_eye.marks == "brbrbrrbrrrrbrrrrrrbbrbbrrbr"
    assert found.small.marks == "bbrbbrrrrrrbrrbrrrbbbbbbbbb"
    assert found.cockroach.marks == "rbbbrrrrrrbbrrrrrbbbrbbbrb"


@pytest.mark.parametrize(("text", "number"), [("BXP", 2), ("b", 1), ("BP ", 3), ("0", 1), ("BPTé", 4)])
def test_a_letter_that_is_no_result_is_refused(text, number):
    with pytest.raises(ValueError, match=f"B, P or T; number {number} is"):
        roads(text)


@given(shoes)
def test_every_coup_is_a_bead_in_columns_of_six(shoe):
    assert roads(shoe).bead == tuple((index // 6, index % 6, letter) for index, letter in enumerate(shoe))


@given(shoes)
def test_no_coup_is_lost_in_the_big_road(shoe):
    """Columns and ties together tell the shoe."""
    big = roads(shoe).big
    told = "T" * big.leading_ties
    for (letter, depth), ties in zip(big.columns, big.ties, strict=True):
        assert len(ties) == depth
        told += "".join(letter + "T" * number for number in ties)
    assert told == shoe
    assert all(before.letter != after.letter for before, after in pairwise(big.columns))


@given(shoes)
def test_entries_go_down_while_they_can_and_then_right(shoe):
    """Every cell is free when it is taken, and follows from the one before: the plate has one reading."""
    found = roads(shoe)
    plates = [found.big.cells] + [derived(found, name).cells for name in DERIVED]
    for cells in plates:
        taken: set[tuple[int, int]] = set()
        start = -1
        for _, run in groupby(cells, key=lambda cell: cell.letter):
            streak = [(column, row) for column, row, _ in run]
            start = next(column for column in count(start + 1) if (column, 0) not in taken)
            assert streak[0] == (start, 0)
            turned = False
            for (column, row), after in pairwise(streak):
                taken.add((column, row))
                turned |= row + 1 == ROWS or (column, row + 1) in taken
                assert after == ((column + 1, row) if turned else (column, row + 1))
                assert after not in taken
            taken.add(streak[-1])
        assert len(taken) == len(cells)


def mark_by_looking(columns: list[int], column: int, row: int, back: int) -> str:
    """The mark as it is taught at the table: look left of the entry, or at the two columns to the left of a new one."""
    if row == 0:
        return "r" if columns[column - 1] == columns[column - 1 - back] else "b"
    beside, above_it = columns[column - back] > row, columns[column - back] > row - 1
    return "r" if beside == above_it else "b"


@given(shoes)
def test_derived_marks_as_taught_at_the_table(shoe):
    found = roads(shoe)
    depths = [depth for _, depth in found.big.columns]
    for name, back in DERIVED.items():
        marks = [
            mark_by_looking(depths, column, row, back)
            for column, depth in enumerate(depths)
            for row in range(depth)
            if column > back or (column == back and row > 0)
        ]
        assert derived(found, name).marks == "".join(marks)


@given(shoes, st.sampled_from("BP"))
def test_next_is_what_that_winner_then_adds(shoe, winner):
    before, after = roads(shoe), roads(shoe + winner)
    for name in DERIVED:
        added = derived(after, name).marks[len(derived(before, name).marks) :]
        assert added == (getattr(before.next[winner], name) or "")


@given(shoes)
def test_the_two_next_winners_never_add_the_same_mark(shoe):
    following = roads(shoe).next
    for bank, ponte in zip(following["B"], following["P"], strict=True):
        assert {bank, ponte} in ({"r", "b"}, {None})


@given(shoes)
def test_ties_move_no_entry(shoe):
    found, bare = roads(shoe), roads(shoe.replace("T", ""))
    assert found.big.cells == bare.big.cells
    assert [derived(found, name) for name in DERIVED] == [derived(bare, name) for name in DERIVED]
    assert found.next == bare.next


@given(shoes)
def test_the_derived_roads_do_not_care_who_wins(shoe):
    found, turned = roads(shoe), roads(shoe.translate(str.maketrans("BP", "PB")))
    assert [derived(found, name) for name in DERIVED] == [derived(turned, name) for name in DERIVED]


def test_all_short_shoes_are_laid_out():
    for length in range(8):
        for shoe in product("BPT", repeat=length):
            assert len(roads(shoe).big.cells) == length - shoe.count("T")
