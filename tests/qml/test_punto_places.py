"""Where everything lies at a table of Punto Banco, at any number of seats: nothing lies on a field or a text."""

import json
from collections.abc import Iterator
from itertools import combinations, product
from math import cos, pi, radians, sin

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.ui import resources
from baccara_qt.ui.punto.fields import printed
from baccara_qt.ui.punto.placing import places, shares

PROBE = """
import QtQuick
import "punto"
import "table"

Item {
    id: probe

    required property bool allAround
    required property int human
    required property var places
    required property var shares
    required property var bets

    PuntoGeometry {
        id: g

        width: probe.width
        height: probe.height
        places: probe.places
        shoeSeat: 0
        allAround: probe.allAround
        shares: probe.shares
        human: probe.human
        bets: probe.bets
    }

    component Area: HandArea {
        objectName: hand
        geometry: g
        title: hand
        points: "7"
        live: true
        abreast: true
    }

    Area { hand: "punto" }
    Area { hand: "banco" }

    function found(): string {
        const all = { "u": g.u, "cx": g.cx, "top": g.feltTop, "size": g.letters(19), "letters": g.lettering };
        all.below = g.handMiddle("punto").y + g.hand / 2;
        all.shoe = 118 * g.shoeScale * g.u;
        const rows = { "fields": [], "chips": [], "names": [], "boxes": [], "numbers": [] };
        Object.assign(rows, { "cards": [], "squeezed": [], "shoes": [] });
        for (let seat = 1; seat <= g.places.length; ++seat) {
            const box = g.commissionBox(seat);
            rows.boxes.push([seat, box.x + box.width / 2, box.y + box.height / 2, box.width, box.height]);
            const number = g.before(seat, 48 * g.u, 0);
            rows.numbers.push([seat, number.x, number.y]);
            for (const field of g.bets) {
                const name = seat + " " + field.bet;
                const plan = g.plan(seat, field.bet);
                rows.fields.push([name, g.outline(seat, field.bet).map(point => [point.x, point.y])]);
                const told = seat === g.human || ["punto", "banco"].includes(field.bet);
                const high = plan.piled && told ? plan.deep : (plan.piled ? 0.9 : 1.24) * plan.heap;
                rows.chips.push([name, plan.chips.x, plan.chips.y, plan.heap, high]);
                rows.names.push([name, plan.name.x, plan.name.y, g.long(plan.text, g.lettering), plan.name.angle]);
            }
        }
        for (const hand of ["punto", "banco"]) {
            for (const order of [0, 1, 2]) {
                const card = g.cardSpot({ "place": hand, "order": order });
                rows.cards.push([hand + " " + order, card.x, card.y, card.height * 5 / 7, card.height, card.angle]);
                const large = g.squeezed(hand, order);
                rows.squeezed.push([hand + " " + order, large.x, large.y]);
            }
        }
        for (let seat = 0; seat <= (g.allAround ? g.places.length : 0); ++seat) {
            const shoe = g.shoe(seat);
            rows.shoes.push([seat, shoe.x, shoe.y, shoe.angle]);
        }
        return JSON.stringify(Object.assign(all, rows));
    }
}
"""

SIZES = ((681, 487), (746, 527), (1130, 775), (746, 640))
"""Of the scene: at the table in windows from the smallest on, and in a lesson."""

APART = (
    ("card", "field"),
    ("card", "shoe"),
    ("card", "title"),
    ("squeezed", "field"),
    ("squeezed", "title"),
    ("shoe", "field"),
    ("shoe", "title"),
    ("shoe", "seat"),
    ("shoe", "house"),
    ("banner", "field"),
    ("banner", "shoe"),
    ("banner", "card"),
    ("title", "field"),
    ("house", "field"),
    ("house", "title"),
    ("seat", "field"),
    ("chips", "field"),
    ("chips", "name"),
    ("chips", "seat"),
)
"""What may not lie on what. Two things of one kind never do."""

SLACK = 6.0
"""Of the square of the geometry's unit: corners may touch."""


def rect(x: float, y: float, wide: float, high: float, angle: float = 0) -> QPolygonF:
    c, s = cos(radians(angle)), sin(radians(angle))
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    around = ((a * wide / 2, b * high / 2) for a, b in corners)
    return QPolygonF([QPointF(x + a * c - b * s, y + a * s + b * c) for a, b in around])


def disc(x: float, y: float, wide: float, high: float = 0) -> QPolygonF:
    around = (2 * pi * n / 24 for n in range(25))
    return QPolygonF([QPointF(x + wide / 2 * cos(way), y + (high or wide) / 2 * sin(way)) for way in around])


def area(shape: QPolygonF) -> float:
    around = [shape.at(n) for n in range(shape.count())]
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(around, around[1:] + around[:1], strict=True))) / 2


def titles(root: QQuickItem) -> Iterator[tuple[str, QPolygonF]]:
    """The names of the hands, and their points beside them."""
    for hand in ("punto", "banco"):
        for item in root.findChild(QQuickItem, hand).childItems():
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            if item.inherits("QQuickText"):
                yield hand, QPolygonF(box)
            elif item.width() == item.height():
                yield f"{hand}’s points", disc(box.center().x(), box.center().y(), box.width())


@pytest.fixture(scope="module")
def laid(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(PROBE.encode(), resources.url("qml/Probe.qml"))
    assert component.isReady(), component.errorString()

    def lay(preset: str, seats: int, human: int, size: tuple[int, int]):
        rules = PRESETS[preset]
        around = {"all_around": rules.travelling}
        given = {
            "width": size[0],
            "height": size[1],
            "allAround": rules.travelling,
            "human": human,
            "places": places(seats, human, **around),
            "shares": shares(seats, human, **around),
            "bets": printed(rules),
        }
        probe = component.createWithInitialProperties(given)
        try:
            return shapes(json.loads(probe.found()), probe, squeezes=rules.one_by_one)
        finally:
            probe.deleteLater()

    yield lay
    engine.deleteLater()


def shapes(at: dict, probe: QQuickItem, *, squeezes: bool) -> tuple[float, dict[str, list[tuple[str, QPolygonF]]]]:
    """Everything by its kind, and the unit it is measured in."""
    u, cx, top, shoe = at["u"], at["cx"], at["top"], at["shoe"]
    banner = at["size"] * 1.28 + 12 * u
    boxes = [(f"box {n}", rect(*box)) for n, *box in at["boxes"]]
    numbers = [(f"number {n}", disc(x, y, max(22, 38 * u))) for n, x, y in at["numbers"]]
    return u, {
        "field": [(name, QPolygonF([QPointF(*point) for point in [*line, line[0]]])) for name, line in at["fields"]],
        "chips": [(name, disc(*heap)) for name, *heap in at["chips"]],
        "name": [
            (name, rect(x, y, wide, 0.6 * at["letters"], angle)) for name, x, y, wide, angle in at["names"] if wide
        ],
        "card": [(name, rect(*card)) for name, *card in at["cards"]],
        "squeezed": [(name, rect(x, y, 110 * u, 154 * u)) for name, x, y in at["squeezed"] if squeezes],
        "seat": boxes + numbers,
        "shoe": [(str(seat), rect(x, y, shoe, shoe * 130 / 240, angle)) for seat, x, y, angle in at["shoes"]],
        "house": [
            ("tray", rect(cx, top + 62 * u, 88 * u, 44 * u)),
            ("slot", rect(cx - 96 * u, top + 62 * u, 80 * u, 16 * u)),
        ],
        "banner": [("result", rect(cx, at["below"] + 4 * u + banner / 2, 300 * u, banner))],
        "title": list(titles(probe)),
    }


def covered(u: float, found: dict[str, list[tuple[str, QPolygonF]]]) -> Iterator[str]:
    """What lies on what."""
    all_of = {kind: [(name, shape, shape.boundingRect()) for name, shape in some] for kind, some in found.items()}
    pairs = [(one, other, product(all_of[one], all_of[other])) for one, other in APART]
    pairs += [(kind, kind, combinations(all_of[kind], 2)) for kind in ("field", "seat", "title")]
    for one, other, each in pairs:
        for (name, shape, lies), (under, ground, room) in each:
            own = one == "chips" and (name == under) is (other == "field")
            if not own and lies.intersects(room) and area(shape.intersected(ground)) > SLACK * u * u:
                yield f"{one} {name} on {other} {under}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("user", [False, True], ids=["guests", "user"])
@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_p1_nothing_lies_on_a_field_or_a_text_at_any_number_of_seats(laid, preset, user, size):
    most = PRESETS[preset].people[1]
    tables = ((seats, (seats + 1) // 2 if user else 0) for seats in range(1, most + 1))
    found = {table: list(covered(*laid(preset, *table, size))) for table in tables}
    assert {table: wrong for table, wrong in found.items() if wrong} == {}
