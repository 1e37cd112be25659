"""What every game of the house that can be practised has in common: its procedure, as data and functions.

A lesson (``at_table.TableLesson``) knows no game: it asks a ``Procedure`` what the staff has to do for what happens
next, lets the learner do his part of it, and has what he did judged.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from baccara_qt.core.chance import Stream
from baccara_qt.core.event import Event
from baccara_qt.practice.act import Act
from baccara_qt.practice.question import Fault


class Task(NamedTuple):
    """The staff's part of something that happens.

    Attributes:
        before: Acts that lead to it, in order.
        after: Acts that follow from it.
    """

    before: tuple[Act, ...] = ()
    after: tuple[Act, ...] = ()


class Notes(NamedTuple):
    """What the staff keeps in mind besides the table.

    Attributes:
        coups: Coups that are over, the annulled ones among them.
        warned: Whether the banker was warned under this bank (G9).
        dismissed: Whether he must pass it once the coup is settled (G7, G9).
    """

    coups: int = 0
    warned: bool = False
    dismissed: bool = False


class Trouble(NamedTuple):
    """Something that has gone wrong.

    Attributes:
        kind: Its name.
        mishap: What, in the game's own words.
        events: What happened with it.
        noticed: Whether it is noticed at once; else ``notices`` says when.
    """

    kind: str
    mishap: Any
    events: tuple[Event, ...]
    noticed: bool


class Procedure(Protocol):
    """A game at a table of guests whose staff is a learner.

    The state of the table is frozen and of the game's own kind; every method is a function of what it is given.
    """

    def start(self) -> tuple[Any, tuple[Event, ...]]:
        """The empty table, and what opens it."""
        ...

    def evolve(self, state: Any, event: Event) -> Any:
        """The table after an event."""
        ...

    def task(self, state: Any, event: Event) -> Task:
        """What the staff has to do for an event that is about to happen at this table."""
        ...

    def asking(self, state: Any, notes: Notes) -> tuple[Act, ...]:
        """What the staff has to say before somebody who is asked now can answer."""
        ...

    def goes_on(self, state: Any, notes: Notes, spoken: int) -> tuple[Event, ...]:
        """What happens next when the staff has done its part so far; empty when nothing can.

        Args:
            state: The table.
            notes: What the staff keeps in mind.
            spoken: How often the game has gone on since the last coup: keys the guests' luck.
        """
        ...

    def note(self, notes: Notes, event: Event) -> Notes:
        """What the staff keeps in mind after an event."""
        ...

    def trouble(self, state: Any, notes: Notes, kinds: tuple[str, ...], rate: int, stream: Stream) -> Trouble | None:
        """Something of these kinds that goes wrong now, one time in ``rate``."""
        ...

    def notices(self, state: Any, mishap: Any) -> bool:
        """Whether something that was not noticed at once is noticed now."""
        ...

    def remedy(self, state: Any, mishap: Any) -> Act:
        """How something that went wrong is put right."""
        ...

    def put_right(self, state: Any, mishap: Any) -> tuple[Event, ...]:
        """What happens when it is put right."""
        ...

    def judge(self, state: Any, due: Act, given: Act, mishap: Any) -> Fault | None:
        """What is wrong with an act when another (or the same) is due; ``None`` when it is right."""
        ...
