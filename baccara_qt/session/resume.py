"""Reading a session back, to its end or to any of its steps: the last snapshot before it and the steps since."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.event import Event
from baccara_qt.core.game import Game, Step
from baccara_qt.core.games import game_of
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.coups import CoupRows
from baccara_qt.session.decode import DecodeError, decode_rules, decode_state, decode_step
from baccara_qt.session.errors import ReasonedError, StorageError, reason_of
from baccara_qt.session.journal import read_lines, read_mark
from baccara_qt.session.recent import Recent
from baccara_qt.session.record import Header
from baccara_qt.session.schema import in_plain_words
from baccara_qt.session.seal import START, link, read_seal, seal
from baccara_qt.session.session import Earlier, SessionChance, guest_named
from baccara_qt.session.setup import Setup


class Kept(NamedTuple):
    """What the library keeps of a session besides its steps.

    Attributes:
        setup: What it began with.
        secret: Its 32 bytes.
        foreign_shoes: How many of its shoes are not from the secret.
        guests: Who plays at each seat now.
        committed: Whether nobody chose the seed of its shoes.
        summary: How many steps and coups it has, and its phase.
    """

    setup: Setup
    secret: bytes
    foreign_shoes: int
    guests: dict[Seat, Guest]
    committed: bool
    summary: tuple[int, int, str]

    @property
    def chance(self) -> SessionChance:
        """Its shoes."""
        return SessionChance(self.secret, self.foreign_shoes)


class Past(NamedTuple):
    """A session up to one of its steps.

    Attributes:
        state: The table after it.
        recent: What was done since the last coup was over.
        earlier: The last snapshot, and what has happened since.
        guests: Who played at each seat then.
    """

    state: Any
    recent: Recent
    earlier: Earlier
    guests: dict[Seat, Guest]


def read_kept(connection: sqlite3.Connection, path: Path, session: int) -> Kept:
    """What is kept of a session besides its steps.

    Raises:
        StorageError: If there is no such session, or it is not what was written.
    """
    with in_plain_words(path):
        row = connection.execute(
            "SELECT seal, name, human, seed, discipline, rules, purses, guests, secret, foreign_shoes, committed,"
            " steps, coups, phase FROM session WHERE id = ?",
            (session,),
        ).fetchone()
        if row is None:
            raise StorageError("unknown", id=session)
        sealed, name, human, seed, discipline, rules, purses, guests, secret, foreign, committed, *summary = row
        if sealed != read_seal(connection, session):
            raise StorageError("damaged", id=session, reason="what it began with is not what was written")
    try:
        setup = Setup(
            decode_rules(rules), tuple(json.loads(purses)), human, seed, name=name, discipline=bool(discipline)
        )
        return Kept(setup, secret, foreign, _guests(guests), bool(committed), tuple(summary))
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=reason_of(error)) from error


def resume(connection: sqlite3.Connection, path: Path, session: int, kept: Kept) -> Past:
    """Reads a session back to its end.

    Raises:
        StorageError: If it cannot be read, or does not add up.
    """
    past = read_past(connection, path, session, kept)
    state = past.state
    if (past.recent.steps, state.coups, state.phase.value) != kept.summary:
        raise StorageError("damaged", id=session, reason="its steps are not those its summary counts")
    return past


def read_past(connection: sqlite3.Connection, path: Path, session: int, kept: Kept, steps: int | None = None) -> Past:
    """Reads a session back to its end, or only so many steps.

    Raises:
        StorageError: If it cannot be read.
    """
    game = game_of(kept.setup.rules)
    try:
        with in_plain_words(path):
            done, state = _snapshot(connection, session, kept.setup.rules, steps)
        snapped, recent, events = state, Recent(game, kept.setup.taker, done), list[Event]()
        more = None if steps is None else steps - done
        for step in islice(read_steps(connection, path, session, game.name, done), more):
            before, state = state, _play(game, state, step)
            recent.note(step, before, state)
            events += step.events
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=reason_of(error)) from error
    with in_plain_words(path):
        guests = guests_at(connection, session, recent.steps)
    return Past(state, recent, Earlier(snapped, tuple(events)), guests)


def _snapshot(connection: sqlite3.Connection, session: int, rules: Any, steps: int | None) -> tuple[int, Any]:
    """The last sound snapshot within so many steps, and how many it stands for; the empty table if there is none."""
    most = 2**62 if steps is None else steps
    query = "SELECT n, state, seal FROM snapshot WHERE session = ? AND n <= ? ORDER BY n DESC"
    for n, text, sealed in connection.execute(query, (session, most)):
        if sealed == seal(read_mark(connection, session, n), text):
            return n, decode_state(text, rules.game)
    return 0, game_of(rules).state.new(rules)


def read_steps(connection: sqlite3.Connection, path: Path, session: int, game: str, after: int = 0) -> Iterator[Step]:
    """The steps of a session of this game, without the first ``after``. Raises ``StorageError``."""
    for line in read_lines(connection, path, session, after):
        try:
            yield decode_step(line, game)
        except DecodeError as error:
            raise StorageError("damaged", id=session, reason=reason_of(error)) from error


def read_rows(connection: sqlite3.Connection, path: Path, session: int) -> Iterator[tuple[bytes, CoupRow]]:
    """The row of each coup of a session, counted anew, with the mark of its last step. Raises ``StorageError``."""
    kept = read_kept(connection, path, session)
    game = game_of(kept.setup.rules)
    rows, mark, state = CoupRows(game, kept.setup.human), START, game.state.new(kept.setup.rules)
    for n, line in enumerate(read_lines(connection, path, session), 1):
        mark = link(mark, line)
        try:
            step = decode_step(line, game.name)
            before, state = state, _play(game, state, step)
        except ValueError as error:
            raise StorageError("damaged", id=session, reason=reason_of(error)) from error
        row = rows.note(n, step.events, before, state)
        if row is not None:
            yield mark, row


def header(kept: Kept) -> Header:
    """What the record of a session says before its steps."""
    return Header.of(kept.setup, kept.guests, committed=kept.committed)


def guests_at(connection: sqlite3.Connection, session: int, n: int) -> dict[Seat, Guest]:
    """Who played at each seat after a session's step. Raises ``StorageError``."""
    query = "SELECT guests FROM seating WHERE session = ? AND n <= ? ORDER BY n DESC LIMIT 1"
    try:
        ((text,),) = connection.execute(query, (session, n))
        return _guests(text)
    except (ValueError, TypeError, AttributeError, LookupError) as error:
        raise StorageError("damaged", id=session, reason=reason_of(error)) from error


def _guests(text: str) -> dict[Seat, Guest]:
    return {int(seat): guest_named(name) for seat, name in json.loads(text).items()}


def _play(game: Game, state: Any, step: Step) -> Any:
    """The table after a step."""
    try:
        return game.fold(state, step.events)
    except Exception as error:
        # A fold checks nothing: events that do not fit the state may raise anything.
        raise ReasonedError("a step does not fit the table") from error
