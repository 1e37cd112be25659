"""The stage: what has happened is shown cue by cue, and the state on screen follows.

The state shown is always one the table has been in. Once the stage is settled it is the session's own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from baccara_qt.core.event import Event
from baccara_qt.core.money import Entry, Seat
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.cue import Cue, Say
from baccara_qt.ui.habit import Habit
from baccara_qt.ui.showing import Showing

OFTEN: Final = 20
"""As often as what is shown at the quickest must have been seen."""

PATIENCE_MS: Final = 5_000
"""How long a cue may take at the usual pace before the stage goes on without an answer."""


class Stage(QObject):
    """A queue of cues, of which one is being played.

    Attributes:
        game: The game that is shown.

    Signals:
        spoken: The croupier says something.
        happened: An event is about to be evolved; with the shown state before it.
        changed: What is shown has changed or is to be shown, or a cue has begun that waits for ``acknowledge`` with its
            number.
        settled: Nothing is left to show.
    """

    spoken = Signal(object)
    happened = Signal(object, object)
    changed = Signal()
    settled = Signal()

    def __init__(self, shown: Any, parent: QObject | None = None, game: Showing = CHEMIN_DE_FER) -> None:
        super().__init__(parent)
        self.game = game
        self._shown = shown
        self._end = shown
        self._queue: deque[Cue] = deque()
        self._cue: Cue | None = None
        self._number = 0
        self._habit = Habit(game.fresh)
        self._times = 0
        self._waits = self._deals = False
        self._dealer: Seat = 0
        self._ahead: tuple[Entry, ...] = ()
        self._palette = False
        self._pace = 1.0
        self._watchdog = QTimer(self, singleShot=True)
        self._watchdog.timeout.connect(self._overdue)

    @property
    def shown(self) -> Any:
        """The state on screen."""
        return self._shown

    @property
    def ahead(self) -> tuple[Entry, ...]:
        """Movements already seen of an event that is not over yet."""
        return self._ahead

    @property
    def palette(self) -> bool:
        """Whether the ponte's first cards still lie on the croupier's palette."""
        return self._palette

    @property
    def cue(self) -> Cue | None:
        """The cue being played."""
        return self._cue

    @property
    def number(self) -> int:
        """Number of the cue being played, or of the last one."""
        return self._number

    @property
    def times(self) -> int:
        """How often the like of the cue being played has been seen before."""
        return self._times

    @property
    def waits(self) -> bool:
        """Whether the cue being played is a card that the human is to deal."""
        return self._waits

    @property
    def deals(self) -> bool:
        """Whether the cue being played is a card that the human deals or has just dealt."""
        return self._deals and self._cue is not None

    @property
    def busy(self) -> bool:
        """Whether there is anything left to show."""
        return self._cue is not None

    @property
    def dealer(self) -> Seat:
        """Who deals with his own hand when he is banker; 0 for nobody."""
        return self._dealer

    @dealer.setter
    def dealer(self, seat: Seat) -> None:
        self._dealer = seat
        if seat != self.game.dealer(self._shown):
            self.deal()

    @property
    def pace(self) -> float:
        """Factor on every duration: 1 is usual, 0 shows nothing in between."""
        return self._pace

    @pace.setter
    def pace(self, pace: float) -> None:
        before, self._pace = self._pace, max(0.0, pace)
        # What happens while all that is left is shown may lead here again
        if self._pace == 0 and before > 0:
            self.drain()

    def present(self, events: Iterable[Event], *, quick: bool = False) -> None:
        """Shows these events after all that is still to be shown; ``quick``, as if they were seen often."""
        events = tuple(events)
        if not events:
            return
        cues = self.game.cues(events, self._end)
        for event in events:
            self._end = self.game.evolve(self._end, event)
        self.play([replace(cue, quick=True) for cue in cues] if quick else cues)

    def play(self, cues: Iterable[Cue]) -> None:
        """Shows these cues after all that is still to be shown."""
        self._queue.extend(cues)
        if self._pace == 0:
            self._finish_all()
        elif self._cue is None:
            self._next()
        else:
            self.changed.emit()

    def jump(self, shown: Any, *, palette: bool = False) -> None:
        """Shows another moment at once; what was still to be shown is dropped.

        Args:
            shown: The table at that moment.
            palette: Whether the ponte's first cards lie on the croupier's palette.
        """
        self._queue.clear()
        self._cue = None
        self._waits = False
        self._watchdog.stop()
        self._shown = self._end = shown
        self._ahead, self._palette = (), palette
        self.changed.emit()

    def acknowledge(self, number: float) -> None:
        """The cue with this number has been seen; any other number is an answer that came too late."""
        if self._cue is not None and number == self._number:
            self._finish(self._cue)
            self._next()

    def deal(self) -> None:
        """The human deals the card that waits for him."""
        if self._waits:
            self._waits = False
            self._watch()
            self.changed.emit()

    def drain(self) -> None:
        """Shows all that is left at once, in order."""
        if self._cue is not None:
            self._finish_all()

    def _next(self) -> None:
        """Plays on until there is something to see."""
        self._cue = None
        self._waits = False
        self._watchdog.stop()
        while self._queue:
            cue = self._queue.popleft()
            if cue.beat == "still":
                self._finish(cue)
                continue
            self._begin(cue)
            return
        self.changed.emit()
        self.settled.emit()

    def _begin(self, cue: Cue) -> None:
        self._cue = cue
        self._number += 1
        self._times = self._habit.times(cue) if not cue.quick else OFTEN
        by_hand = 0 < self._dealer == self.game.dealer(self._shown)
        self._waits = self._deals = by_hand and cue.beat == "card"
        self._speak(cue.say)
        if not self._waits:
            self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        self._watchdog.start(round(PATIENCE_MS * max(1.0, self._pace)))

    @Slot()
    def _overdue(self) -> None:
        self.acknowledge(self._number)

    def _speak(self, say: Say | None) -> None:
        if say is not None:
            self.spoken.emit(say)

    def _finish(self, cue: Cue) -> None:
        """The cue is over: what it showed is now the state on screen."""
        for event in cue.events:
            self.happened.emit(event, self._shown)
            self._shown = self.game.evolve(self._shown, event)
            self._habit.after(event)
        self._ahead = () if cue.events else self._ahead + cue.moves
        self._palette = cue.palette

    def _finish_all(self) -> None:
        """Ends the cue being played and all that wait, and shows the outcome once."""
        if self._cue is not None:
            self._finish(self._cue)
        while self._queue:
            cue = self._queue.popleft()
            self._speak(cue.say)
            self._finish(cue)
        self._next()
