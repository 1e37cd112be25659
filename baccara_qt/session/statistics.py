"""Figures over all sessions of a library, by query; what two sessions share counts once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.money import Cents
from baccara_qt.session.journal import COUP, coup_values
from baccara_qt.session.progress import Progress, unheard
from baccara_qt.session.schema import transaction

DEFINITIONS: Final = {
    "sessions": "Sessions with at least one coup that counts.",
    "coups": "Coups that were played to their end; one that several sessions share (such as a record imported again)"
    " counts once, and what was played on a copy or as a what-if counts only where that is asked for.",
    "left_out": "Copies and what-ifs that do not count.",
    "bank": "Coups the bank won, of all coups with cards.",
    "ponte": "Coups the ponte won, of all coups with cards.",
    "tie": "Coups that ended in a tie, of all coups with cards; they are neither won nor lost.",
    "natural": "Coups in which either side had eight or nine with two cards.",
    "won": "Of your coups that were no ties, those you won.",
    "yours": "All you won less all you lost, the cagnotte taken off.",
    "yield": "What was left to you of each 100 you had at risk, above zero or below.",
    "money": "What you had won or lost after each coup in which you had something at risk, all sessions in a row.",
    "luck": "The range in which you would stand nineteen times out of twenty, had a coin decided each time whether that"
    " much was won or lost.",
    "roles": "Your result as banker, as banker who bought the bank out of turn, and staking against the bank.",
    "presets": "Your result by the rules the session opened with.",
    "stakes": "Your result by what you had at risk in the coup, as banker the sum of the stakes.",
    "cagnotte": "What the house took of the banks you won with.",
    "hands": "How many coups a bank lasted, whoever held it, until it was lost or passed; a bank that is still held is"
    " left out.",
    "lasted": "Coups a bank lasted on average.",
    "geometric": "How many would last so long if every coup ended a bank with the same chance, the one observed.",
    "interval": "The range (Wilson, 95 %) in which the true rate lies nineteen times out of twenty.",
}
"""What each figure means, by its name."""

STAKE_SIZES: Final = tuple(Cents(100 * amount) for amount in (50, 200, 1_000, 5_000))
"""Stakes are sorted into those up to each of these, in cents, and those above."""

MONEY_POINTS: Final = 240
"""So many points the line of the user's money has at most, not counting its beginning."""

_SLICE: Final = 200
"""Sessions that are counted at a time: between two slices it is told how far it is."""

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
    """A user's coups of some kind: won, lost and neither apart, what he had at risk, and what he gained, in cents."""

    coups: int
    won: int
    lost: int
    tied: int
    staked: int
    gain: int

    @property
    def yielded(self) -> float:
        """What was left of each 100 at risk, above zero or below; 0 if nothing was."""
        return 100 * self.gain / self.staked if self.staked else 0.0


class MoneyPoint(NamedTuple):
    """What the user had won or lost after so many of his coups, in cents.

    Attributes:
        coup: Counts the coups in which he had something at risk, from 0, before the first.
        won: Below zero what he lost.
        luck: From so much below zero to so much above luck alone leads nineteen times out of twenty.
    """

    coup: int
    won: int
    luck: int


class Figures(NamedTuple):
    """Everything that is counted.

    Attributes:
        sessions: Sessions with at least one coup that counts.
        coups: Coups.
        left_out: Copies and what-ifs that do not count.
        outcomes: How often bank and ponte won, and ties.
        natural: Coups that ended at once.
        won: Coups the user won, of those he did not tie.
        yours: His result in all of them.
        roles: His results by role, ``presets`` by preset, and ``stakes`` by size: the limit, 0 for those above all.
        cagnotte: What he paid the house, in cents.
        money: What he had won or lost after his coups, at even distances, the last among them; empty if he had none.
        hands: How many banks lasted so many coups.
        expected: How many would, geometrically.
    """

    sessions: int
    coups: int
    left_out: int
    outcomes: dict[str, Rate]
    natural: Rate
    won: Rate
    yours: Result
    roles: dict[str, Result]
    presets: dict[str, Result]
    stakes: dict[int, Result]
    cagnotte: Cents
    money: list[MoneyPoint]
    hands: dict[int, int]
    expected: dict[int, float]

    @property
    def lasted(self) -> float:
        """How many coups a bank lasted on average; 0 if none has ended."""
        banks = sum(self.hands.values())
        return sum(length * count for length, count in self.hands.items()) / banks if banks else 0.0


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
    CREATE TEMP TABLE once (
        session INTEGER, mark BLOB, preset TEXT, lasted INTEGER, outcome TEXT, natural INTEGER, cagnotte INTEGER,
        role TEXT, stake INTEGER, gain INTEGER
    )
"""

_COUNT: Final = """
    INSERT INTO once
        SELECT coup.session, coup.mark, preset,
            coup.given * coalesce(following.given <= coup.given, coup.outcome = 'ponte'),
            coup.outcome, coup.natural, coup.cagnotte, coup.role, coup.stake, coup.gain
        FROM session JOIN coup ON coup.session = session.id
        LEFT JOIN coup AS following ON following.session = session.id AND following.number = coup.number + 1
        WHERE session.id BETWEEN ? AND ? AND deleted = 0 AND (parent = 0 OR ?)
        ORDER BY coup.session, coup.number
"""
"""Every coup of some sessions. One that ended a bank knows how many coups that lasted, others say 0: the last coup of a
bank is followed by the first of another."""

_SHARED: Final = (
    "CREATE INDEX temp.once_mark ON once (mark, lasted)",
    """DELETE FROM once WHERE EXISTS (
        SELECT 1 FROM once AS other
        WHERE other.mark = once.mark AND (other.lasted, -other.rowid) > (once.lasted, -once.rowid)
    )""",
)
"""What several sessions share stays once; where one of them stopped, another may know that the bank ended."""

_BROUGHT_BACK: Final = """
    DELETE FROM once WHERE session IN (SELECT id FROM session WHERE origin <> '') AND mark IN (
        SELECT mark FROM session JOIN coup ON coup.session = session.id WHERE parent > 0 AND step > branched_at
    )
"""
"""A record of a what-if that was exported and imported again does not say that it is one; its coups are those of it."""

_RESULT: Final = """
    count(*), coalesce(sum(gain > 0), 0), coalesce(sum(gain < 0), 0), coalesce(sum(gain = 0), 0),
    coalesce(sum(stake), 0), coalesce(sum(gain), 0) FROM once WHERE role <> ''
"""


def rate(count: int, of: int) -> Rate:
    """A share with its interval by Wilson; where nothing was counted, from 0 to 1."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share, square = count / of, _SURE**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = _SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Rate(count, of, share, max(0.0, middle - half), min(1.0, middle + half))


def figures(connection: sqlite3.Connection, *, branches: bool = False, progress: Progress = unheard) -> Figures:
    """All figures of a library.

    Args:
        connection: The library.
        branches: Whether what was played on copies and as what-ifs counts, too.
        progress: Is told how far it is.
    """
    connection.execute(_ONCE)
    try:
        for first, part in _slices(connection):
            connection.execute(_COUNT, (first, first + _SLICE - 1, branches))
            progress(part / 3)
        for statement in _SHARED if branches else (*_SHARED, _BROUGHT_BACK):
            connection.execute(statement)
        progress(2 / 3)
        return _figures(connection, branches=branches)
    finally:
        connection.execute("DROP TABLE once")


def _slices(connection: sqlite3.Connection) -> Iterator[tuple[int, float]]:
    """The first session of each slice, and which part of all sessions lies behind it once it is counted."""
    ((last,),) = connection.execute("SELECT coalesce(max(id), 0) FROM session")
    for first in range(1, last + 1, _SLICE):
        yield first, min(1.0, (first + _SLICE - 1) / last)


def _figures(connection: sqlite3.Connection, *, branches: bool) -> Figures:
    query = "SELECT count(DISTINCT session), count(*), coalesce(sum(natural), 0) FROM once"
    sessions, coups, natural = connection.execute(query).fetchone()
    query = "SELECT count(*) FROM session WHERE deleted = 0 AND parent > 0"
    ((copies,),) = connection.execute(query)
    counted = dict(connection.execute("SELECT outcome, count(*) FROM once GROUP BY outcome"))
    yours = Result(*connection.execute(f"SELECT {_RESULT}").fetchone())
    paid = "SELECT coalesce(sum(cagnotte), 0) FROM once WHERE role IN ('banker', 'buyer')"
    ((cagnotte,),) = connection.execute(paid)
    lasted = "SELECT lasted, count(*) FROM once WHERE lasted > 0 GROUP BY lasted ORDER BY lasted"
    hands = dict(connection.execute(lasted).fetchall())
    return Figures(
        sessions=sessions,
        coups=coups,
        left_out=0 if branches else copies,
        outcomes={name: rate(counted.get(name, 0), coups) for name in ("bank", "ponte", "tie")},
        natural=rate(natural, coups),
        won=rate(yours.won, yours.won + yours.lost),
        yours=yours,
        roles={str(name): result for name, result in _results(connection, "role").items()},
        presets={str(name): result for name, result in _results(connection, "preset").items()},
        stakes={int(str(limit)): result for limit, result in _results(connection, _size()).items()},
        cagnotte=Cents(cagnotte),
        money=_money(connection, yours.coups),
        hands=hands,
        expected=geometric(hands),
    )


def _results(connection: sqlite3.Connection, by: str) -> dict[object, Result]:
    rows = connection.execute(f"SELECT {by} AS kind, {_RESULT} GROUP BY kind ORDER BY kind")
    return {kind: Result(*row) for kind, *row in rows}


def _size() -> str:
    """The limit a stake is sorted under, 0 for one above all."""
    return f"CASE {' '.join(f'WHEN stake <= {limit} THEN {limit}' for limit in STAKE_SIZES)} ELSE 0 END"


def _money(connection: sqlite3.Connection, coups: int) -> list[MoneyPoint]:
    """What the user had won or lost after his coups, in the order of their sessions."""
    if not coups:
        return []
    every = -(-coups // MONEY_POINTS)
    # Had a coin decided each coup, the sum of all would have the sum of their squares for its variance.
    query = """
        SELECT n, won, variance FROM (
            SELECT row_number() OVER w AS n, sum(gain) OVER w AS won, sum(1.0 * gain * gain) OVER w AS variance
            FROM once WHERE role <> '' WINDOW w AS (ORDER BY rowid ROWS UNBOUNDED PRECEDING)
        ) WHERE (? - n) % ? = 0
    """
    rows = connection.execute(query, (coups, every))
    return [MoneyPoint(0, 0, 0), *(MoneyPoint(n, won, round(_SURE * sqrt(square))) for n, won, square in rows)]


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
        from baccara_qt.session.resume import read_rows  # noqa: PLC0415 - reading steps needs pydantic's core

        rows = [coup_values(session, mark, row) for mark, row in read_rows(connection, path, session)]
        with transaction(connection):
            connection.execute("DELETE FROM coup WHERE session = ?", (session,))
            connection.executemany(COUP, rows)
            counted = "UPDATE session SET gain = (SELECT sum(gain) FROM coup WHERE session = id) WHERE id = ?"
            connection.execute(counted, (session,))
