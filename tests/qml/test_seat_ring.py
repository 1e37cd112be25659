"""The ring of seats somebody points at in an exercise."""

from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from baccara_qt.ui import resources

RING = """
import "practice"

SeatRing {
    width: 400
    height: 400
    seats: [1, 2].map(seat => ({ "seat": seat, "note": "Sits out", "free": false, "stacks": [] }))
    marks: ({ 1: "first" })
}
"""


def test_fault_16_who_sits_out_and_is_picked_can_be_read_on_his_gold(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(RING.encode(), resources.url("qml/Ring.qml"))
    ring = component.create()
    assert isinstance(ring, QQuickItem), component.errorString()
    discs = [item for place in ring.childItems() for item in place.childItems() if item.inherits("QQuickRectangle")]
    assert [disc.opacity() for disc in discs] == [1, 0.55]
    ring.deleteLater()
    engine.deleteLater()
