"""An exercise under way on screen."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.errors import NotationError
from baccara_qt.practice.drill import CLOCK, Drill, Mark, Mode
from baccara_qt.practice.history import History, Score
from baccara_qt.practice.question import AnswerError, Question
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.amounts import entry_text, read_money
from baccara_qt.ui.practice import asked, forms, progress, tray
from baccara_qt.ui.practice.answers_told import answer_told, standing_told
from baccara_qt.ui.practice.names import exercise_name, modes

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_TICK_MS: Final = 250


@QmlElement
class Drilling(QObject):
    """The question that is asked, the answer being put together, and what came of the last one.

    A right answer is followed by the next question at once; after a wrong one the question stays until ``goOn``.

    Signals:
        asking: Another question is asked, or none any more.
        changed: The answer, or what is said about it, is another.
        ticked: The clock has moved.
        failed: An answer could not be kept; with the ``StorageError``. It can be given again.
    """

    asking = Signal()
    changed = Signal()
    ticked = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self._drill: Drill | None = None
        self._question: Question | None = None
        self._mark: Mark | None = None
        self._draft: dict[str, str] = {}
        self._problem = ""
        self._over = self._waits = False
        self._since = 0.0
        self._clock = QTimer(self, interval=_TICK_MS)
        self._clock.timeout.connect(self._tick)

    # --- beginning and end ---

    def open(self, exercise: str, mode: Mode, history: History, *, anew: bool) -> None:
        """Goes on with the exercise where it was left, or begins it. Raises ``StorageError``."""
        self._history = history
        resumed = None if anew else Drill.resume(exercise, history)
        self._drill = resumed or Drill.begin(exercise, mode, secrets.token_hex(8), history)
        self._mark, self._over = None, False
        self._ask()
        self.ticked.emit()

    def put_away(self) -> None:
        """The page is left: the exercise waits where it is."""
        self._clock.stop()
        self._history = self._drill = self._question = self._mark = None

    def _ask(self) -> None:
        drill = self._running()
        self._question = drill.question
        self._draft = forms.first_draft(drill.question)
        self._problem, self._waits = "", False
        self._since = time.monotonic()
        if drill.mode == "clock":
            self._clock.start()
        self.asking.emit()
        self.changed.emit()

    def _running(self) -> Drill:
        assert self._drill is not None
        return self._drill

    def _thought(self) -> int:
        return round((time.monotonic() - self._since) * 1000)

    @Slot()
    def _tick(self) -> None:
        if self._left() > 0:
            self.ticked.emit()
            return
        try:
            self._running().end()
        except StorageError as error:
            self.failed.emit(error)
        self._finish()

    def _finish(self) -> None:
        self._clock.stop()
        self._over, self._waits = True, False
        self.asking.emit()
        self.changed.emit()

    # --- what the learner does; done once QML is through with it ---

    @Slot(str)
    def choose(self, value: str) -> None:
        """One of the choices is the answer."""
        self.put("choice", value)
        self.submit()

    @Slot(str, str)
    def put(self, field: str, value: str) -> None:
        """Something is put into a field of the answer."""
        if not self._waits:
            self._draft[field] = value
            self._problem = ""
            self.changed.emit()

    @Slot(str, int)
    def addChips(self, chip: str, number: int) -> None:
        """So many chips of a value more, or fewer."""
        self.put(chip, str(max(0, int(self._draft.get(chip, "0")) + number)))

    @Slot(str, int)
    def stepLeft(self, field: str, direction: int) -> None:
        """A stake is trimmed by a unit of the table, or less."""
        try:
            cents: int = read_money(self._draft[field])
        except NotationError:
            return
        unit = self._running().question.facts["unit"]
        self.put(field, entry_text(max(0, cents + direction * unit)))

    @Slot(int)
    def pick(self, seat: int) -> None:
        """A seat is pointed at: it gets the cards (0: the croupier plays), or is the next of the three asked for.

        Only the turn can be nobody's (0).
        """
        if self._running().question.exercise == "claims":
            self.put("cards", str(seat))
        elif seat or self._part() == "turn_seat":
            self.put(self._part() or "turn_seat", str(seat))

    @Slot()
    def clear(self) -> None:
        """The answer is begun again."""
        if not self._waits:
            self._draft = forms.first_draft(self._running().question)
            self._problem = ""
            self.changed.emit()

    @Slot()
    def submit(self) -> None:
        """The answer is given."""
        QTimer.singleShot(0, self, self._submit)

    @Slot()
    def goOn(self) -> None:
        """What was wrong has been read."""
        QTimer.singleShot(0, self, self._go_on)

    def _submit(self) -> None:
        drill = self._running()
        if self._waits or self._over or not forms.complete(drill.question, self._draft):
            return
        try:
            mark = drill.answer(forms.answer(drill.question, self._draft), self._thought())
        except NotationError:
            self._problem = translate("Drill", "Please type an amount, such as 12.50.")
            self.changed.emit()
        except AnswerError:
            self._problem = translate("Drill", "That cannot be read as an answer.")
            self.changed.emit()
        except StorageError as error:
            self.failed.emit(error)
        else:
            self._mark = mark
            if mark.fault is None and not mark.over:
                self._ask()
            elif mark.fault is None:
                self._finish()
            else:
                self._clock.stop()
                self._waits = True
                self.changed.emit()

    def _go_on(self) -> None:
        if not self._waits or self._mark is None:
            return
        if self._mark.over:
            self._finish()
        else:
            self._mark = None
            self._ask()

    # --- what is asked ---

    @Property(str, notify=asking)
    def exercise(self) -> str:
        """Name of the exercise; empty while none is under way."""
        return self._drill.exercise.name if self._drill else ""

    @Property(str, notify=asking)
    def title(self) -> str:
        """What the exercise is called."""
        return exercise_name(self._drill.exercise.name).title if self._drill else ""

    @Property(str, notify=asking)
    def mode(self) -> str:
        """How it is counted, in a word."""
        return next((mode["text"] for mode in modes() if self._drill and mode["value"] == self._drill.mode), "")

    @Property(str, notify=asking)
    def sentence(self) -> str:
        """What is asked."""
        return asked.sentence(self._question) if self._question else ""

    @Property(str, notify=asking)
    def spoken(self) -> str:
        """The question to be read aloud, with the cards and seats one sees."""
        question = self._question
        if question is None or self._over:
            return ""
        seen = asked.picture(question)
        parts = [asked.sentence(question)]
        parts += [card["spoken"] for hand in seen.get("hands", ()) for card in hand["cards"]]
        parts += [
            translate("Drill", "seat {0}: {1}").format(seat["seat"], seat["note"])
            for seat in seen.get("seats", ())
            if seat["note"]
        ]
        return ", ".join(parts)

    @Property(dict, notify=asking)
    def picture(self) -> dict[str, Any]:
        """What is seen of the question: see ``asked.picture``."""
        return asked.picture(self._question) if self._question else {}

    @Property(list, notify=asking)
    def choices(self) -> list[dict[str, str]]:
        """What can be chosen: ``value``, ``text``, ``key``, ``also``: see ``asked.choices``."""
        return asked.choices(self._question) if self._question else []

    # --- the answer ---

    @Property(dict, notify=changed)
    def draft(self) -> dict[str, str]:
        """What was put into the fields so far."""
        return dict(self._draft)

    @Property(list, notify=changed)
    def tray(self) -> list[dict[str, Any]]:
        """The chips a stake is paid from: see ``tray.chips``; empty in another exercise."""
        return tray.chips(self._laid()) if self._in_chips() else []

    @Property(list, notify=changed)
    def laid(self) -> list[dict[str, Any]]:
        """The chips of the payment, as stacks."""
        return tray.laid_stacks(self._laid())

    @Property(str, notify=changed)
    def laidText(self) -> str:
        """The chips of the payment, in words."""
        return tray.laid_text(self._laid())

    def _in_chips(self) -> bool:
        return self._drill is not None and self._drill.exercise.name == "payout"

    def _laid(self) -> dict[str, int]:
        return {chip: int(count) for chip, count in self._draft.items()} if self._in_chips() else {}

    @Property(str, notify=changed)
    def part(self) -> str:
        """Which seat is asked for now in *passing*; empty when all are given."""
        return self._part()

    def _part(self) -> str:
        return next((part for part in forms.PASSING_PARTS if part not in self._draft), "")

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """Whether the answer can be given."""
        return self._drill is not None and not self._waits and forms.complete(self._drill.question, self._draft)

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why the answer cannot be taken as it is."""
        return self._problem

    # --- what came of it ---

    @Property(bool, notify=changed)
    def waits(self) -> bool:
        """Whether a wrong answer stands there until it has been read."""
        return self._waits

    @Property(bool, notify=asking)
    def over(self) -> bool:
        """Whether the mode has ended the exercise."""
        return self._over

    @Property(dict, notify=changed)
    def verdict(self) -> dict[str, Any]:
        """What is said about the last answer: see ``answers_told.answer_told``."""
        return answer_told(self._mark, self._running().standing) if self._mark is not None else {}

    @Property(dict, notify=changed)
    def standing(self) -> dict[str, Any]:
        """How it stands: see ``answers_told.standing_told``."""
        return standing_told(self._drill.standing, self._drill.mode) if self._drill is not None else {}

    @Property(int, notify=ticked)
    def secondsLeft(self) -> int:
        """What is left of the minute; only thinking counts. -1 without a clock."""
        return self._left() if self._drill is not None and self._drill.mode == "clock" else -1

    def _left(self) -> int:
        thinking = 0 if self._waits or self._over else self._thought()
        return max(0, -(-(CLOCK - self._running().standing.milliseconds - thinking) // 1000))

    @Property(list, notify=asking)
    def heat(self) -> list[dict[str, Any]]:
        """The 88 cells of the tableau: see ``progress.heat``; empty in another exercise."""
        if self._drill is None or self._history is None or self._drill.exercise.name != "tableau":
            return []
        return progress.heat(self._by_spot(self._history, "tableau"))

    @Property(list, notify=asking)
    def weak(self) -> list[dict[str, str]]:
        """The weakest spots: see ``progress.weak``; the tableau has its map for that."""
        if self._drill is None or self._history is None or self._drill.exercise.name == "tableau":
            return []
        name = self._drill.exercise.name
        known = set(self._drill.exercise.keys)
        scores = {key: score for key, score in self._by_spot(self._history, name).items() if key in known}
        return progress.weak(name, scores)

    @Property(dict, notify=asking)
    def curves(self) -> dict[str, Any]:
        """Accuracy and pace by day: see ``progress.curves``."""
        if self._drill is None or self._history is None:
            return progress.curves({})
        try:
            return progress.curves(self._history.by_day(self._drill.exercise.name))
        except StorageError as error:
            self.failed.emit(error)
            return progress.curves({})

    def _by_spot(self, history: History, exercise: str) -> dict[str, Score]:
        """How each spot went; none where that cannot be read, which is told."""
        try:
            return history.by_spot(exercise)
        except StorageError as error:
            self.failed.emit(error)
            return {}

    def retell(self) -> None:
        """The user speaks another language now."""
        if self._drill is not None:
            self.asking.emit()
            self.changed.emit()
