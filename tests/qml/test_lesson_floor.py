"""The floor of a lesson and its rail: what shows a learner where something goes, and what may hide it."""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from practice_shots import led
from shots import staged

from baccara_qt.session.errors import StorageError


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
        rings = [item for item in places.childItems() if item.inherits("QQuickRectangle") and item.isVisible()]
        # Where chips are taken from may be shown, too
        ring = min(rings, key=lambda item: item.mapToScene(QPointF()).y())
        middle = ring.mapToScene(QPointF(ring.width() / 2, ring.height() / 2))
        corners = (figure.mapToScene(QPointF(x, y)) for x in (0, figure.width()) for y in (0, figure.height() * 0.8))
        assert all(
            QPointF.dotProduct(corner - middle, corner - middle) < (ring.width() / 2 - 3) ** 2 for corner in corners
        )


def test_fault_16_the_ring_around_the_bank_goes_around_chips_and_figure(qapp):
    with staged("practice", (1024, 640), "en") as scene:
        led(scene, "announce_bank")
        root = scene.window.contentItem()
        (house,) = items(root, "HousePlaces_QML")
        figure = list(items(house, "CountedText_QML"))[1]
        (places,) = items(root, "LessonPlaces_QML")
        (ring,) = (item for item in places.childItems() if item.inherits("QQuickRectangle") and item.isVisible())
        lies, around = (item.mapRectToScene(QRectF(0, 0, item.width(), item.height())) for item in (figure, ring))
        assert around.left() + 6 < lies.left() and lies.right() < around.right() - 6
        assert around.top() < lies.center().y() < around.bottom()


def test_fault_16_a_notice_hides_neither_what_the_learner_is_to_do_nor_the_way_out(qapp):
    with staged("lesson-first", (1024, 640), "en") as scene:
        scene.shell.news.report(StorageError("full", path="/home/somebody/.local/share/baccara_qt/library.db"))
        scene.wait()
        root = scene.window.contentItem()
        (notice,) = items(root, "NoticeBar_QML")
        (rail,) = items(root, "LessonRail_QML")
        told = [*items(rail, "Label_QML"), *items(rail, "ActionButton_QML"), *items(rail, "WrapButton_QML")]
        assert len(told) > 8
        covered = notice.mapRectToScene(QRectF(0, 0, notice.width(), notice.height()))
        assert root.boundingRect().contains(covered)
        boxes = [item.mapRectToScene(QRectF(0, 0, item.width(), item.height())) for item in told]
        assert not [box for box in boxes if box.intersects(covered)]
