"""Drills: their modes, what is kept of them, and spots that come back."""

import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from baccara_qt.practice.drill import CLOCK, LIVES, MODES, Drill
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import History
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.spots import SLOW, next_key, reviewed
from baccara_qt.session.errors import StorageError

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Clock:
    """A clock that a test sets."""

    def __init__(self):
        self.now = NOON

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "library.db"


@pytest.fixture
def history(path):
    with History(path) as history:
        yield history


def wrong(question):
    return next(choice for choice in question.choices if choice != question.right)


def begin(history, clock, mode="calm", name="tableau"):
    return Drill.begin(name, mode, "seed", history, clock)


def test_a_drill_asks_judges_and_goes_on(history, clock):
    drill = begin(history, clock)
    first = drill.question
    mark = drill.answer(first.right, 900)
    assert (mark.question, mark.fault, mark.over) == (first, None, False)
    assert drill.question != first
    mark = drill.answer(wrong(drill.question), 2000)
    assert mark.fault.code == "wrong_instruction"
    standing = drill.standing
    assert (standing.asked, standing.right, standing.wrong, standing.streak, standing.best) == (2, 1, 1, 0, 1)
    assert standing.milliseconds == 2900


def test_an_answer_that_is_none_changes_nothing(history, clock):
    drill = begin(history, clock)
    question = drill.question
    with pytest.raises(AnswerError):
        drill.answer("perhaps", 100)
    assert (drill.question, drill.standing.asked) == (question, 0)
    assert history.by_spot("tableau") == {}


def test_calm_never_ends_by_itself(history, clock):
    drill = begin(history, clock)
    assert not any(drill.answer(wrong(drill.question), 60_000).over for _ in range(10))


def test_against_the_clock_a_minute_is_the_end(history, clock):
    drill = begin(history, clock, "clock")
    assert [drill.answer(drill.question.right, CLOCK // 3).over for _ in range(3)] == [False, False, True]
    assert drill.over


def test_a_streak_ends_with_the_first_fault(history, clock):
    drill = begin(history, clock, "streak")
    assert not any(drill.answer(drill.question.right, 100).over for _ in range(5))
    assert drill.answer(wrong(drill.question), 100).over
    assert drill.standing.best == 5


def test_three_lives_end_with_the_third_fault(history, clock):
    drill = begin(history, clock, "lives")
    overs = []
    for n in range(2 * LIVES):
        overs.append(drill.answer(drill.question.right if n % 2 else wrong(drill.question), 100).over)
        if overs[-1]:
            break
    assert overs == [False, False, False, False, True]


@pytest.mark.parametrize("name", EXERCISES)
def test_a_drill_resumes_in_the_middle_at_the_same_question(path, clock, name):
    with History(path) as history:
        drill = Drill.begin(name, "lives", "seed", history, clock)
        for _ in range(4):
            drill.answer(drill.question.right, 700)
        question, standing = drill.question, drill.standing
    with History(path) as history:
        again = Drill.resume(name, history, clock)
        assert (again.question, again.standing, again.mode) == (question, standing, "lives")


def test_a_drill_that_is_over_is_not_resumed(history, clock):
    drill = begin(history, clock, "streak")
    drill.answer(wrong(drill.question), 100)
    assert Drill.resume("tableau", history, clock) is None
    begin(history, clock).end()
    assert Drill.resume("tableau", history, clock) is None


@pytest.mark.parametrize(
    "change", ["lesson SET upcoming = '12,12'", "lesson SET mode = 'sleepy'", "lesson_act SET given = 'draw'"]
)
def test_fault_30_a_drill_that_asked_what_is_not_asked_any_more_is_told_and_over(history, clock, path, change):
    begin(history, clock).answer("draw", 1)
    with sqlite3.connect(path) as raw:
        raw.execute(f"UPDATE {change}")
    raw.close()
    with pytest.raises(StorageError, match="begun with another version"):
        Drill.resume("tableau", history, clock)
    assert Drill.resume("tableau", history, clock) is None


@pytest.mark.parametrize("card", ["", "[]", "{}", '{"card_id": 1, "state": 7}'])
def test_fault_30_a_spot_the_scheduler_remembered_in_another_way_is_learnt_anew(history, clock, path, card):
    drill = begin(history, clock)
    drill.answer(drill.question.right, 1)
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE spot SET card = ?, due = ?", (card, NOON.isoformat()))
    raw.close()
    drill = begin(history, clock)
    drill.answer(drill.question.right, 1)
    assert history.due("tableau", NOON) == 0


def test_a_new_drill_ends_the_one_that_was_open(history, clock):
    begin(history, clock, "calm").answer("draw", 1)
    begin(history, clock, "lives")
    assert Drill.resume("tableau", history, clock).mode == "lives"
    assert Drill.resume("tableau", history, clock).standing.asked == 0


def test_a_weak_spot_comes_back_before_one_that_is_known(history, clock):
    drill = begin(history, clock)
    weak = drill.question.key
    drill.answer(wrong(drill.question), 500)
    known = drill.question.key
    drill.answer(drill.question.right, 500)
    assert history.due("tableau", NOON) == 0
    clock.now = NOON + timedelta(minutes=2)
    assert history.due("tableau", clock.now) == 1
    drill.answer(drill.question.right, 500)
    assert drill.question.key == weak
    spots = history.spots("tableau")
    assert spots[weak].due < spots[known].due


def test_a_slow_right_answer_comes_back_sooner_than_a_quick_one():
    quick = reviewed(None, right=True, milliseconds=500, now=NOON)
    slow = reviewed(None, right=True, milliseconds=SLOW + 1, now=NOON)
    assert NOON < reviewed(None, right=False, milliseconds=500, now=NOON).due <= slow.due < quick.due


def test_every_spot_is_asked_before_one_is_asked_again_unless_it_is_due(history, clock):
    drill = begin(history, clock, name="ponte")
    keys = []
    for _ in range(20):
        keys.append(drill.question.key)
        drill.answer(drill.question.right, 500)
    assert sorted(keys) == sorted(EXERCISES["ponte"].keys)


def test_the_same_spot_is_not_asked_twice_in_a_row(history, clock):
    spot = reviewed(None, right=False, milliseconds=1, now=NOON - timedelta(days=1))
    stream = None
    assert next_key(("a", "b"), {"a": spot, "b": spot._replace(due=NOON)}, NOON, stream, "a") == "b"


def test_the_heat_map_counts_right_and_wrong_of_each_cell(history, clock):
    drill = begin(history, clock)
    key = drill.question.key
    drill.answer(wrong(drill.question), 1500)
    assert history.by_spot("tableau") == {key: (1, 0, 1500.0)}
    assert history.by_spot("ponte") == {}


def test_the_curve_has_a_point_for_each_day(history, clock, path):
    drill = begin(history, clock)
    for _ in range(3):
        drill.answer(drill.question.right, 1000)
    drill.answer(wrong(drill.question), 3000)
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE lesson_act SET at = '2026-02-03T12:00:00.000+00:00' WHERE n <= 2")
    raw.close()
    (early, first), (_, second) = history.by_day("tableau").items()
    assert early == "2026-02-03"
    assert (first.asked, first.right, first.pace) == (2, 2, 1000.0)
    assert (second.asked, second.right, second.pace) == (2, 1, 2000.0)


def test_fault_28_an_answer_that_cannot_be_kept_has_not_been_given(history, clock):
    drill = begin(history, clock)
    question = drill.question
    history.close()
    with pytest.raises(StorageError):
        drill.answer(question.right, 100)
    assert (drill.question, drill.standing.asked) == (question, 0)


def test_there_are_four_modes():
    assert MODES == ("calm", "clock", "streak", "lives")
