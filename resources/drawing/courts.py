"""Sets a court into its panel: once upright and once upside down."""

from __future__ import annotations

from drawing.court_jack import jack
from drawing.court_king import king
from drawing.court_kit import CREAM, DRESSES, HALF_HEIGHT, HALF_WIDTH, belt, pip, sunburst
from drawing.court_queen import queen
from drawing.palette import GOLD
from drawing.svg import box, group, shape, stroke

_DRAW = {"J": jack, "Q": queen, "K": king}


def court(rank: str, suit: str, colour: str, place: str) -> str:
    """One court in a frame, moved to its place by a transform."""
    dress = DRESSES[suit]
    w, h = HALF_WIDTH, HALF_HEIGHT
    half = group(
        sunburst(0, -92, 30, 37),
        shape(pip(suit, *((-54.5, -129, 22) if rank == "J" else (-53, -126, 25))), colour),
        *_DRAW[rank](dress),
        id="half",
    )
    return group(
        shape(box(-w, -h, 2 * w, 2 * h, 5), CREAM),
        half,
        '<use xlink:href="#half" transform="rotate(180)"/>',
        belt(dress),
        stroke(box(-w, -h, 2 * w, 2 * h, 5), GOLD, 2),
        stroke(box(-w + 2.8, -h + 2.8, 2 * w - 5.6, 2 * h - 5.6, 3), dress.main, 0.9),
        transform=place,
        id=f"court-{rank}",
    )
