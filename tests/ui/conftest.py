"""The view-models need no widgets: the application of these tests is that of the program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.shell import Shell


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data")


@pytest.fixture
def shell(qapp: QGuiApplication, places: Places) -> Iterator[Shell]:
    """A shell over an empty library; nobody thinks and nothing moves."""
    made = Shell(places, Loaded(Settings(speed=0.0, pace=0)))
    yield made
    made.close()
