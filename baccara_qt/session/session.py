"""A running table: each step is decided, made durable, and only then part of the table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from baccara_qt.core.chance import SeededChance, Stream
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER, Actor, Step, TakeBack
from baccara_qt.core.games import game_of
from baccara_qt.core.house_commands import Done, OpenTable
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import GUESTS, Guest, guests_for
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.codec import encode_step
from baccara_qt.session.journal import Entry, Journal, SpoolJournal
from baccara_qt.session.recent import Recent
from baccara_qt.session.setup import Setup, SetupError

_GUESTS_KEY: Final = (0, 0, 0)
"""Key of the stream the house seats the first guests by; players' keys begin with their seat."""


class SessionChance(SeededChance):
    """A session's own shoes; it knows nothing of those another library began.

    Args:
        secret: The session's 32 bytes.
        foreign: So many shoes came with an imported record, and their seeds are not ours to reveal.
    """

    def __init__(self, secret: bytes, foreign: int = 0) -> None:
        super().__init__(secret)
        self._foreign = foreign

    def reveal(self, number: int) -> str:
        """The seed of a finished shoe in hexadecimal; empty for a foreign one."""
        return super().reveal(number) if number > self._foreign else ""


class Earlier(NamedTuple):
    """The last of a session's past that was read back: a table, and what has happened at it since."""

    state: Any
    events: tuple[Event, ...] = ()


class Session:
    """A table with its past.

    Attributes:
        id: Its number in the library; 0 for a dry run.
        setup: What it began with.
        game: What is played.
        state: The table now.
        guests: Who plays at each seat; the user's is not among them.
        recent: What was done since the last coup was over.
        earlier: What happened before the session was opened here, as far as it was read.
    """

    def __init__(
        self,
        setup: Setup,
        chance: SessionChance,
        journal: Journal,
        state: Any,
        guests: dict[Seat, Guest],
        *,
        id: int = 0,
        recent: Recent | None = None,
        earlier: Earlier | None = None,
    ) -> None:
        self.id = id
        self.setup = setup
        self.game = game_of(setup.rules)
        self.state = state
        self.guests = guests
        self._chance = chance
        self._journal = journal
        self.earlier = earlier or Earlier(state)
        self.recent = recent or Recent(self.game, setup.taker)

    @property
    def human(self) -> Seat:
        """The user's seat; 0 at a table of guests only."""
        return self.setup.human

    @property
    def name(self) -> str:
        """What the session is called."""
        return self.setup.name

    @property
    def said_nothing(self) -> bool:
        """Whether the last step was the user's, who had nothing (more) to say."""
        return self.recent.last == (self.human, Done)

    @property
    def steps_in_coup(self) -> int:
        """Steps since the last coup was over."""
        return len(self.recent.acted)

    @property
    def took_back(self) -> bool:
        """Whether the last step was the user taking something back: he will want to do something else."""
        return self.recent.last == (self.human, TakeBack)

    @property
    def can_take_back(self) -> bool:
        """Whether the user has done something that can be taken back: until the close or the next card."""
        return self.recent.can_take_back

    def stream(self, seat: Seat) -> Stream:
        """The luck of a seat's next choice: keyed by seat, coup and how often it has acted in this coup."""
        return self._chance.stream(seat, self.state.coup_number, self.recent.acted.count(seat))

    def house_stream(self, *key: int) -> Stream:
        """The luck of what the house decides about a guest."""
        return self._chance.stream(0, *key)

    def execute(self, actor: Actor, command: Any, guest: Guest | None = None) -> Step:
        """Lets an actor do something; the step is stored before the table changes.

        Args:
            actor: A seat's number or ``CROUPIER``.
            command: What it does.
            guest: Who sits down, when that is what the command does.

        Returns:
            What was done and what came of it.

        Raises:
            RuleError: If the table does not allow it.
            StorageError: If it could not be stored. Either way the table is as before.
        """
        events, after = self.game.carry_out(self.state, actor, command, self._chance)
        guests = self.guests if guest is None else {**self.guests, actor: guest}
        return self._store(Step(actor, command, events), after, guests)

    def take_back(self) -> Step:
        """The user takes back the last thing he did about stakes and bank, and with it all that others did since.

        The record keeps both, the act and that it was taken back; guests who are asked again have the luck they had.

        Raises:
            RuleError: If there is nothing to take back: see ``can_take_back``.
            StorageError: If it could not be stored. Either way the table is as before.
        """
        step = self.recent.take_back()
        return self._store(step, self.game.fold(self.state, step.events), self.guests)

    def _store(self, step: Step, after: Any, guests: dict[Seat, Guest]) -> Step:
        before = self.state
        self._journal.append(Entry(step, encode_step(*step), before, after, guests))
        self.state = after
        self.guests = guests
        self.recent.note(step, before, after)
        return step

    def commit(self) -> None:
        """Makes all steps durable where they are not already. Raises ``StorageError``."""
        self._journal.commit()

    def lines(self) -> Iterator[str]:
        """The canonical lines of all durable steps, in order."""
        return self._journal.lines()

    def digest(self) -> str:
        """The SHA-256 of the canonical steps: equal digests, equal tables."""
        return digest(self.lines())

    def close(self) -> None:
        """Lets another process have the session."""
        self._journal.close()


def digest(lines: Iterable[str]) -> str:
    """The SHA-256 of these canonical lines, each with its line feed, in hexadecimal."""
    sha = hashlib.sha256()
    for line in lines:
        sha.update(line.encode("ascii") + b"\n")
    return sha.hexdigest()


def guest_named(name: str) -> Guest:
    """The guest of this name; one the house does not know (from a newer record) plays steadily."""
    return GUESTS.get(name) or Guest(name, 1 + sum(name.encode()) % 16, STEADY)


def opening(setup: Setup) -> tuple[SessionChance, dict[Seat, Guest]]:
    """The chance and the first guests of a new table.

    Raises:
        SetupError: If it cannot be set up like this.
    """
    if problems := setup.problems():
        raise SetupError(problems)
    seeded = SeededChance.fresh() if setup.seed is None else SeededChance.from_text(setup.seed)
    chance = SessionChance(seeded.secret)
    if setup.guests:
        guests = {seat: GUESTS[name] for seat, name in enumerate(setup.guests, 1) if name}
    else:
        seats = [seat for seat in setup.occupied if seat != setup.human]
        guests = guests_for(chance.stream(*_GUESTS_KEY), seats)
    return chance, guests


def dry(setup: Setup, chance: SessionChance, guests: dict[Seat, Guest]) -> Session:
    """A new session that is kept nowhere, with its first step: the croupier opens the table (B1, B9)."""
    session = Session(setup, chance, SpoolJournal(), game_of(setup.rules).state.new(setup.rules), guests)
    session.execute(CROUPIER, OpenTable(setup.purses))
    return session
