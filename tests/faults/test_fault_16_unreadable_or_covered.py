"""Fault 16: unreadable at 3840x2160, overflow at 1024x640, buttons over cards in some phase."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from looking import look, smallest
from shots import staged

pytestmark = pytest.mark.usefixtures("fonts")

PHASES = ("table-cut", "table-suivi", "table-banker", "table-sale")


@pytest.mark.parametrize("name", PHASES)
def test_16_nothing_overflows_overlaps_or_lies_over_a_card_in_the_smallest_window_and_the_largest(name):
    with staged(name, (1024, 640), "en", seats=9) as scene:
        assert look(scene.window) == []
        scene.resize((3840, 2160))
        assert look(scene.window) == []


@pytest.mark.parametrize("name", ["start-again", "help", "table-ponte"])
def test_16_letters_grow_with_the_window(name):
    with staged(name, (1440, 900), "en") as scene:
        before = smallest(scene.window)
        scene.resize((3840, 2160))
        assert smallest(scene.window) >= before * 2160 / 900 * 0.95
