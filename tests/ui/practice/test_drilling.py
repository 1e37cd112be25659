"""An exercise on screen: what follows an answer, what is kept, and where it is gone on with."""

import pytest
from PySide6.QtTest import QTest

from baccara_qt.practice.history import History
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.practice.drilling import Drilling


@pytest.fixture
def history(tmp_path):
    with History(tmp_path / "library.db") as kept:
        yield kept


@pytest.fixture
def drilling(qapp, history):
    made = Drilling()
    made.open("counting", "lives", history, anew=False)
    return made


def settle():
    """What was done is done once the caller is through with it."""
    QTest.qWait(5)


def right(drilling):
    return str(drilling._running().question.right)


def wrong(drilling):
    return str((drilling._running().question.right + 1) % 10)


def give(drilling, value):
    drilling.choose(value)
    settle()


def test_a_right_answer_is_followed_by_the_next_question(drilling):
    before = drilling.spoken
    give(drilling, right(drilling))
    assert drilling.spoken != before
    assert not drilling.waits
    assert drilling.verdict["right"] and drilling.verdict["rule"] == "A1"
    assert (drilling.standing["right"], drilling.standing["streak"]) == (1, 1)


def test_a_wrong_answer_stays_until_it_was_read(drilling):
    before = drilling.spoken
    give(drilling, wrong(drilling))
    assert drilling.waits and drilling.spoken == before
    assert not drilling.verdict["right"] and drilling.verdict["why"]
    give(drilling, right(drilling))
    assert drilling.standing["asked"] == 1, "one answer, one question"
    drilling.goOn()
    settle()
    assert not drilling.waits and drilling.spoken != before


def test_three_mistakes_end_it_and_there_is_nothing_to_go_on_with(drilling, history):
    for _ in range(3):
        give(drilling, wrong(drilling))
        drilling.goOn()
        settle()
    assert drilling.over and drilling.standing["lives"] == 0
    assert history.unfinished("counting") is None


def test_27_an_exercise_is_gone_on_with_where_it_was_left(drilling, history):
    give(drilling, right(drilling))
    question, standing = drilling.spoken, drilling.standing
    drilling.put_away()
    later = Drilling()
    later.open("counting", "calm", history, anew=False)
    assert (later.spoken, later.standing) == (question, standing)


def test_28_an_answer_that_could_not_be_kept_can_be_given_again(drilling, history, monkeypatch):
    def full(*_args, **_how):
        raise StorageError("full", path=history.path)

    told = []
    drilling.failed.connect(told.append)
    before = drilling.spoken
    with monkeypatch.context() as broken:
        broken.setattr(history, "keep", full)
        give(drilling, right(drilling))
    assert len(told) == 1
    assert drilling.spoken == before and drilling.standing["asked"] == 0
    give(drilling, right(drilling))
    assert drilling.standing["right"] == 1


@pytest.mark.parametrize("exercise", ["tableau", "counting"])
def test_28_figures_that_cannot_be_read_are_told_and_empty(qapp, history, monkeypatch, exercise):
    drilling = Drilling()
    drilling.open(exercise, "lives", history, anew=False)
    told = []
    drilling.failed.connect(told.append)

    def broken(*_args, **_how):
        raise StorageError("failed", path=history.path, reason="Input/output error")

    monkeypatch.setattr(history, "by_spot", broken)
    monkeypatch.setattr(history, "by_day", broken)
    assert all(cell["share"] < 0 for cell in drilling.heat)
    assert drilling.weak == []
    assert drilling.curves["accuracy"] == []
    assert [error.code for error in told] == ["failed", "failed"]


def test_the_clock_stands_while_a_mistake_is_read_and_ends_the_exercise(qapp, history, monkeypatch):
    now = [100.0]
    monkeypatch.setattr("baccara_qt.ui.practice.drilling.time.monotonic", lambda: now[0])
    drilling = Drilling()
    drilling.open("counting", "clock", history, anew=True)
    now[0] += 20
    assert drilling.secondsLeft == 40
    give(drilling, wrong(drilling))
    now[0] += 300
    assert drilling.secondsLeft == 40
    drilling.goOn()
    settle()
    now[0] += 41
    drilling._tick()
    assert drilling.over
    assert history.unfinished("counting") is None
