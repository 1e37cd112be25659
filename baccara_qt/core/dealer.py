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
        evolve: The state after an event, in this game.
        state: The table after the events so far.
        chance: Where a new shoe comes from.
        events: The events so far.
    """

    evolve: Callable[[S, Any], S]

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, *events: Event) -> None:
        """Lets these events happen."""
        for event in events:
            self.state = self.evolve(self.state, event)
            self.events.append(event)
