"""When the program itself errs, the user is told and the game goes on."""

import sys

import pytest
from PySide6.QtCore import QTimer

from baccara_qt.ui.mishaps import Mishaps


@pytest.fixture
def no_capture(monkeypatch):
    """pytest-qt would take the exception for a failure of the test."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)


@pytest.mark.qt_no_exception_capture
def test_an_exception_in_a_slot_is_told_and_written_down(shell, places, qtbot, no_capture):
    def slot():
        raise ZeroDivisionError("the slot erred")

    with Mishaps(places.logs, shell.news), qtbot.waitSignal(shell.notices.changed):
        QTimer.singleShot(0, slot)
    log = places.logs / "errors.log"
    assert "ZeroDivisionError" in shell.notices.sentence and str(log) in shell.notices.sentence and shell.notices.grave
    assert "the slot erred" in log.read_text(encoding="utf-8")


@pytest.mark.qt_no_exception_capture
def test_it_is_told_even_if_it_cannot_be_written_down(shell, places, no_capture):
    places.folder.parent.mkdir(exist_ok=True)
    places.folder.write_text("no folder")
    with Mishaps(places.logs, shell.news):
        sys.excepthook(ValueError, ValueError("x"), None)
    assert "ValueError" in shell.notices.sentence


@pytest.mark.qt_no_exception_capture
def test_the_end_of_the_program_is_no_mishap(shell, places, no_capture):
    with Mishaps(places.logs, shell.news):
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert shell.notices.sentence == "" and not places.logs.exists()
    assert sys.excepthook is not Mishaps._hear
