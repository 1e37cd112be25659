"""The table on screen: what the human sees and does, and everything that happens in between."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import legal, turn
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import Offer, Step
from baccara_qt.core.money import Cents, Seat
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.croupier import Croupier
from baccara_qt.ui.cues import asking
from baccara_qt.ui.driver import Driver
from baccara_qt.ui.entry import AmountEntry
from baccara_qt.ui.house_books import HouseBooks
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.offers import ACTS, MATTERS, ActRow, act_rows, find, group
from baccara_qt.ui.passing import Passing
from baccara_qt.ui.picture import Picture
from baccara_qt.ui.placing import Player, along, shoe_seat
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.record import Record
from baccara_qt.ui.refusals import refusal
from baccara_qt.ui.stage import Stage
from baccara_qt.ui.standing import StandingOrders
from baccara_qt.ui.texts import prompt

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class TableModel(QObject):
    """Everything QML shows of a running table.

    Signals:
        changed: What is shown has changed.
        cueChanged: A cue is to be played; acknowledge it by its number.
        failed: A step could not be stored; with the ``StorageError``. The table waits for ``goOn``.
        rulesChanged: The croupier announced other settings.

    Args:
        director: The session and who acts in it.
        preferences: Speed and pace.
        parent: Owner.
    """

    changed = Signal()
    cueChanged = Signal()
    failed = Signal(object)
    rulesChanged = Signal()

    def __init__(self, director: Director, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._session = director.session
        self._human: Seat = self._session.human
        self._stage = Stage(self._session.state, self)
        self._orders = StandingOrders(self)
        self._driver = Driver(director, self._stage, self._orders, preferences, self)
        self._picture = Picture(self._human, self)
        self._croupier = Croupier(self)
        self._books = HouseBooks(self._human, self)
        self._passing = Passing(self)
        self._record = Record(self._human, self._session.state, self)
        self._entry = AmountEntry(self)
        self._matter_entry = AmountEntry(self)
        self._acts: RowsModel[ActRow] = RowsModel(ActRow, lambda row: row.kind, self)
        self._matters: RowsModel[ActRow] = RowsModel(ActRow, lambda row: row.kind, self)
        self._offers: tuple[Offer, ...] = ()
        self._names: dict[Seat, str] = {}
        self._players: dict[Seat, Player] = {}
        self._problem = ""
        self._played: float | None = None
        self._meet()
        self._stage.changed.connect(self._publish)
        self._stage.spoken.connect(self._croupier.speak)
        self._stage.happened.connect(self._happened)
        self._orders.changed.connect(self._publish)
        self._driver.failed.connect(self._fail)
        if say := asking(self._session.state):
            self._croupier.speak(say)
        self._publish()

    # --- what happens of itself ---

    @Slot()
    def goOn(self) -> None:
        """Lets guests and staff act: at first, and after something could not be stored."""
        QTimer.singleShot(0, self, self._start)

    def _start(self) -> None:
        self._driver.start()
        self._publish()

    def close(self) -> None:
        """Nobody acts any more, and nothing more is shown."""
        self._driver.halt()
        self._stage.drain()

    def _fail(self, error: StorageError) -> None:
        self._publish()
        self.failed.emit(error)

    def _happened(self, event: e.Event, before: TableState) -> None:
        if isinstance(event, e.SeatTaken | e.SeatLeft):
            self._meet()
        self._problem = ""
        self._record.note(event, before, self._names)
        if isinstance(event, e.RulesChanged):
            self.rulesChanged.emit()

    def _meet(self) -> None:
        """Who sits where."""
        self._names = {seat: guest.name for seat, guest in self._session.guests.items()}
        self._players = {seat: Player(guest.name, guest.portrait) for seat, guest in self._session.guests.items()}
        if self._human:
            self._players[self._human] = Player(translate("Seats", "You"))

    # --- what the human does ---

    # A button may vanish by what it does: what comes from QML is done once QML is through with it.

    @Slot(str, str, float)
    def act(self, kind: str, text: str, seq: float) -> None:
        """The human presses something; see ``perform``."""
        QTimer.singleShot(0, self, lambda: self.perform(kind, text, seq))

    def perform(self, kind: str, text: str, seq: float) -> None:
        """The human does something.

        What is still being shown is shown at once. Nothing happens if the table has moved on since the offer was
        seen, so a double click acts once.

        Args:
            kind: Name of the act.
            text: The amount as typed, or the place of the cut; empty where the act takes none.
            seq: Number of the offer, as in ``seq``.
        """
        self._stage.drain()
        if kind not in ACTS or seq != self._session.state.seq:
            return
        if kind == "close":
            self._execute(kind, None, Cents(0))
            return
        offer = find(kind, legal(self._session.state, self._human))
        if offer is None:
            self._refuse(translate("Refusals", "This is not the moment for that."))
        elif not offer.step:
            self._execute(kind, offer, Cents(0))
        elif kind == "cut":
            self._execute(kind, offer, Cents(int(text) if text.isdecimal() else 0))
        else:
            entry = self._matter_entry if kind in MATTERS else self._entry
            entry.ask(kind, offer, self._money(), Cents(offer.min))
            entry.type(text)
            amount = entry.amount()
            if amount is not None:
                self._execute(kind, offer, amount)

    def _execute(self, kind: str, offer: Offer | None, amount: Cents) -> None:
        def step() -> Step:
            return self._director.close() if offer is None else self._session.execute(self._human, offer.at(amount))

        self._problem = ""
        try:
            done = self._driver.take(step)
        except RuleError as error:
            self._refuse(refusal(error))
            return
        if done and offer is not None and offer.step and kind != "cut":
            (self._matter_entry if kind in MATTERS else self._entry).remember(kind, amount)
        if done and kind == "stake":
            self._orders.staked(amount)
        if done and kind == "come_back":
            self._orders.came_back()

    def _refuse(self, sentence: str) -> None:
        self._problem = sentence
        self._publish()

    def _money(self) -> Cents:
        """What the human can put on the table: his purse and what he has lying."""
        books = self._session.state.books
        return Cents(books.purse(self._human) + books.stake(self._human)) if self._human else Cents(0)

    @Slot(str)
    def askFor(self, kind: str) -> None:
        """Opens the entry for an act outside the coup that takes an amount."""
        offer = find(kind, self._offers) if kind in MATTERS else None
        self._matter_entry.ask(kind if offer else "", offer, self._money(), Cents(offer.min if offer else 0))

    @Slot(float)
    def acknowledge(self, number: float) -> None:
        """QML has played the cue with this number."""
        QTimer.singleShot(0, self, lambda: self._stage.acknowledge(number))

    @Slot()
    def skip(self) -> None:
        """Shows at once what is still to be shown."""
        QTimer.singleShot(0, self, self._stage.drain)

    # --- what is shown ---

    def _publish(self) -> None:
        state, shown = self._session.state, self._stage.shown
        self._picture.show(self._stage, self._players)
        view = self._picture.view
        self._offers = legal(state, self._human) if self._human else ()
        if self._stage.busy:
            # What has not been seen yet must not show in a button.
            seen = {offer.command for offer in legal(shown, self._human)} if self._human else set()
            self._offers = tuple(offer for offer in self._offers if offer.command in seen)
        may_close = self._may_close()
        kinds = group(view, self._human, self._offers, may_close=may_close)
        self._acts.show(act_rows(kinds, self._offers, view, may_close=may_close))
        self._matters.show([row for row in act_rows(MATTERS, self._offers, view, may_close=False) if row.isEnabled])
        self._ask_amount()
        self._books.show(view)
        self._passing.show(view, {**self._names, self._human: translate("Passing", "you")})
        self._record.show()
        self.changed.emit()
        if self._picture.cue.get("number") != self._played:
            self._played = self._picture.cue.get("number")
            self.cueChanged.emit()

    def _ask_amount(self) -> None:
        """The entry follows the act of the bar that takes an amount."""
        for row in self._acts.rows:
            offer = find(row.kind, self._offers) if row.takesAmount and row.kind != "cut" else None
            if offer is not None:
                self._entry.ask(row.kind, offer, self._money(), self._suggestion(row.kind, offer))
                return
        self._entry.ask("", None, Cents(0), Cents(0))

    def _suggestion(self, kind: str, offer: Offer) -> Cents:
        """What stands in the entry at first: what already lies, else the least."""
        lies = self._session.state.books.stake(self._human)
        return lies if kind == "stake" and offer.allows(lies) else Cents(offer.min)

    def _may_close(self) -> bool:
        """Whether the croupier waits for the human's word to close the stakes."""
        state = self._session.state
        return state.phase is Phase.CLAIMS and turn(state) is None and self._driver.waits()

    def _prompt(self) -> str:
        view = self._picture.view
        # What follows of itself (a natural, say) is nobody's decision, though it looks like one on the way.
        if self._stage.busy and view.coup is not None and view.turn != turn(self._session.state):
            return ""
        return prompt(view, self._human, self._names, {offer.command for offer in self._offers})

    @Property(float, notify=changed)
    def seq(self) -> float:
        """Number of the offers as they stand; to be given back with an act."""
        return float(self._session.state.seq)

    @Property(str, notify=changed)
    def phase(self) -> str:
        """What the table is about, as in ``Phase``."""
        return self._picture.view.phase.value

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what can be done."""
        return self._prompt()

    @Property(bool, notify=changed)
    def yourTurn(self) -> bool:
        """Whether the table waits for the human."""
        return bool(self._human) and self._driver.waits()

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why what the human asked for last did not happen."""
        return self._problem

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._stage.busy

    @Property(bool, notify=changed)
    def broken(self) -> bool:
        """Whether something could not be stored and the table waits for ``goOn``."""
        return self._driver.broken

    @Property(dict, notify=cueChanged)
    def cue(self) -> dict[str, Any]:
        """What is on its way now."""
        return self._picture.cue

    @Property(int, constant=True)
    def human(self) -> int:
        """The human's seat; 0 at a table of guests."""
        return self._human

    @Property(int, notify=changed)
    def shoeSeat(self) -> int:
        """Before whom the shoe stands; 0 for the croupier."""
        return shoe_seat(self._picture.view)

    @Property(str, notify=changed)
    def pontePoints(self) -> str:
        """The ponte's points, once seen."""
        return self._picture.ponte_points

    @Property(str, notify=changed)
    def bankPoints(self) -> str:
        """The bank's points, once turned."""
        return self._picture.bank_points

    @Property(list, notify=changed)
    def cutRange(self) -> list[int]:
        """The first and last card behind which the human may cut; empty when he is not asked."""
        offer = find("cut", self._offers)
        return [offer.min, offer.max] if offer else []

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        """The places at the table."""
        return self._picture.seats

    @Property(QObject, constant=True)
    def cards(self) -> QObject:
        """The cards on the table."""
        return self._picture.cards

    @Property(QObject, constant=True)
    def chips(self) -> QObject:
        """The chips on the table."""
        return self._picture.chips

    @Property(QObject, constant=True)
    def tableau(self) -> QObject:
        """The cells of the tableau."""
        return self._picture.tableau

    @Property(QObject, constant=True)
    def acts(self) -> QObject:
        """The buttons of the action bar."""
        return self._acts

    @Property(QObject, constant=True)
    def matters(self) -> QObject:
        """What can be done beside the game."""
        return self._matters

    @Property(QObject, constant=True)
    def record(self) -> QObject:
        """The lines of the coup record."""
        return self._record.model

    @Property(Croupier, constant=True)
    def croupier(self) -> Croupier:
        """What the croupier says."""
        return self._croupier

    @Property(HouseBooks, constant=True)
    def books(self) -> HouseBooks:
        """The books beside the table."""
        return self._books

    @Property(Passing, constant=True)
    def passing(self) -> Passing:
        """The bank on its way."""
        return self._passing

    @Property(AmountEntry, constant=True)
    def entry(self) -> AmountEntry:
        """The amount for the act in the bar."""
        return self._entry

    @Property(AmountEntry, constant=True)
    def matterEntry(self) -> AmountEntry:
        """The amount for an act beside the game."""
        return self._matter_entry

    @Property(StandingOrders, constant=True)
    def orders(self) -> StandingOrders:
        """What the table answers for the human."""
        return self._orders

    @Property(list, constant=True)
    def places(self) -> list[float]:
        """How far around the edge each seat lies, seat 1 first."""
        seats = len(self._session.state.seats)
        return [along(seat, seats) for seat in range(1, seats + 1)]

    @property
    def stage(self) -> Stage:
        """What is shown, and what still waits to be shown."""
        return self._stage

    @property
    def shown(self) -> TableState:
        """The state on screen; it is the session's own once the stage is settled."""
        return self._stage.shown
