"""A lesson at the table on screen: the learner's acts, put together part by part, and what is said about them."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.chemin.mishaps import Mishap
from baccara_qt.core.money import Cents
from baccara_qt.practice.act import Act
from baccara_qt.practice.at_table import Verdict
from baccara_qt.practice.history import History
from baccara_qt.practice.kept import KeptLesson
from baccara_qt.practice.paying import fewest_chips
from baccara_qt.practice.plan import Plan
from baccara_qt.practice.punto_table import first_card
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.written_acts import ACTS, kind_of
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.amounts import entry_text
from baccara_qt.ui.practice import acts_said, lesson_told, remedies, tray
from baccara_qt.ui.practice.entry import ActEntry
from baccara_qt.ui.practice.games import lesson_game
from baccara_qt.ui.practice.report import coup_told
from baccara_qt.ui.practice.verdicts import verdict_told
from baccara_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from baccara_qt.ui.practice.games import Shown

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Lesson(QObject):
    """The learner at the table. An act is chosen, its parts are given one by one, and then it is judged.

    Signals:
        changed: What can be done, or what is said, is another.
        tableChanged: Another table.
        failed: An act could not be kept; with the ``StorageError``. It can be done again.
    """

    changed = Signal()
    tableChanged = Signal()
    failed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._kept: KeptLesson | None = None
        self._game = lesson_game("chemin_de_fer")
        self._table: Shown | None = None
        self._entry = ActEntry()
        self._verdict: Verdict | None = None
        self._amiss: Mishap | None = None
        self._coup = 1
        self._led = self._taught = False
        self._since = 0.0

    # --- beginning and end ---

    def begin(self, plan: Plan, history: History, *, led: bool) -> None:
        """A new lesson. Raises ``StorageError``."""
        self._sit_down(KeptLesson.begin(plan, secrets.token_hex(8), history), led=led)

    def resume(self, history: History) -> None:
        """The lesson that was left in the middle. Raises ``StorageError``, also when there is none any more."""
        kept = KeptLesson.resume(history)
        if kept is None:
            raise StorageError("lesson_overtaken")
        self._sit_down(kept, led=False)

    def _sit_down(self, kept: KeptLesson, *, led: bool) -> None:
        self._kept, self._led, self._taught, self._verdict = kept, led, False, None
        self._coup = kept.table.notes.coups + 1
        self._game = lesson_game(kept.plan.game)
        self._table = self._game.table(kept.plan, kept.table, self._preferences, self)
        self._choose("")
        self.tableChanged.emit()
        self.changed.emit()

    def put_away(self) -> None:
        """The page is left: the lesson waits where it is."""
        if self._table is not None:
            self._table.close()
            self._table.deleteLater()
        self._kept = self._table = self._verdict = None

    def retell(self) -> None:
        """The user speaks another language now."""
        if self._table is not None:
            self._table.retell()
            self.changed.emit()

    # --- what the learner does; done once QML is through with it ---

    @Slot(str)
    def choose(self, kind: str) -> None:
        """An act is chosen; without parts it is done at once."""
        QTimer.singleShot(0, self, lambda: self._begin_act(kind, {}))

    @Slot(str)
    def give(self, value: str) -> None:
        """The part that is asked for is given; with the last one the act is done."""
        QTimer.singleShot(0, self, lambda: self._give(value))

    @Slot(str, str)
    def drag(self, source: str, target: str) -> None:
        """Something on the table is brought from one place to another."""
        found = self._game.drag(source, target)
        if found is not None:
            QTimer.singleShot(0, self, lambda: self._begin_act(*found))

    @Slot(str, str, result=bool)
    def leads(self, source: str, target: str) -> bool:
        """Whether bringing something from one place to another means anything."""
        return self._game.drag(source, target) is not None

    @Slot(str)
    def point(self, place: str) -> None:
        """A place on the table is clicked: a seat, where one is asked for."""
        if self._entry.part == "seat" and place.startswith("seat "):
            self.give(place.removeprefix("seat "))

    @Slot(str, int)
    def layChips(self, chip: str, number: int) -> None:
        """So many chips of a value more, or fewer, where the act needs them."""
        self._entry.lay(chip, number)
        self.changed.emit()

    @Slot(str, str)
    def dropChip(self, chip: str, place: str) -> None:
        """A chip of the tray is let go over a place of the table."""
        if place == self._target():
            self.layChips(chip, 1)

    @Slot()
    def takeChipsBack(self) -> None:
        """The chips laid go back into the tray."""
        self._entry.laid.clear()
        self.changed.emit()

    @Slot()
    def handOver(self) -> None:
        """What was laid in chips is the amount; the act is done."""
        QTimer.singleShot(0, self, self._hand_over)

    @Slot()
    def cancel(self) -> None:
        """Another act after all."""
        self._choose("")
        self.changed.emit()

    @Slot()
    def stopLeading(self) -> None:
        """The learner goes on without being led."""
        self._led = False
        self.changed.emit()

    def _choose(self, kind: str, **given: Any) -> None:
        if not kind:
            self._since = time.monotonic()
        self._entry.begin(kind, **given)

    def _begin_act(self, kind: str, given: dict[str, Any]) -> None:
        if self.due is None or kind not in ACTS:
            return
        self._choose(kind, **given)
        self._go_on()

    def _give(self, value: str) -> None:
        self._entry.give(value)
        self._go_on()

    def _hand_over(self) -> None:
        self._entry.hand_over()
        self._go_on()

    def _go_on(self) -> None:
        if self._entry.part or not self._entry.kind:
            self.changed.emit()
            return
        try:
            act = self._entry.act()
        except AnswerError:
            self._choose("")
            self.changed.emit()
            return
        self.perform(act)

    def perform(self, act: Act) -> None:
        """An act is done, all of it given."""
        assert self._kept is not None
        assert self._table is not None
        coup, amiss = self._kept.table.notes.coups + 1, self._kept.table.mishap
        try:
            self._verdict = self._kept.perform(act, round((time.monotonic() - self._since) * 1000))
        except StorageError as error:
            self.failed.emit(error)
        else:
            self._coup, self._amiss = coup, amiss
            self._table.follow(self._kept.table.state, self._verdict)
            self._taught = self._led and self._kept.table.notes.coups > 0
            self._led = self._led and not self._taught
        self._choose("")
        self.changed.emit()

    @property
    def kept(self) -> KeptLesson | None:
        """The lesson under way."""
        return self._kept

    @property
    def due(self) -> Act | None:
        """The act that is right now; ``None`` at a table that rests."""
        return self._kept.table.due if self._kept else None

    # --- what can be done ---

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table of the lesson's game."""
        return self._table

    @Property(list, notify=changed)
    def acts(self) -> list[dict[str, Any]]:
        """What can be done: ``value``, ``text``, ``key``, and whether the learner is led to it (``led``)."""
        due = self.due
        if due is None or self._kept is None:
            return []
        kinds = acts_said.at_hand(self._kept.table.state.phase, due, mishaps=bool(self._kept.plan.part.mishaps))
        led = kind_of(type(due)) if self._led else ""
        return [act | {"led": act["value"] == led} for act in lesson_told.acts(kinds)]

    @Property(str, notify=changed)
    def doing(self) -> str:
        """The act that was chosen and what is still asked about it; empty when none was."""
        part = "chips" if self._entry.in_chips else self._entry.part
        return lesson_told.doing(self._entry.kind, part) if part else ""

    @Property(list, notify=changed)
    def options(self) -> list[dict[str, Any]]:
        """What the part can be that is asked for: as ``acts``; empty for one that is typed."""
        if self._kept is None:
            return []
        part, mishap = self._entry.part, self._kept.table.mishap
        if part == "remedy" and mishap is not None:
            return [choice | {"led": False} for choice in remedies.choices(mishap.kind)]
        wanted = str(getattr(self.due, part, "")) if part and self._is_due() else ""
        options = self._game.options(part, len(self._kept.table.state.seats))
        return [option | {"led": self._led and option["value"] == wanted} for option in options]

    @Property(bool, notify=changed)
    def typed(self) -> bool:
        """Whether the part that is asked for is typed."""
        return self._entry.typed

    @Property(list, notify=changed)
    def tray(self) -> list[dict[str, Any]]:
        """The chips to lay from: see ``tray.chips``; empty when none are needed."""
        if not self._entry.in_chips:
            return []
        wanted = fewest_chips(getattr(self.due, "amount", Cents(0))) if self._led and self._is_due() else {}
        return tray.chips(self._entry.laid, wanted)

    @Property(list, notify=changed)
    def laid(self) -> list[dict[str, Any]]:
        """What was laid, as stacks."""
        return tray.laid_stacks(self._entry.laid)

    @Property(str, notify=changed)
    def laidText(self) -> str:
        """What was laid, in words; not what it comes to."""
        return tray.laid_text(self._entry.laid)

    @Property(str, notify=changed)
    def target(self) -> str:
        """The place on the table where chips are laid."""
        return self._target()

    def _target(self) -> str:
        return self._game.target(self._entry.kind, self._entry.given) if self._entry.in_chips else ""

    @Property(str, notify=changed)
    def typedHint(self) -> str:
        """What a led learner should type."""
        part = self._entry.part
        if not (self._led and self._entry.typed and self._is_due()):
            return ""
        value = getattr(self.due, part)
        return entry_text(value) if part == "amount" else str(value)

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why what was typed cannot be taken."""
        return self._entry.problem

    def _is_due(self) -> bool:
        due = self.due
        return due is not None and self._entry.kind == kind_of(type(due))

    # --- what is said ---

    @Property(bool, notify=changed)
    def led(self) -> bool:
        """Whether each step is shown before it is done: the first lesson."""
        return self._led

    @Property(str, notify=changed)
    def step(self) -> str:
        """What a led learner is to do now, and why; once he has dealt a whole coup, that he has."""
        if self._taught:
            return lesson_told.taught()
        due = self.due
        return lesson_told.step(due) if self._led and due is not None else ""

    @Property(list, notify=changed)
    def places(self) -> list[str]:
        """The places on the table a led learner is shown."""
        due = self.due
        return self._game.places(due) if self._led and due is not None else []

    @Property(str, notify=changed)
    def firstCard(self) -> str:
        """The first card of the shoe, turned to tell how many are burned; empty when it does not lie there."""
        card = self._kept and first_card(self._kept.table.state, self.due)
        return str(card) if card else ""

    @Property(str, notify=changed)
    def mishap(self) -> str:
        """What has gone wrong and waits to be put right."""
        mishap = self._kept.table.mishap if self._kept else None
        return remedies.accident_told(mishap) if mishap is not None else ""

    @Property(dict, notify=changed)
    def verdict(self) -> dict[str, Any]:
        """What is said about the last act: ``right``, ``word``, ``why``, ``rule``; nothing before the first."""
        return verdict_told(self._verdict, self._amiss) if self._verdict is not None else {}

    @Property(str, notify=changed)
    def coup(self) -> str:
        """How the coup went that has just ended, where the learner is told gently."""
        if self._kept is None or self._kept.plan.part.manner != "gentle" or self._led or self._taught:
            return ""
        ended = self._kept.table.notes.coups >= self._coup
        return coup_told(self._coup, self._kept.noted, self._kept.plan.game) if ended else ""

    @Property(str, notify=changed)
    def standing(self) -> str:
        """Acts that were right, and coups that are over."""
        return lesson_told.standing(self._kept.table) if self._kept else ""

    @Property(str, notify=changed)
    def manner(self) -> str:
        """How the learner is corrected."""
        return lesson_told.manner(self._kept.table.part) if self._kept else ""

    @Property(str, notify=changed)
    def end(self) -> str:
        """Why nothing is left to do; empty while there is."""
        return lesson_told.end(self._kept.table) if self._kept is not None and self.due is None else ""

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the coups of the lesson are dealt, or the table rests for good."""
        return self._kept is not None and self.due is None
