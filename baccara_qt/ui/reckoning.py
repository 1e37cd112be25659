"""Whether exact odds can be reckoned yet: what counts them is loaded beside the game when it is first wanted."""

from __future__ import annotations

from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

_LOOKS_MS: Final = 20


class Reckoning(QObject):
    """Knows when odds cost next to nothing: the first ones load numpy and count every hand once.

    Signals:
        ready: Odds can be reckoned now.
    """

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        # It looks for the end itself: a thread must not call an object that may be gone by then.
        self._look = QTimer(self, interval=_LOOKS_MS)
        self._look.timeout.connect(self._look_whether_loaded)

    def can(self) -> bool:
        """Whether odds can be reckoned; if not, that is prepared, and ``ready`` follows."""
        if self._thread is None:
            self._thread = Thread(target=_prepare, name="odds")
            self._thread.start()
            self._look.start()
        return not self._look.isActive()

    @Slot()
    def _look_whether_loaded(self) -> None:
        if self._thread is not None and not self._thread.is_alive():
            self._look.stop()
            self.ready.emit()


def _prepare() -> None:
    from baccara_qt.analysis.exact import full_shoe, odds  # noqa: PLC0415 - it needs numpy

    odds(full_shoe(1))
