"""Fault 28: a crash or power cut loses the profile; state saved after the animation instead of before it."""

import os
import sqlite3
from contextlib import closing

from baccara_qt.core.chemin import commands as c
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup


def test_fault_28_a_step_is_stored_when_it_is_told(tmp_path):
    """Whoever hears of a step finds it in the file already, without the session being closed."""
    path = tmp_path / "library.db"
    with Library(path) as library:
        session = library.create(Setup.full("casino", 3, seed="fault 28"))
        for actor, command in ((3, c.Cut(100)), (1, c.TakeBank(100_00)), (2, c.Stake(20_00))):
            session.execute(actor, command)
            with closing(sqlite3.connect(path)) as other:
                lines = [line for (line,) in other.execute("SELECT line FROM step ORDER BY n")]
            assert lines == list(session.lines())
            assert f'"actor":{actor}' in lines[-1]


def test_fault_28_the_window_waits_for_the_disk(tmp_path):
    """Each step of the window is on the disk, not only with the system, when it is told."""
    for every_step, synchronous in ((True, 2), (False, 1)):
        with Library(tmp_path / "library.db", every_step=every_step) as library:
            assert library._connection.execute("PRAGMA synchronous").fetchone() == (synchronous,)


def test_fault_28_a_crash_after_a_step_loses_nothing(tmp_path):
    path = tmp_path / "library.db"
    child = os.fork()
    if not child:
        library = Library(path)
        session = library.create(Setup.full("casino", 3, human=2, seed="fault 28"))
        for actor, command in ((3, c.Cut(100)), (1, c.TakeBank(100_00)), (2, c.Stake(20_00))):
            session.execute(actor, command)
        os._exit(9)  # as sudden as a crash: nothing is closed or flushed
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 9
    with Library(path) as library:
        books = library.open(1).state.books
        assert (books.bank, books.stake(2), books.purse(2)) == (100_00, 20_00, 1980_00)
