"""Paths, matrices and documents: the little SVG that Qt's Tiny 1.2 renderer draws faithfully.

No filters, masks, clip paths, style sheets or text are ever written; every letter is an outline.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from pathlib import Path as FilePath

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

KAPPA = 0.5522847498
_TOKEN = re.compile(r"[MLCQHVZ]|-?(?:\d+\.?\d*|\.\d+)")


def num(value: float, digits: int = 2) -> str:
    """Write a number as shortly as SVG allows."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("-0", ""):
        return "0"
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return text


def move(dx: float, dy: float) -> Matrix:
    """Translate."""
    return (1, 0, 0, 1, dx, dy)


def scale(sx: float, sy: float | None = None) -> Matrix:
    """Scale, the same both ways unless told otherwise."""
    return (sx, 0, 0, sx if sy is None else sy, 0, 0)


def turn(degrees: float) -> Matrix:
    """Rotate clockwise on screen about the origin."""
    a = math.radians(degrees)
    return (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0, 0)


def then(*steps: Matrix) -> Matrix:
    """One matrix that applies the steps in the order given."""
    a, b, c, d, e, f = 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    for m in steps:
        a, b, c, d, e, f = (
            m[0] * a + m[2] * b,
            m[1] * a + m[3] * b,
            m[0] * c + m[2] * d,
            m[1] * c + m[3] * d,
            m[0] * e + m[2] * f + m[4],
            m[1] * e + m[3] * f + m[5],
        )
    return (a, b, c, d, e, f)


class Path:
    """A path of absolute commands; each command keeps its points."""

    def __init__(self, source: str | Iterable[tuple[str, tuple[Point, ...]]] = ()) -> None:
        self.parts: list[tuple[str, tuple[Point, ...]]] = (
            list(_parse(source)) if isinstance(source, str) else list(source)
        )

    def __add__(self, other: Path) -> Path:
        return Path([*self.parts, *other.parts])

    def by(self, *steps: Matrix) -> Path:
        """The path after the matrices."""
        a, b, c, d, e, f = then(*steps)
        return Path((cmd, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in pts)) for cmd, pts in self.parts)

    def at(self, x: float, y: float, size: float = 1.0) -> Path:
        """The path scaled and moved."""
        return self.by(scale(size), move(x, y))

    def mirrored(self, axis: float = 0.0) -> Path:
        """The path mirrored on a vertical axis."""
        return self.by(scale(-1, 1), move(2 * axis, 0))

    def both(self, axis: float = 0.0) -> Path:
        """The path and its mirror image."""
        return self + self.mirrored(axis)

    def points(self, steps: int = 12) -> list[Point]:
        """Points along the whole path."""
        out: list[Point] = []
        for cmd, pts in self.parts:
            if cmd in "ML":
                out.append(pts[0])
            elif cmd == "C":
                out.extend(cubic(out[-1], *pts, i / steps) for i in range(1, steps + 1))
        return out

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        pts = self.points(24)
        xs, ys = [p[0] for p in pts], [p[1] for p in pts]
        return min(xs), min(ys), max(xs), max(ys)

    def text(self, digits: int = 1) -> str:
        """The `d` attribute."""
        out: list[str] = []
        last = ""
        for cmd, pts in self.parts:
            numbers = " ".join(f"{num(x, digits)} {num(y, digits)}" for x, y in pts).replace(" -", "-")
            head = "" if cmd == last and cmd in "LC" else cmd
            out.append(head + (" " if not head and not numbers.startswith("-") else "") + numbers)
            last = cmd
        return "".join(out)


def _parse(source: str) -> Iterable[tuple[str, tuple[Point, ...]]]:
    tokens = _TOKEN.findall(source)
    i, cmd, here, start = 0, "", (0.0, 0.0), (0.0, 0.0)
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
        if cmd == "Z":
            yield "Z", ()
            here = start
            continue
        if cmd in "HV":
            v = float(tokens[i])
            here = (v, here[1]) if cmd == "H" else (here[0], v)
            i += 1
            yield "L", (here,)
            continue
        count = {"M": 1, "L": 1, "Q": 2, "C": 3}[cmd]
        pts = tuple((float(tokens[i + 2 * k]), float(tokens[i + 2 * k + 1])) for k in range(count))
        i += 2 * count
        if cmd == "Q":
            (cx, cy), (x, y) = pts
            yield (
                "C",
                (
                    (here[0] + (cx - here[0]) * 2 / 3, here[1] + (cy - here[1]) * 2 / 3),
                    (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3),
                    (x, y),
                ),
            )
        else:
            yield cmd, pts
        here = pts[-1]
        if cmd == "M":
            start, cmd = here, "L"
            if len(pts) > 1:
                raise ValueError(source)


def cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point of a Bézier curve."""
    u = 1 - t
    k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
        k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
    )


def polygon(points: Sequence[Point]) -> Path:
    """A closed polygon."""
    first, *rest = points
    return Path([("M", (first,)), *(("L", (p,)) for p in rest), ("Z", ())])


def line(*points: Point) -> Path:
    """An open line."""
    first, *rest = points
    return Path([("M", (first,)), *(("L", (p,)) for p in rest)])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, *, hole: bool = False) -> Path:
    """An ellipse of four curves; a hole turns the other way."""
    ry = rx if ry is None else ry
    kx, ky = rx * KAPPA, ry * KAPPA
    path = Path(
        [
            ("M", ((cx + rx, cy),)),
            ("C", ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry))),
            ("C", ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy))),
            ("C", ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry))),
            ("C", ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy))),
            ("Z", ()),
        ]
    )
    return path.mirrored(cx) if hole else path


def ring(cx: float, cy: float, outer: float, inner: float) -> Path:
    """A ring."""
    return ellipse(cx, cy, outer) + ellipse(cx, cy, inner, hole=True)


def arc(cx: float, cy: float, r: float, start: float, end: float) -> Path:
    """An open circular arc of Bézier curves, degrees clockwise from the right."""
    pieces = max(1, math.ceil(abs(end - start) / 90))
    step = math.radians((end - start) / pieces)
    k = 4 / 3 * math.tan(step / 4) * r
    a = math.radians(start)
    parts: list[tuple[str, tuple[Point, ...]]] = [("M", ((cx + r * math.cos(a), cy + r * math.sin(a)),))]
    for _ in range(pieces):
        b = a + step
        p = (cx + r * math.cos(a), cy + r * math.sin(a))
        q = (cx + r * math.cos(b), cy + r * math.sin(b))
        parts.append(
            (
                "C",
                (
                    (p[0] - k * math.sin(a), p[1] + k * math.cos(a)),
                    (q[0] + k * math.sin(b), q[1] - k * math.cos(b)),
                    q,
                ),
            )
        )
        a = b
    return Path(parts)


def box(x: float, y: float, w: float, h: float, r: float = 0.0, *, hole: bool = False) -> Path:
    """A rectangle, with round corners if asked."""
    if not r:
        pts = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        return polygon(pts[::-1] if hole else pts)
    k = r * (1 - KAPPA)
    path = Path(
        f"M{x + r} {y}L{x + w - r} {y}C{x + w - k} {y} {x + w} {y + k} {x + w} {y + r}L{x + w} {y + h - r}"
        f"C{x + w} {y + h - k} {x + w - k} {y + h} {x + w - r} {y + h}L{x + r} {y + h}"
        f"C{x + k} {y + h} {x} {y + h - k} {x} {y + h - r}L{x} {y + r}C{x} {y + k} {x + k} {y} {x + r} {y}Z"
    )
    return path.mirrored(x + w / 2) if hole else path


def shape(path: Path, fill: str, *, digits: int = 1, **more: str | float) -> str:
    """A filled `<path>`."""
    return f'<path d="{path.text(digits)}" fill="{fill}"{_attributes(more)}/>'


def stroke(path: Path, colour: str, width: float, *, digits: int = 1, **more: str | float) -> str:
    """A stroked `<path>`."""
    return (
        f'<path d="{path.text(digits)}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{_attributes(more)}/>'
    )


def group(*items: str, **more: str | float) -> str:
    """A `<g>`."""
    return f"<g{_attributes(more)}>{''.join(items)}</g>"


def use(name: str, *steps: Matrix, **more: str | float) -> str:
    """A `<use>` of a named shape under a matrix."""
    m = then(*steps)
    text = " ".join(num(v, 4) for v in m[:4]) + " " + " ".join(num(v) for v in m[4:])
    return f'<use xlink:href="#{name}" transform="matrix({text})"{_attributes(more)}/>'


def gradient(name: str, stops: Sequence[tuple[float, str] | tuple[float, str, float]], **more: str | float) -> str:
    """A linear gradient, or a radial one if a radius `r` is given."""
    kind = "radialGradient" if "r" in more else "linearGradient"
    marks = "".join(
        f'<stop offset="{num(s[0], 3)}" stop-color="{s[1]}"'
        + (f' stop-opacity="{num(s[2], 3)}"' if len(s) > 2 else "")
        + "/>"
        for s in stops
    )
    return f'<{kind} id="{name}"{_attributes(more)}>{marks}</{kind}>'


def _attributes(more: dict[str, str | float]) -> str:
    out = []
    for key, value in more.items():
        shown = value if isinstance(value, str) else num(value, 3)
        name = key if key in ("gradientUnits", "viewBox") else key.rstrip("_").replace("_", "-")
        out.append(f' {name}="{shown}"')
    return "".join(out)


def document(width: float, height: float, *items: str, title: str = "", defs: str = "", margin: float = 0) -> str:
    """A whole file; a margin of nothing around the drawing lets its edge stay smooth when it is turned."""
    width, height = width + 2 * margin, height + 2 * margin
    size = f"{num(-margin)} {num(-margin)} {num(width)} {num(height)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" width="{num(width)}" height="{num(height)}" viewBox="{size}">'
        + (f"<title>{title}</title>" if title else "")
        + (f"<defs>{defs}</defs>" if defs else "")
        + "".join(items)
        + "</svg>\n"
    )


def save(folder: FilePath, name: str, text: str) -> None:
    """Write a file the same way on every system."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(text.encode("utf-8"))
