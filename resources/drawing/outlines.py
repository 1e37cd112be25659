"""Outlines: which way they turn, and curves through points."""

from __future__ import annotations

from collections.abc import Sequence

from drawing.svg import Path, Point


def area(points: Sequence[Point]) -> float:
    """Signed area; positive turns clockwise on screen."""
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, [*points[1:], points[0]], strict=True)) / 2


def smooth(points: Sequence[Point]) -> list[tuple[str, tuple[Point, ...]]]:
    """Curves through the points and back to the first (Catmull-Rom), without the first move."""
    n = len(points)
    out: list[tuple[str, tuple[Point, ...]]] = []
    for i, b in enumerate(points):
        a, c, d = points[i - 1], points[(i + 1) % n], points[(i + 2) % n]
        leaving = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        arriving = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        out.append(("C", (leaving, arriving, c)))
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
