"""Tables for the tests of the session: with a library, and with somebody in the user's place."""

import hashlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from baccara_qt.core.chemin import legal, turn
from baccara_qt.core.game import Step
from baccara_qt.players import choose, see
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.recognising import digest_line
from baccara_qt.session.record import Header, write_record
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup

PATIENCE = 20_000
"""Steps in which a test must have found what it waits for."""


def _play(session: Session) -> Iterator[Step]:
    """Every step of a table at which a steady player has the user's seat; it ends when the table is closed."""
    director = Director(session)
    for _ in range(PATIENCE):
        step = director.act()
        if step is None:
            seat = turn(session.state)
            if seat is None:
                return
            offers = legal(session.state, seat)
            command = choose(see(session.state, seat), offers, STEADY, session.stream(seat))
            step = session.execute(seat, command)
        yield step
    pytest.fail(f"did not come to it in {PATIENCE} steps")


@pytest.fixture(scope="session")
def play() -> Callable[[Session], Iterator[Step]]:
    """Lets a table go on, the user's seat included, step by step."""
    return _play


@pytest.fixture(scope="session")
def played() -> Callable[[Session, int], Session]:
    """Plays a table until so many coups are over."""

    def until(session: Session, coups: int) -> Session:
        for _ in _play(session):
            if session.state.coups == coups:
                return session
        pytest.fail("the table closed")

    return until


@pytest.fixture
def raw() -> Callable[[Library], closing[sqlite3.Connection]]:
    """Opens the file of a library behind its back."""
    return lambda library: closing(sqlite3.connect(library.path))


@pytest.fixture
def dry_session() -> Iterator[Callable[..., Session]]:
    """Makes a table that is kept nowhere, from what ``Setup.full`` takes, or with a purse of its own for everybody."""
    with ExitStack() as tables:

        def make(preset: str = "casino", seats: int | None = None, everybody: int = 0, **options: object) -> Session:
            setup = Setup.full(preset, seats, **{"seed": "tests", **options})
            if everybody:
                rules = replace(setup.rules, opening_purse=everybody)
                setup = replace(setup, rules=rules, purses=(everybody,) * rules.seats)
            return tables.enter_context(closing(dry(setup, *opening(setup))))

        yield make


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    with Library(tmp_path / "library.db", timeout=0.1) as made:
        yield made


@pytest.fixture
def evening(library: Library, whole: Path) -> int:
    """The one session of the module's ``whole`` library, in an empty one."""
    with closing(sqlite3.connect(whole)) as source:
        source.backup(library._connection)
    (summary,) = library.sessions()
    return summary.id


class Failing:
    """A connection that fails once, at the n-th statement that writes."""

    def __init__(self, connection: sqlite3.Connection, n: int, error: str) -> None:
        self._connection = connection
        self._left = n
        self._error = error

    def _count(self, statement: str) -> None:
        if statement.split(maxsplit=1)[0] in {"BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT"}:
            self._left -= 1
            if self._left == 0:
                error = sqlite3.OperationalError("the write failed")
                error.sqlite_errorname = self._error
                raise error

    @property
    def failed(self) -> bool:
        return self._left <= 0

    def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        self._count(statement)
        return self._connection.execute(statement, *values)

    def executemany(self, statement: str, rows: object) -> sqlite3.Cursor:
        self._count(statement)
        return self._connection.executemany(statement, rows)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """Lets the n-th write of a library fail, once."""

    @contextmanager
    def shim(library: Library, n: int, *users: object, error: str = "SQLITE_IOERR_WRITE") -> Iterator[Failing]:
        proxy = Failing(library._connection, n, error)
        with monkeypatch.context() as patch:
            for user in (library, *users):
                patch.setattr(user, "_connection", proxy)
            yield proxy

    return shim


@pytest.fixture(scope="module")
def session(play: Callable[[Session], Iterator[Step]]) -> Iterator[Session]:
    """A table played into its second shoe."""
    setup = Setup.full("casino", 3, human=2, seed="exchange")
    with closing(dry(setup, *opening(setup))) as table:
        for _ in play(table):
            if table.state.shoes == 2 and table.state.coups % 5 == 2:
                break
        yield table


@pytest.fixture(scope="module")
def record(session: Session, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same as a file."""
    path = tmp_path_factory.mktemp("record") / "evening.baccara"
    write_record(path, Header.of(session.setup, session.guests, committed=False), session.lines)
    return path


@pytest.fixture
def rewritten(record: Path, tmp_path: Path) -> Callable[..., Path]:
    """The record with its lines changed, and its digest made to fit."""

    def rewrite(change, *, fit=True):
        lines = record.read_bytes().splitlines(keepends=True)
        lines = change(lines)
        if fit:
            lines[-1] = digest_line(hashlib.sha256(b"".join(lines[1:-1])).hexdigest())
        path = tmp_path / "changed.baccara"
        path.write_bytes(b"".join(lines))
        return path

    return rewrite


@pytest.fixture(scope="module")
def fill(
    tmp_path_factory: pytest.TempPathFactory, played: Callable[[Session, int], Session]
) -> Callable[[int, int], tuple[Path, dict[int, list[str]]]]:
    """Makes a library with two sessions of so many coups, and gives the lines of each."""

    def made(*coups: int) -> tuple[Path, dict[int, list[str]]]:
        path = tmp_path_factory.mktemp("whole") / "library.db"
        with Library(path) as library:
            for seats, name, long in zip((3, 5), ("First evening", "Second evening"), coups, strict=True):
                setup = Setup.full("casino", seats, human=2, seed=name, name=name)
                with closing(library.create(setup)) as session:
                    played(session, long)
            lines = {summary.id: list(library.lines(summary.id)) for summary in library.sessions()}
        return path, lines

    return made


@pytest.fixture(scope="module")
def filled(fill: Callable[[int, int], tuple[Path, dict[int, list[str]]]]) -> tuple[Path, dict[int, list[str]]]:
    """A library with two sessions, and the lines of each."""
    return fill(45, 45)


@pytest.fixture
def copied(filled: tuple[Path, object], tmp_path: Path) -> Path:
    """A copy of it to be damaged."""
    path = tmp_path / "library.db"
    shutil.copy(filled[0], path)
    return path
