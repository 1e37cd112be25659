"""The window comes back where it was, and is never lost off the screen (fault 17)."""

import pytest
from PySide6.QtCore import QRect

from baccara_qt.ui.window_state import place

LEAST = (960, 600)
ONE = [QRect(0, 0, 1920, 1080)]
TWO = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 2560, 1440)]


def test_17_the_first_time_the_window_is_in_the_middle_of_the_main_screen():
    frame = place((), TWO, LEAST)
    assert ONE[0].contains(frame)
    assert (frame.center() - ONE[0].center()).manhattanLength() <= 2


@pytest.mark.parametrize("screens", [ONE, TWO])
def test_17_the_window_comes_back_where_it_was(screens):
    assert place((100, 80, 1200, 800), screens, LEAST) == QRect(100, 80, 1200, 800)


def test_17_a_window_on_the_second_screen_stays_there_while_there_is_one():
    wanted = (2000, 100, 1600, 1000)
    assert place(wanted, TWO, LEAST) == QRect(*wanted)
    assert ONE[0].contains(place(wanted, ONE, LEAST))


@pytest.mark.parametrize(
    "wanted",
    [(5000, 100, 1200, 800), (-1190, 100, 1200, 800), (100, 1070, 1200, 800), (100, -50, 1200, 800)],
)
def test_17_a_window_nobody_could_find_or_move_is_brought_back(wanted):
    frame = place(wanted, ONE, LEAST)
    assert ONE[0].contains(frame)


def test_17_a_window_larger_than_the_screen_is_made_to_fit():
    frame = place((0, 0, 3840, 2160), ONE, LEAST)
    assert (frame.width(), frame.height()) == (1920, 1080)


def test_17_a_screen_smaller_than_the_window_still_shows_its_title():
    frame = place((), [QRect(0, 0, 800, 600)], LEAST)
    assert (frame.x(), frame.y()) == (0, 0)
