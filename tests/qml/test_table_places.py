"""Where everything lies at a table of chemin de fer, at any number of seats and whoever has the bank: all apart."""

import json
import os
from collections.abc import Iterator
from itertools import product
from math import hypot

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.placing import along
from tests.qml.places import Kinds, area, covered, disc, rect, titles

PROBE = """
import QtQuick
import "table"

Item {
    id: probe

    property var places: []
    property int banker: 0
    property bool garaged: true
    required property var lying
    required property string bank

    TableGeometry {
        id: g

        width: probe.width
        height: probe.height
        places: probe.places
        shoeSeat: probe.banker
        bankFigure: sum.width
        garaged: probe.garaged
    }

    Text {
        id: sum

        text: probe.bank
        font.family: "Source Serif Pro"
        font.pixelSize: Math.max(15, 26 * g.u)
    }

    component Area: HandArea {
        objectName: hand
        geometry: g
        title: hand
        points: "7"
        live: true
        places: 3
    }

    Area { hand: "ponte" }
    Area { hand: "bank" }

    Repeater {
        model: probe.lying

        ChipHeap {
            required property var modelData

            objectName: modelData.name
            geometry: g
            place: modelData.place
            seat: Math.min(modelData.seat, g.places.length)
            text: modelData.text
            stacks: modelData.stacks
        }
    }

    Repeater {
        model: probe.lying

        StakeFigure {
            required property var modelData

            objectName: modelData.name
            geometry: g
            place: modelData.place
            seat: Math.min(modelData.seat, g.places.length)
            text: modelData.text
            amount: 0
        }
    }

    function card(spot: var): var {
        return [spot.x, spot.y, spot.height * 5 / 7, spot.height, spot.angle];
    }

    function found(): string {
        const cards = [], held = [], corner = [], numbers = [];
        for (let seat = 1; seat <= g.places.length; ++seat) {
            const number = g.before(seat, 48 * g.u, 0);
            numbers.push([seat, number.x, number.y, Math.max(22, 38 * g.u)]);
            for (const order of seat === probe.banker ? [] : [0, 1]) {
                const rest = g.cardSpot({ "place": "holder", "seat": seat, "order": order });
                held.push([seat + ".resting " + order, card(rest)]);
                held.push([seat + ".looked at " + order, card(g.taken(rest, order, 1))]);
            }
        }
        for (const order of [0, 1]) {
            if (probe.banker > 0)
                corner.push([order, card(g.cardSpot({ "place": "corner", "seat": probe.banker, "order": order }))]);
        }
        for (const hand of ["ponte", "bank"]) {
            for (const order of [0, 1, 2])
                cards.push([hand + " " + order, card(g.cardSpot({ "place": hand, "order": order }))]);
        }
        const shoe = g.shoe(probe.banker);
        const heap = g.chipSpot({ "place": "bank" });
        const left = heap.x + g.bankChips / 2 + 10 * g.u;
        const all = { "u": g.u, "cx": g.cx, "cy": g.cy, "top": g.feltTop, "letters": [g.letters(12.5), g.letters(19)] };
        all.sum = [left + sum.width / 2, heap.y, sum.width, 0.7 * sum.font.pixelSize];
        all.card = g.heldCard * 5 / 7;
        all.shoe = [shoe.x, shoe.y, 112 * g.u * g.shoeScale, 60 * g.u * g.shoeScale, shoe.angle];
        return JSON.stringify(Object.assign(all, { cards, held, corner, numbers }));
    }
}
"""

SIZES = ((746, 527), (1130, 775), (2064, 1239), (746, 640))
"""Of the scene: in windows of 1024x640, 1440x900 and 2560x1440, and in a lesson."""

COUNTS = tuple(range(2, 15))
"""Of seats. Each is tried in one of the sizes, or in all of them with BACCARA_SOAK=1."""

STAKES = (29000, 118500, 234550)
"""*Avec la table* against a bank of 585, a *banco* of many chips, and one to the cent."""

APART = (
    *product(
        ("chips", "figure"), ("number", "shoe", "card", "title", "corner", "held", "house", "bank", "banner"), (None,)
    ),
    ("chips", "chips", False),
    ("chips", "figure", None),
    ("figure", "figure", False),
    ("number", "shoe", None),
    ("number", "corner", None),
    ("number", "held", None),
    ("number", "house", None),
    ("card", "shoe", None),
    ("card", "corner", None),
    ("card", "title", None),
    ("card", "banner", None),
    ("shoe", "title", None),
    ("shoe", "held", None),
    ("shoe", "bank", None),
    ("shoe", "house", None),
    ("shoe", "banner", None),
    ("corner", "held", None),
    ("corner", "title", None),
    ("corner", "bank", None),
    ("corner", "house", None),
    ("held", "bank", None),
    ("held", "house", None),
    ("bank", "bank", False),
    ("bank", "card", None),
    ("bank", "title", None),
    ("bank", "house", None),
    ("banner", "title", None),
)
"""What may not lie on what: by its owner, not by its owner's own, or by any."""


def box(item: QQuickItem) -> QRectF:
    """Where an item is."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def heap(item: QQuickItem) -> Iterator[QPolygonF]:
    """Around the chips of each stack of a heap."""
    for stack in item.childItems()[0].childItems():
        chips = [box(chip) for chip in stack.childItems() if chip.inherits("QQuickImage")]
        if chips:
            yield QPolygonF(chips[0].united(chips[-1]))


def lying(bank: int, garage: int) -> list[dict[str, object]]:
    """Stakes before every seat, a bank and a garage of so many cents."""
    heaps = [(f"{seat}.{n}", "stake", seat, cents) for seat in range(1, 15) for n, cents in enumerate(STAKES)]
    heaps += [("the bank", "bank", 0, bank), ("the garage", "garage", 0, garage)]
    return [
        {"name": name, "place": place, "seat": seat, "text": money_text(cents), "stacks": stacks(cents)}
        for name, place, seat, cents in heaps
    ]


@pytest.fixture(scope="module")
def table(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(PROBE.encode(), resources.url("qml/Probe.qml"))
    assert component.isReady(), component.errorString()
    probe = component.createWithInitialProperties({"lying": lying(234550, 118500), "bank": money_text(234550)})
    yield probe
    probe.deleteLater()
    engine.deleteLater()


@pytest.fixture
def rich(table):
    """The same, after the bank of somebody who has billions."""
    lay(table, 39500, 123456749500)
    yield table
    lay(table, 234550, 118500)


def lay(probe: QQuickItem, bank: int, garage: int) -> None:
    """Another bank and garage."""
    probe.setProperty("bank", money_text(bank))
    probe.setProperty("lying", lying(bank, garage))
    # What lay there is gone
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def shapes(probe: QQuickItem) -> tuple[float, Kinds]:
    """Everything by its kind, and the unit it is measured in."""
    at = json.loads(probe.found())
    seats, banker = len(at["numbers"]), probe.property("banker")
    u, cx, cy, top = at["u"], at["cx"], at["cy"], at["top"]
    small, large = at["letters"]
    kinds: dict[str, list[tuple[str, QPolygonF]]] = {"chips": [], "figure": [], "bank": []}
    for item in probe.childItems():
        whose = item.objectName().split(".")[0]
        if whose.isdigit() and seats >= int(whose) != banker:
            if item.inherits("QQuickRectangle"):
                kinds["figure"].append((item.objectName(), QPolygonF(box(item).adjusted(4, 2, -4, -2))))
            else:
                kinds["chips"] += [(item.objectName(), stack) for stack in heap(item)]
        elif whose in ("the bank", "the garage") and not item.inherits("QQuickRectangle"):
            kinds["bank"] += [(whose, stack) for stack in heap(item)]
    kinds["bank"] += [("sum", rect(*at["sum"])), ("note", rect(cx, cy - 148 * u + 0.65 * small, 300 * u, 0.8 * small))]
    kinds["number"] = [(str(seat), disc(x, y, wide)) for seat, x, y, wide in at["numbers"]]
    for kind in ("held", "corner"):
        kinds[kind] = [(str(name), rect(*card)) for name, card in at[kind]]
    kinds["card"] = [(name, rect(*card)) for name, card in at["cards"]]
    kinds["shoe"] = [("shoe", rect(*at["shoe"]))]
    kinds["title"] = list(titles(probe, "ponte", "bank"))
    kinds["house"] = [
        ("cagnotte", rect(cx - 112 * u, top + 50 * u, 58 * u, 34 * u)),
        ("ticket", rect(cx - 112 * u, top + 67 * u + 2 + 0.65 * small, 50 * u, 0.8 * small)),
        ("slot", rect(cx, top + 66 * u, 104 * u, 21 * u)),
        ("rake", rect(cx + 108 * u, top + 61 * u, 124 * u, 14 * u, -6)),
        ("rake’s head", rect(cx + 150 * u, top + 57 * u, 40 * u, 34 * u, -6)),
    ]
    high = 1.28 * large + 12 * u
    kinds["banner"] = [("result", rect(cx, cy + 102 * u + high / 2, 330 * u, high))]
    return u, kinds


def seen(item: QQuickItem) -> Iterator[float]:
    """How much of the uppermost face of each stack of a heap no other stack hides."""
    stacks = list(heap(item))
    for at, stack in enumerate(stacks):
        around = stack.boundingRect()
        high = 0.9 * around.width()
        face = left = disc(around.center().x(), around.top() + high / 2, around.width(), high)
        for above in stacks[at + 1 :]:
            left = left.subtracted(above)
        yield area(left) / area(face)


def heaps(probe: QQuickItem, whose: str) -> list[QQuickItem]:
    """The heaps of chips with that name."""
    named = [item for item in probe.childItems() if item.objectName().split(".")[0] == whose]
    return [item for item in named if not item.inherits("QQuickRectangle")]


def sit(probe: QQuickItem, seats: int, banker: int) -> None:
    """So many seats, one of which has the bank."""
    probe.setProperty("banker", 1)
    probe.setProperty("places", [along(seat, seats) for seat in range(1, seats + 1)])
    probe.setProperty("banker", banker)


def apart(one: QPolygonF, other: QPolygonF) -> float:
    """How far two shapes are from each other: 0 if they touch."""
    if not one.intersected(other).isEmpty():
        return 0.0
    ways = [(one, other), (other, one)]
    return min(_far(a.at(n), b.at(m), b.at(m + 1)) for a, b in ways for n in range(4) for m in range(4))


def _far(point: QPointF, start: QPointF, end: QPointF) -> float:
    side, way = end - start, point - start
    share = max(0.0, min(1.0, QPointF.dotProduct(way, side) / QPointF.dotProduct(side, side)))
    left = way - share * side
    return hypot(left.x(), left.y())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_c11_the_banks_cards_lie_under_the_corner_of_the_shoe_whoever_has_the_bank(table, size):
    table.setSize(QSizeF(*size))
    far = {}
    for seats in COUNTS[SIZES.index(size) :: len(SIZES)]:
        for banker in range(1, seats + 1):
            sit(table, seats, banker)
            at = json.loads(table.found())
            shoe = rect(*at["shoe"])
            far[seats, banker] = max(apart(rect(*card), shoe) / at["card"] for _, card in at["corner"])
    assert {at: widths for at, widths in far.items() if widths > 0.5} == {}


@pytest.mark.parametrize("seats", [9, 14])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_chip_of_up_to_five_kinds_can_be_told(table, size, seats):
    table.setSize(QSizeF(*size))
    sit(table, seats, 1)
    hidden = {}
    for whose, least in (("2", 0.5), ("the bank", 0.8), ("the garage", 0.8)):
        for item in heaps(table, whose):
            hidden[item.objectName()] = [round(share, 2) for share in seen(item) if share < least]
    assert {name: shares for name, shares in hidden.items() if shares} == {}


@pytest.mark.parametrize("seats", [2, 9, 14])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_c8_a_garage_of_billions_keeps_clear_of_the_stakes_and_every_plaque_can_be_told(rich, size, seats):
    rich.setSize(QSizeF(*size))
    sit(rich, seats, 1)
    u, kinds = shapes(rich)
    near = [
        (whose, name)
        for (whose, stack), (name, chips) in product(kinds["bank"], kinds["chips"])
        if apart(QPolygonF(stack.boundingRect()), QPolygonF(chips.boundingRect())) < 3 * u
    ]
    told = [share for whose in ("the bank", "the garage") for item in heaps(rich, whose) for share in seen(item)]
    assert near == []
    assert min(told) > 0.75


def test_c8_the_bank_glides_aside_for_a_wide_garage_but_not_with_the_window(rich, qtbot):
    rich.setSize(QSizeF(*SIZES[1]))
    sit(rich, 9, 1)

    def left() -> float:
        """Of the middle, in units."""
        at = json.loads(rich.found())
        return (at["sum"][0] - at["cx"]) / at["u"]

    beside = left()
    rich.setProperty("garaged", False)
    assert left() == pytest.approx(beside)
    qtbot.waitUntil(lambda: beside < left() < 0)
    qtbot.waitUntil(lambda: left() > 30)
    alone = left()
    rich.setProperty("garaged", True)
    assert left() == pytest.approx(alone)
    qtbot.waitUntil(lambda: left() == pytest.approx(beside))
    rich.setSize(QSizeF(*SIZES[2]))
    there = left()
    qtbot.wait(50)
    assert left() == there == pytest.approx(beside, abs=2)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_lies_on_anything_at_any_number_of_seats_and_whoever_has_the_bank(table, size):
    table.setSize(QSizeF(*size))
    first = SIZES.index(size)
    wrong = {}
    for seats in COUNTS if os.environ.get("BACCARA_SOAK") == "1" else COUNTS[first :: len(SIZES)]:
        for banker in range(1, seats + 1):
            sit(table, seats, banker)
            wrong[seats, banker] = list(covered(*shapes(table), APART))
    assert {at: lines for at, lines in wrong.items() if lines} == {}
