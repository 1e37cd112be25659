"""A session handed on as a table of values: every coup once, in plain decimals, as RFC 4180 has it."""

import csv
import io
import re
from contextlib import closing

import pytest

from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.core.money import amount_text
from baccara_qt.core.punto.notation import CoupRecord as PuntoRecord
from baccara_qt.session.director import Director
from baccara_qt.session.report import COLUMNS, read_report, table_parts
from baccara_qt.session.setup import Setup

MONEY = ("bank", "at_risk", "cagnotte", "stake", "gain", "purse")


def table(library, number):
    raw = b"".join(table_parts(read_report(library, number)))
    return raw, list(csv.DictReader(io.StringIO(raw.decode(), newline="")))


@pytest.fixture
def evening(library, played):
    """A session of the user's in the library, in its second shoe."""
    with closing(library.create(Setup.full("casino", 4, human=2, seed="report", name="Evening"))) as session:
        played(session, 90)
    return session.id


def test_every_coup_is_a_line_with_its_figures_and_its_notation(library, evening):
    raw, lines = table(library, evening)
    rows = library.coups(evening)
    assert tuple(lines[0]) == COLUMNS
    assert raw.count(b"\r\n") == len(rows) + 1 == raw.count(b"\n")
    for row, line in zip(rows, lines, strict=True):
        told = CoupRecord.parse(line["notation"])
        assert (told.number, told.banker, told.outcome) == (row.number, row.banker, row.outcome)
        assert line["ponte_cards"] == "".join(map(str, told.ponte))
        assert [line[name] for name in MONEY] == [amount_text(getattr(row, name)) for name in MONEY]
        assert all(re.fullmatch(r"-?\d+\.\d\d", line[name]) for name in MONEY)
    assert sum(round(float(line["gain"]) * 100) for line in lines) == library.summary(evening).gain


def test_where_the_house_banks_nobody_is_banker_and_guests_have_no_purse_of_the_users(library):
    with closing(library.create(Setup.full("mini", 5, seed="report"))) as session:
        director = Director(session)
        while session.state.coups < 5:
            director.act()
    _, lines = table(library, session.id)
    assert len(lines) == 5
    for line in lines:
        assert {line[name] for name in ("banker", "hand", "bank", "cagnotte", "role", "stake", "gain", "purse")} == {""}
        told = PuntoRecord.parse(line["notation"])
        assert line["winner"] == {"punto": "ponte", "banco": "bank", "tie": "tie"}[told.outcome]


def test_a5_a_finished_shoe_has_its_seed_in_the_report_and_the_running_one_only_its_commitment(library, evening):
    first, second = read_report(library, evening).shoes
    assert (first.number, second.number) == (1, 2)
    assert len(first.seed) == len(first.commitment) == len(second.commitment) == 64
    assert second.seed == ""


def test_34_a_session_that_is_played_on_meanwhile_is_told_up_to_where_it_was(library, evening, played, monkeypatch):
    steps, before = library.steps, len(library.coups(evening))

    def later(session, after=0):
        with closing(library.open(session)) as going_on:
            played(going_on, before + 3)
        return steps(session, after)

    monkeypatch.setattr(library, "steps", later)
    report = read_report(library, evening)
    assert [coup.row.number for coup in report.coups] == list(range(1, before + 1))
    assert all(coup.row.number == coup.record.number for coup in report.coups)
    assert len(library.coups(evening)) > before
