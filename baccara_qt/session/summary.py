"""A session in one row, as lists of sessions show it; the first page reads it before the game itself is loaded."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baccara_qt.session.copies import begun
from baccara_qt.session.errors import Reason, StorageError
from baccara_qt.session.schema import PATIENCE, in_plain_words, open_database

if TYPE_CHECKING:
    from baccara_qt.core.money import Cents, Seat


class Summary(NamedTuple):
    """A session as the list shows it; amounts in cents.

    Attributes:
        id: Its number.
        name: What it is called.
        preset: Preset its rules come from.
        human: The user's seat; 0 at a table of guests only.
        coups: Coups given.
        bank: The bank in play.
        purse: What lies before the user.
        phase: What the table is about.
        created: When it began, and ``updated`` when it last changed, in ISO 8601, UTC.
        steps: Steps so far.
        origin: Digest of the record it was imported from; empty for one begun here.
        gain: What the user won in all its coups, below zero what he lost.
        seats: How many seats the table has.
        parent: The session it goes on from with other decisions; 0 for none.
        branched_at: The step of the parent up to which they are the same.
        committed: Whether nobody chose the seed of its shoes (A5).
        apart: Whether its parent has gone on as well: then it is a what-if, otherwise a copy.
        game: What is played.
        guests: The names of those who sit there, by their seats.
    """

    id: int
    name: str
    preset: str
    human: Seat
    coups: int
    bank: Cents
    purse: Cents
    phase: str
    created: str
    updated: str
    steps: int
    origin: str
    gain: int
    seats: int
    parent: int
    branched_at: int
    committed: bool
    apart: bool
    game: str
    guests: tuple[str, ...]

    @property
    def open(self) -> bool:
        """Whether there is anything to go on with."""
        return self.phase != "closed"


class Glance(NamedTuple):
    """A library as it is found.

    Attributes:
        sessions: All its sessions, the one last played first; none if there is no library yet.
        refusal: Why nothing can be stored in it; ``None`` where something can.
    """

    sessions: list[Summary]
    refusal: StorageError | None = None


def glance(path: Path, timeout: float = PATIENCE) -> Glance:
    """Looks at a library.

    Args:
        path: The library's file.
        timeout: Seconds to wait for another program that is writing.

    Raises:
        StorageError: If the library cannot be used; it is then untouched.
    """
    if not begun(path):
        return Glance([])
    with in_plain_words(path), closing(open_database(path, timeout)) as connection:
        return Glance([_summary(row) for row in connection.execute(_ALL)], connection.refusal)


def read_summaries(connection: sqlite3.Connection) -> list[Summary]:
    """The same of a library that is open; of a damaged session what is stored, which its opening refuses."""
    return [_summary(row) for row in connection.execute(_ALL)]


def read_summary(connection: sqlite3.Connection, session: int) -> Summary:
    """One session of a library. Raises ``StorageError`` if there is none, or it is damaged."""
    row = connection.execute(f"{_SELECT} AND id = ?", (session,)).fetchone()
    if row is None:
        raise StorageError("unknown", id=session)
    return _sound(_summary(row))


_SELECT: Final = (
    "SELECT id, name, preset, human, coups, bank, purse, phase, created, updated, steps, origin, gain,"
    " iif(json_valid(rules), coalesce(json_extract(rules, '$.seats'), 0), 0), parent, branched_at, committed,"
    " parent > 0 AND branched_at < coalesce((SELECT steps FROM session AS p WHERE p.id = session.parent), 9e18),"
    " iif(json_valid(rules), coalesce(json_extract(rules, '$.game'), 'chemin_de_fer'), ''), guests"
    " FROM session WHERE deleted = 0"
)

_ALL: Final = f"{_SELECT} ORDER BY played DESC"


def _summary(row: tuple[Any, ...]) -> Summary:
    *rest, guests = row
    try:
        names = tuple(json.loads(guests).values())
    except (ValueError, AttributeError):
        names = ()
    return Summary._make((*rest, names))


def _sound(summary: Summary) -> Summary:
    """The same, if its table can be about what it says and its rules can be read."""
    if not summary.game:
        raise StorageError("damaged", id=summary.id, reason="its rules cannot be read")
    if summary.phase not in _phases():
        reason = Reason("{phase!r} is no phase of a table", phase=summary.phase)
        raise StorageError("damaged", id=summary.id, reason=reason)
    return summary


@cache
def _phases() -> frozenset[str]:
    """What any table of the house can be about."""
    from baccara_qt.core.games import NAMES, game_named  # noqa: PLC0415 - not before the first frame

    return frozenset(phase.value for game in NAMES for phase in game_named(game).phases)
