"""Libraries that cannot be used, damage, and versions: each its own sentence, and nothing is touched."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.session import schema
from baccara_qt.session.codec import encode_step
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import SNAPSHOT_EVERY, read_mark
from baccara_qt.session.library import Library
from baccara_qt.session.seal import link
from baccara_qt.session.setup import Setup
from baccara_qt.session.summary import glance

GOLDEN = Path(__file__).parents[1] / "golden" / "versions"

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


def test_a_library_of_a_newer_version_is_left_alone(library, raw):
    with raw(library) as connection:
        connection.execute("PRAGMA user_version = 99")
    library.close()
    unusable(library.path, "future")


def test_a_folder_is_no_library(tmp_path):
    unusable(tmp_path, "unreachable")


def test_a_library_needs_its_folder(tmp_path):
    unusable(tmp_path / "nowhere" / "library.db", "unreachable")


def test_a_damaged_page_is_said(tmp_path, played):
    path = tmp_path / "library.db"
    with Library(path) as library:
        session = played(library.create(Setup.full("casino", 3, seed="tests")), 20)
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


def test_a_damaged_step_is_said(library, played, raw):
    session = played(library.create(Setup.full("casino", 3, seed="tests")), 3)
    session.close()
    with raw(library) as connection, connection:
        connection.execute("UPDATE step SET line = replace(line, 'actor', 'author') WHERE n = 5")
    with pytest.raises(StorageError, match="is damaged: "):
        library.open(session.id)
    assert list(library.problems()) == [f"Session {session.id} is damaged: step 5 is not what was written."]


def test_a_missing_step_is_said(library, played, raw):
    session = played(library.create(Setup.full("casino", 3, seed="tests")), 3)
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
def test_damage_is_found(library, change, words, played, raw):
    session = played(library.create(Setup.full("casino", 2, human=1, seed="tests")), SNAPSHOT_EVERY + 1)
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
def test_a_damaged_row_is_said(library, tmp_path, change, raw):
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


def test_a_step_that_does_not_fit_the_table_is_damage(library, raw):
    session = library.create(Setup.full("casino", 3, seed="tests"))
    session.close()
    early = encode_step(3, c.Cut(100), (e.HandTurned("bank"),))
    with raw(library) as connection, connection:
        mark = link(read_mark(connection, session.id, 1), early)
        connection.execute("INSERT INTO step VALUES (?, 2, ?, ?)", (session.id, early, mark))
    with pytest.raises(StorageError, match="a step does not fit the table"):
        library.open(session.id)
    assert len(list(library.steps(session.id))) == 2


def test_reading_the_steps_says_damage(library, raw):
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


def test_a_phase_nobody_knows_is_damage_and_hides_no_other_session(library, raw):
    session, other = library.create(Setup.full("casino", 3)), library.create(Setup.full("casino", 3))
    session.close()
    with raw(library) as connection, connection:
        connection.execute("UPDATE session SET phase = 'dancing' WHERE id = ?", (session.id,))
    for look in (library.summary, library.open):
        with pytest.raises(StorageError, match=f"Session {session.id} is damaged"):
            look(session.id)
    assert [summary.id for summary in library.sessions()] == [other.id, session.id]
    assert any(f"Session {session.id}" in problem for problem in library.problems())


def test_a_step_of_no_session_is_damage(library, raw):
    with raw(library) as connection, connection:
        connection.execute("INSERT INTO step VALUES (9, 1, '{}', x'')")
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


@pytest.mark.parametrize("rights", [0o644, 0o444])
def test_a_library_nobody_may_write_can_be_looked_at(unprivileged, rights):
    """Its folder is read-only, as on a disk that is; its file may be, too."""
    folder = unprivileged / "disk"
    folder.mkdir()
    path = folder / "library.db"
    with Library(path) as library, closing(library.create(Setup.full("casino", 3, seed="tests"))) as session:
        lines = list(session.lines())
    path.chmod(rights)
    folder.chmod(0o555)
    before = path.read_bytes()
    looked = glance(path, 1.0)
    assert [summary.id for summary in looked.sessions] == [session.id]
    assert looked.refusal.code == "read_only"
    with Library(path) as library:
        assert library.refusal.code == "read_only"
        assert list(library.lines(session.id)) == lines
        assert library.table(session.id, 1).state == session.state
        assert list(library.problems()) == []
        library.export(session.id, unprivileged / "away.baccara")
        for write in (
            lambda: library.create(Setup.full("casino", 3)),
            lambda: library.rename(session.id, "Another"),
            lambda: library.duplicate(session.id),
            lambda: library.delete(session.id),
            lambda: library.open(session.id).execute(3, c.Cut(100)),
        ):
            with pytest.raises(StorageError) as refused:
                write()
            assert refused.value.code == "read_only"
    assert path.read_bytes() == before
    assert {part.name for part in folder.iterdir()} == {"library.db", "library.db-locks"}
    folder.chmod(0o755)
    path.chmod(0o644)
    with Library(path) as library:
        assert library.refusal is None
        library.rename(session.id, "Another")


def test_what_is_only_in_the_log_is_not_passed_over(unprivileged):
    """What was played last, before a crash, is beside the library's file: that alone would show an older evening."""
    path = unprivileged / "library.db"
    with Library(path) as library, closing(library.create(Setup.full("casino", 3))):
        log = path.with_name("library.db-wal").read_bytes()
        held = path.read_bytes()
    path.write_bytes(held)
    path.with_name("library.db-wal").write_bytes(log)
    unprivileged.chmod(0o555)
    unusable(path, "read_only")


def test_an_older_library_nobody_may_write_is_said(unprivileged):
    path = unprivileged / "library.db"
    path.write_bytes((GOLDEN / "library.v1.db").read_bytes())
    unprivileged.chmod(0o555)
    unusable(path, "read_only")


def unusable_without_reading(path):
    with pytest.raises(StorageError, match="Permission denied"):
        Library(path)


# --- versions ---------------------------------------------------------------------------------------------------


def test_the_file_says_what_it_is(library, raw):
    with raw(library) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (0x42616363,)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        tables = connection.execute(
            "SELECT name, strict FROM pragma_table_list WHERE name IN ('session', 'step', 'snapshot')"
        )
        assert dict(tables.fetchall()) == {"session": 1, "step": 1, "snapshot": 1}


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS)))
def test_a_library_of_every_version_is_brought_up_to_date(tmp_path, version, play):
    path = tmp_path / "library.db"
    shutil.copy(GOLDEN / f"library.v{version}.db", path)
    with Library(path) as library:
        assert list(library.problems()) == []
        assert [summary.name for summary in library.sessions()] == ["Golden parlour", "Golden casino"]
        for summary in library.sessions():
            with closing(library.open(summary.id)) as session:
                for _ in play(session):
                    if session.state.coups > summary.coups:
                        break
        assert [summary.name for summary in library.sessions()] == ["Golden casino", "Golden parlour"]


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
