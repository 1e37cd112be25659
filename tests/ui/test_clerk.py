"""What takes long in the library is done beside the window: all of it, or nothing."""

import time
from contextlib import closing

import pytest
from PySide6.QtCore import QUrl

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui import clerk as clerks
from baccara_qt.ui.clerk import Work
from tests.ui.test_replay import play

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.fixture
def record(places, tmp_path):
    """A library with a session, whose record is not in it."""
    places.make()
    with Library(tmp_path / "other.db", every_step=False) as other:
        with closing(other.create(Setup.full("casino", 4, human=2))) as session:
            play(session, 5)
            session.commit()
        other.export(1, tmp_path / "Spa.baccara")
    setup = Setup.full("casino", 4, human=2, name="Deauville")
    with Library(places.library, every_step=False) as library, closing(library.create(setup)) as session:
        play(session, 5)
        session.commit()
    return tmp_path / "Spa.baccara"


@pytest.fixture
def held(monkeypatch):
    """What the clerk does is stopped short of its end, when all but the last word is written."""
    tell = Work.go_on

    def go_on(work, part):
        if part == 1.0:
            work.part = 1.0
            while not work.dropped:
                time.sleep(0.01)
        tell(work, part)

    monkeypatch.setattr(Work, "go_on", go_on)


def begin(shell, act, record):
    """Does something that takes long; gives what must then be cancelled."""
    if act == "open":
        shell.openFile(QUrl.fromLocalFile(str(record)))
        return f"Cancelled; nothing was imported: {record}"
    shell.openLibrary()
    if act == "import":
        shell.library.bringIn([QUrl.fromLocalFile(str(record))])
        return f"Cancelled; nothing was imported: {record}"
    shell.library.duplicate()
    return "Cancelled; “Deauville” was not duplicated."


def kept(places):
    """What is in the library now, down to its last step."""
    with Library(places.library) as library:
        assert list(library.problems()) == []
        return [summary.name for summary in library.sessions()]


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("act", ["import", "open", "duplicate"])
def test_what_is_cancelled_at_the_last_moment_leaves_nothing_in_the_library(shell, places, record, qtbot, act):
    cancelled = begin(shell, act, record)
    qtbot.waitUntil(lambda: shell.clerk.progress == 1.0, timeout=20_000)
    shell.clerk.cancel()
    qtbot.waitUntil(lambda: shell.clerk.doing == "")
    assert shell.notices.sentence == cancelled
    assert shell.page == ("start" if act == "open" else "library")
    assert kept(places) == ["Deauville"]


@pytest.mark.usefixtures("slowly")
@pytest.mark.parametrize("act", ["import", "open", "duplicate"])
def test_who_ends_the_program_meanwhile_has_all_of_it_or_nothing(shell, places, record, monkeypatch, act):
    monkeypatch.setattr(clerks, "_GRACE", 0.0)
    begin(shell, act, record)
    assert shell.clerk.doing
    shell.close()
    assert kept(places) == ["Deauville"]


@pytest.mark.usefixtures("slowly")
def test_who_went_elsewhere_is_left_there_and_told_when_the_record_is_in(shell, places, record, qtbot):
    begin(shell, "open", record)
    qtbot.waitUntil(lambda: shell.clerk.progress > 0, timeout=20_000)
    assert shell.clerk.doing == "Importing “Spa.baccara”"
    shell.openSetup()
    qtbot.waitUntil(lambda: shell.notices.sentence == "“Spa” is among your sessions now.", timeout=20_000)
    assert shell.page == "setup"
    assert kept(places) == ["Spa", "Deauville"]


@pytest.mark.usefixtures("held")
def test_fault_21_what_is_being_done_is_told_in_the_language_chosen_meanwhile(shell, record, qtbot):
    begin(shell, "open", record)
    told = []
    shell.clerk.worked.connect(lambda: told.append(shell.clerk.doing))
    qtbot.waitUntil(lambda: shell.clerk.progress == 1.0, timeout=20_000)
    shell.preferences.change(language="de")
    qtbot.waitUntil(lambda: told[-1] == "„Spa.baccara“ wird importiert")
    shell.clerk.cancel()
    qtbot.waitUntil(lambda: told[-1] == "")


@pytest.mark.usefixtures("record")
def test_nothing_is_done_in_a_library_that_was_removed_meanwhile(shell, places, qtbot):
    shell.openLibrary()
    shell.library.keepsakes.suggestion(1, "baccara")
    places.library.unlink()
    shell.library.duplicate()
    words = "The library was removed or replaced, so nothing more is stored"
    qtbot.waitUntil(lambda: shell.notices.sentence.startswith(words))
    assert not places.library.exists()
