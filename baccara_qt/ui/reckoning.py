"""Whether exact odds can be reckoned yet: what counts them is loaded beside the game when it is first wanted."""

from __future__ import annotations

from functools import cache
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from baccara_qt.ui.beside import beside

_LOOKS_MS: Final = 20


class Reckoning(QObject):
    """Knows when odds cost next to nothing: the first ones load numpy and count every hand once.

    Signals:
        ready: Odds can be reckoned now.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._look = QTimer(self, interval=_LOOKS_MS)
        self._look.timeout.connect(self._look_whether_loaded)

    def can(self) -> bool:
        """Whether odds can be reckoned; if not, that is prepared, and ``ready`` follows."""
        if self._thread is None:
            self._thread = Thread(target=_load, name="odds")
            beside().start(self._thread)
            self._look.start()
        return not self._look.isActive()

    @Slot()
    def _look_whether_loaded(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._look.stop()
            self.ready.emit()


@cache
def reckoning() -> Reckoning:
    """The one of the program."""
    return Reckoning(QCoreApplication.instance())


def _load() -> None:
    from baccara_qt.analysis.exact import full_shoe, odds  # noqa: PLC0415 - it needs numpy

    odds(full_shoe(1))
