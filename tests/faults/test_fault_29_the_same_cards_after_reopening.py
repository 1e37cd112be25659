"""Fault 29: closing in the middle of a coup and opening again deals other cards."""

from contextlib import closing

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup

SETUP = Setup.full("casino", 4, seed="fault 29")


def coups(session, upto):
    """The events of all steps until so many coups are over."""
    director = Director(session)
    while session.state.coups < upto:
        director.act()
    return list(session.lines())


@pytest.mark.parametrize("phase", [Phase.CUT, Phase.CLAIMS, Phase.PONTE, Phase.BANKER, Phase.KEEP])
def test_fault_29_the_same_cards_follow(tmp_path, phase):
    with closing(dry(SETUP, *opening(SETUP))) as uninterrupted:
        expected = coups(uninterrupted, 12)
    with Library(tmp_path / "library.db") as library:
        session = library.create(SETUP)
        director = Director(session)
        for _ in range(3):
            while session.state.phase is not phase:
                director.act()
            session.close()
            session = library.open(session.id)
            director = Director(session)
            assert session.state.phase is phase
            if phase is Phase.CUT:
                break
            director.act()
        assert coups(session, 12) == expected


def test_fault_29_a_fresh_seed_is_kept_too(tmp_path):
    """Nobody can foretell the shoes of a table without a seed, but the next one is settled all the same."""
    shoes = []
    with Library(tmp_path / "library.db") as library:
        number = library.create(Setup.full("casino", 2)).id
    path = tmp_path / "library.db"
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    for file in (path, copy):
        with Library(file) as library:
            session = library.open(number)
            director = Director(session)
            while session.state.shoes < 2:
                director.act()
            shoes.append(session.state.shoe)
    assert shoes[0] == shoes[1]
