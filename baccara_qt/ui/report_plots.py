"""The plots of a session's report: the curve of the purse, and how often who won."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.ui.amounts import money_text, number_text, percent_text
from baccara_qt.ui.coup_words import winner_word
from baccara_qt.ui.curve import height
from baccara_qt.ui.paper import FAINT, GOLD, GREEN, LINE, Align, Pen, text_width

translate = QCoreApplication.translate

PURSE: Final = 132.0
"""Height of the purse's curve, in points."""

OUTCOMES: Final = 30.0
"""Height of the bar that tells who won."""

_SCALE: Final = 54.0
"""Room for amounts at the left of the curve."""

_POINTS: Final = 400
"""Points of the curve at most."""

_INKS: Final = {"bank": GREEN, "ponte": GOLD, "tie": LINE}


def draw_purse(pen: Pen, y: float, rows: Sequence[CoupRow]) -> None:
    """The user's money after each coup; the line at which it began is marked."""
    box = QRectF(_SCALE, y + 4, pen.width - _SCALE, PURSE - 20)
    purses = [rows[0].purse - rows[0].gain, *(row.purse for row in rows)]
    every = max(1, len(purses) // _POINTS)
    low, high = min(purses), max(purses)

    def place(coup: int) -> QPointF:
        part = height(purses[coup], low, high)
        return QPointF(box.left() + box.width() * coup / (len(purses) - 1), box.bottom() - part * box.height())

    pen.rule(box.bottom(), box.left())
    pen.rule(box.top(), box.left())
    begin = place(0).y()
    painter = pen.painter
    painter.setPen(QPen(FAINT, 0.5, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(box.left(), begin), QPointF(box.right(), begin))
    # Where the beginning is at an edge, that edge has its amount already
    for level, amount in {round(begin): purses[0], round(box.bottom()): low, round(box.top()): high}.items():
        label = QRectF(0, level - 6, _SCALE - 6, 12)
        pen.text(money_text(amount), label, size=7.5, colour=FAINT, align=Align.AlignRight)
    curve = QPainterPath(place(0))
    for coup in [*range(every, len(purses), every), len(purses) - 1]:
        curve.lineTo(place(coup))
    _fill(pen, curve, box.bottom())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(GREEN, 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(curve)
    foot = QRectF(box.left(), box.bottom() + 2, box.width(), 12)
    pen.text(translate("Print", "Your money, coup by coup"), foot, size=7.5, colour=FAINT)
    last = translate("Print", "coup {0}").format(number_text(len(rows)))
    pen.text(last, foot, size=7.5, colour=FAINT, align=Align.AlignRight)


def _fill(pen: Pen, curve: QPainterPath, bottom: float) -> None:
    area = QPainterPath(curve)
    area.lineTo(QPointF(curve.currentPosition().x(), bottom))
    area.lineTo(QPointF(curve.elementAt(0).x, bottom))
    tint = QColor(GREEN)
    tint.setAlphaF(0.08)
    pen.painter.fillPath(area, tint)


def draw_outcomes(pen: Pen, y: float, rows: Sequence[CoupRow]) -> None:
    """One bar of all coups, by who won them."""
    left = 0.0
    for outcome, ink in _INKS.items():
        won = [row for row in rows if row.outcome == outcome]
        if not won:
            continue
        wide = pen.width * len(won) / len(rows)
        pen.painter.fillRect(QRectF(left, y, max(0.5, wide - 1.5), 9), ink)
        share = percent_text(Fraction(len(won), len(rows)), 0)
        words = f"{winner_word(won[0])}  {number_text(len(won))} · {share}"
        room = text_width(words, 8) + 2
        pen.text(words, QRectF(min(left, pen.width - room), y + 12, room, 12), size=8, colour=FAINT)
        left += wide
