"""Writing a whole session into the library: a new one, an imported one, one that was saved from damage."""

from __future__ import annotations

import json
import sqlite3
from collections import deque
from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, Protocol

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

Part = tuple[tuple[str, Sequence[tuple[object, ...]]], ...]
"""Statements, and the rows each of them stores."""

BLOCK: Final = 1_000
"""So many steps are stored or taken away at a time."""


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


class Draft(Protocol):
    """A session that is to be stored."""

    def begin(self, connection: sqlite3.Connection) -> int:
        """Makes its row, inside a transaction; gives its number."""
        ...

    def parts(self, session: int) -> Generator[Part]:
        """All that belongs to it, made ready part by part; nobody need wait for the library meanwhile."""
        ...

    def end(self, connection: sqlite3.Connection, session: int) -> None:
        """Sums it up, inside a transaction."""
        ...


class NewDraft:
    """A session that is stored with all its steps.

    Args:
        new: What is stored besides them.
        lines: Their canonical lines.
    """

    def __init__(self, new: NewSession, lines: Iterable[str]) -> None:
        self._new = new
        self._lines = iter(lines)
        self._steps = 0

    def begin(self, connection: sqlite3.Connection) -> int:
        """Makes its row."""
        session = _insert(connection, self._new)
        seal_session(connection, session)
        connection.execute(SEATING, (session, 0, encode_guests(self._new.guests)))
        return session

    def parts(self, session: int) -> Generator[Part]:
        """Its steps, with the coups and snapshots that belong to them."""
        coups, snapshots, mark = deque(self._new.coups), deque(self._new.snapshots), START
        while block := list(islice(self._lines, BLOCK)):
            marks = {}
            for n, line in enumerate(block, self._steps + 1):
                marks[n] = mark = link(mark, line)
            steps = [(session, n, line, marks[n]) for (n, line) in zip(marks, block, strict=True)]
            self._steps += len(block)
            ended, kept = [], []
            while coups and coups[0].step <= self._steps:
                coup = coups.popleft()
                ended.append(coup_values(session, marks[coup.step], coup))
            while snapshots and snapshots[0][0] <= self._steps:
                n, state = snapshots.popleft()
                kept.append(snapshot_values(session, n, marks[n], state))
            yield (STEP, steps), (COUP, ended), (SNAPSHOT, kept)

    def end(self, connection: sqlite3.Connection, session: int) -> None:
        """Sums it up."""
        new = self._new
        gain = sum(coup.gain for coup in new.coups)
        write_summary(connection, session, self._steps, new.state, new.setup.human, new.guests, gain)
        for column in new.columns.keys() - {"id"}:
            connection.execute(f"UPDATE session SET {column} = ? WHERE id = ?", (new.columns[column], session))


def store(connection: sqlite3.Connection, draft: Draft) -> int:
    """Stores a session at once, inside a transaction; gives its number."""
    session = draft.begin(connection)
    for part in draft.parts(session):
        put(connection, part)
    draft.end(connection, session)
    return session


def put(connection: sqlite3.Connection, part: Part) -> None:
    """Stores a part of a session, inside a transaction."""
    for statement, rows in part:
        if rows:
            connection.executemany(statement, rows)


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
