"""The four suits as shapes, for paper."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform


@cache
def suit_shape(suit: str) -> QPainterPath:
    """A suit (``c``, ``d``, ``h``, ``s``) in a square of size 1."""
    return {"c": _club, "d": _diamond, "h": _heart, "s": _spade}[suit]()


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0))
    for point in (QPointF(0.9, 0.5), QPointF(0.5, 1), QPointF(0.1, 0.5)):
        path.lineTo(point)
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.98))
    path.cubicTo(QPointF(0.36, 0.78), QPointF(0.02, 0.6), QPointF(0.02, 0.3))
    path.cubicTo(QPointF(0.02, 0.12), QPointF(0.14, 0.03), QPointF(0.27, 0.03))
    path.cubicTo(QPointF(0.38, 0.03), QPointF(0.47, 0.1), QPointF(0.5, 0.22))
    path.cubicTo(QPointF(0.53, 0.1), QPointF(0.62, 0.03), QPointF(0.73, 0.03))
    path.cubicTo(QPointF(0.86, 0.03), QPointF(0.98, 0.12), QPointF(0.98, 0.3))
    path.cubicTo(QPointF(0.98, 0.6), QPointF(0.64, 0.78), QPointF(0.5, 0.98))
    return path


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.5))
    path.cubicTo(QPointF(0.52, 0.8), QPointF(0.57, 0.94), QPointF(0.68, 1))
    path.lineTo(QPointF(0.32, 1))
    path.cubicTo(QPointF(0.43, 0.94), QPointF(0.48, 0.8), QPointF(0.5, 0.5))
    return path


def _spade() -> QPainterPath:
    leaf = QTransform().scale(1, -0.88).translate(0, -1).map(_heart())
    return leaf.united(_stem())


def _club() -> QPainterPath:
    path = _stem()
    for x, y in ((0.27, 0.02), (0.02, 0.38), (0.52, 0.38)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF(x, y, 0.46, 0.46))
        path = path.united(leaf)
    return path
