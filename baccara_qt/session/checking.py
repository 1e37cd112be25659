"""Looking at the library's file once the window stands: whether it is whole, and what to do if it is not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from baccara_qt.session.errors import StorageError
from baccara_qt.session.schema import open_database


def damage(path: Path) -> str:
    """What is wrong with the library's file, in a sentence; empty when its structure is whole."""
    try:
        with closing(open_database(path, 5.0)) as connection:
            results = [result for (result,) in connection.execute("PRAGMA quick_check(1)")]
    except StorageError as error:
        return str(error) if error.code in {"garbage", "failed"} else ""
    except sqlite3.Error as error:
        return f"The library {path} is damaged: {error}."
    return "" if results == ["ok"] else f"The library {path} is damaged: {results[0]}."


def mend(path: Path) -> StorageError | None:
    """Looks for damage of the library's file, and makes a new one of what is left if there is any.

    Returns:
        What is to be said of it; ``None`` when the file is whole, or there is none.
    """
    if not path.exists() or not damage(path):
        return None
    from baccara_qt.session.recovery import recover  # noqa: PLC0415 - it brings the whole game with it

    try:
        recovered = recover(path)
    except StorageError as error:
        return error
    return StorageError("recovered", path=path, old=recovered.old, sessions=recovered.sessions)
