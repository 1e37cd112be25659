"""Lets guests and staff act in their own time: a step is taken at once, a timer shows it as thinking."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from baccara_qt.core.game import Step
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError


class Driver(QObject):
    """Takes the steps that are due, one after the other, while it is let run.

    Signals:
        stepped: A step was taken and is durable.
        failed: A step could not be stored; nothing goes on until ``start`` is called again.

    Args:
        director: Who knows what is due.
        thinking: How long the next actor is seen to think, in milliseconds.
        parent: Owner.
    """

    stepped = Signal(object)
    failed = Signal(object)

    def __init__(self, director: Director, thinking: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._thinking = thinking
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)

    def start(self) -> None:
        """Lets the next step come when it is due; without effect while one is on its way."""
        if not self._timer.isActive() and self._director.due() is not None:
            self._timer.start(self._thinking())

    def stop(self) -> None:
        """Takes no further step."""
        self._timer.stop()

    def hurry(self) -> None:
        """The step on its way comes after the time that is usual now."""
        if self._timer.isActive():
            self._timer.start(min(self._timer.remainingTime(), self._thinking()))

    def _act(self) -> None:
        try:
            step: Step | None = self._director.act()
        except StorageError as error:
            self.failed.emit(error)
            return
        if step is not None:
            self.stepped.emit(step)
