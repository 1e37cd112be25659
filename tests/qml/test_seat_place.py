"""A place at the table: what stands beside a portrait."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources
from baccara_qt.ui.placing import along

PROBE = """
import QtQuick
import "table"

Item {
    id: probe

    required property var places

    width: 746
    height: 527

    TableGeometry {
        id: g

        width: probe.width
        height: probe.height
        places: probe.places
        shoeSeat: 0
    }

    Repeater {
        model: probe.places

        SeatPlace {
            required property int index
            required property real modelData

            geometry: g
            number: index + 1
            along: modelData
            occupied: true
            sittingOut: false
            isHuman: false
            isBanker: true
            isTurn: false
            name: "Bartholomäus"
            portrait: 1
            purse: 0
            purseText: "1.234.567"
            purseShort: ""
            badge: "Bankhalter"
            spoken: ""
        }
    }
}
"""


def items(item: QQuickItem):
    yield item
    for child in item.childItems():
        yield from items(child)


def box(item: QQuickItem) -> QRectF:
    """Where it is seen: of a line of text only its letters."""
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("seats", [4, 9, 14])
def test_the_bankers_button_keeps_off_what_stands_beside_his_portrait(qapp, seats):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(PROBE.encode(), resources.url("qml/Probe.qml"))
    root = component.createWithInitialProperties({"places": [along(seat, seats) for seat in range(1, seats + 1)]})
    assert isinstance(root, QQuickItem), component.errorString()

    beside: list[int] = []
    for seat in (item for item in root.childItems() if item.property("badge")):
        parts = list(items(seat))
        portrait, button = (item for item in parts if item.inherits("QQuickImage"))
        _number, *lines = (item for item in parts if item.inherits("QQuickText") and item.property("text"))
        assert len(lines) == 3, "name, purse, badge"
        for line in lines:
            if box(line).left() > box(portrait).right() or box(line).right() < box(portrait).left():
                beside.append(seat.property("number"))
                assert not box(button).adjusted(-3, -3, 3, 3).intersects(box(line)), (beside[-1], line.property("text"))
    assert beside
