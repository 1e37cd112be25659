"""A table of the past: the same stage and the same picture as at the running one, and nothing to be done at it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Cents, Seat
from baccara_qt.players.view import SeatView, see
from baccara_qt.session.director import Director
from baccara_qt.session.journal import SpoolJournal
from baccara_qt.session.session import Session, SessionChance
from baccara_qt.session.setup import Setup
from baccara_qt.ui.bar import Bar
from baccara_qt.ui.chapters import Moment
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.table import TableModel

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


class _NothingToDo(Bar):
    """No button is lit at a table of the past."""

    def show(self, view: Any) -> bool:
        """Nothing is different."""
        return False


@QmlElement
class ReplayTable(TableModel):
    """The table of a session that is looked at again.

    Args:
        moment: How it stands at first.
        human: The user's seat; 0 at a table of guests only.
        preferences: Speed, and whether the croupier speaks French.
        parent: Owner.
    """

    def __init__(self, moment: Moment, human: Seat, preferences: Preferences, parent: QObject) -> None:
        rules = moment.state.rules
        setup = Setup(rules, (Cents(0),) * rules.seats, human)
        # Nobody acts at it: it has no shoes of its own, and nothing is kept.
        past = Session(setup, SessionChance(bytes(32)), SpoolJournal(), moment.state, moment.people)
        super().__init__(Director(past), preferences, parent)
        self._preferences = preferences
        self._tempo = 1.0
        self._bar = _NothingToDo(past, self._stage, self._driver, self)
        preferences.changed.connect(self._hasten)
        self._hasten()

    def close(self) -> None:
        """Puts the table away."""
        super().close()
        self._session.close()

    def go(self, moment: Moment) -> None:
        """Plays on to the next moment."""
        self._stage.drain()
        self._outcome.forget()
        self._greet(moment)
        self._stage.play(moment.cues)

    def jump(self, moment: Moment) -> None:
        """Shows a moment at once, with what the croupier has just said."""
        self._greet(moment)
        self._outcome.forget()
        for event, before in moment.happened:
            self._outcome.note(event, before)
        said = [cue.say for cue in moment.cues if cue.say is not None]
        say = said[-1] if said else self._game.asking(moment.state)
        if say is not None:
            self._croupier.speak(say)
        self._stage.jump(moment.state, palette=moment.palette)

    def open_cards(self, *, all_seen: bool) -> None:
        """Shows every card that is dealt, or only what the user's seat could see."""
        self._game = self._stage.game = replace(CHEMIN_DE_FER, see=_see_all if all_seen else see)
        self._picture.forget()
        self._publish()

    @property
    def tempo(self) -> float:
        """How many times as fast as at the table everything moves."""
        return self._tempo

    @tempo.setter
    def tempo(self, tempo: float) -> None:
        self._tempo = tempo
        self._hasten()

    @Slot()
    def _hasten(self) -> None:
        self._stage.dealer = 0
        self._stage.pace = self._preferences.now.speed / self._tempo

    def _greet(self, moment: Moment) -> None:
        if self._session.guests != moment.people:
            self._session.guests = moment.people
            self._meet()

    @Slot(object, object)
    def _happened(self, event: Any, before: Any) -> None:
        self._outcome.note(event, before)


def _see_all(state: Any, seat: Seat) -> SeatView:
    """What somebody would know of the table who could look through the cards that are dealt."""
    view, coup = see(state, seat), state.coup
    if coup is None or view.coup is None:
        return view
    return view._replace(coup=view.coup._replace(ponte=coup.ponte, bank=coup.bank))
