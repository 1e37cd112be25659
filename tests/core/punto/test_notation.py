"""The notation of Punto Banco: every coup that is played comes back, and what does not add up is refused."""

import pytest

from baccara_qt.core.errors import NotationError
from baccara_qt.core.punto.notation import CoupRecord
from baccara_qt.core.punto.records import CoupRecorder
from tests.core.punto.test_machine import PRESETS, stroll

LINE = "17. S3 1P+300 2B+50 2T+10.50 4PP+5 | P 4s Ah (5) B 7d Kc (7) | P+ 9d (4) B= | banco +315.50 -50 %2.50"


def test_a_line_and_what_it_means():
    record = CoupRecord.parse(LINE)
    assert str(record) == LINE
    assert (record.number, record.holder, record.outcome) == (17, 3, "banco")
    assert [(bet.seat, bet.bet, bet.amount) for bet in record.bets] == [
        (1, "punto", 30000),
        (2, "banco", 5000),
        (2, "tie", 1050),
        (4, "punto_pair", 500),
    ]
    assert (record.taken, record.paid, record.commission) == (31550, 5000, 250)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(5)", "(6)"),
        ("banco +", "punto +"),
        ("P+ 9d (4) B=", "natural"),
        ("P+ 9d (4)", "P+ 9d (5)"),
        (" %2.50", " %0"),
        ("4PP+5", "4XX+5"),
        ("S3", "S0"),
        ("+300", "+300.5"),
        ("17.", "17"),
    ],
)
def test_a_line_that_is_wrong_is_refused(old, new):
    assert old in LINE
    with pytest.raises(NotationError):
        CoupRecord.parse(LINE.replace(old, new, 1))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_coup_of_an_evening_comes_back(preset):
    walk = stroll(PRESETS[preset], 1, 1500)
    recorder = CoupRecorder()
    records = [record for record in map(recorder.note, walk.events) if record]
    assert len(records) == walk.state.coups > 20
    assert [CoupRecord.parse(str(record)) for record in records] == records


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_records_tell_is_what_the_house_won(preset):
    walk = stroll(PRESETS[preset], 2, 1500)
    recorder = CoupRecorder()
    records = [record for record in map(recorder.note, walk.events) if record]
    filled = sum(event.amount for event in walk.events if type(event).__name__ == "FloatFilled")
    won = sum(record.taken - record.paid for record in records)
    if not walk.state.in_coup:
        assert walk.state.books.bank == filled + won
