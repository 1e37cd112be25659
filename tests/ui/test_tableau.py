"""The tableau beside the table: the cell that tells what to do, and the cells that may be it."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.players.view import see
from baccara_qt.ui.tableau_rows import cells
from tests.core.table import Table
from tests.ui.at_table import AtTable


def dealt(script: str) -> Table:
    table = Table(script=script, people=(3, 5))
    table.banker(3, 100)
    table.stake(5, 100)
    table.close()
    return table


def seen(table: Table, seat: int, what: str) -> set[tuple[int, int]]:
    return {(row.total, row.column) for row in cells(see(table.state, seat)) if getattr(row, what)}


PONTE = {(points, -1) for points in range(8)}
BANK = {(points, column) for points in range(8) for column in range(11)}


def test_c16_the_ponte_looks_at_his_own_row() -> None:
    table = dealt("2s 3h 2d Kd 9c 5h")
    assert table.phase is Phase.PONTE
    assert seen(table, 5, "counts") == PONTE
    assert seen(table, 5, "live") == {(4, -1)}
    # What the ponte has is not for the banker's eyes.
    assert seen(table, 3, "live") == set()


def test_c17_the_banker_looks_at_the_row_of_his_points() -> None:
    table = dealt("2s 3h 2d Kd 9c 5h")
    table.draw(5)
    assert table.phase is Phase.BANKER
    assert seen(table, 3, "counts") == {(3, column) for column in range(11)}
    assert seen(table, 3, "live") == {(3, 9)}


def test_c16_while_nobody_is_to_draw_every_cell_counts() -> None:
    table = dealt("8s 3h Kd Kd")
    assert seen(table, 5, "counts") == PONTE | BANK
    assert not any(row.live for row in cells(see(table.state, 5)))


@pytest.mark.parametrize(("preset", "free"), [("strict", False), ("casino", True)])
def test_c18_what_the_house_does_not_have_is_not_explained(qapp, tmp_path, preset, free):
    table = AtTable(tmp_path, preset=preset)
    rows = table.model.tableau.rows

    assert rows
    assert table.model.hasFree == any(row.verdict == "?" for row in rows) == free
    table.close()
