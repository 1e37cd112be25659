"""The odds of the next coup of Punto Banco, from the cards nobody has seen yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.cards import by_points
from baccara_qt.core.punto.state import TableState
from baccara_qt.players.punto.counting import unseen
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.reckoning import reckoning

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_PLACES: Final = 2


@QmlElement
class Odds(QObject):
    """What the panel of odds shows; nothing is counted while the user does not want it.

    Signals:
        changed: A card was turned, the panel was switched on or off, or it speaks another language.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._wanted = preferences.now.odds
        self._state: TableState | None = None
        self._ranks: tuple[int, ...] = ()
        reckoning().ready.connect(self.changed)
        preferences.changed.connect(self._listen)

    def show(self, state: TableState) -> None:
        """Shows the coup that may follow on a table that looks like this."""
        self._state = state
        self._count()

    def _count(self) -> None:
        ranks = unseen(self._state) if self._wanted and self._state else ()
        if ranks != self._ranks:
            self._ranks = ranks
            self.changed.emit()

    @Slot()
    def _listen(self) -> None:
        if self._preferences.now.odds != self._wanted:
            self._wanted = not self._wanted
            self._count()

    def _points(self) -> tuple[int, ...]:
        return by_points(self._ranks) if self._ranks else ()

    @Property(bool, notify=changed)
    def wanted(self) -> bool:
        """Whether the user wants to see the odds."""
        return self._wanted

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, str]]:
        """Every field of the cloth: ``title``, ``chance``, ``gain`` and ``spoken``; empty until it can be counted."""
        if self._state is None or not self._ranks or not reckoning().can():
            return []
        from baccara_qt.analysis.chances import punto_banco  # noqa: PLC0415 - it needs numpy
        from baccara_qt.ui.odds_texts import field_figures  # noqa: PLC0415 - the same

        return [row._asdict() for row in field_figures(punto_banco(self._state.rules, self._ranks), _PLACES)]

    @Property(list, notify=changed)
    def counts(self) -> list[dict[str, str]]:
        """How many cards of each value 0–9 nobody has seen: ``value`` and ``cards``."""
        return [{"value": str(value), "cards": number_text(cards)} for value, cards in enumerate(self._points())]

    @Property(str, notify=changed)
    def unseenText(self) -> str:
        """How many these are in all."""
        return translate("Odds", "From {0} unseen cards").format(number_text(sum(self._ranks)))

    @Property(str, notify=changed)
    def spoken(self) -> str:
        """The counts, to be read aloud."""
        counts = ", ".join(f"{value}: {number_text(cards)}" for value, cards in enumerate(self._points()))
        return f"{self.unseenText}; {counts}"
