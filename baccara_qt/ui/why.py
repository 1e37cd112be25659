"""Why the last coups went as they did, for whoever asks once they are over."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.cards import total
from baccara_qt.core.event import Event
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.sentences import Names, cards_text

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

KEPT: Final = 60
"""Coups that can still be asked about: about a shoe."""


@QmlElement
class Why(QObject):
    """One of the last coups, explained: the cards of both sides, each decision with its rule, who got what.

    Signals:
        changed: Another coup is explained, or there is a newer one.

    Args:
        reasons: Follows the events of a game and gives the facts of each coup.
        texts: Says these facts in words.
        parent: Owner.
    """

    changed = Signal()

    def __init__(self, reasons: Any, texts: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reasons = reasons
        self._texts = texts
        self._coups: deque[tuple[Any, Names]] = deque(maxlen=KEPT)
        self._number = 0

    def note(self, event: Event, before: Any, names: Names) -> None:
        """Takes the next event that has been shown; no card of a running coup is told."""
        facts = self._reasons.note(event, before)
        if facts is not None:
            self._coups.append((facts, names))
            self.changed.emit()

    @Slot(int)
    def ask(self, number: int) -> None:
        """Explains the coup with this number; 0 for the last one. One long past is the oldest still known."""
        numbers = [facts.coup.number for facts, _ in self._coups]
        self._number = max(numbers[0], min(number or numbers[-1], numbers[-1])) if numbers else 0
        self.changed.emit()

    @Slot(int)
    def step(self, direction: int) -> None:
        """Goes to the coup before (−1) or after (1)."""
        self.ask(max(1, self._number + direction))

    def _asked(self) -> tuple[Any, Names] | None:
        return next((coup for coup in self._coups if coup[0].coup.number == self._number), None)

    @Property(int, notify=changed)
    def last(self) -> int:
        """Number of the last coup that can be asked about; 0 for none."""
        return int(self._coups[-1][0].coup.number) if self._coups else 0

    @Property(int, notify=changed)
    def first(self) -> int:
        """Number of the first coup that can be asked about; 0 for none."""
        return int(self._coups[0][0].coup.number) if self._coups else 0

    @Property(int, notify=changed)
    def number(self) -> int:
        """Number of the coup that is explained; 0 for none."""
        return self._number

    @Property(str, notify=changed)
    def title(self) -> str:
        """Which coup it is, and who won it."""
        asked = self._asked()
        return str(self._texts.title(asked[0])) if asked else ""

    @Property(list, notify=changed)
    def hands(self) -> list[dict[str, Any]]:
        """Both hands with every card: ``title``, ``faces``, ``points`` and the ``spoken`` whole."""
        asked = self._asked()
        if asked is None:
            return []
        return [
            {
                "title": title,
                "faces": [str(card) for card in cards],
                "points": str(total(cards)),
                "spoken": f"{title}: {cards_text(cards)}, {total(cards)}",
            }
            for title, cards in self._texts.hands(asked[0])
        ]

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, str]]:
        """Each decision: ``rule``, ``title`` and ``text``."""
        asked = self._asked()
        return [line._asdict() for line in self._texts.explain(*asked)] if asked else []

    @Property(list, notify=changed)
    def result(self) -> list[dict[str, Any]]:
        """What each seat won or lost: ``title``, ``amount``, and ``total`` for who stood against all others."""
        asked = self._asked()
        if asked is None:
            return []
        return [
            {
                "title": gain.title,
                "amount": f"+{money_text(gain.amount)}" if gain.amount > 0 else money_text(gain.amount),
                "total": gain.total,
            }
            for gain in self._texts.gains(*asked)
        ]

    @Property(list, notify=changed)
    def tableau(self) -> list[Any]:
        """The second hand's tableau of this house, a row for each total 0–7 (C17, P3)."""
        asked = self._asked()
        return list(self._texts.tableau(asked[0])) if asked else []

    @Property(str, notify=changed)
    def tableauTitle(self) -> str:
        """What is written over it."""
        asked = self._asked()
        return str(self._texts.tableau_title(asked[0])) if asked else ""

    @Property(list, notify=changed)
    def cell(self) -> list[int]:
        """Row and column of the cell that hand was in; empty when the tableau was not asked."""
        asked = self._asked()
        return list(self._texts.cell(asked[0])) if asked else []
