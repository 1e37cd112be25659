"""The desk opens the tables of all games."""

from contextlib import closing

from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.setup import Setup
from baccara_qt.ui.desk import Desk


def test_tables_of_every_game_are_listed_and_opened(tmp_path):
    places = Places(tmp_path)
    places.make()
    record = tmp_path / "mini.baccara"
    with Library(places.library) as library:
        first, mini = (library.create(Setup.full(preset, 2)) for preset in ("casino", "mini"))
        library.export(mini.id, record)
    desk = Desk(places)
    assert {glance.game for glance in desk.sessions()} == {"chemin_de_fer", "punto_banco"}
    for session in (first, mini):
        opened = desk.resume(session.id)
        assert opened.setup == session.setup
        opened.close()
    with closing(desk.resume(desk.take_in(record))) as brought:
        assert brought.game.name == "punto_banco"
    desk.close()
