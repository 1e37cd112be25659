"""Pages to print: blocks one below the other, as many pages as they need, each with its number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from baccara_qt.session.progress import Progress, told, unheard

translate = QCoreApplication.translate

_DOTS: Final = 288
"""Dots per inch; a quarter of one is a point."""

_POINT: Final = _DOTS / 72
_FINE: Final = 10
"""Sizes of letters are whole numbers for Qt: they are counted in tenths of points."""

_MARGIN_MM: Final = 16
_FOOT: Final = 26.0
"""Room for the foot of a page, in points."""

INK: Final = QColor("#16130c")
FAINT: Final = QColor("#5c6660")
LINE: Final = QColor("#d5d0c2")
GOLD: Final = QColor("#8a6a24")
GREEN: Final = QColor("#14543f")
RED: Final = QColor("#9c2a20")

SERIF: Final = "Source Serif Pro"
SANS: Final = "Hanken Grotesk"

_LETTER_LANDS: Final = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.Colombia,
        QLocale.Country.Chile,
        QLocale.Country.Venezuela,
    }
)

Align = Qt.AlignmentFlag

_SHORT: Final = 2
"""A text of so few signs has no room for an ellipsis."""

_FLAGS: Final = {
    align: int(align | Align.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
    for align in (Align.AlignLeft, Align.AlignRight, Align.AlignHCenter)
}


def usual_paper() -> QPageSize.PageSizeId:
    """The size of paper in the user's country."""
    letter = QLocale.system().territory() in _LETTER_LANDS
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


class Pen:
    """Writes and draws on a page; all measures in points.

    Attributes:
        width: Of what can be printed on.
        painter: For what is neither text nor line.
    """

    def __init__(self, painter: QPainter, width: float) -> None:
        self.painter = painter
        self.width = width
        self._letterings: dict[tuple[str, float, bool], tuple[QFont, QFontMetricsF]] = {}

    def text(
        self,
        text: str,
        box: QRectF,
        *,
        size: float = 8,
        family: str = SANS,
        colour: QColor = INK,
        align: Align = Align.AlignLeft,
        bold: bool = False,
    ) -> None:
        """Writes a line into a box, halfway up; what is too long ends in an ellipsis."""
        font, metrics = self._lettering(family, size, bold=bold)
        self.painter.save()
        self.painter.scale(1 / _FINE, 1 / _FINE)
        self.painter.setFont(font)
        self.painter.setPen(colour)
        fine = QRectF(box.x() * _FINE, box.y() * _FINE, box.width() * _FINE, box.height() * _FINE)
        short = text
        if len(text) > _SHORT:
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, fine.width())
        self.painter.drawText(fine, _FLAGS[align], short)
        self.painter.restore()

    def _lettering(self, family: str, size: float, *, bold: bool) -> tuple[QFont, QFontMetricsF]:
        """A font and its measures, made once: a long report has a million texts."""
        key = family, size, bold
        if key not in self._letterings:
            font = _lettering(family, size, bold=bold)
            self._letterings[key] = font, QFontMetricsF(font)
        return self._letterings[key]

    def rule(self, y: float, left: float = 0, right: float | None = None, *, colour: QColor = LINE) -> None:
        """Draws a hairline across."""
        self.painter.setPen(QPen(colour, 0.5))
        self.painter.drawLine(QPointF(left, y), QPointF(self.width if right is None else right, y))


class Block(NamedTuple):
    """Something that is not torn apart.

    Attributes:
        height: In points.
        draw: Draws it, its upper edge at this height.
        head: What is repeated above it where it begins a page.
        follows: So much must have room below it on the same page.
    """

    height: float
    draw: Callable[[Pen, float], None]
    head: Block | None = None
    follows: float = 0


def written(
    text: str, height: float, *, size: float = 8, family: str = SANS, colour: QColor = INK, follows: float = 0
) -> Block:
    """A line of text across the page."""

    def draw(pen: Pen, y: float) -> None:
        pen.text(text, QRectF(0, y, pen.width, height), size=size, family=family, colour=colour)

    return Block(height, draw, follows=follows)


def gap(height: float) -> Block:
    """Empty space."""
    return Block(height, lambda _pen, _y: None)


def text_width(text: str, size: float, *, family: str = SANS, bold: bool = False) -> float:
    """How wide a line of text is."""
    return QFontMetricsF(_lettering(family, size, bold=bold)).horizontalAdvance(text) / _FINE


def _lettering(family: str, size: float, *, bold: bool = False) -> QFont:
    """A font in tenths of points, whose figures are all of one width."""
    font = QFont(family)
    font.setPixelSize(round(size * _FINE))
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    # Joined letters print well, but are copied out of a PDF as another sign: no check sum would survive it.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def lines_of(text: str, width: float, size: float) -> list[str]:
    """The lines in which a text fits into this width."""
    line, lines = "", list[str]()
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size) > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def wrapped(text: str, width: float, size: float, *, colour: QColor = INK) -> Iterator[Block]:
    """A text in as many lines as it needs."""
    for line in lines_of(text, width, size):
        yield written(line, size * 1.45, size=size, colour=colour)


def print_pages(
    title: str,
    blocks: Callable[[float], Sequence[Block]],
    paper: QPageSize.PageSizeId,
    progress: Progress = unheard,
) -> bytes:
    """Prints blocks into a PDF.

    Args:
        title: What the document is called; it stands at the foot of each page.
        blocks: Gives them for a width in points.
        paper: Size of the pages.
        progress: Is told which part is done.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Baccara")
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(QPageSize(paper), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
    )
    width, room = writer.width() / _POINT, writer.height() / _POINT
    pages = list(_pages(blocks(width), room - _FOOT))
    painter = QPainter(writer)
    try:
        painter.scale(_POINT, _POINT)
        pen = Pen(painter, width)
        for number, page in enumerate(told(pages, len(pages), progress), 1):
            if number > 1:
                writer.newPage()
            for y, block in page:
                block.draw(pen, y)
            _foot(pen, room, title, translate("Print", "Page {0} of {1}").format(number, len(pages)))
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _pages(blocks: Sequence[Block], room: float) -> Iterator[list[tuple[float, Block]]]:
    page: list[tuple[float, Block]] = []
    y = 0.0
    for block in blocks:
        if page and y + block.height + block.follows > room:
            yield page
            page, y = [], 0.0
            if block.head is not None:
                page.append((y, block.head))
                y += block.head.height
        page.append((y, block))
        y += block.height
    yield page


def _foot(pen: Pen, room: float, title: str, number: str) -> None:
    y = room - _FOOT / 2
    pen.rule(y)
    box = QRectF(0, y, pen.width, _FOOT / 2)
    pen.text(title, box.adjusted(0, 0, -90, 0), size=7.5, colour=FAINT)
    pen.text(number, box, size=7.5, colour=FAINT, align=Align.AlignRight)
