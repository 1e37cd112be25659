"""A library that has grown: ten thousand sessions in the list, and a session of a hundred thousand coups."""

from __future__ import annotations

import faulthandler
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.session.summary import glance
from baccara_qt.ui.chapters import read_chapter
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from tests.bench.measure import Figures, Row

pytestmark = pytest.mark.bench

COUPS = 100_000
SESSIONS = 10_000
EVENING = 30

OPEN = """
import json, sys, time
from pathlib import Path
from baccara_qt.session.library import Library
import baccara_qt.session.resume
with Library(Path(sys.argv[1])) as library:
    began = time.process_time()
    session = library.open(1)
    print(json.dumps([session.state.coups, time.process_time() - began]))
"""


@pytest.fixture(scope="module")
def long_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with one session of a hundred thousand coups, the user's seat among the guests'."""
    path = tmp_path_factory.mktemp("long") / "library.db"
    faulthandler.cancel_dump_traceback_later()  # it takes longer than the watchdog allows a test
    with (
        Library(path, every_step=False) as library,
        closing(library.create(Setup.full("casino", 5, seed="long"))) as table,
    ):
        director = Director(table)
        while table.state.coups < COUPS:
            coups = table.state.coups
            assert director.act() is not None
            if table.state.coups % 100 == 0 and table.state.coups > coups:
                table.commit()
        table.commit()
    with Library(path) as library:
        yield library


@pytest.fixture(scope="module")
def many_sessions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with ten thousand sessions, each of some steps."""
    path = tmp_path_factory.mktemp("many") / "library.db"
    with Library(path, every_step=False) as library, closing(library.create(Setup.full("casino", 5, human=2))) as table:
        director = Director(table)
        for _ in range(20):
            director.act()
        table.commit()
    with closing(sqlite3.connect(path)) as connection, connection:
        names = [
            name for _, name, *_ in connection.execute("PRAGMA table_info(session)") if name not in {"id", "played"}
        ]
        copied = ", ".join(names)
        for n in range(2, SESSIONS + 1):
            values = f"INSERT INTO session (id, played, {copied}) SELECT {n}, {n}, {copied} FROM session WHERE id = 1"
            connection.execute(values)
    return path


@pytest.fixture(scope="module")
def many_evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with ten thousand sessions of thirty coups each, no two of which are the same coup."""
    path = tmp_path_factory.mktemp("evenings") / "library.db"
    with Library(path, every_step=False) as library, closing(library.create(Setup.full("casino", 5))) as table:
        director = Director(table)
        while table.state.coups < EVENING:
            director.act()
        table.commit()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE coup SET role = 'ponte', stake = 1000, gain = 1000 * (outcome = 'ponte')")
        for kind, key, own, new in (("session", "id", "played", "n"), ("coup", "session", "mark", "randomblob(32)")):
            names = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({kind})") if name not in {key, own}]
            copied = ", ".join(names)
            connection.execute(
                f"WITH RECURSIVE copy (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copy WHERE n < {SESSIONS})"
                f" INSERT INTO {kind} ({key}, {own}, {copied}) SELECT n, {new}, {copied} FROM copy, {kind}"
                f" WHERE {kind}.{key} = 1"
            )
    return path


def timed(work: Callable[[], object], times: int) -> list[float]:
    """How long it took the processor each time, in seconds, ascending: others work on the machine, too."""
    found = []
    for _ in range(times):
        began = process_time()
        work()
        found.append(process_time() - began)
    return sorted(found)


def milliseconds(what: str, found: list[float], most: int) -> Row:
    how = f"processor time, the median of {len(found)}; the least {found[0] * 1e3:.1f}, the most {found[-1] * 1e3:.1f}"
    return Row(what, f"{median(found) * 1e3:.1f} ms", f"< {most} ms", median(found) * 1e3 < most, how)


def test_ten_thousand_sessions_are_listed(figures: Figures, many_sessions: Path) -> None:
    figures.add(milliseconds("10 000 sessions on the first page", timed(lambda: glance(many_sessions, 1.0), 7), 300))
    with Library(many_sessions) as library:
        assert len(library.sessions()) == SESSIONS
        figures.add(milliseconds("10 000 sessions with all that is known of them", timed(library.sessions, 7), 300))


def test_ten_thousand_sessions_are_counted(figures: Figures, many_evenings: Path) -> None:
    with Library(many_evenings) as library:
        assert library.statistics().coups == SESSIONS * EVENING
        figures.add(milliseconds("statistics over 10 000 sessions", timed(library.statistics, 3), 6000))


def test_a_very_long_session_opens(figures: Figures, long_session: Library) -> None:
    found = []
    for _ in range(5):
        command = [sys.executable, "-c", OPEN, str(long_session.path)]
        coups, took = json.loads(subprocess.check_output(command, text=True))
        assert coups == COUPS
        found.append(took)
    figures.add(milliseconds("a session of 100 000 coups opens", sorted(found), 1000))


def test_any_coup_of_it_is_found(figures: Figures, long_session: Library) -> None:
    coups, chance = long_session.coups(1), random.Random(1)
    assert len(coups) == COUPS

    def seek() -> None:
        row = chance.choice(coups)
        assert long_session.table(1, row.step).state.coups == row.number

    figures.add(milliseconds("the table after any of them", timed(seek, 200), 50))
    ends = [row.step for row in coups]

    def look() -> None:
        at = chance.randrange(1, COUPS)
        chapter = read_chapter(long_session, 1, ends[at - 1], ends[at], CHEMIN_DE_FER)
        assert chapter.notation.startswith(f"{at + 1}.")

    def begin() -> None:
        rows = long_session.coups(1)
        read_chapter(long_session, 1, 1, rows[0].step, CHEMIN_DE_FER)

    figures.add(milliseconds("any of them looked at again, moment by moment", timed(look, 200), 50))
    figures.add(milliseconds("the replay of it opens", timed(begin, 5), 1000))
    nothing = timed(lambda: long_session.next_step(1, 1, ["never"]), 3)
    figures.add(milliseconds("a leap through all of it", nothing, 5000))
    figures.add(milliseconds("its coups in figures", timed(lambda: long_session.coups(1), 5), 1000))
    figures.add(milliseconds("its purse, at 500 points", timed(lambda: long_session.purse_line(1, 500), 5), 300))
    figures.add(milliseconds("statistics over it", timed(long_session.statistics, 3), 3000))
