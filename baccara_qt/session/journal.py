"""Where a session's steps go before they count: into the library, or nowhere but a file of this run."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.codec import encode_state
from baccara_qt.session.errors import StorageError
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.schema import in_plain_words, transaction

SNAPSHOT_EVERY: Final = 100
"""Coups from one snapshot to the next."""

_BATCH: Final = 1000
"""Steps a dry run writes at a time."""


def encode_guests(guests: Mapping[Seat, Guest]) -> str:
    """The guests of a session as the library writes them."""
    return json.dumps({seat: guest.name for seat, guest in guests.items()})


class Entry(NamedTuple):
    """What is stored with a step.

    Attributes:
        line: The canonical line of the step.
        before: The table before it, and ``after`` it.
        guests: Who plays at each seat after it.
    """

    line: str
    before: TableState
    after: TableState
    guests: Mapping[Seat, Guest]


class Journal(Protocol):
    """Keeps steps in order."""

    def append(self, entry: Entry) -> None:
        """Keeps a step. Raises ``StorageError``; the step is then not kept."""
        ...

    def commit(self) -> None:
        """Makes durable what was appended. Raises ``StorageError``."""
        ...

    def lines(self) -> Iterator[str]:
        """The canonical lines of all steps that are durable, in order."""
        ...

    def close(self) -> None:
        """Gives everything back."""
        ...


def now() -> str:
    """The time as the library writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class LibraryJournal:
    """Keeps a session's steps in the library, together with the row that sums the session up."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        session: int,
        owner: Ownership,
        *,
        human: Seat,
        steps: int,
        every_step: bool,
    ) -> None:
        self._connection = connection
        self._path = path
        self._session = session
        self._owner = owner
        self._human = human
        self._steps = steps
        self._every_step = every_step
        self._pending: list[Entry] = []

    def append(self, entry: Entry) -> None:
        """Keeps a step; with ``every_step`` it is durable when this returns."""
        self._pending.append(entry)
        if self._every_step:
            try:
                self.commit()
            except BaseException:
                self._pending.pop()
                raise

    def commit(self) -> None:
        """Makes durable what was appended, and the session's summary with it."""
        if self._pending:
            if not self._owner.held:
                raise StorageError("overtaken", id=self._session)
            with in_plain_words(self._path), transaction(self._connection):
                self._write()
            self._steps += len(self._pending)
            self._pending.clear()

    def _write(self) -> None:
        numbered = list(enumerate(self._pending, self._steps + 1))
        rows = [(self._session, n, entry.line) for n, entry in numbered]
        try:
            self._connection.executemany("INSERT INTO step VALUES (?, ?, ?)", rows)
        except sqlite3.IntegrityError as error:
            raise StorageError("overtaken", id=self._session) from error
        for n, entry in numbered:
            if entry.after.coups // SNAPSHOT_EVERY > entry.before.coups // SNAPSHOT_EVERY:
                write_snapshot(self._connection, self._session, n, entry.after)
        last = self._pending[-1]
        steps = self._steps + len(self._pending)
        write_summary(self._connection, self._session, steps, last.after, self._human, last.guests)

    def lines(self) -> Iterator[str]:
        """The canonical lines of all steps that are durable, in order."""
        return read_lines(self._connection, self._path, self._session)

    def close(self) -> None:
        """Lets another process have the session."""
        self._owner.release()


def write_snapshot(connection: sqlite3.Connection, session: int, n: int, state: TableState) -> None:
    """Stores the state after step ``n``, so that reopening need not begin at the first."""
    row = (session, n, state.coups, encode_state(state))
    connection.execute("INSERT INTO snapshot VALUES (?, ?, ?, ?)", row)


def write_summary(  # noqa: PLR0917 - a row of plain values
    connection: sqlite3.Connection,
    session: int,
    steps: int,
    state: TableState,
    human: Seat,
    guests: Mapping[Seat, Guest],
) -> None:
    """Brings the row that sums a session up to date, inside the transaction of its steps."""
    connection.execute(
        "UPDATE session SET updated = ?, steps = ?, coups = ?, bank = ?, purse = ?, phase = ?, guests = ? WHERE id = ?",
        (now(), *figures(steps, state, human), encode_guests(guests), session),
    )
    # Almost always it is the last one played already: then the index stays as it is.
    connection.execute(
        "UPDATE session SET played = (SELECT max(played) + 1 FROM session)"
        " WHERE id = ? AND (played = 0 OR played < (SELECT max(played) FROM session))",
        (session,),
    )


def figures(steps: int, state: TableState, human: Seat) -> tuple[int, int, int, int, str]:
    """What sums a session up: its steps, coups, bank, the user's purse, and the phase."""
    books = state.books
    return steps, state.coups, books.bank, books.purse(human) if human else 0, state.phase.value


def read_lines(connection: sqlite3.Connection, path: Path, session: int, after: int = 0) -> Iterator[str]:
    """The lines of a session's steps in order, without the first ``after``."""
    with in_plain_words(path):
        query = "SELECT line FROM step WHERE session = ? AND n > ? ORDER BY n"
        for (line,) in connection.execute(query, (session, after)):
            yield line


class SpoolJournal:
    """Keeps the steps of a dry run for as long as it lasts: a few in memory, very many in a temporary file."""

    def __init__(self) -> None:
        self._latest: list[str] = []
        self._spool = tempfile.SpooledTemporaryFile(max_size=1 << 24, mode="w+", encoding="ascii")  # noqa: SIM115

    def append(self, entry: Entry) -> None:
        """Keeps a step."""
        self._latest.append(entry.line + "\n")
        if len(self._latest) == _BATCH:
            self.commit()

    def commit(self) -> None:
        """Nothing outlives the run; this only makes room."""
        self._spool.seek(0, os.SEEK_END)
        self._spool.writelines(self._latest)
        self._latest.clear()

    def lines(self) -> Iterator[str]:
        """The canonical lines of all steps, in order."""
        self.commit()
        self._spool.seek(0)
        return (line.removesuffix("\n") for line in self._spool)

    def close(self) -> None:
        """Forgets the steps."""
        self._spool.close()
