"""The rule sheet: what holds at a table, what its books say, and what was promised about its shoe."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Books
from baccara_qt.ui import rule_texts
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.reckoning import reckoning

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class RuleSheet(QObject):
    """The sheet of the running table, or of rules nobody plays by yet.

    It is given no cards: the shoe is known to it by number and commitment only.

    Signals:
        changed: Another table, or the same one later.
    """

    changed = Signal()

    def __init__(self, rules: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._books: Books | None = None
        self._shoe = 0
        self._commitment = ""
        reckoning().ready.connect(self.changed)

    def show(self, rules: Any, books: Books | None = None, shoe: int = 0, commitment: str = "") -> None:
        """Fills the sheet.

        Args:
            rules: The settings in force.
            books: The books of the running table, ``None`` without one.
            shoe: Number of the shoe in use, 0 for none.
            commitment: SHA-256 of that shoe's seed (A5).
        """
        self._rules, self._books, self._shoe, self._commitment = rules, books, shoe, commitment
        self.changed.emit()

    @property
    def rules(self) -> Any:
        """The settings on the sheet."""
        return self._rules

    @Property(str, notify=changed)
    def title(self) -> str:
        """Whose rules they are."""
        return translate("RuleSheet", "Rules of the house: {0}").format(preset_name(self._rules.preset))

    @Property(list, notify=changed)
    def lines(self) -> list[dict[str, str]]:
        """Every setting: ``rule``, ``title`` and ``text``."""
        return [line._asdict() for line in texts_for(self._rules).house_rules(self._rules)]

    @Property(list, notify=changed)
    def ponte(self) -> list[Any]:
        """Verdicts for a bound ponte on 0–7 (C16)."""
        found: list[Any] = texts_for(self._rules).ponte_tableau(self._rules)
        return found

    @Property(list, notify=changed)
    def banker(self) -> list[Any]:
        """Rows of verdicts for the banker on 0–7 (C17)."""
        found: list[Any] = texts_for(self._rules).banker_tableau(self._rules)
        return found

    @Property(list, notify=changed)
    def brief(self) -> list[Any]:
        """The game in short."""
        found: list[Any] = texts_for(self._rules).the_game_in_short(self._rules)
        return found

    @Property(dict, notify=changed)
    def words(self) -> dict[str, str]:
        """What is written over and under the tableaux: ``ponte``, ``banker`` and ``legend``."""
        words: dict[str, str] = texts_for(self._rules).tableau_words(self._rules)._asdict()
        return words

    @Property(list, notify=changed)
    def figures(self) -> list[dict[str, str]]:
        """The bets in figures: ``title``, ``chance``, ``gain`` and ``spoken``; empty until they can be counted."""
        if not reckoning().can():
            return []
        from baccara_qt.ui.odds_texts import house_figures  # noqa: PLC0415 - it needs numpy

        return [row._asdict() for row in house_figures(self._rules)]

    @Property(str, notify=changed)
    def figuresNote(self) -> str:
        """What these figures hold for."""
        note: str = texts_for(self._rules).figures_note(self._rules)
        return note

    @Property(bool, notify=changed)
    def running(self) -> bool:
        """Whether there is a table, with books and a shoe."""
        return self._books is not None

    @Property(list, notify=changed)
    def books(self) -> list[dict[str, Any]]:
        """The accounts of the house: ``title``, ``amount`` and whether it is a ``total`` (F1)."""
        books = self._books
        if books is None:
            return []
        on_table = texts_for(self._rules).accounts(books)
        lines = [_book_line(title, amount) for title, amount in on_table]
        lines.append(_book_line(translate("Books", "On the table"), sum(amount for _, amount in on_table), total=True))
        lines.append(_book_line(translate("Books", "Bought in"), books.bought_in))
        lines.append(_book_line(translate("Books", "Cashed out"), books.cashed_out))
        return lines

    @Property(bool, notify=changed)
    def balanced(self) -> bool:
        """Whether the audit holds (F2)."""
        return self._books is not None and self._books.balanced

    @Property(str, notify=changed)
    def audit(self) -> str:
        """What the audit of the books says (F2)."""
        if self._books is not None and not self._books.balanced:
            return translate("Books", "The audit does not hold: money is missing or too much. (rule F2)")
        return translate("Books", "The audit holds: all that was bought in and not cashed out is here. (rule F2)")

    @Property(str, notify=changed)
    def shoe(self) -> str:
        """Which shoe the commitment is for."""
        return translate("RuleSheet", "Shoe {0}: its commitment").format(self._shoe)

    @Property(str, notify=changed)
    def commitment(self) -> str:
        """The commitment in groups of eight digits; empty when there is none (A5)."""
        return commitment_text(self._commitment)


def commitment_text(digits: str) -> str:
    """A shoe's commitment in groups of eight digits, so that two of them can be compared by eye (A5)."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))


def texts_for(rules: Any) -> Any:
    """Rules in words, of the game that is played by these."""
    if rules.game == "punto_banco":
        from baccara_qt.ui.punto import rule_texts as punto  # noqa: PLC0415 - it is loaded when it is first asked for

        return punto
    return rule_texts


def _book_line(title: str, amount: int, *, total: bool = False) -> dict[str, Any]:
    return {"title": title, "amount": money_text(amount), "total": total}
