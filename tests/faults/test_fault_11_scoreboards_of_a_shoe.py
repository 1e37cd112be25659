"""Fault 11 at Punto Banco: what the boards are drawn from is the shoe's coups, whatever happens between them."""

import pytest

from baccara_qt.analysis.roads import roads
from tests.core.punto.table import BANCO_WINS, PUNTO_WINS, TIE, Shoes, Table, c, e

COUPS = {"P": PUNTO_WINS, "B": BANCO_WINS, "T": TIE}


@pytest.mark.parametrize("shoe", ["TTBPTTPB", "T", "BBBBBBBBBPPT", "TBBPBPPPTBBBB"])
def test_fault_11_the_letters_of_a_shoe_are_its_coups_in_order(shoe: str) -> None:
    t = Table(chance=Shoes(" ".join(COUPS[letter] for letter in shoe), behind=60), people=(1, 2))
    for _ in shoe:
        t.coup(tie=5)
    assert t.state.results == shoe
    board = roads(t.state.results)
    assert [cell.letter for cell in board.bead] == list(shoe)
    assert sum(length for _, length in board.big.columns) == len(shoe.replace("T", ""))


def test_fault_11_a_new_shoe_begins_a_new_board_and_a_pause_does_not() -> None:
    t = Table(chance=Shoes(" ".join([BANCO_WINS] * 5), behind=1), people=(1,))
    t.coup(banco=10)
    t.say(1, c.SitOut())
    t.say(1, c.ComeBack())
    assert t.state.results == "B"
    while not t.all(e.ShoeFinished):
        t.coup()
    t.ready()
    assert t.state.results == ""
