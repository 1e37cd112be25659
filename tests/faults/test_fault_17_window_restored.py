"""Fault 17: window size, position, maximised state and full screen not restored, or restored off-screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window
from baccara_qt.ui.window_state import describe, place, restore

LEAST = (960, 600)
ONE = [QRect(0, 0, 1920, 1080)]
TWO = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 2560, 1440)]


def test_fault_17_the_first_time_the_window_is_in_the_middle_of_the_main_screen():
    frame = place((), TWO, LEAST)
    assert ONE[0].contains(frame)
    assert (frame.center() - ONE[0].center()).manhattanLength() <= 2


@pytest.mark.parametrize("screens", [ONE, TWO])
def test_fault_17_the_window_comes_back_where_it_was(screens):
    assert place((100, 80, 1200, 800), screens, LEAST) == QRect(100, 80, 1200, 800)


def test_fault_17_a_window_on_the_second_screen_stays_there_while_there_is_one():
    wanted = (2000, 100, 1600, 1000)
    assert place(wanted, TWO, LEAST) == QRect(*wanted)
    assert ONE[0].contains(place(wanted, ONE, LEAST))


@pytest.mark.parametrize(
    "wanted",
    [(5000, 100, 1200, 800), (-1190, 100, 1200, 800), (100, 1070, 1200, 800), (100, -50, 1200, 800)],
)
def test_fault_17_a_window_nobody_could_find_or_move_is_brought_back(wanted):
    frame = place(wanted, ONE, LEAST)
    assert ONE[0].contains(frame)


def test_fault_17_a_window_larger_than_the_screen_is_made_to_fit():
    frame = place((0, 0, 3840, 2160), ONE, LEAST)
    assert (frame.width(), frame.height()) == (1920, 1080)


def test_fault_17_a_screen_smaller_than_the_window_still_shows_its_title():
    frame = place((), [QRect(0, 0, 800, 600)], LEAST)
    assert (frame.x(), frame.y()) == (0, 0)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(window=(40, 30, 620, 420)),
        Settings(window=(40, 30, 620, 420), maximised=True),
        Settings(window=(40, 30, 620, 420), full_screen=True),
        Settings(window=(40, 30, 620, 420), maximised=True, full_screen=True),
    ],
    ids=["as it was", "maximised", "full screen", "full screen, maximised before"],
)
def test_fault_17_what_is_kept_of_a_window_brings_it_back(qapp, settings):
    window = QWindow()
    try:
        restore(window, settings)
        qapp.processEvents()

        assert replace(Settings(), **describe(window, settings)) == settings
    finally:
        window.close()


def test_fault_17_f11_fills_the_screen_and_brings_the_window_back_as_it_was(qapp, tmp_path):
    shell = Shell(Places(tmp_path), Loaded(Settings(muted=True)))
    engine = QQmlApplicationEngine()
    window = open_window(shell, engine)
    assert window is not None
    try:
        for state in (QWindow.Visibility.Windowed, QWindow.Visibility.Maximized):
            window.setVisibility(state)
            window.requestActivate()
            QTest.qWaitForWindowActive(window)
            QTest.keyClick(window, Qt.Key.Key_F11)
            assert window.visibility() == QWindow.Visibility.FullScreen
            QTest.keyClick(window, Qt.Key.Key_F11)
            assert window.visibility() == state
    finally:
        delete(engine)
        shell.close()
