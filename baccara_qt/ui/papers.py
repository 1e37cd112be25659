"""What the user takes home from a table: how the session went, its record, the tableau to print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically
from baccara_qt.ui.clerk import Clerk
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.evening import Evening
from baccara_qt.ui.keepsakes import Keepsakes, among_documents
from baccara_qt.ui.paper import usual_paper
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.rule_sheet import RuleSheet
from baccara_qt.ui.tableau_print import tableau_page

if TYPE_CHECKING:
    from baccara_qt.session.session import Session

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class Papers(QObject):
    """The papers of the table the user sits at, or has just left.

    Signals:
        said: A file was written; with what says so in a sentence.
        failed: Something could not be read or written; with the ``StorageError``.

    Args:
        desk: The library.
        rules: The rule sheet, whose tableau can be printed.
        clerk: Writes what takes its time.
        parent: Owner.
    """

    said = Signal(object)
    failed = Signal(object)

    def __init__(self, desk: Desk, rules: RuleSheet, clerk: Clerk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._rules = rules
        self._keepsakes = Keepsakes(desk, clerk, self)
        self._keepsakes.said.connect(self.said)
        self._keepsakes.failed.connect(self.failed)
        self._evening = Evening(self)
        self._session = self._human = self._coups = 0

    def sit_down(self, session: Session) -> None:
        """These are the papers of this table from now on."""
        self._session, self._human, self._coups = session.id, session.human, session.state.coups

    def seen_a_coup(self, session: Session) -> bool:
        """Whether a coup was given since the user sat down at this table."""
        return bool(session.state.coups > self._coups)

    def fill(self) -> None:
        """Counts the session up to now."""
        try:
            self._evening.show(self._desk.coups(self._session), self._human)
        except StorageError as error:
            self.failed.emit(error)

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        self._evening.changed.emit()

    @Property(Evening, constant=True)
    def evening(self) -> Evening:
        """The session in figures."""
        return self._evening

    @Slot(result=QUrl)
    def recordFile(self) -> QUrl:
        """Where the record of the session may go."""
        return self._keepsakes.suggestion(self._session, "baccara")

    @Slot(result=QUrl)
    def tableauFile(self) -> QUrl:
        """Where the tableau to print may go; it has its French name in every language."""
        return among_documents(f"Tableau, {preset_name(self._rules.rules.preset)}", "pdf")

    @Slot(QUrl)
    def saveRecord(self, file: QUrl) -> None:
        """Writes the record of the session into a file."""
        self._write_record(file, lambda: translate("Papers", "The record is saved: {0}"))

    @Slot(QUrl)
    def reportProblem(self, file: QUrl) -> None:
        """The same, for somebody who wants to tell what went wrong."""
        self._write_record(file, lambda: translate("Papers", "Saved. Send it with a word on what was wrong: {0}"))

    @Slot(QUrl)
    def saveTableau(self, file: QUrl) -> None:
        """Writes the tableau on the rule sheet into a file to print."""
        path = Path(file.toLocalFile())
        try:
            write_atomically(path, [tableau_page(self._rules.rules, usual_paper())])
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.said.emit(lambda: translate("Papers", "The tableau is saved: {0}").format(path))

    def _write_record(self, file: QUrl, words: Callable[[], str]) -> None:
        self._keepsakes.write(self._session, "record", file, words)
