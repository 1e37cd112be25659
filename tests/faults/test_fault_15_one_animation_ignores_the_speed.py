"""Fault 15: the dealing cannot be skipped or sped up; one animation ignores the speed."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from baccara_qt.core.chemin import fold
from baccara_qt.ui.cue import Beat, Cue
from baccara_qt.ui.cues import cues_for
from baccara_qt.ui.resources import locate
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen
from tests.ui.walks import Walked, walks

SPEEDS = (3.0, 2.0, 1.0, 0.5, 0.25, 0.1, 0.0)
"""From leisurely to instant."""

BEATS = [beat for beat in get_args(Beat) if beat != "still"]


@pytest.fixture
def screen(qapp, tmp_path, monkeypatch) -> Iterator[OnScreen]:
    # Nobody but QML ends a cue.
    monkeypatch.setattr("baccara_qt.ui.stage.PATIENCE_MS", 10_000_000)
    window = OnScreen(AtTable(tmp_path))
    yield window
    window.close()
    window.table.close()


def evaluate(item: QQuickItem, expression: str) -> Any:
    value, undefined = QQmlExpression(qmlContext(item), item, expression).evaluate()
    assert not undefined
    return value


def set_speed(screen: OnScreen, speed: float) -> None:
    screen.window.setProperty("speed", speed)
    screen.table.preferences.change(speed=speed)


def overlay(screen: OnScreen) -> QQuickItem:
    """What plays the cues; it is there also while nothing is to be seen of it."""
    waiting = [screen.window.contentItem()]
    while not waiting[0].metaObject().className().startswith("FlightOverlay"):
        waiting += waiting.pop(0).childItems()
    return waiting[0]


def step_with(beat: str) -> Walked:
    """A step of a table of nine in which there is something of this kind to see."""
    return next(
        step
        for step in walks()
        if len(step.before.seats) == 9 and any(cue.beat == beat for cue in cues_for(step.events, step.before))
    )


def present(screen: OnScreen, beat: str) -> None:
    """Lets the table on screen see something of this kind, of another table's step, and nothing after it."""
    screen.table.model._driver.halt()
    stage = screen.table.model.stage
    if beat == "shoe":
        # It goes by itself only where a learner gives it on
        screen.table.session.state = stage.shown
        stage.play([Cue("shoe", shoe=(1, 2))])
        return
    step = step_with(beat)
    screen.table.session.state = fold(step.before, step.events)
    stage.jump(step.before)
    stage.present(step.events)


def test_fault_15_every_kind_of_cue_takes_longer_or_shorter_with_the_speed(screen):
    for beat in BEATS:
        lasts = []
        for speed in SPEEDS:
            set_speed(screen, speed)
            lasts.append(evaluate(overlay(screen), f"lasting('{beat}', 0)"))

        assert all(slow > fast for slow, fast in pairwise(lasts)), (beat, lasts)
        assert lasts[-1] == 0


def test_fault_15_every_kind_of_cue_lasts_as_the_speed_says_and_can_be_skipped(screen):
    skips = {
        3.0: lambda: screen.press(Qt.Key.Key_Escape),
        1.0: lambda: screen.click(screen.of_type("TableTop")[0]),
        0.5: lambda: set_speed(screen, 0.0),
    }
    flights, model = overlay(screen), screen.table.model
    stage = model.stage
    for beat in BEATS:
        for speed, skip in skips.items():
            set_speed(screen, speed)
            present(screen, beat)
            while stage.cue.beat != beat:
                stage.acknowledge(stage.number)
            assert evaluate(flights, "lasts") == evaluate(flights, f"lasting('{beat}', cue.times)") > 0
            skip()
            screen.table.wait(lambda: not stage.busy)
            assert model.shown == screen.table.session.state


@pytest.mark.parametrize("speed", [0.02, 0.0])
def test_fault_15_at_high_speed_everything_is_shown_to_its_end(screen, speed):
    for beat in BEATS:
        set_speed(screen, speed)
        present(screen, beat)
        screen.table.wait(lambda: not screen.table.model.stage.busy)
        assert screen.table.model.shown == screen.table.session.state


def test_fault_15_what_is_familiar_is_quicker_but_never_a_flicker(screen):
    set_speed(screen, 1.0)
    times = [evaluate(overlay(screen), f"lasting('chips', {n})") for n in range(12)]

    assert all(first >= second for first, second in pairwise(times))
    assert times[0] > times[1] > times[-1] > times[0] / 3


def test_fault_15_every_animation_takes_its_duration_from_motion():
    found = 0
    for path in sorted(locate("qml").rglob("*.qml")):
        if path.name == "Motion.qml":
            continue
        for line in re.findall(r"^.*\bduration:.*$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert "Motion." in line or "function" in line, f"{path.name}: {line.strip()}"
            found += 1
    assert found > 5
