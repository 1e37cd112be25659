"""The outcome of the last coup of Punto Banco in two lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.event import Event
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.state import TableState
from baccara_qt.ui.outcome import Outcome

translate = QCoreApplication.translate


class PuntoOutcome(Outcome):
    """What the banner says from the announcement to the user's next act, or to the next close of the stakes."""

    def note(self, event: Event, before: TableState) -> None:
        """Follows the coup; ``before`` is the table before the event."""
        match event:
            case e.PointsAnnounced():
                self._points, self._gain = event, 0
                self._plays = bool(self._human and before.books.stake(self._human))
            case e.StakesTaken(stakes=stakes):
                self._gain -= sum(amount for seat, _, amount in stakes if seat == self._human)
            case e.StakePaid(seat=seat, won=won) if seat == self._human:
                self._gain += won
            case e.CommissionTaken(seat=seat, amount=amount) | e.CommissionMarked(seat=seat, amount=amount) if (
                seat == self._human
            ):
                self._gain -= amount
            case e.StakesClosed():
                self.forget()
                return
            case _:
                return
        self.changed.emit()

    def _title(self) -> str:
        if self._points is None:
            return ""
        text = {
            "punto": translate("Outcome", "Punto wins, {0} to {1}"),
            "banco": translate("Outcome", "Banco wins, {1} to {0}"),
            "tie": translate("Outcome", "A tie at {0}"),
        }[self._points.outcome]
        return text.format(self._points.punto, self._points.banco)
