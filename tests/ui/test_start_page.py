"""The first page: tables to continue with those who sit there; their faces come when the program is loaded."""

from baccara_qt.players.guests import GUESTS
from baccara_qt.session.library import Library
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui import resources
from baccara_qt.ui.shell import Shell
from tests.ui.test_shell import begin


def test_a_table_to_continue_names_its_guests_and_their_faces_follow(shell):
    assert shell.portraits == {}
    told = []
    shell.entered.connect(lambda: told.append(len(shell.portraits)))
    begin(shell)
    names = {row.name for row in shell.table.seats.rows if row.occupied and not row.isHuman}
    shell.leave()

    assert set(shell.last["guests"]) == names
    assert told == [len(GUESTS)]
    assert all(resources.locate(f"portraits/{shell.portraits[name]:02}.svg").is_file() for name in names)


def test_only_what_was_played_lately_is_listed_however_much_the_library_holds(qapp, places):
    places.make()
    with Library(places.library) as library:
        for _ in range(25):
            library.create(Setup.full("casino", 3, human=2)).close()
    shell = Shell(places, Loaded(Settings()))
    assert [line["id"] for line in shell.sessions] == list(range(25, 5, -1))
    assert shell.last["id"] == 25
    assert len(shell.enter().library._desk.sessions()) == 25
    shell.close()
