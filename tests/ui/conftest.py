"""The view-models need no widgets: the application of these tests is that of the program."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.clerk import Work
from baccara_qt.ui.shell import Shell
from tests.ui.at_table import AtTable
from tests.ui.spoken import ABROAD, in_english, in_pseudo, settle, spoken

__all__ = ["in_english", "in_pseudo", "settle", "spoken"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out abroad what settles in English by itself: it was run at home, and would be the same again."""
    if ABROAD in os.environ:
        same = [item for item in items if "in_english" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=same)
        items[:] = [item for item in items if item not in same]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data")


@pytest.fixture
def shell(qapp: QGuiApplication, places: Places) -> Iterator[Shell]:
    """A shell over an empty library; nobody thinks and nothing moves."""
    made = Shell(places, Loaded(Settings(speed=0.0, pace=0, muted=True)))
    yield made
    made.close()


@pytest.fixture
def opened(qapp: QGuiApplication, places: Places) -> Iterator[Callable[..., Shell]]:
    """Opens shells with these settings, and closes them in the end."""
    shells: list[Shell] = []

    def start(**settings: Any) -> Shell:
        shells.append(Shell(places, Loaded(Settings(muted=True, **settings))))
        return shells[-1]

    yield start
    for shell in shells:
        shell.close()


@pytest.fixture
def sit_down(qapp, tmp_path) -> Iterator[Callable[..., AtTable]]:
    """Opens tables, and closes them in the end."""
    tables = []

    def sit(**how: Any) -> AtTable:
        tables.append(AtTable(tmp_path, **how))
        return tables[-1]

    yield sit
    for table in tables:
        table.close()


@pytest.fixture
def at_table(sit_down) -> AtTable:
    return sit_down()


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done beside the window takes as long as with a very long session."""
    tell = Work.go_on

    def go_on(work: Work, part: float) -> None:
        time.sleep(0.02)
        tell(work, part)

    monkeypatch.setattr(Work, "go_on", go_on)
