"""Keeps the table going: a step is taken at once, a timer shows it as thinking, the stage shows what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from baccara_qt.core.game import Step
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError
from baccara_qt.session.orders import Orders
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.stage import Stage
from baccara_qt.ui.standing import StandingOrders

_SQUEEZED_FROM: Final = 0.5
"""The least factor of speed at which the human turns his cards himself."""


class Driver(QObject):
    """Lets guests, staff and standing orders act whenever the stage is settled and it is their turn.

    Signals:
        failed: A step could not be stored; with the ``StorageError``. Nothing goes on until ``start``.

    Args:
        director: The session and who acts in it.
        stage: Where steps are shown.
        orders: What the human lets the table answer.
        preferences: Speed and pace.
        parent: Owner.
    """

    failed = Signal(object)

    def __init__(
        self, director: Director, stage: Stage, orders: StandingOrders, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._session = director.session
        self._stage = stage
        self._orders = orders
        self._preferences = preferences
        self._stopped = True
        self._broken = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        stage.settled.connect(self._go_on)
        orders.changed.connect(self._adjust)
        preferences.changed.connect(self._adjust)
        self._adjust()

    @property
    def broken(self) -> bool:
        """Whether something could not be stored and nobody acts until ``start``."""
        return self._broken

    def start(self) -> None:
        """Lets guests and staff act: at first, and after something could not be stored."""
        self._stopped = self._broken = False
        self._go_on()

    def halt(self) -> None:
        """Nobody acts any more until ``start``."""
        self._stopped = True
        self._timer.stop()

    def waits(self) -> bool:
        """Whether nothing happens until the human does something."""
        return not self._stage.busy and self._director.due() is None and self._ordered() is None

    def take(self, step: Callable[[], Step]) -> bool:
        """Takes a step of the human's and shows it.

        Returns:
            Whether it was stored; ``failed`` tells why not.

        Raises:
            RuleError: If the table does not allow it.
        """
        self._timer.stop()
        try:
            events = step().events
        except StorageError as error:
            self._fail(error)
            return False
        finally:
            QTimer.singleShot(0, self, self._go_on)
        self._stopped = self._stopped and not self._broken
        self._broken = False
        self._stage.present(events)
        return True

    def _fail(self, error: StorageError) -> None:
        self.halt()
        self._broken = True
        self.failed.emit(error)

    @Slot()
    def _adjust(self) -> None:
        """Pace, orders or the last word are others now."""
        settings, orders = self._preferences.now, self._orders.now
        # Who has left his answer to the table has no last word either.
        silent = orders.stake or orders.layout or orders.wait_for_bank or orders.onward
        self._director.last_word = settings.last_word and not silent
        self._stage.dealer = self._session.human if settings.deal_by_hand else 0
        self._stage.pace = 0.0 if orders.onward else settings.speed
        self._timer.stop()
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """The next step comes after a while, if one is due."""
        if self._stopped or self._orders.now.paused:
            self._timer.stop()
        elif self.waits():
            self._orders.arrived()
        elif not self._stage.busy and not self._timer.isActive():
            self._timer.start(self._thinking())

    def _thinking(self) -> int:
        settings = self._preferences.now
        return 0 if self._orders.now.onward else round(settings.pace * min(1.0, settings.speed))

    def _ordered(self) -> Any | None:
        state, human, game = self._session.state, self._session.human, self._stage.game
        return game.answer(self._now(), game.see(state, human), game.legal(state, human)) if human else None

    def _now(self) -> Orders:
        """The orders in force; at high speed nobody takes his time over a card."""
        orders = self._orders.now
        quick = self._preferences.now.speed < _SQUEEZED_FROM or orders.onward
        return replace(orders, turn_at_once=orders.turn_at_once or quick)

    @Slot()
    def _act(self) -> None:
        ordered = self._ordered()
        try:
            step = self._director.act() if ordered is None else self._session.execute(self._session.human, ordered)
        except StorageError as error:
            self._fail(error)
            return
        if step is not None:
            self._stage.present(step.events)
