"""An act at the table of a learner is judged, and what follows from it has happened, within a frame; dragging flows."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from baccara_qt.practice import acts as a
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.history import History
from baccara_qt.practice.kept import KeptLesson
from baccara_qt.practice.plan import read_plan
from tests.bench.bench_window import p99, platform, probe, ratio
from tests.bench.measure import Figures, Row

pytestmark = pytest.mark.bench

ACTS = 3000
FRAME = 0.016


def timed(work: Callable[[], Any], into: list[float]) -> None:
    began = process_time()
    work()
    into.append(process_time() - began)


def row(what: str, times: list[float]) -> Row:
    """The slowest of a thousand but one."""
    times.sort()
    late = times[-1 - ACTS // 1000]
    how = f"processor time of {ACTS} acts, median {times[ACTS // 2] * 1e3:.2f} ms, worst {times[-1] * 1e3:.1f} ms"
    return Row(what, f"{late * 1e3:.2f} ms", "≤ 16 ms", late <= FRAME, how)


def test_an_act_is_judged_within_a_frame(figures: Figures, tmp_path: Path) -> None:
    judged: list[float] = []
    done: list[float] = []
    with History(tmp_path / "library.db") as history:
        lesson = KeptLesson.begin(read_plan({"mishaps": list(MISHAPS)}), "bench", history)
        for _ in range(ACTS):
            due = lesson.table.due
            assert due is not None
            timed(lambda: lesson.table.judge(a.NamePoints(1, 2, "ponte")), judged)
            timed(lambda act=due: lesson.perform(act, 500), done)
        assert lesson.table.right == ACTS
    figures.add(row("a wrong act is judged", judged))
    figures.add(row("a right act is kept and what follows has happened", done))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="as all benches of windows")
def test_frames_while_dragging_a_card(figures: Figures, tmp_path: Path) -> None:
    seen = [(probe(tmp_path / str(n), module="practice_probe"), probe("rectangle", tmp_path)) for n in range(3)]
    assert {found["held"] for found, _ in seen} == {"shoe"}
    dragging, bare = ([gap for found in runs for gap in found["gaps"]] for runs in zip(*seen, strict=True))
    assert min(len(dragging), len(bare)) > 300
    costs = [cost for found, _ in seen for cost in found["costs"]]
    how = (
        f"{p99(dragging):.1f} ms beside {p99(bare):.1f} ms for a bare moving rectangle, medians "
        f"{statistics.median(dragging):.1f} and {statistics.median(bare):.1f} ms; of a frame's time the program works "
        f"{statistics.median(costs):.1f} ms, p99 {p99(costs):.1f} ms; {len(dragging)} frames, {platform()}"
    )
    figures.add(ratio("frames while dragging in practice, p99", p99(dragging), p99(bare), 1.5, how))
