"""What takes long shows how far it is, wherever it was begun, and gives the keyboard back."""

import time

import pytest
from PySide6.QtCore import Qt, QUrl

from baccara_qt.ui.clerk import Work
from tests.qml.test_pages import Program

Key = Qt.Key


@pytest.fixture
def slowly(monkeypatch):
    """Whatever the clerk does is not done before it is cancelled."""
    tell = Work.go_on

    def go_on(work, part):
        while not work.dropped:
            time.sleep(0.01)
        tell(work, part)

    monkeypatch.setattr(Work, "go_on", go_on)


@pytest.fixture
def program(qapp, tmp_path, qtbot):
    made = Program(tmp_path, qtbot)
    yield made
    made.shell.clerk.cancel()
    made.close()


@pytest.mark.usefixtures("slowly")
def test_over_the_figures_of_a_session_it_has_the_keyboard_and_gives_it_back(program, tmp_path):
    program.press(Key.Key_Return, Key.Key_Return, Key.Key_F5)
    program.settle(lambda: program.spoken.startswith("Play on"))
    program.shell.papers.saveRecord(QUrl.fromLocalFile(str(tmp_path / "x.baccara")))
    program.settle(lambda: program.spoken.startswith("Go on"))
    program.press(Key.Key_Return)
    program.settle(lambda: program.spoken.startswith("Play on"))
    assert (program.shell.sheet, program.shell.clerk.doing) == ("session", "Saving “x.baccara”")
    program.tabs_to("Save the record")
    program.press(Key.Key_Return)
    program.settle(lambda: program.spoken.startswith("Go on"))
    program.tabs_to("Cancel")
    program.press(Key.Key_Return)
    program.settle(lambda: program.shell.notices.sentence.startswith("Cancelled; nothing was written"))
    assert not (tmp_path / "x.baccara").exists()


@pytest.mark.usefixtures("slowly")
def test_a_file_that_is_opened_on_the_first_page_shows_how_far_it_is(program, tmp_path):
    program.shell.openFile(QUrl.fromLocalFile(str(tmp_path / "x.baccara")))
    program.settle(lambda: program.spoken.startswith("Go on"))
    program.press(Key.Key_Escape)
    program.settle(lambda: program.spoken.startswith("New game"))
    assert program.shell.clerk.doing == "Importing “x.baccara”"
