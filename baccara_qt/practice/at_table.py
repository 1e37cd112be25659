"""A lesson at the table: the learner does the staff's steps with his own hands, and is judged act by act.

The table is a real one: what happens at it are the core's own events, and each is let happen once the staff has done
its part, the learner his steps and the house the others. So whatever a learner does, cards and books are a table's.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, get_args

from baccara_qt.core.event import Event
from baccara_qt.practice.act import STEPS, Act
from baccara_qt.practice.drill import luck
from baccara_qt.practice.procedure import Notes, Procedure, Trouble
from baccara_qt.practice.question import Fault

Manner = Literal["gentle", "exam"]
"""A wrong act is refused at once with a kind word, or noted while the right one is done in its place."""

MANNERS: Final[tuple[Manner, ...]] = get_args(Manner)

_LONGEST: Final = 5_000
"""Events without a word to the learner after which he has taken over too little to be asked anything."""


@dataclass(frozen=True, slots=True)
class Part:
    """What a learner takes over.

    Attributes:
        steps: His steps; the house does the others.
        manner: How he is corrected.
        mishaps: What is set to go wrong; names of ``chemin.MISHAPS``.
        rate: One time in so many, where it can.
        coups: Coups after which the lesson is over; 0 when it goes on.
    """

    steps: frozenset[str] = frozenset(STEPS)
    manner: Manner = "gentle"
    mishaps: tuple[str, ...] = ()
    rate: int = 8
    coups: int = 0


class Verdict(NamedTuple):
    """What came of an act.

    Attributes:
        fault: What was wrong with it; ``None`` when it was right.
        done: What was done: the right act, or ``None`` when a wrong one was refused.
        events: What has happened at the table since, in order, until the learner is needed again.
        own: How many of them came before the house did a step of its own.
    """

    fault: Fault | None
    done: Act | None
    events: tuple[Event, ...]
    own: int = 0


class TableLesson:
    """A table whose staff is a learner.

    Attributes:
        state: The table as it stands; always one a real table has been in.
        opening: What happened before the learner was first needed.
        mishap: What has gone wrong and waits to be put right.
        notes: What the staff keeps in mind; its ``coups`` are those that are over.
        over: Whether the coups planned are dealt, or the table rests and nothing more can happen.
        acts: How often the learner acted, and ``right`` how often he was right.
    """

    def __init__(self, procedure: Procedure, part: Part, seed: str) -> None:
        self.part = part
        self.mishap: Any = None
        self.notes = Notes()
        self.over = False
        self.acts = 0
        self.right = 0
        self._procedure = procedure
        self._seed = seed
        self._todo: deque[Act] = deque()
        self._after: tuple[Act, ...] = ()
        self._event: Event | None = None
        self._asked_at: Any = None
        self._spoken = 0
        self._unnoticed: Any = None
        self._gone_wrong: set[str] = set()
        self.state, opening = procedure.start()
        self._pending: deque[Event] = deque(opening)
        self.opening, _ = self._advance()

    @property
    def due(self) -> Act | None:
        """The act the learner has to do now; ``None`` when the lesson is over."""
        return self._todo[0] if self._todo and not self.over else None

    def judge(self, act: Act) -> Fault | None:
        """What would be wrong with an act now; nothing happens. Raises ``ValueError`` if the lesson is over."""
        if self.due is None:
            raise ValueError("the lesson is over")
        return self._procedure.judge(self.state, self.due, act, self.mishap)

    def perform(self, act: Act) -> Verdict:
        """The learner does something. Raises ``ValueError`` if the lesson is over."""
        due, fault = self.due, self.judge(act)
        self.acts += 1
        self.right += fault is None
        if fault is not None and self.part.manner == "gentle":
            return Verdict(fault, None, ())
        first = self._did()
        events, own = self._advance()
        return Verdict(fault, due, (*first, *events), len(first) + own)

    # --- the course of things -------------------------------------------------------------------------------------

    def _advance(self) -> tuple[tuple[Event, ...], int]:
        """Lets happen what happens without the learner, until he is needed; and how much before the house acts."""
        happened: list[Event] = []
        own = -1
        while not self.over:
            if self._todo:
                if self._todo[0].step in self.part.steps:
                    break
                own = len(happened) if own < 0 else own
                happened += self._did()
            elif self._pending:
                happened += self._prepare(self._pending.popleft())
            else:
                happened += self._go_on()
            if len(happened) > _LONGEST:
                self.over = True
        return tuple(happened), len(happened) if own < 0 else own

    def _prepare(self, event: Event) -> list[Event]:
        """The staff's part of the next event comes first; without one it happens at once."""
        task = self._procedure.task(self.state, event)
        self._event, self._after = event, task.after
        self._todo.extend(task.before)
        return [] if self._todo else self._happens()

    def _did(self) -> list[Event]:
        """The act that was due is done; what it was needed for happens with the last of them."""
        self._todo.popleft()
        if self._todo:
            return []
        if self._event is not None:
            return self._happens()
        if self.mishap is not None:
            mishap, self.mishap = self.mishap, None
            return [self._let(event) for event in self._procedure.put_right(self.state, mishap)]
        return []

    def _happens(self) -> list[Event]:
        event = self._event
        assert event is not None
        self._event = None
        self._todo.extend(self._after)
        return [self._let(event)]

    def _let(self, event: Event) -> Event:
        self.state = self._procedure.evolve(self.state, event)
        coups = self.notes.coups
        self.notes = self._procedure.note(self.notes, event)
        if self.notes.coups != coups:
            self._spoken = 0
            self._gone_wrong.clear()
            self.over = self.notes.coups == self.part.coups
        return event

    def _go_on(self) -> list[Event]:
        """Nothing is under way: somebody is asked, something goes wrong, or the game goes on by itself."""
        if self._asked_at is not self.state:
            self._asked_at = self.state
            self._todo.extend(self._procedure.asking(self.state, self.notes))
            if self._todo:
                return []
        if self._unnoticed is not None and self._procedure.notices(self.state, self._unnoticed):
            self._notice(self._unnoticed)
            self._unnoticed = None
            return []
        if self.part.mishaps and (trouble := self._trouble()) is not None:
            happened = [self._let(event) for event in trouble.events]
            if trouble.noticed:
                self._notice(trouble.mishap)
            else:
                self._unnoticed = trouble.mishap
            return happened
        self._spoken += 1
        events = self._procedure.goes_on(self.state, self.notes, self._spoken)
        self._pending.extend(events)
        self.over = not events
        return []

    def _trouble(self) -> Trouble | None:
        """Each kind of thing goes wrong once in a coup; only one is overlooked at a time."""
        kinds = tuple(kind for kind in self.part.mishaps if kind not in self._gone_wrong)
        stream = luck(self._seed, "mishap", self.state.seq)
        trouble = self._procedure.trouble(self.state, self.notes, kinds, self.part.rate, stream)
        if trouble is None or (self._unnoticed is not None and not trouble.noticed):
            return None
        self._gone_wrong.add(trouble.kind)
        return trouble

    def _notice(self, mishap: Any) -> None:
        self.mishap = mishap
        self._todo.append(self._procedure.remedy(self.state, mishap))
