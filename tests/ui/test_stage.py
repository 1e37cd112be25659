"""The stage: whatever is skipped, late or answered twice, what is shown ends where the session is."""

import random

import pytest

from baccara_qt.core.chemin import TableState, fold
from baccara_qt.ui.placing import on_table
from baccara_qt.ui.stage import Stage
from tests.ui.walks import walks


@pytest.fixture
def opening() -> TableState:
    return walks()[0].before


def one_table() -> list:
    """The steps of the first table only."""
    first = walks()[0].before.rules
    steps = []
    for step in walks():
        if step.before.seq == 0 and steps:
            break
        steps.append(step)
    assert steps[0].before.rules == first
    return steps


def test_instant_shows_every_step_without_waiting(qapp, opening):
    stage = Stage(opening)
    stage.pace = 0
    state = opening
    for step in one_table():
        stage.present(step.events)
        state = fold(state, step.events)

        assert not stage.busy
        assert stage.shown == state


def test_acknowledged_skipped_and_overdue_cues_all_end_at_the_state(qapp, opening, monkeypatch):
    monkeypatch.setattr("baccara_qt.ui.stage.PATIENCE_MS", 0)
    luck = random.Random(7)
    stage = Stage(opening)
    state, past = opening, {opening}
    for step in one_table()[:300]:
        stage.present(step.events)
        for event in step.events:
            state = fold(state, [event])
            past.add(state)
        while stage.busy:
            # What is on screen has been on the table, and its money is all there.
            assert stage.shown in past
            assert stage.cue is not None
            books = on_table(stage.shown.books, stage.ahead, stage.cue.moves)
            assert min(books.balances[1:]) >= 0
            assert sum(books.balances) == -sum(move.amount for move in stage.cue.moves)
            match luck.randrange(4):
                case 0:
                    stage.acknowledge(stage.number + 1)
                    stage.acknowledge(stage.number - 1)
                case 1:
                    stage.drain()
                case 2:
                    qapp.processEvents()
                case _:
                    stage.acknowledge(stage.number)

        assert stage.shown == state
        assert stage.ahead == ()
        assert not stage.palette


def test_an_answer_that_comes_twice_ends_one_cue_only(qapp, opening):
    stage = Stage(opening)
    stage.present(one_table()[0].events)
    first = stage.number
    stage.acknowledge(first)
    second = stage.number

    stage.acknowledge(first)

    assert second == stage.number != first


def test_what_comes_while_something_is_shown_waits_its_turn(qapp, opening):
    steps = one_table()[:3]
    stage = Stage(opening)
    for step in steps:
        stage.present(step.events)

    assert stage.shown.seq < steps[0].before.seq + len(steps[0].events)
    stage.drain()
    assert stage.shown == fold(opening, [event for step in steps for event in step.events])


def test_setting_the_speed_to_instant_shows_what_is_left(qapp, opening):
    stage = Stage(opening)
    stage.present(one_table()[0].events)

    stage.pace = 0

    assert not stage.busy


def test_events_are_told_in_order_with_the_state_before_them(qapp, opening):
    stage, told = Stage(opening), []
    stage.happened.connect(lambda event, before: told.append((event, before.seq)))
    steps = one_table()[:20]
    for step in steps:
        stage.present(step.events)
    stage.drain()

    events = [event for step in steps for event in step.events]
    assert told == list(zip(events, range(len(events)), strict=True))


def test_the_stage_is_settled_once_for_each_quiet(qapp, opening):
    stage, quiet = Stage(opening), []
    stage.settled.connect(lambda: quiet.append(stage.shown.seq))
    stage.present(one_table()[0].events)
    assert quiet == []

    stage.drain()
    stage.drain()

    assert quiet == [len(one_table()[0].events)]


def test_the_banker_deals_with_his_own_hand_and_everything_else_goes_on(qapp, opening):
    stage, dealt = Stage(opening), 0
    state = opening
    stage.dealer = 3
    for step in one_table()[:600]:
        stage.present(step.events)
        state = fold(state, step.events)
        while stage.busy:
            number, shown = stage.number, stage.shown
            if stage.waits:
                assert shown.banker == 3
                dealt += 1
                stage.deal()
                assert (stage.number, stage.shown, stage.waits) == (number, shown, False)
            stage.acknowledge(number)
        assert stage.shown == state
    assert dealt > 4


def test_a_card_that_waits_comes_when_the_hand_is_taken_away_or_all_is_skipped(qapp, opening):
    for let_go in (lambda stage: setattr(stage, "dealer", 0), lambda stage: stage.drain()):
        stage = Stage(opening)
        steps = iter(one_table())
        while not stage.waits:
            stage.acknowledge(stage.number)
            if not stage.busy:
                stage.present(next(steps).events)
                stage.dealer = stage.shown.banker
        assert stage.busy
        let_go(stage)
        assert not stage.waits


def test_what_is_familiar_is_counted_within_a_coup_and_a_new_shoe_within_the_session(qapp, opening):
    stage = Stage(opening)
    times: dict[str, list[int]] = {}
    for step in one_table():
        stage.present(step.events)
        while stage.busy:
            times.setdefault(stage.cue.beat, []).append(stage.times)
            stage.acknowledge(stage.number)
    assert times["wash"] == list(range(len(times["wash"])))
    assert len(times["wash"]) > 1
    assert times["card"].count(0) > 1 and max(times["card"]) == 5
