"""Chips and plaques, seen from slightly above, with their numerals drawn as outlines."""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing.glyphs import set_word
from drawing.palette import GOLD, GOLD_LIGHT, INK, IVORY, mix
from drawing.svg import Path, Point, box, document, ellipse, gradient, line, polygon, shape, stroke

TILT = 0.8  # height of the top's ellipse against its width
EDGE = 10.0  # how much of the side one chip shows; also the step of a stack
WIDTH, HEIGHT = 100.0, 100 * TILT + EDGE
PLAQUE_WIDTH = 140.0
_RIM = 1.0


@dataclass(frozen=True, slots=True)
class Chip:
    """One denomination: colours, number and kind of edge spots."""

    name: str
    colour: str
    spot: str
    spots: int
    pattern: str
    numeral: str = INK
    inlay: str = IVORY

    @property
    def plaque(self) -> bool:
        """Whether it is a rectangular plaque."""
        return self.pattern == "plaque"


CHIPS = (
    Chip("cent", "#A9813F", "#E8D095", 0, "coin", "#4A320C", "#C9A85C"),
    Chip("1", "#D9D2C1", "#3C4A57", 4, "block", "#26313B"),
    Chip("5", "#B3202C", "#F6EFDF", 6, "block", "#8B1622"),
    Chip("10", "#2456A6", "#F6EFDF", 6, "pair", "#173C78"),
    Chip("50", "#17764A", "#F6EFDF", 8, "block", "#0D5533"),
    Chip("100", "#1B1D21", "#F0E6CC", 6, "triple", "#17191B"),
    Chip("500", "#6A3B8F", "#F3D98A", 8, "pair", "#4E2470"),
    Chip("1000", "#D9892B", "#33220F", 8, "triple", "#7A3F06"),
    Chip("5000", "#8E1B2A", "#F3DFA6", 0, "plaque", "#6B0F1C"),
    Chip("10000", "#0F5F63", "#F3DFA6", 0, "plaque", "#0A4448"),
    Chip("50000", "#202227", "#F3DFA6", 0, "plaque", "#17191B"),
)


def _spans(chip: Chip) -> list[tuple[float, float]]:
    """Where the edge spots lie, in degrees clockwise from the right."""
    if not chip.spots:
        return []
    out = []
    step = 360 / chip.spots
    pieces = {"block": [(-0.25, 0.25)], "pair": [(-0.32, -0.1), (0.1, 0.32)]}.get(
        chip.pattern, [(-0.36, -0.22), (-0.09, 0.09), (0.22, 0.36)]
    )
    for i in range(chip.spots):
        middle = 90 + i * step
        out += [(middle + a * step, middle + b * step) for a, b in pieces]
    return out


def _around(radius: float, start: float, end: float, cx: float, cy: float) -> list[Point]:
    steps = max(2, math.ceil(abs(end - start) / 6))
    return [
        (
            cx + radius * math.cos(math.radians(start + (end - start) * i / steps)),
            cy + radius * TILT * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def _sector(outer: float, inner: float, start: float, end: float) -> Path:
    cx, cy = 50.0, 50 * TILT
    return polygon(_around(outer, start, end, cx, cy) + _around(inner, end, start, cx, cy))


def chip_edge(chip: Chip) -> str:
    """The body of a chip in a stack: its side, and no face."""
    return document(*_size(chip), _body(chip), title=f"{chip.name}, edge", defs=_defs(chip))


def chip_top(chip: Chip) -> str:
    """The whole chip."""
    face = _plaque_face(chip) if chip.plaque else _coin_face(chip) if chip.pattern == "coin" else _face(chip)
    return document(*_size(chip), _body(chip), *face, title=chip.name, defs=_defs(chip))


def _size(chip: Chip) -> tuple[float, float]:
    return (PLAQUE_WIDTH if chip.plaque else WIDTH), HEIGHT


def _defs(chip: Chip) -> str:
    c = chip.colour
    side = [(0, mix(c, "#000000", 0.55)), (0.3, mix(c, "#FFFFFF", 0.1)), (0.55, mix(c, "#000000", 0.12))]
    top = [(0, mix(c, "#FFFFFF", 0.16)), (1, mix(c, "#000000", 0.14))]
    inlay = [(0, mix(chip.inlay, "#FFFFFF", 0.5)), (1, mix(chip.inlay, "#000000", 0.08))]
    shade = [(0, "#000000", 0.5), (0.3, "#000000", 0), (0.62, "#000000", 0.04), (1, "#000000", 0.55)]
    return (
        gradient("side", [*side, (1, mix(c, "#000000", 0.6))], x1=0, y1=0, x2=1, y2=0)
        + gradient("top", top, x1=0.2, y1=0, x2=0.7, y2=1)
        + gradient("inlay", inlay, x1=0.2, y1=0, x2=0.7, y2=1)
        + gradient("shade", shade, x1=0, y1=0, x2=1, y2=0)
    )


def _body(chip: Chip) -> str:
    if chip.plaque:
        w, h = PLAQUE_WIDTH - 2 * _RIM, 100 * TILT - 2 * _RIM
        side = box(_RIM, _RIM + 8, w, h + EDGE - 8, 13)
        return (
            shape(side, "url(#side)")
            + stroke(_plaque_lip(h), mix(chip.colour, chip.spot, 0.55), 1.6)
            + shape(box(_RIM, _RIM, w, h, 13), mix(chip.colour, "#000000", 0.45))
        )
    r = 50 - _RIM
    cx, cy = 50.0, 50 * TILT
    low = cy + EDGE
    outline = polygon(_around(r, 180, 0, cx, low)[::-1] + _around(r, 0, -180, cx, cy))
    items = [shape(outline, "url(#side)")]
    for a, b in _spans(chip):
        a, b = max(a % 360, 0), b % 360  # noqa: PLW2901
        if a > b or a >= 180:
            continue
        b = min(b, 180)  # noqa: PLW2901
        upper, lower = _around(r, a, b, cx, cy), _around(r, b, a, cx, low)
        items.append(shape(polygon(upper + lower), chip.spot))
    items.append(shape(outline, "url(#shade)"))
    seam = line(*_around(r - 0.5, 0, 180, cx, low - 0.5))
    items.append(stroke(seam, "#000000", 1.2, stroke_opacity=0.45))
    items.append(shape(ellipse(cx, cy, r, r * TILT), mix(chip.colour, "#000000", 0.4)))
    return "".join(items)


def _plaque_lip(h: float) -> Path:
    y = _RIM + h + EDGE / 2 - 1
    return line((16, y), (PLAQUE_WIDTH - 16, y))


def _face(chip: Chip) -> list[str]:
    r, cx, cy = 50 - _RIM, 50.0, 50 * TILT
    items = [shape(ellipse(cx, cy, r - 0.7, (r - 0.7) * TILT), "url(#top)")]
    items += [shape(_sector(r - 0.7, 38.5, a, b), chip.spot) for a, b in _spans(chip)]
    items.append(stroke(ellipse(cx, cy, r - 1, (r - 1) * TILT), "#FFFFFF", 0.9, stroke_opacity=0.35))
    items.append(shape(ellipse(cx, cy, 38.5, 38.5 * TILT), mix(chip.colour, "#000000", 0.22)))
    items.append(shape(ellipse(cx, cy, 36.6, 36.6 * TILT), "url(#inlay)"))
    items.append(stroke(ellipse(cx, cy, 34.4, 34.4 * TILT), mix(chip.colour, GOLD, 0.35), 0.9))
    items.append(_numeral(chip, cx, cy, 60))
    return items


def _coin_face(chip: Chip) -> list[str]:
    r, cx, cy = 50 - _RIM, 50.0, 50 * TILT
    notches = Path()
    for i in range(60):
        notches += line(*(_around(k, i * 6, i * 6.01, cx, cy)[0] for k in (r - 1.5, r - 5)))
    return [
        shape(ellipse(cx, cy, r - 0.7, (r - 0.7) * TILT), "url(#inlay)"),
        stroke(notches, mix(chip.colour, "#000000", 0.25), 1),
        stroke(ellipse(cx, cy, 42, 42 * TILT), mix(chip.colour, "#000000", 0.2), 1.2),
        stroke(ellipse(cx, cy, 36, 36 * TILT), GOLD_LIGHT, 1),
        shape(_lozenge(cx, cy, 22), chip.numeral),
        shape(_lozenge(cx, cy, 13), GOLD_LIGHT),
        shape(_lozenge(cx, cy, 6), chip.numeral),
    ]


def _lozenge(cx: float, cy: float, r: float) -> Path:
    return polygon([(cx, cy - r * TILT), (cx + r, cy), (cx, cy + r * TILT), (cx - r, cy)])


def _numeral(chip: Chip, cx: float, cy: float, room: float) -> str:
    digits = len(chip.name)
    height = {1: 41.0, 2: 39.0, 3: 33.0, 4: 29.0}.get(digits, 34.0) if not chip.plaque else 37.0
    path = set_word(chip.name, cx, cy, height, gap=7, fit=room)
    bold = {1: 1.2, 2: 1.4, 3: 1.5, 4: 1.3}.get(digits, 1.2)
    return shape(path, chip.numeral, stroke=chip.numeral, stroke_width=bold)


def _plaque_face(chip: Chip) -> list[str]:
    w, h = PLAQUE_WIDTH - 2 * _RIM, 100 * TILT - 2 * _RIM
    cx, cy = PLAQUE_WIDTH / 2, 100 * TILT / 2
    lines = Path()
    for i in range(1, 12):
        x = _RIM + 6 + i * (w - 12) / 12
        lines += line((x, _RIM + 5), (x, _RIM + h - 5))
    fans = Path()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = cx + sx * (w / 2 - 7), cy + sy * (h / 2 - 7)
            for k in range(7):
                a = math.radians(k * 15)
                fans += line(
                    (x - sx * 3 * math.cos(a), y - sy * 3 * math.sin(a)),
                    (x - sx * 15 * math.cos(a), y - sy * 15 * math.sin(a)),
                )
    inlay = polygon(
        [
            (cx - 60, cy),
            (cx - 52, cy - 24),
            (cx + 52, cy - 24),
            (cx + 60, cy),
            (cx + 52, cy + 24),
            (cx - 52, cy + 24),
        ]
    )
    return [
        shape(box(_RIM + 0.6, _RIM + 0.6, w - 1.2, h - 1.2, 12.5), "url(#top)"),
        stroke(box(_RIM + 1.1, _RIM + 1.1, w - 2.2, h - 2.2, 12), "#FFFFFF", 0.9, stroke_opacity=0.3),
        stroke(box(_RIM + 4.6, _RIM + 4.6, w - 9.2, h - 9.2, 8.5), chip.spot, 1.5),
        stroke(fans, chip.spot, 1, stroke_opacity=0.85),
        shape(inlay, "url(#inlay)"),
        stroke(inlay, chip.spot, 1.4, stroke_linejoin="round"),
        _numeral(chip, cx, cy, 94),
    ]
