"""A table of nine guests without a window: coups a second, and what a long session costs on the disk."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup
from tests.bench.measure import Figures, Pace, Row, pace

pytestmark = pytest.mark.bench

BLOCK = 10
"""Coups between two runs of the loop."""

LONG = 10_000

REOPEN = """
import json, sys, time
from pathlib import Path
began = time.perf_counter()
from baccara_qt.session.library import Library
imported = time.perf_counter()
with Library(Path(sys.argv[1])) as library:
    session = library.open(1)
    opened = time.perf_counter()
    coups = session.state.coups
print(json.dumps([coups, opened - imported, imported - began]))
"""


def setup(seed: str) -> Setup:
    """Nine guests in the casino."""
    return Setup.full("casino", 9, seed=seed)


def playing(session: Session, *, commit: bool) -> Callable[[], int]:
    """Plays some coups, committing each as headless play does; says how many."""
    director = Director(session)

    def work() -> int:
        before = session.state.coups
        while session.state.coups < before + BLOCK:
            coups = session.state.coups
            assert director.act() is not None
            if commit and session.state.coups > coups:
                session.commit()
        return session.state.coups - before

    return work


def row(what: str, found: Pace, budget: int) -> Row:
    how = (
        f"{found.rate:.0f} a processor second as it was with the loop at {found.lap * 1e3:.2f} ms, "
        f"{found.best:.0f} in the least disturbed twentieth"
    )
    return Row(what, f"{found.idle:.0f} coups/s", f"≥ {budget}", found.idle >= budget, how)


def test_coups_in_memory(figures: Figures) -> None:
    with closing(dry(setup("in memory"), *opening(setup("in memory")))) as session:
        work = playing(session, commit=False)
        work()
        figures.add(row("nine seats in memory, idle core", pace(work, 150), 1500))


def test_coups_durable(figures: Figures, tmp_path: Path) -> None:
    with Library(tmp_path / "library.db", every_step=False) as library:
        session = library.create(setup("durable"))
        work = playing(session, commit=True)
        work()
        figures.add(row("nine seats durable, a commit a coup, idle core", pace(work, 100), 800))
        assert len(list(session.lines())) > session.state.coups > 1000


@pytest.fixture(scope="module")
def long_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A library with one session of ten thousand coups."""
    path = tmp_path_factory.mktemp("long") / "library.db"
    with Library(path, every_step=False) as library:
        session = library.create(setup("long"))
        work = playing(session, commit=True)
        while session.state.coups < LONG:
            work()
    yield path


def test_a_long_session_reopens(figures: Figures, long_session: Path) -> None:
    found = []
    for _ in range(5):
        command = [sys.executable, "-c", REOPEN, str(long_session)]
        coups, opening_took, importing = json.loads(subprocess.check_output(command, text=True))
        assert coups >= LONG
        found.append((opening_took, importing))
    took, importing = min(found)
    how = f"wall time in a new process, the best of {len(found)}; the library's import {importing:.2f} s before"
    figures.add(Row("a session of 10 000 coups reopens", f"{took:.2f} s", "< 1 s", took < 1, how))


def test_a_long_session_is_small(figures: Figures, long_session: Path) -> None:
    size = sum(file.stat().st_size for file in long_session.parent.iterdir()) / LONG / 1024
    figures.add(Row("bytes a coup in the library", f"{size:.2f} KiB", "< 3 KiB", size < 3, "all files of the library"))
