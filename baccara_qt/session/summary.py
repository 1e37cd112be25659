"""A session in one row, as the list of all sessions shows it."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any, Final, NamedTuple

from baccara_qt.core.games import NAMES, game_named
from baccara_qt.core.money import Cents, Seat
from baccara_qt.session.errors import StorageError


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

    @property
    def open(self) -> bool:
        """Whether there is anything to go on with."""
        return self.phase != "closed"


def read_summaries(connection: sqlite3.Connection) -> list[Summary]:
    """All sessions of a library, the one last played first. Raises ``StorageError``."""
    return [_summary(row) for row in connection.execute(f"{_SELECT} ORDER BY played DESC")]


def read_summary(connection: sqlite3.Connection, session: int) -> Summary:
    """One session of a library. Raises ``StorageError`` if there is none."""
    row = connection.execute(f"{_SELECT} AND id = ?", (session,)).fetchone()
    if row is None:
        raise StorageError("unknown", id=session)
    return _summary(row)


_SELECT: Final = (
    "SELECT id, name, preset, human, coups, bank, purse, phase, created, updated, steps, origin, gain,"
    " json_extract(rules, '$.seats'), parent, branched_at, committed,"
    " parent > 0 AND branched_at < coalesce((SELECT steps FROM session AS p WHERE p.id = session.parent), 9e18)"
    " FROM session WHERE deleted = 0"
)


def _summary(row: tuple[Any, ...]) -> Summary:
    summary = Summary._make(row)
    if summary.phase not in _phases():
        raise StorageError("damaged", id=summary.id, reason=f"{summary.phase!r} is no phase of a table")
    return summary


@cache
def _phases() -> frozenset[str]:
    """What any table of the house can be about."""
    return frozenset(phase.value for game in NAMES for phase in game_named(game).phases)
