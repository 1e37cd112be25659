"""All sessions are counted beside the window, which goes on meanwhile."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Signal

from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library
from baccara_qt.ui.beside import beside


class _Overtaken(Exception):  # noqa: N818 - no error: nobody wants to know any more
    """Somebody has asked for something else."""


class Counting(QObject):
    """Counts when it is asked to; what was asked before is dropped.

    Signals:
        went: So much of the work is done, from 0 to 1; with the number of what was asked.
        done: It has counted; with that number, and the ``Figures`` or why there are none (a ``StorageError``).
    """

    went = Signal(int, float)
    done = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked = 0
        self._threads: list[Thread] = []

    def begin(self, library: Path, *, branches: bool) -> int:
        """Counts a library, with its copies and what-ifs or without; gives the number of what is asked."""
        self._asked += 1
        thread = Thread(target=self._count, args=(self._asked, library, branches), name="statistics", daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        beside().start(thread)
        return self._asked

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._asked += 1
        for thread in self._threads:
            thread.join()

    def _count(self, asked: int, path: Path, branches: bool) -> None:
        def tell(part: float) -> None:
            if asked != self._asked:
                raise _Overtaken
            self.went.emit(asked, part)

        try:
            with Library(path) as library:
                found: object = library.statistics(branches=branches, progress=tell)
        except _Overtaken:
            return
        except StorageError as error:
            found = error
        self.done.emit(asked, found)
