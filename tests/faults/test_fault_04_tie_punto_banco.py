"""Fault 4 at Punto Banco: a tie handled as a loss or paid as a win, with stakes on both sides and pairs at once."""

import pytest

from tests.core.punto.table import TIE, Table, c, e

# Ties by naturals, by three cards against two, by three against three, and at zero.
TIES = [TIE, "2s 7h 2d Kd 3c", "2s 2h Ad 2d 3c 2h", "Ks Kh Qs Qd Tc Td"]


@pytest.mark.parametrize("script", TIES)
@pytest.mark.parametrize("preset", ["big-table", "mini"])
@pytest.mark.parametrize("form", ["box", "at_once", "half_on_6", "push_on_7"])
def test_fault_04_in_a_tie_both_sides_lie_and_the_tie_is_paid(script: str, preset: str, form: str) -> None:
    t = Table(script, preset=preset, commission=form)
    t.stake(1, punto=100, banco=50, tie=10, punto_pair=5, banco_pair=5)
    t.stake(2, banco=70)
    t.close()
    t.turn_all()
    assert t.last(e.PointsAnnounced).outcome == "tie"
    pairs = [event.bet for event in t.all(e.StakePaid) if event.bet.endswith("pair")]
    assert (t.lies(1), t.lies(2)) == ({"punto": 100, "banco": 50}, {"banco": 70})
    assert t.purse(1) == 2000 - 150 + 80 - 10 + 60 * len(pairs)
    assert (t.purse(2), t.owes(1), t.owes(2), t.cagnotte) == (1930, 0, 0, 0)


def test_fault_04_all_of_every_stake_can_be_taken_back() -> None:
    t = Table(TIE)
    t.stake(1, punto=105, banco=10)
    t.stake(2, banco=70)
    t.close()
    for seat in (1, 2):
        t.say(seat, c.Withdraw())
    assert [t.purse(seat) for seat in (1, 2, 3)] == [2000] * 3


def test_fault_05_a_win_from_a_purse_equal_to_the_stake_ends_at_twice_the_stake() -> None:
    t = Table("9s 8h Qs Qd", purses=100)
    t.stake(1, punto=100)
    assert t.purse(1) == 0
    t.close()
    assert t.purse(1) == 200
