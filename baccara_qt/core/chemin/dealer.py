"""The state as it goes while one command is carried out."""

from __future__ import annotations

from baccara_qt.core.chance import Chance
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.state import TableState


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
        self.events: list[e.Event] = []

    def emit(self, *events: e.Event) -> None:
        """Lets these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)
