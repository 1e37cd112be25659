"""A real window on a real screen: the application of the program, and a folder for pictures."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from tests.window.visit import Visit


@pytest.fixture(scope="session", autouse=True)
def windows(fonts: None, qapp: QGuiApplication) -> None:
    # The window of one test may go before that of the next comes.
    qapp.setQuitOnLastWindowClosed(False)


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures of every phase go: the folder named by BACCARA_SHOTS, or one that is thrown away."""
    named = os.environ.get("BACCARA_SHOTS")
    folder = Path(named) if named else tmp_path_factory.mktemp("shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def visit(tmp_path: Path, shots: Path) -> Iterator[Callable[..., Visit]]:
    """Starts the program; whoever is still there at the end of the test goes then."""
    there: list[Visit] = []

    def start(folder: Path = tmp_path, size: tuple[int, int] = (1024, 640), **settings: Any) -> Visit:
        there.append(Visit(folder, size, shots, **settings))
        return there[-1]

    yield start
    for one in there:
        one.close()
