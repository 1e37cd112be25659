"""The banner after a coup: who won, and what it was to the user."""

import pytest

from baccara_qt.core.chemin import TableState
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.money import Seat
from baccara_qt.players.asked import owned
from baccara_qt.players.view import see
from baccara_qt.ui.outcome import Outcome
from tests.ui.walks import walks


def own(state: TableState, seat: Seat) -> int:
    return owned(see(state, seat))


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("seat", [1, 2])
def test_c24_what_the_banner_tells_is_what_the_user_has_more_or_less(qapp, seat):
    outcome = Outcome(seat)
    won = lost = before_coup = 0
    for step in walks():
        state = step.before
        for event in step.events:
            if isinstance(event, e.PointsAnnounced):
                before_coup = own(state, seat)
            outcome.note(event, state)
            state = evolve(state, event)
            if isinstance(event, e.CardsDiscarded) and outcome.title:
                gain = own(state, seat) - before_coup
                assert round(outcome.gain * 100) == gain
                assert outcome.mine.startswith("You win") == (gain > 0)
                assert outcome.mine.startswith("You lose") == (gain < 0)
                won += gain > 0
                lost += gain < 0
    assert won > 5 and lost > 5


@pytest.mark.usefixtures("in_english")
def test_c15_the_banner_names_the_points_of_the_winner_first(qapp):
    outcome = Outcome(0)
    state = next(step.before for step in walks() if step.before.coup)

    for event, title in (
        (e.PointsAnnounced(7, 5, "bank"), "The bank wins, 7 to 5"),
        (e.PointsAnnounced(4, 6, "ponte"), "The ponte wins, 6 to 4"),
        (e.PointsAnnounced(3, 3, "tie"), "A tie at 3"),
    ):
        outcome.note(event, state)
        assert (outcome.title, outcome.mine) == (title, "")


def test_the_banner_goes_with_the_next_act_and_with_the_next_close(qapp):
    state = next(step.before for step in walks() if step.before.coup)
    closed = next(event for step in walks() for event in step.events if isinstance(event, e.StakesClosed))
    for go in (lambda outcome: outcome.forget(), lambda outcome: outcome.note(closed, state)):
        outcome, told = Outcome(1), []
        outcome.note(e.PointsAnnounced(7, 5, "bank"), state)
        outcome.changed.connect(lambda told=told: told.append(1))
        go(outcome)
        assert (outcome.title, outcome.mine) == ("", "")
        assert told == [1]
