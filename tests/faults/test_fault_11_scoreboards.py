"""Fault 11: stacked ties; ties before the first result; streaks longer than six; a run into an occupied cell."""

import pytest

from baccara_qt.analysis.roads import roads


def test_fault_11_ties_after_each_other_are_counted_on_one_entry():
    big = roads("BTTTPTPTTB").big
    assert big.columns == (("B", 1), ("P", 2), ("B", 1))
    assert big.ties == ((3,), (1, 2), (0,))
    assert big.leading_ties == 0


def test_fault_11_a_tie_does_not_end_a_streak():
    assert roads("BTBTTB").big.columns == (("B", 3),)


def test_fault_11_ties_before_the_first_result_wait_and_take_no_cell():
    nothing = roads("TTT")
    assert (nothing.big.columns, nothing.big.cells, nothing.big.leading_ties) == ((), (), 3)
    assert len(nothing.bead) == 3
    first = roads("TTTP")
    assert (first.big.leading_ties, first.big.ties, first.big.cells) == (3, ((0,),), ((0, 0, "P"),))


@pytest.mark.parametrize("length", [6, 7, 12, 40])
def test_fault_11_a_streak_longer_than_six_turns_right_in_the_last_row(length):
    cells = [(column, row) for column, row, _ in roads("P" * length).big.cells]
    assert cells == [(0, row) for row in range(6)] + [(column, 5) for column in range(1, length - 5)]


def test_fault_11_a_streak_that_meets_a_taken_cell_turns_right_above_it_for_good():
    """Bank 9 has run under the next columns; punto 10 turns in row 4 and does not fall where row 5 is free again."""
    big = roads("B" * 9 + "P" * 10).big
    second = [(column, row) for column, row, letter in big.cells if letter == "P"]
    assert second == [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]


def test_fault_11_a_column_begins_behind_a_streak_that_runs_along_the_top():
    """Six long streaks block each other down to the top row, along which the last one runs."""
    big = roads(
        "".join(letter * length for letter, length in zip("BPBPBPB", (20, 19, 18, 17, 16, 15, 1), strict=True))
    ).big
    sixth = [(cell.column, cell.row) for cell in big.cells[90:105]]
    assert sixth == [(column, 0) for column in range(5, 20)]
    assert big.cells[-1] == (20, 0, "B")


def test_fault_11_no_two_entries_ever_share_a_cell():
    shoe = "".join(letter * (13 - number) for number, letter in enumerate("BPBPBPBPBPBP"))
    found = roads(shoe)
    for cells in (found.big.cells, found.big_eye.cells, found.small.cells, found.cockroach.cells):
        assert len({(column, row) for column, row, _ in cells}) == len(cells)
        assert all(0 <= row < 6 for _, row, _ in cells)


def test_fault_11_the_derived_roads_look_at_streaks_not_at_cells():
    """Bank 9 has a cell beside punto's first entries in every column it runs under: that changes no mark."""
    assert roads("B" * 9 + "P" * 9).big_eye.marks == "r" * 8
    assert roads("B" * 9 + "P" * 10).big_eye.marks == "r" * 8 + "b"
