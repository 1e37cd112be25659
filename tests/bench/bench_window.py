"""The program's window beside windows with nothing in them, each in a process of its own, in turns."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from baccara_qt.core.chemin import play_offers, turn
from baccara_qt.players import choose, see
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings, save
from baccara_qt.session.setup import Setup
from tests.bench.measure import IDLE_LAP, Figures, Row, lap

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="measures with what Linux tells of a process"),
]

ROOT = Path(__file__).parents[2]
TURNS = 9
SEATED = {"the user's table": 5, "a table of guests": 0}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder: session 1 waits for him in seat 5 after thirty coups, in session 2 guests play."""
    places = Places(tmp_path_factory.mktemp("data"))
    save(places.settings, Settings(pace=0, window=(0, 0, 1280, 800)))
    with Library(places.library, every_step=False) as library:
        for name, human in SEATED.items():
            session = library.create(Setup.full("casino", 9, human=human, seed="bench window", name=name))
            director = Director(session)
            while session.state.coups < 30:
                if director.act() is None:
                    seat = turn(session.state)
                    assert seat
                    view, offers = see(session.state, seat), play_offers(session.state, seat)
                    session.execute(seat, choose(view, offers, STEADY, session.stream(seat)))
            session.commit()
            session.close()
    probe("program", places.folder)  # the first start of all keeps what Python and QML compile
    return places.folder


def probe(*arguments: object, module: str = "window_probe") -> Any:
    """Runs a window to its end; what it saw."""
    command = [sys.executable, "-m", f"tests.bench.{module}", *map(str, arguments)]
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=180, check=True)
    return json.loads(done.stdout)


def platform() -> str:
    return f"{os.environ['QT_QPA_PLATFORM']}, {os.environ['QT_QUICK_BACKEND']} renderer"


def ratio(what: str, ours: float, theirs: float, most: float, how: str) -> Row:
    return Row(what, f"{ours / theirs:.2f} times", f"≤ {most}", ours <= most * theirs, how)


def p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


def first_frame(kind: str, data: Path) -> tuple[float, float]:
    """Seconds to the first frame of a window, and the processor time they took."""
    began = time.monotonic()
    found = probe(kind, data)
    return found["at"] - began, found["cpu"]


def test_the_first_frame(figures: Figures, data: Path) -> None:
    seen = [(first_frame("program", data), first_frame("empty", data)) for _ in range(TURNS)]
    (ours, used), (empty, spent) = (
        map(statistics.median, zip(*found, strict=True)) for found in zip(*seen, strict=True)
    )
    quickest = min(found[0][0] for found in seen) / min(found[1][0] for found in seen)
    how = (
        f"from the start of the process: {ours:.2f} s beside {empty:.2f} s for an empty Controls window as large, in "
        f"processor time {used / spent:.2f} times ({used:.2f} and {spent:.2f} s), the quickest of each {quickest:.2f} "
        f"times; medians of {TURNS} in turns, {platform()}"
    )
    figures.add(ratio("first interactive frame", ours, empty, 1.5, how))


@pytest.fixture(scope="module")
def at_rest(data: Path) -> dict[str, Any]:
    """Windows in which nothing happens."""
    return {kind: probe(kind, data) for kind in ("empty-rest", "start-rest", "table-rest")}


@pytest.mark.parametrize(("kind", "what"), [("start-rest", "the start page"), ("table-rest", "a table that waits")])
def test_nothing_moves_when_nothing_happens(figures: Figures, at_rest: dict[str, Any], kind: str, what: str) -> None:
    found = at_rest[kind]
    holds = found["frames"] == 0 and found["core"] < 0.01
    reached = f"{found['frames']} frames, {found['core']:.2%} of a core"
    figures.add(Row(f"idle: {what}", reached, "0 frames, < 1 %", holds, f"in four seconds, {platform()}"))


def test_memory_of_a_full_table(figures: Figures, at_rest: dict[str, Any]) -> None:
    ours, empty = at_rest["table-rest"]["memory"], at_rest["empty-rest"]["memory"]
    start = at_rest["start-rest"]["memory"]
    how = f"{ours:.0f} MiB beside {empty:.0f} MiB for an empty Controls window; start page {start:.0f} MiB"
    figures.add(ratio("memory with a full table", ours, empty, 2, how))


def test_frames_while_dealing(figures: Figures, data: Path) -> None:
    seen = [(probe("dealing", data), probe("rectangle", data)) for _ in range(3)]
    cues = sum(found["cues"] for found, _ in seen)
    dealing, bare = ([gap for found in runs for gap in found["gaps"]] for runs in zip(*seen, strict=True))
    assert cues > 10
    assert min(len(dealing), len(bare)) > 300
    costs = [cost for found, _ in seen for cost in found["costs"]]
    how = (
        f"{p99(dealing):.1f} ms beside {p99(bare):.1f} ms for a bare moving rectangle, medians "
        f"{statistics.median(dealing):.1f} and {statistics.median(bare):.1f} ms; of a frame's time the program works "
        f"{statistics.median(costs):.1f} ms, p99 {p99(costs):.1f} ms; {len(dealing)} frames, {cues} cues, {platform()}"
    )
    figures.add(ratio("frames while dealing, p99", p99(dealing), p99(bare), 1.5, how))


def test_python_for_a_cue(figures: Figures) -> None:
    before = lap()
    costs = probe(12, module="cue_probe")
    laps = statistics.median([before, *(lap() for _ in range(20))])
    assert len(costs) > 100
    mean, slow = statistics.mean(costs) * 1000, p99(costs) * 1000
    idle = mean * IDLE_LAP / laps
    how = (
        f"{mean:.2f} ms as it was, p99 {slow:.2f} ms, the loop {laps * 1e3:.2f} ms; {len(costs)} cues, every property "
        "and every changed row read, nothing drawn"
    )
    figures.add(Row("Python for a cue, idle core", f"{idle:.2f} ms", "≤ 2 ms", idle <= 2, how))
