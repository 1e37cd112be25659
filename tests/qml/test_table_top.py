"""The bare table: painted for its size, also after the window has another one."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlExpression, qmlContext

from baccara_qt.ui.preferences import CLOTHS
from tests.qml.test_theme import contrast
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen


@pytest.fixture
def screen(qapp, tmp_path):
    window = OnScreen(AtTable(tmp_path), 1024, 640)
    yield window
    window.close()
    window.table.close()


def pixel(screen: OnScreen, x: float, y: float) -> QColor:
    return screen.window.grabWindow().pixelColor(round(x), round(y))


def test_the_table_is_painted_anew_for_another_size(screen):
    (surface,) = screen.of_type("TableSurface")
    (top,) = screen.of_type("TableTop")
    small = surface.property("radius")
    screen.window.resize(1440, 900)
    screen.table.wait(lambda: surface.property("radius") > small)
    screen.table.wait(lambda: pixel(screen, top.width() / 2, top.height() / 2).green() > 60)

    middle = surface.mapToScene(QPointF(surface.width() / 2, surface.height() / 2))
    # Felt in the middle, wood on the rail, the room outside; the bay is open to the room.
    rail = surface.property("rail")
    low = middle.y() + surface.property("radius")
    felt, wood = pixel(screen, middle.x(), middle.y()), pixel(screen, middle.x() + 60, low - rail * 0.6)
    ground = screen.window.color()
    assert felt.green() > max(felt.red(), felt.blue())
    assert wood.red() > wood.green() > wood.blue()
    assert pixel(screen, 4, 4) == ground
    bay = pixel(screen, middle.x() + surface.property("bay") * 0.92, low - 2 * surface.property("radius") + rail * 0.5)
    assert bay == ground


@pytest.mark.parametrize(("cloth", "part"), [*zip(CLOTHS, (QColor.green, QColor.blue, QColor.red), strict=True)])
def test_letters_can_be_read_on_the_felt_as_it_is_painted(screen, cloth, part):
    (surface,) = screen.of_type("TableSurface")
    surface.setProperty("cloth", cloth)

    def laid() -> bool:
        felt = pixel(screen, 370, 300)
        return part(felt) > 60 and part(felt) == max(felt.red(), felt.green(), felt.blue())

    screen.table.wait(laid)
    middle = surface.mapToScene(QPointF(surface.width() / 2, surface.height() / 2))
    image = screen.window.grabWindow()
    gold = QColor("#e8cd94")
    spots = [(middle.x() + dx, middle.y() + dy) for dx in range(-90, 90, 3) for dy in (-20, -10, 0, 10, 20)]
    worst = sorted(contrast(gold, image.pixelColor(round(x), round(y))) for x, y in spots)
    assert worst[len(worst) // 20] >= 4.5


def test_the_table_is_painted_for_its_size_from_the_first_picture_on(screen):
    (surface,) = screen.of_type("TableSurface")
    (top,) = screen.of_type("TableTop")
    height, _ = QQmlExpression(qmlContext(top), top, "geometry.outerHeight").evaluate()
    assert height > 200
    assert surface.property("radius") == pytest.approx(height / 2)
