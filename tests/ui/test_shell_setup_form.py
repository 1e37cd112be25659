"""The form for a new table: what it offers, and what it says is wrong."""

import pytest

from baccara_qt.core.chemin.rules import PRESETS
from baccara_qt.core.game import Problem
from baccara_qt.core.games import presets
from baccara_qt.session import setup
from baccara_qt.session.settings import Settings
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_note
from baccara_qt.ui.rule_texts import house_rules, problem_text, short_rules
from baccara_qt.ui.setup_form import SetupForm


@pytest.fixture
def form(qapp, places):
    preferences = Preferences(Settings(), places)
    made = SetupForm(preferences, preferences)
    made.sent = []
    made.ready.connect(made.sent.append)
    yield made
    preferences.flush()


def test_all_presets_are_offered_with_a_name_and_a_note(form):
    offered = {preset["value"]: preset["text"] for preset in form.presets}
    assert offered.keys() == presets().keys()
    for name, text in offered.items():
        assert text != name and preset_note(name)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_chooses_its_seats_and_opens(form, preset):
    form.preset = "casino" if preset != "casino" else "parlour"
    form.preset = preset
    assert form.seats == PRESETS[preset].seats
    form.submit()
    (sent,) = form.sent
    assert sent.rules == PRESETS[preset]
    assert sent.human == form.seat == (form.seats + 1) // 2


@pytest.mark.parametrize("seats", [2, 14])
def test_b1_any_number_of_seats_and_the_own_among_them(form, seats):
    form.seat = 9
    form.seats = seats
    assert 1 <= form.seat <= seats
    form.submit()
    assert form.sent[0].occupied == tuple(range(1, seats + 1))


@pytest.mark.parametrize("seats", [-1, 1, 15, 2**31 - 1])
def test_b1_there_are_never_less_than_2_or_more_than_14_seats(form, seats):
    form.seats = seats
    assert form.seats in {2, 14}


@pytest.mark.parametrize(("preset", "people"), [("mini", [1, 7]), ("big-table", [1, 14])])
def test_p1_a_table_of_punto_banco_has_as_many_seats_as_its_rules_allow(form, preset, people):
    form.preset = preset
    assert form.people == people
    for seats in (0, people[1] + 1):
        form.seats = seats
        assert form.seats in people
        form.submit()
        assert len(form.sent[-1].occupied) == form.seats == form._preferences.now.seats


@pytest.mark.parametrize("seats", [9, 14])
def test_p1_seats_from_another_table_are_no_more_than_mini_has(qapp, places, seats):
    preferences = Preferences(Settings(preset="mini", seats=seats, seat=seats), places)
    form = SetupForm(preferences, preferences)
    assert (form.seats, form.seat, form.problems) == (7, 7, {})


@pytest.mark.parametrize(("typed", "cents"), [("750", 750_00), (" 1234.5 ", 1234_50), ("10", 10_00), ("10.05", 10_05)])
def test_a_purse_is_taken_to_the_cent(form, typed, cents):
    form.purse = typed
    form.submit()
    assert form.sent[0].purses[form.seat - 1] == cents
    assert form.sent[0].purses[form.seat] == form.rules.opening_purse


@pytest.mark.parametrize("typed", ["", "0", "-5", "abc", "1e12", "7.123", "9.99", "99999999999999", "½", "٣"])
@pytest.mark.usefixtures("in_english")
def test_a_purse_that_is_none_has_its_sentence_and_opens_nothing(form, typed):
    form.purse = typed
    assert form.problems["purses"].endswith(".")
    form.submit()
    assert form.sent == []


def test_a_seed_is_any_text_and_none_is_chance(form):
    form.seed = "  "
    form.submit()
    form.seed = "Großmutters Geburtstag"
    form.submit()
    assert [sent.seed for sent in form.sent] == [None, "Großmutters Geburtstag"]


def test_every_problem_of_a_setup_has_a_sentence():
    for code in setup._SENTENCES:
        text = problem_text(Problem("purses", code, 12_50))
        assert text.endswith(".") and "{" not in text


@pytest.mark.usefixtures("in_english")
def test_a_wrong_field_is_marked_until_it_is_right(form):
    form.purse = "1"
    assert form.problems == {"purses": "At least 10, please."}
    form.purse = "99999999999999"
    assert form.problems.keys() == {"purses"}
    form.purse = "100"
    assert form.problems == {}


@pytest.mark.parametrize(
    ("typed", "direction", "purse"),
    [
        ("2000", 1, "2500"),
        ("2000", -1, "1500"),
        ("2001", 1, "2500"),
        ("2001", -1, "2000"),
        ("abc", 1, "500"),
        ("100", -1, "10"),
    ],
)
def test_the_arrow_keys_change_the_purse_in_steps(form, typed, direction, purse):
    form.purse = typed
    form.stepPurse(direction)
    assert form.purse == purse


def test_every_problem_of_the_rules_has_a_sentence():
    broken = PRESETS["casino"].__class__(
        packs=5, stop_card=1, seats=99, unit=0, cagnotte_percent=11, garage="x", banker_freedom="x"
    )
    mismatched = PRESETS["casino"].__class__(stake_min=1, bank_min=7, bank_max=3, opening_purse=5)
    problems = [*broken.problems(), *mismatched.problems()]
    assert len(problems) >= 10
    for problem in problems:
        assert problem_text(problem).endswith(".") and "{" not in problem_text(problem)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_sheet_names_every_setting_with_its_rule(preset):
    lines = house_rules(PRESETS[preset])
    assert all(line.rule and line.title and line.text and "{" not in line.text for line in lines)
    assert {"B1", "B3", "B6", "B9", "B10", "C1", "C8", "C16", "C18", "C23", "C26", "E1", "G7"} == {
        line.rule for line in lines
    }


def test_different_presets_read_differently():
    texts = [tuple(short_rules(rules)) for rules in PRESETS.values()]
    assert len(set(texts)) == len(texts)


def test_casino_discipline_is_chosen_for_a_table(form):
    form.submit()
    form.discipline = True
    form.submit()
    assert [sent.discipline for sent in form.sent] == [False, True]
