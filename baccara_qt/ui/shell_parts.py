"""What the window is made of: parts that are there with its first page, and those behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.decks import Decks
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.language import Language
from baccara_qt.ui.notices import Notices
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.sources import forget_sources

if TYPE_CHECKING:
    from baccara_qt.ui.inside import Inside

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ShellParts(QObject):
    """The parts of the window: QML finds in them what they show, and ``Shell`` says which page and sheet is open.

    Signals:
        entered: What is behind the first page is loaded.

    Args:
        places: Where library, settings and logs are.
        loaded: The settings as read, and whether something was wrong with them.
        parent: Owner.
    """

    entered = Signal()

    def __init__(self, places: Places, loaded: Loaded, parent: QObject | None) -> None:
        super().__init__(parent)
        self._notices = Notices(self)
        self._desk = Desk(places)
        self._preferences = Preferences(loaded.settings, places, self)
        self._preferences.failed.connect(self._notices.report)
        self._language = Language(loaded.settings.language, self)
        self._decks = Decks(self._preferences, self._language, self)
        self._inside: Inside | None = None
        if loaded.notice is not None:
            self._notices.report(loaded.notice)

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
            self._inside.sounds.unavailable.connect(self._notices.notify)
            self._language.load_qts_own()
            forget_sources()
            self.entered.emit()
        return self._inside

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._preferences.now

    @property
    def news(self) -> Notices:
        """What the user must be told, for Python."""
        return self._notices

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        """What the user must be told."""
        return self._notices

    @Property(QObject, constant=True)
    def decks(self) -> QObject:
        """The deck that is played with."""
        return self._decks

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        """The settings."""
        return self._preferences

    @Property(QUrl, constant=True)
    def resources(self) -> QUrl:
        """The folder of the drawn files."""
        return resources.url("")

    @Property(QObject, notify=entered)
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

    @Property(dict, notify=entered)
    def portraits(self) -> dict[str, int]:
        """The numbers of the guests' pictures, by their names; empty while only the first page is loaded."""
        return self._inside.portraits if self._inside is not None else {}

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
