"""The tables of Punto Banco in the program's window: how long a coup of Mini takes, and the frames of a squeeze."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from typing import Any

import pytest

from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.legal import turn
from baccara_qt.core.punto.state import Phase
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.session import Session
from baccara_qt.session.settings import Settings, save
from baccara_qt.session.setup import Setup
from tests.bench.bench_window import p99, platform, probe, ratio
from tests.bench.measure import Figures, Row

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="measures with what Linux tells of a process"),
]

COUP = 0.5
"""Seconds a coup of Mini may take on screen at top speed."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder: session 1 is Mini with its seven seats, in session 2 he holds a card at a Big Table of nine."""
    places = Places(tmp_path_factory.mktemp("data"))
    places.make()
    with Library(places.library, every_step=False) as library:
        for setup, phase in (
            (Setup.full("mini", 7, human=4, seed="bench punto"), Phase.STAKES),
            (Setup.full("big-table", 9, human=5, seed="bench punto"), Phase.TURN),
        ):
            session = library.create(setup)
            _play(session, phase)
            session.commit()
            session.close()
    return places.folder


def _play(session: Session, phase: Phase) -> None:
    """Until the user is asked in this phase; he stakes more on Banco than anybody else, and so is given its cards."""
    director, answers = Director(session), {Phase.CUT: c.Cut(200), Phase.OFFER: c.DeclineShoe()}
    while (session.state.phase, turn(session.state)) != (phase, session.human):
        if director.act() is None:
            asked: Any = answers.get(session.state.phase, c.StakeBanco(session.state.rules.stake_max))
            session.execute(session.human, asked)


def at_speed(data: Path, speed: float) -> Path:
    """Sets how fast everything moves in this folder's windows."""
    save(Places(data).settings, Settings(speed=speed, pace=0, window=(0, 0, 1280, 800)))
    return data


def test_a_coup_of_mini_at_top_speed(figures: Figures, data: Path) -> None:
    found = probe("coups", at_speed(data, 0.0))
    took = found["took"]
    assert len(took) > 5
    how = (
        f"the slowest of {len(took)} coups with seven at the table, the user among them, each step durable; median "
        f"{statistics.median(took) * 1000:.0f} ms, of that {statistics.median(found['used']) * 1000:.0f} ms of "
        f"processor time, {found['frames']} frames, {platform()}"
    )
    figures.add(Row("a coup of Mini at top speed", f"{max(took):.2f} s", f"< {COUP} s", max(took) < COUP, how))


def test_frames_of_a_squeeze(figures: Figures, data: Path) -> None:
    at_speed(data, 1.0)
    seen = [(probe("squeezing", data), probe("rectangle", data)) for _ in range(2)]
    assert all(found["held"] for found, _ in seen)
    ours, bare = ([gap for found in runs for gap in found["gaps"]] for runs in zip(*seen, strict=True))
    assert min(len(ours), len(bare)) > 100
    costs = [cost for found, _ in seen for cost in found["costs"]]
    how = (
        f"{p99(ours):.1f} ms beside {p99(bare):.1f} ms for a bare moving rectangle, medians "
        f"{statistics.median(ours):.1f} and {statistics.median(bare):.1f} ms; of a frame's time the program works "
        f"{statistics.median(costs):.1f} ms, p99 {p99(costs):.1f} ms; {len(ours)} frames, {platform()}"
    )
    figures.add(ratio("frames of a squeeze, p99", p99(ours), p99(bare), 1.5, how))
