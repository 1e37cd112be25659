"""The desk opens what the window can show, and says so of what it cannot."""

import pytest

from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.setup import Setup
from baccara_qt.ui.desk import Desk


def test_a_table_of_a_game_without_a_window_is_neither_listed_nor_opened(tmp_path):
    places = Places(tmp_path)
    places.make()
    record = tmp_path / "mini.baccara"
    with Library(places.library) as library:
        shown = library.create(Setup.full("casino", 2))
        mini = library.create(Setup.full("mini", 2))
        library.export(mini.id, record)
    desk = Desk(places)
    assert [(glance.id, glance.game) for glance in desk.sessions()] == [(shown.id, "chemin_de_fer")]
    for refused in (lambda: desk.resume(mini.id), lambda: desk.bring_in(record)):
        with pytest.raises(StorageError) as caught:
            refused()
        assert caught.value.code == "not_shown"
    desk.resume(shown.id).close()
    desk.close()
