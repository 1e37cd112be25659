"""What is left of a damaged library, brought into a new one; the old file stays as it is."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.games import game_of
from baccara_qt.session.copies import copies_of
from baccara_qt.session.coups import CoupRows
from baccara_qt.session.decode import DecodeError
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import read_lines, snapshot_due
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.redecide import Redecider, WrongError
from baccara_qt.session.resume import Kept, read_kept
from baccara_qt.session.schema import open_database, transaction
from baccara_qt.session.storing import NewSession, store

_SIDES: Final = ("", "-wal")
"""The library's file, and what was not yet written into it."""

_OWN: Final = frozenset({"session", "step", "snapshot", "coup", "seating", "sqlite_sequence"})
"""Tables that are brought over session by session; every other row by row."""

_COLUMNS: Final = {
    **dict.fromkeys(("name", "origin", "created", "updated"), "TEXT"),
    **dict.fromkeys(("played", "parent", "branched_at"), "INTEGER"),
}
_EMPTY: Final = {"TEXT": "''", "INTEGER": "0"}
"""What else is brought over of a session, as what: a damaged file may give anything."""


class Recovered(NamedTuple):
    """What came of it.

    Attributes:
        old: The damaged library, as it was.
        sessions: How many sessions the new one has.
        shortened: Names of those that end earlier than they did.
        lost: How many could not be read at all.
    """

    old: Path
    sessions: int
    shortened: tuple[str, ...]
    lost: int


class _Found(NamedTuple):
    """A session as far as one file still has it."""

    kept: Kept
    lines: list[str]
    columns: dict[str, Any]


def recover(path: Path) -> Recovered:
    """Makes a new library of all that can still be read of a damaged one, and of its backups.

    Of each session the longest beginning counts that is as it was written and that the rules lead to.

    Raises:
        StorageError: If a session is open in another window, or the new library cannot be written. The old library is
            then in its place.
    """
    with ExitStack() as stack:
        for owner in _owners(path):
            stack.callback(owner.release)
        try:
            folder = Path(stack.enter_context(TemporaryDirectory(dir=path.parent, prefix=".recover-")))
            return _recover(path, folder)
        except OSError as error:
            raise StorageError("unwritable", path=path.parent, reason=error.strerror or error) from error


def _owners(path: Path) -> Iterator[Ownership]:
    """Nobody may go on with a session meanwhile: his steps would be lost."""
    locks = path.with_name(f"{path.name}-locks")
    for lock in [0, *(int(lock.name) for lock in locks.glob("*") if lock.name.isdecimal())]:
        yield Ownership.take(path, lock)


def _recover(path: Path, folder: Path) -> Recovered:
    sources = _sources(path, folder)
    best: dict[int, _Found] = {}
    known: dict[int, int] = {}
    with closing(open_database(folder / "new.db", 5.0)) as library:
        for source in sources:
            with closing(_opened(source)) as connection:
                for session, steps in _ids(connection):
                    known[session] = max(steps, known.get(session, 0))
                    found = _found(connection, source, session)
                    if found and (session not in best or len(found.lines) > len(best[session].lines)):
                        best[session] = found
                _bring_others(connection, library)
        shortened = []
        for session, found in sorted(best.items(), key=lambda item: item[1].columns["played"]):
            steps = _bring(library, session, found)
            if steps < known[session]:
                shortened.append(found.kept.setup.name)
    old = _set_aside(path)
    (folder / "new.db").replace(path)
    return Recovered(old, len(best), tuple(shortened), len(known) - len(best))


# --- reading what is left ---------------------------------------------------------------------------------------


def _sources(path: Path, folder: Path) -> list[Path]:
    """Copies of the damaged file and of its backups: reading a library may change its file.

    Where the damaged file no longer begins as a library, it is also tried with the first page of a backup.
    """
    copies = []
    for n, original in enumerate((path, *copies_of(path))):
        if original.exists():
            copy = folder / f"{n}.db"
            for side in _SIDES:
                if (other := original.with_name(original.name + side)).exists():
                    shutil.copyfile(other, copy.with_name(copy.name + side))
            copies.append(copy)
    if len(copies) > 1 and copies[0].name == "0.db":
        mended = folder / "mended.db"
        mended.write_bytes(_with_first_page_of(copies[1].read_bytes(), copies[0].read_bytes()))
        copies.insert(1, mended)
    return copies


def _with_first_page_of(backup: bytes, damaged: bytes) -> bytes:
    size = int.from_bytes(backup[16:18], "big")
    pages = len(damaged) // size
    return backup[:28] + pages.to_bytes(4, "big") + backup[32:size] + damaged[size : pages * size]


def _opened(source: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(source, isolation_level=None)
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    with suppress(StorageError):
        open_database(source, 5.0).close()  # an older one is brought up to date
    return connection


def _ids(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    """The sessions a file still names, and how many steps each had."""
    found: list[tuple[int, int]] = []
    with suppress(sqlite3.Error):
        found.extend(connection.execute("SELECT id, ifnull(CAST(steps AS INTEGER), 0) FROM session WHERE deleted = 0"))
    return found


def _found(connection: sqlite3.Connection, source: Path, session: int) -> _Found | None:
    lines: list[str] = []
    try:
        kept = read_kept(connection, source, session)
        columns = ", ".join(f"ifnull(CAST({name} AS {kind}), {_EMPTY[kind]})" for name, kind in _COLUMNS.items())
        row = connection.execute(f"SELECT {columns} FROM session WHERE id = ?", (session,)).fetchone()
        with suppress(StorageError):
            lines.extend(read_lines(connection, source, session))
    except (StorageError, sqlite3.Error):
        return None
    return _Found(kept, lines, dict(zip(_COLUMNS, row, strict=True)))


def _bring_others(connection: sqlite3.Connection, library: sqlite3.Connection) -> None:
    """Whatever else the library keeps, row by row; a row that is there already stays."""
    tables = [name for (name,) in library.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for table in set(tables) - _OWN:
        with suppress(sqlite3.Error):
            for row in connection.execute(f"SELECT * FROM {table}"):
                library.execute(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(row))})", row)


# --- writing it anew --------------------------------------------------------------------------------------------


def _bring(library: sqlite3.Connection, session: int, found: _Found) -> int:
    """Stores as many steps of a session as the rules lead to; says how many."""
    setup = found.kept.setup
    table, rows = Redecider(setup.rules, setup.taker), CoupRows(game_of(setup.rules), setup.human)
    coups: list[CoupRow] = []
    snapshots = []
    done = 0
    for n, line in enumerate(found.lines, 1):
        before = table.state
        try:
            step = table.step(line)
        except (DecodeError, WrongError):
            break
        done = n
        coup = rows.note(n, step.events, before, table.state)
        if coup is not None:
            coups.append(coup)
        if snapshot_due(before, table.state):
            snapshots.append((n, table.state))
    new = NewSession(
        setup,
        found.kept.secret,
        found.kept.guests,
        table.state,
        coups=coups,
        snapshots=snapshots,
        foreign_shoes=found.kept.foreign_shoes,
        committed=found.kept.committed,
        columns={"id": session, **found.columns},
    )
    with transaction(library):
        store(library, new, found.lines[:done])
    return done


def _set_aside(path: Path) -> Path:
    """Keeps the damaged library under a name of its own."""
    n = 1
    while (old := path.with_name(f"{path.stem}.damaged-{n}{path.suffix}")).exists():
        n += 1
    for side in _SIDES:
        if (part := path.with_name(path.name + side)).exists():
            shutil.copy2(part, old.with_name(old.name + side))
    for side in ("-wal", "-shm"):
        path.with_name(path.name + side).unlink(missing_ok=True)
    return old
