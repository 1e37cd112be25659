"""Threads beside the window's own, on which Python may work but must not tidy up."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

T = TypeVar("T")

_LOOKS_MS: Final = 50


class Beside(QObject):
    """Starts threads, and lets nothing be collected while one of them runs.

    Python collects what is no longer used on the thread that happens to make something new, and what it finds may be
    Qt's: an object whose timers belong to another thread ends the program when it is taken away there.
    """

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._busy: list[Callable[[], bool]] = []
        self._look = QTimer(self, interval=_LOOKS_MS)
        self._look.timeout.connect(self._look_after_them)

    def start(self, thread: Thread) -> None:
        """Starts a thread; to be called on the window's."""
        gc.disable()
        thread.start()
        self._watch(thread.is_alive)

    def submit(self, clerk: Executor, work: Callable[[], T]) -> Future[T]:
        """Gives work to somebody who has a thread of his own; to be called on the window's."""
        gc.disable()
        future = clerk.submit(work)
        self._watch(lambda: not future.done())
        return future

    def _watch(self, busy: Callable[[], bool]) -> None:
        self._busy.append(busy)
        self._look.start()

    @Slot()
    def _look_after_them(self) -> None:
        self._busy = [busy for busy in self._busy if busy()]
        if not self._busy:
            self._look.stop()
            # What died meanwhile goes here, where nothing of it is being called: an object that is taken away while
            # Qt looks up how to hand it an event ends the program.
            gc.collect(0)
            gc.enable()


@cache
def beside() -> Beside:
    """The one of the program."""
    return Beside(QCoreApplication.instance())
