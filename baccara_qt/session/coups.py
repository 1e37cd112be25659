"""One row for each coup of a session: what statistics count, and where in the record it ended."""

from __future__ import annotations

from typing import Any

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.event import Event
from baccara_qt.core.game import Game
from baccara_qt.core.money import Seat


class CoupRows:
    """Follows a session and gives the row of each coup as it ends.

    Args:
        game: What is played.
        human: The user's seat; 0 at a table of guests only.
    """

    def __init__(self, game: Game, human: Seat) -> None:
        self._game = game
        self._human = human
        self._announced: Any = None

    def note(self, number: int, events: tuple[Event, ...], before: Any, after: Any) -> CoupRow | None:
        """Takes a step, its number, and the table before and after it; gives the row of the coup it ends."""
        for position, event in enumerate(events):
            if isinstance(event, self._game.announced):
                self._announced = self._game.fold(before, events[: position + 1])
        if after.coups == before.coups or self._announced is None:
            return None
        row = self._game.coup_row(number, self._announced, after, self._human)
        self._announced = None
        return row
