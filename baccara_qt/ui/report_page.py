"""The report of a session on paper: its figures, the curve of the purse, every coup, and what proves its shoes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPageSize

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.session.progress import Progress, unheard
from baccara_qt.session.report import Report, Shoe
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.coup_table import coup_blocks
from baccara_qt.ui.evening import how_it_went, in_figures
from baccara_qt.ui.paper import FAINT, GOLD, INK, LINE, SERIF, Align, Block, Pen, gap, print_pages, wrapped, written
from baccara_qt.ui.report_plots import OUTCOMES, PURSE, draw_outcomes, draw_purse
from baccara_qt.ui.report_text import heading, place_and_time, shoe_sentence
from baccara_qt.ui.session_list import table_name

translate = QCoreApplication.translate


def report_pages(report: Report, paper: QPageSize.PageSizeId, progress: Progress = unheard) -> bytes:
    """The report of a session as a PDF; tells how far it is."""
    return print_pages(table_name(report.summary), lambda width: list(_blocks(report, width)), paper, progress)


def _blocks(report: Report, width: float) -> Iterator[Block]:
    yield Block(40, partial(_title, report=report))
    yield from wrapped(place_and_time(report), width, 9, colour=FAINT)
    yield gap(14)
    rows = [coup.row for coup in report.coups]
    yield from _figures(rows, report)
    if report.summary.human and rows:
        yield gap(12)
        yield Block(PURSE, partial(draw_purse, rows=rows))
    if rows:
        yield gap(12)
        yield Block(OUTCOMES, partial(draw_outcomes, rows=rows))
        yield gap(16)
        yield from coup_blocks(report)
    yield gap(16)
    yield from _shoes(report, width)


def _title(pen: Pen, y: float, report: Report) -> None:
    pen.text("BACCARA", QRectF(0, y, pen.width, 10), size=7, colour=GOLD, bold=True)
    pen.text(table_name(report.summary), QRectF(0, y + 10, pen.width, 28), size=21, family=SERIF)


def _figures(rows: Sequence[CoupRow], report: Report) -> Iterator[Block]:
    """How the session went, in two columns."""
    title, lines = how_it_went(rows, report.summary.human), in_figures(rows, report.summary.human)
    yield written(title, 20, size=13, family=SERIF)
    half = -(-len(lines) // 2)
    for at in range(half):
        pair = [lines[at], *lines[at + half : at + half + 1]]
        yield Block(16, partial(_pair, pair=pair))


def _pair(pen: Pen, y: float, pair: Sequence[tuple[str, str]]) -> None:
    wide = (pen.width - 24) / 2
    for n, (title, amount) in enumerate(pair):
        left = n * (wide + 24)
        box = QRectF(left, y, wide, 16)
        pen.rule(y + 16, left, left + wide)
        pen.text(title, box.adjusted(0, 0, -90, 0), size=9, colour=FAINT)
        pen.text(amount, box, size=9, align=Align.AlignRight)


def _shoes(report: Report, width: float) -> Iterator[Block]:
    yield written(translate("Print", "What proves the shoes"), 22, size=13, family=SERIF, follows=60)
    yield from wrapped(shoe_sentence(report), width, 8, colour=FAINT)
    yield gap(6)
    for shoe in report.shoes:
        yield Block(40, partial(_shoe, shoe=shoe))


def _shoe(pen: Pen, y: float, shoe: Shoe) -> None:
    left = 96.0
    pen.rule(y, colour=LINE)
    name = translate("Print", "Shoe {0}").format(number_text(shoe.number))
    pen.text(name, QRectF(0, y + 4, left, 12), size=9, bold=True)
    for n, (title, value) in enumerate(heading(shoe)):
        row = QRectF(left, y + 4 + 15 * n, pen.width - left, 12)
        pen.text(title, row, size=8, colour=FAINT)
        pen.text(value, row.adjusted(74, 0, 0, 0), size=8, colour=INK if shoe.seed or not n else FAINT)
