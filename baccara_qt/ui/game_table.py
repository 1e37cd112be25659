"""What the tables of all games have in common on screen: what the human sees and does, and what happens in between."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core import house_events as e
from baccara_qt.core.event import Event
from baccara_qt.core.house_commands import CloseStakes
from baccara_qt.core.money import Seat
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.facts import Facts
from baccara_qt.ui.offers import find
from baccara_qt.ui.placing import Player
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.showing import Showing
from baccara_qt.ui.table_parts import TableParts

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class GameTable(TableParts):
    """What QML shows of a running table, whatever its game.

    Signals:
        changed: What is shown has changed.
        told: Some of the properties say something else now.
        cueChanged: A cue is to be played; acknowledge it by its number.
        failed: A step could not be stored; with the ``StorageError``. The table waits for ``goOn``.

    Args:
        director: The session and who acts in it.
        preferences: Speed and pace.
        game: How its game is shown.
        parent: Owner.
    """

    changed = Signal()
    told = Signal()
    cueChanged = Signal()
    failed = Signal(object)

    def __init__(
        self,
        director: Director,
        preferences: Preferences,
        game: Showing,
        parent: QObject | None,
    ) -> None:
        super().__init__(director, preferences, game, parent)
        self._names: dict[Seat, str] = {}
        self._players: dict[Seat, Player] = {}
        self._facts = Facts(self, "cueChanged", "clothChanged")
        self._played: tuple[float | None, bool | None] = (None, None)
        self._fresh = True
        self._meet()
        self._stage.changed.connect(self._publish)
        self._stage.spoken.connect(self._croupier.speak)
        self._stage.happened.connect(self._happened)
        # Whether the close waits for the human's word
        preferences.changed.connect(self._publish)
        self._hand.refused.connect(self._publish)
        self._driver.failed.connect(self._fail)

    def _come_in(self) -> None:
        """Shows the table as somebody finds it who comes in; the last thing a table does when it is made."""
        self._look_back()
        # Nothing is shown of a table in the middle of its past
        self._orders.changed.connect(self._publish)
        if say := self._game.asking(self._session.state):
            self._croupier.speak(say)
        self._publish()

    # --- what happens of itself ---

    @Slot()
    def goOn(self) -> None:
        """Lets guests and staff act: at first, and after something could not be stored."""
        QTimer.singleShot(0, self, self._start)

    def _start(self) -> None:
        if self._fresh:
            self._fresh = False
            self._stage.play(self._game.opening(self._session.state))
        self._driver.start()
        self._publish()

    def close(self) -> None:
        """Nobody acts any more, and nothing more is shown."""
        self._driver.halt()
        self._stage.drain()

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        self._meet()
        self._picture.forget()
        self._bar.forget()
        self._hand.retell()
        self._record.retell()
        self._publish()
        for part in (self._croupier, self._orders, self._outcome, self._boards, self._why):
            part.changed.emit()
        self._books.retell()

    @Slot(object)
    def _fail(self, error: StorageError) -> None:
        self._publish()
        self.failed.emit(error)

    @Slot(object, object)
    def _happened(self, event: Event, before: Any) -> None:
        if isinstance(event, e.SeatTaken | e.SeatLeft):
            self._meet()
        self._hand.problem = ""
        self._outcome.note(event, before)
        self._remember(event, before)

    def _look_back(self) -> None:
        """Record and curve, coup by coup, go on from what happened before the table was left."""
        state, events = self._session.earlier
        for event in events:
            self._remember(event, state)
            if isinstance(event, self._game.fresh[:1]):
                self._books.show(self._game.see(state, self._human))
            state = self._game.evolve(state, event)

    def _remember(self, event: Event, before: Any) -> None:
        """What has happened can be read and asked about."""
        self._record.note(event, before, self._names)
        self._why.note(event, before, {seat: player.name for seat, player in self._players.items()})

    def _meet(self) -> None:
        """Who sits where."""
        self._names = {seat: guest.name for seat, guest in self._session.guests.items()}
        self._players = {seat: Player(guest.name, guest.portrait) for seat, guest in self._session.guests.items()}
        if self._human:
            self._players[self._human] = Player(translate("Seats", "You"))
        self._croupier.meet({**self._names, self._human: translate("Croupier", "you")})

    # --- what the human does ---

    # A button may vanish by what it does: what comes from QML is done once QML is through with it.

    @Slot(str, str, float)
    def act(self, kind: str, text: str, seq: float) -> None:
        """The human presses something; see ``perform``."""
        QTimer.singleShot(0, self, lambda: self.perform(kind, text, seq))

    def perform(self, kind: str, text: str, seq: float) -> None:
        """The human does something; see ``Hand.perform``."""
        self._outcome.forget()
        self._hand.perform(kind, text, seq)

    @Slot()
    def takeBack(self) -> None:
        """The human takes back his last stake, claim or passed bank; see ``Hand.take_back``."""
        seq = self._session.state.seq
        QTimer.singleShot(0, self, lambda: self._take_back(seq))

    def _take_back(self, seq: int) -> None:
        """Asked for twice before it could happen, it happens once."""
        if seq == self._session.state.seq:
            self._hand.take_back()

    @Slot(str)
    def askFor(self, kind: str) -> None:
        """Opens the entry for an act outside the coup that takes an amount."""
        self._hand.ask(kind, self._bar.offers)

    @Slot(float)
    def acknowledge(self, number: float) -> None:
        """QML has played the cue with this number."""
        QTimer.singleShot(0, self, lambda: self._stage.acknowledge(number))

    @Slot()
    def dealCard(self) -> None:
        """The human deals the card that waits for him."""
        QTimer.singleShot(0, self, self._stage.deal)

    @Slot()
    def skip(self) -> None:
        """Shows at once what is still to be shown."""
        QTimer.singleShot(0, self, self._stage.drain)

    # --- what is shown ---

    @Slot()
    def _publish(self) -> None:
        new = self._picture.show(self._stage, self._players)
        view = self._picture.view
        if self._bar.show(view):
            self._hand.follow(self._bar.acts.rows, self._bar.offers)
        if new:
            self._show(view)
        self._facts.tell()
        self.changed.emit()
        cue = self._picture.cue
        if (cue.get("number"), cue.get("waits")) != self._played:
            self._played = cue.get("number"), cue.get("waits")
            self.cueChanged.emit()

    def _show(self, view: Any) -> None:
        """The table looks different now."""
        self._books.show(view)
        self._record.show()

    @Property(float, notify=told)
    def seq(self) -> float:
        """Number of the offers as they stand; to be given back with an act."""
        return float(self._session.state.seq)

    @Property(str, notify=told)
    def phase(self) -> str:
        """What the table is about, as in ``Phase``."""
        phase: str = self._picture.view.phase.value
        return phase

    @Property(str, notify=told)
    def prompt(self) -> str:
        """Whose turn it is and what can be done."""
        if self._stage.waits:
            return translate("Prompt", "You deal: click the shoe, draw a card from it, or press Space.")
        view = self._picture.view
        # What follows of itself (a natural, or the bank's way on) is nobody's decision, though on the way it looks like
        # one, or like a table at rest.
        moves = view.coup is not None or view.phase.value == "resting"
        if self._stage.busy and moves and view.turn != self._game.turn(self._session.state):
            return ""
        able = {offer.command for offer in self._bar.offers} | ({CloseStakes} if self._bar.last_word else set())
        text = self._game.prompt(view, self._human, self._names, able)
        paused = translate("Prompt", "Paused: P goes on.") if self._orders.now.paused else ""
        return " ".join(filter(None, (paused, text)))

    @Property(bool, notify=told)
    def yourTurn(self) -> bool:
        """Whether the table waits for the human."""
        return bool(self._human) and self._driver.waits()

    @Property(bool, notify=told)
    def canTakeBack(self) -> bool:
        """Whether the last thing the human did can still be taken back: until the close or the next card."""
        return self._session.can_take_back

    @Property(str, notify=told)
    def problem(self) -> str:
        """Why what the human asked for last did not happen."""
        return self._hand.problem

    @Property(bool, notify=told)
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._stage.busy

    @Property(bool, notify=told)
    def broken(self) -> bool:
        """Whether something could not be stored and the table waits for ``goOn``."""
        return self._driver.broken

    @Property(dict, notify=cueChanged)
    def cue(self) -> dict[str, Any]:
        """What is on its way now."""
        return self._picture.cue

    @Property(int, notify=told)
    def shoeSeat(self) -> int:
        """Before whom the shoe stands; 0 for the croupier."""
        return self._game.shoe_seat(self._picture.view)

    @Property(int, notify=told)
    def turnSeat(self) -> int:
        """Who is asked; 0 for nobody."""
        return self._human if self._stage.deals or self._bar.last_word else self._picture.view.turn or 0

    @Property(list, notify=told)
    def cutRange(self) -> list[int]:
        """The first and last card behind which the human may cut; empty when he is not asked."""
        offer = find("cut", self._bar.offers, self._game.acts)
        return [offer.min, offer.max] if offer else []

    @property
    def shown(self) -> Any:
        """The state on screen; it is the session's own once the stage is settled."""
        return self._stage.shown
