"""The first page: tables to continue with those who sit there; their faces come when the program is loaded."""

from baccara_qt.players.guests import GUESTS
from baccara_qt.ui import resources
from tests.ui.test_shell import begin


def test_a_table_to_continue_names_its_guests_and_their_faces_follow(shell):
    assert shell.portraits == {}
    told = []
    shell.portraitsChanged.connect(lambda: told.append(len(shell.portraits)))
    begin(shell)
    names = {row.name for row in shell.table.seats.rows if row.occupied and not row.isHuman}
    shell.leave()

    assert set(shell.last["guests"]) == names
    assert told == [len(GUESTS)]
    assert all(resources.locate(f"portraits/{shell.portraits[name]:02}.svg").is_file() for name in names)
