"""Where a session's steps go before they count: into the library, or nowhere but a file of this run."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.game import Step
from baccara_qt.core.games import game_of
from baccara_qt.core.house_commands import SitDown
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.backups import Backups
from baccara_qt.session.codec import encode_state
from baccara_qt.session.copies import Place
from baccara_qt.session.coups import CoupRows
from baccara_qt.session.errors import Reason, StorageError
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.schema import in_plain_words, writing
from baccara_qt.session.seal import START, link, seal
from baccara_qt.session.setup import Setup

SNAPSHOT_EVERY: Final = 25
"""Coups from one snapshot to the next: what must be played through to see the table after any coup."""

_BATCH: Final = 1000
"""Steps a dry run writes at a time."""


def encode_guests(guests: Mapping[Seat, Guest]) -> str:
    """The guests of a session as the library writes them."""
    return json.dumps({seat: guest.name for seat, guest in guests.items()})


class Entry(NamedTuple):
    """What is stored with a step.

    Attributes:
        step: The step, and ``line``, its canonical line.
        before: The table before it, and ``after`` it.
        guests: Who plays at each seat after it.
    """

    step: Step
    line: str
    before: Any
    after: Any
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
        place: Place,
        session: int,
        owner: Ownership,
        *,
        setup: Setup,
        steps: int,
        mark: bytes,
        every_step: bool,
        backups: Backups | None = None,
    ) -> None:
        self._connection = connection
        self._path = path
        self._place = place
        self._session = session
        self._owner = owner
        self._human = setup.human
        self._steps = steps
        self._mark = mark
        self._coups = CoupRows(game_of(setup.rules), setup.human)
        self._every_step = every_step
        self._backups = backups
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
            with writing(self._connection, self._place):
                mark = self._write()
            self._steps += len(self._pending)
            self._mark = mark
            coups = self._pending[-1].after.coups - self._pending[0].before.coups
            self._pending.clear()
            if coups and self._backups is not None:
                self._backups.played(coups)

    def _write(self) -> bytes:
        """Writes what is pending; gives the mark of its last step."""
        if read_mark(self._connection, self._session, self._steps) != self._mark:
            # An older copy was written over the library
            raise StorageError("replaced", path=self._path)
        rows, snapshots, coups, mark, gain = [], [], [], self._mark, 0
        for n, entry in enumerate(self._pending, self._steps + 1):
            mark = link(mark, entry.line)
            rows.append((self._session, n, entry.line, mark))
            coup = self._coups.note(n, entry.step.events, entry.before, entry.after)
            if coup is not None:
                coups.append(coup_values(self._session, mark, coup))
                gain += coup.gain
            if snapshot_due(entry.before, entry.after):
                snapshots.append(snapshot_values(self._session, n, mark, entry.after))
            if isinstance(entry.step.command, SitDown):
                self._connection.execute(SEATING, (self._session, n, encode_guests(entry.guests)))
        try:
            self._connection.executemany(STEP, rows)
        except sqlite3.IntegrityError as error:
            raise StorageError("overtaken", id=self._session) from error
        if coups:
            self._connection.executemany(COUP, coups)
        if snapshots:
            self._connection.executemany(SNAPSHOT, snapshots)
        last = self._pending[-1]
        steps = self._steps + len(self._pending)
        write_summary(self._connection, self._session, steps, last.after, self._human, last.guests, gain)
        return mark

    def lines(self) -> Iterator[str]:
        """The canonical lines of all steps that are durable, in order."""
        return read_lines(self._connection, self._path, self._session)

    def close(self) -> None:
        """Lets another process have the session."""
        self._owner.release()


def snapshot_due(before: Any, after: Any) -> bool:
    """Whether the table is to be stored after a step that led from one state to the other."""
    return bool(after.coups // SNAPSHOT_EVERY > before.coups // SNAPSHOT_EVERY)


SEATING: Final = "INSERT INTO seating (session, n, guests) VALUES (?, ?, ?)"
STEP: Final = "INSERT INTO step (session, n, line, mark) VALUES (?, ?, ?, ?)"
SNAPSHOT: Final = "INSERT INTO snapshot (session, n, coups, state, seal) VALUES (?, ?, ?, ?, ?)"
COUP: Final = (
    f"INSERT INTO coup (session, mark, {', '.join(CoupRow._fields)})"
    f" VALUES ({', '.join('?' * (2 + len(CoupRow._fields)))})"
)


def snapshot_values(session: int, n: int, mark: bytes, state: Any) -> tuple[object, ...]:
    """The row of the state after step ``n`` with this mark: reopening need not begin at the first step."""
    text = encode_state(state)
    return session, n, state.coups, text, seal(mark, text)


def coup_values(session: int, mark: bytes, coup: CoupRow) -> tuple[object, ...]:
    """The row of a coup whose last step has this mark."""
    return session, mark, *coup


def write_summary(  # noqa: PLR0917 - a row of plain values
    connection: sqlite3.Connection,
    session: int,
    steps: int,
    state: Any,
    human: Seat,
    guests: Mapping[Seat, Guest],
    gain: int,
) -> None:
    """Brings the row that sums a session up to date, inside the transaction of its steps."""
    connection.execute(
        "UPDATE session SET updated = ?, steps = ?, coups = ?, bank = ?, purse = ?, phase = ?, guests = ?,"
        " gain = gain + ? WHERE id = ?",
        (now(), *figures(steps, state, human), encode_guests(guests), gain, session),
    )
    # Almost always it is the last one played already: then the index stays as it is.
    connection.execute(
        "UPDATE session SET played = (SELECT max(played) + 1 FROM session)"
        " WHERE id = ? AND (played = 0 OR played < (SELECT max(played) FROM session))",
        (session,),
    )


def figures(steps: int, state: Any, human: Seat) -> tuple[int, int, int, int, str]:
    """What sums a session up: its steps, coups, bank, the user's purse, and the phase."""
    books = state.books
    return steps, state.coups, books.bank, books.purse(human) if human else 0, state.phase.value


def read_mark(connection: sqlite3.Connection, session: int, n: int) -> bytes:
    """The mark of a session's step."""
    row = connection.execute("SELECT mark FROM step WHERE session = ? AND n = ?", (session, n)).fetchone()
    return row[0] if row and isinstance(row[0], bytes) else START


def read_lines(connection: sqlite3.Connection, path: Path, session: int, after: int = 0) -> Iterator[str]:
    """The lines of a session's steps in order, without the first ``after``.

    Raises:
        StorageError: If they cannot be read, or are not what was written.
    """
    with in_plain_words(path):
        query = "SELECT CAST(coalesce(max(steps), 0) AS INTEGER) FROM session WHERE id = ?"
        ((steps,),) = connection.execute(query, (session,))
        mark, position = read_mark(connection, session, after), after
        query = "SELECT n, line, mark FROM step WHERE session = ? AND n > ? ORDER BY n"
        for position, (n, line, stored) in enumerate(connection.execute(query, (session, after)), after + 1):
            # Of a damaged file anything may come, also what the table could not have stored.
            if not isinstance(line, str) or (n, stored) != (position, mark := link(mark, line)):
                raise StorageError(
                    "damaged", id=session, reason=Reason("step {step} is not what was written", step=position)
                )
            yield line
        if position < steps:
            raise StorageError("damaged", id=session, reason=Reason("step {step} is missing", step=position + 1))


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
        self._spool.write("".join(self._latest))
        self._latest.clear()

    def lines(self) -> Iterator[str]:
        """The canonical lines of all steps, in order."""
        self.commit()
        self._spool.seek(0)
        return (line.removesuffix("\n") for line in self._spool)

    def close(self) -> None:
        """Forgets the steps."""
        self._spool.close()
