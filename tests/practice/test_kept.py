"""A lesson at the table is left in the middle and goes on exactly there."""

import shutil
import sqlite3

import pytest

from baccara_qt.practice import acts as a
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.drill import Drill
from baccara_qt.practice.history import Done, History
from baccara_qt.practice.kept import PROCEDURE, KeptLesson
from baccara_qt.practice.plan import Plan, read_plan
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.written_acts import kind_of, write_act
from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library


@pytest.fixture
def path(tmp_path):
    return tmp_path / "library.db"


@pytest.mark.parametrize("manner", ["gentle", "exam"])
def test_fault_27_a_lesson_resumes_in_the_middle_of_a_coup(path, manner):
    plan = read_plan({"manner": manner, "mishaps": list(MISHAPS), "rate": 4, "seats": 6})
    with History(path) as history:
        lesson = KeptLesson.begin(plan, "seed", history)
        for n in range(150):
            lesson.perform(a.ClearCards() if n % 10 == 0 else lesson.table.due, 400)
        while not isinstance(lesson.table.due, a.DealCard):
            lesson.perform(lesson.table.due, 400)
        before = lesson.table
    with History(path) as history:
        after = KeptLesson.resume(history)
        assert after.plan == plan
        assert (after.table.state, after.table.due, after.table.mishap) == (before.state, before.due, before.mishap)
        assert (after.table.acts, after.table.right, after.table.notes) == (before.acts, before.right, before.notes)
        for _ in range(100):
            assert after.perform(after.table.due, 1) == before.perform(before.due)


def test_a_lesson_is_kept_beside_the_sessions_of_the_same_library(path):
    with Library(path), History(path) as history:
        lesson = KeptLesson.begin(Plan(), "seed", history)
        lesson.perform(lesson.table.due, 1200)
        lesson.perform(a.ClearCards(), 800)
        assert history.by_spot(PROCEDURE) == {"check_cards": (1, 1, 1200.0), "wash_face_up": (1, 0, 800.0)}
    with Library(path) as library:
        assert list(library.problems()) == []


def test_fault_34_a_lesson_in_two_windows_goes_on_in_one_of_them(path):
    with History(path) as one, History(path) as other:
        lesson = KeptLesson.begin(Plan(), "seed", one)
        same = KeptLesson.resume(other)
        lesson.perform(lesson.table.due, 400)
        before = same.table.state
        with pytest.raises(StorageError, match="continued elsewhere; open it again"):
            same.perform(same.table.due, 400)
        assert (same.table.state, same.table.acts) == (before, 0)
        again = KeptLesson.resume(other)
        again.perform(again.table.due, 400)
        assert again.table.right == 2


def act(history):
    lesson = KeptLesson.begin(Plan(), "seed", history)
    return lambda: lesson.perform(lesson.table.due, 400), lambda: lesson.table.acts


def answer(history):
    drill = Drill.begin("tableau", "calm", "seed", history)
    return lambda: drill.answer(drill.question.right, 400), lambda: drill.standing.asked


@pytest.mark.parametrize("how", ["removed", "replaced"])
@pytest.mark.parametrize("begin", [act, answer])
def test_a_library_taken_away_under_a_lesson_is_noticed_at_the_next_act(path, begin, how):
    with History(path) as history:
        go_on, done = begin(history)
        go_on()
        shutil.copy(path, path.with_name("older.db"))
        if how == "removed":
            path.unlink()
        else:
            path.with_name("older.db").replace(path)
        for refused in (go_on, lambda: begin(history)):
            with pytest.raises(StorageError, match="was removed or replaced while it was open"):
                refused()
        assert done() == 1


def test_a_lesson_that_was_ended_is_not_resumed(path):
    with History(path) as history:
        KeptLesson.begin(Plan(), "seed", history).end()
        assert KeptLesson.resume(history) is None


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE lesson SET seed = 'another'",
        "UPDATE lesson SET options = '{\"speed\": 3}'",
        "UPDATE lesson SET options = 'none'",
        "UPDATE lesson SET options = '[3]'",
        "UPDATE lesson_act SET given = '\"dance\"' WHERE n = 4",
        "UPDATE lesson_act SET given = 'dance' WHERE n = 4",
        "UPDATE lesson_act SET fault = 'wrong_seat' WHERE n = 2",
    ],
)
def test_fault_30_a_lesson_whose_table_would_go_another_way_is_told_and_over(path, change):
    with History(path) as history:
        lesson = KeptLesson.begin(Plan(), "seed", history)
        for _ in range(60):
            lesson.perform(lesson.table.due, 1)
    with sqlite3.connect(path) as raw:
        raw.execute(change)
    raw.close()
    with History(path) as history:
        with pytest.raises(StorageError, match="begun with another version"):
            KeptLesson.resume(history)
        assert KeptLesson.resume(history) is None
        assert sum(score.asked for score in history.by_spot(PROCEDURE).values()) == 60


def test_fault_30_a_lesson_in_which_the_cut_was_offered_twice_is_told_and_over(path):
    """So it was asked before rule B5 was read as it stands."""
    with History(path) as history:
        lesson = history.begin(PROCEDURE, "gentle", "seed", Plan().written(), "")
        table = Plan().lesson("seed")
        acts = []
        while len(acts) < 12:
            acts += [table.due] * (1 + isinstance(table.due, a.OfferCut))
            table.perform(table.due)
        for n, act in enumerate(acts, 1):
            done = Done(kind_of(type(act)), write_act(act), "", 400)
            history.keep(lesson, n, done, upcoming="", spot=None, over=False)
        with pytest.raises(StorageError, match="begun with another version"):
            KeptLesson.resume(history)


def test_fault_28_an_act_that_cannot_be_kept_has_not_been_done(path):
    history = History(path)
    lesson = KeptLesson.begin(Plan(), "seed", history)
    due = lesson.table.due
    history.close()
    with pytest.raises(StorageError):
        lesson.perform(due, 1)
    assert (lesson.table.due, lesson.table.acts) == (due, 0)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"preset": "poker"}, "preset is one of"),
        ({"preset": None}, "preset is one of"),
        ({"manner": "cruel"}, "manner is one of gentle, exam"),
        ({"steps": "close"}, "steps is a list of"),
        ({"steps": ["sleep"]}, "steps is a list of"),
        ({"mishaps": ["fire"]}, "mishaps is a list of"),
        ({"seats": 1}, "seats is a number"),
        ({"seats": "9"}, "seats is a number"),
        ({"rate": 0}, "rate is a number"),
        ({"coups": -1}, "coups is a number"),
        ({"speed": 3}, "no 'speed'"),
        (None, "is an object"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_one_sentence(plan, says):
    with pytest.raises(AnswerError, match=says):
        read_plan(plan)


def test_plans_paste_back_from_json():
    plan = read_plan({"preset": "strict", "steps": ["close", "points"], "manner": "exam", "mishaps": ["floor"]})
    assert read_plan(plan.written()) == plan
