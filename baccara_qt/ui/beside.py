"""Threads beside the window's own, on which Python may work but must not tidy up."""

from __future__ import annotations

import gc
from functools import cache
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

_LOOKS_MS: Final = 50


class Beside(QObject):
    """Starts threads, and lets nothing be collected while one of them runs.

    Python collects what is no longer used on the thread that happens to make something new, and what it finds may be
    Qt's: an object whose timers belong to another thread ends the program when it is taken away there.
    """

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._threads: list[Thread] = []
        self._look = QTimer(self, interval=_LOOKS_MS)
        self._look.timeout.connect(self._look_after_them)

    def start(self, thread: Thread) -> None:
        """Starts a thread; to be called on the window's."""
        gc.disable()
        thread.start()
        self._threads.append(thread)
        self._look.start()

    @Slot()
    def _look_after_them(self) -> None:
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        if not self._threads:
            self._look.stop()
            gc.enable()


@cache
def beside() -> Beside:
    """The one of the program."""
    return Beside(QCoreApplication.instance())
