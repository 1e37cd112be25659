"""What lies where on a table, as shapes, and what of it lies on something else."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem

SLACK = 6.0
"""Of the square of the geometry's unit: corners may touch."""

Kinds = Mapping[str, Sequence[tuple[str, QPolygonF]]]
"""All shapes by their kind, each with its name; what stands before a point in it says whose it is."""

Apart = Sequence[tuple[str, str, bool | None]]
"""Two kinds that are to be apart: always (None), when both are one owner's, or when they are not."""


def rect(x: float, y: float, wide: float, high: float, angle: float = 0) -> QPolygonF:
    c, s = cos(radians(angle)), sin(radians(angle))
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    around = ((a * wide / 2, b * high / 2) for a, b in corners)
    return QPolygonF([QPointF(x + a * c - b * s, y + a * s + b * c) for a, b in around])


def disc(x: float, y: float, wide: float, high: float = 0) -> QPolygonF:
    around = (2 * pi * n / 24 for n in range(25))
    return QPolygonF([QPointF(x + wide / 2 * cos(way), y + (high or wide) / 2 * sin(way)) for way in around])


def area(shape: QPolygonF) -> float:
    around = [shape.at(n) for n in range(shape.count())]
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(around, around[1:] + around[:1], strict=True))) / 2


def titles(root: QQuickItem, *hands: str) -> Iterator[tuple[str, QPolygonF]]:
    """The names of the hands, and their points beside or below them."""
    for hand in hands:
        for item in root.findChild(QQuickItem, hand).childItems():
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            if item.inherits("QQuickText"):
                # A line has room for accents and descenders
                yield hand, QPolygonF(box.adjusted(0, 0.16 * box.height(), 0, -0.16 * box.height()))
            elif item.width() == item.height():
                yield f"{hand}’s points", disc(box.center().x(), box.center().y(), box.width())


def covered(u: float, found: Kinds, apart: Apart) -> Iterator[str]:
    """What lies on what, of kinds that are to be apart."""
    all_of = {kind: [(name, shape, shape.boundingRect()) for name, shape in some] for kind, some in found.items()}
    for one, other, whose in apart:
        each = combinations(all_of[one], 2) if one == other else product(all_of[one], all_of[other])
        for (name, shape, lies), (under, ground, room) in each:
            own = name.split(".")[0] == under.split(".")[0]
            if whose not in (None, own) or not lies.intersects(room):
                continue
            common = area(shape.intersected(ground)) / (u * u)
            if common > SLACK:
                yield f"{one} {name} on {other} {under}: {common:.0f}"
