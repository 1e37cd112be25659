"""What is left of a damaged or lost library, brought back; what there was stays as it is."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.games import game_of
from baccara_qt.session.copies import begun, copies_of
from baccara_qt.session.coups import CoupRows
from baccara_qt.session.decode import DecodeError
from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically
from baccara_qt.session.journal import read_lines, snapshot_due
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.redecide import Redecider, WrongError
from baccara_qt.session.resume import Kept, read_kept
from baccara_qt.session.schema import APPLICATION_ID, SQLITE_ERRORS, open_database, rewrite_plan, transaction
from baccara_qt.session.storing import NewDraft, NewSession, store
from baccara_qt.session.summary import glance

_PART: Final = 1 << 20
"""A file is copied in parts of so many bytes."""

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


class Restored(NamedTuple):
    """A copy that is in the library's place now.

    Attributes:
        day: When it was made.
        sessions: How many sessions it has.
    """

    day: date
    sessions: int


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
    with _alone(path), TemporaryDirectory(dir=path.parent, prefix=".recover-") as folder:
        return _recover(path, Path(folder))


def restore(path: Path) -> Restored | None:
    """Puts the newest copy that is sound in the place of a library whose file is gone or empty.

    Returns:
        ``None`` where that is not to be done: the file has something in it, no copy is sound, or beside it lies what
        was not yet written into it.

    Raises:
        StorageError: If a session is open in another window, or the copy cannot be put there.
    """
    log = path.with_name(f"{path.name}-wal")
    if not _lost(path) or (log.exists() and log.stat().st_size):
        return None
    with _alone(path):
        copy = next(filter(_sound, copies_of(path)), None)
        if copy is None:
            return None
        _forget_sides(path)
        with copy.open("rb") as content:
            write_atomically(path, iter(lambda: content.read(_PART), b""))
        return Restored(date.fromtimestamp(copy.stat().st_mtime), len(glance(path).sessions))


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody may go on with a session meanwhile: his steps would be lost."""
    locks = path.with_name(f"{path.name}-locks")
    with ExitStack() as stack:
        for lock in {0, *(int(lock.name) for lock in locks.glob("*") if lock.name.isdecimal())}:
            stack.callback(Ownership.take(path, lock).release)
        try:
            yield
        except OSError as error:
            raise StorageError("unwritable", path=path.parent, reason=error.strerror or error) from error


def _lost(path: Path) -> bool:
    """Whether the library's file is gone or empty, though there are copies."""
    try:
        begun(path)
    except StorageError as error:
        return error.code in {"gone", "emptied"}
    return False


def _sound(copy: Path) -> bool:
    """Whether a copy is there, and a library whose structure is whole."""
    with suppress(*SQLITE_ERRORS), closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as found:
        checks = ("PRAGMA application_id", APPLICATION_ID), ("PRAGMA quick_check(1)", "ok")
        return all(found.execute(check).fetchall() == [(right,)] for check, right in checks)
    return False


def _recover(path: Path, folder: Path) -> Recovered:
    sources = _sources(path, folder)
    best: dict[int, _Found] = {}
    known: dict[int, int] = {}
    with closing(open_database(folder / "new.db")) as library:
        for source in sources:
            with closing(_opened(source)) as connection:
                for session, steps in _ids(connection):
                    known[session] = max(steps, known.get(session, 0))
                    found = _found(connection, source, session)
                    if found and (session not in best or len(found.lines) > len(best[session].lines)):
                        best[session] = found
                _bring_others(connection, library)
        shortened, brought = [], 0
        for session, found in sorted(best.items(), key=lambda item: item[1].columns["played"]):
            steps = _bring(library, session, found)
            brought += steps > 0
            if 0 < steps < known[session]:
                shortened.append(found.kept.setup.name)
    old = _set_aside(path)
    (folder / "new.db").replace(path)
    return Recovered(old, brought, tuple(shortened), len(known) - brought)


# --- reading what is left ---------------------------------------------------------------------------------------


def _sources(path: Path, folder: Path) -> list[Path]:
    """Copies of the damaged file and of its backups: reading a library may change its file.

    Where the damaged file no longer begins as a library, it is also tried with the first page of a sound backup.
    """
    copies = []
    for n, original in enumerate((path, *copies_of(path))):
        parts = [(part, side) for part, side in _parts(original) if part.exists()]
        if parts and not parts[0][1]:
            copy = folder / f"{n}.db"
            for part, side in parts:
                shutil.copyfile(part, copy.with_name(copy.name + side))
            copies.append(copy)
    sound = next(filter(_sound, copies[1:]), None)
    if sound is not None:
        mended = folder / "mended.db"
        mended.write_bytes(_with_first_page_of(sound.read_bytes(), copies[0].read_bytes()))
        copies.insert(1, mended)
    return copies


def _parts(path: Path) -> tuple[tuple[Path, str], tuple[Path, str]]:
    """The library's file and what was not yet written into it; for a lost one, its newest copy stands in."""
    file = next(copy for copy in copies_of(path) if copy.exists()) if _lost(path) else path
    return (file, ""), (path.with_name(f"{path.name}-wal"), "-wal")


def _with_first_page_of(backup: bytes, damaged: bytes) -> bytes:
    size = int.from_bytes(backup[16:18], "big")
    pages = len(damaged) // size
    return backup[:28] + pages.to_bytes(4, "big") + backup[32:size] + damaged[size : pages * size]


def _opened(source: Path) -> sqlite3.Connection:
    with suppress(*SQLITE_ERRORS), closing(sqlite3.connect(source, isolation_level=None)) as connection:
        rewrite_plan(connection)
    connection = sqlite3.connect(source, isolation_level=None)
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    with suppress(StorageError):
        open_database(source).close()  # an older one is brought up to date
    with suppress(*SQLITE_ERRORS):
        connection.execute("PRAGMA writable_schema = ON")  # only so SQLite reads a file that is cut off
    return connection


def _ids(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    """The sessions a file still names, and how many steps each had."""
    found: list[tuple[int, int]] = []
    with suppress(*SQLITE_ERRORS):
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
    except (StorageError, *SQLITE_ERRORS):
        return None
    return _Found(kept, lines, dict(zip(_COLUMNS, row, strict=True)))


def _bring_others(connection: sqlite3.Connection, library: sqlite3.Connection) -> None:
    """Whatever else the library keeps, row by row; a row that is there already stays."""
    tables = [name for (name,) in library.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for table in set(tables) - _OWN:
        with suppress(*SQLITE_ERRORS):
            for row in connection.execute(f"SELECT * FROM {table}"):
                library.execute(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(row))})", row)


# --- writing it anew --------------------------------------------------------------------------------------------


def _bring(library: sqlite3.Connection, session: int, found: _Found) -> int:
    """Stores as many steps of a session as the rules lead to; says how many. One without any is no table."""
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
    if not done:
        return 0
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
        store(library, NewDraft(new, found.lines[:done]))
    return done


def _set_aside(path: Path) -> Path:
    """Keeps the damaged library under a name of its own."""
    n = 1
    while (old := path.with_name(f"{path.stem}.damaged-{n}{path.suffix}")).exists():
        n += 1
    for part, side in _parts(path):
        if part.exists():
            shutil.copy2(part, old.with_name(old.name + side))
    _forget_sides(path)
    return old


def _forget_sides(path: Path) -> None:
    """What lies beside a file belongs to no other one in its place."""
    for side in ("-wal", "-shm"):
        path.with_name(path.name + side).unlink(missing_ok=True)
