"""Fault 6: five per cent rounded in another direction than documented, or not adding up over a shoe."""

from fractions import Fraction

import pytest

from baccara_qt.core.chemin import events as e
from tests.core.table import BANK_WINS, Table, cents


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [("nearest", (0.4, 0.7, 1.3, 5.3)), ("up", (0.4, 0.7, 1.3, 5.3)), ("down", (0.3, 0.6, 1.2, 5.2))],
)
def test_fault_06_seven_thirteen_twenty_five_and_a_hundred_and_five(rounding: str, expected: tuple[float, ...]) -> None:
    for won, cagnotte in zip((7, 13, 25, 105), expected, strict=True):
        t = Table(script=BANK_WINS, unit=1, stake_min=1, cagnotte_rounding=rounding)
        t.banker(3, 200)
        t.coup(5, won)
        assert t.cagnotte == cagnotte
        assert t.bank == max(50, 2 * won - cagnotte)


@pytest.mark.parametrize("rounding", ["nearest", "up", "down"])
def test_fault_06_over_a_shoe_the_house_has_the_sum_and_the_bank_all_the_rest(rounding: str) -> None:
    t = Table(script=" ".join([BANK_WINS] * 6), unit=1, stake_min=1, cagnotte_rounding=rounding, purses={3: 5000})
    t.banker(3, 1000)
    won = (7, 13, 25, 31, 9, 2)
    for amount in won:
        t.coup(5, amount)
    taken = [event.amount for event in t.all(e.CagnotteTaken)]
    exact = [Fraction(cents(amount) * 5, 100) for amount in won]
    for amount, share in zip(taken, exact, strict=True):
        assert amount % 10 == 0
        assert {"nearest": abs(amount - share) <= 5, "up": 0 <= amount - share < 10, "down": 0 <= share - amount < 10}[
            rounding
        ]
    assert t.state.books.cagnotte == sum(taken)
    assert t.state.books.bank + t.state.books.garage == cents(1000 + sum(won)) - sum(taken)
