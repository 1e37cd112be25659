"""An act put together part by part: what is typed becomes a part of it, or is refused in a sentence."""

import pytest

from baccara_qt.practice.acts import PlaceStopCard
from baccara_qt.ui.practice.entry import ActEntry


@pytest.fixture
def entry(qapp):
    made = ActEntry()
    made.begin("place_stop_card")
    return made


@pytest.mark.parametrize("typed", ["", "seven", "7.5", "-5", "1001", "9" * 30, "9" * 5000])
@pytest.mark.usefixtures("in_english")
def test_a_number_that_cannot_be_is_refused_and_asked_for_again(entry, typed):
    entry.give(typed)
    assert entry.problem == "Please type a number, such as 12."
    assert entry.part == "cards"


def test_what_is_typed_after_it_counts(entry):
    entry.give("5000")
    entry.give("7")
    assert (entry.problem, entry.part) == ("", "")
    assert entry.act() == PlaceStopCard(7)
