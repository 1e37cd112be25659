"""The outcome of the last coup in two lines: points and winner, and what it was to the user."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import events as e
from baccara_qt.core.event import Event
from baccara_qt.core.money import Seat
from baccara_qt.ui.amounts import money_text

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Outcome(QObject):
    """What the banner says from the announcement (C15) to the user's next act, or to the next close of the stakes.

    Signals:
        changed: It says something else, or nothing any more.
    """

    changed = Signal()

    def __init__(self, human: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._human = human
        self._points: Any = None
        self._plays = self._banked = False
        self._gain = 0

    def note(self, event: Event, before: Any) -> None:
        """Follows the coup; ``before`` is the table before the event."""
        match event:
            case e.PointsAnnounced():
                self._points, self._gain = event, 0
                self._banked = self._banks(before)
                self._plays = self._banked or bool(self._human and before.books.stake(self._human))
            case e.StakesRaked() if self._banked:
                self._gain += sum(amount for _, amount in event.stakes)
            case e.StakesRaked():
                self._gain -= dict(event.stakes).get(self._human, 0)
            case e.CagnotteTaken() if self._banked:
                self._gain -= event.amount
            case e.StakePaid() if event.seat == self._human:
                self._gain += event.amount
            case e.StakePaid() if self._banked:
                self._gain -= event.amount
            case e.StakesClosed():
                self.forget()
                return
            case _:
                return
        self.changed.emit()

    def forget(self) -> None:
        """Something else is on now."""
        if self._points is not None:
            self._points = None
            self.changed.emit()

    def _banks(self, before: Any) -> bool:
        return bool(0 < self._human == before.banker)

    @Property(str, notify=changed)
    def title(self) -> str:
        """Who won, with both points; empty when there is nothing to say."""
        return self._title()

    def _title(self) -> str:
        if self._points is None:
            return ""
        text = {
            "bank": translate("Outcome", "The bank wins, {0} to {1}"),
            "ponte": translate("Outcome", "The ponte wins, {1} to {0}"),
            "tie": translate("Outcome", "A tie at {0}"),
        }[self._points.outcome]
        return text.format(self._points.bank, self._points.ponte)

    @Property(str, notify=changed)
    def mine(self) -> str:
        """What the user won or lost so far; empty while he has nothing in it."""
        if self._points is None or not self._plays:
            return ""
        if self._gain == 0:
            if self._points.outcome != "tie":
                return ""
            return (
                translate("Outcome", "Your bank stays")
                if self._banked
                else translate("Outcome", "Your stake stays where it lies")
            )
        text = translate("Outcome", "You win {0}") if self._gain > 0 else translate("Outcome", "You lose {0}")
        return text.format(money_text(abs(self._gain)))

    @Property(float, notify=changed)
    def gain(self) -> float:
        """The same as a number; below zero for a loss."""
        return self._gain / 100
