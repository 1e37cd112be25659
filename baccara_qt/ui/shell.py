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
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.decks import Decks
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.language import Language
from baccara_qt.ui.notices import Notices
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.session_list import session_lines
from baccara_qt.ui.sources import forget_sources

if TYPE_CHECKING:
    from baccara_qt.session.session import Session
    from baccara_qt.session.setup import Setup
    from baccara_qt.session.summary import Summary
    from baccara_qt.ui.game_table import GameTable
    from baccara_qt.ui.inside import Inside

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHEETS: Final = ("rules", "settings", "help", "session", "about")

_RECENT: Final = 20
"""So many tables the start page lists."""


@QmlElement
class Shell(QObject):
    """What Main.qml is given: a page, and one sheet that may lie over it.

    Signals:
        retold: Everything is said in another language now; the engine of QML must be told to do the same.

    Args:
        places: Where library, settings and logs are.
        loaded: The settings as read, and whether something was wrong with them.
        parent: Owner.
    """

    pageChanged = Signal()
    sheetChanged = Signal()
    sessionsChanged = Signal()
    portraitsChanged = Signal()
    tableChanged = Signal()
    retold = Signal()

    def __init__(self, places: Places, loaded: Loaded, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = "start"
        self._sheet = ""
        self._notices = Notices(self)
        self._desk = Desk(places)
        self._summaries: list[Summary] = []
        self._session: Session | None = None
        self._table: GameTable | None = None
        self._preferences = Preferences(loaded.settings, places, self)
        self._preferences.failed.connect(self._notices.report)
        self._preferences.changed.connect(self._listen)
        self._language = Language(loaded.settings.language, self)
        self._language.changed.connect(self._retell)
        self._decks = Decks(self._preferences, self._language, self)
        self._inside: Inside | None = None
        if loaded.notice is not None:
            self._notices.report(loaded.notice)
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
        self.enter().library.bring(Path(file.toLocalFile()), self._open_brought)

    def _open_brought(self, session: int) -> None:
        """Who has gone elsewhere meanwhile is left there."""
        arrive = self.continueSession if self._page == "start" else self.enter().library.arrive
        arrive(session)

    def open_record(self, record: Path) -> StorageError | None:
        """The same before there is a window; returns why it cannot be opened, if so."""
        return self._sit_down(lambda: self._desk.bring_in(record))

    @Slot()
    def leave(self) -> None:
        """Goes back to the start page, where a table can be continued; who has seen a coup is told how it stands."""
        seen = self._session is not None and self.enter().papers.seen_a_coup(self._session)
        self._get_up()
        self._list_sessions()
        self._turn_to("start")
        if seen:
            self.openSheet("session")

    @Slot()
    def loadAll(self) -> None:
        """The first page is on the screen and nobody has gone further yet: time to load the rest."""
        self.enter()

    def enter(self) -> Inside:
        """Loads what is behind the first page, unless it is loaded; QML then knows its types."""
        if self._inside is None:
            from baccara_qt.ui.inside import Inside  # noqa: PLC0415 - not before the first frame

            self._inside = Inside(self._preferences, self._desk, self)
            for part in (self._inside.papers, self._inside.library, self._inside.clerk):
                part.said.connect(self._notices.notify)
                part.failed.connect(self._notices.report)
            self._inside.library.wanted.connect(self._turn_to)
            self._inside.form.ready.connect(self._begin)
            self._inside.sounds.unavailable.connect(self._notices.notify)
            self._language.load_qts_own()
            forget_sources()
            self.portraitsChanged.emit()
        return self._inside

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._preferences.now

    @property
    def news(self) -> Notices:
        """What the user must be told, for Python."""
        return self._notices

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

    @Slot(object)
    def _begin(self, setup: Setup) -> None:
        if self._page == "setup":
            self._sit_down(lambda: self._desk.create(setup))

    def _sit_down(self, come: Callable[[], Session]) -> StorageError | None:
        """Opens a table and shows it; says why not if it cannot be opened, and is then at the start page."""
        self._get_up()
        try:
            session = come()
        except StorageError as error:
            self._notices.report(error)
            self._list_sessions()
            self._turn_to("start")
            return error
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
        return None

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
        self.sessionsChanged.emit()

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """The page that is open."""
        return self._page

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        """The table on the page ``table``."""
        return self._table

    @Property(QObject, notify=portraitsChanged)
    def clerk(self) -> QObject | None:
        """Who does what takes its time; nobody while only the first page is loaded."""
        return self._inside.clerk if self._inside is not None else None

    @Property(QObject, constant=True)
    def form(self) -> QObject:
        """The form on the page ``setup``."""
        return self.enter().form

    @Property(QObject, constant=True)
    def practice(self) -> QObject:
        """What the page ``practice`` shows."""
        return self.enter().practice(self._notices.report)

    @Property(list, notify=sessionsChanged)
    def sessions(self) -> list[Any]:
        """The tables played lately, the last one first; the library page lists all."""
        return session_lines(self._summaries[:_RECENT])

    @Property(dict, notify=portraitsChanged)
    def portraits(self) -> dict[str, int]:
        """The numbers of the guests' pictures, by their names; empty while only the first page is loaded."""
        return self._inside.portraits if self._inside is not None else {}

    @Property(dict, notify=sessionsChanged)
    def last(self) -> dict[str, Any]:
        """The table to continue; empty when there is none."""
        unfinished = [summary for summary in self._summaries if summary.open][:1]
        return next(iter(session_lines(unfinished)), {})

    @Property(QObject, constant=True)
    def decks(self) -> QObject:
        """The deck that is played with."""
        return self._decks

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

    @Property(QObject, constant=True)
    def help(self) -> QObject:
        """What the help sheet says."""
        return self.enter().help

    @Property(QObject, constant=True)
    def about(self) -> QObject:
        """What the program is made of."""
        return self.enter().about

    @Property(QObject, constant=True)
    def papers(self) -> QObject:
        """What the user takes home from a table."""
        return self.enter().papers

    @Property(QObject, constant=True)
    def library(self) -> QObject:
        """All sessions, on the page ``library`` and those it leads to."""
        return self.enter().library

    @Property(QObject, constant=True)
    def ruleSheet(self) -> QObject:
        """What the rule sheet says."""
        return self.enter().rules

    @Property(QObject, constant=True)
    def sounds(self) -> QObject:
        """What is heard."""
        return self.enter().sounds

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        """The settings."""
        return self._preferences

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

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        """What the user must be told."""
        return self._notices

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

    @Property(QUrl, constant=True)
    def resources(self) -> QUrl:
        """The folder of the drawn files."""
        return resources.url("")
