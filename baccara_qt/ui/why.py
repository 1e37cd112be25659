"""Why the last coups went as they did, for whoever asks once they are over."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.cards import total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.event import Hand
from baccara_qt.core.chemin.reasons import CoupFacts, CoupReasons
from baccara_qt.core.chemin.state import TableState
from baccara_qt.ui import why_texts
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.rule_texts import banker_tableau
from baccara_qt.ui.sentences import Names, cards_text, who

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

KEPT: Final = 60
"""Coups that can still be asked about: about a shoe."""


@QmlElement
class Why(QObject):
    """One of the last coups, explained: the cards of both sides, each decision with its rule, who got what.

    Signals:
        changed: Another coup is explained, or there is a newer one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reasons = CoupReasons()
        self._coups: deque[tuple[CoupFacts, Names]] = deque(maxlen=KEPT)
        self._number = 0

    def note(self, event: e.Event, before: TableState, names: Names) -> None:
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

    def _asked(self) -> tuple[CoupFacts, Names] | None:
        return next((coup for coup in self._coups if coup[0].coup.number == self._number), None)

    @Property(int, notify=changed)
    def last(self) -> int:
        """Number of the last coup that can be asked about; 0 for none."""
        return self._coups[-1][0].coup.number if self._coups else 0

    @Property(int, notify=changed)
    def first(self) -> int:
        """Number of the first coup that can be asked about; 0 for none."""
        return self._coups[0][0].coup.number if self._coups else 0

    @Property(int, notify=changed)
    def number(self) -> int:
        """Number of the coup that is explained; 0 for none."""
        return self._number

    @Property(str, notify=changed)
    def title(self) -> str:
        """Which coup it is, and who won it."""
        asked = self._asked()
        return why_texts.title(asked[0]) if asked else ""

    @Property(list, notify=changed)
    def hands(self) -> list[dict[str, Any]]:
        """Both hands with every card: ``title``, ``faces``, ``points`` and the ``spoken`` whole (fault 25)."""
        asked = self._asked()
        return [_hand(asked[0], side) for side in ("ponte", "bank")] if asked else []

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, str]]:
        """Each decision: ``rule``, ``title`` and ``text``."""
        asked = self._asked()
        return [line._asdict() for line in why_texts.explain(*asked)] if asked else []

    @Property(list, notify=changed)
    def result(self) -> list[dict[str, Any]]:
        """What each seat won or lost: ``title``, ``amount``, and whether it is the ``banker``."""
        asked = self._asked()
        if asked is None:
            return []
        facts, names = asked
        return [
            {
                "title": who(names, seat),
                "amount": f"+{money_text(amount)}" if amount > 0 else money_text(amount),
                "banker": seat == facts.banker,
            }
            for seat, amount in facts.result.items()
        ]

    @Property(list, notify=changed)
    def tableau(self) -> list[Any]:
        """The banker's tableau of this house, a row for each total 0–7 (C17)."""
        asked = self._asked()
        return banker_tableau(asked[0].rules) if asked else []

    @Property(list, notify=changed)
    def cell(self) -> list[int]:
        """Row and column of the cell the bank was in; empty when the tableau was not asked."""
        asked = self._asked()
        if asked is None or asked[0].verdicts["bank"] is None:
            return []
        return [asked[0].points("bank"), asked[0].column]


def _hand(facts: CoupFacts, side: Hand) -> dict[str, Any]:
    cards = facts.coup.ponte if side == "ponte" else facts.coup.bank
    points = str(total(cards))
    title = translate("Why", "Ponte") if side == "ponte" else translate("Why", "Bank")
    return {
        "title": title,
        "faces": [str(card) for card in cards],
        "points": points,
        "spoken": f"{title}: {cards_text(cards)}, {points}",
    }
