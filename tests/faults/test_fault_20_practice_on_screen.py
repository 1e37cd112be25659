"""Fault 20, practice on screen: every control of its views is reached with Tab and has a name; Esc leads back."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from baccara_qt.practice.acts import NamePoints, Pay, PutRight
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.paying import fewest_chips
from baccara_qt.ui.offers import ACTS
from baccara_qt.ui.practice.names import exercise_name
from baccara_qt.ui.practice.steps import group_name, step_name
from tests.ui.practice.at_the_page import Learner

GAME = "chemin_de_fer"


@pytest.fixture
def learner(fonts, tmp_path):
    made = Learner(tmp_path)
    yield made
    made.close()


def test_fault_20_the_cards_of_the_practice_are_named_and_arrow_keys_go_over_them(learner):
    names = learner.names()
    assert all(names)
    assert len([name for name in names if "." in name]) == 1 + len(EXERCISES)
    while learner.spoken != names[0]:
        learner.press(Qt.Key.Key_Tab)
    learner.press(Qt.Key.Key_Down)
    assert learner.spoken == names[3]


@pytest.mark.parametrize("name", EXERCISES)
def test_fault_20_every_control_of_an_exercise_is_named_and_esc_leads_back(learner, name):
    learner.practice.begin(name)
    QTest.qWait(50)
    assert learner.practice.view == "drill"
    names = learner.names()
    assert len(names) > 1 and all(names)
    learner.press(Qt.Key.Key_Escape)
    assert learner.practice.view == "overview"
    learner.press(Qt.Key.Key_Escape)
    assert learner.shell.page == "start"


@pytest.mark.parametrize("name", ["tableau", "ponte"])
def test_fault_20_a_card_and_no_card_have_the_keys_of_the_table_and_the_letters_of_the_tableau_too(learner, name):
    learner.practice.begin(name)
    QTest.qWait(50)
    drilling, keys = learner.practice.drilling, {"draw": ["C", "D"], "stand": ["N", "S"]}
    shown = {choice["value"]: choice["key"] for choice in drilling.choices}
    assert (shown["draw"], shown["stand"]) == (ACTS["draw"].key, ACTS["stand"].key) == ("C", "N")
    while any(keys.values()):
        right = drilling._running().question.right
        if not keys.get(right):
            drilling.choose(right)
            QTest.qWait(10)
            continue
        before = drilling.standing["right"]
        learner.press(Qt.Key(ord(keys[right].pop())))
        assert drilling.standing["right"] == before + 1


def test_fault_20_every_control_at_the_table_is_named_and_esc_leads_back(learner):
    learner.practice.begin("procedure")
    QTest.qWait(50)
    assert learner.practice.view == "plan"
    assert all(learner.names())
    learner.practice.sitDown("first")
    QTest.qWait(100)
    names = learner.names()
    assert len(names) > 5 and all(names)
    learner.press(Qt.Key.Key_Escape)
    assert learner.practice.view == "overview"


def test_fault_20_steps_are_left_to_the_house_by_the_keyboard(learner):
    learner.practice.begin("procedure")
    QTest.qWait(50)
    planning = learner.practice.planning
    for name, wanted in (
        (step_name("trim", GAME), {"trim"}),
        (group_name("settling", GAME), {"settle", "cagnotte", "clear"}),
    ):
        while learner.spoken != name:
            learner.press(Qt.Key.Key_Tab)
        before = planning.plan.part.steps
        learner.press(Qt.Key.Key_Space)
        assert before - planning.plan.part.steps == wanted
        assert learner.spoken == name


def test_fault_20_a_stake_is_paid_in_chips_by_the_keyboard(learner):
    lesson = learner.sit_down(Pay)
    due = lesson.due
    (act,) = [act for act in lesson.acts if act["value"] == "pay"]
    learner.press(Qt.Key(ord(act["key"])))
    learner.press(Qt.Key(ord(str(due.seat))))
    assert lesson.tray
    assert all(learner.names())
    for chip, count in fewest_chips(due.amount).items():
        at = [row["value"] for row in lesson.tray].index(chip)
        for _ in range(count):
            learner.press(Qt.Key(ord("1234567890"[at])))
    learner.press(Qt.Key.Key_9)
    learner.press(Qt.Key.Key_Backspace)
    assert lesson.laidText == ""
    for chip, count in fewest_chips(due.amount).items():
        at = [row["value"] for row in lesson.tray].index(chip)
        for _ in range(count):
            learner.press(Qt.Key(ord("1234567890"[at])))
    learner.press(Qt.Key.Key_Space)
    QTest.qWait(20)
    assert lesson.verdict["right"] and lesson.due != due


def test_fault_20_how_it_went_is_told_by_the_keyboard_and_leads_to_what_helps(learner):
    lesson = learner.sit_down(NamePoints)
    lesson.perform(NamePoints(9, 9, "tie"))
    learner.practice.finish()
    QTest.qWait(100)
    assert learner.practice.view == "report"
    names = learner.names()
    assert all(names)
    counting = exercise_name("counting").title
    while counting not in learner.spoken:
        learner.press(Qt.Key.Key_Tab)
    learner.press(Qt.Key.Key_Return)
    QTest.qWait(50)
    assert (learner.practice.view, learner.practice.drilling.exercise) == ("drill", "counting")


def test_fault_20_an_accident_is_put_right_by_the_keyboard(learner):
    learner.practice.planning.accidents = True
    lesson = learner.sit_down(PutRight)
    amiss = lesson.kept.table.mishap
    (act,) = [act for act in lesson.acts if act["value"] == "put_right"]
    learner.press(Qt.Key(ord(act["key"])))
    (remedy,) = [option for option in lesson.options if option["value"] == lesson.due.remedy]
    learner.press(Qt.Key(ord(remedy["key"])))
    QTest.qWait(20)
    # Something else may have gone wrong since
    assert lesson.verdict["right"] and lesson.kept.table.mishap is not amiss


def test_fault_20_what_the_keyboard_comes_to_is_in_sight(learner):
    """The lower steps of the plan lie below the edge of a small window with long texts, and scroll into it."""
    learner.practice.begin("procedure")
    learner.window.resize(1024, 480)
    QTest.qWait(80)
    name = step_name("auction", GAME)
    while learner.spoken != name:
        learner.press(Qt.Key.Key_Tab)
    item = learner.window.activeFocusItem()
    area = item
    while not area.inherits("QQuickFlickable"):
        area = area.parentItem()
    assert area.property("contentHeight") > area.height() and area.property("contentY") > 0
    top = item.mapToItem(area, QPointF(0, 0)).y()
    assert top >= 0 and top + item.height() <= area.height()
