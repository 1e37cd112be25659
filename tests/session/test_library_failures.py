"""Writes that fail: what could not be stored did not happen."""

from contextlib import closing

import pytest

from baccara_qt.core.chemin import Phase, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.journal import SNAPSHOT_EVERY
from baccara_qt.session.setup import Setup
from tests.session.regret import advance

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


WRITES = {
    "begin": lambda library, _: library.create(Setup.full("casino", 3)).close(),
    "rename": lambda library, _: library.rename(1, "Another"),
    "duplicate": lambda library, _: library.duplicate(1),
    "branch": lambda library, _: library.branch(1, 5),
    "delete": lambda library, _: library.delete(1),
    "restore": lambda library, _: library.restore(2),
    "empty": lambda library, _: library.empty(),
    "import": lambda library, record: read_incoming(record).into(library),
}


@pytest.mark.parametrize(
    "failure",
    [
        ("SQLITE_FULL", "full"),
        ("SQLITE_IOERR_WRITE", "failed"),
        ("SQLITE_READONLY", "read_only"),
        ("SQLITE_PERM", "read_only"),
    ],
)
@pytest.mark.parametrize("kind", WRITES)
def test_every_write_that_fails_leaves_the_library_as_it_was(library, failing, played, kind, failure):
    error, code = failure
    record = library.path.with_name("short.baccara")
    with closing(library.create(Setup.full("casino", 2, human=2, seed="one"))) as session:
        played(session, 1)
    library.export(1, record)
    library.delete(library.duplicate(1))
    write, failed = WRITES[kind], 0
    while True:
        before = everything(library)
        with failing(library, failed + 1, error=error) as shim:
            try:
                write(library, record)
            except StorageError as refused:
                assert shim.failed
                assert refused.code == code
            if not shim.failed:
                break
        failed += 1
        assert everything(library) == before
    assert failed >= 2
    assert everything(library) != before
    assert list(library.problems()) == []


def everything(library):
    """All that the library holds, put away or not."""
    tables = ("session", "step", "snapshot", "coup", "seating")
    return [library._connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


@pytest.mark.parametrize(("error", "code"), [("SQLITE_FULL", "full"), ("SQLITE_IOERR_WRITE", "failed")])
def test_every_write_of_a_step_that_fails_is_made_up_for(library, failing, error, code):
    """Whatever fails once on the way through some coups: the step did not happen, and happens the next time."""
    session = library.create(Setup.full("koenigsspiel", 3, human=2, seed="fails"))
    director, n = Director(session), 0
    while session.state.coups < 6:
        before, stored = session.state, library.summary(1).steps
        n += 1
        with failing(library, n % 7 + 1, session._journal, error=error):
            try:
                advance(director)
            except StorageError as refused:
                assert refused.code == code
                assert session.state is before
                assert library.summary(1).steps == stored
                continue
        assert library.summary(1).steps == stored + 1
    assert [row.number for row in library.coups(1)] == list(range(1, 7))
    session.close()
    assert list(library.problems()) == []


def _next_step(play, session):
    """What would happen next, without letting it happen."""
    with closing(_copy(session)) as copy:
        step = next(play(copy))
    return step.actor, step.command


def _copy(session):
    from baccara_qt.session.journal import SpoolJournal
    from baccara_qt.session.recent import Recent
    from baccara_qt.session.session import Session

    recent = Recent(session.game, 0)
    recent.acted = list(session.recent.acted)
    return Session(session.setup, session._chance, SpoolJournal(), session.state, session.guests, recent=recent)


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


def test_a_locked_library_is_said(library, raw):
    session = library.create(Setup.full("casino", 3))
    before = session.state
    with raw(library) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked by another program"):
            session.execute(3, c.Cut(100))
    assert session.state is before
    session.execute(3, c.Cut(100))
