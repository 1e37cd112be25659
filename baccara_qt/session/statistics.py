"""Figures over all sessions of a library, by query; what two sessions share counts once (faults 12 and 33)."""

from __future__ import annotations

import sqlite3
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.money import Cents
from baccara_qt.session.journal import COUP, coup_values
from baccara_qt.session.schema import transaction

DEFINITIONS: Final = {
    "coups": "Coups that were played to their end; one that several sessions share (such as a record imported again)"
    " counts once, and what was played on a copy or as a what-if does not count.",
    "bank": "Coups the bank won, of all coups with cards.",
    "ponte": "Coups the ponte won, of all coups with cards.",
    "tie": "Coups that ended in a tie, of all coups with cards; they are neither won nor lost.",
    "natural": "Coups in which either side had eight or nine with two cards.",
    "won": "Of your coups that were no ties, those you won.",
    "roles": "Your result as banker, as banker who bought the bank out of turn, and staking against the bank.",
    "presets": "Your result by the rules the session opened with.",
    "stakes": "Your result by what you had at risk in the coup, as banker the sum of the stakes.",
    "cagnotte": "What the house took of the banks you won with.",
    "hands": "How many coups a bank lasted, whoever held it, until it was lost or passed; a bank that is still held is"
    " left out.",
    "geometric": "How many would last so long if every coup ended a bank with the same chance, the one observed.",
    "interval": "The range (Wilson, 95 %) in which the true rate lies nineteen times out of twenty.",
}
"""What each figure means, by its name."""

STAKE_SIZES: Final = tuple(Cents(100 * amount) for amount in (50, 200, 1_000, 5_000))
"""Stakes are sorted into those up to each of these, in cents, and those above."""

_SURE: Final = 1.959963984540054
"""Standard deviations within which a normal value lies with 95 %."""


class Rate(NamedTuple):
    """A share of coups, with the range its true value is in with 95 % confidence."""

    times: int
    of: int
    value: float
    low: float
    high: float


class Result(NamedTuple):
    """A user's coups of some kind: won, lost and tied apart, what he had at risk, and what he gained, in cents."""

    coups: int
    won: int
    lost: int
    tied: int
    staked: int
    gain: int


class Figures(NamedTuple):
    """Everything that is counted.

    Attributes:
        sessions: Sessions with at least one coup that counts.
        coups: Coups.
        outcomes: How often bank and ponte won, and ties.
        natural: Coups that ended at once.
        won: Coups the user won, of those he did not tie.
        roles: His results by role, ``presets`` by preset, and ``stakes`` by size: the limit, 0 for those above all.
        cagnotte: What he paid the house, in cents.
        hands: How many banks lasted so many coups.
        expected: How many would, geometrically.
    """

    sessions: int
    coups: int
    outcomes: dict[str, Rate]
    natural: Rate
    won: Rate
    roles: dict[str, Result]
    presets: dict[str, Result]
    stakes: dict[int, Result]
    cagnotte: Cents
    hands: dict[int, int]
    expected: dict[int, float]


class PursePoint(NamedTuple):
    """All that was the user's after a coup, in cents."""

    coup: int
    purse: int


class Compared(NamedTuple):
    """Two sessions that were one up to some coup: the user's purse after each, in cents.

    Attributes:
        shared: Coups they have in common.
        before: The coups of the first, and ``after`` those of the second.
    """

    shared: int
    before: list[CoupRow]
    after: list[CoupRow]


_ONCE: Final = """
    CREATE TEMP TABLE once AS
        SELECT coup.*, session.preset, min(coup.session) FROM coup JOIN session ON session.id = coup.session
        WHERE session.deleted = 0 AND session.parent = 0 GROUP BY mark
"""
"""Every coup once, however many sessions share it."""

_RESULT: Final = """
    count(*), sum(gain > 0), sum(gain < 0), sum(outcome = 'tie'), coalesce(sum(stake), 0), coalesce(sum(gain), 0)
    FROM once WHERE role <> ''
"""


def rate(count: int, of: int) -> Rate:
    """A share with its interval by Wilson; of nothing it may be anything."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share, square = count / of, _SURE**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = _SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Rate(count, of, share, max(0.0, middle - half), min(1.0, middle + half))


def figures(connection: sqlite3.Connection) -> Figures:
    """All figures of a library."""
    connection.execute(_ONCE)
    try:
        return _figures(connection)
    finally:
        connection.execute("DROP TABLE once")


def _figures(connection: sqlite3.Connection) -> Figures:
    query = "SELECT count(DISTINCT session), count(*), coalesce(sum(natural), 0) FROM once"
    sessions, coups, natural = connection.execute(query).fetchone()
    counted = dict(connection.execute("SELECT outcome, count(*) FROM once GROUP BY outcome"))
    roles = _results(connection, "role")
    won, lost = sum(result.won for result in roles.values()), sum(result.lost for result in roles.values())
    paid = "SELECT coalesce(sum(cagnotte), 0) FROM once WHERE role IN ('banker', 'buyer')"
    ((cagnotte,),) = connection.execute(paid)
    hands = _hands(connection)
    return Figures(
        sessions=sessions,
        coups=coups,
        outcomes={name: rate(counted.get(name, 0), coups) for name in ("bank", "ponte", "tie")},
        natural=rate(natural, coups),
        won=rate(won, won + lost),
        roles={str(name): result for name, result in roles.items()},
        presets={str(name): result for name, result in _results(connection, "preset").items()},
        stakes={int(str(limit)): result for limit, result in _results(connection, _size()).items()},
        cagnotte=Cents(cagnotte),
        hands=hands,
        expected=geometric(hands),
    )


def _results(connection: sqlite3.Connection, by: str) -> dict[object, Result]:
    rows = connection.execute(f"SELECT {by} AS kind, {_RESULT} GROUP BY kind ORDER BY kind")
    return {kind: Result(*row) for kind, *row in rows}


def _size() -> str:
    """The limit a stake is sorted under, 0 for one above all."""
    return f"CASE {' '.join(f'WHEN stake <= {limit} THEN {limit}' for limit in STAKE_SIZES)} ELSE 0 END"


def _hands(connection: sqlite3.Connection) -> dict[int, int]:
    """How many banks lasted so many coups: the last coup of each is followed by the first of another."""
    query = """
        WITH followed AS (
            SELECT mark, given, outcome, lead(given) OVER (PARTITION BY session ORDER BY number) AS next
            FROM coup JOIN session ON session.id = coup.session WHERE session.deleted = 0 AND session.parent = 0
        )
        SELECT given, count(DISTINCT mark) FROM followed
        WHERE given > 0 AND (next <= given OR (next IS NULL AND outcome = 'ponte')) GROUP BY given ORDER BY given
    """
    return dict(connection.execute(query).fetchall())


def geometric(hands: dict[int, int]) -> dict[int, float]:
    """How many banks would last so many coups if each coup ended one with the chance observed."""
    total = sum(hands.values())
    if not total:
        return {}
    end = total / sum(length * count for length, count in hands.items())
    return {length: total * end * (1 - end) ** (length - 1) for length in range(1, max(hands) + 1)}


def purse_line(connection: sqlite3.Connection, session: int, most: int | None = None) -> list[PursePoint]:
    """The user's purse after each coup of a session, or after at most so many of them, evenly, the last among them."""
    ((last,),) = connection.execute("SELECT coalesce(max(number), 0) FROM coup WHERE session = ?", (session,))
    every = 1 if most is None else -(-last // max(most, 1)) or 1
    query = "SELECT number, purse FROM coup WHERE session = ? AND (? - number) % ? = 0 ORDER BY number"
    return [PursePoint(*row) for row in connection.execute(query, (session, last, every))]


def coup_rows(connection: sqlite3.Connection, session: int) -> list[CoupRow]:
    """The coups of a session in figures."""
    query = f"SELECT {', '.join(CoupRow._fields)} FROM coup WHERE session = ? ORDER BY number"
    return [CoupRow._make(row) for row in connection.execute(query, (session,))]


def compared(connection: sqlite3.Connection, one: int, other: int) -> Compared:
    """Two sessions beside each other."""
    query = "SELECT count(*) FROM coup AS a JOIN coup AS b ON b.mark = a.mark WHERE a.session = ? AND b.session = ?"
    ((shared,),) = connection.execute(query, (one, other))
    return Compared(shared, coup_rows(connection, one), coup_rows(connection, other))


def complete(connection: sqlite3.Connection, path: Path, only: int = 0) -> None:
    """Counts the coups of sessions (or of one only) from a library that did not, or lost one of them.

    Raises:
        StorageError: If a session cannot be read.
    """
    query = """
        SELECT id FROM session AS s
        WHERE deleted = 0 AND ? IN (0, id) AND coups > (SELECT count(*) FROM coup WHERE session = s.id)
    """
    for (session,) in connection.execute(query, (only,)).fetchall():
        from baccara_qt.session.resume import read_rows  # noqa: PLC0415 - reading steps needs pydantic

        rows = [coup_values(session, mark, row) for mark, row in read_rows(connection, path, session)]
        with transaction(connection):
            connection.execute("DELETE FROM coup WHERE session = ?", (session,))
            connection.executemany(COUP, rows)
            counted = "UPDATE session SET gain = (SELECT sum(gain) FROM coup WHERE session = id) WHERE id = ?"
            connection.execute(counted, (session,))
