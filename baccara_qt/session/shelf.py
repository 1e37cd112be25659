"""What can be done with a session as a whole: named anew, copied, gone on with differently, put away."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
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
from baccara_qt.session.storing import BLOCK, Part


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
    connection.execute("UPDATE session SET deleted = ? WHERE id = ? AND deleted >= 0", (moment, session))


class Branch:
    """A session that is another's up to one of its steps; both go on from there with the same cards and luck.

    Args:
        connection: The library.
        path: Its file.
        session: The other session.
        at: So many of its steps are taken over.
        name: What the new one is called.
        progress: Is told which part is done.

    Raises:
        StorageError: If the other cannot be read, or has not so many steps.
    """

    def __init__(  # noqa: PLR0917 - what it is, and of what
        self,
        connection: sqlite3.Connection,
        path: Path,
        session: int,
        at: int,
        name: str,
        progress: Progress = unheard,
    ) -> None:
        self._kept = read_kept(connection, path, session)
        if not 1 <= at <= self._kept.summary[0]:
            raise StorageError("no_step", id=session, step=at)
        self._state = read_past(connection, path, session, self._kept, at).state
        self._guests = guests_at(connection, session, at)
        self._session = session
        self._at = at
        self._name = name
        self._progress = progress

    def begin(self, connection: sqlite3.Connection) -> int:
        """Makes its row."""
        moment = now()
        copied = f"{SEALED}, guests, origin"
        new = connection.execute(
            f"INSERT INTO session ({copied}, name, committed, parent, branched_at, created, updated)"
            # Whoever goes on differently has seen the cards that come.
            f" SELECT {copied}, ?, 0, id, ?, ?, ? FROM session WHERE id = ? RETURNING id",
            (self._name, self._at, moment, moment, self._session),
        ).fetchone()[0]
        foreign = min(self._kept.foreign_shoes, self._state.shoes)
        connection.execute("UPDATE session SET foreign_shoes = ?, origin = '' WHERE id = ?", (foreign, new))
        seal_session(connection, new)
        return int(new)

    def parts(self, session: int) -> Generator[Part]:
        """What it has in common with the other."""
        for done in range(0, self._at, BLOCK):
            self._progress(done / self._at)
            # Who sat there at first is written before the first step
            span = (session, self._session, done if done else -1, min(self._at, done + BLOCK))
            yield tuple((copy, (span,)) for copy in _COPIES)
        self._progress(1.0)

    def end(self, connection: sqlite3.Connection, session: int) -> None:
        """Sums it up. Raises ``StorageError`` if the other was forgotten meanwhile."""
        ((steps,),) = connection.execute("SELECT count(*) FROM step WHERE session = ?", (session,))
        if steps != self._at:
            raise StorageError("unknown", id=self._session)
        ((gain,),) = connection.execute("SELECT coalesce(sum(gain), 0) FROM coup WHERE session = ?", (session,))
        write_summary(connection, session, steps, self._state, self._kept.setup.human, self._guests, gain)


_COPIES: Final = tuple(
    f"INSERT INTO {table} (session, {columns}) SELECT ?, {columns} FROM {table}"
    f" WHERE session = ? AND {step} > ? AND {step} <= ?"
    for table, columns, step in (
        ("step", "n, line, mark", "n"),
        ("snapshot", "n, coups, state, seal", "n"),
        ("coup", f"mark, {', '.join(CoupRow._fields)}", "step"),
        ("seating", "n, guests", "n"),
    )
)
"""What of the steps behind one and up to another is copied."""
