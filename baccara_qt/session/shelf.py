"""What can be done with a session as a whole: named anew, copied, gone on with differently, put away."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import time
from typing import Final

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import now, write_summary
from baccara_qt.session.progress import Progress, unheard
from baccara_qt.session.resume import guests_at, read_kept, read_past
from baccara_qt.session.seal import SEALED, seal_session
from baccara_qt.session.setup import SetupError, name_problems

_BLOCK: Final = 10_000
"""So many steps are copied at a time."""


def rename(connection: sqlite3.Connection, session: int, name: str) -> None:
    """Gives a session another name.

    Raises:
        SetupError: If it cannot be called so.
    """
    if problems := name_problems(name):
        raise SetupError(problems)
    connection.execute("UPDATE session SET name = ? WHERE id = ?", (name, session))


def put_away(connection: sqlite3.Connection, session: int, *, away: bool) -> None:
    """Puts a session away, or fetches it back."""
    moment = max(1, int(time())) if away else 0
    connection.execute("UPDATE session SET deleted = ? WHERE id = ?", (moment, session))


def branch(  # noqa: PLR0917 - what it is, and of what
    connection: sqlite3.Connection, path: Path, session: int, at: int, name: str, progress: Progress = unheard
) -> int:
    """Makes a session that is another's up to one of its steps; both go on from there with the same cards and luck.

    Args:
        connection: The library, in a transaction.
        path: Its file.
        session: The other session.
        at: So many of its steps are taken over.
        name: What the new one is called.
        progress: Is told which part is done.

    Returns:
        Its number.

    Raises:
        StorageError: If the other cannot be read, or has not so many steps.
    """
    kept = read_kept(connection, path, session)
    if not 1 <= at <= kept.summary[0]:
        raise StorageError("no_step", id=session, step=at)
    state = read_past(connection, path, session, kept, at).state
    guests = guests_at(connection, session, at)
    moment = now()
    copied = f"{SEALED}, guests, origin"
    new = connection.execute(
        f"INSERT INTO session ({copied}, name, committed, parent, branched_at, created, updated)"
        # Whoever goes on differently has seen the cards that come.
        f" SELECT {copied}, ?, 0, id, ?, ?, ? FROM session WHERE id = ? RETURNING id",
        (name, at, moment, moment, session),
    ).fetchone()[0]
    for done in range(0, at, _BLOCK):
        progress(done / at)
        connection.execute(
            "INSERT INTO step (session, n, line, mark) SELECT ?, n, line, mark FROM step"
            " WHERE session = ? AND n > ? AND n <= ?",
            (new, session, done, min(at, done + _BLOCK)),
        )
    progress(1.0)
    for table, columns, step in (
        ("snapshot", "n, coups, state, seal", "n"),
        ("coup", f"mark, {', '.join(CoupRow._fields)}", "step"),
        ("seating", "n, guests", "n"),
    ):
        connection.execute(
            f"INSERT INTO {table} (session, {columns}) SELECT ?, {columns} FROM {table}"
            f" WHERE session = ? AND {step} <= ?",
            (new, session, at),
        )
    foreign = min(kept.foreign_shoes, state.shoes)
    connection.execute("UPDATE session SET foreign_shoes = ?, origin = '' WHERE id = ?", (foreign, new))
    seal_session(connection, new)
    ((gain,),) = connection.execute("SELECT coalesce(sum(gain), 0) FROM coup WHERE session = ?", (new,))
    write_summary(connection, new, at, state, kept.setup.human, guests, gain)
    return int(new)
