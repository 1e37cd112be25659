"""Fault 8: *avec la table* with two unequal partial stakes: who is paid what, in both outcomes."""

import pytest

from baccara_qt.core.chemin import events as e
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, cents


def table(script: str) -> Table:
    """Banker 3 with 585: seat 6 half of it (290), 8 lays 200, 1 lays 150, of which 95 are left to cover."""
    t = Table(script=script)
    t.banker(3, 585)
    t.avec(6)
    t.stake(8, 200)
    t.stake(1, 150)
    t.close()
    return t


@pytest.mark.parametrize("script", [BANK_WINS, PONTE_WINS, TIE])
def test_fault_08_the_last_is_trimmed_and_the_caller_holds_the_cards(script: str) -> None:
    t = table(script)
    assert t.last(e.StakeTrimmed) == e.StakeTrimmed(1, cents(55))
    assert t.last(e.StakesClosed) == e.StakesClosed(6, cents(585))
    assert not t.all(e.BankUncovered)


def test_fault_08_the_ponte_wins_and_each_is_paid_his_own_stake() -> None:
    t = table(PONTE_WINS)
    assert {seat: t.purse(seat) for seat in (3, 6, 8, 1)} == {3: 2000 - 585, 6: 2290, 8: 2200, 1: 2095}
    assert (t.bank, t.garage, t.cagnotte) == (0, 0, 0)


def test_fault_08_the_bank_wins_and_each_loses_his_own_stake() -> None:
    t = table(BANK_WINS)
    assert {seat: t.purse(seat) for seat in (3, 6, 8, 1)} == {3: 2000 - 585, 6: 1710, 8: 1800, 1: 1905}
    assert (t.bank, t.cagnotte) == (585 + 585 - 29.30, 29.30)


def test_fault_08_a_tie_leaves_every_stake_as_it_was_after_trimming() -> None:
    assert table(TIE).stakes == {6: 290, 8: 200, 1: 95}
