"""What may not be loaded before the first frame, or at a table: it costs more time or memory than there is."""

import json
import subprocess
import sys

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup

PROGRAM = """
import json, os, sys
from pathlib import Path
from baccara_qt import app

restore = app.window_state.restore

def watched(window, settings):
    def drawn():
        print(json.dumps(sorted(sys.modules)), flush=True)
        os._exit(0)
    window.afterRendering.connect(drawn)
    restore(window, settings)

app.window_state.restore = watched
sys.exit(app.run(None, Path(sys.argv[1])))
"""

TABLE = """
import json, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.shell import Shell

application = QGuiApplication(sys.argv[:1])
shell = Shell(Places(Path(sys.argv[1])), Loaded(Settings(muted=True)))
shell.continueSession(1)
print(json.dumps(sorted(sys.modules) if shell.property("table") else []))
shell.close()
"""


def modules_in(program: str, places) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", program, str(places.folder)], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    return set(json.loads(done.stdout))


@pytest.fixture
def one_table(places):
    places.make()
    with Library(places.library) as library:
        library.create(Setup.full("casino", 9, human=5)).close()
    return places


def test_the_first_frame_comes_before_everything_heavy(one_table):
    loaded = modules_in(PROGRAM, one_table)
    assert "baccara_qt.ui.shell" in loaded and "PySide6.QtQuick" in loaded
    heavy = {
        "numpy",
        "pydantic_core",
        "hashlib",
        "fsrs",
        "PySide6.QtGraphs",
        "PySide6.QtMultimedia",
        "PySide6.QtWidgets",
    }
    assert not heavy & loaded
    assert not {name for name in loaded if name.startswith("baccara_qt.core.chemin")}, "the game is loaded later"


def test_a_table_needs_of_pydantic_its_core_alone_and_nothing_that_about_needs(one_table):
    loaded = modules_in(TABLE, one_table)
    assert "baccara_qt.ui.table" in loaded and "pydantic_core" in loaded
    assert not {"numpy", "pydantic", "fsrs", "importlib.metadata", "PySide6.QtGraphs"} & loaded
