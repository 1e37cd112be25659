"""Fault 30: saves of an older version unreadable; one of every format there ever was is kept, read and played on."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from baccara_qt.core.game import TakeBack
from baccara_qt.session import schema
from baccara_qt.session.director import Director
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.recognising import VERSION
from baccara_qt.session.verify import verify

KEPT = Path(__file__).parents[1] / "golden" / "versions"
RECORDS = sorted(KEPT.glob("*.baccara"))


def version_of(path):
    return int(re.search(r"\.v(\d+)\.", path.name)[1])


def test_fault_30_every_version_is_kept():
    assert {version_of(path) for path in KEPT.glob("*.db")} == set(range(1, len(schema.MIGRATIONS) + 1))
    assert {version_of(path) for path in RECORDS} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS) + 1))
def test_fault_30_a_library_of_every_version_is_read_and_played_on(tmp_path, version):
    path = tmp_path / "library.db"
    shutil.copy(KEPT / f"library.v{version}.db", path)
    before = path.read_bytes()
    with Library(path) as library:
        assert list(library.problems()) == []
        for summary in library.sessions():
            lines = list(library.lines(summary.id))
            assert len(library.coups(summary.id)) == summary.coups
            with closing(library.open(summary.id)) as session:
                Director(session).act()
                assert list(session.lines())[: len(lines)] == lines
            library.export(summary.id, tmp_path / "out.baccara")
            assert verify(tmp_path / "out.baccara").state.coups >= summary.coups
        assert library.statistics().coups > 0
        assert list(library.problems()) == []
    kept = tmp_path / f"library.v{version}.db"
    assert kept.exists() == (version < len(schema.MIGRATIONS))
    if kept.exists():
        with closing(sqlite3.connect(kept)) as copy:
            assert copy.execute("PRAGMA user_version").fetchone() == (version,)
    assert (KEPT / f"library.v{version}.db").read_bytes() == before


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.name)
def test_fault_30_a_record_of_every_version_is_verified_and_played_on(tmp_path, record):
    found = verify(record)
    assert found.header.version == version_of(record)
    with Library(tmp_path / "library.db") as library:
        number = read_incoming(record).into(library)
        with closing(library.open(number)) as session:
            assert session.state == found.state
            Director(session).act()
        assert len(library.coups(number)) == found.state.coups
        assert list(library.problems()) == []


def test_fault_30_what_is_new_in_a_version_is_in_its_record(tmp_path):
    assert not any(verify(path).header.discipline for path in RECORDS if version_of(path) == 1)
    assert verify(KEPT / "discipline.v2.baccara").header.discipline
    with Library(tmp_path / "library.db") as library:
        steps = list(library.steps(read_incoming(KEPT / "regret.v2.baccara").into(library)))
    assert any(isinstance(step.command, TakeBack) for step in steps)
