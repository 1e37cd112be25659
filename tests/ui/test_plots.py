"""Plots: round numbers at the axes, every point in its place and in words."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baccara_qt.session.statistics import MoneyPoint, geometric
from baccara_qt.ui.plots import MOST_BARS, hands_plot, money_plot, round_steps

amounts = st.integers(-(10**12), 10**12)


@given(amounts, amounts, st.integers(2, 10), st.sampled_from([1, 100]))
def test_the_steps_of_an_axis_are_round_few_and_hold_everything(one, other, most, least):
    low, high = sorted((one, other))
    steps = round_steps(low, high, most, least)
    assert steps[0] <= low <= high <= steps[-1]
    assert 2 <= len(steps) <= most + 1
    (step,) = {after - before for before, after in pairwise(steps)}
    assert step % least == 0
    assert str(step // least).rstrip("0") in {"1", "2", "5"}
    assert all(at % step == 0 for at in steps)


def test_an_axis_has_no_gap_to_spare():
    assert round_steps(0, 7, 8) == list(range(8))
    assert round_steps(-330_00, 120_00, 6, 100) == [-400_00, -300_00, -200_00, -100_00, 0, 100_00, 200_00]
    assert round_steps(0, 0, 5) == [0, 1]


@pytest.mark.usefixtures("in_english")
def test_the_money_is_a_line_in_the_range_of_luck():
    plot = money_plot([MoneyPoint(0, 0, 0), MoneyPoint(1, 1_500_00, 3_000_00), MoneyPoint(2, -500_00, 4_000_00)])
    assert [(tick["at"], tick["text"], tick["zero"]) for tick in plot["ticks"]] == [
        (0.0, "−4,000", False),
        (0.25, "−2,000", False),
        (0.5, "0", True),
        (0.75, "+2,000", False),
        (1.0, "+4,000", False),
    ]
    assert plot["xs"] == [0.0, 0.5, 1.0]
    assert plot["ys"] == [0.5, 0.6875, 0.4375]
    assert (plot["low"], plot["high"]) == ([0.5, 0.125, 0.0], [0.5, 0.875, 1.0])
    assert [label["text"] for label in plot["labels"]] == ["0", "1", "2"]
    assert plot["readings"][1] == "Coup 1: +1,500 · luck alone: −3,000 to +3,000"
    assert plot["spoken"] == "Your money, coups: 2. At last −500, least −500, most +1,500"


@pytest.mark.usefixtures("in_english")
def test_hands_held_are_bars_with_what_was_expected():
    hands = {1: 50, 2: 25, 3: 25}
    plot = hands_plot(hands, geometric(hands))
    assert plot["ys"] == [50 / 60, 25 / 60, 25 / 60]
    assert plot["marks"][0] == pytest.approx(100 * 100 / 175 / 60)
    assert [tick["text"] for tick in plot["ticks"]] == ["0", "20", "40", "60"]
    assert plot["readings"][0] == "Coups: 1 · banks: 50, expected: 57.1"


@pytest.mark.usefixtures("in_english")
def test_very_long_banks_share_the_last_bar():
    hands = {1: 8, MOST_BARS: 1, MOST_BARS + 1: 2, 40: 1}
    plot = hands_plot(hands, geometric(hands))
    assert len(plot["ys"]) == len(plot["marks"]) == MOST_BARS
    highest = int(plot["ticks"][-1]["text"])
    assert plot["ys"][-1] * highest == pytest.approx(4)
    assert sum(plot["marks"]) * highest == pytest.approx(12)
    assert plot["labels"][-1]["text"] == "12+"


def test_numbers_at_the_axes_follow_the_country(settle):
    settle("de_DE")
    plot = money_plot([MoneyPoint(0, 0, 0), MoneyPoint(12_000, 900_000_00, 2_000_000_00)])
    assert plot["ticks"][-1]["text"] == "+2.000.000"
    assert plot["labels"][1]["text"] == "2.000"
