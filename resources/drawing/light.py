"""Light and shade to stretch over the table and the room."""

from __future__ import annotations

from drawing.palette import GOLD, GOLD_DEEP, WOOD, WOOD_DEEP, mix
from drawing.svg import box, document, gradient, shape


def lamp_light() -> str:
    """A round pool of warm light, falling off to nothing at its edge."""
    stops = [(0, "#FFF3CF", 0.42), (0.3, "#FFF3CF", 0.24), (0.65, "#FFF3CF", 0.07), (1, "#FFF3CF", 0)]
    defs = gradient("light", stops, cx=0.5, cy=0.5, r=0.5)
    return document(100, 100, shape(box(0, 0, 100, 100), "url(#light)"), title="light", defs=defs)


def vignette() -> str:
    """Darkness towards the edges."""
    stops = [(0, "#000000", 0), (0.55, "#000000", 0.04), (0.8, "#000000", 0.24), (1, "#000000", 0.55)]
    defs = gradient("shade", stops, cx=0.5, cy=0.45, r=0.72)
    return document(100, 100, shape(box(0, 0, 100, 100), "url(#shade)"), title="vignette", defs=defs)


def room() -> str:
    """The dark room behind the table."""
    defs = gradient("room", [(0, "#202B27"), (0.5, "#151C1A"), (1, "#0A0D0C")], cx=0.5, cy=0.4, r=0.75)
    return document(100, 100, shape(box(0, 0, 100, 100), "url(#room)"), title="room", defs=defs)


def rail() -> str:
    """The wooden rail in section, from the outer edge (top) to the felt (bottom)."""
    stops = [
        (0, mix(WOOD_DEEP, "#000000", 0.6)), (0.06, WOOD_DEEP), (0.28, WOOD), (0.4, mix(WOOD, "#FFE2B8", 0.28)),
        (0.5, WOOD), (0.8, WOOD_DEEP), (0.9, mix(WOOD_DEEP, "#000000", 0.45)), (0.905, GOLD_DEEP), (0.94, GOLD),
        (0.975, GOLD_DEEP), (0.98, "#06201A"), (1, "#06201A"),
    ]  # fmt: skip
    defs = gradient("rail", stops, x1=0, y1=0, x2=0, y2=1)
    return document(40, 40, shape(box(0, 0, 40, 40), "url(#rail)"), title="rail", defs=defs)
