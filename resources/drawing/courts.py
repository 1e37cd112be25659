"""The courts."""

from __future__ import annotations

from drawing.palette import GOLD
from drawing.suits import SHAPES
from drawing.svg import box, shape, stroke

HALF_WIDTH = 73.0
HALF_HEIGHT = 147.0


def court(rank: str, suit: str, colour: str, cx: float, cy: float) -> str:
    """One court."""
    del rank
    return stroke(box(cx - 73, cy - 147, 146, 294, 4), GOLD, 1.5) + shape(SHAPES[suit].at(cx, cy), colour)
