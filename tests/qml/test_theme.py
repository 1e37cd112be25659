"""Letters can be read on every ground they stand on, and every duration follows the one speed."""

import re

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent, QQmlEngine

from baccara_qt.ui import resources
from baccara_qt.ui.preferences import CLOTHS

READABLE = 4.5

# Letters and the grounds they stand on.
ON_DARK = ("ivory", "muted", "goldText", "goldOnFelt", "success", "warning", "danger")
DARK = ("night", "room", "panel", "raised", "pressed")
ON_FELT = ("ivory", "goldOnFelt")
FELT = ("felt", "lamp", "light", "edge", "shade")
OTHERS = [("ink", "gold"), ("ink", "goldBright"), ("ivory", "dangerFill"), ("red", "ivory"), ("ink", "ivory")]
PAIRS = [
    *[(letters, ground) for letters in ON_DARK for ground in DARK],
    *OTHERS,
]


@pytest.fixture(scope="module")
def singletons(qapp):
    """Theme and Motion, handed out by a file beside them."""
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(
        b"import QtQuick\nQtObject { property QtObject theme: Theme; property QtObject motion: Motion }",
        resources.url("qml/Probe.qml"),
    )
    probe = component.create()
    assert probe is not None, component.errorString()
    yield probe.property("theme"), probe.property("motion")
    probe.deleteLater()
    engine.deleteLater()


def luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_as_the_guidelines_do():
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("letters", "ground"), PAIRS)
def test_16_letters_can_be_read_on_their_ground(singletons, letters, ground):
    theme, _ = singletons
    assert contrast(theme.property(letters), theme.property(ground)) >= READABLE


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("ground", FELT)
@pytest.mark.parametrize("letters", ON_FELT)
def test_16_letters_can_be_read_on_every_cloth(singletons, letters, ground, cloth):
    theme, _ = singletons
    dye = theme.property("cloths").toVariant()[cloth][ground]
    assert contrast(theme.property(letters), QColor(dye)) >= READABLE


def test_19_colours_that_mean_something_are_those_of_no_cloth(singletons):
    theme, _ = singletons
    meaning = (
        "success",
        "successFill",
        "successShade",
        "danger",
        "dangerFill",
        "roadRed",
        "roadBlue",
        "roadGreen",
        "red",
    )
    seen = []
    for cloth in theme.property("cloths").toVariant():
        theme.setProperty("cloth", cloth)
        seen.append(([theme.property(name) for name in meaning], theme.property("felt").name()))
    theme.setProperty("cloth", CLOTHS[0])
    assert len(seen) == len(CLOTHS) == len({felt for _, felt in seen})
    assert all(colours == seen[0][0] for colours, _ in seen)


def test_everything_measured_follows_the_scale(singletons):
    theme, _ = singletons
    before = {size: theme.property(size) for size in ("caption", "body", "display", "m", "control", "radius")}
    theme.setProperty("scale", 2.0)
    try:
        assert {size: theme.property(size) for size in before} == {size: 2 * value for size, value in before.items()}
    finally:
        theme.setProperty("scale", 1.0)


def test_15_every_duration_follows_the_speed_and_0_is_instant(singletons):
    _, motion = singletons
    meta = motion.metaObject()
    named = [meta.property(n).name() for n in range(meta.propertyOffset(), meta.propertyCount())]
    # People read, and wait for work to end, as slowly as ever.
    durations = [name for name in named if name not in {"speed", "notice", "letter", "patience"}]
    usual = {name: motion.property(name) for name in durations}
    assert len(durations) > 8 and all(value > 0 for value in usual.values())
    try:
        motion.setProperty("speed", 2.0)
        assert {name: motion.property(name) for name in durations} == {name: 2 * usual[name] for name in durations}
        motion.setProperty("speed", 0.0)
        assert {motion.property(name) for name in durations} == {0}
    finally:
        motion.setProperty("speed", 1.0)


def test_what_qt_draws_itself_has_the_colours_of_the_house():
    theme = resources.locate("qml/Theme.qml").read_text(encoding="utf-8")
    colours = re.findall(r"=(#\w+)", resources.locate("qml/house.conf").read_text(encoding="utf-8"))
    assert len(colours) > 10
    assert {colour for colour in colours if f'"{colour}"' not in theme} == set()
