"""A damaged library: found, said, and as much as possible saved into a new one; the old file stays as it is."""

import random
import shutil
import sqlite3
from contextlib import closing, suppress

import pytest

from baccara_qt.session import schema
from baccara_qt.session.backups import Backups
from baccara_qt.session.checking import damage, mend
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import SNAPSHOT_EVERY
from baccara_qt.session.library import Library
from baccara_qt.session.recovery import recover


def check(path, lines, *, least=0):
    """Whatever was damaged is found or does no harm: what a library gives back is a beginning of what was written."""
    before = path.read_bytes()
    news = mend(path)
    if news is not None:
        assert news.code == "recovered"
        assert news.params["old"].read_bytes() == before
    try:
        with Library(path) as library:
            problems = list(library.problems())
            found = {summary.id: summary for summary in library.sessions()}
            if news is not None:
                assert problems == []
                assert len(found) >= least
            for number in found:
                try:
                    with closing(library.open(number)) as session:
                        stored = list(session.lines())
                        assert stored == lines[number][: len(stored)]
                        assert session.state.books.balanced
                        if news is None:
                            assert stored == lines[number]
                except StorageError as error:
                    assert news is None
                    assert error.code in {"damaged", "garbage", "failed"}
                    assert problems
    except StorageError as error:
        assert error.code in {"garbage", "failed", "foreign", "future"}
        return None
    return news


def test_a_whole_library_is_left_alone(copied):
    before = copied.read_bytes()
    assert damage(copied) == ""
    assert mend(copied) is None
    assert copied.read_bytes() == before
    assert mend(copied.with_name("none.db")) is None


def test_truncated_at_a_hundred_places(filled, tmp_path, soak):
    path, lines = filled
    content = path.read_bytes()
    for n in range(max(8, soak(100))):
        folder = tmp_path / str(n)
        folder.mkdir()
        cut = folder / "library.db"
        cut.write_bytes(content[: len(content) * n // max(8, soak(100))])
        check(cut, lines)


def test_a_library_on_a_disk_without_room_for_the_file_beside_it_can_be_looked_at(copied, filled, monkeypatch):
    _, lines = filled

    def no_room(_):
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
        raise error

    monkeypatch.setattr(schema, "_use_wal", no_room)
    assert mend(copied) is None
    with Library(copied) as library:
        assert {summary.id: list(library.lines(summary.id)) for summary in library.sessions()} == lines
        with pytest.raises(StorageError, match="disk is full"):
            library.rename(1, "Another")
    monkeypatch.undo()
    with Library(copied) as library:
        library.rename(1, "Another")


@pytest.mark.parametrize("missing", [1, 50, 4000])
def test_a_file_cut_off_within_its_last_page_is_mended(copied, filled, missing):
    _, lines = filled
    with sqlite3.connect(copied) as library:
        # Its end is what was stored last
        library.execute("VACUUM")
    library.close()
    copied.write_bytes(copied.read_bytes()[:-missing])
    assert check(copied, lines, least=2) is not None


def test_from_a_file_that_is_cut_off_is_saved_what_comes_before(copied, filled):
    _, lines = filled
    content = copied.read_bytes()
    cut = content.rindex(lines[2][150].encode())
    copied.write_bytes(content[:cut])
    assert check(copied, lines, least=1) is not None
    with Library(copied) as library:
        assert len(list(library.lines(2))) > 100


def test_a_session_of_which_no_step_is_left_is_lost_and_no_table_nobody_can_open(copied, filled):
    _, lines = filled
    spoilt = bytearray(copied.read_bytes())
    at = spoilt.index(lines[2][0].encode()[:80])
    spoilt[at : at + 80] = bytes(80)
    copied.write_bytes(spoilt)
    found = recover(copied)
    assert (found.sessions, found.shortened, found.lost) == (1, (), 1)
    with Library(copied) as library:
        assert [summary.id for summary in library.sessions()] == [1]


# A high bit makes of a letter what no text can hold; SQLite repeats it where it does not understand what follows
@pytest.mark.parametrize("bit", [2, 0x80])
@pytest.mark.parametrize(
    "word", ["guests TEXT", "mark BLOB", "seating (", "natural INTEGER", "NOT NULL", "STRICT", "DEFAULT"]
)
def test_a_name_in_the_files_own_plan_that_was_hit_is_damage_and_mended(copied, filled, word, bit):
    _, lines = filled
    spoilt = bytearray(copied.read_bytes())
    at = spoilt.rindex(word.encode(), 0, 4096 * 20)
    spoilt[at] ^= bit
    copied.write_bytes(spoilt)
    for number in lines:
        with suppress(StorageError), Library(copied) as library:
            library.table(number, 5)
            library.open(number).close()
    assert "damaged" in damage(copied)
    assert check(copied, lines, least=2).params["sessions"] == 2


@pytest.mark.long
def test_a_thousand_flipped_bytes(filled, tmp_path, soak):
    path, lines = filled
    content, chance = path.read_bytes(), random.Random(1)
    for n in range(soak(1000)):
        folder = tmp_path / str(n)
        folder.mkdir()
        spoilt = bytearray(content)
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
        flipped = folder / "library.db"
        flipped.write_bytes(spoilt)
        check(flipped, lines)
        shutil.rmtree(folder)


def test_what_was_not_hit_is_saved(copied, filled):
    _, lines = filled
    spoilt = bytearray(copied.read_bytes())
    # Lines of the second session only.
    at = spoilt.rindex(lines[2][200].encode()[:80])
    spoilt[at - at % 4096 : at - at % 4096 + 4096] = bytes(4096)
    copied.write_bytes(spoilt)
    news = check(copied, lines, least=1)
    assert news is not None
    with Library(copied) as library:
        assert len(list(library.lines(1))) == len(lines[1])
        assert library.summary(1).name == "First evening"


def test_what_the_file_lost_is_taken_from_a_backup(copied, filled, played):
    _, lines = filled
    Backups(copied).make()
    copied.write_bytes(b"\0" * 100 + copied.read_bytes()[100:])
    assert "damaged" in damage(copied) or "library" in damage(copied)
    found = recover(copied)
    assert (found.sessions, found.shortened, found.lost) == (2, (), 0)
    with Library(copied) as library:
        assert {n: list(library.lines(n)) for n in (1, 2)} == lines
        assert [summary.name for summary in library.sessions()] == ["Second evening", "First evening"]
        with closing(library.open(2)) as session:
            played(session, session.state.coups + 2)
        assert list(library.problems()) == []


def test_what_was_played_after_the_backup_is_saved_from_a_file_without_its_head(copied, filled, played):
    Backups(copied).make()
    with Library(copied) as library, closing(library.open(1)) as session:
        played(session, session.state.coups + 3)
        lines = list(session.lines())
    copied.write_bytes(b"\0" * 100 + copied.read_bytes()[100:])
    recover(copied)
    with Library(copied) as library:
        assert list(library.lines(1)) == lines


def test_a_library_damaged_a_second_time_is_mended_a_second_time(copied, filled):
    _, lines = filled
    content = copied.read_bytes()
    olds = []
    for _ in range(2):
        copied.write_bytes(content[:-5000])
        olds.append(check(copied, lines, least=1).params["old"].name)
    assert olds == ["library.damaged-1.db", "library.damaged-2.db"]


def test_nothing_is_saved_from_under_an_open_table(copied):
    with Library(copied) as library, closing(library.open(1)):
        before = copied.read_bytes()
        with pytest.raises(StorageError, match="open in another window"):
            recover(copied)
        assert copied.read_bytes() == before


def test_a_damaged_practice_does_not_hinder(copied, raw):
    with Library(copied) as library, raw(library) as connection, connection:
        connection.execute("INSERT INTO spot VALUES ('tableau', 'x', '{}', '2026')")
    recover(copied)
    with Library(copied) as library:
        assert library._connection.execute("SELECT key FROM spot").fetchall() == [("x",)]


KINDS = {
    "bytes": "CAST({0} AS BLOB)",
    "text": "CAST({0} AS TEXT)",
    "nothing": "NULL",
    "fraction": "0.5",
    "huge": "9223372036854775807",
    "none": "x''",
}
OWN = ("session", "step", "snapshot", "coup", "seating")


def spoil(path, table, column, value):
    """Gives a column of a session's rows values of another kind, which SQLite itself would refuse to store."""
    key = "id" if table == "session" else "session"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ((sql,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,))
        loose = sql.replace(" STRICT, ", " ").replace(" STRICT", "").replace(" NOT NULL", "")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (loose, table))
        connection.execute("PRAGMA writable_schema = RESET")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(f"UPDATE OR IGNORE {table} SET {column} = {value.format(column)} WHERE {key} = 2")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (sql, table))
        connection.execute("PRAGMA writable_schema = RESET")


@pytest.fixture(scope="module")
def short(fill):
    """A library in which the second session has just a row of everything."""
    return fill(3, SNAPSHOT_EVERY)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", OWN)
def test_a_value_of_another_kind_is_damage_like_any_other(short, tmp_path, table, kind):
    path, lines = short
    with closing(sqlite3.connect(path)) as connection:
        columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})") if name != "id"]
        key = "id" if table == "session" else "session"
        assert connection.execute(f"SELECT count(*) FROM {table} WHERE {key} = 2").fetchone() > (0,)
    for column in columns:
        folder = tmp_path / column
        folder.mkdir()
        spoilt = folder / "library.db"
        shutil.copy(path, spoilt)
        spoil(spoilt, table, column, KINDS[kind])
        check(spoilt, lines)
