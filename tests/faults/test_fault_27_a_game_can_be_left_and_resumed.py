"""Fault 27: a game cannot be saved, resumed or replayed; leaving forfeits the stake."""

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.session.verify import verify

REFUSALS = {Phase.OFFER: c.DeclineBank(), Phase.CLAIMS: c.Done(), Phase.PONTE: c.Stand()}


def go_on(session, until):
    """Lets the table go on; the user, when he is asked, wants nothing."""
    director = Director(session)
    while not until(session.state):
        if director.act() is None:
            session.execute(5, REFUSALS[session.state.phase])


def asked_for_a_stake(state):
    return (
        state.phase is Phase.CLAIMS and turn(state) == 5 and any(offer.command is c.Stake for offer in legal(state, 5))
    )


def staked(library):
    """A table at which the user has a stake lying, with the others still to be asked."""
    session = library.create(Setup.full("casino", human=5, seed="fault 27"))
    go_on(session, asked_for_a_stake)
    session.execute(5, c.Stake(20_00))
    return session


def test_fault_27_a_stake_lies_where_it_lay(tmp_path):
    with Library(tmp_path / "library.db") as library:
        session = staked(library)
        before = session.state
        assert (before.books.stake(5), before.books.purse(5)) == (20_00, 1980_00)
    with Library(tmp_path / "library.db") as library:
        session = library.open(session.id)
        assert session.state == before
        coups = before.coups
        go_on(session, lambda state: state.coups > coups)
        assert 1980_00 <= session.state.books.purse(5) + session.state.books.stake(5) <= 2020_00


def test_fault_27_a_game_can_be_replayed_to_the_same_end(tmp_path):
    with Library(tmp_path / "library.db") as library:
        session = staked(library)
        go_on(session, lambda state: state.coups == 3)
        library.export(session.id, tmp_path / "x.baccara")
        assert verify(tmp_path / "x.baccara").state == session.state
