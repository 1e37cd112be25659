"""Fault 30: what was left in the practice by another version is told in a sentence, and begun anew."""

import sqlite3

import pytest
from PySide6.QtTest import QTest

from baccara_qt.practice.acts import OfferCut
from baccara_qt.practice.kept import PROCEDURE

pytestmark = pytest.mark.usefixtures("in_english")


def wait():
    QTest.qWait(60)


def change(learner, how):
    learner.practice.back()
    wait()
    with sqlite3.connect(learner.practice._history.path) as raw:
        raw.execute(how)
    raw.close()


def told(learner):
    return learner.shell.news.sentence


def test_fault_30_a_lesson_at_another_table_is_told_and_another_one_begun(learner):
    learner.sit_down(OfferCut)
    change(learner, "UPDATE lesson_act SET fault = 'wrong_order'")
    learner.practice.begin(PROCEDURE)
    wait()
    assert learner.practice.atTable and told(learner) == ""
    learner.practice.sitDown("resume")
    wait()
    assert "begun with another version" in told(learner)
    assert (learner.practice.view, learner.practice.atTable) == ("plan", False)
    learner.practice.sitDown("plan")
    wait()
    assert learner.practice.view == "lesson"


def test_fault_30_an_exercise_that_asked_something_else_is_told_and_begun_anew(learner):
    learner.practice.begin("counting")
    wait()
    change(learner, "UPDATE lesson SET upcoming = 'nothing'")
    learner.practice.begin("counting")
    wait()
    assert "begun with another version" in told(learner)
    assert learner.practice.view == "overview"
    assert not any(card["open"] for card in learner.practice.exercises)
    learner.practice.begin("counting")
    wait()
    assert learner.practice.view == "drill"


def test_fault_34_a_lesson_that_was_ended_elsewhere_is_told(learner):
    learner.sit_down(OfferCut)
    change(learner, "UPDATE lesson SET ended = begun")
    learner.practice.sitDown("resume")
    wait()
    assert "continued elsewhere" in told(learner)
