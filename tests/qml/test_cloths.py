"""Another cloth lies on every table the moment it is chosen, as if it had lain there from the beginning."""

import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from shots import staged

SIZE = (1024, 640)


def points(image: QImage) -> np.ndarray:
    """The colours of a picture, one a row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint32).copy()


@pytest.mark.parametrize("name", ["setup", "mini-stakes"])
def test_another_cloth_is_painted_at_once_and_everywhere(qapp, name):
    with staged(name, SIZE, "en") as scene:
        green = points(scene.window.grabWindow())
        scene.shell.preferences.cloth = "burgundy"
        scene.wait(100)
        changed = points(scene.window.grabWindow())
    with staged(name, SIZE, "en", cloth="burgundy") as scene:
        chosen = points(scene.window.grabWindow())
    assert np.mean(changed != green) > 0.02
    # A card that lies askew may have another edge
    assert np.mean(changed != chosen) < 0.0005


def test_the_cloth_is_chosen_with_the_keyboard(qapp):
    with staged("settings", SIZE, "en") as scene:
        for _ in range(20):
            if scene.window.activeFocusItem().property("label") == "Cloth":
                break
            QTest.keyClick(scene.window, Qt.Key.Key_Tab)
        chosen = []
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
            QTest.keyClick(scene.window, key)
            chosen.append(scene.shell.preferences.cloth)
        assert chosen == ["midnight", "burgundy", "burgundy", "midnight"]
