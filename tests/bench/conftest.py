"""Benches: ``.venv/bin/python -m pytest -m bench -s tests/bench``.

They measure, print and record (``build/bench.md`` and ``build/bench.json``); nothing fails because it is slow. Times
are compared as ratios measured in one run: every bench runs a reference in turns with what it measures.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.bench.measure import Figures

BUILD = Path(__file__).parents[2] / "build"

_figures = pytest.StashKey[Figures]()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Files of benches are looked into when benches are asked for; one that is named is looked into anyway."""
    asked = parent.config.getoption("markexpr") == "bench" and file_path.match("bench_*.py")
    if asked and not parent.session.isinitpath(file_path):
        return pytest.Module.from_parent(parent, path=file_path)
    return None


@pytest.fixture(scope="session")
def figures(request: pytest.FixtureRequest) -> Iterator[Figures]:
    """Where benches put what they found."""
    found = Figures()
    request.config.stash[_figures] = found
    yield found
    BUILD.mkdir(exist_ok=True)
    machine = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }
    rows = [row._asdict() for row in found.rows]
    (BUILD / "bench.json").write_text(json.dumps({**machine, "rows": rows}, indent=2) + "\n", encoding="utf-8")
    (BUILD / "bench.md").write_text(found.table(), encoding="utf-8")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Shows what was found once more, as one table."""
    found = config.stash.get(_figures, None)
    if found and found.rows:
        terminalreporter.section("reached / budget")
        terminalreporter.write_line(found.table())
