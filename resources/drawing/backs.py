"""The backs: three patterns in a braided border, each the same upside down."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from drawing.faces import MARGIN, H, W, board
from drawing.outlines import smooth
from drawing.palette import GOLD_LIGHT, mix
from drawing.svg import Path, Point, arc, box, document, ellipse, gradient, group, line, polygon, ring, shape, stroke

BACKS = {"red": ("#7D1722", "#5B0E18"), "blue": ("#1D3C6A", "#122849")}
IVORY = "#F6F0E2"
INNER = (33.0, 33.0, W - 66.0, H - 66.0)
_EASE = 0.3642


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a back: its ground in light and shade, and two strengths of line."""

    light: str
    deep: str

    @property
    def tint(self) -> str:
        """For what fills the field."""
        return mix(self.light, IVORY, 0.42)

    @property
    def pale(self) -> str:
        """For what stands out."""
        return mix(self.light, IVORY, 0.72)


def back(pattern: str, colour: str) -> str:
    """One back."""
    ink = Ink(*BACKS[colour])
    defs = gradient("board", [(0, "#F7F2E7"), (1, "#F7F2E7")], x1=0, y1=0, x2=0, y2=1)
    defs += gradient(
        "field", [(0, ink.light), (1, ink.deep)], cx=W / 2, cy=H / 2, r=215, gradientUnits="userSpaceOnUse"
    )
    items = [board(), shape(box(12, 12, W - 24, H - 24, 9), "url(#field)"), *PATTERNS[pattern](ink), *_border(ink)]
    return document(W, H, *items, title=f"{colour} back, {pattern}", defs=defs, margin=MARGIN)


def _border(ink: Ink) -> list[str]:
    items = [
        stroke(box(15, 15, W - 30, H - 30, 7), ink.pale, 0.8),
        stroke(box(*INNER, 2), ink.pale, 1.4),
        stroke(_braid(24.0), ink.pale, 1.1),
        stroke(_braid(24.0, 1), ink.tint, 1.1),
    ]
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        x, y = W / 2 + sx * (W / 2 - 24), H / 2 + sy * (H / 2 - 24)
        items += [shape(ellipse(x, y, 8.2), ink.deep), stroke(ellipse(x, y, 8.2), ink.pale, 1)]
        items.append(shape(_star(x, y, 6.2, 2.2, 8), GOLD_LIGHT))
    return items


def _ogee(ink: Ink) -> list[str]:
    """A guilloche of ogees around a rosette."""
    cx, cy = W / 2, H / 2
    return [
        *(stroke(wave, ink.tint, 0.8) for wave in _waves(*INNER)),
        shape(ellipse(cx, cy, 57), ink.deep),
        stroke(ellipse(cx, cy, 57), ink.pale, 1.4),
        stroke(ellipse(cx, cy, 53.6), ink.tint, 0.7),
        *(stroke(_rosette(cx, cy, 40, 11.5, petals=12, turned=turn), ink.pale, 0.8) for turn in (0, 7.5, 15, 22.5)),
        shape(_dots(cx, cy, 48.8, 1.1, 48), GOLD_LIGHT),
        shape(ellipse(cx, cy, 25.5), ink.deep),
        stroke(ellipse(cx, cy, 25.5), ink.pale, 0.9),
        shape(_star(cx, cy, 23, 9.6, 16), mix(ink.light, IVORY, 0.3)),
        shape(_star(cx, cy, 21, 7, 8), GOLD_LIGHT),
        shape(ring(cx, cy, 7.6, 6.4), ink.deep),
        shape(ellipse(cx, cy, 3), ink.deep),
    ]


def _lattice(ink: Ink) -> list[str]:
    """A net with a pearl in every mesh and a lozenge at every knot."""
    x, y, w, h = INNER
    columns, rows = 8, 10
    a, b = w / columns, h / rows
    net, hairs = Path(), Path()
    for k in range(1, columns + rows):
        start = (x + k * a, y) if k <= columns else (x + w, y + (k - columns) * b)
        end = (x, y + k * b) if k <= rows else (x + (k - rows) * a, y + h)
        net += line(start, end) + line(start, end).mirrored(W / 2)
        for d in (-0.11, 0.11):
            p, q = (start[0] + d * a, start[1]), (end[0] + d * a, end[1])
            if x < min(p[0], q[0]) and max(p[0], q[0]) < x + w:
                hairs += line(p, q) + line(p, q).mirrored(W / 2)
    pearls, knots = Path(), Path()
    for i in range(2 * columns):
        for k in range(2 * rows):
            px, py = x + (i + 1) * a / 2, y + (k + 1) * b / 2
            if not (x < px < x + w - 1 and y < py < y + h - 1):
                continue
            if (i + k) % 2:
                pearls += ellipse(px, py, 1.3)
            else:
                knots += polygon([(px, py - 4), (px + 3, py), (px, py + 4), (px - 3, py)])
    return [
        stroke(hairs, ink.tint, 0.5, stroke_opacity=0.7),
        stroke(net, ink.pale, 0.9),
        shape(knots, ink.deep),
        stroke(knots, GOLD_LIGHT, 0.9),
        shape(pearls, GOLD_LIGHT),
    ]


def _fans(ink: Ink) -> list[str]:
    """Fans in rows like scales, those of one half pointing to the other."""
    x, y, w, h = INNER
    columns = 6
    r = w / columns / 2
    step = r * 0.92
    half: list[str] = []
    rows = math.ceil((h / 2) / step) + 1
    for k in range(rows):
        cy = y + h / 2 - (rows - k - 1) * step - r - 1
        if cy < 14:
            continue
        discs, arcs, ribs = Path(), Path(), Path()
        for i in range(columns + 1):
            cx = x + (i + 0.5 * (k % 2)) * 2 * r
            if cx > x + w + 1:
                continue
            discs += ellipse(cx, cy + r, r)
            for part in (0.96, 0.66, 0.36):
                arcs += arc(cx, cy + r, r * part, 180, 360)
            for turn in range(20, 180, 20):
                u, v = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                ribs += line((cx + u * r * 0.36, cy + r - v * r * 0.36), (cx + u * r * 0.66, cy + r - v * r * 0.66))
        half += [shape(discs, mix(ink.deep, ink.light, 0.35 + 0.5 * (k % 2))),
                 stroke(arcs, ink.pale, 0.9), stroke(ribs, ink.tint, 0.8)]  # fmt: skip
    frame = box(12, 12, W - 24, H - 24, 9) + box(*INNER, hole=True)
    cy = H / 2
    band = box(x, cy - 13, w, 26)
    lozenges = Path()
    for i in range(-6, 7):
        lozenges += polygon(
            [(W / 2 + i * 14, cy - 6), (W / 2 + i * 14 + 5, cy), (W / 2 + i * 14, cy + 6), (W / 2 + i * 14 - 5, cy)]
        )
    return [
        group(*half),
        group(*half, transform=f"rotate(180 {W / 2:g} {H / 2:g})"),
        shape(frame, "url(#field)"),
        shape(band, ink.deep),
        stroke(line((x, cy - 13), (x + w, cy - 13)) + line((x, cy + 13), (x + w, cy + 13)), ink.pale, 1.2),
        stroke(line((x, cy - 10), (x + w, cy - 10)) + line((x, cy + 10), (x + w, cy + 10)), ink.tint, 0.6),
        shape(lozenges, GOLD_LIGHT),
    ]


PATTERNS: dict[str, Callable[[Ink], list[str]]] = {"ogee": _ogee, "lattice": _lattice, "fans": _fans}


def _waves(x: float, y: float, w: float, h: float) -> list[Path]:
    """Nested ogees that fill a rectangle exactly."""
    columns, rows = 10, 8
    a, period = w / columns, h / rows
    out = []
    for size in (1.0, 0.66, 0.34):
        path = Path()
        for i in range(columns + 1):
            start = x + i * a
            half = i % 2
            for side in (1, -1):
                if not x - 0.01 <= start + side * a <= x + w + 0.01:
                    continue
                if size == 1.0 and side < 0:
                    continue
                path += _wave(start, side * a * size, y, h=h, period=period, half=half)
        out.append(path)
    return out


def _wave(x: float, reach: float, y: float, *, h: float, period: float, half: int) -> Path:
    step = period / 2
    low, high = x, x + reach
    here, there = (high, low) if half else (low, high)
    parts: list[tuple[str, tuple[Point, ...]]] = [("M", ((here, y),))]
    for k in range(round(h / step)):
        top = y + k * step
        parts.append(("C", ((here, top + step * _EASE), (there, top + step * (1 - _EASE)), (there, top + step))))
        here, there = there, here
    return Path(parts)


def _braid(inset: float, phase: int = 0) -> Path:
    """One strand of the two-strand braid along the border."""
    amp = 4.6
    path = Path()
    for length, along in ((W - 2 * inset - 24, "x"), (H - 2 * inset - 24, "y")):
        count = round(length / 13.5)
        step = length / count
        for side in (-1, 1):
            parts: list[tuple[str, tuple[Point, ...]]] = []
            start = -length / 2
            for k in range(count):
                s = amp * (1 if (k + phase) % 2 else -1) * side
                a, b = start + k * step, start + (k + 1) * step
                bend: list[Point] = [(a, 0), (a + step * 0.32, s * 1.33), (b - step * 0.32, s * 1.33), (b, 0)]
                offset = (H if along == "x" else W) / 2 - inset
                placed = [
                    (W / 2 + u, H / 2 + side * offset + v) if along == "x" else (W / 2 + side * offset + v, H / 2 + u)
                    for u, v in bend
                ]
                if not parts:
                    parts.append(("M", (placed[0],)))
                parts.append(("C", (placed[1], placed[2], placed[3])))
            path += Path(parts)
    return path


def _rosette(cx: float, cy: float, mean: float, swing: float, *, petals: int, turned: float) -> Path:
    count = petals * 8
    pts = []
    for i in range(count):
        a = 2 * math.pi * i / count
        r = mean + swing * math.cos(petals * a + math.radians(turned * petals))
        pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return Path([("M", (pts[0],)), *smooth(pts), ("Z", ())])


def _star(cx: float, cy: float, outer: float, inner: float, rays: int) -> Path:
    parts: list[tuple[str, tuple[Point, ...]]] = []
    for i in range(2 * rays):
        a = math.pi * i / rays
        r = inner if i % 2 else outer
        parts.append(("L" if parts else "M", ((cx + r * math.cos(a), cy + r * math.sin(a)),)))
    return Path([*parts, ("Z", ())])


def _dots(cx: float, cy: float, radius: float, size: float, count: int) -> Path:
    path = Path()
    for i in range(count):
        a = 2 * math.pi * i / count
        path += ellipse(cx + radius * math.cos(a), cy + radius * math.sin(a), size)
    return path
