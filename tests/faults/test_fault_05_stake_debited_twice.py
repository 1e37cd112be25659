"""Fault 5: a stake debited twice; a win from a purse equal to the stake must end at twice the stake."""

import pytest

from tests.core.table import BANK_WINS, PONTE_WINS, Table


@pytest.mark.parametrize("claim", ["stake", "banco", "avec la table"])
def test_fault_05_a_win_with_all_he_had_ends_at_twice_of_it(claim: str) -> None:
    purse = {"stake": 200, "banco": 600, "avec la table": 300}[claim]
    t = Table(script=PONTE_WINS, purses={5: purse})
    t.banker(3, 600)
    match claim:
        case "stake":
            t.stake(5, 200)
        case "banco":
            t.banco(5)
        case _:
            t.avec(5)
    assert (t.purse(5), t.lies(5)) == (0, purse)
    t.close()
    assert (t.purse(5), t.lies(5)) == (2 * purse, 0)


def test_fault_05_a_loss_with_all_he_had_ends_at_nothing() -> None:
    t = Table(script=BANK_WINS, purses={5: 600})
    t.banker(3, 600)
    t.banco(5)
    t.close()
    assert (t.purse(5), t.lies(5)) == (0, 0)


def test_fault_05_changing_and_raising_a_stake_takes_it_once() -> None:
    t = Table(script=PONTE_WINS, purses={5: 600})
    t.banker(3, 600)
    t.stake(5, 300)
    t.all_silent()
    for amount in (300, 500, 595):
        t.stake(5, amount)
        assert t.purse(5) == 600 - amount
    t.avec(5)
    assert t.purse(5) == 300
    t.banco(5)
    assert t.purse(5) == 0
    t.close()
    assert t.purse(5) == 1200


def test_fault_05_a_bank_of_all_he_has_is_taken_once() -> None:
    t = Table(script=PONTE_WINS, purses={3: 600})
    t.banker(3, 600)
    assert t.purse(3) == 0
    t.coup(5, 250)
    assert (t.purse(3), t.purse(5)) == (350, 2250)
