"""Fault 1: a third card of value 0 taken for "no third card"."""

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.tableau import BANKER, STOOD
from tests.core.table import Table

HANDS = {0: "Ks Qd", 1: "As Kd", 2: "2s Kd", 3: "3s Kd", 4: "4s Kd", 5: "5s Kd", 6: "6s Kd", 7: "7s Kd"}
AFTER_A_ZERO = {0: "D", 1: "D", 2: "D", 3: "D", 4: "S", 5: "S", 6: "S", 7: "S"}
AFTER_NON = {0: "D", 1: "D", 2: "D", 3: "D", 4: "D", 5: "D", 6: "S", 7: "S"}


def bank_may_draw(bank: int, third: str) -> bool:
    """Whether a banker with this total may draw after this third card, or after *non*; he is never free here."""
    first, second = HANDS[bank].split()
    t = Table(script=f"2s {first} 3d {second} {third}", people=(3, 5))
    t.banker(3, 100)
    t.stake(5, 100)
    t.close()
    t.draw(5) if third else t.stand(5)
    assert t.may(3, c.Draw) != t.may(3, c.Stand)
    return t.may(3, c.Draw)


@pytest.mark.parametrize("third", ["Tc", "Jc", "Qc", "Kc"])
@pytest.mark.parametrize("bank", range(8))
def test_fault_01_a_ten_or_picture_is_a_third_card_for_every_bank_total(bank: int, third: str) -> None:
    assert bank_may_draw(bank, third) is (AFTER_A_ZERO[bank] == "D")


@pytest.mark.parametrize("bank", range(8))
def test_fault_01_no_third_card_is_a_column_of_its_own(bank: int) -> None:
    assert bank_may_draw(bank, "") is (AFTER_NON[bank] == "D")


def test_fault_01_the_two_columns_are_two() -> None:
    assert len({0, STOOD}) == 2
    assert {len(row) for row in BANKER} == {11}
    assert [(row[0], row[STOOD]) for row in BANKER] == list(zip(AFTER_A_ZERO.values(), AFTER_NON.values(), strict=True))
