"""The root view-model: which page is open, which table, which sheet over it, and what the user must be told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt import __version__
from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.session_list import session_lines
from baccara_qt.ui.shell_parts import ShellParts
from baccara_qt.ui.sources import forget_sources

if TYPE_CHECKING:
    from baccara_qt.session.session import Session
    from baccara_qt.session.setup import Setup
    from baccara_qt.session.summary import Summary
    from baccara_qt.ui.game_table import GameTable

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHEETS: Final = ("rules", "settings", "help", "session", "about")

_RECENT: Final = 20
"""So many tables the start page lists."""


@QmlElement
class Shell(ShellParts):
    """What Main.qml is given: a page, and one sheet that may lie over it.

    Signals:
        pageChanged: Another page is open.
        sheetChanged: Another sheet lies over it, or none.
        sessionsChanged: The list of tables was read anew.
        tableChanged: The user has sat down at a table, or got up.
        retold: Everything is said in another language now; the engine of QML must be told to do the same.

    Args:
        places: Where library, settings and logs are.
        loaded: The settings as read, and whether something was wrong with them.
        parent: Owner.
    """

    pageChanged = Signal()
    sheetChanged = Signal()
    sessionsChanged = Signal()
    tableChanged = Signal()
    retold = Signal()

    def __init__(self, places: Places, loaded: Loaded, parent: QObject | None = None) -> None:
        super().__init__(places, loaded, parent)
        self._page = "start"
        self._sheet = ""
        self._summaries: list[Summary] = []
        self._session: Session | None = None
        self._table: GameTable | None = None
        self.entered.connect(self._lead)
        self._preferences.changed.connect(self._listen)
        self._language.changed.connect(self._retell)
        self._list_sessions()

    # --- pages ---

    @Slot()
    def openSetup(self) -> None:
        """Shows the form for a new table."""
        self.enter()
        self._turn_to("setup")

    @Slot()
    def openPractice(self) -> None:
        """Shows what can be practised."""
        if self.enter().practice(self._notices.report).enter():
            self._turn_to("practice")

    @Slot()
    def openLibrary(self) -> None:
        """Shows all sessions."""
        library = self.enter().library
        self._turn_to("library")
        library.fill()

    @Slot(int)
    def continueSession(self, session: int) -> None:
        """Opens a table of the library where it stopped."""
        self._sit_down(lambda: self._desk.resume(session))

    @Slot(QUrl)
    def openFile(self, file: QUrl) -> None:
        """Takes a record into the library, while the window goes on, and then opens its table."""
        self.open_record(Path(file.toLocalFile()))

    def open_record(self, record: Path) -> None:
        """The same for Python."""
        self.enter().library.bring(record, self._open_brought)

    def _open_brought(self, session: int) -> None:
        """Who has gone elsewhere meanwhile is left there."""
        arrive = self.continueSession if self._page == "start" else self.enter().library.arrive
        arrive(session)

    @Slot()
    def leave(self) -> None:
        """Goes back to the start page, where a table can be continued; who has seen a coup is told how it stands."""
        seen = self._session is not None and self.enter().papers.seen_a_coup(self._session)
        self._get_up()
        self._list_sessions()
        self._turn_to("start")
        if seen:
            self.openSheet("session")

    def remember(self, window: dict[str, Any]) -> None:
        """Keeps where the window was, as fields of ``Settings``."""
        self._preferences.change(**window)

    def close(self) -> None:
        """Puts everything away at the end of the program."""
        if self._inside is not None:
            self._inside.close()
        self._preferences.flush()
        self._get_up()
        self._desk.close()
        self._language.close()

    @Slot()
    def _lead(self) -> None:
        """What is behind the first page may lead to other pages."""
        self.enter().library.wanted.connect(self._turn_to)
        self.enter().form.ready.connect(self._begin)

    @Slot(object)
    def _begin(self, setup: Setup) -> None:
        if self._page == "setup":
            self._sit_down(lambda: self._desk.create(setup))

    def _sit_down(self, come: Callable[[], Session]) -> None:
        """Opens a table and shows it; says why not if it cannot be opened, and is then at the start page."""
        self._get_up()
        try:
            session = come()
        except StorageError as error:
            self._notices.report(error)
            self._list_sessions()
            self._turn_to("start")
            return
        # What stood in the way of a table is past once one is open
        self._notices.clear()
        self._session = session
        self.enter().papers.sit_down(session)
        self._table = self.enter().table(session)
        self._table.failed.connect(self._notices.report)
        self._table.changed.connect(self._fill_rules)
        forget_sources()
        self.tableChanged.emit()
        self._turn_to("table")

    def _get_up(self) -> None:
        """Leaves the table or the practice, if any, to be continued; its page goes before it does."""
        if self._table is not None:
            self._turn_to("start")
            self._table.close()
            self._table.deleteLater()
            self._table = None
            self.tableChanged.emit()
        if self._session is not None:
            self._session.close()
            self._session = None
        if self._page == "practice":
            self._turn_to("start")
            self.enter().practice(self._notices.report).leave()

    @Slot(str)
    def _turn_to(self, page: str) -> None:
        self.closeSheet()
        if page != self._page:
            self._page = page
            self.pageChanged.emit()

    @Slot(object)
    def heed(self, news: StorageError | None) -> None:
        """The library's file was looked at; what was mended is another file now."""
        if news is not None:
            self._desk.close()
            if isinstance(mended := news.params.get("path"), Path):
                self._notices.settle(mended)
            self._notices.report(news)
            self._list_sessions()

    def _list_sessions(self) -> None:
        try:
            self._summaries = self._desk.sessions()
        except StorageError as error:
            self._notices.report(error)
        else:
            if self._desk.refusal is not None:
                self._notices.report(self._desk.refusal)
        self.sessionsChanged.emit()

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """The page that is open."""
        return self._page

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table on the page ``table``."""
        return self._table

    @Property(list, notify=sessionsChanged)
    def sessions(self) -> list[Any]:
        """The tables played lately, the last one first; the library page lists all."""
        return session_lines(self._summaries[:_RECENT])

    @Property(dict, notify=sessionsChanged)
    def last(self) -> dict[str, Any]:
        """The table to continue; empty when there is none."""
        unfinished = [summary for summary in self._summaries if summary.open][:1]
        return next(iter(session_lines(unfinished)), {})

    # --- sheets ---

    @Slot(str)
    def openSheet(self, sheet: str) -> None:
        """Lays a sheet over the page; the same one again is put away."""
        if sheet in SHEETS and sheet != self._sheet:
            self.enter()
            self._sheet = sheet
            self._fill_rules()
            if sheet == "session":
                self.enter().papers.fill()
            self.sheetChanged.emit()
        else:
            self.closeSheet()

    @Slot()
    def _fill_rules(self) -> None:
        if self._sheet == "rules":
            self.enter().fill_rules(self._table)

    @Slot()
    def closeSheet(self) -> None:
        """Puts the sheet away."""
        if self._sheet:
            self._sheet = ""
            self.sheetChanged.emit()

    @Property(str, notify=sheetChanged)
    def sheet(self) -> str:
        """Name of the sheet that lies over the page; empty for none."""
        return self._sheet

    # --- language ---

    @Slot()
    def _listen(self) -> None:
        """The choice is made in QML, which must be through with it before its texts change."""
        if self._preferences.now.language != self._language.wanted:
            QTimer.singleShot(0, self, lambda: self._language.speak(self._preferences.now.language))

    @Slot()
    def _retell(self) -> None:
        if self._inside is not None:
            self._inside.retell()
        if self._table is not None:
            self._table.retell()
        self._preferences.retold.emit()
        for signal in (self.sessionsChanged, self._notices.changed, self.tableChanged, self.retold):
            signal.emit()

    # --- the program ---

    @Property(str, notify=tableChanged)
    def caption(self) -> str:
        """Title of the window."""
        name = translate("Shell", "Baccara")
        if self._session is None:
            return name
        return f"{self._session.name or preset_name(self._session.setup.rules.preset)} – {name}"

    @Property(str, notify=retold)
    def version(self) -> str:
        """The version, for the foot of the start page."""
        return translate("Shell", "Version {0}").format(__version__)
