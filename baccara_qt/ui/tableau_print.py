"""The tableau of a house and its bets in figures on a sheet of paper, to lie beside a real table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPageSize, QPen

from baccara_qt.ui.paper import (
    FAINT,
    GREEN,
    INK,
    SERIF,
    Align,
    Block,
    Pen,
    gap,
    lines_of,
    print_pages,
    wrapped,
    written,
)
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.rule_sheet import texts_for

translate = QCoreApplication.translate

_CELL: Final = (40, 20)
"""Width and height of a cell, in points."""

_HEAD: Final = 28
"""Room for the head of a row, in points; for the number of a rule as well."""

_HIGH: Final = 12.5
"""Height of a line, in points."""

_BET: Final = 150
"""Room for the name of a bet, in points."""

_FIGURE: Final = 80
"""Room for a figure of a bet, in points."""

# On paper: what draws is dark, what stands is white, what is free is pale gold.
_FREE: Final = QColor("#e8cd94")
_WHITE: Final = QColor("#ffffff")


def tableau_page(rules: Any, paper: QPageSize.PageSizeId) -> bytes:
    """The tableau of these rules on one page, in PDF; the figures need numpy."""
    return print_pages(_title(rules), lambda width: list(_blocks(rules, width)), paper)


def _title(rules: Any) -> str:
    name = preset_name(rules.preset)
    # The presets of Punto Banco are named by their game
    return name if rules.game == "punto_banco" else translate("Print", "Baccara chemin de fer: {0}").format(name)


def _blocks(rules: Any, width: float) -> Iterator[Block]:
    texts = texts_for(rules)
    words, totals = texts.tableau_words(rules), [str(total) for total in range(8)]
    third = ["0", translate("Print", "A"), *map(str, range(2, 10)), translate("Print", "none")]
    yield written(_title(rules), 28, size=19, family=SERIF)
    yield gap(10)
    yield from _tableau(words.ponte, [""], totals, [texts.ponte_tableau(rules)])
    yield from _tableau(words.banker, totals, third, texts.banker_tableau(rules))
    yield from wrapped(words.legend, width, 9)
    yield from wrapped(translate("Print", "An 8 or 9 in two cards ends the coup."), width, 9)
    yield gap(8)
    for rule in texts.house_rules(rules):
        for n, text in enumerate(lines_of(f"{rule.title}: {rule.text}", width - _HEAD, 9)):
            yield Block(_HIGH, partial(_rule, number="" if n else rule.rule, text=text))
    yield gap(8)
    yield from _figures(rules)
    yield from wrapped(texts.figures_note(rules), width, 9, colour=FAINT)


def _tableau(
    title: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[str]]
) -> Iterator[Block]:
    yield written(title, 22, size=13, family=SERIF)
    yield Block((len(rows) + 1) * _CELL[1], partial(_cells, rows=rows, columns=columns, cells=cells))
    yield gap(10)


def _cells(pen: Pen, y: float, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[str]]) -> None:
    wide, high = _CELL
    for column, name in enumerate(columns):
        _write(pen, QRectF(_HEAD + column * wide, y, wide, high), name, FAINT)
    for row, verdicts in enumerate(cells, 1):
        _write(pen, QRectF(0, y + row * high, _HEAD, high), rows[row - 1], FAINT)
        for column, verdict in enumerate(verdicts):
            _cell(pen, QRectF(_HEAD + column * wide, y + row * high, wide, high), verdict)


def _cell(pen: Pen, box: QRectF, verdict: str) -> None:
    pen.painter.setPen(QPen(FAINT, 0.5))
    pen.painter.setBrush({"D": GREEN, "S": _WHITE}.get(verdict, _FREE))
    pen.painter.drawRect(box)
    letter = {"D": translate("Print", "D"), "S": translate("Print", "S")}.get(verdict, "?")
    _write(pen, box, letter, _WHITE if verdict == "D" else INK)


def _write(pen: Pen, box: QRectF, text: str, colour: QColor) -> None:
    pen.text(text, box, size=10, colour=colour, align=Align.AlignHCenter)


def _rule(pen: Pen, y: float, number: str, text: str) -> None:
    pen.text(number, QRectF(0, y, _HEAD, _HIGH), size=9, colour=FAINT)
    pen.text(text, QRectF(_HEAD, y, pen.width - _HEAD, _HIGH), size=9)


def _figures(rules: Any) -> Iterator[Block]:
    """The bets and their figures, these under each other."""
    from baccara_qt.ui.odds_texts import house_figures  # noqa: PLC0415 - it needs numpy

    yield written(translate("Print", "In figures"), 20, size=13, family=SERIF)
    heads = translate("Print", "Chance"), translate("Print", "Gain")
    yield Block(_HIGH, partial(_bet, title="", figures=heads, ink=FAINT))
    for row in house_figures(rules):
        yield Block(_HIGH, partial(_bet, title=row.title, figures=(row.chance, row.gain)))
    yield gap(4)


def _bet(pen: Pen, y: float, title: str, figures: tuple[str, str], ink: QColor = INK) -> None:
    pen.text(title, QRectF(0, y, _BET, _HIGH), size=9)
    for n, figure in enumerate(figures):
        pen.text(figure, QRectF(_BET + n * _FIGURE, y, _FIGURE, _HIGH), size=9, colour=ink, align=Align.AlignRight)
