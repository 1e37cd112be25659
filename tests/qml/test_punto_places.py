"""Where everything lies at a table of Punto Banco, at any number of seats: nothing lies on a field or a text."""

import json

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.ui import resources
from baccara_qt.ui.punto.fields import printed
from baccara_qt.ui.punto.placing import places, shares
from tests.qml.places import Kinds, covered, disc, rect, titles

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
        const rows = { "fields": [], "chips": [], "names": [], "boxes": [], "numbers": [], "figures": [] };
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
                const wide = g.long("100", g.figures);
                const high = (plan.piled ? 0.9 : 1.24) * plan.heap;
                // As the figure stands below them
                const y = plan.chips.y + (plan.piled && told ? 0.45 * plan.heap + 1 - plan.deep / 2 : 0);
                rows.chips.push([name, plan.chips.x, y, plan.heap, high]);
                const low = plan.chips.y + plan.deep / 2 - 3.5 * g.u - g.cap / 2;
                if (plan.piled && told)
                    rows.figures.push([name, plan.chips.x, low, wide, g.cap]);
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
    ("card", "field", None),
    ("card", "shoe", None),
    ("card", "title", None),
    ("squeezed", "field", None),
    ("squeezed", "title", None),
    ("shoe", "field", None),
    ("shoe", "title", None),
    ("shoe", "seat", None),
    ("shoe", "house", None),
    ("banner", "field", None),
    ("banner", "shoe", None),
    ("banner", "card", None),
    ("title", "field", None),
    ("house", "field", None),
    ("house", "title", None),
    ("seat", "field", None),
    ("chips", "field", False),
    ("chips", "name", True),
    ("chips", "figure", None),
    ("chips", "seat", None),
    ("figure", "name", True),
    ("field", "field", None),
    ("seat", "seat", None),
    ("title", "title", None),
)
"""What may not lie on what: by any, on another one's, or on its own."""


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


def shapes(at: dict, probe: QQuickItem, *, squeezes: bool) -> tuple[float, Kinds]:
    """Everything by its kind, and the unit it is measured in."""
    u, cx, top, shoe = at["u"], at["cx"], at["top"], at["shoe"]
    banner = at["size"] * 1.28 + 12 * u
    boxes = [(f"box {n}", rect(*box)) for n, *box in at["boxes"]]
    numbers = [(f"number {n}", disc(x, y, max(22, 38 * u))) for n, x, y in at["numbers"]]
    return u, {
        "field": [(name, QPolygonF([QPointF(*point) for point in [*line, line[0]]])) for name, line in at["fields"]],
        "chips": [(name, disc(*heap)) for name, *heap in at["chips"]],
        "figure": [(name, rect(*figure)) for name, *figure in at["figures"]],
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
        "title": list(titles(probe, "punto", "banco")),
    }


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("user", [False, True], ids=["guests", "user"])
@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_p1_nothing_lies_on_a_field_or_a_text_at_any_number_of_seats(laid, preset, user, size):
    most = PRESETS[preset].people[1]
    tables = ((seats, (seats + 1) // 2 if user else 0) for seats in range(1, most + 1))
    found = {table: list(covered(*laid(preset, *table, size), APART)) for table in tables}
    assert {table: wrong for table, wrong in found.items() if wrong} == {}
