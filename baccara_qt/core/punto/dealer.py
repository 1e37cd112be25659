"""The state as it goes while one command is carried out."""

from __future__ import annotations

from collections.abc import Callable

from baccara_qt.core.chance import Chance
from baccara_qt.core.event import Event
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.state import TableState


class Dealer:
    """The staff's hands: lets events happen one after the other.

    Attributes:
        state: The table after the events so far.
        chance: Where a new shoe comes from.
        events: The events so far.
    """

    def __init__(self, state: TableState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, *events: Event) -> None:
        """Lets these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)


Act = Callable[[Dealer], None]
"""Something the staff does by itself."""
