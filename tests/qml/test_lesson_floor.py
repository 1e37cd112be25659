"""The floor of a lesson: the rings that show a learner where something goes."""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from shots import staged


def items(item: QQuickItem, kind: str):
    """The visible items of a QML type."""
    for child in item.childItems():
        if child.isVisible():
            if child.metaObject().className().startswith(kind):
                yield child
            yield from items(child, kind)


def test_fault_16_the_ring_around_the_cagnotte_leaves_its_figure_to_be_read(qapp):
    with staged("lesson-cagnotte", (1024, 640), "en") as scene:
        root = scene.window.contentItem()
        (house,) = items(root, "HousePlaces_QML")
        figure = next(items(house, "CountedText_QML"))
        (places,) = items(root, "LessonPlaces_QML")
        (ring,) = (item for item in places.childItems() if item.inherits("QQuickRectangle") and item.isVisible())
        middle = ring.mapToScene(QPointF(ring.width() / 2, ring.height() / 2))
        corners = (figure.mapToScene(QPointF(x, y)) for x in (0, figure.width()) for y in (0, figure.height() * 0.8))
        assert all(
            QPointF.dotProduct(corner - middle, corner - middle) < (ring.width() / 2 - 3) ** 2 for corner in corners
        )
