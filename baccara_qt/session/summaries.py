"""The list of sessions, read without anything else: it is on the first page, before the game itself is loaded."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from baccara_qt.session.schema import in_plain_words, open_database


class Glance(NamedTuple):
    """A session at a glance; the attributes are those of ``Summary``, amounts in cents.

    Attributes:
        id: Its number.
        name: What it is called.
        preset: Preset its rules come from.
        human: The user's seat; 0 at a table of guests only.
        coups: Coups given.
        purse: What lies before the user.
        updated: When it last changed, in ISO 8601, UTC.
        open: Whether there is anything to continue.
        game: What is played.
        guests: The names of those who sit there, by their seats.
    """

    id: int
    name: str
    preset: str
    human: int
    coups: int
    purse: int
    updated: str
    open: bool
    game: str
    guests: tuple[str, ...]


def glance(path: Path, timeout: float) -> list[Glance]:
    """All sessions of a library, the one last played first; none if there is no library yet.

    Args:
        path: The library's file.
        timeout: Seconds to wait for another program that is writing.

    Raises:
        StorageError: If the library cannot be used; it is then untouched.
    """
    if not path.exists():
        return []
    with in_plain_words(path), closing(open_database(path, timeout)) as connection:
        return [Glance._make((*row, tuple(json.loads(guests).values()))) for *row, guests in _rows(connection)]


def _rows(connection: sqlite3.Connection) -> sqlite3.Cursor:
    return connection.execute(
        "SELECT id, name, preset, human, coups, purse, updated, phase <> 'closed',"
        " iif(json_valid(rules), coalesce(json_extract(rules, '$.game'), 'chemin_de_fer'), ''), guests"
        " FROM session WHERE deleted = 0 ORDER BY played DESC"
    )
