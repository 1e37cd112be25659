"""A library's file that is gone or empty while there are copies of it, and how these copies come about."""

import os
import shutil
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace

import pytest

from baccara_qt.practice.history import History
from baccara_qt.session import backups as backing
from baccara_qt.session.backups import Backups
from baccara_qt.session.checking import mend, tidy
from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import ROOM
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.session.summary import glance


def lose(path, how):
    """The library's file is emptied, or gone altogether."""
    if how == "emptied":
        path.write_bytes(b"")
    else:
        path.unlink()


@pytest.mark.parametrize("how", ["emptied", "gone"])
def test_a_lost_file_makes_room_for_no_new_library_while_there_are_copies_of_it(copied, filled, how):
    _, lines = filled
    with Library(copied) as library:
        library.delete(1)
    Backups(copied).make()
    lose(copied, how)
    before = sorted(copied.parent.iterdir())
    for look in (Library, lambda path: glance(path, 1.0), tidy, History):
        with pytest.raises(StorageError, match="but there are copies in") as refused:
            look(copied)
        assert refused.value.code == how
        assert str(copied.with_name("library-backups")) in str(refused.value)
        assert sorted(copied.parent.iterdir()) == before
    news = mend(copied)
    assert (news.code, news.params["sessions"], news.params["day"]) == ("restored", 1, date.today())
    assert mend(copied) is None
    with Library(copied) as library:
        library.restore(1)
        assert {n: list(library.lines(n)) for n in (1, 2)} == lines


@pytest.mark.parametrize("how", ["emptied", "gone"])
def test_a_lost_file_is_restored_from_the_newest_copy_that_is_sound(copied, how):
    backups = Backups(copied)
    for day in range(3):
        with Library(copied) as library:
            library.rename(1, f"Day {day}")
        backups.make()
        yesterday = (datetime.now(UTC) - timedelta(days=1)).timestamp()
        os.utime(backups.places[0], (yesterday, yesterday))
    newest = backups.places[0].read_bytes()
    backups.places[0].write_bytes(newest[:5000])
    lose(copied, how)
    assert mend(copied).code == "restored"
    with Library(copied) as library:
        assert library.summary(1).name == "Day 1"
    assert backups.places[0].read_bytes() == newest[:5000]


def test_from_copies_none_of_which_is_sound_is_saved_what_can_be_read(copied, filled):
    _, lines = filled
    backups = Backups(copied)
    backups.make()
    newest = backups.places[0]
    spoilt = b"\0" * 100 + newest.read_bytes()[100:]
    shutil.copy(newest, backups.places[1])
    for place in backups.places[:2]:
        place.write_bytes(place.read_bytes()[:-5000])
    newest.write_bytes(spoilt)
    copied.unlink()
    news = mend(copied)
    assert news.code == "recovered", news
    assert news.params["old"].read_bytes() == spoilt
    with Library(copied) as library:
        assert list(library.problems()) == []
        found = {summary.id: list(library.lines(summary.id)) for summary in library.sessions()}
    assert found and all(lines[n][: len(stored)] == stored for n, stored in found.items())


def test_what_lies_beside_a_lost_file_and_is_in_no_copy_is_saved_too(copied, filled, played):
    Backups(copied).make()
    with Library(copied) as library, closing(library.open(1)) as session:
        played(session, session.state.coups + 1)
        lines = list(session.lines())
        log = copied.with_name("library.db-wal").read_bytes()
    copied.unlink()
    copied.with_name("library.db-wal").write_bytes(log)
    news = mend(copied)
    assert news.code == "recovered"
    assert news.params["old"].with_name(f"{news.params['old'].name}-wal").read_bytes() == log
    with Library(copied) as library:
        assert list(library.lines(1)) == lines


def test_a_lost_file_is_not_brought_back_beside_an_open_table(copied):
    Backups(copied).make()
    with Library(copied) as library, closing(library.open(1)):
        copied.unlink()
        assert mend(copied).code == "in_use"
        assert not copied.exists()


def take_away(path, how):
    """Somebody removes the library's file, or puts another file in its place."""
    if how == "removed":
        path.unlink()
    else:
        shutil.copy(path, path.with_name("older.db"))
        path.with_name("older.db").replace(path)


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_library_taken_away_under_an_open_table_is_noticed_at_the_next_step(copied, played, how):
    Backups(copied).make()
    with Library(copied, backups=True) as library, closing(library.open(1)) as session:
        played(session, session.state.coups + 1)
        shown = session.state
        take_away(copied, how)
        newest = Backups(copied).places[0].read_bytes()
        for _ in range(2):
            with pytest.raises(StorageError, match="was removed or replaced while it was open") as refused:
                played(session, session.state.coups + 1)
            assert (refused.value.code, session.state) == ("replaced", shown)
    assert Backups(copied).places[0].read_bytes() == newest


WRITES = {
    "begin": lambda library: library.create(Setup.full("casino", 3)),
    "rename": lambda library: library.rename(1, "Another"),
    "duplicate": lambda library: library.duplicate(1),
    "delete": lambda library: library.delete(1),
    "restore": lambda library: library.restore(1),
}


@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_library_taken_away_is_noticed_at_the_next_write_of_any_kind(copied, write, how):
    with Library(copied) as library:
        take_away(copied, how)
        with pytest.raises(StorageError, match="was removed or replaced while it was open"):
            WRITES[write](library)


def test_what_is_written_while_the_library_is_taken_away_does_not_count(copied, played, monkeypatch):
    with Library(copied) as library, closing(library.open(1)) as session:
        shown, write = session.state, session._journal._write

        def write_last():
            mark = write()
            copied.unlink()
            return mark

        monkeypatch.setattr(session._journal, "_write", write_last)
        with pytest.raises(StorageError, match="removed or replaced"):
            played(session, session.state.coups + 1)
        assert session.state is shown


def test_nothing_is_added_to_an_older_copy_written_over_the_library(copied, played, raw):
    with Library(copied) as library, closing(library.open(1)) as session:
        with raw(library) as other:
            other.execute("DELETE FROM step WHERE session = 1 AND n > 5")
            other.commit()
        with pytest.raises(StorageError, match="removed or replaced"):
            played(session, session.state.coups + 1)
        with raw(library) as other:
            assert other.execute("SELECT max(n) FROM step WHERE session = 1").fetchone() == (5,)


def test_a_link_that_leads_nowhere_is_no_room_for_a_new_library(copied, tmp_path):
    Backups(copied).make()
    copied.unlink()
    copied.symlink_to(tmp_path / "unplugged" / "library.db")
    for look in (Library, lambda path: glance(path, 1.0), tidy):
        with pytest.raises(StorageError, match="cannot be opened: No such file"):
            look(copied)
    assert mend(copied) is None
    assert copied.is_symlink()


# --- backups ------------------------------------------------------------------------------------------------------


def test_three_backups_each_of_another_day(copied):
    backups = Backups(copied)
    names = []
    for day in range(5):
        with Library(copied) as library:
            library.rename(1, f"Day {day}")
        backups.make()
        backups.make()
        names.insert(0, f"Day {day}")
        for n, place in enumerate(backups.places):
            if place.exists():
                with Library(place) as copy:
                    assert copy.summary(1).name == names[n]
                earlier = (datetime.now(UTC) - timedelta(days=n + 1)).timestamp()
                os.utime(place, (earlier, earlier))
    assert len([place for place in backups.places if place.exists()]) == 3


def test_a_clock_put_back_costs_no_backup(copied):
    backups = Backups(copied)
    backups.make()
    later = (datetime.now(UTC) + timedelta(days=400)).timestamp()
    os.utime(backups.places[0], (later, later))
    backups.make()
    assert [place.exists() for place in backups.places] == [True, True, False]


def test_a_damaged_library_takes_no_backups_place(copied, filled):
    backups = Backups(copied)
    backups.make()
    good = backups.places[0].read_bytes()
    spoilt = bytearray(copied.read_bytes())
    for page in range(4, len(spoilt) // 4096, 3):
        spoilt[page * 4096 : page * 4096 + 4096] = bytes(4096)
    copied.write_bytes(spoilt)
    with pytest.raises(StorageError):
        backups.make()
    assert backups.places[0].read_bytes() == good


def test_backups_are_made_while_one_plays_and_when_one_leaves(tmp_path, played, monkeypatch):
    monkeypatch.setattr(backing, "EVERY", 5)
    path = tmp_path / "library.db"
    places = Backups(path).places
    with Library(path, backups=True) as library, closing(library.create(Setup.full("casino", 3, human=2))) as session:
        played(session, 4)
        assert not places[0].exists()
        played(session, 5)
        library._backups._thread.join()
        assert places[0].exists()
        played(session, 7)
        lines = list(session.lines())
    with Library(places[0]) as copy:
        assert list(copy.lines(1)) == lines
        assert list(copy.problems()) == []


def test_a_backup_that_cannot_be_made_disturbs_nobody(tmp_path, played):
    path = tmp_path / "library.db"
    path.with_name("library-backups").write_text("in the way")
    with Library(path, backups=True) as library, closing(library.create(Setup.full("casino", 3, human=2))) as session:
        played(session, 2)
    with Library(path) as library:
        assert library.summary(1).coups == 2


def test_of_a_backup_that_comes_to_nothing_no_byte_takes_the_room_of_who_plays(copied, monkeypatch):
    backups = Backups(copied)
    backups.make()
    kept = backups.places[0].read_bytes()

    def half(new):
        new.write_bytes(copied.read_bytes()[:5000])
        raise StorageError("full", path=copied)

    monkeypatch.setattr(backups, "_copy", half)
    with pytest.raises(StorageError, match="disk is full"):
        backups.make()
    assert {part.name for part in backups.places[0].parent.iterdir()} == {"1.db"}
    assert backups.places[0].read_bytes() == kept


def test_a_backup_that_would_leave_no_room_for_who_plays_is_not_begun(copied, monkeypatch):
    room = copied.stat().st_size + ROOM - 1
    monkeypatch.setattr(backing, "disk_usage", lambda _: SimpleNamespace(free=room))
    backups = Backups(copied)
    with pytest.raises(StorageError, match="disk is full"):
        backups.make()
    assert list(backups.places[0].parent.iterdir()) == []
    room += 1
    backups.make()
    assert backups.places[0].exists()
