"""The backs: an ogee guilloche in a braided border around a rosette, the same upside down."""

from __future__ import annotations

import math

from drawing.faces import H, W, board
from drawing.palette import GOLD_LIGHT, mix
from drawing.pen import smooth
from drawing.svg import Path, Point, box, document, ellipse, gradient, ring, shape, stroke

BACKS = {"red": ("#7D1722", "#5B0E18"), "blue": ("#1D3C6A", "#122849")}
IVORY = "#F6F0E2"
_EASE = 0.3642


def back(name: str) -> str:
    """One back."""
    light, deep = BACKS[name]
    tint = mix(light, IVORY, 0.42)
    pale = mix(light, IVORY, 0.72)
    field = box(12, 12, W - 24, H - 24, 9)
    inner = (33.0, 33.0, W - 66.0, H - 66.0)
    cx, cy = W / 2, H / 2
    defs = gradient("board", [(0, "#F7F2E7"), (1, "#F7F2E7")], x1=0, y1=0, x2=0, y2=1)
    defs += gradient("field", [(0, light), (1, deep)], cx=0.5, cy=0.5, r=0.75)
    items = [
        board(),
        shape(field, "url(#field)"),
        stroke(box(15, 15, W - 30, H - 30, 7), pale, 0.8),
        *(stroke(wave, tint, 0.8) for wave in _lattice(*inner)),
        stroke(box(*inner, 2), pale, 1.4),
        stroke(_braid(24.0), pale, 1.1),
        stroke(_braid(24.0, 1), tint, 1.1),
    ]
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        x, y = cx + sx * (W / 2 - 24), cy + sy * (H / 2 - 24)
        items += [shape(ellipse(x, y, 8.2), deep), stroke(ellipse(x, y, 8.2), pale, 1)]
        items.append(shape(_star(x, y, 6.2, 2.2, 8), GOLD_LIGHT))
    items += [
        shape(ellipse(cx, cy, 57), deep),
        stroke(ellipse(cx, cy, 57), pale, 1.4),
        stroke(ellipse(cx, cy, 53.6), tint, 0.7),
        *(stroke(_rosette(cx, cy, 40, 11.5, petals=12, turned=turn), pale, 0.8) for turn in (0, 7.5, 15, 22.5)),
        shape(_dots(cx, cy, 48.8, 1.1, 48), GOLD_LIGHT),
        shape(ellipse(cx, cy, 25.5), deep),
        stroke(ellipse(cx, cy, 25.5), pale, 0.9),
        shape(_star(cx, cy, 23, 9.6, 16), mix(light, IVORY, 0.3)),
        shape(_star(cx, cy, 21, 7, 8), GOLD_LIGHT),
        shape(ring(cx, cy, 7.6, 6.4), deep),
        shape(ellipse(cx, cy, 3), deep),
    ]
    return document(W, H, *items, title=f"{name} back", defs=defs)


def _lattice(x: float, y: float, w: float, h: float) -> list[Path]:
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
    return Path([("M", (pts[0],)), *smooth(pts, closed=True), ("Z", ())])


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
