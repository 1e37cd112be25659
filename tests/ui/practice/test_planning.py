"""What a learner takes over at the table: whole groups or single steps, kept from one time to the next."""

import pytest

from baccara_qt.practice.act import STEPS
from baccara_qt.practice.acts import DropCagnotte, NamePoints
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.plan import read_plan
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings, load
from baccara_qt.ui.practice.planning import Planning, plan_for
from baccara_qt.ui.practice.steps import GROUPS as ALL_GROUPS
from baccara_qt.ui.practice.steps import group_name, group_of, step_name
from baccara_qt.ui.preferences import Preferences

GROUPS = ALL_GROUPS["chemin_de_fer"]


@pytest.fixture
def places(tmp_path):
    return Places(tmp_path)


@pytest.fixture
def preferences(qapp, places):
    return Preferences(Settings(), places)


@pytest.fixture
def planning(preferences):
    return Planning(preferences)


def mine(planning):
    return {step["value"] for part in planning.parts for step in part["steps"] if step["mine"]}


def test_at_first_everything_is_the_learners(planning):
    assert mine(planning) == {step for steps in GROUPS.values() for step in steps}
    assert planning.plan.part.steps == mine(planning) | {"put_right"}


def test_a_group_or_a_single_step_is_left_to_the_house_and_taken_back(planning):
    planning.toggle("claims")
    assert not mine(planning) & set(GROUPS["claims"])
    planning.toggle("trim")
    (claims,) = [part for part in planning.parts if part["value"] == "claims"]
    assert claims["mine"] == 1 and "trim" in planning.plan.part.steps
    planning.toggle("claims")
    assert mine(planning) >= set(GROUPS["claims"])


def test_one_step_is_always_the_learners(planning):
    for group in GROUPS:
        if group != "settling":
            planning.toggle(group)
    for step in ("settle", "cagnotte", "clear"):
        planning.toggle(step)
    assert mine(planning) == {"clear"}


def test_only_what_was_chosen_is_asked_and_judged(planning):
    for group in GROUPS:
        if group not in ("settling", "coup"):
            planning.toggle(group)
    for step in ("settle", "clear", "detach", "repeat", "turn", "instruct"):
        planning.toggle(step)
    lesson = planning.plan.lesson("chosen")
    kinds = set()
    while lesson.notes.coups < 12:
        kinds.add(type(lesson.due))
        lesson.perform(lesson.due)
    assert kinds == {DropCagnotte, NamePoints}


def test_the_plan_is_kept_with_the_settings(planning, preferences, places):
    planning.preset = "parlour"
    planning.manner = "exam"
    planning.coups = 6
    planning.accidents = True
    planning.toggle("bank")
    preferences.flush()
    again = Planning(Preferences(load(places.settings).settings, places))
    assert again.plan == planning.plan
    part = again.plan.part
    assert (again.plan.preset, part.manner, part.coups, part.mishaps) == ("parlour", "exam", 6, MISHAPS)
    assert not part.steps & set(GROUPS["bank"])


def test_settings_of_another_version_leave_a_plan_that_can_be(qapp, places):
    strange = Settings(lesson_preset="poker", lesson_manner="cruel", lesson_left=("sleep", *STEPS))
    plan = Planning(Preferences(strange, places)).plan
    assert (plan.preset, plan.part.manner, plan.part.coups) == ("casino", "gentle", 0)
    assert len(plan.part.steps) > 20


def test_what_was_weak_is_practised_gently_and_alone(planning):
    planning.manner = "exam"
    part = plan_for(planning.plan, "coup").part
    assert (part.steps, part.manner, part.coups) == ({*GROUPS["coup"], "put_right"}, "gentle", 0)


def test_every_group_and_every_step_has_a_name(qapp):
    for game, groups in ALL_GROUPS.items():
        for group, steps in groups.items():
            assert group_name(group, game)
            for step in steps:
                assert step_name(step, game) and group_of(step, game) == group
        assert step_name("put_right", game) and group_of("put_right", game) == ""
    assert {step for groups in ALL_GROUPS.values() for steps in groups.values() for step in steps} == {*STEPS} - {
        "put_right"
    }


def test_each_game_has_its_steps_and_what_is_left_to_the_house_is_kept_for_both(planning):
    planning.accidents = True
    planning.toggle("garage")
    planning.preset = "mini"
    planning.toggle("burn")
    planning.commission = "at_once"
    plan = planning.plan
    assert plan == read_plan(plan.written())
    assert (plan.game, plan.commission, plan.part.mishaps) == ("punto_banco", "at_once", ())
    assert "burn" not in plan.part.steps and "commission" in plan.part.steps
    assert (planning.first.preset, planning.canGoWrong) == ("mini", False)
    assert len(planning.commissions) == 4
    planning.preset = "casino"
    assert "garage" not in mine(planning) and "trim" in mine(planning)
    assert (planning.plan.commission, planning.commissions, planning.first.preset) == ("", [], "casino")
