"""A table of guests without a session around it: asked, seen, chosen, decided, folded."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.chemin import Phase, TableRules, TableState, decide, fold, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.events import Event
from baccara_qt.core.game import CROUPIER, Actor
from baccara_qt.core.money import Seat
from baccara_qt.players import Guest, choose, guests_for, see, volunteer


class Move(NamedTuple):
    """One step of a playout; ``key`` of the stream a guest's answer was drawn from: seat, coup, his how-manieth."""

    before: TableState
    actor: Actor
    command: c.Command
    events: tuple[Event, ...]
    key: tuple[int, int, int] | None


class Playout:
    """A full table of guests who play by themselves."""

    def __init__(self, rules: TableRules, seats: int, seed: str, guests: Mapping[Seat, Guest] | None = None) -> None:
        self.chance = SeededChance.from_text(seed)
        self.rules = replace(rules, seats=seats)
        self.guests = guests or guests_for(self.chance.stream(0), range(1, seats + 1))
        self.state = TableState.new(self.rules)
        self._answers: Counter[tuple[Seat, int]] = Counter()
        self._do(CROUPIER, c.OpenTable((rules.opening_purse,) * seats), None)

    def moves(self, coups: int) -> Iterator[Move]:
        """Every step until so many coups are given and settled, or the game rests."""
        while self.state.coups < coups or self.state.in_coup:
            yield from self._volunteers()
            seat = turn(self.state)
            if seat is not None:
                yield self._answer(seat)
            elif self.state.phase is Phase.CLAIMS:
                yield self._do(CROUPIER, c.CloseStakes(), None)
            else:
                return

    def fortune(self, seat: Seat) -> int:
        """All that belongs to a seat, in cents."""
        books = self.state.books
        held = books.bank + books.garage if seat == self.state.banker else 0
        return books.purse(seat) + books.stake(seat) + held

    def _answer(self, seat: Seat) -> Move:
        coup = self.state.coup_number
        key = (seat, coup, self._answers[seat, coup])
        self._answers[seat, coup] += 1
        view, offers = see(self.state, seat), legal(self.state, seat)
        command = choose(view, offers, self.guests[seat].temperament, self.chance.stream(*key))
        return self._do(seat, command, key)

    def _volunteers(self) -> Iterator[Move]:
        rules = self.rules
        for seat in self.state.occupied if not self.state.in_coup else ():
            if self.fortune(seat) < rules.bank_min or self.state.phase is Phase.RESTING:
                command = volunteer(see(self.state, seat), legal(self.state, seat))
                if command:
                    yield self._do(seat, command, None)

    def _do(self, actor: Actor, command: c.Command, key: tuple[int, int, int] | None) -> Move:
        before = self.state
        events = decide(before, actor, command, self.chance)
        self.state = fold(before, events)
        return Move(before, actor, command, events, key)


@pytest.fixture
def playout() -> type[Playout]:
    """Seat guests at a table: ``playout(rules, seats, seed)``."""
    return Playout
