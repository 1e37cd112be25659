"""The state as it goes while one command is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from baccara_qt.core.chance import Chance
from baccara_qt.core.event import Event

S = TypeVar("S")


class HouseDealer(Generic[S]):
    """The staff's hands: lets events happen one after the other, as the game's ``evolve`` has it.

    Attributes:
        state: The table after the events so far.
        chance: Where a new shoe comes from.
        events: The events so far.
    """

    def __init__(self, state: S, chance: Chance, evolve: Callable[[S, Any], S]) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self._evolve = evolve

    def emit(self, *events: Event) -> None:
        """Lets these events happen."""
        for event in events:
            self.state = self._evolve(self.state, event)
            self.events.append(event)
