"""The library: all sessions of a user in one SQLite file (DESIGN, session and storage)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.game import Step
from baccara_qt.core.money import Cents, Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.codec import encode_rules
from baccara_qt.session.errors import StorageError
from baccara_qt.session.journal import (
    LibraryJournal,
    encode_guests,
    now,
    read_lines,
    write_snapshot,
    write_summary,
)
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.record import write_record
from baccara_qt.session.schema import in_plain_words, open_database, reading, transaction
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup

_TIMEOUT: Final = 5.0


class Summary(NamedTuple):
    """A session as the list shows it; amounts in cents.

    Attributes:
        id: Its number.
        name: What it is called.
        preset: Preset its rules come from.
        human: The user's seat; 0 at a table of guests only.
        coups: Coups given.
        bank: The bank in play.
        purse: What lies before the user.
        phase: What the table is about.
        created: When it began, and ``updated`` when it last changed, in ISO 8601, UTC.
        steps: Steps so far.
        origin: Digest of the record it was imported from; empty for one begun here.
    """

    id: int
    name: str
    preset: str
    human: Seat
    coups: int
    bank: Cents
    purse: Cents
    phase: Phase
    created: str
    updated: str
    steps: int
    origin: str

    @property
    def open(self) -> bool:
        """Whether there is anything to go on with."""
        return self.phase is not Phase.CLOSED


class NewSession(NamedTuple):
    """What is stored of a session besides its steps.

    Attributes:
        setup: What it began with.
        secret: Its 32 bytes, from which its coming shoes follow.
        guests: Who plays at each seat now.
        state: The table now.
        snapshot: A step, and the state after it.
        foreign_shoes: How many of its shoes are not from the secret.
        origin: Digest of the record it was imported from.
        committed: Whether nobody chose the seed of its shoes.
    """

    setup: Setup
    secret: bytes
    guests: dict[Seat, Guest]
    state: TableState
    snapshot: tuple[int, TableState] | None = None
    foreign_shoes: int = 0
    origin: str = ""
    committed: bool = True


class Library:
    """All sessions of a user; a context, or to be closed.

    Args:
        path: The file; made when it does not exist. Its folder must exist.
        every_step: Whether each step is on the disk before it counts, come a power cut. Otherwise ``Session.commit``
            says when, and a power cut may cost the last commits (a crash of the program costs none).
        timeout: Seconds to wait for another program that is writing.

    Raises:
        StorageError: If the library cannot be used; it is then untouched.
    """

    def __init__(self, path: Path, *, every_step: bool = True, timeout: float = _TIMEOUT) -> None:
        self.path = path
        self._every_step = every_step
        self._owners: list[Ownership] = []
        self._connection = open_database(path, timeout)
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if every_step else 'NORMAL'}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file and lets other processes have the sessions opened from it; they cannot go on."""
        for owner in self._owners:
            owner.release()
        self._connection.close()

    def sessions(self) -> list[Summary]:
        """All sessions, the one last played first. Raises ``StorageError``."""
        with in_plain_words(self.path):
            rows = self._connection.execute(f"{_SELECT} ORDER BY played DESC")
            return [_summary(row) for row in rows]

    def summary(self, session: int) -> Summary:
        """One session. Raises ``StorageError`` if there is none."""
        with in_plain_words(self.path):
            row = self._connection.execute(f"{_SELECT} WHERE id = ?", (session,)).fetchone()
        if row is None:
            raise StorageError("unknown", id=session)
        return _summary(row)

    def lines(self, session: int) -> Iterator[str]:
        """The canonical lines of a session's steps, whoever has it open. Raises ``StorageError``."""
        return read_lines(self._connection, self.path, session)

    def steps(self, session: int) -> Iterator[Step]:
        """The steps of a session, whoever has it open. Raises ``StorageError``."""
        from baccara_qt.session.resume import read_steps  # noqa: PLC0415 - reading steps needs pydantic

        return read_steps(self._connection, self.path, session)

    def create(self, setup: Setup) -> Session:
        """Opens a new table; it is stored with its first step.

        Raises:
            SetupError: If it cannot be set up like this.
            StorageError: If it cannot be stored; then there is no such session.
        """
        chance, guests = opening(setup)
        with closing(dry(setup, chance, guests)) as draft:
            state = draft.state
            number = self.add(NewSession(setup, chance.secret, guests, state, committed=setup.committed), draft.lines())
        journal = self._journal(number, self._own(number), setup.human, 1)
        return Session(setup, chance, journal, state, guests, id=number, recent=draft.recent)

    def open(self, session: int) -> Session:
        """Goes on with a session exactly where it stopped.

        Raises:
            StorageError: If there is none, it is open elsewhere, or it is damaged.
        """
        from baccara_qt.session.resume import resume  # noqa: PLC0415 - reading steps needs pydantic

        self.summary(session)
        owner = self._own(session)
        try:
            # Only now can nobody else add to it.
            past = resume(self._connection, self.path, session)
        except BaseException:
            owner.release()
            raise
        journal = self._journal(session, owner, past.setup.human, past.recent.steps)
        return Session(
            past.setup,
            past.chance,
            journal,
            past.state,
            past.guests,
            id=session,
            recent=past.recent,
            earlier=past.earlier,
        )

    def export(self, session: int, path: Path) -> str:
        """Writes a session into an exchange file, all or nothing.

        Returns:
            Its digest.

        Raises:
            StorageError: If it cannot be read or written; an old file is then untouched.
        """
        from baccara_qt.session.resume import header  # noqa: PLC0415 - reading rules needs pydantic

        self.summary(session)
        with in_plain_words(self.path), reading(self._connection):
            return write_record(path, header(self._connection, session), lambda: self.lines(session))

    def imported(self, digest: str) -> int:
        """The session that was imported from the record with this digest; 0 when there is none."""
        with in_plain_words(self.path):
            query = "SELECT max(id) FROM session WHERE origin = ?"
            (number,) = self._connection.execute(query, (digest,)).fetchone()
        return int(number or 0)

    def problems(self) -> Iterator[str]:
        """Everything that is wrong in the library, a sentence each; every session is decided again."""
        from baccara_qt.session.audit import library_problems  # noqa: PLC0415 - reading steps needs pydantic

        return library_problems(self._connection, self.path)

    def import_(self, path: Path, *, again: bool = True) -> int:
        """Takes a record into the library, once every step was decided again.

        Args:
            path: The exchange file.
            again: Whether a record that is already here is taken a second time.

        Returns:
            Number of the session.

        Raises:
            WrongStepError: If the record is whole, but a step is not what the rules lead to.
            RecordError: If it cannot be used at all.
            StorageError: If it cannot be stored. Either way nothing of it is stored.
        """
        from baccara_qt.session.exchange import import_record  # noqa: PLC0415 - reading steps needs pydantic

        return import_record(self, path, again=again)

    def add(self, new: NewSession, lines: Iterable[str]) -> int:
        """Stores a session with all its steps, or nothing of it.

        Returns:
            Its number.

        Raises:
            StorageError: If it cannot be stored.
        """
        with in_plain_words(self.path), transaction(self._connection):
            number = self._insert(new)
            steps = 0
            for steps, line in enumerate(lines, 1):
                self._connection.execute("INSERT INTO step VALUES (?, ?, ?)", (number, steps, line))
            if new.snapshot is not None:
                write_snapshot(self._connection, number, *new.snapshot)
            write_summary(self._connection, number, steps, new.state, new.setup.human, new.guests)
        return number

    def _insert(self, new: NewSession) -> int:
        setup, moment = new.setup, now()
        columns = {
            "name": setup.name,
            "preset": setup.rules.preset,
            "human": setup.human,
            "seed": setup.seed,
            "discipline": setup.discipline,
            "committed": new.committed,
            "rules": encode_rules(setup.rules),
            "purses": json.dumps(setup.purses),
            "guests": encode_guests(new.guests),
            "secret": new.secret,
            "foreign_shoes": new.foreign_shoes,
            "origin": new.origin,
            "created": moment,
            "updated": moment,
        }
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        query = f"INSERT INTO session ({names}) VALUES ({marks}) RETURNING id"
        (number,) = self._connection.execute(query, tuple(columns.values())).fetchone()
        return int(number)

    def _own(self, session: int) -> Ownership:
        owner = Ownership.take(self.path, session)
        self._owners.append(owner)
        return owner

    def _journal(self, session: int, owner: Ownership, human: Seat, steps: int) -> LibraryJournal:
        return LibraryJournal(
            self._connection, self.path, session, owner, human=human, steps=steps, every_step=self._every_step
        )


_SELECT: Final = (
    "SELECT id, name, preset, human, coups, bank, purse, phase, created, updated, steps, origin FROM session"
)


def _summary(row: tuple[Any, ...]) -> Summary:
    summary = Summary(*row)
    try:
        return summary._replace(phase=Phase(summary.phase))
    except ValueError as error:
        raise StorageError("damaged", id=summary.id, reason=error) from error
