"""Reading a session back: the last snapshot and the steps after it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from baccara_qt.core.chemin import fold
from baccara_qt.core.chemin.events import Event
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.game import Actor, Step
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.decode import DecodeError, decode_rules, decode_state, decode_step
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import read_lines
from baccara_qt.session.record import Place, places
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
        steps: Steps so far.
        acted: Who acted since the last coup was over.
        earlier: The last snapshot, and what has happened since.
    """

    setup: Setup
    chance: SessionChance
    guests: dict[Seat, Guest]
    state: TableState
    steps: int
    acted: list[Actor]
    earlier: Earlier


def resume(connection: sqlite3.Connection, path: Path, session: int) -> Past:
    """Reads a session back.

    Raises:
        StorageError: If it cannot be read, or does not add up.
    """
    with in_plain_words(path):
        row = connection.execute(
            "SELECT name, human, seed, rules, purses, guests, secret, foreign_shoes, steps, coups, phase"
            " FROM session WHERE id = ?",
            (session,),
        ).fetchone()
        snapshot = connection.execute(
            "SELECT n, state FROM snapshot WHERE session = ? ORDER BY n DESC LIMIT 1", (session,)
        ).fetchone()
    name, human, seed, rules, purses, guests, secret, foreign, steps, coups, phase = row
    done, text = snapshot or (0, None)
    try:
        setup = Setup(decode_rules(rules), tuple(json.loads(purses)), human, seed, name=name)
        seated = _guests(guests)
        state = TableState.new(setup.rules) if text is None else decode_state(text)
        snapped, acted, events = state, list[Actor](), list[Event]()
        for step in read_steps(connection, path, session, done):
            state = _play(state, step, acted)
            events += step.events
            done += 1
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=error) from error
    if (done, state.coups, state.phase.value) != (steps, coups, phase):
        raise StorageError("damaged", id=session, reason="its steps are not those its summary counts")
    return Past(setup, SessionChance(secret, foreign), seated, state, steps, acted, Earlier(snapped, tuple(events)))


def read_steps(connection: sqlite3.Connection, path: Path, session: int, after: int = 0) -> Iterator[Step]:
    """The steps of a session, without the first ``after``. Raises ``StorageError``."""
    for line in read_lines(connection, path, session, after):
        try:
            yield decode_step(line)
        except DecodeError as error:
            raise StorageError("damaged", id=session, reason=error) from error


def seating(connection: sqlite3.Connection, session: int) -> tuple[TableRules, tuple[Place, ...]]:
    """The settings a session opened with, and who sits where. Raises ``StorageError``."""
    query = "SELECT rules, human, guests FROM session WHERE id = ?"
    text, human, guests = connection.execute(query, (session,)).fetchone()
    try:
        rules = decode_rules(text)
        return rules, places(rules, human, _guests(guests))
    except (ValueError, TypeError, AttributeError) as error:
        raise StorageError("damaged", id=session, reason=error) from error


def _guests(text: str) -> dict[Seat, Guest]:
    return {int(seat): guest_named(name) for seat, name in json.loads(text).items()}


def _play(state: TableState, step: Step, acted: list[Actor]) -> TableState:
    """The table after a step, and in ``acted`` who has acted since the last coup was over."""
    try:
        after = fold(state, step.events)
    except Exception as error:
        # A fold checks nothing: events that do not fit the state may raise anything.
        raise ValueError("a step does not fit the table") from error
    acted.append(step.actor)
    if after.coup_number != state.coup_number:
        acted.clear()
    return after
