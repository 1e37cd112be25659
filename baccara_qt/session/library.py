"""The library: all sessions of a user in one SQLite file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING, Self

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.game import Game, Step
from baccara_qt.core.games import game_of
from baccara_qt.session import statistics
from baccara_qt.session.backups import Backups
from baccara_qt.session.copies import Place
from baccara_qt.session.journal import LibraryJournal, read_lines, read_mark
from baccara_qt.session.ownership import Ownership
from baccara_qt.session.progress import Progress, between, told, unheard
from baccara_qt.session.record import write_record
from baccara_qt.session.schema import PATIENCE, in_plain_words, open_database, reading, writing
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.session.statistics import Compared, Figures, PursePoint
from baccara_qt.session.storing import NewDraft, NewSession, store
from baccara_qt.session.summary import Summary, read_summaries, read_summary
from baccara_qt.session.unfinished import forget, store_in_parts

if TYPE_CHECKING:
    from baccara_qt.core.money import Seat
    from baccara_qt.players.guests import Guest
    from baccara_qt.session.resume import Past


class Library:
    """All sessions of a user; a context, or to be closed.

    Args:
        path: The file; made when it does not exist. Its folder must exist.
        every_step: Whether each step is on the disk before it counts, come a power cut. Otherwise ``Session.commit``
            says when, and a power cut may cost the last commits (a crash of the program costs none).
        backups: Whether it is copied now and then, and when it is closed.
        timeout: Seconds to wait for another program that is writing.

    Attributes:
        refusal: Why nothing can be stored in it, and only looked at what there is; ``None`` where something can.

    Raises:
        StorageError: If the library cannot be used; it is then untouched.
    """

    def __init__(
        self, path: Path, *, every_step: bool = True, backups: bool = False, timeout: float = PATIENCE
    ) -> None:
        self.path = path
        self._backups = Backups(path) if backups else None
        self._every_step = every_step
        self._owners: list[Ownership] = []
        self._connection = open_database(path, timeout)
        self.refusal = self._connection.refusal
        self._place = Place(path)
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
        # What lies in its place now must not become a copy of it
        if self._backups is not None and self._place.held:
            self._backups.close()

    def check(self) -> None:
        """Raises ``StorageError`` if its file was removed or replaced since it was opened."""
        self._place.check()

    def sessions(self) -> list[Summary]:
        """All sessions, the one last played first. Raises ``StorageError``."""
        with in_plain_words(self.path):
            return read_summaries(self._connection)

    def summary(self, session: int) -> Summary:
        """One session. Raises ``StorageError`` if there is none."""
        with in_plain_words(self.path):
            return read_summary(self._connection, session)

    def lines(self, session: int, after: int = 0) -> Iterator[str]:
        """The canonical lines of a session's steps after so many, whoever has it open. Raises ``StorageError``."""
        return read_lines(self._connection, self.path, session, after)

    def steps(self, session: int, after: int = 0) -> Iterator[Step]:
        """The steps of a session after so many, whoever has it open. Raises ``StorageError``."""
        from baccara_qt.session.resume import read_steps  # noqa: PLC0415 - reading steps needs pydantic's core

        return read_steps(self._connection, self.path, session, self.game(session).name, after)

    def next_step(self, session: int, after: int, kinds: Iterable[str]) -> int | None:
        """The first step of a session after so many in which an event of these kinds happened.

        Raises:
            StorageError: If the library cannot be read.
        """
        signs = [f'{{"kind":"{kind}"' for kind in kinds]
        wanted = " OR ".join(["instr(line, ?) > 0"] * len(signs))
        query = f"SELECT n FROM step WHERE session = ? AND n > ? AND ({wanted}) ORDER BY n LIMIT 1"
        with in_plain_words(self.path):
            row = self._connection.execute(query, (session, after, *signs)).fetchone()
        return None if row is None else int(row[0])

    def guests(self, session: int, step: int) -> dict[Seat, Guest]:
        """Who plays at each seat after so many steps of a session. Raises ``StorageError``."""
        from baccara_qt.session.resume import guests_at  # noqa: PLC0415 - reading steps needs pydantic's core

        with in_plain_words(self.path):
            return guests_at(self._connection, session, step)

    def game(self, session: int) -> Game:
        """What is played in a session. Raises ``StorageError``."""
        from baccara_qt.session.resume import read_kept  # noqa: PLC0415 - reading rules needs pydantic's core

        return game_of(read_kept(self._connection, self.path, session).setup.rules)

    def create(self, setup: Setup) -> Session:
        """Opens a new table; it is stored with its first step.

        Raises:
            SetupError: If it cannot be set up like this.
            StorageError: If it cannot be stored; then there is no such session.
        """
        chance, guests = opening(setup)
        with closing(dry(setup, chance, guests)) as draft:
            state = draft.state
            new = NewSession(setup, chance.secret, guests, state, committed=setup.committed)
            with writing(self._connection, self._place):
                number = store(self._connection, NewDraft(new, draft.lines()))
        journal = self._journal(number, self._own(number), setup, 1)
        return Session(setup, chance, journal, state, guests, id=number, recent=draft.recent)

    def open(self, session: int) -> Session:
        """Goes on with a session exactly where it stopped.

        Raises:
            StorageError: If there is none, it is open elsewhere, or it is damaged.
        """
        from baccara_qt.session.resume import read_kept, resume  # noqa: PLC0415 - reading steps needs pydantic's core

        self.summary(session)
        owner = self._own(session)
        try:
            # Only now can nobody else add to it.
            kept = read_kept(self._connection, self.path, session)
            past = resume(self._connection, self.path, session, kept)
        except BaseException:
            owner.release()
            raise
        journal = self._journal(session, owner, kept.setup, past.recent.steps)
        return Session(
            kept.setup,
            kept.chance,
            journal,
            past.state,
            kept.guests,
            id=session,
            recent=past.recent,
            earlier=past.earlier,
        )

    def export(self, session: int, path: Path, progress: Progress = unheard) -> str:
        """Writes a session into an exchange file, all or nothing.

        Args:
            session: Its number.
            path: The file; an old one is replaced.
            progress: Is told which part is done.

        Returns:
            Its digest.

        Raises:
            StorageError: If it cannot be read or written; an old file is then untouched.
        """
        from baccara_qt.session.resume import header, read_kept  # noqa: PLC0415 - reading rules needs pydantic's core

        with in_plain_words(self.path), reading(self._connection):
            kept = read_kept(self._connection, self.path, session)
            steps = max(1, read_summary(self._connection, session).steps)
            passes = iter((between(progress, 0, 0.5), between(progress, 0.5, 1)))
            return write_record(path, header(kept), lambda: told(self.lines(session), steps, next(passes)))

    def imported(self, digest: str) -> int:
        """The session that was imported from the record with this digest; 0 when there is none."""
        with in_plain_words(self.path):
            query = "SELECT max(id) FROM session WHERE origin = ? AND deleted = 0"
            (number,) = self._connection.execute(query, (digest,)).fetchone()
        return int(number or 0)

    def problems(self) -> Iterator[str]:
        """Everything that is wrong in the library, a sentence each; every session is decided again."""
        from baccara_qt.session.audit import library_problems  # noqa: PLC0415 - reading steps needs pydantic's core

        return library_problems(self._connection, self.path)

    def add(self, new: NewSession, lines: Iterable[str]) -> int:
        """Stores a session with all its steps, or nothing of it; others may go on with theirs meanwhile.

        Returns:
            Its number.

        Raises:
            StorageError: If it cannot be stored.
        """
        with in_plain_words(self.path):
            return store_in_parts(self._connection, self._place, NewDraft(new, lines))

    # --- a session as a whole -----------------------------------------------------------------------------------

    def rename(self, session: int, name: str) -> None:
        """Gives a session another name.

        Raises:
            SetupError: If it cannot be called so.
            StorageError: If it cannot be stored.
        """
        with self._shelf(session) as shelf:
            shelf.rename(self._connection, session, name)

    def duplicate(self, session: int, progress: Progress = unheard) -> int:
        """Makes a session that is another's up to its end; gives its number. Raises ``StorageError``."""
        return self.branch(session, self.summary(session).steps, progress)

    def branch(self, session: int, at: int, progress: Progress = unheard) -> int:
        """Makes a session that is another's up to one of its steps; both go on from there with the same cards and luck.

        Args:
            session: The other session; it stays as it is.
            at: So many of its steps are taken over.
            progress: Is told which part is done.

        Returns:
            Number of the new one; its ``parent`` and ``branched_at`` say where it comes from.

        Raises:
            StorageError: If the other has not so many steps, or it cannot be stored.
        """
        from baccara_qt.session.shelf import Branch  # noqa: PLC0415 - reading steps needs pydantic's core

        name = self.summary(session).name
        with in_plain_words(self.path):
            branch = Branch(self._connection, self.path, session, at, name, progress)
            return store_in_parts(self._connection, self._place, branch)

    def delete(self, session: int) -> None:
        """Puts a session away; ``restore`` fetches it back until it is forgotten, a day later or by ``empty``.

        Raises:
            StorageError: If it is open, or it cannot be stored.
        """
        owner = self._own(session)
        try:
            with self._shelf(session) as shelf:
                shelf.put_away(self._connection, session, away=True)
        finally:
            owner.release()

    def restore(self, session: int) -> None:
        """Fetches back a session that was put away. Raises ``StorageError``."""
        from baccara_qt.session.shelf import put_away  # noqa: PLC0415 - reading steps needs pydantic's core

        with writing(self._connection, self._place):
            put_away(self._connection, session, away=False)

    def empty(self) -> int:
        """Forgets for good what was put away; says how many sessions that were. Raises ``StorageError``."""
        with in_plain_words(self.path):
            return forget(self._connection, self._place, before=2**62)

    @contextmanager
    def _shelf(self, session: int) -> Iterator[ModuleType]:
        """What can be done with a session that is there, all of it or nothing."""
        from baccara_qt.session import shelf  # noqa: PLC0415 - reading steps needs pydantic's core

        self.summary(session)
        with writing(self._connection, self._place):
            yield shelf

    # --- looking back -------------------------------------------------------------------------------------------

    def coups(self, session: int) -> list[CoupRow]:
        """The coups of a session in figures, each with the step that ended it. Raises ``StorageError``."""
        with self._counted(session):
            return statistics.coup_rows(self._connection, session)

    def compared(self, one: int, other: int) -> Compared:
        """Two sessions beside each other, such as a branch and its parent. Raises ``StorageError``."""
        with self._counted():
            return statistics.compared(self._connection, one, other)

    def statistics(self, *, branches: bool = False, progress: Progress = unheard) -> Figures:
        """Figures over all sessions; what two of them share counts once.

        Args:
            branches: Whether what was played on copies and as what-ifs counts, too.
            progress: Is told which part is done.

        Raises:
            StorageError: If it cannot be read.
        """
        with self._counted():
            return statistics.figures(self._connection, branches=branches, progress=progress)

    def purse_line(self, session: int, most: int | None = None) -> list[PursePoint]:
        """The user's purse after each coup of a session, or after at most so many of them. Raises ``StorageError``."""
        with self._counted(session):
            return statistics.purse_line(self._connection, session, most)

    @contextmanager
    def _counted(self, session: int = 0) -> Iterator[None]:
        """Every coup (of one session or of all) has its row: an older library counted none."""
        with in_plain_words(self.path):
            statistics.complete(self._connection, self.path, session)
            yield

    def table(self, session: int, step: int) -> Past:
        """A session up to one of its steps: the table then, and what led to it since the last snapshot.

        Raises:
            StorageError: If it cannot be read.
        """
        from baccara_qt.session.resume import read_kept, read_past  # noqa: PLC0415 - reading steps needs pydantic's core

        kept = read_kept(self._connection, self.path, session)
        return read_past(self._connection, self.path, session, kept, step)

    # --- inside -------------------------------------------------------------------------------------------------

    def _own(self, session: int) -> Ownership:
        owner = Ownership.take(self.path, session)
        self._owners.append(owner)
        return owner

    def _journal(self, session: int, owner: Ownership, setup: Setup, steps: int) -> LibraryJournal:
        return LibraryJournal(
            self._connection,
            self.path,
            self._place,
            session,
            owner,
            setup=setup,
            steps=steps,
            mark=read_mark(self._connection, session, steps),
            every_step=self._every_step,
            backups=self._backups,
        )
