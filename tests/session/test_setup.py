"""What a table is set up with, and what is wrong with it."""

from dataclasses import replace

import pytest

from baccara_qt.core.chemin import PRESETS
from baccara_qt.session.setup import Setup, SetupError, sentence


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [None, *range(2, 15)])
def test_every_preset_opens_with_two_to_fourteen_seats(preset, seats):
    setup = Setup.full(preset, seats, human=2)
    assert setup.problems() == ()
    assert len(setup.occupied) == (seats or PRESETS[preset].seats)


@pytest.mark.parametrize(("seats", "code"), [(1, "too_small"), (0, "too_small"), (-3, "too_small"), (15, "too_large")])
def test_b1_fewer_than_two_and_more_than_fourteen_seats(seats, code):
    assert [(problem.field, problem.code) for problem in Setup.full("casino", seats).problems()] == [("seats", code)]


def test_an_unknown_preset_is_named_with_those_there_are():
    with pytest.raises(SetupError, match=r"--rules: not one of .*casino"):
        Setup.full("roulette")


def test_all_problems_at_once():
    setup = Setup.full("casino", human=12, purse=None, seed="\udc80", name="\udc80" * 200)
    setup = replace(setup, purses=(5_00, 0, 10**15), guests=("Nobody",))
    found = {(problem.field, problem.code) for problem in setup.problems()}
    assert found == {
        ("purses", "wrong_count"),
        ("purses", "too_small"),
        ("purses", "too_large"),
        ("human", "not_a_seat"),
        ("guests", "unknown"),
        ("seed", "not_text"),
        ("name", "too_long"),
        ("name", "not_text"),
    }


def test_the_user_must_have_a_chair():
    setup = replace(Setup.full("casino", 3, human=2), purses=(100_00, 0, 100_00))
    assert [problem.field for problem in setup.problems()] == ["human"]


def test_one_player_is_no_table():
    setup = replace(Setup.full("casino", 3), purses=(100_00, 0, 0))
    assert [(problem.field, problem.limit) for problem in setup.problems()] == [("occupied", 2)]


def test_unsound_rules_are_problems_of_the_setup():
    rules = replace(PRESETS["casino"], packs=5, cagnotte_percent=11, unit=0)
    setup = Setup(rules, (1000_00,) * 9)
    assert {problem.field for problem in setup.problems()} == {"packs", "cagnotte_percent", "unit"}


def test_every_problem_has_a_sentence():
    rules = replace(PRESETS["casino"], packs=5, unit=0, seats=15, stop_card=100)
    problems = [
        *Setup(rules, ()).problems(),
        *Setup(replace(PRESETS["casino"], stake_min=7_00), ()).problems(),
        *replace(Setup.full("casino", 3, human=5, seed="\udc80", name="n" * 200), purses=(1, 10**16)).problems(),
    ]
    for problem in problems:
        assert "{" not in sentence(problem)
    assert sentence(problems[-1]).startswith("name: ")


def test_the_purse_is_the_users():
    setup = Setup.full("casino", 3, human=2, purse=500_00)
    assert setup.purses == (2000_00, 500_00, 2000_00)
