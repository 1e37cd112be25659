"""Where the window was, and whether it can be there again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QWindow

from baccara_qt.session.settings import Settings

_GRIP: Final = 120
"""So much of the window, in logical pixels, must be on some screen for it to be found and moved."""


def place(wanted: Sequence[int], screens: Sequence[QRect], least: tuple[int, int]) -> QRect:
    """Where the window goes.

    Args:
        wanted: Where it was: x, y, width, height; empty before the first time.
        screens: The usable part of each screen, the main one first; not empty.
        least: Least width and height of the window.

    Returns:
        The old place where it is still to be seen, otherwise the middle of the main screen; never larger than
        the screen it is on.
    """
    if len(wanted) == 4:
        frame = QRect(*wanted)
        for screen in screens:
            seen = screen.intersected(frame)
            if seen.width() >= _GRIP and seen.height() >= _GRIP and frame.top() >= screen.top():
                return _fitted(frame, screen, least)
    main = screens[0]
    frame = QRect(0, 0, round(main.width() * 0.8), round(main.height() * 0.85))
    frame = _fitted(frame, main, least)
    frame.moveCenter(main.center())
    # A screen smaller than the window shows its title bar rather than its foot.
    frame.moveTo(max(frame.x(), main.x()), max(frame.y(), main.y()))
    return frame


def restore(window: QWindow, settings: Settings) -> None:
    """Shows the window where it was and as it was."""
    screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
    least = (window.minimumWidth(), window.minimumHeight())
    window.setGeometry(place(settings.window, [screen.availableGeometry() for screen in screens], least))
    if settings.full_screen:
        window.showFullScreen()
    elif settings.maximised:
        window.showMaximized()
    else:
        window.show()


def describe(window: QWindow, settings: Settings) -> dict[str, Any]:
    """The window as fields of ``Settings``; a window that fills the screen keeps the place it had before."""
    full_screen = window.visibility() == QWindow.Visibility.FullScreen
    maximised = window.visibility() == QWindow.Visibility.Maximized or (full_screen and settings.maximised)
    frame = settings.window
    if not (full_screen or maximised):
        frame = (window.x(), window.y(), window.width(), window.height())
    return {"window": frame, "maximised": maximised, "full_screen": full_screen}


def _fitted(frame: QRect, screen: QRect, least: tuple[int, int]) -> QRect:
    width = min(max(frame.width(), least[0]), max(screen.width(), least[0]))
    height = min(max(frame.height(), least[1]), max(screen.height(), least[1]))
    return QRect(frame.x(), frame.y(), width, height)
