"""Fault 35: "Continue" offered when there is nothing to continue."""

from baccara_qt.core.chemin import Phase, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import CROUPIER
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup


def test_fault_35_an_empty_library_has_nothing(tmp_path):
    with Library(tmp_path / "library.db") as library:
        assert library.sessions() == []


def test_fault_35_a_closed_table_is_not_to_be_continued(tmp_path):
    with Library(tmp_path / "library.db") as library:
        session = library.create(Setup.full("casino", 2, human=1))
        assert library.summary(session.id).open
        while turn(session.state) != 1:
            Director(session).act()
        session.execute(1, c.Leave())
        assert session.state.phase is Phase.RESTING
        assert library.summary(session.id).open
        session.execute(CROUPIER, c.CloseTable())
        assert not library.summary(session.id).open
        session.close()
        assert Director(library.open(session.id)).due() is None
