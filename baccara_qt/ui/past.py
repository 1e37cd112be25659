"""What is the same at the tables of the past, whatever their game: they are led from moment to moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from baccara_qt.core.money import Cents, Seat
from baccara_qt.session.director import Director
from baccara_qt.session.journal import SpoolJournal
from baccara_qt.session.session import Session, SessionChance
from baccara_qt.session.setup import Setup
from baccara_qt.ui.bar import Bar
from baccara_qt.ui.chapters import Moment
from baccara_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from baccara_qt.ui.game_table import GameTable as Table
else:
    Table = object

See = Callable[[Any, Seat], Any]


def at_table(moment: Moment, human: Seat) -> Director:
    """A session that stands as it did then; nobody acts in it: it has no shoes of its own, and nothing is kept."""
    rules = moment.state.rules
    setup = Setup(rules, (Cents(0),) * rules.seats, human)
    return Director(Session(setup, SessionChance(bytes(32)), SpoolJournal(), moment.state, moment.people))


class _NothingToDo(Bar):
    """No button is lit at a table of the past."""

    def show(self, view: Any) -> bool:
        """Nothing is different."""
        return False


class Past(Table):
    """What makes the table of a game one of the past: a second base beside the game's own.

    Attributes:
        sees: What the user's seat saw, and what somebody would see who could look through the cards that are dealt.
    """

    sees: ClassVar[tuple[See, See]]
    _preferences: Preferences
    _tempo: float

    def begin(self, preferences: Preferences) -> None:
        """Nothing can be done from now on."""
        self._preferences, self._tempo = preferences, 1.0
        self._bar = _NothingToDo(self._session, self._stage, self._driver, self)
        self.hasten()

    def put_away(self) -> None:
        """Puts the table away."""
        self.close()
        self._session.close()

    def go(self, moment: Moment) -> None:
        """Plays on to the next moment."""
        self._stage.drain()
        self._outcome.forget()
        self._greet(moment)
        self._stage.play(moment.cues)

    def jump(self, moment: Moment) -> None:
        """Shows a moment at once, with the call that stood then, and no other."""
        self._greet(moment)
        self._outcome.forget()
        for event, before in moment.happened:
            self._outcome.note(event, before)
        self._croupier.speak(moment.said)
        self._stage.jump(moment.state, palette=moment.palette)

    def open_cards(self, *, all_seen: bool) -> None:
        """Shows every card that is dealt, or only what the user's seat could see."""
        self._game = self._stage.game = replace(self._game, see=self.sees[all_seen])
        self._picture.forget()
        self._publish()

    @property
    def tempo(self) -> float:
        """How many times as fast as at the table everything moves."""
        return self._tempo

    @tempo.setter
    def tempo(self, tempo: float) -> None:
        self._tempo = tempo
        self.hasten()

    def hasten(self) -> None:
        """Everything moves as fast as the settings and the tempo say."""
        self._stage.dealer = 0
        self._stage.pace = self._preferences.now.speed / self._tempo

    def _greet(self, moment: Moment) -> None:
        if self._session.guests != moment.people:
            self._session.guests = moment.people
            self._meet()
