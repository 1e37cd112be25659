"""What may not be loaded before the first frame: it costs more than the whole budget."""

import json
import subprocess
import sys

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


def modules_at_the_first_frame(places) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(places.folder)], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    return set(json.loads(done.stdout))


def test_the_first_frame_comes_before_everything_heavy(places):
    places.make()
    with Library(places.library) as library:
        library.create(Setup.full("casino", 9, human=5)).close()
    loaded = modules_at_the_first_frame(places)
    assert "baccara_qt.ui.shell" in loaded and "PySide6.QtQuick" in loaded
    heavy = {"numpy", "pydantic", "hashlib", "fsrs", "PySide6.QtGraphs", "PySide6.QtMultimedia", "PySide6.QtWidgets"}
    assert not heavy & loaded
    assert not {name for name in loaded if name.startswith("baccara_qt.core.chemin")}, "the game is loaded later"
