"""The record of a coup, told from the events: what stood at the close, who played what, and what came of it."""

from collections.abc import Iterator

import pytest

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.chemin import PRESETS, TableState, evolve
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.core.chemin.records import CoupRecorder, coup_records
from tests.core.table import BANK_WINS, TIE, Table
from tests.core.test_machine import Dice
from tests.core.walk import Walk


def evening(preset: str, steps: int = 500) -> Walk:
    rules, dice = PRESETS[preset], Dice(3)
    walk = Walk(rules, (rules.opening_purse,) * rules.seats, SeededChance.from_text(preset))
    for step in range(steps):
        walk.take(walk.everything() if step % 6 == 0 else walk.answers(), dice)
    return walk


def states(walk: Walk) -> Iterator[TableState]:
    """The table after each event."""
    state = TableState.new(walk.rules)
    for event in walk.events:
        state = evolve(state, event)
        yield state


@pytest.mark.parametrize("preset", PRESETS)
def test_every_coup_is_recorded_as_it_stood_at_the_close(preset: str) -> None:
    walk = evening(preset)
    records = list(coup_records(walk.events))
    closes = [
        (event, state)
        for event, state in zip(walk.events, states(walk), strict=True)
        if isinstance(event, e.StakesClosed)
    ][: len(records)]
    assert len(records) > 10
    for record, (close, state) in zip(records, closes, strict=True):
        assert {claim.seat: claim.amount for claim in record.claims} == {
            seat: amount for seat, amount in enumerate(state.books.stakes, 1) if amount
        }
        distances = [state.distance(claim.seat) for claim in record.claims]
        assert distances == sorted(distances)
        assert (record.number, record.banker, record.bank) == (state.coup_number, state.banker, state.books.bank)
        assert (record.at_risk, record.holder) == (close.at_risk, close.holder)
        assert CoupRecord.parse(str(record)) == record


@pytest.mark.parametrize("preset", PRESETS)
def test_a_recorder_that_takes_over_wherever_the_table_waits_tells_the_same(preset: str) -> None:
    walk = evening(preset)
    records = list(coup_records(walk.events))
    for happened, state in walk.waits:
        recorder = CoupRecorder.at(state)
        record = next(filter(None, map(recorder.note, walk.events[happened:])), None)
        if record is None:
            break
        whole = str(records[state.coups])
        # In a running coup it is not known any more what was trimmed.
        assert str(record) == (whole.replace("!", "+") if state.coup else whole)


def test_who_sat_down_after_the_stakes_were_opened_is_in_the_record() -> None:
    t = Table(script=BANK_WINS, people=(1, 2, 4))
    t.banker(2, 100)
    t.stake(1, 20)
    t.sits_down(3, 500)
    t.all_silent()
    t.stake(3, 30)
    t.close()
    (record,) = coup_records(t.events)
    assert str(record) == "1. B2=100 P3+30 P1+20 | P 8s Ks (8) B 9h Kd (9) | natural | bank +50 -2.50"


def test_a_trimmed_stake_that_lies_after_a_tie_was_not_trimmed_again() -> None:
    t = Table(script=f"{TIE} {BANK_WINS}")
    t.banker(1, 100)
    t.stake(2, 60)
    t.stake(3, 60)
    t.close()
    t.close()
    first, second = coup_records(t.events)
    assert str(first).startswith("1. B1=100 P2+60 P3!40 |")
    assert str(second).startswith("2. B1=100 P2+60 P3+40 |")


def test_the_coming_coup_has_the_next_number() -> None:
    t = Table(script=f"2s 2h 3s 3d {BANK_WINS}")
    t.banker(1, 100)
    t.stake(2, 60)
    assert t.state.coup_number == 1
    t.close()
    assert t.state.coup_number == 1
    t.play()
    assert t.state.coup_number == 2
