"""The practice page: what can be practised, how far one has come, and what is being practised now."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.practice.drill import MODES, Mode
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import History
from baccara_qt.practice.kept import PROCEDURE
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.practice.drilling import Drilling
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.practice.names import exercise_name, modes, picture
from baccara_qt.ui.practice.planning import Planning, plan_for
from baccara_qt.ui.practice.progress import curves, line
from baccara_qt.ui.practice.report import LessonReport
from baccara_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from baccara_qt.ui.desk import Desk

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Practice(QObject):
    """What the page ``practice`` is given.

    Its views are ``overview``, ``drill``, ``summary``; of a lesson at the table ``plan``, ``lesson``, ``report``.

    Signals:
        changed: Another view is open, or the cards of the overview tell something else.

    Args:
        desk: Where the library is.
        report: Tells the user that something could not be kept or read.
        preferences: Speed of the table.
        parent: Owner.
    """

    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        report: Callable[[Exception], None],
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._report = report
        self._history: History | None = None
        self._view = "overview"
        self._mode: Mode = "calm"
        self._exercise = ""
        self._drilling = Drilling(self)
        self._drilling.failed.connect(report)
        self._drilling.asking.connect(self._follow)
        self._lesson = Lesson(preferences, self)
        self._lesson.failed.connect(report)
        self._planning = Planning(preferences, self)
        self._lesson_report = LessonReport(self)

    # --- coming and going ---

    def enter(self) -> bool:
        """The page is to be opened; says whether the library allows it."""
        try:
            self._history = self._desk.history()
        except StorageError as error:
            self._report(error)
            return False
        self._turn_to("overview")
        return True

    def leave(self) -> None:
        """The page is closed; what is under way waits where it is."""
        self._put_away()
        if self._history is not None:
            self._history.close()
            self._history = None

    def retell(self) -> None:
        """The user speaks another language now."""
        self._drilling.retell()
        self._lesson.retell()
        self._planning.changed.emit()
        self._lesson_report.changed.emit()
        self.changed.emit()

    def _turn_to(self, view: str) -> None:
        self._view = view
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """The exercise itself says when it is over."""
        if self._view == "drill" and self._drilling.over:
            self._turn_to("summary")

    @Slot(str)
    def begin(self, exercise: str) -> None:
        """Goes on with an exercise where it was left, or begins it in the mode chosen."""
        QTimer.singleShot(0, self, lambda: self._open(exercise, anew=False))

    @Slot()
    def again(self) -> None:
        """Begins the same exercise anew, in the mode chosen."""
        QTimer.singleShot(0, self, lambda: self._open(self._exercise, anew=True))

    @Slot(str)
    def sitDown(self, how: str) -> None:
        """To the table: ``first`` for the led first lesson, ``plan`` as planned, ``resume`` where it was left."""
        QTimer.singleShot(0, self, lambda: self._sit_down(how))

    def _sit_down(self, how: str) -> None:
        if self._history is None:
            return
        try:
            if how == "resume":
                self._lesson.resume(self._history)
            else:
                led = how == "first"
                self._lesson.begin(self._planning.first if led else self._planning.plan, self._history, led=led)
        except StorageError as error:
            self._refuse(error)
        else:
            self._turn_to("lesson")

    def _refuse(self, error: StorageError) -> None:
        """Tells it; there may be nothing to go on with any more."""
        self._report(error)
        self.changed.emit()

    @Slot()
    def finish(self) -> None:
        """The lesson at the table is over, or the learner has had enough: how it went."""
        QTimer.singleShot(0, self, self._finish)

    def _finish(self) -> None:
        kept = self._lesson.kept
        if self._history is None or kept is None:
            return
        try:
            kept.end()
            self._lesson_report.tell(kept, self._history)
        except StorageError as error:
            self._report(error)
        else:
            self._turn_to("report")
            self._lesson.put_away()

    @Slot(str, str)
    def train(self, exercise: str, group: str) -> None:
        """What was weak is practised: an exercise, or a group of steps at the table."""
        QTimer.singleShot(0, self, lambda: self._train(exercise, group))

    def _train(self, exercise: str, group: str) -> None:
        if exercise:
            self._open(exercise, anew=False)
        elif self._history is not None and (plan := self._lesson_report.plan) is not None:
            try:
                self._lesson.begin(plan_for(plan, group), self._history, led=False)
            except StorageError as error:
                self._report(error)
            else:
                self._turn_to("lesson")

    @Slot()
    def back(self) -> None:
        """Back to the overview; what is under way waits where it is."""
        QTimer.singleShot(0, self, self._back)

    def _open(self, exercise: str, *, anew: bool) -> None:
        if self._history is None:
            return
        self._exercise = exercise
        try:
            if exercise == PROCEDURE:
                self._lesson_report.look_back(self._history)
            else:
                self._drilling.open(exercise, self._mode, self._history, anew=anew)
        except StorageError as error:
            self._refuse(error)
        else:
            self._turn_to("plan" if exercise == PROCEDURE else "drill")

    def _back(self) -> None:
        self._turn_to("overview")
        self._put_away()

    def _put_away(self) -> None:
        """What is under way goes after its view."""
        self._view = "overview"
        self._drilling.put_away()
        self._lesson.put_away()

    # --- what is shown ---

    @Property(str, notify=changed)
    def view(self) -> str:
        """What the page shows."""
        return self._view

    @Property(list, notify=changed)
    def exercises(self) -> list[dict[str, Any]]:
        """The cards of the overview: ``name``, ``title``, ``note``, ``progress``, ``open`` and what pictures it."""
        if self._history is None or self._view != "overview":
            return []
        try:
            return [self._card(name, self._history) for name in (PROCEDURE, *EXERCISES)]
        except StorageError as error:
            self._report(error)
            return []

    def _card(self, name: str, history: History) -> dict[str, Any]:
        return {
            "name": name,
            **exercise_name(name)._asdict(),
            "progress": line(history, name, datetime.now().astimezone().date()),
            "open": history.unfinished(name) is not None,
            "picture": picture(name),
        }

    @Property(dict, notify=changed)
    def curves(self) -> dict[str, Any]:
        """Accuracy and pace by day of all that is practised: see ``progress.curves``."""
        if self._history is None or self._view != "overview":
            return curves({})
        try:
            return curves(self._history.by_day())
        except StorageError as error:
            self._report(error)
            return curves({})

    @Property(list, notify=changed)
    def modes(self) -> list[dict[str, str]]:
        """The modes: ``value``, ``text``, ``note``."""
        return modes()

    @Property(str, notify=changed)
    def mode(self) -> str:
        """The mode in which an exercise is begun."""
        return self._mode

    @mode.setter  # type: ignore[no-redef]
    def mode(self, value: str) -> None:
        self._mode = next((mode for mode in MODES if mode == value), self._mode)
        self.changed.emit()

    @Property(bool, notify=changed)
    def atTable(self) -> bool:
        """Whether there is a lesson at the table to go on with."""
        if self._history is None:
            return False
        try:
            return self._history.unfinished(PROCEDURE) is not None
        except StorageError as error:
            self._report(error)
            return False

    @Property(Lesson, constant=True)
    def lesson(self) -> Lesson:
        """The lesson at the table."""
        return self._lesson

    @Property(Planning, constant=True)
    def planning(self) -> Planning:
        """What a lesson at the table is begun with."""
        return self._planning

    @Property(LessonReport, constant=True)
    def lessonReport(self) -> LessonReport:
        """How the last lesson at the table went."""
        return self._lesson_report

    @Property(Drilling, constant=True)
    def drilling(self) -> Drilling:
        """The exercise under way."""
        return self._drilling
