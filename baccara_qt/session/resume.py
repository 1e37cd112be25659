"""Reading a session back: the last snapshot and the steps after it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from baccara_qt.core.chemin import fold
from baccara_qt.core.chemin.events import Event
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.game import Step
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.decode import DecodeError, decode_rules, decode_state, decode_step
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import read_lines
from baccara_qt.session.recent import Recent
from baccara_qt.session.record import Header
from baccara_qt.session.schema import in_plain_words
from baccara_qt.session.session import Earlier, SessionChance, guest_named
from baccara_qt.session.setup import Setup


class Past(NamedTuple):
    """A session as it was left.

    Attributes:
        setup: What it began with.
        chance: Its shoes.
        guests: Who plays at each seat.
        state: The table.
        recent: What was done since the last coup was over.
        earlier: The last snapshot, and what has happened since.
    """

    setup: Setup
    chance: SessionChance
    guests: dict[Seat, Guest]
    state: TableState
    recent: Recent
    earlier: Earlier


def resume(connection: sqlite3.Connection, path: Path, session: int) -> Past:
    """Reads a session back.

    Raises:
        StorageError: If it cannot be read, or does not add up.
    """
    with in_plain_words(path):
        row = connection.execute(
            "SELECT name, human, seed, discipline, rules, purses, guests, secret, foreign_shoes, steps, coups, phase"
            " FROM session WHERE id = ?",
            (session,),
        ).fetchone()
        snapshot = connection.execute(
            "SELECT n, state FROM snapshot WHERE session = ? ORDER BY n DESC LIMIT 1", (session,)
        ).fetchone()
    name, human, seed, discipline, rules, purses, guests, secret, foreign, steps, coups, phase = row
    done, text = snapshot or (0, None)
    try:
        setup = Setup(
            decode_rules(rules), tuple(json.loads(purses)), human, seed, name=name, discipline=bool(discipline)
        )
        seated = _guests(guests)
        state = TableState.new(setup.rules) if text is None else decode_state(text)
        snapped, recent, events = state, Recent(setup.taker, done), list[Event]()
        for step in read_steps(connection, path, session, done):
            before, state = state, _play(state, step)
            recent.note(step, before, state)
            events += step.events
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=error) from error
    if (recent.steps, state.coups, state.phase.value) != (steps, coups, phase):
        raise StorageError("damaged", id=session, reason="its steps are not those its summary counts")
    return Past(setup, SessionChance(secret, foreign), seated, state, recent, Earlier(snapped, tuple(events)))


def read_steps(connection: sqlite3.Connection, path: Path, session: int, after: int = 0) -> Iterator[Step]:
    """The steps of a session, without the first ``after``. Raises ``StorageError``."""
    for line in read_lines(connection, path, session, after):
        try:
            yield decode_step(line)
        except DecodeError as error:
            raise StorageError("damaged", id=session, reason=error) from error


def header(connection: sqlite3.Connection, session: int) -> Header:
    """What the record of a session says before its steps. Raises ``StorageError``."""
    query = "SELECT rules, human, discipline, guests, committed FROM session WHERE id = ?"
    rules, human, discipline, guests, committed = connection.execute(query, (session,)).fetchone()
    try:
        setup = Setup(decode_rules(rules), (), human, discipline=bool(discipline))
        return Header.of(setup, _guests(guests), committed=bool(committed))
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=error) from error


def _guests(text: str) -> dict[Seat, Guest]:
    return {int(seat): guest_named(name) for seat, name in json.loads(text).items()}


def _play(state: TableState, step: Step) -> TableState:
    """The table after a step."""
    try:
        return fold(state, step.events)
    except Exception as error:
        # A fold checks nothing: events that do not fit the state may raise anything.
        raise ValueError("a step does not fit the table") from error
