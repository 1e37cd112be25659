"""The five scoreboards of a shoe: bead plate, big road and the three derived roads (rule P8).

They know only who won: ``B`` bank, ``P`` punto, ``T`` tie. At chemin de fer the ponte is the ``P``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, NamedTuple

ROWS: Final = 6
"""Rows of every road."""

Mark = Literal["r", "b"]
"""What a derived road shows: red, the shoe repeats itself; blue, it does not."""


class Cell(NamedTuple):
    """One filled cell of a road; columns and rows from 0, row 0 on top."""

    column: int
    row: int
    letter: str


class Streak(NamedTuple):
    """A logical column: the same letter so many times in a row."""

    letter: str
    depth: int


@dataclass(frozen=True, slots=True)
class BigRoad:
    """The winners in logical columns, and where their entries lie.

    Attributes:
        columns: The logical columns.
        ties: For each logical column the ties marked on each of its entries.
        leading_ties: Ties before the first winner; they wait and are on no entry.
        cells: The entries in the order of play.
    """

    columns: tuple[Streak, ...]
    ties: tuple[tuple[int, ...], ...]
    leading_ties: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class DerivedRoad:
    """Big eye boy, small road or cockroach road.

    Attributes:
        marks: Its marks in the order of play.
        cells: Where they lie.
    """

    marks: str
    cells: tuple[Cell, ...]


class NextMarks(NamedTuple):
    """What a next winner would add to the derived roads; None where a road has not begun."""

    big_eye: Mark | None
    small: Mark | None
    cockroach: Mark | None


@dataclass(frozen=True, slots=True)
class Roads:
    """All scoreboards of a shoe.

    Attributes:
        bead: Every coup, column by column.
        big: The big road.
        big_eye: The derived road that looks one column back.
        small: The one that looks two columns back.
        cockroach: The one that looks three columns back.
        next: What a next ``"B"`` or ``"P"`` would add.
    """

    bead: tuple[Cell, ...]
    big: BigRoad
    big_eye: DerivedRoad
    small: DerivedRoad
    cockroach: DerivedRoad
    next: dict[str, NextMarks]


def roads(results: Iterable[str]) -> Roads:
    """The scoreboards after these coups.

    Args:
        results: ``B``, ``P`` or ``T`` for each coup, first to last.

    Raises:
        ValueError: If a result is none of them.
    """
    shoe = tuple(results)
    for number, letter in enumerate(shoe, 1):
        if letter not in {"B", "P", "T"}:
            raise ValueError(f"a result is B, P or T; number {number} is {letter!r}")
    columns = _streaks(letter for letter in shoe if letter != "T")
    depths = [streak.depth for streak in columns]
    derived = [_derived(depths, back) for back in (1, 2, 3)]
    return Roads(
        bead=tuple(Cell(*divmod(index, ROWS), letter) for index, letter in enumerate(shoe)),
        big=_big_road(shoe, columns),
        big_eye=derived[0],
        small=derived[1],
        cockroach=derived[2],
        next={winner: _next(columns, winner) for winner in ("B", "P")},
    )


def _streaks(letters: Iterable[str]) -> tuple[Streak, ...]:
    return tuple(Streak(letter, sum(1 for _ in run)) for letter, run in groupby(letters))


def _big_road(shoe: Sequence[str], columns: Sequence[Streak]) -> BigRoad:
    on_entry: Counter[int] = Counter()
    entry = -1
    for letter in shoe:
        if letter == "T":
            on_entry[entry] += 1
        else:
            entry += 1
    ties, first = [], 0
    for streak in columns:
        ties.append(tuple(on_entry[first + row] for row in range(streak.depth)))
        first += streak.depth
    return BigRoad(tuple(columns), tuple(ties), on_entry[-1], _laid(columns))


def _laid(columns: Iterable[Streak]) -> tuple[Cell, ...]:
    """Where the entries of logical columns lie on a plate of six rows."""
    cells: list[Cell] = []
    taken: set[tuple[int, int]] = set()
    start = -1
    for letter, depth in columns:
        start += 1
        while (start, 0) in taken:
            start += 1
        column, row, sideways = start, 0, False
        for entry in range(depth):
            if entry:
                sideways = sideways or row == ROWS - 1 or (column, row + 1) in taken
                column, row = (column + 1, row) if sideways else (column, row + 1)
            taken.add((column, row))
            cells.append(Cell(column, row, letter))
    return tuple(cells)


def _derived(depths: Sequence[int], back: int) -> DerivedRoad:
    marks = [
        mark
        for column, depth in enumerate(depths)
        for row in range(1, depth + 1)
        if (mark := _mark(depths, column, row, back)) is not None
    ]
    return DerivedRoad("".join(marks), _laid(_streaks(marks)))


def _mark(depths: Sequence[int], column: int, depth: int, back: int) -> Mark | None:
    """The mark of the entry at this depth (from 1) of a logical column, on the road that looks so far back."""
    if depth > 1:
        if column < back:
            return None
        return "b" if depth == depths[column - back] + 1 else "r"
    if column < back + 1:
        return None
    return "r" if depths[column - 1] == depths[column - 1 - back] else "b"


def _next(columns: Sequence[Streak], winner: str) -> NextMarks:
    depths = [streak.depth for streak in columns]
    if columns and columns[-1].letter == winner:
        column, depth = len(columns) - 1, depths[-1] + 1
    else:
        column, depth = len(columns), 1
    return NextMarks(*(_mark(depths, column, depth, back) for back in (1, 2, 3)))
