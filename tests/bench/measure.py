"""How benches measure on a machine that has other things to do.

Other work on the machine makes everything slower, at times by a half. So a time is never taken alone: between any two
short pieces of the work a fixed pure-Python loop runs, both are taken in processor time, and the median of their ratios
is the figure. A budget in pieces a second holds for an idle core; one on which the loop takes ``IDLE_LAP``.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

IDLE_LAP: Final = 2.2e-3
"""Seconds the fixed loop takes on an idle core of the machine the budgets were set on."""


def lap() -> float:
    """Runs the fixed loop; the processor time it took, in seconds."""
    start = process_time()
    kept: dict[int, int] = {}
    x = 0
    for i in range(20_000):
        x = (x * 31 + i) & 0xFFFF
        kept[x & 1023] = i
    return process_time() - start


class Pace(NamedTuple):
    """How fast work went.

    Attributes:
        rate: Pieces a second of processor time, as it was.
        best: The same in the least disturbed twentieth of the blocks.
        idle: Pieces a second on an idle core, from the ratio to the loop.
        lap: The median time of the loop, in seconds.
    """

    rate: float
    best: float
    idle: float
    lap: float


def pace(work: Callable[[], int], blocks: int) -> Pace:
    """Lets work and loop take turns.

    Args:
        work: Does a few milliseconds of it and says how many pieces that was.
        blocks: How often.
    """
    costs, laps = [], []
    before = lap()
    for _ in range(blocks):
        start = process_time()
        pieces = work()
        cost = (process_time() - start) / pieces
        after = lap()
        costs.append(cost)
        laps.append((before + after) / 2)
        before = after
    ratio = statistics.median(cost / beside for cost, beside in zip(costs, laps, strict=True))
    best = statistics.quantiles(costs, n=20)[0]
    return Pace(1 / statistics.median(costs), 1 / best, 1 / (ratio * IDLE_LAP), statistics.median(laps))


class Row(NamedTuple):
    """A line of the table.

    Attributes:
        what: What was measured.
        reached: What came out, with its unit.
        budget: What it should be; empty where nothing was promised.
        holds: Whether it is; ``None`` where nothing was promised.
        how: What was compared with what.
    """

    what: str
    reached: str
    budget: str = ""
    holds: bool | None = None
    how: str = ""

    @property
    def verdict(self) -> str:
        """Whether it is what it should be, in a word."""
        return {True: "holds", False: "OVER", None: ""}[self.holds]


class Figures:
    """What the benches of a run found, told as it comes.

    Attributes:
        rows: In the order in which they were found.
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        """Takes a line and shows it."""
        self.rows.append(row)
        budget = f" ({row.budget}: {row.verdict})" if row.budget else ""
        sys.stdout.write(f"\n{row.what}: {row.reached}{budget}\n")

    def table(self) -> str:
        """What was reached beside its budget, as a table that can be read as it is; below it how it was measured."""
        cells = [("what", "budget", "reached", "verdict")]
        cells += [(row.what, row.budget, row.reached, row.verdict) for row in self.rows]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = [" | ".join(map(str.ljust, line, widths)) for line in cells]
        lines.insert(1, " | ".join("-" * width for width in widths))
        notes = [f"* {row.what}: {row.how}" for row in self.rows if row.how]
        return "\n".join([*(f"| {line} |" for line in lines), "", *notes, ""])
