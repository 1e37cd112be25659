"""The pictures for people to look at are always the same, at any number of seats."""

import sys
from pathlib import Path

import pytest

from baccara_qt.ui.practice.practice import Practice

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from shots import staged

SIZE = (1024, 640)


def cards_of_the_lesson() -> list:
    with staged("lesson-card", SIZE, "en") as scene:
        state = scene.shell.findChild(Practice).lesson.kept.table.state
        return list(state.shoe.order)


def questions() -> list:
    with staged("practice-counting", SIZE, "en") as scene:
        drilling = scene.shell.findChild(Practice).drilling
        return [drilling.spoken, drilling.standing["asked"]]


@pytest.mark.parametrize("shown", [cards_of_the_lesson, questions], ids=["lesson", "exercise"])
def test_a_picture_of_the_practice_shows_the_same_every_time(qapp, shown):
    assert shown() == shown()


def test_a_picture_that_only_few_seats_can_lead_to_has_those_where_more_are_asked_for(qapp):
    with staged("table-lower", SIZE, "en", seats=9) as scene:
        assert len(scene.shell.table.shown.active) == 2
