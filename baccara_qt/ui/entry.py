"""A sum on its way to the table: chips clicked, digits typed, checked before anything happens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.errors import NotationError
from baccara_qt.core.game import Offer
from baccara_qt.core.money import MAX_AMOUNT, Cents
from baccara_qt.ui.amounts import entry_text, money_text, read_money, rewritten
from baccara_qt.ui.chips import CHIPS

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST: Final = 24

translate = QCoreApplication.translate


@QmlElement
class AmountEntry(QObject):
    """What is being entered for one act.

    Signals:
        changed: Text or problem are others now.
        asked: Another amount is asked for: act, bounds or chips are others now.
    """

    changed = Signal()
    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind = ""
        self._offer: Offer | None = None
        self._purse = Cents(0)
        self._text = self._first = ""
        self._problem = ""
        self._touched = False
        self._last: dict[str, Cents] = {}

    def ask(self, kind: str, offer: Offer | None, purse: Cents, first: Cents) -> None:
        """Asks for the amount of this act, or for nothing.

        Args:
            kind: Name of the act; empty for none.
            offer: Its bounds.
            purse: What the human has for it, for the words of a refusal.
            first: What stands in the entry before he has touched it.
        """
        if (kind, offer, purse) == (self._kind, self._offer, self._purse):
            return
        fresh = kind != self._kind
        self._kind, self._offer, self._purse = kind, offer, purse
        if fresh:
            self._text = self._first = entry_text(first) if offer else ""
            self._touched = False
            self._problem = ""
        elif self._problem:
            self._problem = self.problem_of(self._text)
        self.asked.emit()
        self.changed.emit()

    def amount(self) -> Cents | None:
        """The amount entered if it can be had; otherwise ``None``, and the problem is shown."""
        self._problem = self.problem_of(self._text)
        self.changed.emit()
        return None if self._problem else read_money(self._text)

    def sum(self) -> Cents | None:
        """What stands in the entry, whatever it may be used for; ``None`` when that is no amount."""
        try:
            return read_money(self._text) or None
        except NotationError:
            return None

    def remember(self, kind: str, amount: Cents) -> None:
        """This amount was accepted: "the same again" means this one."""
        self._last[kind] = amount
        self._kind, self._offer = "", None
        self.asked.emit()
        self.changed.emit()

    def retell(self) -> None:
        """Says everything once more, in the user's language of now; the amount keeps its value."""
        self._text, self._first = rewritten(self._text), rewritten(self._first)
        self._problem = self.problem_of(self._text) if self._problem else ""
        self.asked.emit()
        self.changed.emit()

    def problem_of(self, text: str) -> str:
        """What is wrong with a text, in one sentence; empty when nothing is."""
        offer = self._offer
        if offer is None:
            return translate("Entry", "No amount is asked for now.")
        try:
            amount = read_money(text)
        except NotationError:
            if not text.strip():
                return translate("Entry", "Enter an amount.")
            return translate("Entry", "“{0}” is not an amount.").format(text.strip()[:_LONGEST])
        if amount > self._purse and offer.command is not c.BuyIn:
            return translate("Entry", "That is more than you have: {0}.").format(money_text(self._purse))
        if amount < offer.min:
            return translate("Entry", "That is too little: at least {0}.").format(money_text(offer.min))
        if amount > offer.max:
            return translate("Entry", "That is too much: at most {0}.").format(money_text(offer.max))
        if not offer.allows(amount):
            return translate("Entry", "Amounts go in steps of {0}.").format(money_text(offer.step))
        return ""

    @Property(str, notify=asked)
    def kind(self) -> str:
        """Name of the act the amount is for; empty for none."""
        return self._kind

    @Property(str, notify=changed)
    def text(self) -> str:
        """What stands in the entry."""
        return self._text

    @Property(str, notify=changed)
    def sumText(self) -> str:
        """The amount as it is said; empty when what stands there is none."""
        amount = self.sum() if self._kind else None
        return money_text(amount) if amount else ""

    @Property(bool, notify=changed)
    def chosen(self) -> bool:
        """Whether another amount stands there than stood there at first."""
        return bool(self._kind) and self._text != self._first

    @Property(str, notify=changed)
    def problem(self) -> str:
        """What is wrong with it, once somebody tried to use it."""
        return self._problem

    @Property(str, notify=asked)
    def bounds(self) -> str:
        """The least and the greatest amount, in words."""
        offer = self._offer
        if offer is None:
            return ""
        return translate("Entry", "{0} to {1}").format(money_text(offer.min), money_text(offer.max))

    @Property(bool, notify=asked)
    def canRepeat(self) -> bool:
        """Whether an amount was given before that may be given again."""
        last = self._last.get(self._kind)
        return last is not None and self._offer is not None and self._offer.allows(last)

    @Property(list, notify=asked)
    def chips(self) -> list[str]:
        """The chips worth clicking: those between the step and the greatest amount."""
        offer = self._offer
        if offer is None:
            return []
        useful = [str(chip) for chip in reversed(CHIPS) if offer.step <= 100 * chip <= offer.max]
        return useful[-8:]

    @Slot(str)
    def type(self, text: str) -> None:
        """Somebody typed."""
        self._write(text[:_LONGEST])
        self._touched = True

    @Slot(str)
    def digit(self, sign: str) -> None:
        """A key was pressed outside the field: the first one begins a new amount."""
        self._write((self._text if self._touched else "") + sign)
        self._touched = True

    @Slot()
    def erase(self) -> None:
        """The last sign goes."""
        self._write(self._text[:-1])
        self._touched = True

    @Slot(str)
    def add(self, chip: str) -> None:
        """A chip was clicked: the first one begins a new amount, the others are laid on it."""
        self._set((self._standing() if self._touched else 0) + 100 * int(chip))
        self._touched = True

    @Slot(str)
    def take(self, chip: str) -> None:
        """A chip is taken off again, as far as there is one."""
        self._set(max(0, self._standing() - 100 * int(chip)))
        self._touched = True

    @Slot(int)
    def step(self, direction: int) -> None:
        """One step up or down, within the bounds."""
        offer = self._offer
        if offer is not None:
            amount = self._standing() + direction * offer.step
            self._set(min(offer.max, max(offer.min, offer.min + (amount - offer.min) // offer.step * offer.step)))

    @Slot()
    def clear(self) -> None:
        """Empties the entry."""
        self._write("")

    @Slot()
    def most(self) -> None:
        """The greatest amount."""
        if self._offer is not None:
            self._set(self._offer.max)

    @Slot()
    def repeat(self) -> None:
        """The amount given the last time."""
        if self.canRepeat:
            self._set(self._last[self._kind])

    def _standing(self) -> int:
        try:
            return read_money(self._text)
        except NotationError:
            return 0

    def _set(self, cents: int) -> None:
        self._write(entry_text(min(cents, MAX_AMOUNT)))

    def _write(self, text: str) -> None:
        self._text = text
        self._problem = ""
        self.changed.emit()
