"""What the procedures of all games have in common: a table full of guests, and what the staff does for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER, Actor
from baccara_qt.core.games import game_of
from baccara_qt.core.house_commands import CloseStakes, OpenTable
from baccara_qt.core.money import Seat
from baccara_qt.players import guests_for
from baccara_qt.players.minds import mind_for
from baccara_qt.practice import acts as a
from baccara_qt.practice.procedure import Task

Tasks = Mapping[type[Event], Callable[[Any, Any], Task]]
"""What the staff has to do for an event of each kind, at a table that stands so; nothing for others."""


class AmongGuests:
    """A table full of guests.

    Args:
        rules: The settings of the table; all its seats are occupied.
        seed: The text its shoes and its guests' luck come from.
        begin: What a command lets happen first; the staff's part follows act by act.
        tasks: What its staff has to do.
    """

    def __init__(self, rules: Any, seed: str, begin: Callable[..., Any], tasks: Tasks) -> None:
        self._rules = rules
        self._chance = SeededChance.from_text(seed)
        self._guests = guests_for(self._chance.stream(0, 0, 0), range(1, rules.seats + 1))
        self._game = game_of(rules)
        self._mind = mind_for(self._game.name)
        self._begin = begin
        self._tasks = tasks

    def start(self) -> tuple[Any, tuple[Event, ...]]:
        """The empty table, and what opens it."""
        state = self._game.state.new(self._rules)
        purses = (self._rules.opening_purse,) * self._rules.seats
        return state, self._done(state, CROUPIER, OpenTable(purses))

    def evolve(self, state: Any, event: Event) -> Any:
        """The table after an event."""
        return self._game.fold(state, (event,))

    def task(self, state: Any, event: Event) -> Task:
        """What the staff has to do for an event that is about to happen."""
        found = self._tasks.get(type(event))
        return Task() if found is None else found(state, event)

    def _done(self, state: Any, actor: Actor, command: Any) -> tuple[Event, ...]:
        """What a command lets happen."""
        return tuple(self._begin(state, actor, command, self._chance).events)

    def _closed(self, state: Any) -> tuple[Event, ...]:
        """The stakes are closed."""
        return self._done(state, CROUPIER, CloseStakes())

    def _answered(self, state: Any, seat: Seat, spoken: int) -> tuple[Event, ...]:
        """What the guest who is asked says; the same table and number say the same."""
        stream = self._chance.stream(seat, state.coup_number, spoken)
        offers = self._game.play_offers(state, seat)
        temperament = self._guests[seat].temperament
        command = self._mind.choose(self._mind.see(state, seat), offers, temperament, stream)
        return self._done(state, seat, command)

    def _volunteered(self, state: Any, seat: Seat) -> tuple[Event, ...]:
        """What a guest does unasked; empty when he does nothing."""
        command = self._mind.volunteer(self._mind.see(state, seat), self._game.legal(state, seat))
        return () if command is None else self._done(state, seat, command)


def shuffled(state: Any, event: Any) -> Task:
    """Check, wash face up and face down; what dealers have shuffled is worked in (B4)."""
    washed = (a.CheckCards(), a.WashFaceUp(), a.WashFaceDown())
    return Task((*washed, a.WorkIn()) if event.by_dealers else washed)


def cleared(state: Any, event: Any) -> Task:
    """The cards go into the slot once all is paid (C25)."""
    return Task((a.ClearCards(),))
