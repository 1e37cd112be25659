"""Fault 34: two windows overwrite each other's purse."""

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup


def test_fault_34_a_session_is_open_in_one_window(tmp_path):
    path = tmp_path / "library.db"
    with Library(path) as one, Library(path) as other:
        session = one.create(Setup.full("casino", 3, human=2))
        with pytest.raises(StorageError, match="is open in another window"):
            other.open(session.id)
        session.execute(2, c.BuyIn(50_00))
        session.close()
        again = other.open(session.id)
        assert again.state.books.purse(2) == 2050_00
        with pytest.raises(StorageError, match="is open in another window"):
            one.open(session.id)


def test_fault_34_a_window_that_let_go_cannot_write_over_the_other(tmp_path):
    path = tmp_path / "library.db"
    with Library(path) as one, Library(path) as other:
        stale = one.create(Setup.full("casino", 3, human=2))
        stale.close()
        current = other.open(stale.id)
        current.execute(2, c.BuyIn(50_00))
        with pytest.raises(StorageError, match="was continued elsewhere"):
            stale.execute(2, c.BuyIn(70_00))
        assert other.summary(stale.id).purse == 2050_00
