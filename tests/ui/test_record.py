"""The coup record on screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from baccara_qt.core.chemin import TableState, fold
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.records import CoupRecorder, coup_records
from baccara_qt.ui.record import KEPT, Record
from baccara_qt.ui.sentences import sentence
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
    assert all(row.line.startswith("You ") == row.mine for row in record.model.rows)


@pytest.mark.usefixtures("in_english")
def test_the_human_is_never_told_of_as_a_seat(qapp):
    owner = QObject()
    taken = steps()
    record = Record(3, taken[0].before, owner)
    told = set()
    for before, events in taken:
        note(record, before, events)
        record.show()
        told |= {(row.kind, row.line) for row in record.model.rows}

    lines = {line for kind, line in told if kind == "event"}
    assert not [line for line in lines if "Seat 3" in line]
    yours = {line.rstrip(".").split(":")[0].rstrip("0123456789,.") for line in lines if "ou " in line.lower()}
    assert {"You stake ", "You call banco", "You call banco prime", "You win "} <= yours
    assert any("you hold the cards" in line for line in lines)


@pytest.mark.usefixtures("in_english")
def test_c3_what_goes_back_stands_after_the_call_that_lifted_it(qapp):
    owner = QObject()
    taken = steps()
    record = Record(0, taken[0].before, owner)
    lifted = 0
    for before, events in taken:
        if any(isinstance(event, e.StakeReturned) for event in events):
            first = record._number
            note(record, before, events)
            record.show()
            lines = [row.line for row in record.model.rows if row.number > first]
            assert "goes back to Seat" not in lines[0], lines
            assert any("goes back to Seat" in line for line in lines)
            lifted += 1
        else:
            note(record, before, events)
    assert lifted > 10


def test_only_so_many_lines_are_kept(qapp):
    owner = QObject()
    taken = steps()
    record = Record(3, taken[0].before, owner)
    for before, events in taken:
        note(record, before, events)
    record.show()

    assert record.model.rowCount() == KEPT


@pytest.mark.usefixtures("in_english")
def test_e2_the_record_says_how_much_of_what_goes_home_was_the_garage(qapp):
    before = steps()[0].before
    passed = e.BankPassed(3, 292_50, 400_00, True, 4)

    assert sentence(passed, before, {3: "Ada"}) == "Ada passes the bank and takes 692.50 (garage 400) home."
    assert sentence(replace(passed, garage=0), before, {3: "Ada"}) == "Ada passes the bank and takes 292.50 home."


@pytest.mark.usefixtures("in_english")
def test_c21_after_a_loss_the_record_tells_what_goes_home_once(qapp):
    before = steps()[0].before
    returned = e.BankReturned(3, 0, 377_30)

    assert sentence(returned, before, {3: "Ada"}) == "377.30 of the bank goes back to Ada."
    assert sentence(replace(returned, amount=20_00), before, {3: "Ada"}) == (
        "397.30 (garage 377.30) of the bank goes back to Ada."
    )
