"""The library: what is stored, what comes back, and what is said when it cannot be used."""

import subprocess
import sys

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.errors import RuleError
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import SNAPSHOT_EVERY
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup, SetupError
from baccara_qt.session.summary import glance

# --- going on ---------------------------------------------------------------------------------------------------


def test_a_session_goes_on_in_every_phase_with_the_same_cards(tmp_path, play, dry_session):
    whole = dry_session(seats=4, human=2)
    seen = set()
    with Library(tmp_path / "library.db") as library:
        session = library.create(Setup.full("casino", 4, human=2, seed="tests"))
        for _ in play(whole):
            next(play(session))
            assert session.state == whole.state
            if session.state.phase not in seen:
                seen.add(session.state.phase)
                session.close()
                session = library.open(session.id)
                assert session.state == whole.state
                assert session.guests == whole.guests
            if seen >= PLAYED and session.state.coups > 10:
                break
        assert session.digest() == whole.digest()
    assert seen >= PLAYED


PLAYED = {
    Phase.CUT,
    Phase.OFFER,
    Phase.SALE,
    Phase.AUCTION,
    Phase.KEEP,
    Phase.CLAIMS,
    Phase.LOWER,
    Phase.PONTE,
    Phase.BANKER,
}


def test_a_new_process_goes_on_with_the_same_shoe(tmp_path, dry_session, played):
    whole = played(dry_session(seats=3), 80)
    path = tmp_path / "library.db"
    for coups in (20, 50, 80):
        with Library(path) as library:
            first = not library.sessions()
            session = library.create(Setup.full("casino", 3, seed="tests")) if first else library.open(1)
            played(session, coups)
    assert session.state == whole.state
    assert session.state.shoes > 1


def test_only_the_steps_after_the_last_snapshot_are_read(library, played, raw):
    session = played(library.create(Setup.full("casino", 2, seed="tests")), SNAPSHOT_EVERY + 3)
    session.close()
    with raw(library) as connection, connection:
        ((n,),) = connection.execute("SELECT n FROM snapshot")
        connection.execute("UPDATE step SET line = 'gone' WHERE n <= ?", (n,))
    again = library.open(session.id)
    assert again.state == session.state
    assert again.stream(1).below(10**6) == session.stream(1).below(10**6)


def test_the_summary_follows_every_step(library, play):
    session = library.create(Setup.full("parlour", 3, human=2, seed="tests", name="Evening"))
    for n, _ in enumerate(play(session), 2):
        summary = library.summary(session.id)
        state = session.state
        assert summary.steps == n
        assert (summary.coups, summary.bank, summary.phase) == (state.coups, state.books.bank, state.phase.value)
        assert summary.purse == state.books.purse(2)
        if state.coups == 2:
            break
    assert (summary.name, summary.preset, summary.human, summary.origin) == ("Evening", "parlour", 2, "")
    assert summary.created <= summary.updated


@pytest.mark.parametrize("moments", [("2026-11-30T12:00:00.000+00:00",) * 4, ("2031", "2030", "2026", "2025")])
def test_the_last_played_session_comes_first_whatever_the_clock_says(library, monkeypatch, moments):
    clock = iter(moments)
    moment = next(clock)
    monkeypatch.setattr("baccara_qt.session.journal.now", lambda: moment)
    monkeypatch.setattr("baccara_qt.session.storing.now", lambda: moment)
    first = library.create(Setup.full("casino", 3))
    moment = next(clock)
    second = library.create(Setup.full("casino", 3))
    moment = next(clock)
    assert [summary.id for summary in library.sessions()] == [second.id, first.id]
    first.execute(3, c.Cut(100))
    moment = next(clock)
    assert [summary.id for summary in library.sessions()] == [first.id, second.id]
    assert [glanced.id for glanced in glance(library.path, 1.0).sessions] == [first.id, second.id]


def test_the_last_played_session_comes_first(library):
    first = library.create(Setup.full("casino", 3))
    second = library.create(Setup.full("casino", 3))
    assert [summary.id for summary in library.sessions()] == [second.id, first.id]
    first.execute(3, c.Cut(100))
    assert [summary.id for summary in library.sessions()] == [first.id, second.id]


def test_a_refused_command_is_not_stored(library):
    session = library.create(Setup.full("casino", 3, human=2))
    before, lines = session.state, list(session.lines())
    with pytest.raises(RuleError):
        session.execute(2, c.Cut(10**6))
    assert session.state is before
    assert list(session.lines()) == lines


def test_what_cannot_be_set_up_is_not_stored(library):
    with pytest.raises(SetupError, match="seats: at most 14"):
        library.create(Setup.full("casino", 15))
    assert library.sessions() == []


def test_two_sessions_without_a_seed_have_different_shoes(library):
    one, other = (library.create(Setup.full("casino", 3)) for _ in range(2))
    assert one.state.shoe.order != other.state.shoe.order
    assert one.state.shoe.commitment != other.state.shoe.commitment


def test_the_users_seat_and_setup_come_back(library):
    setup = Setup.full("strict", 5, human=4, purse=700_00, seed="Straße", name="Ärger & Glück")
    session = library.create(setup)
    session.close()
    assert library.open(session.id).setup == setup


# --- one process at a time --------------------------------------------------------------------------------------


def test_a_session_is_open_once_at_a_time(library):
    session = library.create(Setup.full("casino", 3))
    with pytest.raises(StorageError, match=f"Session {session.id} is open in another window"):
        library.open(session.id)
    with Library(library.path) as other, pytest.raises(StorageError) as refused:
        other.open(session.id)
    assert refused.value.code == "in_use"
    session.close()
    assert library.open(session.id).state == session.state


def test_another_process_cannot_take_a_session_until_it_is_free(library):
    session = library.create(Setup.full("casino", 3))
    code = "import sys; from pathlib import Path; from baccara_qt.session.library import Library\n"
    code += f"Library(Path({str(library.path)!r})).open({session.id})"
    command = [sys.executable, "-c", code]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "is open in another window" in refused.stderr.splitlines()[-1]
    session.close()
    subprocess.run(command, check=True)
    # The process has ended without letting go of it.
    assert library.open(session.id).state == session.state


def test_two_processes_with_sessions_of_their_own_do_not_disturb_each_other(tmp_path, play):
    path = tmp_path / "library.db"
    with Library(path) as one, Library(path) as other:
        first = one.create(Setup.full("casino", 3, seed="1"))
        second = other.create(Setup.full("casino", 3, seed="2"))
        for _ in zip(range(50), play(first), play(second), strict=False):
            pass
        assert [summary.steps for summary in one.sessions()] == [51, 51]
        assert list(one.problems()) == []


def test_steps_written_behind_its_back_are_not_overwritten(library, raw):
    session = library.create(Setup.full("casino", 3))
    with raw(library) as connection, connection:
        connection.execute("INSERT INTO step VALUES (?, 2, 'x', x'')", (session.id,))
    before = session.state
    with pytest.raises(StorageError, match="was continued elsewhere"):
        session.execute(3, c.Cut(100))
    assert session.state is before


def test_an_unknown_session_is_said_and_leaves_no_lock(library):
    with pytest.raises(StorageError, match="There is no session 7"):
        library.open(7)
    assert not library.path.with_name("library.db-locks").exists()


# --- a light start ----------------------------------------------------------------------------------------------


def test_the_list_of_sessions_and_the_settings_are_read_without_pydantic(library, tmp_path):
    library.create(Setup.full("casino", 3))
    code = f"""
import sys
from pathlib import Path
from baccara_qt.session.library import Library
from baccara_qt.session.settings import load
assert load(Path({str(tmp_path)!r}) / "settings.json").notice is None
assert len(Library(Path({str(library.path)!r})).sessions()) == 1
assert not {{"pydantic", "pydantic_core", "numpy", "PySide6"}} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
