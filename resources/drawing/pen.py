"""A broad-nib pen: turns the skeleton of a stroke into an outline with thick and thin."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from drawing.svg import Path, Point

Width = Callable[[float, float], float]


def nib(thick: float, thin: float, angle: float = 24.0, power: float = 1.5) -> Width:
    """Width by direction: a nib held at an angle (degrees, rising to the right)."""

    def width(direction: float, _along: float) -> float:
        return thin + (thick - thin) * abs(math.sin(direction + math.radians(angle))) ** power

    return width


def taper(widths: Sequence[float]) -> Width:
    """Width by position along the stroke."""

    def width(_direction: float, along: float) -> float:
        place = along * (len(widths) - 1)
        i = min(int(place), len(widths) - 2)
        t = place - i
        t = t * t * (3 - 2 * t)
        return widths[i] + (widths[i + 1] - widths[i]) * t

    return width


def area(points: Sequence[Point]) -> float:
    """Signed area; positive turns clockwise on screen."""
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], points[0]], strict=True)) / 2


def smooth(points: Sequence[Point], *, closed: bool) -> list[tuple[str, tuple[Point, ...]]]:
    """Curves through the points (Catmull-Rom), without the first move."""
    n = len(points)
    out: list[tuple[str, tuple[Point, ...]]] = []
    for i in range(n if closed else n - 1):
        a = points[(i - 1) % n] if closed or i else points[i]
        b, c = points[i], points[(i + 1) % n]
        d = points[(i + 2) % n] if closed or i + 2 < n else c
        out.append(
            (
                "C",
                (
                    (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6),
                    (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6),
                    c,
                ),
            )
        )
    return out


def _ease(end: float, t: float) -> float:
    t = min(1.0, t)
    return end + (1 - end) * t * t * (3 - 2 * t)


def _even(points: Sequence[Point], count: int, *, closed: bool) -> list[Point]:
    pts = [*points, points[0]] if closed else list(points)
    run = [0.0]
    for p, q in pairwise(pts):
        run.append(run[-1] + math.dist(p, q))
    out: list[Point] = []
    j = 0
    for i in range(count if closed else count + 1):
        goal = run[-1] * i / count
        while j < len(run) - 2 and run[j + 1] < goal:
            j += 1
        t = (goal - run[j]) / ((run[j + 1] - run[j]) or 1)
        out.append((pts[j][0] + (pts[j + 1][0] - pts[j][0]) * t, pts[j][1] + (pts[j + 1][1] - pts[j][1]) * t))
    return out


def clockwise(path: Path) -> Path:
    """The path with every contour turning the same way, so that overlaps fill."""
    out: list[tuple[str, tuple[Point, ...]]] = []
    contour: list[tuple[str, tuple[Point, ...]]] = []
    for part in [*path.parts, ("M", ())]:
        if part[0] == "M" and contour:
            one = Path(contour)
            out.extend(one.parts if area(one.points()) > 0 else backwards(one).parts)
            contour = []
        contour.append(part)
    return Path(out)


def backwards(path: Path) -> Path:
    """A closed contour drawn the other way round."""
    here = path.parts[0][1][0]
    back: list[tuple[str, tuple[Point, ...]]] = []
    for cmd, pts in path.parts[1:]:
        if cmd == "Z":
            break
        back.append(("L", (here,)) if cmd == "L" else ("C", (pts[1], pts[0], here)))
        here = pts[-1]
    return Path([("M", (here,)), *reversed(back), ("Z", ())])


def draw(
    skeleton: str | Path,
    width: Width,
    *,
    pieces: int = 20,
    closed: bool = False,
    ends: tuple[float, float] = (1.0, 1.0),
    reach: float = 0.16,
) -> Path:
    """The outline of a stroke along the skeleton; flat ends, or a ring if closed.

    `ends` thins the stroke towards its two ends, over a `reach` of its length.
    """
    path = Path(skeleton) if isinstance(skeleton, str) else skeleton
    pts = _even(path.points(24), pieces, closed=closed)
    n = len(pts)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(pts):
        a = pts[(i - 1) % n] if closed or i else pts[0]
        b = pts[(i + 1) % n] if closed or i < n - 1 else pts[-1]
        direction = math.atan2(b[1] - a[1], b[0] - a[0])
        along = i / (n - 1)
        half = width(direction, along) / 2
        if not closed:
            half *= _ease(ends[0], along / reach) * _ease(ends[1], (1 - along) / reach)
        nx, ny = -math.sin(direction) * half, math.cos(direction) * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    if closed:
        outer, inner = (left, right) if abs(area(left)) > abs(area(right)) else (right, left)
        outer = outer if area(outer) > 0 else outer[::-1]
        inner = inner if area(inner) < 0 else inner[::-1]
        return Path(
            [
                ("M", (outer[0],)),
                *smooth(outer, closed=True),
                ("Z", ()),
                ("M", (inner[0],)),
                *smooth(inner, closed=True),
                ("Z", ()),
            ]
        )
    if area([*left, *right[::-1]]) < 0:
        left, right = right, left
    back = right[::-1]
    return Path(
        [
            ("M", (left[0],)),
            *smooth(left, closed=False),
            ("L", (back[0],)),
            *smooth(back, closed=False),
            ("Z", ()),
        ]
    )
