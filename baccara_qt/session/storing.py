"""Writing a whole session into the library at once: a new one, an imported one, one that was saved from damage."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.codec import encode_rules
from baccara_qt.session.journal import (
    COUP,
    SEATING,
    SNAPSHOT,
    STEP,
    coup_values,
    encode_guests,
    now,
    snapshot_values,
    write_summary,
)
from baccara_qt.session.seal import START, link, seal_session
from baccara_qt.session.setup import Setup


class NewSession(NamedTuple):
    """What is stored of a session besides its steps.

    Attributes:
        setup: What it began with.
        secret: Its 32 bytes, from which its coming shoes follow.
        guests: Who plays at each seat now.
        state: The table now.
        coups: The row of each coup.
        snapshots: Steps, and the state after each.
        foreign_shoes: How many of its shoes are not from the secret.
        origin: Digest of the record it was imported from.
        committed: Whether nobody chose the seed of its shoes.
        columns: Whatever else is to stand in its row, by column.
    """

    setup: Setup
    secret: bytes
    guests: dict[Seat, Guest]
    state: Any
    coups: Iterable[CoupRow] = ()
    snapshots: Iterable[tuple[int, Any]] = ()
    foreign_shoes: int = 0
    origin: str = ""
    committed: bool = True
    columns: Mapping[str, Any] = {}


def store(connection: sqlite3.Connection, new: NewSession, lines: Iterable[str]) -> int:
    """Stores a session with all its steps, inside a transaction; gives its number."""
    session = _insert(connection, new)
    seal_session(connection, session)
    marks = [START]
    for step, line in enumerate(lines, 1):
        marks.append(link(marks[-1], line))
        connection.execute(STEP, (session, step, line, marks[-1]))
    for n, state in new.snapshots:
        connection.execute(SNAPSHOT, snapshot_values(session, n, marks[n], state))
    coups = [coup_values(session, marks[coup.step], coup) for coup in new.coups]
    connection.executemany(COUP, coups)
    connection.execute(SEATING, (session, 0, encode_guests(new.guests)))
    gain = sum(coup.gain for coup in new.coups)
    write_summary(connection, session, len(marks) - 1, new.state, new.setup.human, new.guests, gain)
    for column in new.columns.keys() - {"id"}:
        connection.execute(f"UPDATE session SET {column} = ? WHERE id = ?", (new.columns[column], session))
    return session


def _insert(connection: sqlite3.Connection, new: NewSession) -> int:
    setup, moment = new.setup, now()
    columns = {
        "name": setup.name,
        "preset": setup.rules.preset,
        "human": setup.human,
        "seed": setup.seed,
        "discipline": setup.discipline,
        "committed": new.committed,
        "rules": encode_rules(setup.rules),
        "purses": json.dumps(setup.purses),
        "guests": encode_guests(new.guests),
        "secret": new.secret,
        "foreign_shoes": new.foreign_shoes,
        "origin": new.origin,
        "created": moment,
        "updated": moment,
        **new.columns,
    }
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    query = f"INSERT INTO session ({names}) VALUES ({marks}) RETURNING id"
    (number,) = connection.execute(query, tuple(columns.values())).fetchone()
    return int(number)
