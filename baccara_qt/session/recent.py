"""The latest steps of a session, as far as what comes depends on them: whose luck is next, and what may go back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from baccara_qt.core.game import CROUPIER, Actor, Game, Step, TakeBack, nothing_to_take_back
from baccara_qt.core.money import Seat

T = TypeVar("T")

REACH: Final = 1000
"""Steps after which an act stands for good, whatever the table is about."""


class _Act(NamedTuple):
    """A step that may still be taken back, the table before it, and how many had acted in this coup by then."""

    number: int
    step: Step
    before: Any
    acted: int


class Recent:
    """What was done since the last coup was over.

    Args:
        game: What is played.
        taker: The seat that may take something back; 0 where nobody may.
        steps: Steps of the session before.

    Attributes:
        taker: The seat that may take something back.
        steps: Steps of the session so far.
        acted: Who acted, in order, without what was taken back.
        last: Who did the last step, and what.
    """

    def __init__(self, game: Game, taker: Seat, steps: int = 0) -> None:
        self._game = game
        self.taker = taker
        self.steps = steps
        self.acted: list[Actor] = []
        self.last: tuple[Actor, type[Any] | None] = (CROUPIER, None)
        self._acts: deque[_Act] = deque(maxlen=REACH)

    def note(self, step: Step, before: Any, after: Any) -> None:
        """Takes down a step that was done."""
        actor, command, _ = step
        self.steps += 1
        self.last = actor, type(command)
        if isinstance(command, TakeBack):
            self._forget(command.step)
            return
        if self.taker:
            if actor == CROUPIER or self._game.lasting(before) != self._game.lasting(after):
                self._acts.clear()
            else:
                self._acts.append(_Act(self.steps, step, before, len(self.acted)))
        if after.coups == before.coups:
            self.acted.append(actor)
        else:
            self.acted.clear()

    @property
    def can_take_back(self) -> bool:
        """Whether the taker has done something that can be taken back."""
        return self._last() is not None

    def take_back(self) -> Step:
        """The step with which the taker takes back the last thing he did, and all that others did since.

        Raises:
            RuleError: If it did nothing, or a card, a cut or the close has come since (C10).
        """
        act = self._last()
        if act is None:
            raise nothing_to_take_back()
        since = (event for later in self._acts if later.number >= act.number for event in later.step.events)
        event = self._game.taken_back(act.before, self.taker, act.number, since)
        return Step(self.taker, TakeBack(act.number), (event,))

    def _last(self) -> _Act | None:
        own = (act for act in reversed(self._acts) if act.step.actor == self.taker)
        return next((act for act in own if type(act.step.command) not in self._game.idle), None)

    def _forget(self, number: int) -> None:
        while self._acts and self._acts[-1].number >= number:
            act = self._acts.pop()
            del self.acted[act.acted :]


class Standing(Generic[T]):
    """Sorts out what of a session's steps was taken back.

    A step comes once it is certain that it stands: when the croupier acts, which ends all taking back.
    """

    def __init__(self) -> None:
        self._number = 0
        self._held: list[tuple[int, T]] = []

    def note(self, step: Step, about: T) -> list[T]:
        """Takes the next step, with something about it; gives what now stands, in order."""
        self._number += 1
        if isinstance(step.command, TakeBack):
            while self._held and self._held[-1][0] >= step.command.step:
                self._held.pop()
            return []
        self._held.append((self._number, about))
        return self.rest() if step.actor == CROUPIER else []

    def rest(self) -> list[T]:
        """What stands when nothing follows any more."""
        stood = [about for _, about in self._held]
        self._held.clear()
        return stood


def standing(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps of a session that were not taken back, from its first on."""
    sorting = Standing[Step]()
    for step in steps:
        yield from sorting.note(step, step)
    yield from sorting.rest()
