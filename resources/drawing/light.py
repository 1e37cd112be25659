"""Light to stretch over the table."""

from __future__ import annotations

from drawing.svg import box, document, gradient, shape


def lamp_light() -> str:
    """A round pool of warm light, falling off to nothing at its edge."""
    stops = [(0, "#FFF3CF", 0.42), (0.3, "#FFF3CF", 0.24), (0.65, "#FFF3CF", 0.07), (1, "#FFF3CF", 0)]
    defs = gradient("light", stops, cx=0.5, cy=0.5, r=0.5)
    return document(100, 100, shape(box(0, 0, 100, 100), "url(#light)"), title="light", defs=defs)
