"""The human's hand at the table: one press is one act, and nothing happens that the table does not allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import Offer, Step
from baccara_qt.core.money import Cents
from baccara_qt.session.director import Director
from baccara_qt.ui.entry import AmountEntry
from baccara_qt.ui.offers import MATTERS, ActRow, find
from baccara_qt.ui.refusals import refusal
from baccara_qt.ui.standing import StandingOrders

if TYPE_CHECKING:
    from baccara_qt.ui.driver import Driver
    from baccara_qt.ui.stage import Stage

translate = QCoreApplication.translate


class Hand(QObject):
    """Turns what is pressed into steps of the session.

    Attributes:
        entry: The amount for the act in the bar.
        matter_entry: The amount for an act beside the game.
        problem: Why what was asked for last did not happen; empty when it did.

    Signals:
        refused: Something was refused; ``problem`` says why.
    """

    refused = Signal()

    def __init__(
        self, director: Director, stage: Stage, driver: Driver, orders: StandingOrders, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._session = director.session
        self._human = director.session.human
        self._stage = stage
        self._game = stage.game
        self._driver = driver
        self._orders = orders
        self.entry = AmountEntry(parent)
        self.matter_entry = AmountEntry(parent)
        self.problem = ""

    def perform(self, kind: str, text: str, seq: float) -> None:
        """Does what was pressed.

        What is still being shown is shown at once. Nothing happens if the table has moved on since the offer was
        seen, so a double click acts once.

        Args:
            kind: Name of the act.
            text: The amount as typed, or the place of the cut; empty where the act takes none.
            seq: Number of the offer: events of the session when it was seen.
        """
        self._stage.drain()
        if kind not in self._game.acts or seq != self._session.state.seq:
            return
        if kind == "close":
            self._execute(kind, None, Cents(0))
            return
        offer = self._offer(kind)
        if offer is None:
            self._refuse(translate("Refusals", "This is not the moment for that."))
        elif not offer.step:
            self._execute(kind, offer, Cents(0))
        elif kind == "cut":
            self._execute(kind, offer, Cents(int(text) if text.isdecimal() else 0))
        else:
            self._give(kind, offer, text)

    def take_back(self) -> None:
        """Takes back the last stake, claim or passed bank, and with it what the others did since."""
        self._stage.drain()
        self._orders.took_back()
        self._take(self._session.take_back)

    def follow(self, rows: Iterable[ActRow], offers: Iterable[Offer]) -> None:
        """Asks for the amount of the act in the bar that takes one."""
        for row in rows:
            offer = find(row.kind, offers, self._game.acts) if row.takesAmount and row.kind != "cut" else None
            if offer is not None:
                lies = self._session.state.books.stake(self._human)
                first = lies if row.kind == "stake" and offer.allows(lies) else Cents(offer.min)
                self.entry.ask(row.kind, offer, self._money(), first)
                return
        self.entry.ask("", None, Cents(0), Cents(0))

    def retell(self) -> None:
        """The user speaks another language now; a refusal in the old one has been read."""
        self.problem = ""
        self.entry.retell()
        self.matter_entry.retell()

    def ask(self, kind: str, offers: Iterable[Offer]) -> None:
        """Asks for the amount of an act beside the game; an empty name for none."""
        offer = find(kind, offers) if kind in MATTERS else None
        self.matter_entry.ask(kind if offer else "", offer, self._money(), Cents(offer.min if offer else 0))

    def _offer(self, kind: str) -> Offer | None:
        return find(kind, self._game.legal(self._session.state, self._human), self._game.acts)

    def _give(self, kind: str, offer: Offer, text: str) -> None:
        entry = self._entry(kind)
        entry.ask(kind, offer, self._money(), Cents(offer.min))
        entry.type(text)
        amount = entry.amount()
        if amount is not None:
            self._execute(kind, offer, amount)

    def _execute(self, kind: str, offer: Offer | None, amount: Cents) -> None:
        def step() -> Step:
            return self._director.close() if offer is None else self._session.execute(self._human, offer.at(amount))

        if not self._take(step):
            return
        if offer is not None and offer.step and kind != "cut":
            self._entry(kind).remember(kind, amount)
        if kind == "stake":
            self._orders.staked(amount)
        elif kind == "come_back":
            self._orders.came_back()

    def _take(self, step: Callable[[], Step]) -> bool:
        """Whether the step could be taken; otherwise the human has been told why not."""
        self.problem = ""
        try:
            return self._driver.take(step)
        except RuleError as error:
            self._refuse(refusal(error))
            return False

    def _entry(self, kind: str) -> AmountEntry:
        return self.matter_entry if kind in MATTERS else self.entry

    def _refuse(self, sentence: str) -> None:
        self.problem = sentence
        self.refused.emit()

    def _money(self) -> Cents:
        """What he can put on the table: his purse and what he has lying."""
        books = self._session.state.books
        return books.money(self._human) if self._human else Cents(0)
