"""A library in which nothing can be stored: its sessions are there to be looked at, and why that is all is said."""

from contextlib import closing
from shutil import copytree

import pytest
from PySide6.QtCore import QUrl

from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui.shell import Shell

SENTENCE = "Nothing can be played or kept in this library, for it is read-only: {}"


def look(shell, qtbot, record):
    """Replays the only session, and takes its record home."""
    shell.openLibrary()
    page = shell.library
    assert page.details["name"] == "Ostend"
    page.lookAgain()
    assert shell.page == "replay"
    page.keepsakes.save(page.chosen, "record", QUrl.fromLocalFile(str(record)))
    qtbot.waitUntil(lambda: shell.notices.sentence == f"Saved: {record}")
    assert record.exists()


@pytest.fixture
def looking(opened, places, in_english, qtbot, request):
    """The window over a library with one session that may not be written."""
    places.make()
    with Library(places.library) as library, closing(library.create(Setup.full("casino", 3, human=2, name="Ostend"))):
        pass
    # What the program is made of is loaded before rights are taken away
    first = opened(speed=0.0, pace=0)
    look(first, qtbot, places.folder.with_name("before.baccara"))
    first.continueSession(1)
    first.close()
    fixed = Places(request.getfixturevalue("unprivileged") / "data")
    copytree(places.folder, fixed.folder)
    fixed.folder.chmod(0o555)
    shell = Shell(fixed, Loaded(Settings(speed=0.0, pace=0, muted=True)))
    yield shell
    fixed.folder.chmod(0o755)
    shell.close()


@pytest.fixture
def path(unprivileged):
    """Its file."""
    return unprivileged / "data" / "library.db"


def test_a_read_only_library_is_listed_looked_at_and_taken_home(looking, path, qtbot, unprivileged):
    assert looking.notices.sentence == SENTENCE.format(path)
    assert looking.notices.grave
    looking.notices.dismiss()
    assert [line["name"] for line in looking.sessions] == ["Ostend"]
    look(looking, qtbot, unprivileged / "ostend.baccara")


def test_nothing_is_played_or_changed_in_a_read_only_library_and_why_is_said(looking, path):
    def begin():
        looking.openSetup()
        looking.form.submit()

    looking.openLibrary()
    acts = {
        "continue": lambda: looking.continueSession(1),
        "begin": begin,
        "rename": lambda: looking.library.rename("Blankenberge"),
        "delete": looking.library.remove,
    }
    for name, act in acts.items():
        looking.notices.dismiss()
        assert not looking.notices.sentence
        act()
        assert looking.notices.sentence == SENTENCE.format(path), name
        assert looking.table is None
    looking.library.fill()
    assert looking.library.details["name"] == "Ostend"


def test_once_it_may_be_written_it_is_played_on(looking, path):
    path.parent.chmod(0o755)
    looking.continueSession(1)
    assert looking.page == "table"
    assert looking.notices.sentence == ""
