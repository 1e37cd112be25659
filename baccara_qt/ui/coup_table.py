"""Every coup of a session as a table on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QTransform

from baccara_qt.core.cards import Card, total
from baccara_qt.core.coup_row import CoupRow
from baccara_qt.session.report import Coup, Report
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.coup_words import winner_word
from baccara_qt.ui.library_rows import signed_text
from baccara_qt.ui.paper import FAINT, GREEN, INK, RED, SERIF, Align, Block, Pen, written
from baccara_qt.ui.sentences import rank_text
from baccara_qt.ui.suits import suit_shape

translate = QCoreApplication.translate

_HIGH: Final = 14.0
"""Height of a line."""

_CARD: Final = 19.0
"""Width of a card: its rank and suit."""


class _Column(NamedTuple):
    """A column.

    Attributes:
        title: What it tells.
        part: Its part of the width.
        figures: Whether it holds figures, which stand at its right.
        gains: Whether it tells what was won: wins are green, losses red.
    """

    title: str
    part: float
    figures: bool = True
    gains: bool = False


def coup_blocks(report: Report) -> Iterator[Block]:
    """The table, line by line; its head stands on every page."""
    columns = _columns(report)
    yield written(translate("Print", "Coup by coup"), 22, size=13, family=SERIF, follows=60)
    head = Block(_HIGH + 4, partial(_head, columns=columns), follows=_HIGH)
    yield head
    shoe = 0
    for coup in report.coups:
        new, shoe = coup.row.shoe != shoe, coup.row.shoe
        yield Block(_HIGH, partial(_coup, columns=columns, coup=coup, report=report, new_shoe=new), head)


def _columns(report: Report) -> list[_Column]:
    moves = any(coup.row.given for coup in report.coups)
    columns = [_Column(translate("Print", "No."), 5.5), _Column(translate("Print", "Shoe"), 6)]
    if moves:
        columns += [_Column(translate("Print", "Banker"), 12, figures=False), _Column(translate("Print", "Bank"), 9)]
    columns += [
        _Column(translate("Print", "At risk"), 9),
        _Column(translate("Print", "Ponte") if moves else translate("Print", "Punto"), 17, figures=False),
        _Column(translate("Print", "Banker’s cards") if moves else translate("Print", "Banco"), 17, figures=False),
        _Column(translate("Print", "Won by"), 9, figures=False),
    ]
    if report.summary.human:
        columns += [
            _Column(translate("Print", "Staked"), 9),
            _Column(translate("Print", "Won"), 9, gains=True),
            _Column(translate("Print", "You have"), 11),
        ]
    return columns


def _boxes(pen: Pen, y: float, columns: Sequence[_Column]) -> Iterator[tuple[_Column, QRectF]]:
    whole, left = sum(column.part for column in columns), 0.0
    for column in columns:
        wide = pen.width * column.part / whole
        yield column, QRectF(left + 5, y, wide - 8, _HIGH)
        left += wide


def _head(pen: Pen, y: float, columns: Sequence[_Column]) -> None:
    for column, box in _boxes(pen, y, columns):
        pen.text(column.title, box, size=7, colour=FAINT, align=_side(column))
    pen.rule(y + _HIGH + 1, colour=FAINT)


def _side(column: _Column) -> Align:
    return Align.AlignRight if column.figures else Align.AlignLeft


def _coup(pen: Pen, y: float, columns: Sequence[_Column], coup: Coup, report: Report, *, new_shoe: bool) -> None:
    row = coup.row
    ponte, bank = coup.record.hands
    cells: list[str | tuple[Card, ...]] = [number_text(row.number), number_text(row.shoe) if new_shoe else ""]
    if row.given:
        banker = translate("Print", "you") if row.banker == report.summary.human else report.names.get(row.banker, "")
        cells += [f"{row.banker} {banker}", money_text(row.bank)]
    cells += [money_text(row.at_risk) if row.at_risk else "–", ponte, bank, winner_word(row)]
    if report.summary.human:
        cells += [money_text(row.stake) if row.role else "–", signed_text(row.gain) if row.role else ""]
        cells.append(money_text(row.purse))
    for (column, box), cell in zip(_boxes(pen, y, columns), cells, strict=True):
        if isinstance(cell, str):
            pen.text(cell, box, colour=_colour(row) if column.gains else INK, align=_side(column))
        else:
            _hand(pen, box, cell)
    pen.rule(y + _HIGH)


def _colour(row: CoupRow) -> QColor:
    return GREEN if row.gain > 0 else RED if row.gain < 0 else INK


def _hand(pen: Pen, box: QRectF, cards: Sequence[Card]) -> None:
    left = box.left()
    for card in cards:
        colour = RED if card.suit in "dh" else INK
        pen.text(rank_text(card), QRectF(left, box.top(), 10, box.height()), colour=colour, align=Align.AlignRight)
        shape = QTransform().translate(left + 11, box.center().y() - 3.1).scale(6.2, 6.2)
        pen.painter.fillPath(shape.map(suit_shape(card.suit)), colour)
        left += _CARD
    points = QRectF(box.left() + 3 * _CARD + 4, box.top(), 10, box.height())
    pen.text(str(total(cards)), points, bold=True)
