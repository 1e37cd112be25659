"""The tableau of a house and its bets in figures on a sheet of paper, to lie beside a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.rule_sheet import texts_for

translate = QCoreApplication.translate

_DOTS: Final = 288
"""Dots per inch; a quarter of one is a point."""

_POINT: Final = _DOTS / 72
_MARGIN_MM: Final = 18
_CELL: Final = (40, 24)
"""Width and height of a cell, in points."""

_RULE: Final = 28
"""Room for the number of a rule, in points."""

_BET: Final = 150
"""Room for the name of a bet, in points."""

_FIGURE: Final = 80
"""Room for a figure of a bet, in points."""

# On paper: what draws is dark, what stands is white, what is free is pale gold.
_INK: Final = QColor("#16130c")
_DRAWS: Final = QColor("#14543f")
_FREE: Final = QColor("#e8cd94")
_FAINT: Final = QColor("#5c6660")
_PAPER: Final = QColor("#ffffff")


def tableau_page(rules: Any) -> bytes:
    """The tableau of these rules as a page of A4, in PDF; the figures need numpy."""
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


def _title(rules: Any) -> str:
    name = preset_name(rules.preset)
    # The presets of Punto Banco are named by their game
    return name if rules.game == "punto_banco" else translate("Print", "Baccara chemin de fer: {0}").format(name)


class _Page:
    """A sheet that is filled from top to bottom; all measures in points."""

    def __init__(self, painter: QPainter, width: float) -> None:
        self._painter = painter
        self._width = width
        self._y = 0.0
        painter.scale(_POINT, _POINT)

    def draw(self, rules: Any) -> None:
        from baccara_qt.ui.odds_texts import house_figures  # noqa: PLC0415 - it needs numpy

        texts = texts_for(rules)
        words = texts.tableau_words(rules)
        self._text(_title(rules), "Source Serif Pro", 22, after=14)
        self._heading(words.ponte)
        totals = [str(total) for total in range(8)]
        self._table([""], totals, [texts.ponte_tableau(rules)])
        self._heading(words.banker)
        columns = ["0", translate("Print", "A"), *map(str, range(2, 10)), translate("Print", "none")]
        self._table(totals, columns, texts.banker_tableau(rules))
        self._text(words.legend, "Hanken Grotesk", 9, after=0)
        self._text(translate("Print", "An 8 or 9 in two cards ends the coup."), "Hanken Grotesk", 9, after=14)
        for line in texts.house_rules(rules):
            self._beside(line.rule, _RULE)
            self._text(f"{line.title}: {line.text}", "Hanken Grotesk", 9, after=3, left=_RULE)
        self._y += 11
        self._figures(translate("Print", "In figures"), translate("Print", "Chance"), translate("Print", "Gain"), 11)
        for row in house_figures(rules):
            self._figures(row.title, row.chance, row.gain, 9)
        self._text(texts.figures_note(rules), "Hanken Grotesk", 9, after=0)

    def _figures(self, title: str, chance: str, gain: str, size: int) -> None:
        """A bet and its figures, these under each other."""
        self._beside(chance, _FIGURE, left=_BET, size=size)
        self._beside(gain, _FIGURE, left=_BET + _FIGURE, size=size)
        self._text(title, "Hanken Grotesk", size, after=3)

    def _beside(self, text: str, width: float, *, left: float = 0, size: int = 9) -> None:
        """Writes on the line on which something follows; what does not begin it stands at its end."""
        self._font("Hanken Grotesk", size)
        side = Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft
        self._painter.setPen(_INK)
        self._painter.drawText(QRectF(left, self._y, width, 1000), side, text)

    def _heading(self, text: str) -> None:
        self._text(text, "Hanken Grotesk", 11, after=4)

    def _text(self, text: str, family: str, size: int, *, after: float, left: float = 0) -> None:
        self._font(family, size)
        self._painter.setPen(_INK)
        room = QRectF(left, self._y, self._width - left, 1000)
        taken = self._painter.drawText(room, int(Qt.TextFlag.TextWordWrap), text)
        self._y += taken.height() + after

    def _font(self, family: str, size: int) -> None:
        font = QFont(family)
        font.setPixelSize(size)
        self._painter.setFont(font)

    def _table(self, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[str]]) -> None:
        wide, high = _CELL
        self._font("Hanken Grotesk", 11)
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
