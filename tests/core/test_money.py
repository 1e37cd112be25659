"""Amounts as text, and the small arithmetic of the house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import MAX_AMOUNT, amount_text, floor_to, parse_amount, share, short_amount

AMOUNTS = st.integers(0, MAX_AMOUNT)


@given(AMOUNTS)
def test_an_amount_is_read_as_it_is_written(amount: int) -> None:
    assert parse_amount(amount_text(amount)) == amount
    assert parse_amount(short_amount(amount)) == amount


@pytest.mark.parametrize(
    ("amount", "long", "short"),
    [(0, "0.00", "0"), (5, "0.05", "0.05"), (60_000, "600.00", "600"), (228150, "2281.50", "2281.50")],
)
def test_amounts_have_two_decimals_or_none(amount: int, long: str, short: str) -> None:
    assert (amount_text(amount), short_amount(amount)) == (long, short)
    if amount:
        assert (amount_text(-amount), short_amount(-amount)) == ("-" + long, "-" + short)


@pytest.mark.parametrize(
    "text",
    [
        *("", "-5", "+5", "7.5", "7.123", "abc", "1e12", "5,00", " 5", "5 ", "5.", ".50", "½", "٣", "1_000", "0x10"),
        *("9" * 15, "90071992547409.92", "99999999999999", "NaN"),
    ],
)
def test_what_is_no_amount_is_refused_in_words(text: str) -> None:
    with pytest.raises(NotationError, match="not an amount"):
        parse_amount(text)


def test_the_largest_amount_is_exact_in_json() -> None:
    assert parse_amount("90071992547409.91") == MAX_AMOUNT == 2**53 - 1
    assert int(float(MAX_AMOUNT)) == MAX_AMOUNT


@given(AMOUNTS, st.integers(1, 10**6))
def test_b10_floor_to_the_unit(amount: int, unit: int) -> None:
    floored = floor_to(amount, unit)
    assert floored % unit == 0
    assert 0 <= amount - floored < unit


@given(st.integers(0, 10**12), st.integers(0, 10), st.integers(1, 10_000))
def test_c23_rounding_is_to_the_step_in_the_direction_said(amount: int, percent: int, step: int) -> None:
    exact = amount * percent  # hundredths of a cent
    down, nearest, up = (share(amount, percent, step, rounding) for rounding in ("down", "nearest", "up"))
    assert down % step == nearest % step == up % step == 0
    assert down * 100 <= exact <= up * 100
    assert up - down == (step if exact % (100 * step) else 0)
    assert nearest == (up if 2 * (exact - down * 100) >= (up - down) * 100 else down)
