"""Looks at a window as a strict reader does: what cannot be read, what lies over what, what sticks out.

Everything is found in the tree of items, whatever page is open, and measured in logical pixels. A text that may be
shortened, because nobody can know how long it gets (a guest's name, a file's), says so on its item, and so does what
is on its way over others, under which nobody need read at this moment:

    readonly property bool mayShorten: true
    readonly property bool passes: true
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from math import hypot
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath, QPolygonF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

LETTERS: Final = 4.5
"""Least contrast of letters with their ground (WCAG 2.2, 1.4.3)."""

SIGNS: Final = 3.0
"""Least contrast of a sign without letters, and of what cannot be pressed now, for which the norm asks nothing."""

SMALLEST: Final = 10
"""Least height of a font in logical pixels."""

_SLACK: Final = 1.0
"""Pixels by which rounding may move an edge."""

_SEEN: Final = 12
"""How much of 255 may change of a pixel that is not one of the letters."""

_WRITTEN: Final = ("QQuickText", "QQuickTextInput", "QQuickTextEdit")
_CONTROLS: Final = ("QQuickAbstractButton", "QQuickTextInput", "QQuickSlider", "QQuickComboBox")


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be.

    Attributes:
        kind: ``cut``, ``outside``, ``overlap``, ``covered``, ``over a card``, ``over chips``, ``small``, ``contrast``.
        where: The QML types around it, the outermost first.
        text: What it says.
        detail: How much.
    """

    kind: str
    where: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: “{self.text}” {self.detail}"


@dataclass(frozen=True, eq=False)
class Seen:
    """An item somebody can see.

    Attributes:
        box: Where it is in the window.
        room: What of the window its ancestors leave it.
        rolls: Whether it can be scrolled into sight.
        over: The popup it belongs to.
    """

    item: QQuickItem
    box: QRectF
    room: QRectF
    rolls: bool
    opacity: float
    over: QQuickItem | None

    @property
    def sight(self) -> QRectF:
        """What one sees of it."""
        return self.box.intersected(self.room)

    @property
    def where(self) -> str:
        """The QML types around it, the outermost first."""
        return _where(self.item)

    @property
    def text(self) -> str:
        """What it says, or what is said of it."""
        return str(self.item.property("text") or self.item.property("spoken") or "")

    def finding(self, kind: str, detail: str) -> Finding:
        """Something about it."""
        return Finding(kind, self.where, self.text.replace("\n", " ")[:60], detail)


@dataclass
class _Tree:
    """All that is seen, in the order of the items."""

    seen: list[Seen] = field(default_factory=list)
    popups: list[Seen] = field(default_factory=list)

    def walk(self, item: QQuickItem, room: QRectF, rolls: bool, opacity: float, over: QQuickItem | None) -> None:
        """Goes down from an item whose own surroundings are given."""
        opacity *= item.opacity()
        if not item.isVisible() or opacity < 0.05:
            return
        if item.inherits("QQuickPopupItem"):
            over = item
            self.popups.append(Seen(item, _box(item), room, rolls, opacity, over))
        self.seen.append(Seen(item, _written(item) if _is(item, _WRITTEN) else _box(item), room, rolls, opacity, over))
        if item.clip():
            room, rolls = room.intersected(_box(item)), rolls or item.inherits("QQuickFlickable")
        for child in item.childItems():
            self.walk(child, room, rolls, opacity, over)

    def in_front(self) -> list[Seen]:
        """What no popup hides: with one that dims the rest, only what is on it."""
        front = self.popups[-1:]
        if front and any(each.item.inherits("QQuickOverlay") and len(each.item.childItems()) > 1 for each in self.seen):
            return [each for each in self.seen if each.over is front[0].item]
        return [
            each
            for each in self.seen
            if not any(popup.item is not each.over and popup.box.intersects(each.box) for popup in front)
        ]


def look(window: QQuickWindow) -> list[Finding]:
    """Everything that is wrong with what a window shows now."""
    # Drawn once, everything has its place, however busy the machine
    window.grabWindow()
    seen = visible(window)
    written = [each for each in seen if _is(each.item, _WRITTEN) and str(each.item.property("text")).strip()]
    read = [each for each in written if not each.sight.isEmpty()]
    return [
        *_cut(written, _box(window.contentItem())),
        *_overlaps(read),
        *_on_cards(seen, read),
        *_on_chips(seen, read),
        *_small(read),
        *_faint(window, seen, read),
    ]


def smallest(window: QQuickWindow) -> float:
    """The height in pixels of the smallest letters that a window shows now."""
    return min(_height(each.item) for each in visible(window) if _is(each.item, _WRITTEN))


def visible(window: QQuickWindow) -> list[Seen]:
    """Everything one can see now, or scroll into sight."""
    content = window.contentItem()
    tree = _Tree()
    tree.walk(content, _box(content), rolls=False, opacity=1.0, over=None)
    return tree.in_front()


def _cut(written: list[Seen], window: QRectF) -> Iterator[Finding]:
    for each in written:
        item = each.item
        if not item.property("mayShorten") and item.inherits("QQuickText"):
            wide, high = item.property("contentWidth") - item.width(), item.property("contentHeight") - item.height()
            if item.property("truncated"):
                yield each.finding("cut", f"in {item.width():.0f} pixels")
            elif wide > _SLACK:
                yield each.finding("cut", f"{wide:.0f} pixels wider than its place")
            elif high > _SLACK and item.property("lineCount") > 1:
                yield each.finding("cut", f"{high:.0f} pixels higher than its place")
        room = each.room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        if each.rolls:
            if each.box.left() < room.left() or each.box.right() > room.right():
                yield each.finding("outside", f"{_size(each.box)} in {_size(room)}")
        elif not room.contains(each.box):
            what = "outside" if not window.adjusted(-1, -1, 1, 1).contains(each.box) else "cut"
            yield each.finding(what, f"{_size(each.box)} in {_size(room)}")


def _overlaps(read: list[Seen]) -> Iterator[Finding]:
    inks = {each: _ink(each) for each in read}
    for one, other in combinations(read, 2):
        if not one.box.intersects(other.box) or _related(one.item, other.item):
            continue
        common = inks[one].intersected(inks[other]).boundingRect()
        if common.width() > _SLACK and common.height() > _SLACK:
            yield one.finding(
                "overlap", f"with “{other.item.property('text')}” of {_where(other.item)}: {_size(common)}"
            )


def _on_cards(seen: list[Seen], read: list[Seen]) -> Iterator[Finding]:
    cards = [each for each in seen if _type(each.item) == "CardItem"]
    able = [each for each in seen if _is(each.item, _CONTROLS) and each.item.isEnabled()]
    for each in [*able, *read]:
        for card in cards:
            common = each.sight.intersected(card.box)
            if common.width() > _SLACK and common.height() > _SLACK and not _related(each.item, card.item):
                yield each.finding("over a card", f"{_size(common)} of {card.item.property('spoken')}")
                break


def _on_chips(seen: list[Seen], read: list[Seen]) -> Iterator[Finding]:
    """Letters over chips, and chips over cards."""
    chips = [each for each in seen if each.item.inherits("QQuickImage") and "/chips/" in _source(each.item)]
    for each in read:
        ink = _ink(each)
        for chip in chips:
            common = ink.intersected(_round(chip.sight)).boundingRect() if each.box.intersects(chip.sight) else QRectF()
            if common.width() > _SLACK and common.height() > _SLACK:
                yield each.finding("over chips", f"{_size(common)} of {_source(chip.item).rpartition('/')[2]}")
                break
    cards = [each for each in seen if _type(each.item) == "CardItem"]
    for card in cards:
        for chip in chips:
            common = _round(chip.sight).intersected(_outline(card.item)).boundingRect()
            if common.width() > _SLACK and common.height() > _SLACK:
                yield card.finding("over chips", f"{_size(common)} of {_source(chip.item).rpartition('/')[2]}")
                break


def _small(read: list[Seen]) -> Iterator[Finding]:
    for each in read:
        size = _height(each.item)
        if size < SMALLEST - 0.5:
            yield each.finding("small", f"{size:.1f} pixels")


def _faint(window: QQuickWindow, seen: list[Seen], read: list[Seen]) -> Iterator[Finding]:
    """Compares letters with the ground behind them, which is seen when they are away for a moment."""
    with _away([each.item for each in seen if each.item.property("passes")]):
        shown = _pixels(window.grabWindow())
        with _away([each.item for each in read]):
            ground = _pixels(window.grabWindow())
        # What moves is neither letters nor their ground
        again = _pixels(window.grabWindow())
    ratio = shown.shape[1] / window.width()
    fades = [each.box for each in seen if _type(each.item) == "MoreBelow"]
    for each in read:
        if each.rolls and any(each.sight.intersects(fade) for fade in fades):
            continue
        left, right = round(each.sight.left() * ratio), round(each.sight.right() * ratio)
        top, bottom = round(each.sight.top() * ratio), round(each.sight.bottom() * ratio)
        before, behind, after = (pixels[top:bottom, left:right] for pixels in (shown, ground, again))
        rests = ~_changed(before, after)
        letters = _changed(before, behind) & rests
        if not letters.any():
            # What is on its way out of a list fades at its edge
            if not each.rolls and rests.all():
                yield each.finding("covered", f"at {_size(each.sight)}")
            continue
        least = _contrast(each.item.property("color"), each.opacity, behind[letters] / 255)
        words, able = any(sign.isalnum() for sign in str(each.item.property("text"))), each.item.isEnabled()
        wanted = LETTERS if words and able else SIGNS if words or able else 1
        if least < wanted - 0.05:
            yield each.finding("contrast", f"{least:.1f} : 1 instead of {wanted}")


@contextmanager
def _away(items: list[QQuickItem]) -> Iterator[None]:
    """Items are not to be seen meanwhile."""
    opacities = [item.opacity() for item in items]
    for item in items:
        item.setOpacity(0)
    yield
    for item, opacity in zip(items, opacities, strict=True):
        item.setOpacity(opacity)


def _contrast(color: QColor, opacity: float, ground: NDArray[np.float64]) -> float:
    """The contrast of a colour with all but the least favourable twentieth of its ground."""
    share = color.alphaF() * opacity
    letters = np.array([color.redF(), color.greenF(), color.blueF()]) * share + ground * (1 - share)
    return float(np.percentile(_ratios(_luminance(letters), _luminance(ground)), 5))


def _ratios(one: NDArray[np.float64], other: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05))


def _luminance(colors: NDArray[np.float64]) -> NDArray[np.float64]:
    linear = np.where(colors <= 0.04045, colors / 12.92, ((colors + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def _changed(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which pixels are seen to differ."""
    red, green, blue = np.moveaxis(np.maximum(one, other) - np.minimum(one, other) > _SEEN, 2, 0)
    return np.asarray(red | green | blue)


def _pixels(image: QImage) -> NDArray[np.uint8]:
    """Red, green and blue of every pixel."""
    image = image.convertToFormat(QImage.Format.Format_RGBX8888)
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return flat[:, : 4 * image.width()].copy().reshape(image.height(), image.width(), 4)[:, :, :3]


def _box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _outline(item: QQuickItem) -> QPolygonF:
    """An item at its angle."""
    wide, high = item.width(), item.height()
    around = ((0, 0), (wide, 0), (wide, high), (0, high), (0, 0))
    return QPolygonF([item.mapToScene(QPointF(x, y)) for x, y in around])


def _round(box: QRectF) -> QPolygonF:
    """What is round in a box."""
    path = QPainterPath()
    path.addEllipse(box)
    return path.toFillPolygon()


def _source(item: QQuickItem) -> str:
    """The address of a picture."""
    return str(item.property("source").toString())


def _written(item: QQuickItem) -> QRectF:
    """Where the letters of an item are in the window, which may be less or more than the item."""
    return item.mapRectToScene(_letters(item))


def _letters(item: QQuickItem) -> QRectF:
    """Where they are in the item."""
    if not item.inherits("QQuickText"):
        return QRectF(0, 0, item.width(), item.height())
    left, right, top, bottom = (item.property(f"{side}Padding") for side in ("left", "right", "top", "bottom"))
    wide, high = item.property("contentWidth"), item.property("contentHeight")
    across, down = _alignment(item)
    x = {2: item.width() - right - wide, 4: (left + item.width() - right - wide) / 2}.get(across, left)
    y = {64: item.height() - bottom - high, 128: (top + item.height() - bottom - high) / 2}.get(down, top)
    return QRectF(x, y, wide, high)


def _ink(each: Seen) -> QPolygonF:
    """What the letters need at their angle: less than the line, which has room for accents and descenders."""
    letters, lines = _letters(each.item), max(1, int(each.item.property("lineCount") or 1))
    # Figures have neither
    words = any(sign.isalpha() for sign in str(each.item.property("text")))
    spare = letters.height() / lines * (0.16 if words else 0.24)
    inner = letters.adjusted(0, spare, 0, -spare)
    corners = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft(), inner.topLeft())
    return QPolygonF([each.item.mapToScene(corner) for corner in corners]).intersected(QPolygonF(each.sight))


def _height(item: QQuickItem) -> float:
    """Of the letters of an item, as it is scaled."""
    origin, down = item.mapToScene(QPointF(0, 0)), item.mapToScene(QPointF(0, 1))
    return float(item.property("font").pixelSize()) * hypot(down.x() - origin.x(), down.y() - origin.y())


def _alignment(item: QQuickItem) -> tuple[int, int]:
    """How a text is aligned; Python cannot read these of its properties, QML can."""
    words = "100 * verticalAlignment + effectiveHorizontalAlignment"
    context = qmlContext(item)
    assert context is not None
    value = QQmlExpression(context, item, words).evaluate()
    down, across = divmod(round(float(value[0] if isinstance(value, tuple) else value)), 100)
    return across, down


def _is(item: QQuickItem, kinds: tuple[str, ...]) -> bool:
    return any(item.inherits(kind) for kind in kinds)


def _type(item: QObject) -> str:
    """The QML file an item is made of, or the type of Qt."""
    return item.metaObject().className().partition("_QML")[0]


def _where(item: QQuickItem) -> str:
    names: list[str] = []
    step: QQuickItem | None = item
    while step is not None:
        if "_QMLTYPE" in step.metaObject().className():
            names.append(_type(step))
        step = step.parentItem()
    return "/".join(dict.fromkeys(reversed(names))) or _type(item)


def _related(one: QQuickItem, other: QQuickItem) -> bool:
    return one.isAncestorOf(other) or other.isAncestorOf(one)


def _size(box: QRectF) -> str:
    return f"{box.width():.0f}x{box.height():.0f} at {box.x():.0f},{box.y():.0f}"
