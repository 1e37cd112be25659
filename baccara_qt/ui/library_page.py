"""The library page: every session, and what can be done with it as a whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.setup import SetupError
from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.clerk import Clerk
from baccara_qt.ui.comparison import Comparison
from baccara_qt.ui.curve import heights
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.figures_sheet import FiguresSheet
from baccara_qt.ui.keepsakes import Keepsakes
from baccara_qt.ui.library_rows import ORDERS, LibraryRows, found
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.replay import Replay
from baccara_qt.ui.session_details import details
from baccara_qt.ui.session_list import table_name
from baccara_qt.ui.shoe_check import shoe_words

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_POINTS: Final = 60
"""Points of the small curve of a session."""


@QmlElement
class LibraryPage(QObject):
    """All sessions of the user, one of them chosen.

    Signals:
        changed: Other sessions are listed, or in another order.
        chosenChanged: Another session is chosen, or something about it is different.
        shoesChanged: Something else is said about the shoes of the one chosen.
        removedChanged: A session was deleted, or fetched back.
        said: Something was done; with what says so in a sentence.
        failed: Something could not be read or written; with the ``StorageError``.
        wanted: Another page is to be shown; with its name.

    Args:
        desk: The library.
        preferences: How a session is looked at again.
        clerk: Does what takes its time.
        parent: Owner.
    """

    changed = Signal()
    chosenChanged = Signal()
    shoesChanged = Signal()
    removedChanged = Signal()
    said = Signal(object)
    failed = Signal(object)
    wanted = Signal(str)

    def __init__(self, desk: Desk, preferences: Preferences, clerk: Clerk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._clerk = clerk
        self._all: list[Summary] = []
        self._words = ""
        self._order = "played"
        self._chosen = 0
        self._shoes = self._problem = ""
        self._removed: list[Summary] = []
        self._curves: dict[tuple[int, int], list[float]] = {}
        self._rows = LibraryRows(self._curve, self)
        self._comparison = Comparison(self)
        self._figures_sheet = FiguresSheet(self)
        self._figures_sheet.failed.connect(self.failed)
        self._replay = Replay(desk, preferences, clerk, self)
        self._replay.made.connect(self.arrive)
        self._keepsakes = Keepsakes(desk, clerk, self)
        for part in (self._replay, self._keepsakes):
            part.said.connect(self.said)
            part.failed.connect(self.failed)

    def close(self) -> None:
        """Puts away what is looked at again and what is counted."""
        self._replay.end()
        self._figures_sheet.close()

    def fill(self) -> None:
        """Reads the library anew."""
        self._try(self._fill)

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        self._shoes = ""
        self._rows.retell()
        self._replay.retell()
        self._comparison.changed.emit()
        self._figures_sheet.retell()
        for signal in (self.changed, self.chosenChanged, self.shoesChanged, self.removedChanged):
            signal.emit()

    def _fill(self) -> None:
        self._all = self._desk.sessions()
        self._list()

    def _list(self) -> None:
        rows = found(self._all, self._words, self._order)
        at = next((n for n, row in enumerate(self._rows.rows) if row.id == self._chosen), 0)
        self._rows.show(rows)
        if rows and self._chosen not in {row.id for row in rows}:
            self._chosen = rows[min(at, len(rows) - 1)].id
        elif not rows:
            self._chosen = 0
        self._shoes = ""
        self.changed.emit()
        self.chosenChanged.emit()
        self.shoesChanged.emit()

    def _curve(self, row: Summary) -> list[float]:
        """A session's purse curve from 0 to 1; empty for a table of guests."""
        if not row.human:
            return []
        key = row.id, row.steps
        if key not in self._curves:
            try:
                purses = [point.purse for point in self._desk.library().purse_line(row.id, _POINTS)]
            except StorageError as error:
                purses = []
                self.failed.emit(error)
            self._curves[key] = heights(purses)
        return self._curves[key]

    def _try(self, act: Callable[[], Any]) -> bool:
        """Whether something could be done; if not, the user is told why."""
        try:
            act()
        except StorageError as error:
            self.failed.emit(error)
            return False
        return True

    @property
    def _row(self) -> Summary | None:
        return next((row for row in self._rows.rows if row.id == self._chosen), None)

    # --- what is listed ---

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        """The sessions, as ``LibraryRows``."""
        return self._rows

    @Property(int, notify=changed)
    def total(self) -> int:
        """How many sessions there are, also those not found."""
        return len(self._all)

    @Property(str, notify=changed)
    def countText(self) -> str:
        """How many are listed, of how many."""
        listed, total = len(self._rows.rows), len(self._all)
        if listed == total:
            return translate("Library", "{0} sessions").format(number_text(total)) if total > 1 else ""
        return translate("Library", "{0} of {1} sessions").format(number_text(listed), number_text(total))

    @Property(str, notify=changed)
    def words(self) -> str:
        """What is looked for in names and rules."""
        return self._words

    @Slot(str)
    def search(self, words: str) -> None:
        """Lists the sessions in which all these words occur."""
        self._words = words
        self._list()

    @Property(str, notify=changed)
    def order(self) -> str:
        """What the sessions are sorted by."""
        return self._order

    @Property(list, notify=changed)
    def orders(self) -> list[dict[str, str]]:
        """What they can be sorted by: ``value`` and ``text``."""
        texts = {
            "played": translate("Library", "Last played"),
            "name": translate("Library", "Name"),
            "result": translate("Library", "Result"),
            "coups": translate("Library", "Coups"),
        }
        return [{"value": order, "text": texts[order]} for order in ORDERS]

    @Slot(str)
    def sortBy(self, order: str) -> None:
        """Sorts them differently."""
        if order in ORDERS:
            self._order = order
            self._list()

    # --- the one that is chosen ---

    @Property(int, notify=chosenChanged)
    def chosen(self) -> int:
        """Number of the session chosen; 0 when none is listed."""
        return self._chosen

    @Property(int, notify=chosenChanged)
    def chosenAt(self) -> int:
        """Where it stands in the list, from 0; -1 when none is listed."""
        return next((n for n, row in enumerate(self._rows.rows) if row.id == self._chosen), -1)

    @Slot(int)
    def choose(self, at: int) -> None:
        """Chooses the session that stands there."""
        rows = self._rows.rows
        if 0 <= at < len(rows) and rows[at].id != self._chosen:
            self._chosen = rows[at].id
            self._shoes = self._problem = ""
            self.chosenChanged.emit()
            self.shoesChanged.emit()

    @Property(dict, notify=chosenChanged)
    def details(self) -> dict[str, Any]:
        """All about it, see ``session_details``; empty when none is listed."""
        row = self._row
        if row is None:
            return {}
        return details(row, self._parent_of(row), self._curve(row))

    def _parent_of(self, row: Summary) -> Summary | None:
        """The session another goes on from; none if there is none, or it was deleted."""
        return next((other for other in self._all if other.id == row.parent), None)

    @Property(str, notify=chosenChanged)
    def problem(self) -> str:
        """Why it cannot be called what was typed; empty when it can."""
        return self._problem

    @Slot(str, result=bool)
    def rename(self, name: str) -> bool:
        """Gives it another name; tells whether that was possible."""
        chosen = self._chosen
        self._problem = ""
        try:
            done = self._try(lambda: self._desk.library().rename(chosen, name.strip()))
        except SetupError:
            self._problem = translate("Library", "That is too long, or has signs a name cannot have.")
            self.chosenChanged.emit()
            return False
        if done:
            self.fill()
        return done

    @Slot()
    def duplicate(self) -> None:
        """Makes a session that is the same up to now, and chooses it."""
        row = self._row
        if row is not None:
            name = table_name(row)
            self._clerk.give(
                lambda: translate("Library", "Duplicating “{0}”").format(name),
                lambda: translate("Library", "Cancelled; “{0}” was not duplicated.").format(name),
                lambda progress: self._desk.duplicate(row.id, progress),
                self.arrive,
            )

    @Slot()
    def remove(self) -> None:
        """Deletes it; ``undo`` fetches it back."""
        row = self._row
        if row is not None and self._try(lambda: self._desk.library().delete(row.id)):
            self._removed.append(row)
            self.fill()
            self.removedChanged.emit()

    @Property(str, notify=removedChanged)
    def removed(self) -> str:
        """The session deleted last, in a sentence; empty when nothing can be fetched back."""
        if not self._removed:
            return ""
        return translate("Library", "“{0}” is deleted.").format(table_name(self._removed[-1]))

    @Slot()
    def undo(self) -> None:
        """Fetches back the session deleted last."""
        if self._removed and self._try(lambda: self._desk.library().restore(self._removed[-1].id)):
            self._come(self._removed.pop().id)
            self.removedChanged.emit()

    def _come(self, session: int) -> None:
        """A session is there that was not, and is chosen."""
        self._words = ""
        self._chosen = session
        self.fill()

    @Slot(int)
    def arrive(self, session: int) -> None:
        """The same, and it is said: who waited for it may have gone elsewhere."""
        self._come(session)
        if (row := self._row) is not None:
            self.said.emit(lambda: translate("Library", "“{0}” is among your sessions now.").format(table_name(row)))

    # --- looking at it again ---

    @Property(Replay, constant=True)
    def replay(self) -> Replay:
        """A session that is looked at again."""
        return self._replay

    @Property(Keepsakes, constant=True)
    def keepsakes(self) -> Keepsakes:
        """What is taken home from a session."""
        return self._keepsakes

    @Slot()
    def lookAgain(self) -> None:
        """Shows it once more, from its first coup on."""
        chosen = self._chosen
        if chosen and self._try(lambda: self._replay.begin(chosen)):
            self.wanted.emit("replay")

    @Property(Comparison, constant=True)
    def comparison(self) -> Comparison:
        """It beside the session it goes on from."""
        return self._comparison

    @Slot()
    def compare(self) -> None:
        """Shows it beside the session it goes on from."""
        row = self._row
        parent = self._parent_of(row) if row is not None else None
        if row is not None and parent is not None and self._try(lambda: self._compare(parent, row)):
            self.wanted.emit("compare")

    def _compare(self, parent: Summary, row: Summary) -> None:
        self._comparison.show(parent, row, self._desk.library().compared(parent.id, row.id))

    # --- all of them together ---

    @Property(FiguresSheet, constant=True)
    def figures(self) -> FiguresSheet:
        """The figures of all sessions."""
        return self._figures_sheet

    @Slot()
    def count(self) -> None:
        """Counts all sessions and shows the figures."""
        if self._try(lambda: self._figures_sheet.count(self._desk.library().path)):
            self.wanted.emit("statistics")

    # --- its shoes ---

    @Property(str, notify=shoesChanged)
    def shoes(self) -> str:
        """What the check of its shoes has found; empty before."""
        return self._shoes

    @Slot()
    def checkShoes(self) -> None:
        """Computes every finished shoe from its seed, and compares it with its commitment and its cards (A5)."""
        if self._chosen:
            self._try(self._check_shoes)

    def _check_shoes(self) -> None:
        self._shoes = shoe_words(self._desk.library().steps(self._chosen))
        self.shoesChanged.emit()

    # --- files ---

    @Slot(list)
    def bringIn(self, files: list[Any]) -> None:
        """Takes records into the library, and chooses the last; one already there is not taken twice."""
        for file in files:
            self.bring(Path(QUrl(file).toLocalFile()), self.arrive)

    def bring(self, record: Path, then: Callable[[int], None]) -> None:
        """Takes a record into the library; its session is then told."""
        self._clerk.give(
            lambda: translate("Library", "Importing “{0}”").format(record.name),
            lambda: translate("Library", "Cancelled; nothing was imported: {0}").format(record),
            lambda progress: self._desk.take_in(record, progress),
            then,
        )
