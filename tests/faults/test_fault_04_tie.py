"""Fault 4: a tie handled as a loss, paid as a win, or with only half of the stakes returned."""

import pytest

from baccara_qt.core.chemin import events as e
from tests.core.table import TIE, Table

# Ties by naturals, by three cards against two, by three against three, and at zero.
TIES = [TIE, "2s 7h 2d Kd 3c", "2s 2h 2d Kd 3c 5h", "Ks Kh Qs Qd Tc Td"]


@pytest.mark.parametrize("script", TIES)
@pytest.mark.parametrize("claim", ["stakes", "banco", "avec la table"])
def test_fault_04_in_a_tie_nothing_is_won_lost_or_taken(script: str, claim: str) -> None:
    t = Table(script=script, solo_free=False)
    t.banker(3, 600)
    match claim:
        case "stakes":
            t.stake(5, 205)
            t.stake(8, 100)
        case "banco":
            t.banco(5)
        case _:
            t.avec(5)
            t.stake(8, 55)
    lying, purses = t.stakes, [t.purse(seat) for seat in range(1, 10)]
    t.close()
    t.play()
    assert t.last(e.PointsAnnounced).outcome == "tie"
    assert (t.stakes, [t.purse(seat) for seat in range(1, 10)]) == (lying, purses)
    assert (t.bank, t.garage, t.cagnotte) == (600, 0, 0)
    assert not t.all(e.StakePaid) + t.all(e.StakesRaked) + t.all(e.CagnotteTaken)


@pytest.mark.parametrize("script", TIES)
def test_fault_04_all_of_every_stake_can_be_taken_back(script: str) -> None:
    t = Table(script=script, solo_free=False)
    t.banker(3, 600)
    for seat, amount in ((5, 205), (6, 10), (8, 100)):
        t.stake(seat, amount)
    t.close()
    t.play()
    t.passes(3)
    assert [t.purse(seat) for seat in range(1, 10)] == [2000] * 9
