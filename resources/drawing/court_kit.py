"""What the courts share: their colours, the frontal face, hands, sleeves, belts, light.

A court is drawn once as a half figure around the middle of the card (x to the right, y down, the
half above the middle has y < 0) and shown twice, the second time upside down.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing.palette import BLUE, GOLD, GOLD_LIGHT, GREEN, INK, OXBLOOD, mix
from drawing.suits import SHAPES
from drawing.svg import Path, Point, box, ellipse, line, polygon, shape, stroke

HALF_WIDTH = 73.0
HALF_HEIGHT = 147.0
INSIDE = 69.5  # half width within the frame's lines
CREAM = "#F9F2E1"
LINEN = "#F6EEDC"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of a court."""

    suit: str
    main: str
    second: str
    skin: str
    shade: str
    hair: str
    hair_light: str
    eye: str

    @property
    def deep(self) -> str:
        """The main colour in shadow."""
        return mix(self.main, "#000000", 0.28)


DRESSES = {
    "s": Dress("s", BLUE, OXBLOOD, "#A9764E", "#8C5C39", "#1A1614", "#4A3F38", "#3A2416"),
    "h": Dress("h", "#A11F2C", "#22262B", "#F2D7B4", "#E0B78D", "#7B3A1D", "#B06A3C", "#4A6A52"),
    "d": Dress("d", "#C08B33", "#1F4A50", "#DDB08A", "#C2905F", "#2B1B14", "#6A4A36", "#4A3420"),
    "c": Dress("c", GREEN, "#6E1D2A", "#F4DFC2", "#E2C19A", "#B58A3E", "#E1C27C", "#3C6FA8"),
}


def sunburst(cx: float, cy: float, start: float, rays: int) -> str:
    """Pale rays behind the head, ending at the frame."""
    path = Path()
    for i in range(rays):
        a = math.radians(186 + 168 * i / (rays - 1))
        dx, dy = math.cos(a), math.sin(a)
        reach = min(
            (INSIDE - 1) / abs(dx) if abs(dx) > 1e-6 else 1e9,
            (HALF_HEIGHT - 5 + cy) / -dy if dy < -1e-6 else 1e9,
        )
        if reach > start:
            path += line((cx + dx * start, cy + dy * start), (cx + dx * (reach - 1), cy + dy * (reach - 1)))
    return stroke(path, "#DCC48C", 0.8)


def front_face(dress: Dress, *, queen: bool, top: float = -114) -> list[str]:
    """A face looking at us, its right half in shade as on a poster."""
    skin, shade = dress.skin, dress.shade
    side = f"19 -100C19 {top + 7} 12 {top}"
    outline = Path(f"M0 {top}C-12 {top} -19 {top + 7} -19 -100C-19 -84 -13 -70 0 -65C13 -70 19 -84 {side} 0 {top}Z")
    half = Path(f"M1 {top}L1 -97L5.6 -86.5C5.8 -84.5 3.5 -83.6 1 -83.8L1 -65.4C13 -70 19 -84 {side} 1 {top}Z")
    items = [shape(outline, skin), shape(half, shade)]
    lid = mix(dress.main, skin, 0.35) if queen else shade
    eye = Path("M-15 -95.4C-12.5 -99.2 -7 -99.2 -4 -94.6C-7 -92.6 -12 -92.6 -15 -95.4Z")
    if queen:
        items.append(shape(Path("M-16.4 -96.5C-14 -103 -6.5 -103.4 -3.2 -96L-4 -94.6L-15 -95.4Z").both(), lid))
    items += [
        shape(eye.both(), "#FFFDF6"),
        shape(ellipse(-8.8, -96, 2.6).both(), dress.eye),
        shape(ellipse(-8.8, -96, 1.4).both(), INK),
        shape(ellipse(-7.9, -97, 0.7) + ellipse(9.7, -97, 0.7), "#FFFFFF"),
        stroke(Path("M-16 -95.2C-12.8 -99.8 -7 -99.8 -3.6 -94.4").both(), INK, 1.5, stroke_linecap="round"),
        stroke(
            Path("M-16.6 -101C-13.5 -105.6 -7 -105.6 -3.4 -102").both()
            if queen
            else Path("M-17 -101.4C-13 -104.8 -7 -104.4 -3.4 -101.4").both(),
            mix(dress.hair, INK, 0.5),
            1.2 if queen else 2.2,
            stroke_linecap="round",
        ),
        stroke(Path("M-3 -83.6C-1.4 -82.6 1.4 -82.6 3.4 -83.8"), mix(shade, INK, 0.45), 0.9),
    ]
    lips = "#A3222C" if queen else mix("#A3222C", shade, 0.6)
    items += [
        shape(
            Path("M-6.6 -76.2C-4.5 -78.2 -2.6 -79.2 -1.6 -79.2L0 -78.3L1.6 -79.2C2.6 -79.2 4.5 -78.2 6.6 -76.2Z"), lips
        ),
        shape(
            Path("M-6.6 -76.2L6.6 -76.2C4 -72.6 2 -72 0 -72C-2 -72 -4 -72.6 -6.6 -76.2Z"), mix(lips, "#FFFFFF", 0.12)
        ),
        stroke(line((-6.6, -76.2), (6.6, -76.2)), mix(lips, INK, 0.55), 0.7),
    ]
    return items


def hand(dress: Dress, x: float, y: float) -> list[str]:
    """A closed hand around an upright staff: the back to the right, four fingers to the left."""
    rim = mix(dress.shade, INK, 0.4)
    back = Path("M-2 -10C3 -11.5 8 -10 9.4 -5C10.4 0 10 6 8.6 10.4L-3 10.6Z")
    fingers = Path()
    for k, reach in enumerate((-8.2, -9, -9, -8)):
        fingers += box(reach, -10.6 + k * 5.3, 12.4, 5.3, 2.6)
    thumb = Path("M9 -5C8 -11 3 -14.6 -3 -14.4C-7 -14.2 -7.6 -9.6 -4 -9.2C-1 -9 1 -8.6 2.6 -6.6Z")
    return [
        shape(back.at(x, y), dress.shade),
        shape(fingers.at(x, y), dress.skin),
        stroke(fingers.at(x, y), rim, 0.7),
        shape(thumb.at(x, y), dress.skin),
        stroke(thumb.at(x, y), rim, 0.7),
    ]


def cuff(dress: Dress, x: float, y: float) -> list[str]:
    """A flared cuff below a hand."""
    flare = polygon([(x - 9, y), (x + 9, y), (x + 13, y + 9), (x - 13, y + 9)])
    pleats = Path()
    for k in range(-2, 3):
        pleats += line((x + k * 3.4, y), (x + k * 4.9, y + 9))
    return [
        shape(flare, LINEN),
        stroke(pleats, GOLD, 0.8),
        stroke(flare, dress.deep, 0.9),
    ]


def belt(dress: Dress) -> str:
    """The band across the middle: the same upside down."""
    w, h = INSIDE, 10.0
    band = polygon([(-w, -h), (w, -h), (w, h), (-w, h)])
    lozenges, cores, dots = Path(), Path(), Path()
    for k in range(-4, 5):
        x = k * 15.4
        lozenges += polygon([(x, -6.5), (x + 6, 0), (x, 6.5), (x - 6, 0)])
        cores += polygon([(x, -3.4), (x + 3.1, 0), (x, 3.4), (x - 3.1, 0)])
        if k < 4:
            dots += ellipse(x + 7.7, 0, 1.5)
    return (
        shape(band, dress.second)
        + shape(lozenges, GOLD_LIGHT)
        + shape(cores, dress.main)
        + shape(dots, GOLD_LIGHT)
        + stroke(line((-w, -h), (w, -h)) + line((-w, h), (w, h)), GOLD, 1.8)
    )


def rows_of_dots(points: list[Point], radius: float) -> Path:
    """Pearls."""
    path = Path()
    for x, y in points:
        path += ellipse(x, y, radius)
    return path


def pip(suit: str, x: float, y: float, size: float) -> Path:
    """A suit of a given height."""
    return SHAPES[suit].at(x, y, size / 100)
