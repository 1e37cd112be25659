"""A session to leaf through: one chapter a coup, and in it every moment at which there is something new to see."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from baccara_qt.core import house_events as e
from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.event import Event
from baccara_qt.core.game import Step
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.codec import kind_of
from baccara_qt.session.library import Library
from baccara_qt.ui.cue import Cue, Say
from baccara_qt.ui.landmarks import Landmark
from baccara_qt.ui.record import Reading
from baccara_qt.ui.showing import Showing

People = dict[Seat, Guest]


class Moment(NamedTuple):
    """A table somebody has seen.

    Attributes:
        cues: What leads to it from the moment before.
        happened: The events of these cues, each with the table before it.
        state: The table.
        palette: Whether the ponte's first cards lie on the croupier's palette.
        steps: How many steps of the session are over by then.
        people: Who plays at each seat.
        said: What the croupier said last since this chapter began; none if nothing.
    """

    cues: tuple[Cue, ...]
    happened: tuple[tuple[Event, Any], ...]
    state: Any
    palette: bool
    steps: int
    people: People
    said: Say | None = None


class Chapter(NamedTuple):
    """A coup and all that was said since the one before.

    Attributes:
        moments: Its moments; the first is the table it begins at.
        notation: The coup in a line; empty for one that is not over.
    """

    moments: list[Moment]
    notation: str


def read_chapter(library: Library, session: int, first: int, last: int, game: Showing) -> Chapter:
    """The steps of a session after ``first`` up to ``last``, as a chapter.

    Raises:
        StorageError: If they cannot be read.
    """
    past = library.table(session, first)
    end = library.guests(session, last)
    reader = _Reader(game, past.state, past.guests, first)
    for step in islice(library.steps(session, first), last - first):
        reader.read(step, end)
    return reader.chapter()


class _Reader:
    """Goes through the steps of a chapter."""

    def __init__(self, game: Showing, state: Any, people: People, steps: int) -> None:
        self._game = game
        self._state = state
        self._people = people
        self._steps = steps
        self._recorder = game.recorder(state)
        self._notation = ""
        self._palette = False
        self._cues: list[Cue] = []
        self._happened: list[tuple[Event, Any]] = []
        self._moments = [Moment((), (), state, False, steps, people)]

    def read(self, step: Step, end: People) -> None:
        """Reads on by a step; ``end`` is who plays where in the end."""
        seen = False
        for cue in self._game.cues(step.events, self._state):
            self._cues.append(cue)
            self._palette = cue.palette
            for event in cue.events:
                self._evolve(event, end)
            if cue.events and cue.beat != "still":
                self._moments.append(Moment((), (), self._state, cue.palette, self._steps, self._people))
                self._gather()
                seen = True
        self._steps += 1
        if seen:
            self._end()

    def chapter(self) -> Chapter:
        """What was read."""
        if self._cues and len(self._moments) > 1:
            self._end()
        return Chapter(list(self._with_calls()), self._notation)

    def _with_calls(self) -> Iterator[Moment]:
        """The moments, each with the call that then stands."""
        said = self._game.asking(self._moments[0].state)
        for moment in self._moments:
            said = next((cue.say for cue in reversed(moment.cues) if cue.say is not None), said)
            yield moment._replace(said=said)

    def _evolve(self, event: Event, end: People) -> None:
        if isinstance(event, e.SeatTaken) and event.seat in end:
            self._people = {**self._people, event.seat: end[event.seat]}
        self._happened.append((event, self._state))
        self._state = self._game.evolve(self._state, event)
        coup = self._recorder.note(event)
        if coup is not None:
            self._notation = str(coup)

    def _end(self) -> None:
        """What follows without a moment of its own, the palette that serves the ponte too, belongs to the last one."""
        self._moments[-1] = self._moments[-1]._replace(state=self._state, palette=self._palette, steps=self._steps)
        self._gather()

    def _gather(self) -> None:
        """The last moment comes about by what was read since the one before."""
        last = self._moments[-1]
        self._moments[-1] = last._replace(cues=(*last.cues, *self._cues), happened=(*last.happened, *self._happened))
        self._cues, self._happened = [], []


def shows(moment: Moment, landmark: Landmark) -> bool:
    """Whether something worth seeing has just come into sight."""
    if any(isinstance(event, landmark.events) for event, _ in moment.happened):
        return True
    return landmark.seen(moment.state) and not (moment.happened and landmark.seen(moment.happened[0][1]))


def next_coup(
    library: Library, session: int, rows: Sequence[CoupRow], ends: Sequence[int], *, coup: int, landmark: Landmark
) -> int | None:
    """The next chapter with something worth seeing, found without reading what lies between.

    Args:
        library: The library.
        session: The session.
        rows: Its coups.
        ends: The last step of each chapter.
        coup: The chapter from which on, from 0.
        landmark: What is looked for.

    Raises:
        StorageError: If the session cannot be read.
    """
    if not landmark.events:
        return next((later for later in range(coup + 1, len(rows)) if landmark.counted(rows[later])), None)
    step = library.next_step(session, ends[coup], [kind_of(event) for event in landmark.events])
    return None if step is None else bisect_left(ends, step)


def told(chapter: Chapter, human: Seat, game: Showing) -> list[dict[str, Any]]:
    """What happened in a chapter: ``at`` (its moment), ``text``, and ``mine`` (whether it was the user's doing).

    A stake that goes back comes with the call that lifts it.
    """
    found: list[dict[str, Any]] = []
    reading = Reading[tuple[str, bool]]()
    for at, moment in enumerate(chapter.moments):
        names = {seat: guest.name for seat, guest in moment.people.items()}
        for event, before in moment.happened:
            line = game.sentence(event, before, names, human), 0 < human == getattr(event, "seat", 0)
            for text, mine in reading.after(event, line):
                if text:
                    found.append({"at": at, "text": text, "mine": mine})
    return found
