"""The tableau of a house on a sheet of paper, to lie beside a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.ui import rule_texts
from baccara_qt.ui.preset_texts import preset_name

translate = QCoreApplication.translate

_DOTS: Final = 288
"""Dots per inch; a quarter of one is a point."""

_POINT: Final = _DOTS / 72
_MARGIN_MM: Final = 18
_CELL: Final = (40, 24)
"""Width and height of a cell, in points."""

_RULE: Final = 28
"""Room for the number of a rule, in points."""

# On paper: what draws is dark, what stands is white, what is free is pale gold.
_INK: Final = QColor("#16130c")
_DRAWS: Final = QColor("#14543f")
_FREE: Final = QColor("#e8cd94")
_FAINT: Final = QColor("#5c6660")
_PAPER: Final = QColor("#ffffff")


def tableau_page(rules: TableRules) -> bytes:
    """The tableau of these rules as a page of A4, in PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(_title(rules))
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )
    painter = QPainter(writer)
    _Page(painter, writer.width() / _POINT).draw(rules)
    painter.end()
    return bytes(buffer.data().data())


def _title(rules: TableRules) -> str:
    return translate("Print", "Baccara chemin de fer: {0}").format(preset_name(rules.preset))


class _Page:
    """A sheet that is filled from top to bottom; all measures in points."""

    def __init__(self, painter: QPainter, width: float) -> None:
        self._painter = painter
        self._width = width
        self._y = 0.0
        painter.scale(_POINT, _POINT)

    def draw(self, rules: TableRules) -> None:
        self._text(_title(rules), "Source Serif Pro", 22, after=14)
        self._heading(translate("Print", "The ponte, by what he has"))
        totals = [str(total) for total in range(8)]
        self._table([""], totals, [rule_texts.ponte_tableau(rules)])
        self._heading(translate("Print", "The banker, by the ponte’s third card"))
        columns = ["0", translate("Print", "A"), *map(str, range(2, 10)), translate("Print", "none")]
        self._table(totals, columns, rule_texts.banker_tableau(rules))
        self._text(
            translate("Print", "D draws, S stands, ? is free. An 8 or 9 in two cards ends the coup."),
            "Hanken Grotesk",
            10,
            after=16,
        )
        for line in rule_texts.house_rules(rules):
            top = self._y
            self._text(line.rule, "Hanken Grotesk", 9, after=0)
            self._y = top
            self._text(f"{line.title}: {line.text}", "Hanken Grotesk", 9, after=3, left=_RULE)

    def _heading(self, text: str) -> None:
        self._text(text, "Hanken Grotesk", 11, after=4)

    def _text(self, text: str, family: str, size: int, *, after: float, left: float = 0) -> None:
        font = QFont(family)
        font.setPixelSize(size)
        self._painter.setFont(font)
        self._painter.setPen(_INK)
        room = QRectF(left, self._y, self._width - left, 1000)
        taken = self._painter.drawText(room, int(Qt.TextFlag.TextWordWrap), text)
        self._y += taken.height() + after

    def _table(self, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[str]]) -> None:
        wide, high = _CELL
        font = QFont("Hanken Grotesk")
        font.setPixelSize(11)
        self._painter.setFont(font)
        head = 28.0
        for column, text in enumerate(columns):
            self._write(QRectF(head + column * wide, self._y, wide, high), text, _FAINT)
        for row, verdicts in enumerate(cells):
            top = self._y + (row + 1) * high
            self._write(QRectF(0, top, head, high), rows[row], _FAINT)
            for column, verdict in enumerate(verdicts):
                self._cell(QRectF(head + column * wide, top, wide, high), verdict)
        self._y += (len(cells) + 1) * high + 14

    def _cell(self, box: QRectF, verdict: str) -> None:
        self._painter.setPen(QPen(_FAINT, 0.5))
        self._painter.setBrush({"D": _DRAWS, "S": _PAPER}.get(verdict, _FREE))
        self._painter.drawRect(box)
        letter = {"D": translate("Print", "D"), "S": translate("Print", "S")}.get(verdict, "?")
        self._write(box, letter, _PAPER if verdict == "D" else _INK)

    def _write(self, box: QRectF, text: str, colour: QColor) -> None:
        self._painter.setPen(colour)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
