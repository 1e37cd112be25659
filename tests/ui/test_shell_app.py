"""The program as a process: without a display, with a platform that cannot start, with a record it cannot use."""

import os
import subprocess
import sys
from contextlib import closing
from hashlib import sha256

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.recognising import digest_line
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


OPENING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from baccara_qt import app

def watched(shell, engine):
    window, pages = real(shell, engine), []
    window.frameSwapped.connect(lambda: pages.append(shell.page))

    def look():
        told = shell.notices.sentence
        if pages and (told or shell.page == "table"):
            print(pages[0], "->", shell.page, told)
            QGuiApplication.quit()

    timer = QTimer(window, interval=50)
    timer.timeout.connect(look)
    timer.start()
    return window

real, app.open_window = app.open_window, watched
sys.exit(app.run(Path(sys.argv[2]), Path(sys.argv[1])))
"""
"""Ends as soon as something has come of the record; says which page stood first, which last, and what was told."""


def start(places, *words, program=PROGRAM, **environ):
    variables = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    variables |= environ
    return subprocess.run(
        [sys.executable, "-c", program, str(places.folder), *map(str, words)],
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


@pytest.fixture
def record(tmp_path):
    """A table that was just begun, which no library here knows."""
    (tmp_path / "other").mkdir()
    with Library(tmp_path / "other" / "library.db") as library, closing(library.create(Setup.full("casino", 9))):
        library.export(1, tmp_path / "täble one.baccara")
    return tmp_path / "täble one.baccara"


def test_it_opens_a_record_and_ends_without_a_word(places, record):
    done = start(places, record, program=OPENING)
    assert (done.returncode, done.stdout, done.stderr) == (0, "start -> table \n", "")
    with Library(places.library) as library:
        assert len(library.sessions()) == 1


@pytest.mark.parametrize(
    ("wrong", "status"), [(b'{"actor":1,"command":{"kind":"cut","position":9},"events":[]}\n', 1), (b"{}\n", 2)]
)
def test_a_record_is_read_beside_the_window_and_what_is_wrong_with_it_is_told_there(places, record, wrong, status):
    first, *_ = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(first + wrong + digest_line(sha256(wrong).hexdigest()))
    done = start(places, record, program=OPENING, LC_ALL="C")
    assert (done.returncode, done.stderr.count("\n")) == (status, 1), done.stderr
    assert done.stdout.startswith("start -> start Line 2 of this record ")
    assert not places.library.exists()


@pytest.mark.parametrize(
    "spoilt",
    [lambda whole: whole[:-1], lambda whole: whole[: len(whole) // 2], lambda whole: whole[:-70] + b"0" + whole[-69:]],
    ids=["no last line feed", "half of it", "another digest"],
)
def test_a_record_that_was_cut_off_or_altered_ends_it_with_one_line(places, record, spoilt):
    record.write_bytes(spoilt(record.read_bytes()))
    done = start(places, record)
    assert done.returncode == 2 and in_one_line(done), done.stderr
    assert "täble one.baccara" in done.stderr
    assert not places.library.exists()


@pytest.mark.parametrize("content", [None, b"", b"not a record\n", b"\x00\xff" * 50])
def test_a_record_that_cannot_be_used_ends_it_with_one_line(places, tmp_path, content):
    record = tmp_path / "x.baccara"
    if content is not None:
        record.write_bytes(content)
    done = start(places, record)
    assert done.returncode == 2 and in_one_line(done), done.stderr
    assert "x.baccara" in done.stderr
