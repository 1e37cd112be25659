"""The library: what is stored, what comes back, and what is said when it cannot be used."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from baccara_qt.core.chemin import Phase, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import RuleError
from baccara_qt.session import schema
from baccara_qt.session.codec import encode_step
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import SNAPSHOT_EVERY
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup, SetupError


def played(play, session, coups):
    """Plays so many coups."""
    for _ in play(session):
        if session.state.coups == coups:
            return session
    raise AssertionError("the table closed")


def raw(library):
    return closing(sqlite3.connect(library.path))


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


def test_a_new_process_goes_on_with_the_same_shoe(tmp_path, play, dry_session):
    whole = played(play, dry_session(seats=3), 80)
    path = tmp_path / "library.db"
    for coups in (20, 50, 80):
        with Library(path) as library:
            first = not library.sessions()
            session = library.create(Setup.full("casino", 3, seed="tests")) if first else library.open(1)
            played(play, session, coups)
    assert session.state == whole.state
    assert session.state.shoes > 1


def test_only_the_steps_after_the_last_snapshot_are_read(library, play):
    session = played(play, library.create(Setup.full("casino", 2, seed="tests")), SNAPSHOT_EVERY + 3)
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
        assert (summary.coups, summary.bank, summary.phase) == (state.coups, state.books.bank, state.phase)
        assert summary.purse == state.books.purse(2)
        if state.coups == 2:
            break
    assert (summary.name, summary.preset, summary.human, summary.origin) == ("Evening", "parlour", 2, "")
    assert summary.created <= summary.updated


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


def test_steps_written_behind_its_back_are_not_overwritten(library):
    session = library.create(Setup.full("casino", 3))
    with raw(library) as connection, connection:
        connection.execute("INSERT INTO step VALUES (?, 2, 'x')", (session.id,))
    before = session.state
    with pytest.raises(StorageError, match="was continued elsewhere"):
        session.execute(3, c.Cut(100))
    assert session.state is before


def test_an_unknown_session_is_said_and_leaves_no_lock(library):
    with pytest.raises(StorageError, match="There is no session 7"):
        library.open(7)
    assert not library.path.with_name("library.db-locks").exists()


# --- writes that fail -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(1, 5))
@pytest.mark.parametrize(
    ("error", "words"), [("SQLITE_IOERR_WRITE", "could not be used"), ("SQLITE_FULL", "disk is full")]
)
def test_a_step_that_cannot_be_stored_did_not_happen(library, failing, n, error, words):
    session = library.create(Setup.full("casino", 3, seed="tests"))
    before, lines = session.state, list(session.lines())
    with failing(library, n, session._journal, error=error) as shim, pytest.raises(StorageError, match=words):
        session.execute(3, c.Cut(100))
    assert shim.failed
    assert session.state is before
    assert list(session.lines()) == lines
    session.execute(3, c.Cut(100))
    assert session.state.phase is Phase.OFFER
    assert library.summary(session.id).steps == 2
    assert list(library.problems()) == []


@pytest.mark.parametrize("n", range(1, 6))
def test_a_table_that_cannot_be_stored_was_not_opened(library, failing, n):
    with failing(library, n) as shim, pytest.raises(StorageError):
        library.create(Setup.full("casino", 3))
    assert shim.failed
    assert library.sessions() == []
    assert list(library.problems()) == []


def test_the_snapshot_fails_with_its_step(library, play, failing):
    session = library.create(Setup.full("casino", 2, seed="tests"))
    steps = play(session)
    while session.state.coups < SNAPSHOT_EVERY - 1 or turn(session.state) is not None:
        next(steps)
    # BEGIN, the step, the snapshot: the third write of the step that ends the hundredth coup.
    for _ in range(50):
        before = session.state
        try:
            with failing(library, 3, session._journal) as shim:
                session.execute(*_next_step(play, session))
        except StorageError:
            break
    assert shim.failed
    assert session.state is before


def _next_step(play, session):
    """What would happen next, without letting it happen."""
    with closing(_copy(session)) as copy:
        step = next(play(copy))
    return step.actor, step.command


def _copy(session):
    from baccara_qt.session.journal import SpoolJournal
    from baccara_qt.session.session import Session

    return Session(session.setup, session._chance, SpoolJournal(), session.state, session.guests, recent=session._acted)


def test_a_full_disk_is_said(library, play):
    session = library.create(Setup.full("casino", 3, seed="tests"))
    ((pages,),) = library._connection.execute("PRAGMA page_count")
    library._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StorageError, match="the disk is full"):
        for _ in play(session):
            before = session.state
    assert session.state is before
    session.close()
    library._connection.execute("PRAGMA max_page_count = 1000000")
    assert library.open(session.id).state == before
    assert list(library.problems()) == []


def test_a_locked_library_is_said(library):
    session = library.create(Setup.full("casino", 3))
    before = session.state
    with raw(library) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked by another program"):
            session.execute(3, c.Cut(100))
    assert session.state is before
    session.execute(3, c.Cut(100))


# --- libraries that cannot be used ------------------------------------------------------------------------------


def unusable(path, code, **options):
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(StorageError) as refused:
        Library(path, **options)
    assert refused.value.code == code
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    if before is not None:
        assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"garbage", b"\xff\xd8\xff\xe0" * 5000, b"{}" * 3000, b"SQLite format 3\0" + b"x" * 5000]
)
def test_garbage_is_no_library(tmp_path, content):
    path = tmp_path / "library.db"
    path.write_bytes(content)
    unusable(path, "garbage")


def test_an_empty_file_becomes_a_library(tmp_path):
    path = tmp_path / "library.db"
    path.touch()
    with Library(path) as library:
        assert library.sessions() == []


def test_a_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "library.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE step (n)")
    unusable(path, "foreign")


def test_a_library_of_a_newer_version_is_left_alone(library):
    with raw(library) as connection:
        connection.execute("PRAGMA user_version = 99")
    library.close()
    unusable(library.path, "future")


def test_a_folder_is_no_library(tmp_path):
    unusable(tmp_path, "unreachable")


def test_a_library_needs_its_folder(tmp_path):
    unusable(tmp_path / "nowhere" / "library.db", "unreachable")


def test_a_damaged_page_is_said(tmp_path, play):
    path = tmp_path / "library.db"
    with Library(path) as library:
        session = played(play, library.create(Setup.full("casino", 3, seed="tests")), 20)
        session.close()
    content = bytearray(path.read_bytes())
    for start in range(8192, len(content), 4096):
        content[start : start + 64] = b"\xff" * 64
    path.write_bytes(content)
    with Library(path) as library, pytest.raises(StorageError) as refused:
        library.open(session.id)
    assert refused.value.code in {"garbage", "damaged"}
    with Library(path) as library:
        assert list(library.problems())


def test_a_damaged_step_is_said(library, play):
    session = played(play, library.create(Setup.full("casino", 3, seed="tests")), 3)
    session.close()
    with raw(library) as connection, connection:
        connection.execute("UPDATE step SET line = replace(line, 'actor', 'author') WHERE n = 5")
    with pytest.raises(StorageError, match="is damaged: "):
        library.open(session.id)
    assert [problem.split(":")[0] for problem in library.problems()] == [f"Session {session.id}, step 5"]


def test_a_missing_step_is_said(library, play):
    session = played(play, library.create(Setup.full("casino", 3, seed="tests")), 3)
    session.close()
    with raw(library) as connection, connection:
        connection.execute("DELETE FROM step WHERE n = 5")
    with pytest.raises(StorageError, match="is damaged: "):
        library.open(session.id)
    assert len(list(library.problems())) == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE session SET purse = purse + 1", "summary"),
        ("UPDATE session SET coups = coups + 1", "summary"),
        ("UPDATE session SET secret = randomblob(32)", "secret"),
        ("UPDATE snapshot SET state = replace(state, '500', '501')", "snapshot"),
        ("UPDATE snapshot SET n = 1000000", "without a step"),
    ],
)
def test_damage_is_found(library, play, change, words):
    session = played(play, library.create(Setup.full("casino", 2, human=1, seed="tests")), SNAPSHOT_EVERY + 1)
    assert list(library.problems()) == []
    with raw(library) as connection, connection:
        connection.execute(change)
    problems = list(library.problems())
    assert any(words in problem for problem in problems)
    assert all(f"Session {session.id}" in problem for problem in problems)


@pytest.mark.parametrize(
    "change",
    ["rules = '{}'", "guests = '[]'", 'guests = \'{"x":"Emil"}\'', "purses = '5'", "purses = 'x'", "steps = 7"],
)
def test_a_damaged_row_is_said(library, tmp_path, change):
    session = library.create(Setup.full("casino", 3))
    session.close()
    with raw(library) as connection, connection:
        connection.execute(f"UPDATE session SET {change}")
    with pytest.raises(StorageError, match=f"Session {session.id} is damaged"):
        library.open(session.id)
    if change.startswith(("rules", "guests")):
        with pytest.raises(StorageError, match=f"Session {session.id} is damaged"):
            library.export(session.id, tmp_path / "x.baccara")
        assert not (tmp_path / "x.baccara").exists()


def test_a_step_that_does_not_fit_the_table_is_damage(library):
    session = library.create(Setup.full("casino", 3, seed="tests"))
    session.close()
    early = encode_step(3, c.Cut(100), (e.HandTurned("bank"),))
    with raw(library) as connection, connection:
        connection.execute("INSERT INTO step VALUES (?, 2, ?)", (session.id, early))
    with pytest.raises(StorageError, match="a step does not fit the table"):
        library.open(session.id)
    assert len(list(library.steps(session.id))) == 2


def test_reading_the_steps_says_damage(library):
    session = library.create(Setup.full("casino", 3))
    with raw(library) as connection, connection:
        connection.execute("UPDATE step SET line = '{}'")
    with pytest.raises(StorageError, match=f"Session {session.id} is damaged"):
        list(library.steps(session.id))


def test_a_session_that_was_let_go_of_cannot_go_on(library):
    session = library.create(Setup.full("casino", 3))
    before = session.state
    session.close()
    with pytest.raises(StorageError, match="open it again"):
        session.execute(3, c.Cut(100))
    assert session.state is before
    assert library.summary(session.id).steps == 1


def test_locks_that_cannot_be_made_are_said(library):
    library.path.with_name("library.db-locks").touch()
    with pytest.raises(StorageError) as refused:
        library.create(Setup.full("casino", 3))
    assert refused.value.code == "read_only"


def test_a_phase_nobody_knows_is_damage(library):
    session = library.create(Setup.full("casino", 3))
    with raw(library) as connection, connection:
        connection.execute("UPDATE session SET phase = 'dancing'")
    for look in (library.sessions, lambda: library.summary(session.id)):
        with pytest.raises(StorageError, match=f"Session {session.id} is damaged"):
            look()


def test_a_step_of_no_session_is_damage(library):
    with raw(library) as connection, connection:
        connection.execute("INSERT INTO step VALUES (9, 1, '{}')")
    assert list(library.problems()) == ["The library's file is damaged: a step of no session."]


def test_a_read_only_folder_is_said(unprivileged):
    path = unprivileged / "library.db"
    unprivileged.chmod(0o555)
    unusable(path, "read_only")
    assert not path.exists()


def test_a_read_only_library_is_said_when_it_is_written(unprivileged):
    path = unprivileged / "library.db"
    with Library(path) as library:
        session = library.create(Setup.full("casino", 3))
        session.close()
    path.chmod(0o444)
    with Library(path) as library:
        assert len(library.sessions()) == 1
        session = library.open(session.id)
        before = session.state
        with pytest.raises(StorageError, match="read-only"):
            session.execute(3, c.Cut(100))
        assert session.state is before
    path.chmod(0o000)
    unusable_without_reading(path)


def unusable_without_reading(path):
    with pytest.raises(StorageError, match="Permission denied"):
        Library(path)


# --- versions ---------------------------------------------------------------------------------------------------


def test_the_file_says_what_it_is(library):
    with raw(library) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (0x42616363,)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        tables = connection.execute(
            "SELECT name, strict FROM pragma_table_list WHERE name IN ('session', 'step', 'snapshot')"
        )
        assert dict(tables.fetchall()) == {"session": 1, "step": 1, "snapshot": 1}


def test_the_file_is_copied_before_it_is_migrated(library, monkeypatch):
    session = library.create(Setup.full("casino", 3))
    session.close()
    library.close()
    more = (*schema.MIGRATIONS, ("ALTER TABLE session ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'",))
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    with Library(library.path) as newer:
        assert newer.open(session.id).state == session.state
        assert newer._connection.execute("SELECT mood FROM session").fetchall() == [("good",)]
    monkeypatch.undo()
    old = library.path.with_name(f"library.v{len(schema.MIGRATIONS)}.db")
    with Library(old) as copy:
        assert [summary.id for summary in copy.sessions()] == [session.id]
    unusable(library.path, "future")


def test_a_migration_that_fails_changes_nothing(library, monkeypatch):
    library.create(Setup.full("casino", 3)).close()
    library.close()
    more = (*schema.MIGRATIONS, ("CREATE TABLE mood (m TEXT)", "CREATE TABLE mood (m TEXT)"))
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    with pytest.raises(StorageError, match="could not be used"):
        Library(library.path)
    monkeypatch.undo()
    with Library(library.path) as again:
        assert len(again.sessions()) == 1
        assert list(again.problems()) == []


def test_two_processes_may_make_the_library_at_once(tmp_path):
    code = "import sys; from pathlib import Path; from baccara_qt.session.library import Library\n"
    code += "from baccara_qt.session.setup import Setup\n"
    code += f"Library(Path({str(tmp_path / 'library.db')!r})).create(Setup.full('casino', 3))"
    running = [subprocess.Popen([sys.executable, "-c", code]) for _ in range(4)]
    assert [process.wait() for process in running] == [0] * 4
    with Library(tmp_path / "library.db") as library:
        assert len(library.sessions()) == 4


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
assert not {{"pydantic", "numpy", "PySide6"}} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
