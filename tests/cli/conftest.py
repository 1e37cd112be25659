"""The command line as a function: what it prints, says and returns."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from baccara_qt.cli import main


class Ran(NamedTuple):
    """What came of one call."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on stdout."""
        return json.loads(self.out)


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs the command line with a data folder of its own."""

    def call(*words: object) -> Ran:
        capsys.readouterr()
        try:
            status = main([*map(str, words), "--data-dir", str(tmp_path / "data")])
        except SystemExit as end:
            status = end.code
        return Ran(status, *capsys.readouterr())

    return call
