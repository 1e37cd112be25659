"""The library's file is looked at while the window already stands; what is wrong with it is told once it is mended."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from baccara_qt.session.errors import StorageError
from baccara_qt.ui.beside import beside

_AFTER_MS: Final = 1_000
"""How long the start page has for itself."""


class LibraryCheck(QObject):
    """Looks once, a moment after it was made.

    Signals:
        done: It has looked; with the ``StorageError`` to be told, or ``None``.

    Args:
        library: The library's file.
        parent: Owner.
    """

    done = Signal(object)

    def __init__(self, library: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._thread = Thread(target=self._look, name="library check", daemon=True)
        QTimer.singleShot(_AFTER_MS, self, lambda: beside().start(self._thread))

    @Slot()
    def wait(self) -> None:
        """Waits until it has looked, if it has begun to."""
        if self._thread.is_alive():
            self._thread.join()

    def _look(self) -> None:
        from baccara_qt.session.checking import mend, tidy  # noqa: PLC0415 - not before the first frame

        news = mend(self._library)
        if news is None:
            with suppress(StorageError):
                tidy(self._library)
        self.done.emit(news)
