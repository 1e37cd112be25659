"""Marks by which the library notices that what it reads is not what was written."""

from __future__ import annotations

import sqlite3
from hashlib import blake2b
from typing import Final

_SIZE: Final = 8

START: Final = b""
"""The mark before a session's first step."""


def link(before: bytes, line: str) -> bytes:
    """The mark of a step, from that of the step before it: equal marks, equal sessions up to here."""
    return blake2b(before + line.encode("ascii", "replace"), digest_size=_SIZE).digest()


def seal(*values: object) -> bytes:
    """The mark of some values that are stored together."""
    return blake2b(repr(values).encode("utf-8", "replace"), digest_size=_SIZE).digest()


SEALED: Final = "preset, human, seed, rules, purses, secret, foreign_shoes, discipline"
"""What of a session's row never changes."""


def seal_session(connection: sqlite3.Connection, session: int) -> None:
    """Seals the row of a session that was just made."""
    connection.execute("UPDATE session SET seal = ? WHERE id = ?", (read_seal(connection, session), session))


def read_seal(connection: sqlite3.Connection, session: int) -> bytes:
    """The seal the row of a session ought to have."""
    return seal(*connection.execute(f"SELECT {SEALED} FROM session WHERE id = ?", (session,)).fetchone())


def seal_all(connection: sqlite3.Connection) -> None:
    """Marks and seals what a library from before there were any holds."""
    for (session,) in connection.execute("SELECT id FROM session").fetchall():
        seal_session(connection, session)
        marks, mark = {}, START
        for n, line in connection.execute("SELECT n, line FROM step WHERE session = ? ORDER BY n", (session,)):
            marks[n] = mark = link(mark, line)
        rows = [(mark, session, n) for n, mark in marks.items()]
        connection.executemany("UPDATE step SET mark = ? WHERE session = ? AND n = ?", rows)
        for n, state in connection.execute("SELECT n, state FROM snapshot WHERE session = ?", (session,)).fetchall():
            sealed = seal(marks.get(n, START), state)
            connection.execute("UPDATE snapshot SET seal = ? WHERE session = ? AND n = ?", (sealed, session, n))
