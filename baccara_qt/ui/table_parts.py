"""What a table on screen is made of, whatever its game: parts that stand as long as it does."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.session.director import Director
from baccara_qt.ui.bar import Bar
from baccara_qt.ui.croupier import Croupier
from baccara_qt.ui.driver import Driver
from baccara_qt.ui.entry import AmountEntry
from baccara_qt.ui.hand import Hand
from baccara_qt.ui.house_books import HouseBooks
from baccara_qt.ui.outcome import Outcome
from baccara_qt.ui.picture import Picture
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.record import Record
from baccara_qt.ui.scoreboards import Scoreboards
from baccara_qt.ui.showing import Showing
from baccara_qt.ui.stage import Stage
from baccara_qt.ui.standing import StandingOrders
from baccara_qt.ui.why import Why

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class TableParts(QObject):
    """The parts of a table: QML finds in them what they show, and ``GameTable`` lets them work together.

    Args:
        director: The session and who acts in it.
        preferences: Speed and pace.
        game: How its game is shown.
        parent: Owner.
    """

    def __init__(
        self,
        director: Director,
        preferences: Preferences,
        game: Showing,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._session = director.session
        self._human: Seat = self._session.human
        self._game = game
        self._stage = Stage(self._session.state, self, game)
        self._orders = StandingOrders(self)
        self._driver = Driver(director, self._stage, self._orders, preferences, self)
        self._picture = Picture(self._human, self)
        self._croupier = Croupier(preferences, self)
        self._books = game.books(self._human, self)
        self._outcome = game.outcome(self._human, self)
        self._record = Record(self._human, self._session.earlier.state, self, game)
        self._why = Why(game.reasons(), game.why, self)
        self._hand: Hand = game.hand(director, self._stage, self._driver, self._orders, self)
        self._boards = Scoreboards(self, house=self._session.game.name == "punto_banco")
        self._bar = Bar(self._session, self._stage, self._driver, self)

    @property
    def stage(self) -> Stage:
        """What is shown, and what still waits to be shown."""
        return self._stage

    @Property(str, constant=True)
    def game(self) -> str:
        """Name of the game."""
        return self._session.game.name

    @Property(int, constant=True)
    def human(self) -> int:
        """The human's seat; 0 at a table of guests."""
        return self._human

    @Property(Outcome, constant=True)
    def outcome(self) -> Outcome:
        """How the last coup ended."""
        return self._outcome

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        """The places at the table."""
        return self._picture.seats

    @Property(QObject, constant=True)
    def cards(self) -> QObject:
        """The cards on the table."""
        return self._picture.cards

    @Property(QObject, constant=True)
    def chips(self) -> QObject:
        """The chips on the table."""
        return self._picture.chips

    @Property(QObject, constant=True)
    def acts(self) -> QObject:
        """The buttons of the action bar."""
        return self._bar.acts

    @Property(QObject, constant=True)
    def matters(self) -> QObject:
        """What can be done beside the game."""
        return self._bar.matters

    @Property(QObject, constant=True)
    def record(self) -> QObject:
        """The lines of the coup record."""
        return self._record.model

    @Property(Why, constant=True)
    def why(self) -> Why:
        """The last coups, explained."""
        return self._why

    @Property(Scoreboards, constant=True)
    def boards(self) -> Scoreboards:
        """The scoreboards of the shoe."""
        return self._boards

    @Property(Croupier, constant=True)
    def croupier(self) -> Croupier:
        """What the croupier says."""
        return self._croupier

    @Property(HouseBooks, constant=True)
    def books(self) -> HouseBooks:
        """The books beside the table."""
        return self._books

    @Property(AmountEntry, constant=True)
    def entry(self) -> AmountEntry:
        """The amount for the act in the bar."""
        return self._hand.entry

    @Property(AmountEntry, constant=True)
    def matterEntry(self) -> AmountEntry:
        """The amount for an act beside the game."""
        return self._hand.matter_entry

    @Property(StandingOrders, constant=True)
    def orders(self) -> StandingOrders:
        """What the table answers for the human."""
        return self._orders
