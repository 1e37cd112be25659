"""The table of Punto Banco in a window of changing size."""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from punto_shots import lit, reach
from shots import staged


def items(item: QQuickItem, kind: str):
    """The visible items of a QML type."""
    for child in item.childItems():
        if child.isVisible():
            if child.metaObject().className().startswith(kind + "_QML"):
                yield child
            yield from items(child, kind)


def texts(item: QQuickItem):
    """The visible texts in an item."""
    for child in item.childItems():
        if child.isVisible():
            yield from [child] if child.inherits("QQuickText") else texts(child)


def colours(window, item: QQuickItem) -> int:
    """How many colours an item shows."""
    box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toRect()
    picture = window.grabWindow().copy(box)
    return len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())})


def test_fault_17_the_scoreboards_stay_when_the_window_changes_its_size(qapp):
    with staged("mini-stakes", (1440, 900), "en") as scene:
        # Six of them show in one sign each what the next coup would add
        for size, boards in (((1024, 640), 6 + 4), ((1440, 900), 6 + 5)):
            scene.resize(size)
            scene.wait(300)
            roads = list(items(scene.window.contentItem(), "Road"))
            assert [colours(scene.window, road) > 1 for road in roads] == [True] * boards


def test_p2_the_user_stakes_where_he_clicks_also_in_a_bend_and_beside_a_field_nowhere(qapp):
    with staged("mini-stakes", (1024, 640), "en", seats=2) as scene:
        table, window = scene.shell.property("table"), scene.window
        fields = {field.property("bet"): field for field in items(window.contentItem(), "FieldBox")}
        assert set(fields) == {"punto", "banco", "tie", "punto_pair", "banco_pair"}
        corner = fields["punto"].mapToScene(QPointF(2, 2)).toPoint()
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner)
        scene.wait(100)
        assert table.shown.books.stake(table.human) == 0
        for bet, field in fields.items():
            line = field.property("line").toVariant()
            n = len(line) // 4
            middle = (line[n] + line[-1 - n]) / 2
            QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle.toPoint())
            scene.wait(100)
            assert table.shown.seat(table.human).bet(bet) > 0, bet


def test_25_a_result_whose_cards_are_gone_says_that_it_was_the_last_coup(qapp):
    with staged("mini-stakes", (1024, 640), "en", seats=2) as scene:
        table = scene.shell.property("table")
        reach(table, lambda table: table.shown.coups > 0 and "done" in lit(table), stakes=("banco",))
        scene.wait()
        (banner,) = items(scene.window.contentItem(), "ResultBanner")
        assert "Last coup" in [text.property("text") for text in texts(banner)]
