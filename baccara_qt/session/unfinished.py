"""A session that is written part by part: others go on with theirs meanwhile, and nobody sees it before it is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from shutil import disk_usage
from time import monotonic, sleep
from typing import Final

from baccara_qt.session.copies import Place
from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import ROOM
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.schema import writing
from baccara_qt.session.storing import BLOCK, Draft, put

_UNFINISHED: Final = -1
"""What ``deleted`` says of a session that is still being written: it is in no list, and cannot be fetched back."""


def store_in_parts(connection: sqlite3.Connection, place: Place, draft: Draft) -> int:
    """Stores a session, or nothing of it; between its parts others may write.

    Returns:
        Its number.

    Raises:
        StorageError: If it cannot be stored.
    """
    forget(connection, place, before=0)
    turns = _Turns(connection, place)
    with ExitStack() as stack:
        with turns.next():
            session = draft.begin(connection)
            connection.execute("UPDATE session SET deleted = ? WHERE id = ?", (_UNFINISHED, session))
            # It is ours before anybody can take it for one that nobody will finish
            stack.callback(Ownership.take(place.library, session).release)
        try:
            with closing(draft.parts(session)) as parts:
                for n, part in enumerate(parts):
                    with turns.next():
                        if n and disk_usage(place.library.parent).free < ROOM:
                            raise StorageError("full", path=place.library)
                        put(connection, part)
            with turns.next():
                draft.end(connection, session)
                connection.execute("UPDATE session SET deleted = 0 WHERE id = ?", (session,))
        except BaseException:
            # Where even that is not possible, what is there is taken away another time
            with suppress(StorageError):
                _take_away(connection, turns, session)
            raise
    return session


def forget(connection: sqlite3.Connection, place: Place, before: int) -> int:
    """Forgets for good what was put away up to this moment, in seconds, and what nobody will finish.

    Returns:
        How many sessions that were.

    Raises:
        StorageError: If it cannot be stored.
    """
    query = "SELECT id FROM session WHERE deleted = ? OR (deleted > 0 AND deleted <= ?)"
    turns, forgotten = _Turns(connection, place), 0
    for (session,) in connection.execute(query, (_UNFINISHED, before)).fetchall():
        try:
            owner = Ownership.take(place.library, session)
        except StorageError:
            continue  # somebody is still writing it
        try:
            forgotten += _take_away(connection, turns, session)
        finally:
            owner.release()
    return forgotten


class _Turns:
    """Writes again and again, and in between leaves the library to others for as long as it had it."""

    def __init__(self, connection: sqlite3.Connection, place: Place) -> None:
        self._connection = connection
        self._place = place
        self._theirs_until = 0.0

    @contextmanager
    def next(self) -> Iterator[None]:
        """All of it or nothing, when it is its turn. Raises ``StorageError``."""
        sleep(max(0.0, self._theirs_until - monotonic()))
        with writing(self._connection, self._place):
            begun = monotonic()
            yield
        ended = monotonic()
        self._theirs_until = ended + (ended - begun)


def _take_away(connection: sqlite3.Connection, turns: _Turns, session: int) -> bool:
    """Takes a session that is in no list out of the library, part by part; tells whether it was there."""
    beyond = "SELECT n FROM step WHERE session = ? ORDER BY n LIMIT 1 OFFSET ?"
    while True:
        with turns.next():
            # It may have been fetched back, or written to its end
            unlisted = "UPDATE session SET deleted = ? WHERE id = ? AND deleted <> 0 RETURNING id"
            if not connection.execute(unlisted, (_UNFINISHED, session)).fetchall():
                return False
            more = connection.execute(beyond, (session, BLOCK)).fetchone()
            if more is None:
                for table in ("step", "snapshot", "coup", "seating"):
                    connection.execute(f"DELETE FROM {table} WHERE session = ?", (session,))
                connection.execute("DELETE FROM session WHERE id = ?", (session,))
                return True
            connection.execute("DELETE FROM step WHERE session = ? AND n < ?", (session, *more))
