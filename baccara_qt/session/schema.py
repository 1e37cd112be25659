"""The library's file: opening, checking and migrating it, and SQLite's failures in plain words."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from baccara_qt.session.copies import Place, begun
from baccara_qt.session.errors import Reason, StorageError
from baccara_qt.session.practice_schema import PRACTICE

APPLICATION_ID: Final = 0x42616363

PATIENCE: Final = 5.0
"""How long to wait for another program that is writing, in seconds, where nothing else is said."""

_CACHE_KIB: Final = 512
"""What SQLite keeps in memory of a library: a long evening is written and hardly read."""

SQLITE_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What reading a library may raise: Python cannot decode a message in which SQLite repeats damaged text."""

Statement = str | Callable[[sqlite3.Connection], None]


def _seal_all(connection: sqlite3.Connection) -> None:
    from baccara_qt.session.seal import seal_all  # noqa: PLC0415 - OpenSSL comes with it: not before the first frame

    seal_all(connection)


MIGRATIONS: Final[tuple[tuple[Statement, ...], ...]] = (
    (
        """CREATE TABLE session (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            preset TEXT NOT NULL,
            human INTEGER NOT NULL,
            seed TEXT,
            rules TEXT NOT NULL,
            purses TEXT NOT NULL,
            guests TEXT NOT NULL,
            secret BLOB NOT NULL,
            foreign_shoes INTEGER NOT NULL DEFAULT 0,
            origin TEXT NOT NULL DEFAULT '',
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            steps INTEGER NOT NULL DEFAULT 0,
            coups INTEGER NOT NULL DEFAULT 0,
            bank INTEGER NOT NULL DEFAULT 0,
            purse INTEGER NOT NULL DEFAULT 0,
            phase TEXT NOT NULL DEFAULT 'unopened'
        ) STRICT""",
        """CREATE TABLE step (
            session INTEGER NOT NULL REFERENCES session (id),
            n INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (session, n)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE snapshot (
            session INTEGER NOT NULL REFERENCES session (id),
            n INTEGER NOT NULL,
            coups INTEGER NOT NULL,
            state TEXT NOT NULL,
            PRIMARY KEY (session, n)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE session ADD COLUMN played INTEGER NOT NULL DEFAULT 0",
        """UPDATE session SET played = (
            SELECT count(*) FROM session AS other WHERE (other.updated, other.id) <= (session.updated, session.id)
        )""",
        "CREATE INDEX session_played ON session (played)",
    ),
    (
        "ALTER TABLE session ADD COLUMN discipline INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN committed INTEGER NOT NULL DEFAULT 1",
        "UPDATE session SET committed = (seed IS NULL AND origin = '')",
        "ALTER TABLE session ADD COLUMN parent INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN branched_at INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE session ADD COLUMN seal BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE session ADD COLUMN gain INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE step ADD COLUMN mark BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE snapshot ADD COLUMN seal BLOB NOT NULL DEFAULT x''",
        """CREATE TABLE coup (
            session INTEGER NOT NULL REFERENCES session (id),
            number INTEGER NOT NULL,
            step INTEGER NOT NULL,
            mark BLOB NOT NULL,
            shoe INTEGER NOT NULL,
            banker INTEGER NOT NULL,
            given INTEGER NOT NULL,
            bank INTEGER NOT NULL,
            at_risk INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            natural INTEGER NOT NULL,
            cagnotte INTEGER NOT NULL,
            role TEXT NOT NULL,
            stake INTEGER NOT NULL,
            gain INTEGER NOT NULL,
            purse INTEGER NOT NULL,
            PRIMARY KEY (session, number)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE seating (
            session INTEGER NOT NULL REFERENCES session (id),
            n INTEGER NOT NULL,
            guests TEXT NOT NULL,
            PRIMARY KEY (session, n)
        ) STRICT, WITHOUT ROWID""",
        "INSERT INTO seating SELECT id, 0, guests FROM session",
        _seal_all,
    ),
    PRACTICE,
)
"""What leads from one version of the library to the next; its version is how many have been made.

``foreign_shoes`` are the first shoes of an imported session, whose seeds this library does not know; ``origin`` is the
digest of the record it was imported from. ``played`` rises with every step of the library and says which session was
played last: two steps may share a moment of the clock, and the clock may be put back. ``discipline`` says that nothing
can be taken back, ``committed`` that nobody chose the seed of its shoes. A session that goes on from step
``branched_at`` of another names it as its ``parent``; one put away is kept until a day after ``deleted``, which
is below zero for one that is still being written. ``mark`` and ``seal`` tell what was written from what a failing disk
gives back (module ``seal``); a coup's ``mark`` is that of its last step, so that a coup which two sessions share counts
once. ``gain`` is what the user won in all coups counted so far, ``seating`` who played from a step on.
"""


class Connection(sqlite3.Connection):
    """A library that is open.

    Attributes:
        refusal: Why nothing can be stored in it; ``None`` where something can.
    """

    refusal: StorageError | None = None


def open_database(path: Path, timeout: float = PATIENCE) -> Connection:
    """Opens the library, made new or brought up to date if need be; one nobody may write is there to be looked at.

    Args:
        path: The file.
        timeout: How long to wait for another program, in seconds.

    Raises:
        StorageError: If it cannot be used; it is then untouched.
    """
    begun(path)
    try:
        connection = _opened(path, timeout, str(path), _prepare)
    except StorageError as error:
        if error.code not in {"read_only", "full"} or not _can_be_looked_at(path):
            raise
        # Without the files SQLite keeps beside it, it reads only what nobody writes meanwhile. Somebody with more
        # rights might: what is shown can then be wrong until it is opened again, what is stored cannot
        connection = _opened(path, timeout, f"{path.absolute().as_uri()}?mode=ro&immutable=1", _version)
        if _version(connection, path) < len(MIGRATIONS):
            connection.close()  # an older one cannot be brought up to date here
            raise
        connection.refusal = error
        return connection
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        connection.refusal = StorageError("read_only", path=path)
    return connection


def _opened(path: Path, timeout: float, uri: str, begin: Callable[[Connection, Path], object]) -> Connection:
    with in_plain_words(path):
        connection = sqlite3.connect(uri, timeout, isolation_level=None, uri=uri != str(path), factory=Connection)
        try:
            begin(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def _can_be_looked_at(path: Path) -> bool:
    """Whether all of a library is in its file: of what is in the log beside it nothing would be seen."""
    log = path.with_name(f"{path.name}-wal")
    return path.is_file() and not (log.exists() and log.stat().st_size)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = _version(connection, path)
    if version < len(MIGRATIONS):
        if version:
            _copy(connection, path.with_name(f"{path.stem}.v{version}{path.suffix}"))
        _migrate(connection, path)
    _use_wal(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA cache_size = {-_CACHE_KIB}")


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The library's version, 0 for a new one."""
    ((application,),) = connection.execute("PRAGMA application_id")
    ((version,),) = connection.execute("PRAGMA user_version")
    ((objects,),) = connection.execute("SELECT count(*) FROM sqlite_schema")
    if application != APPLICATION_ID and (application or version or objects):
        raise StorageError("foreign", path=path)
    if version > len(MIGRATIONS):
        raise StorageError("future", path=path)
    return int(version)


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Keeps the library as it was before a migration."""
    copy = sqlite3.connect(target)
    try:
        connection.backup(copy)
    finally:
        copy.close()


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    with transaction(connection):
        # Another process may have been quicker: the version counts that stands once the file is ours.
        for statements in MIGRATIONS[_version(connection, path) :]:
            for statement in statements:
                if isinstance(statement, str):
                    connection.execute(statement)
                else:
                    statement(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def missing_columns(connection: sqlite3.Connection) -> list[str]:
    """The columns a library of this version has and this one has not: their names were damaged in its file."""
    query = (
        "SELECT m.name || '.' || c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table'"
    )
    found = set(connection.execute(query))
    with _fresh() as new:
        return [name for (name,) in new.execute(query) if (name,) not in found]


def rewrite_plan(connection: sqlite3.Connection) -> None:
    """Gives tables and columns their names back in a library of this version, in which all were made in one order."""
    connection.execute("PRAGMA writable_schema = ON")
    ((version,),) = connection.execute("PRAGMA user_version")
    ((parts,),) = connection.execute("SELECT count(*) FROM sqlite_schema")
    with _fresh() as new:
        plan = new.execute("SELECT type, name, tbl_name, sql, rowid FROM sqlite_schema").fetchall()
    if (version, parts) == (len(MIGRATIONS), len(plan)):
        with transaction(connection):
            connection.executemany(
                "UPDATE sqlite_schema SET type = ?, name = ?, tbl_name = ?, sql = ? WHERE rowid = ?", plan
            )


@contextmanager
def _fresh() -> Iterator[sqlite3.Connection]:
    """A new library in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        _migrate(new, Path())
        yield new


def _use_wal(connection: sqlite3.Connection) -> None:
    ((mode,),) = connection.execute("PRAGMA journal_mode")
    if mode != "wal":
        connection.execute("PRAGMA journal_mode = WAL")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def writing(connection: sqlite3.Connection, place: Place) -> Iterator[None]:
    """All of it or nothing, in the file that was opened. Raises ``StorageError``."""
    if isinstance(connection, Connection) and connection.refusal is not None:
        raise connection.refusal
    place.check()
    with in_plain_words(place.library), transaction(connection):
        yield
    # What was written into a file that was taken away meanwhile is on no disk
    place.check()


@contextmanager
def reading(connection: sqlite3.Connection) -> Iterator[None]:
    """One unchanging picture of the library, whatever others write meanwhile."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


@contextmanager
def in_plain_words(path: Path) -> Iterator[None]:
    """Turns what SQLite says into a ``StorageError``."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise _refusal(error, path) from error


def _refusal(error: Exception, path: Path) -> StorageError:
    if isinstance(error, UnicodeDecodeError):
        return StorageError("garbage", path=path)
    name = getattr(error, "sqlite_errorname", "")
    for start, code in _CODES.items():
        if name.startswith(start):
            return StorageError(code, path=path)
    if name.startswith("SQLITE_CANTOPEN"):
        return _cannot_open(path)
    if name.startswith("SQLITE_IOERR"):
        return StorageError("failed", path=path, reason="Input/output error")
    return StorageError("failed", path=path, reason=Reason("SQLite says “{said}”", said=error))


def _cannot_open(path: Path) -> StorageError:
    """SQLite does not say why."""
    try:
        path.open("rb").close()
    except FileNotFoundError:
        if not path.parent.is_dir():
            return StorageError("unreachable", path=path, reason="its folder does not exist")
    except OSError as error:
        return StorageError("unreachable", path=path, reason=error.strerror or error)
    # It could be read: what is missing is the right to make it, or the files SQLite keeps beside it.
    return StorageError("read_only", path=path)


_CODES: Final = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read_only",
    "SQLITE_PERM": "read_only",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR_SHMSIZE": "full",
    "SQLITE_NOTADB": "garbage",
    "SQLITE_CORRUPT": "garbage",
}
