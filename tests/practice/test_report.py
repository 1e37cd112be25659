"""A lesson at the table in figures: step by step, beside earlier ones, with what was wrong and what would help."""

import pytest

from baccara_qt.core.money import Cents
from baccara_qt.practice import acts as a
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import History, Score
from baccara_qt.practice.kept import PROCEDURE, KeptLesson
from baccara_qt.practice.plan import Plan, read_plan
from baccara_qt.practice.report import exercise_for, mistakes
from baccara_qt.practice.texts import FAULTS


@pytest.fixture
def history(tmp_path):
    with History(tmp_path / "library.db") as kept:
        yield kept


def deal(lesson, wrong=()):
    """Deals until the lesson is over; each wrong act is given where its kind is due."""
    while lesson.table.due is not None:
        due = lesson.table.due
        given = next((act for act in wrong if type(act) is type(due)), due)
        lesson.perform(given, 1000)


def exam(history, seed="exam", coups=2):
    return KeptLesson.begin(read_plan({"manner": "exam", "coups": coups}), seed, history)


def test_an_exam_is_over_with_its_last_coup(history):
    lesson = exam(history)
    deal(lesson)
    assert lesson.table.over and lesson.table.notes.coups == 2
    assert lesson.table.state.coups == 2
    with pytest.raises(ValueError, match="over"):
        lesson.table.judge(a.Close())


def test_an_exam_that_was_left_at_its_end_is_still_over(history):
    deal(exam(history))
    resumed = KeptLesson.resume(history)
    assert resumed.table.over and resumed.report().total.asked == len(resumed.noted)


def test_the_report_counts_step_by_step_with_the_rules(history):
    lesson = exam(history)
    deal(lesson, wrong=[a.NamePoints(0, 0, "tie"), a.GiveShoe(14)])
    told = lesson.report()
    assert told.total.asked == sum(step.score.asked for step in told.steps) == lesson.table.acts
    assert told.total.right == lesson.table.right
    points = next(step for step in told.steps if step.step == "points")
    assert (points.score.asked, points.score.right, points.rules) == (2, 0, ("C15",))
    assert [mistake.times for mistake in told.mistakes] == sorted((m.times for m in told.mistakes), reverse=True)
    assert {(mistake.fault.code, mistake.exercise) for mistake in told.mistakes} == {
        ("wrong_total", "counting"),
        ("wrong_seat", ""),
    }


def test_the_report_stands_beside_all_earlier_lessons_and_no_later_one(history):
    first = exam(history, "first")
    deal(first, wrong=[a.NamePoints(0, 0, "tie")])
    first.end()
    assert first.report().before is None
    second = exam(history, "second")
    deal(second)
    told = second.report()
    assert told.before.right == told.before.asked - 2
    points = next(step for step in told.steps if step.step == "points")
    assert points.before == Score(2, 0, 1000.0)
    assert first.report().before is None


def test_the_lessons_that_have_ended_are_kept_oldest_first(history):
    for seed, wrong in (("a", [a.NamePoints(0, 0, "tie")]), ("b", [])):
        lesson = exam(history, seed, 1)
        deal(lesson, wrong)
        lesson.end()
    KeptLesson.begin(Plan(), "open", history).perform(a.CheckCards(), 1)
    past = history.lessons(PROCEDURE, 5)
    assert [lesson.mode for lesson in past] == ["exam", "exam"]
    assert past[0].score.right == past[0].score.asked - 1 and past[1].score.right == past[1].score.asked
    assert history.lessons(PROCEDURE, 1) == past[1:]


def test_the_same_fault_is_told_once_with_how_often(history):
    lesson = KeptLesson.begin(Plan(), "gentle", history)
    for _ in range(3):
        lesson.perform(a.ClearCards(), 1)
    (mistake,) = mistakes(lesson.noted)
    assert (mistake.times, mistake.fault.code, mistake.step) == (3, "wrong_order", "shuffle")


def test_every_exercise_for_a_fault_is_one():
    steps = {act.step for act in (a.Pay, a.Trim, a.OfferBank, a.ReturnStake, a.OfferSale, a.AskBid, a.NamePoints)}
    found = {exercise_for(code, step) for code in FAULTS for step in steps} - {""}
    assert found == set(EXERCISES)


def test_a_wrong_payment_leads_to_paying_out(history):
    lesson = exam(history, "pay", 6)
    deal(lesson, wrong=[a.Pay(1, Cents(1))])
    helps = {mistake.fault.code: mistake.exercise for mistake in lesson.report().mistakes}
    assert helps == {"wrong_amount": "payout", "wrong_seat": "", "wrong_order": ""}
