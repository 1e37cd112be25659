"""The books beside the table, as texts; and how the human's money went."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.players.asked import owned
from baccara_qt.players.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.curve import MOST_POINTS, heights
from baccara_qt.ui.facts import Facts
from baccara_qt.ui.glossary import meaning
from baccara_qt.ui.texts import heading, risk_line

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class HouseBooks(QObject):
    """Bank, cagnotte, shoe and the human's money, for the rail.

    Signals:
        changed: Some of the money is elsewhere.
        shoeChanged: A card has left the shoe, or it is another one.
        curveChanged: Another coup is over.
        retold: The words are others now.
    """

    changed = Signal()
    shoeChanged = Signal()
    curveChanged = Signal()
    retold = Signal()

    def __init__(self, human: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._human = human
        self._view: SeatView | None = None
        self._curve: list[int] = []
        self._coups = -1
        self._facts = Facts(self, "curveChanged", "retold")

    def show(self, view: SeatView) -> None:
        """Shows the books of this view; after each coup the curve goes on."""
        self._view = view
        if self._human and view.coups != self._coups:
            self._coups = view.coups
            self._curve.append(self._owned())
            # A long session keeps its shape: every other point goes, the last stays.
            if len(self._curve) > MOST_POINTS:
                self._curve = self._curve[-1::-2][::-1]
            self.curveChanged.emit()
        self._facts.tell()

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        self.curveChanged.emit()
        self.retold.emit()

    def _owned(self) -> int:
        return owned(self._seen())

    def _seen(self) -> SeatView:
        assert self._view is not None
        return self._view

    @Property(str, notify=changed)
    def heading(self) -> str:
        """Shoe, coup and packs."""
        return heading(self._seen())

    @Property(str, notify=changed)
    def bankText(self) -> str:
        """The bank in play; empty when nobody holds it."""
        view = self._seen()
        return money_text(view.books.bank) if view.banker or view.books.bank else ""

    @Property(float, notify=changed)
    def bank(self) -> float:
        """The same as a number, in units; for the eye only."""
        return self._seen().books.bank / 100

    @Property(float, notify=changed)
    def garage(self) -> float:
        """What of it waits in the garage (C8), in units; for the eye only."""
        return self._seen().books.garage / 100

    @Property(float, notify=changed)
    def cagnotte(self) -> float:
        """What the house has taken so far."""
        return self._seen().books.cagnotte / 100

    @Property(str, notify=changed)
    def riskText(self) -> str:
        """How much of it is at risk."""
        return risk_line(self._seen())

    @Property(str, notify=changed)
    def cagnotteText(self) -> str:
        """What the house has taken so far."""
        return money_text(self._seen().books.cagnotte)

    @Property(str, notify=changed)
    def cagnotteRate(self) -> str:
        """The house's part in per cent."""
        return str(self._seen().rules.cagnotte_percent)

    @Property(dict, notify=retold)
    def meanings(self) -> dict[str, str]:
        """What the words of the books mean, for who rests on them: ``bank``, ``cagnotte``, ``sabot``."""
        return {word: meaning(word) for word in ("bank", "cagnotte", "sabot")}

    @Property(str, notify=shoeChanged)
    def remainingText(self) -> str:
        """Cards still in the shoe, none before they are loaded; empty without a shoe."""
        shoe = self._seen().shoe
        return str(shoe.remaining if shoe.ready else 0) if shoe else ""

    @Property(float, notify=shoeChanged)
    def remaining(self) -> float:
        """How full the shoe is, from 0 to 1."""
        shoe = self._seen().shoe
        return shoe.remaining / shoe.size if shoe else 0.0

    @Property(str, notify=shoeChanged)
    def nextBack(self) -> str:
        """Back of the card at the mouth of the shoe, ``r`` or ``b``."""
        shoe = self._seen().shoe
        return shoe.backs[-1:] if shoe else ""

    @Property(str, notify=changed)
    def purseText(self) -> str:
        """What lies before the human; empty at a table of guests."""
        return money_text(self._seen().books.purse(self._human)) if self._human else ""

    @Property(str, notify=changed)
    def lyingText(self) -> str:
        """What of the human's money lies on the table, as stake or bank: with the purse it makes all that is his."""
        return money_text(self._owned() - self._seen().books.purse(self._human)) if self._human else ""

    @Property(str, notify=changed)
    def wealthText(self) -> str:
        """All that is the human's own, stakes and bank included."""
        return money_text(self._owned()) if self._human else ""

    @Property(list, notify=curveChanged)
    def curve(self) -> list[float]:
        """His money after each coup, from 0 (the least of all) to 1 (the most)."""
        return heights(self._curve)

    @Property(str, notify=curveChanged)
    def highText(self) -> str:
        """The most it ever was."""
        return money_text(max(self._curve)) if self._curve else ""

    @Property(str, notify=curveChanged)
    def lowText(self) -> str:
        """The least it ever was."""
        return money_text(min(self._curve)) if self._curve else ""
