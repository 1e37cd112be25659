"""The end of a lesson at the table: how it went is told and kept, and leads to what helps."""

import pytest
from PySide6.QtTest import QTest

from baccara_qt.practice.acts import DealCard, NamePoints
from baccara_qt.practice.history import History
from baccara_qt.practice.kept import PROCEDURE
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.practice.steps import GROUPS

pytestmark = pytest.mark.usefixtures("in_english")


def wait(milliseconds=60):
    QTest.qWait(milliseconds)


def exam(learner, wrong=None):
    """An exam of one coup, with something wrong where an act of its kind is due."""
    learner.practice.planning.manner = "exam"
    learner.practice.planning.coups = 1
    learner.practice.sitDown("plan")
    wait()
    lesson = learner.practice.lesson
    while lesson.due is not None:
        lesson.perform(wrong if type(lesson.due) is type(wrong) else lesson.due)
    learner.practice.finish()
    wait()
    return learner.practice.lessonReport


def test_an_exam_is_told_step_by_step_with_its_rules(learner):
    report = exam(learner, NamePoints(0, 0, "tie"))
    assert learner.practice.view == "report" and report.title == "Your exam"
    (points,) = [step for step in report.steps if step["name"] == "Name the points"]
    assert (points["rules"], points["right"], points["share"], points["change"]) == ("C15", "0 of 1", 0.0, "")
    (mistake,) = report.mistakes
    assert mistake["exercise"] == "counting" and mistake["rule"] == "A1" and "Right would have been" in mistake["why"]
    assert report.figures[0]["before"] == "" and report.figures[2]["value"] == "1"


def test_a_second_exam_stands_beside_the_first(learner):
    exam(learner, NamePoints(0, 0, "tie"))
    report = exam(learner)
    (points,) = [step for step in report.steps if step["name"] == "Name the points"]
    assert points["change"] == "+100" and report.mistakes == []
    assert report.figures[0]["before"].startswith("before: ")
    assert len(report.pastLines) == 2 and report.past[1] == 1.0 > report.past[0]


def test_27_how_it_went_is_kept_and_the_lesson_not_gone_on_with(learner, tmp_path):
    exam(learner)
    assert not learner.practice.atTable
    with History(tmp_path / "library.db") as history:
        (past,) = history.lessons(PROCEDURE, 9)
    assert past.mode == "exam" and past.score.right == past.score.asked > 20


def test_what_only_the_table_trains_is_practised_there_alone(learner):
    report = exam(learner, DealCard("ponte"))
    (mistake,) = report.mistakes
    assert (mistake["exercise"], mistake["group"]) == ("", "coup")
    learner.practice.train(mistake["exercise"], mistake["group"])
    wait(100)
    assert learner.practice.view == "lesson"
    part = learner.practice.lesson.kept.plan.part
    assert part.steps == {*GROUPS["chemin_de_fer"]["coup"], "put_right"}
    assert learner.practice.lesson.due.step in part.steps


def test_a_lesson_ended_before_anything_was_done_says_so_without_a_fault(learner):
    learner.practice.sitDown("plan")
    wait()
    learner.practice.finish()
    wait()
    report = learner.practice.lessonReport
    assert learner.practice.view == "report"
    assert report.steps == [] and report.mistakes == [] and report.past == []


def test_28_an_end_that_could_not_be_kept_leaves_the_lesson_as_it_is(learner, monkeypatch):
    learner.practice.sitDown("plan")
    wait()

    def full(*_):
        raise StorageError("full", path="library.db")

    with monkeypatch.context() as broken:
        broken.setattr(History, "end", full)
        learner.practice.finish()
        wait()
    assert learner.practice.view == "lesson" and learner.practice.lesson.due is not None
    assert learner.shell.notices.sentence


def test_28_a_lesson_that_cannot_be_looked_for_is_none_and_is_told(learner, monkeypatch):
    def broken(*_):
        raise StorageError("failed", path="library.db", reason="Input/output error")

    monkeypatch.setattr(History, "unfinished", broken)
    assert learner.practice.atTable is False
    assert "Input/output error" in learner.shell.notices.sentence
