"""The table of Punto Banco on screen, as Big Table and as Mini."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.event import Event
from baccara_qt.core.money import Cents
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS
from baccara_qt.session.director import Director
from baccara_qt.ui.game_table import GameTable
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.punto.fields import FieldRow, OwnRow, field_rows, own_rows, printed
from baccara_qt.ui.punto.hand import PuntoHand
from baccara_qt.ui.punto.odds import Odds
from baccara_qt.ui.punto.placing import places, shares
from baccara_qt.ui.punto.showing import PUNTO_BANCO
from baccara_qt.ui.punto.texts import limits
from baccara_qt.ui.showing import Showing

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PuntoTable(GameTable):
    """Everything QML shows of a running table of Punto Banco.

    Signals:
        seen: What is particular to this game may be different now.
        clothChanged: Something else is printed on the cloth: other rules are announced, or another language chosen.

    Args:
        director: The session and who acts in it.
        preferences: Speed and pace.
        parent: Owner.
        game: How it is shown.
    """

    seen = Signal()
    clothChanged = Signal()

    def __init__(
        self,
        director: Director,
        preferences: Preferences,
        parent: QObject | None = None,
        game: Showing = PUNTO_BANCO,
    ) -> None:
        super().__init__(director, preferences, game, parent)
        self._fields: RowsModel[FieldRow] = RowsModel(FieldRow, lambda row: (row.seat, row.bet), self)
        self._own: RowsModel[OwnRow] = RowsModel(OwnRow, lambda row: row.bet, self)
        self._cloth: tuple[list[dict[str, str]], list[str]] = ([], [])
        self._layout: tuple[tuple[str, Cents], ...] = ()
        self._odds = Odds(preferences, self)
        self._come_in()

    def _remember(self, event: Event, before: Any) -> None:
        """What lies at the close is "the same" afterwards."""
        super()._remember(event, before)
        if isinstance(event, e.StakesClosed) and self._human and any(before.seat(self._human).bets):
            lies = zip(BETS, before.seat(self._human).bets, strict=True)
            self._layout = tuple((bet, amount) for bet, amount in lies if amount)
            self._orders.laid(self._layout)

    def _show(self, view: Any) -> None:
        super()._show(view)
        lit = {kind for kind, act in self._game.acts.items() if act.command in {o.command for o in self._bar.offers}}
        self._boards.show(view.results)
        self._fields.show(field_rows(view))
        self._own.show(own_rows(view, self._human, lit))
        self._odds.show(self._stage.shown)
        self._print(view.rules)

    def retell(self) -> None:
        """Says everything once more, in the user's language of now."""
        super().retell()
        self._odds.changed.emit()

    def _print(self, rules: Any) -> None:
        cloth = printed(rules), limits(rules)[: 2 if rules.commission == "box" else 3]
        if cloth != self._cloth:
            self._cloth = cloth
            self.clothChanged.emit()

    @property
    def _mine(self) -> PuntoHand:
        assert isinstance(self._hand, PuntoHand)
        return self._hand

    @Slot(str)
    def lay(self, bet: str) -> None:
        """The human lays the sum in his hand on a field."""
        QTimer.singleShot(0, self, lambda: self._mine.lay(self._field(bet), 1))

    @Slot(str)
    def takeOff(self, bet: str) -> None:
        """The human takes so much off a field again."""
        QTimer.singleShot(0, self, lambda: self._mine.lay(self._field(bet), -1))

    @Slot()
    def repeat(self) -> None:
        """The human stakes the same as in the coup before."""
        QTimer.singleShot(0, self, lambda: self._mine.repeat(self._layout))

    @staticmethod
    def _field(bet: str) -> Any:
        return BETS[BETS.index(bet)]

    @Property(bool, notify=seen)
    def canRepeat(self) -> bool:
        """Whether there is a coup before whose stakes can be laid again."""
        return bool(self._layout) and any(offer.command.__name__.startswith("Stake") for offer in self._bar.offers)

    @Property(QObject, constant=True)
    def fields(self) -> QObject:
        """The fields of the cloth."""
        return self._fields

    @Property(QObject, constant=True)
    def own(self) -> QObject:
        """The human's fields, to be pressed."""
        return self._own

    @Property(list, notify=clothChanged)
    def bets(self) -> list[dict[str, str]]:
        """The bets of this table: ``bet``, the ``name`` on its fields, and a ``mark`` where that is too long."""
        return self._cloth[0]

    @Property(bool, notify=seen)
    def boxed(self) -> bool:
        """Whether commission is marked in boxes (P6)."""
        return bool(self._picture.view.rules.commission == "box")

    @Property(Odds, constant=True)
    def odds(self) -> Odds:
        """The odds of the next coup."""
        return self._odds

    @Property(str, notify=seen)
    def puntoPoints(self) -> str:
        """Punto's points, once all its cards are turned."""
        return self._points("punto")

    @Property(str, notify=seen)
    def bancoPoints(self) -> str:
        """Banco's points, once all its cards are turned."""
        return self._points("banco")

    def _points(self, hand: str) -> str:
        return self._picture.points(hand)

    @Property(list, notify=clothChanged)
    def limits(self) -> list[str]:
        """What the sign on the cloth says."""
        return self._cloth[1]

    @Property(str, notify=seen)
    def title(self) -> str:
        """The game."""
        return preset_name(self._picture.view.rules.preset)

    @Property(bool, constant=True)
    def allAround(self) -> bool:
        """Whether the guests sit all around the table and the shoe goes round."""
        return bool(self._session.state.rules.travelling)

    @Property(list, constant=True)
    def places(self) -> list[float]:
        """How far around the edge each seat lies, seat 1 first."""
        state = self._session.state
        return places(len(state.seats), self._human, all_around=state.rules.travelling)

    @Property(list, constant=True)
    def shares(self) -> list[float]:
        """How much of the edge each seat has, seat 1 first."""
        state = self._session.state
        return shares(len(state.seats), self._human, all_around=state.rules.travelling)

    @Property(str, notify=seen)
    def squeezed(self) -> str:
        """The card the human is about to turn; empty when there is none, or something is still being shown."""
        coup = self._picture.view.coup
        card = coup.squeezed if coup and not self._stage.busy else None
        return str(card) if card else ""

    @Property(str, notify=seen)
    def squeezedHand(self) -> str:
        """The hand whose next card is to be turned: ``punto`` or ``banco``; empty for none."""
        coup = self._picture.view.coup
        return (coup.next_to_turn or "") if coup else ""

    @Property(int, notify=seen)
    def squeezedOrder(self) -> int:
        """Which card of that hand it is, 0 for its first."""
        coup = self._picture.view.coup
        hand = coup.next_to_turn if coup else None
        return coup.turned[hand == "banco"] if coup and hand else 0

    @Property(str, notify=seen)
    def squeezedBack(self) -> str:
        """The back of the card that is to be turned next."""
        coup = self._picture.view.coup
        hand = coup.next_to_turn if coup else None
        return next((row.back for row in self._picture.cards.rows if row.hand == hand and not row.face), "r")
