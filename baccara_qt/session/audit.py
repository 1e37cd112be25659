"""Looking for damage in the library: every session is decided again from its first step."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from baccara_qt.core.chance import SeededChance
from baccara_qt.session.codec import encode_state
from baccara_qt.session.decode import DecodeError, decode_rules
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import figures, read_lines
from baccara_qt.session.redecide import Redecider, WrongError
from baccara_qt.session.resume import guests_at, read_kept
from baccara_qt.session.schema import in_plain_words, reading
from baccara_qt.session.seal import read_seal

_SESSION = (
    "SELECT rules, human, discipline, steps, coups, bank, purse, phase, secret, foreign_shoes FROM session WHERE id = ?"
)


def library_problems(connection: sqlite3.Connection, path: Path) -> Iterator[str]:
    """Everything that is wrong with the library, a sentence each; it ends at what cannot be read at all."""
    try:
        with in_plain_words(path), reading(connection):
            yield from _file_problems(connection)
            for (number,) in connection.execute("SELECT id FROM session WHERE deleted >= 0 ORDER BY id").fetchall():
                yield from _session_problems(connection, path, number)
    except StorageError as error:
        yield str(error)


def _file_problems(connection: sqlite3.Connection) -> Iterator[str]:
    for (result,) in connection.execute("PRAGMA integrity_check(10)"):
        if result != "ok":
            yield f"The library's file is damaged: {result}."
    for table, *_ in connection.execute("PRAGMA foreign_key_check"):
        yield f"The library's file is damaged: a {table} of no session."


def _session_problems(connection: sqlite3.Connection, path: Path, session: int) -> Iterator[str]:
    rules, human, discipline, *summary, secret, foreign = connection.execute(_SESSION, (session,)).fetchone()
    snapshots = dict(connection.execute("SELECT n, state FROM snapshot WHERE session = ?", (session,)))
    ((sealed,),) = connection.execute("SELECT seal FROM session WHERE id = ?", (session,))
    whole = sealed == read_seal(connection, session)
    if not whole:
        yield f"Session {session}: what it began with is not what was written."
    n = 0
    try:
        table = Redecider(decode_rules(rules), 0 if discipline else human)
        for n, line in enumerate(read_lines(connection, path, session), 1):
            table.step(line)
            if n in snapshots and snapshots.pop(n) != encode_state(table.state):
                yield f"Session {session}: the snapshot after step {n} is not the table's state."
        if whole:
            read_kept(connection, path, session)
        guests_at(connection, session, n)
    except (DecodeError, WrongError) as error:
        yield f"Session {session}, step {n}: {error}."
        return
    except StorageError as error:
        yield str(error)
        return
    if whole and tuple(summary) != figures(n, table.state, human):
        yield f"Session {session}: its summary does not fit its {n} steps."
    if snapshots:
        yield f"Session {session}: snapshots without a step."
    chance = SeededChance(secret if isinstance(secret, bytes) else b"")
    for shoe, commitment in enumerate(table.commitments, 1):
        if shoe > foreign and hashlib.sha256(chance.seed(shoe)).hexdigest() != commitment:
            yield f"Session {session}: shoe {shoe} is not from its secret."
