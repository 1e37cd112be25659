"""Counting what happened at a table, for the command line and its contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baccara_qt.core.event import Event
from baccara_qt.core.game import Game

_NAMES: Final = (
    *("bank", "ponte", "tie", "banco", "avec_la_table", "suivi"),
    *("passed", "sales", "auctions", "returns", "refused_banks"),
)


class Tally:
    """Figures of a session, from its events.

    Attributes:
        counts: Coups by winner, calls, voluntary passages, sales, auctions, banks that returned (E6), refusals; what a
            game does not have stays 0.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.counts = dict.fromkeys(_NAMES, 0)

    def note(self, events: Iterable[Event]) -> None:
        """Takes the events of a step."""
        for event in events:
            name = self._game.counted(event)
            if name:
                self.counts[name] += 1
