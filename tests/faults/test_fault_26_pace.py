"""Fault 26: AI pace not adjustable."""

import pytest

from baccara_qt.session.places import Places
from baccara_qt.session.settings import LONGEST_THOUGHT, Settings, load
from baccara_qt.ui.preferences import Preferences
from tests.ui.at_table import AtTable


@pytest.mark.parametrize("pace", [0, 300, 1500])
def test_fault_26_a_guest_thinks_as_long_as_is_set(qapp, tmp_path, pace) -> None:
    table = AtTable(tmp_path, pace=pace, speed=1.0, human=5)
    try:
        table.model._start()
        table.model.stage.drain()
        thinking = table.model._driver._timer
        assert thinking.isActive()
        assert thinking.interval() == pace
    finally:
        table.close()


def test_fault_26_another_pace_holds_at_once_and_the_next_time(qapp, tmp_path) -> None:
    table = AtTable(tmp_path, pace=1500, speed=1.0)
    try:
        table.model._start()
        table.model.stage.drain()
        table.preferences.pace = 300
        assert table.model._driver._timer.interval() == 300
        table.preferences.flush()
        assert load(Places(tmp_path).settings).settings.pace == 300
    finally:
        table.close()


def test_fault_26_every_pace_to_choose_from_can_be_had(qapp, tmp_path) -> None:
    preferences = Preferences(Settings(), Places(tmp_path))
    choices = [choice["value"] for choice in preferences.paces]
    assert Settings().pace in choices
    assert min(choices) == 0
    assert max(choices) <= LONGEST_THOUGHT
    for choice in choices:
        preferences.pace = choice
        assert preferences.pace == choice
