"""Looking at the library's file once the window stands: whether it is whole, and what to do if it is not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import time
from typing import Final

from baccara_qt.session.copies import Place, begun
from baccara_qt.session.errors import StorageError
from baccara_qt.session.schema import SQLITE_ERRORS, in_plain_words, missing_columns, open_database

_DAY: Final = 24 * 60 * 60


def damage(path: Path) -> str:
    """What is wrong with the library's file, in a sentence; empty when its structure is whole, or there is none."""
    try:
        if not begun(path):
            return ""
        with closing(open_database(path)) as connection:
            results = [result for (result,) in connection.execute("PRAGMA quick_check(1)")]
            results += [f"it has no {column}" for column in missing_columns(connection)]
            results += ["its last page is cut off"] * _cut_off(connection, path)
    except StorageError as error:
        return str(error) if error.code in {"garbage", "emptied", "gone", "failed"} else ""
    except SQLITE_ERRORS as error:
        return f"The library {path} is damaged: {error}."
    faults = [result for result in results if result != "ok"]
    return f"The library {path} is damaged: {faults[0]}." if faults else ""


def _cut_off(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether its file ends within a page: SQLite takes what is missing for zeros, and its check finds no fault."""
    ((page,),) = connection.execute("PRAGMA page_size")
    log = path.with_name(f"{path.name}-wal")
    # Where something is not yet written into it, that may be this page
    return bool(path.stat().st_size % page) and not (log.exists() and log.stat().st_size)


def mend(path: Path) -> StorageError | None:
    """Looks for damage of the library's file, and brings back what is left of it and its copies if there is any.

    Returns:
        What is to be said of it; ``None`` when the file is whole, or there is none.
    """
    if not damage(path):
        return None
    from baccara_qt.session.recovery import recover, restore  # noqa: PLC0415 - it brings the whole game with it

    try:
        restored = restore(path)
        if restored is not None:
            return StorageError("restored", path=path, **restored._asdict())
        recovered = recover(path)
    except StorageError as error:
        return error
    return StorageError("recovered", path=path, old=recovered.old, sessions=recovered.sessions)


def tidy(path: Path) -> int:
    """Forgets what was put away more than a day ago, and what nobody will finish.

    Returns:
        How many sessions that were.

    Raises:
        StorageError: If that cannot be stored.
    """
    if not begun(path):
        return 0
    from baccara_qt.session.unfinished import forget  # noqa: PLC0415 - storing brings the whole game with it

    with in_plain_words(path), closing(open_database(path)) as connection:
        return forget(connection, Place(path), before=int(time()) - _DAY)
