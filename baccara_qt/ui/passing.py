"""The bank on its way, in words: what it costs, who has answered and who is still to be asked."""

from __future__ import annotations

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import Passage, Phase, TableState
from baccara_qt.players.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.sentences import Names, who

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Passing(QObject):
    """The panel in the middle of the felt while the bank is offered, for sale, auctioned, or nobody has it.

    Signals:
        changed: It says something else, or is put away.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = ("", "", "", "", "")
        self._unsold = (0, 0)

    def note(self, event: e.Event, before: TableState) -> None:
        """Keeps in mind whose bank nobody took, and at what price, when it is auctioned (E4)."""
        if isinstance(event, e.AuctionOpened) and before.passage:
            self._unsold = before.passage.passer, before.passage.amount

    def show(self, view: SeatView, names: Names) -> None:
        """Shows the passage of this view."""
        passage = view.passage
        if passage is None or passage.kind != "auction" or passage.passer != self._unsold[0]:
            self._unsold = 0, 0
        words = _words(view, names, self._unsold[1])
        if words != self._words:
            self._words = words
            self.changed.emit()

    @Property(str, notify=changed)
    def title(self) -> str:
        """What happens to the bank; empty while it is not on its way."""
        return self._words[0]

    @Property(str, notify=changed)
    def amount(self) -> str:
        """Its price, or the highest bid; empty for none."""
        return self._words[1]

    @Property(str, notify=changed)
    def line(self) -> str:
        """Who stands highest, or what it takes."""
        return self._words[2]

    @Property(str, notify=changed)
    def waiting(self) -> str:
        """Who is still to be asked."""
        return self._words[3]

    @Property(str, notify=changed)
    def unsold(self) -> str:
        """At what price nobody took the bank that is auctioned; empty where it had none."""
        return self._words[4]


def _words(view: SeatView, names: Names, unsold: int) -> tuple[str, str, str, str, str]:
    passage = view.passage
    if view.phase is Phase.RESTING:
        least = translate("Passing", "From {0} on, whoever asks for it has the bank.").format(
            money_text(view.rules.bank_min)
        )
        return translate("Passing", "The game rests"), "", least, "", ""
    if passage is None or view.phase not in (Phase.OFFER, Phase.SALE, Phase.AUCTION):
        return "", "", "", "", ""
    price = (
        translate("Passing", "Nobody took it at {0}").format(money_text(unsold))
        if unsold and passage.kind == "auction"
        else ""
    )
    return *_kind(view, passage, names), _waiting(view, passage, names), price


def _kind(view: SeatView, passage: Passage, names: Names) -> tuple[str, str, str]:
    least = money_text(view.rules.bank_min)
    match passage.kind:
        case "offer":
            return (
                translate("Passing", "The bank is offered"),
                "",
                translate("Passing", "At any amount from {0}").format(least),
            )
        case "sale":
            line = translate("Passing", "Passed on by {0}").format(who(names, passage.passer)) if passage.passer else ""
            return translate("Passing", "The bank is for sale"), money_text(passage.amount), line
        case "auction":
            line = (
                translate("Passing", "Highest bid: {0}").format(who(names, passage.bidder))
                if passage.bidder
                else translate("Passing", "No bid yet; at least {0}").format(least)
            )
            return (
                translate("Passing", "Auction of the bank"),
                money_text(passage.amount) if passage.bidder else "",
                line,
            )


def _waiting(view: SeatView, passage: Passage, names: Names) -> str:
    queue = [who(names, seat) for seat in passage.queue if seat != passage.bidder]
    if not queue:
        return ""
    return translate("Passing", "To be asked: {0}").format(", ".join(queue))
