"""A session that comes into the library part by part: nobody waits for it, and nobody sees half of it."""

import shutil
import subprocess
import sys
from contextlib import closing
from itertools import pairwise

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.session import shelf, storing, unfinished
from baccara_qt.session.checking import tidy
from baccara_qt.session.errors import StorageError
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.progress import unheard
from baccara_qt.session.setup import Setup

PARTS = 40
"""Steps of a part here: there are many, and they are short."""

ACTS = ("import", "duplicate", "branch")

CHILD = """
import sys, time
from pathlib import Path
from baccara_qt.session import shelf, storing, unfinished
from tests.session.test_unfinished import ACTS, PARTS, bring

for module in (storing, shelf, unfinished):
    module.BLOCK = PARTS

def tell(part):
    if part > 0.6:
        print("so far", flush=True)
        time.sleep(600)

bring(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), tell)
"""


class Cancelled(Exception):  # noqa: N818 - no error
    """Nobody wants it any more."""


def bring(act, path, record, progress=unheard):
    """Lets another session come into the library, as another window would."""
    with Library(path) as library:
        if act == "import":
            return read_incoming(record).into(library, progress=progress)
        if act == "duplicate":
            return library.duplicate(1, progress)
        return library.branch(1, library.summary(1).steps - 1, progress)


@pytest.fixture
def library(library, record, monkeypatch):
    """A library with one session, in which parts are short."""
    read_incoming(record).into(library)
    monkeypatch.setattr(storing, "BLOCK", PARTS)
    monkeypatch.setattr(shelf, "BLOCK", PARTS)
    return library


def stored(library):
    """How many steps lie in the library, listed or not."""
    return library._connection.execute("SELECT count(*) FROM step").fetchone()[0]


def whole(library):
    """Whether nothing is wrong and all that lies there is listed."""
    steps = sum(summary.steps for summary in library.sessions())
    return list(library.problems()) == [] and stored(library) == steps


@pytest.mark.parametrize("act", ACTS)
def test_who_plays_does_not_wait_while_a_session_comes_into_the_library(library, record, act):
    with Library(library.path, timeout=0.0) as other, closing(other.create(Setup.full("casino", 3))) as session:
        before, seen = other.sessions(), []

        def play(part):
            if 0.5 < part < 1 and not seen:
                seen.append(stored(other))
                session.execute(3, c.Cut(100))
                assert [summary.id for summary in other.sessions()] == [summary.id for summary in before]
                assert list(other.problems()) == []
                assert tidy(other.path) == other.empty() == 0

        new = bring(act, library.path, record, play)
        assert seen[0] > before[1].steps + 1
        assert other.summary(session.id).steps == 2
    assert new in [summary.id for summary in library.sessions()]
    assert whole(library)


@pytest.mark.parametrize("at", [0.4, 1.0])
@pytest.mark.parametrize("act", ACTS)
def test_what_is_cancelled_half_way_leaves_nothing(library, record, act, at):
    steps = stored(library)

    def cancel(part):
        if part >= at:
            raise Cancelled

    with pytest.raises(Cancelled):
        bring(act, library.path, record, cancel)
    assert stored(library) == steps
    assert [summary.id for summary in library.sessions()] == [1]
    assert whole(library)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("act", ACTS)
def test_28_a_process_killed_half_way_leaves_nothing_half(library, record, act):
    steps = stored(library)
    command = [sys.executable, "-c", CHILD, act, str(library.path), str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "so far\n"
        assert tidy(library.path) == 0
        process.kill()
    assert stored(library) > steps
    assert [summary.id for summary in library.sessions()] == [1]
    assert list(library.problems()) == []
    with pytest.raises(StorageError, match="no session 2"):
        library.open(2)
    library.restore(2)
    assert [summary.id for summary in library.sessions()] == [1]
    assert tidy(library.path) == 1
    assert whole(library)
    bring(act, library.path, record)
    assert len(library.sessions()) == 2
    assert whole(library)


@pytest.mark.parametrize("act", ACTS)
def test_a_long_session_leaves_room_on_the_disk_for_who_plays(library, record, act, monkeypatch):
    steps = stored(library)

    def usage(folder):
        assert folder == library.path.parent
        found = shutil.disk_usage(folder)
        return found._replace(free=1 << (20 if stored(library) > steps + 5 * PARTS else 30))

    monkeypatch.setattr(unfinished, "disk_usage", usage)
    with pytest.raises(StorageError, match="disk is full"):
        bring(act, library.path, record)
    assert stored(library) == steps
    assert whole(library)


def test_what_cannot_be_taken_away_at_once_is_taken_away_another_time(library, record, monkeypatch):
    steps = stored(library)

    def full(*_):
        raise StorageError("full", path=library.path)

    def fill(part):
        if part > 0.5:
            monkeypatch.setattr(unfinished, "writing", full)

    with pytest.raises(StorageError, match="disk is full"):
        bring("import", library.path, record, fill)
    assert stored(library) > steps
    assert [summary.id for summary in library.sessions()] == [1]
    monkeypatch.undo()
    bring("import", library.path, record)
    assert len(library.sessions()) == 2
    assert whole(library)


def test_a_long_session_is_forgotten_part_by_part(library, monkeypatch):
    monkeypatch.setattr(unfinished, "BLOCK", PARTS)
    library.duplicate(1)
    library.delete(2)
    taken = []
    turn = unfinished.writing

    def counted(connection, place):
        taken.append(stored(library))
        return turn(connection, place)

    monkeypatch.setattr(unfinished, "writing", counted)
    assert library.empty() == 1
    assert max(before - after for before, after in pairwise(taken)) == PARTS
    assert whole(library)


def test_a_branch_of_what_is_forgotten_meanwhile_is_refused(library, record):
    def forget(part):
        if 0.5 < part < 1:
            with Library(library.path) as other:
                other.delete(1)
                other.empty()

    with pytest.raises(StorageError, match="no session 1"):
        bring("duplicate", library.path, record, forget)
    assert library.sessions() == []
    assert whole(library)
