"""The four suits and where their pips stand.

Suits are drawn in a box of 100 units around the origin. `PIPS` is the layout the card faces are
drawn from: rank → (column, row) with columns -1, 0, 1 and rows from -1 (top) to 1 (bottom).
"""

from __future__ import annotations

from drawing.outlines import clockwise
from drawing.palette import GREEN, INK, RED
from drawing.svg import Path, ellipse

SUITS = "cdhs"
RANKS = "A23456789TJQK"
NAMES = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
RANK_NAMES = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip
TWO_COLOURS = {"c": INK, "d": RED, "h": RED, "s": INK}
FOUR_COLOURS = {"c": GREEN, "d": "#1F4FA0", "h": RED, "s": INK}

HEART = Path(
    "M0 47C-7 30 -47 10 -47 -19C-47 -36 -36 -46 -23 -46C-11 -46 -3 -38 0 -27"
    "C3 -38 11 -46 23 -46C36 -46 47 -36 47 -19C47 10 7 30 0 47Z"
)
DIAMOND = Path("M0 -50C7 -33 22 -13 38 0C22 13 7 33 0 50C-7 33 -22 13 -38 0C-22 -13 -7 -33 0 -50Z")
SPADE = clockwise(
    Path(
        "M0 -49C9 -31 46 -12 46 14C46 28 36 36 25 36C15 36 7 31 2.5 22C3.5 34 9 43 19 49L-19 49"
        "C-9 43 -3.5 34 -2.5 22C-7 31 -15 36 -25 36C-36 36 -46 28 -46 14C-46 -12 -9 -31 0 -49Z"
    )
)
CLUB = (
    ellipse(0, -26, 22.5)
    + ellipse(-24.5, 11, 22.5)
    + ellipse(24.5, 11, 22.5)
    + clockwise(Path("M-9 -8L9 -8L10 8L3 14C3.5 31 9 42 19 49L-19 49C-9 42 -3.5 31 -3 14L-10 8Z"))
)
SHAPES = {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE}

_THIRD = 1 / 3
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "A": ((0, 0),),
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "7": ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "8": ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    "9": (
        (-1, -1), (1, -1), (-1, -_THIRD), (1, -_THIRD), (0, 0),
        (-1, _THIRD), (1, _THIRD), (-1, 1), (1, 1),
    ),
    "T": (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -_THIRD), (1, -_THIRD),
        (-1, _THIRD), (1, _THIRD), (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip
