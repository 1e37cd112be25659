"""The settings of a table: the presets of the rule book, and every problem named at once."""

from dataclasses import fields, replace

import pytest

from baccara_qt.core.chemin import PRESETS, TableRules
from baccara_qt.core.game import Problem
from baccara_qt.core.money import MAX_AMOUNT, Cents
from tests.core.table import house

AS_PRINTED = """
    |                | koenigsspiel | casino | parlour | strict |
    | banker_freedom | table        | table  | free    | strict |
    | solo_free      | True         | True   | True    | False  |
    | cagnotte_percent | 5          | 5      | 0       | 5      |
    | garage         | returns      | kept   | kept    | kept   |
    | min_coups      | 0            | 1      | 1       | 1      |
    | seats          | 9            | 9      | 6       | 14     |
    | strict_house   | False        | False  | False   | True   |
"""
ROWS = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in AS_PRINTED.strip().splitlines()]


@pytest.mark.parametrize("column", range(1, 5))
def test_presets_are_as_the_rule_book_prints_them(column: int) -> None:
    name = ROWS[0][column]
    assert {row[0]: str(getattr(PRESETS[name], row[0])) for row in ROWS[1:]} == {
        row[0]: row[column] for row in ROWS[1:]
    }
    assert PRESETS[name].preset == name


@pytest.mark.parametrize("name", PRESETS)
def test_presets_share_the_rest(name: str) -> None:
    rules = PRESETS[name]
    assert (rules.packs, rules.stop_card) == (6, 7)
    assert (rules.unit, rules.stake_min, rules.bank_min, rules.bank_max) == (500, 1000, 5000, 0)
    assert (rules.opening_purse, rules.withdraw_above) == (200_000, False)
    assert (rules.cagnotte_step, rules.cagnotte_rounding, rules.dealers_from) == (10, "nearest", 10)
    assert rules.problems() == ()


def test_the_casino_is_the_default() -> None:
    assert TableRules() == PRESETS["casino"]
    assert list(PRESETS) == ["koenigsspiel", "casino", "parlour", "strict"]


RANGES = {
    "stop_card": (6, 30),
    "seats": (2, 14),
    "unit": (1, 1_000_000_00),
    "stake_min": (1, 1_000_000_00),
    "bank_min": (1, 1_000_000_00),
    "bank_max": (0, MAX_AMOUNT // 1000),
    "opening_purse": (1, MAX_AMOUNT // 1000),
    "cagnotte_percent": (0, 10),
    "cagnotte_step": (1, 100_00),
    "min_coups": (0, 100),
    "dealers_from": (2, 15),
}


@pytest.mark.parametrize(("field", "low", "high"), [(field, *limits) for field, limits in RANGES.items()])
def test_a_setting_out_of_its_range_is_named_with_its_limit(field: str, low: int, high: int) -> None:
    assert replace(TableRules(), **{field: low - 1}).problems() == (Problem(field, "too_small", low),)
    assert replace(TableRules(), **{field: high + 1}).problems() == (Problem(field, "too_large", high),)


@pytest.mark.parametrize("field", ["stop_card", "seats", "cagnotte_percent", "min_coups", "dealers_from"])
def test_a_setting_at_the_end_of_its_range_stands(field: str) -> None:
    for value in RANGES[field]:
        assert replace(TableRules(), **{field: value}).problems() == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [("packs", 5), ("banker_freedom", "loose"), ("cagnotte_rounding", "bankers"), ("garage", "sold"), ("packs", "6")],
)
def test_a_choice_that_is_none_is_named(field: str, value: object) -> None:
    assert replace(TableRules(), **{field: value}).problems() == (Problem(field, "not_one_of"),)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"stake_min": 12}, Problem("stake_min", "not_a_multiple", 500)),
        ({"bank_min": 52}, Problem("bank_min", "not_a_multiple", 500)),
        ({"bank_max": 503}, Problem("bank_max", "not_a_multiple", 500)),
        ({"stake_min": 55}, Problem("bank_min", "too_small", 5500)),
        ({"bank_max": 45}, Problem("bank_max", "too_small", 5000)),
        ({"opening_purse": 49}, Problem("opening_purse", "too_small", 5000)),
        ({"cagnotte_step": 11}, Problem("cagnotte_step", "too_large", 1000)),
    ],
)
def test_settings_that_do_not_fit_together_are_named(settings: dict[str, float], problem: Problem) -> None:
    assert house(**settings).problems() == (problem,)


def test_b10_stake_and_bank_minimum_are_multiples_of_the_unit_and_a_maximum_too() -> None:
    assert house(unit=1, stake_min=7, bank_min=13, bank_max=29).problems() == ()
    assert house(stake_min=50, bank_min=50, bank_max=50, opening_purse=50).problems() == ()


def test_all_problems_are_named_at_once() -> None:
    wrong = replace(TableRules(), packs=5, garage="sold", seats=15, stop_card=5, unit=Cents(0))
    assert {problem.field for problem in wrong.problems()} == {"packs", "garage", "seats", "stop_card", "unit"}
    wrong = house(stake_min=57, bank_min=51, bank_max=22, opening_purse=1)
    assert [problem.field for problem in wrong.problems()] == [
        "stake_min",
        "bank_min",
        "bank_max",
        "bank_min",
        "bank_max",
        "opening_purse",
    ]


def test_every_problem_names_a_setting() -> None:
    settings = {field.name for field in fields(TableRules)}
    assert set(RANGES) < settings
