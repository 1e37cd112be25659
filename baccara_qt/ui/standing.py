"""The human's standing orders, as switches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Cents
from baccara_qt.session.orders import Orders
from baccara_qt.ui.amounts import money_text

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class StandingOrders(QObject):
    """What the table answers for the human.

    Signals:
        changed: Something else is ordered now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._orders = Orders()
        self._last_stake = Cents(0)
        self._last_layout: tuple[tuple[str, Cents], ...] = ()

    @property
    def now(self) -> Orders:
        """The orders in force."""
        return self._orders

    def staked(self, amount: Cents) -> None:
        """The human staked: this is what "the same again" means."""
        self._last_stake = amount
        if self._orders.stake:
            self._set(stake=amount)
        else:
            self.changed.emit()

    def laid(self, layout: tuple[tuple[str, Cents], ...]) -> None:
        """The human staked on these fields: this is what "the same again" means."""
        self._last_layout = layout
        if self._orders.layout:
            self._set(layout=layout)
        else:
            self.changed.emit()

    def took_back(self) -> None:
        """The human took something back: no order does it over again."""
        self._set(stake=Cents(0), layout=(), wait_for_bank=False, refuse_bank=False, onward=False)

    def arrived(self) -> None:
        """The next decision is there."""
        self._set(onward=False)

    def came_back(self) -> None:
        """The human plays again."""
        self._set(sit_out=False)

    def _set(self, **values: Any) -> None:
        orders = replace(self._orders, **values)
        if orders != self._orders:
            self._orders = orders
            self.changed.emit()

    @Property(bool, notify=changed)
    def sameStake(self) -> bool:
        """Whether the same is staked again whenever he is asked."""
        return self._orders.stake > 0 or self._orders.layout != ()

    @Property(str, notify=changed)
    def stakeText(self) -> str:
        """What "the same" is; empty before he has staked anything."""
        last = self._last_stake or sum(amount for _, amount in self._last_layout)
        return money_text(last) if last else ""

    @Property(bool, notify=changed)
    def waitForBank(self) -> bool:
        """Whether he claims nothing until he is banker."""
        return self._orders.wait_for_bank

    @Property(bool, notify=changed)
    def refuseBank(self) -> bool:
        """Whether he never takes the bank."""
        return self._orders.refuse_bank

    @Property(bool, notify=changed)
    def sitOut(self) -> bool:
        """Whether he sits out as soon as that is allowed."""
        return self._orders.sit_out

    @Property(bool, notify=changed)
    def onward(self) -> bool:
        """Whether the table plays on at top speed to his next decision."""
        return self._orders.onward

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        """Whether nothing happens for now."""
        return self._orders.paused

    @Property(int, notify=changed)
    def count(self) -> int:
        """Orders in force, for the button that shows them."""
        orders = self._orders
        return sum(
            (
                orders.stake > 0 or orders.layout != (),
                orders.wait_for_bank,
                orders.refuse_bank,
                orders.sit_out,
                orders.turn_at_once,
            )
        )

    @Slot(bool)
    def setSameStake(self, on: bool) -> None:
        """Same stake again, or no longer."""
        self._set(stake=self._last_stake if on else Cents(0), layout=self._last_layout if on else ())

    @Property(bool, notify=changed)
    def turnAtOnce(self) -> bool:
        """Whether his cards are turned without a squeeze."""
        return self._orders.turn_at_once

    @Slot(bool)
    def setTurnAtOnce(self, on: bool) -> None:
        """Turn my cards at once, or no longer."""
        self._set(turn_at_once=on)

    @Slot(bool)
    def setWaitForBank(self, on: bool) -> None:
        """Pass until I am banker, or no longer."""
        self._set(wait_for_bank=on)

    @Slot(bool)
    def setRefuseBank(self, on: bool) -> None:
        """Never take the bank, or no longer."""
        self._set(refuse_bank=on)

    @Slot(bool)
    def setSitOut(self, on: bool) -> None:
        """Sit out, or no longer."""
        self._set(sit_out=on)

    @Slot(bool)
    def setOnward(self, on: bool) -> None:
        """On to my next decision, or no longer."""
        self._set(onward=on)

    @Slot(bool)
    def setPaused(self, on: bool) -> None:
        """Pause, or go on."""
        self._set(paused=on)
