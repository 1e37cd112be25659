"""Fault 12: statistics that count bets and not coups, count draws as losses, or forget what was before a new shoe."""

from contextlib import closing

import pytest

from baccara_qt.core.chemin import events as e
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from tests.session.regret import advance

COUPS = 75


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A session into its second shoe, whose user stakes, stakes again and takes back; its library and events."""
    with Library(tmp_path_factory.mktemp("fault") / "library.db", every_step=False) as library:
        events = []
        with closing(library.create(Setup.full("koenigsspiel", 4, human=2, seed="fault 12"))) as session:
            director = Director(session)
            while session.state.coups < COUPS:
                events += advance(director).events
            session.commit()
            assert session.state.shoes == 2
        yield library, events


def count(events, kind):
    return sum(isinstance(event, kind) for event in events)


def test_fault_12_coups_are_counted_and_not_bets(played):
    library, events = played
    assert count(events, e.StakePlaced) > COUPS
    figures = library.statistics()
    assert figures.coups == count(events, e.PointsAnnounced) == COUPS
    assert sum(result.coups for result in figures.roles.values()) <= COUPS
    assert sum(rate.times for rate in figures.outcomes.values()) == COUPS


def test_fault_12_a_tie_is_neither_won_nor_lost(played):
    library, _ = played
    rows = [row for row in library.coups(1) if row.role]
    ties = [row for row in rows if row.outcome == "tie"]
    assert ties
    assert all(row.gain == 0 for row in ties)
    figures = library.statistics()
    assert sum(result.tied for result in figures.roles.values()) == len(ties)
    assert figures.won.of == len(rows) - len(ties)


def test_fault_12_a_new_shoe_forgets_nothing(played):
    library, _ = played
    rows = library.coups(1)
    assert {row.shoe for row in rows} == {1, 2}
    assert library.statistics().coups == len(rows) == rows[-1].number
    assert library.summary(1).gain == sum(row.gain for row in rows)
