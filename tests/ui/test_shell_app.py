"""The program as a process: without a display, with a platform that cannot start, with a record it cannot use."""

import os
import subprocess
import sys

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from baccara_qt import app

def quit_soon(window, settings):
    real(window, settings)
    QTimer.singleShot(300, QGuiApplication.quit)

real, app.window_state.restore = app.window_state.restore, quit_soon
record = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(app.run(record, Path(sys.argv[1])))
"""


def start(places, *words, **environ):
    variables = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    variables |= environ
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(places.folder), *map(str, words)],
        env={name: value for name, value in variables.items() if value},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def in_one_line(done) -> bool:
    return done.stderr.startswith("baccara-qt: ") and done.stderr.count("\n") == 1 and done.stdout == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    "environ",
    [{"QT_QPA_PLATFORM": ""}, {"QT_QPA_PLATFORM": "", "DISPLAY": ":4321"}, {"QT_QPA_PLATFORM": "no-such-platform"}],
    ids=["no display", "a display that is not there", "a platform that is none"],
)
def test_without_a_display_it_says_so_in_one_line(places, environ):
    done = start(places, **environ)
    assert done.returncode == 2 and in_one_line(done), done.stderr
    assert "display" in done.stderr
    assert not places.folder.exists()


def test_it_starts_and_ends_without_a_word(places):
    done = start(places)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert places.settings.exists() and not places.library.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the locale is no matter of Qt's")
def test_fault_38_a_user_without_a_language_hears_nothing_of_it(places):
    """As from a timer of the system: Qt would tell him in four lines how to mend that."""
    bare = dict.fromkeys(("LANG", "LC_ALL", "LC_CTYPE"), "")
    done = start(places, **bare)
    assert (done.returncode, done.stderr) == (0, "")
    with Library(places.library) as library:
        library.create(Setup.full("casino", 9, human=5)).close()
    words = [
        "sessions",
        "export",
        "1",
        str(places.folder / "x.pdf"),
        "--as",
        "report",
        "--data-dir",
        str(places.folder),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "baccara_qt", *words],
        env={name: value for name, value in os.environ.items() if name not in bare},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_it_opens_a_record_and_ends_without_a_word(places, tmp_path):
    record = tmp_path / "täble one.baccara"
    (tmp_path / "other").mkdir()
    with Library(tmp_path / "other" / "library.db") as library:
        session = library.create(Setup.full("casino", 9, human=5))
        session.close()
        library.export(session.id, record)
    done = start(places, record)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with Library(places.library) as library:
        assert len(library.sessions()) == 1


@pytest.mark.parametrize("content", [None, b"", b"not a record\n", b"\x00\xff" * 50])
def test_a_record_that_cannot_be_used_ends_it_with_one_line(places, tmp_path, content):
    record = tmp_path / "x.baccara"
    if content is not None:
        record.write_bytes(content)
    done = start(places, record)
    assert done.returncode == 2 and in_one_line(done), done.stderr
    assert "x.baccara" in done.stderr
