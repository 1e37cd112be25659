"""What is behind the first page: it knows the game, and is loaded after the first frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from baccara_qt.players.guests import GUESTS
from baccara_qt.session.director import Director
from baccara_qt.session.session import Session
from baccara_qt.ui.about import About
from baccara_qt.ui.clerk import Clerk
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.game_table import GameTable
from baccara_qt.ui.help import Help
from baccara_qt.ui.library_page import LibraryPage
from baccara_qt.ui.papers import Papers
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.rule_sheet import RuleSheet
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.sound import Sounds
from baccara_qt.ui.sound_ears import Ears
from baccara_qt.ui.sources import forget_sources
from baccara_qt.ui.table import TableModel

if TYPE_CHECKING:
    from baccara_qt.ui.practice.practice import Practice


class Inside:
    """The view-models behind the first page.

    Attributes:
        form: The form for a new table.
        help: What the help sheet says.
        about: What the program is made of.
        clerk: Does what takes its time.
        papers: What the user takes home from a table.
        library: All sessions.
        rules: What the rule sheet says.
        sounds: What is heard.
        portraits: The numbers of the guests' pictures, by their names.
    """

    def __init__(self, preferences: Preferences, desk: Desk, parent: QObject) -> None:
        self._preferences = preferences
        self._desk = desk
        self._parent = parent
        self._practice: Practice | None = None
        self.form = SetupForm(preferences, parent)
        self.help = Help(parent)
        self.about = About(parent)
        self.rules = RuleSheet(self.form.rules, parent)
        self.clerk = Clerk(parent)
        self.library = LibraryPage(desk, preferences, self.clerk, parent)
        self.papers = Papers(desk, self.rules, self.clerk, parent)
        self.sounds = Sounds(preferences, parent)
        self.portraits = {guest.name: guest.portrait for guest in GUESTS.values()}

    def table(self, session: Session) -> GameTable:
        """The view-model of a table; what is seen there is heard."""
        table: GameTable
        if session.game.name == "punto_banco":
            from baccara_qt.ui.punto.table import PuntoTable  # noqa: PLC0415 - it is loaded when it is first played

            table = PuntoTable(Director(session), self._preferences, self._parent)
        else:
            table = TableModel(Director(session), self._preferences, self._parent)
        Ears(table, self.sounds)
        self.help.tell(session.game.name)
        return table

    def practice(self, report: Callable[[Exception], None]) -> Practice:
        """The practice page, loaded when it is first wanted."""
        if self._practice is None:
            from baccara_qt.ui.practice.practice import Practice  # noqa: PLC0415 - only for who practises

            self._practice = Practice(self._desk, report, self._preferences, self._parent)
            forget_sources()
        return self._practice

    def retell(self) -> None:
        """The user speaks another language now."""
        if self._practice is not None:
            self._practice.retell()
        self.form.retell()
        self.help.retold.emit()
        self.rules.changed.emit()
        self.papers.retell()
        self.clerk.retell()
        self.library.retell()
        self.about.retold.emit()
        self.sounds.changed.emit()

    def close(self) -> None:
        """Nothing is heard any more, and nothing is done; what would take its time is dropped."""
        self.sounds.close()
        self.clerk.close()
        self.library.close()

    def fill_rules(self, table: GameTable | None) -> None:
        """Fills the rule sheet with what is on the table, not with what has happened and is still to be shown."""
        if table is None:
            self.rules.show(self.form.rules)
            return
        shown = table.shown
        shoe = shown.shoe
        self.rules.show(shown.rules, shown.books, shoe.number if shoe else 0, shoe.commitment if shoe else "")
