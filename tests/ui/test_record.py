"""The coup record on screen."""

import pytest
from PySide6.QtCore import QObject

from baccara_qt.core.chemin import TableState, fold
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.records import CoupRecorder, coup_records
from baccara_qt.ui.record import KEPT, Record
from tests.ui.walks import walk


def note(record: Record, before: TableState, events: tuple[e.Event, ...]) -> None:
    for event in events:
        record.note(event, before, {})
        before = fold(before, [event])


def steps() -> list:
    return list(walk("casino", 9, 1, 1200))


def test_every_coup_ends_with_its_line_of_notation(qapp):
    owner = QObject()
    taken = steps()
    record = Record(3, taken[0].before, owner)
    lines = []
    for before, events in taken:
        note(record, before, events)
        record.show()
        for row in record.model.rows:
            if row.kind == "notation" and (row.number, row.line) not in lines:
                lines.append((row.number, row.line))

    told = [str(coup) for coup in coup_records(event for step in taken for event in step.events)]
    assert [line for _, line in lines] == told
    assert len(told) > 50


def test_a_record_begun_at_a_table_with_a_past_tells_the_same_coups():
    taken = steps()
    whole = list(coup_records(event for step in taken for event in step.events))
    resumed_in_a_coup = 0
    for n in range(0, len(taken), 7):
        recorder = CoupRecorder.at(taken[n].before)
        done = taken[n].before.coups
        told = [coup for step in taken[n : n + 60] for event in step.events if (coup := recorder.note(event))]
        resumed_in_a_coup += taken[n].before.in_coup

        expected = whole[done : done + len(told)]
        if taken[n].before.in_coup:
            # What was trimmed before the table was opened again is not known any more.
            told, expected = ([str(coup).replace("!", "+") for coup in coups] for coups in (told, expected))
        assert told == expected
    assert resumed_in_a_coup


@pytest.mark.usefixtures("in_english")
def test_what_the_human_did_is_marked_as_his(qapp):
    owner = QObject()
    taken = steps()
    record = Record(3, taken[0].before, owner)
    for before, events in taken[:60]:
        for event in events:
            if isinstance(event, e.StakePlaced):
                record.note(event, before, {})
    record.show()

    assert {row.mine for row in record.model.rows} == {True, False}
    assert all(("Seat 3" in row.line) == row.mine for row in record.model.rows)


def test_only_so_many_lines_are_kept(qapp):
    owner = QObject()
    taken = steps()
    record = Record(3, taken[0].before, owner)
    for before, events in taken:
        note(record, before, events)
    record.show()

    assert record.model.rowCount() == KEPT
