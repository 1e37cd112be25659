"""The desk at the entrance: it knows the library, and opens a table from it when asked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.progress import Progress, between, unheard
from baccara_qt.session.summary import Summary, glance

if TYPE_CHECKING:
    from baccara_qt.core.coup_row import CoupRow
    from baccara_qt.practice.history import History
    from baccara_qt.session.library import Library
    from baccara_qt.session.session import Session
    from baccara_qt.session.setup import Setup

_PATIENCE: Final = 2.0
"""Seconds to wait for another program that writes; the window stands still meanwhile."""

_READING: Final = 0.9
"""The part of the work that is done when a record is read; the rest is storing it."""


class Desk:
    """The library of one user, opened when first needed; every method may raise ``StorageError``.

    Attributes:
        refusal: Why nothing could be stored in it when its sessions were last listed; ``None`` where something could.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._library: Library | None = None
        self.refusal: StorageError | None = None

    def sessions(self) -> list[Summary]:
        """All sessions, the one last played first; a library not begun is not made for that."""
        sessions, self.refusal = glance(self._places.library, _PATIENCE)
        return sessions

    def library(self) -> Library:
        """The library itself."""
        return self._open()

    def create(self, setup: Setup) -> Session:
        """Opens a new table."""
        return self._open_to_play().create(setup)

    def resume(self, session: int) -> Session:
        """Opens a table from the library where it stopped."""
        return self._open_to_play().open(session)

    def take_in(self, record: Path, progress: Progress = unheard) -> int:
        """Takes a record into the library, on any thread; gives its session, also of one that is there already."""
        from baccara_qt.session.exchange import read_incoming  # noqa: PLC0415 - it brings the whole game with it

        incoming = read_incoming(record, between(progress, 0, _READING))
        self._places.make()
        with self._another() as library:
            return incoming.into(library, again=False, progress=between(progress, _READING, 1))

    def duplicate(self, session: int, progress: Progress = unheard) -> int:
        """Makes a session that is another's up to its end; gives its number. On any thread."""
        with self._another() as library:
            return library.duplicate(session, progress)

    def coups(self, session: int) -> list[CoupRow]:
        """The coups of a session in figures, the first one first."""
        return self._open().coups(session)

    def branch(self, session: int, at: int, progress: Progress = unheard) -> int:
        """Makes a session that is another's up to one of its steps; gives its number. On any thread."""
        with self._another() as library:
            return library.branch(session, at, progress)

    def history(self) -> History:
        """What a learner has done so far; whoever asks for it closes it."""
        from baccara_qt.practice.history import History  # noqa: PLC0415 - only for who practises

        self._open()
        return History(self._places.library)

    def close(self) -> None:
        """Closes the library."""
        if self._library is not None:
            self._library.close()
            self._library = None

    def _another(self) -> Library:
        """The library once more, for somebody on a thread of his own."""
        from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

        if self._library is not None:
            self._library.check()
        return Library(self._places.library)

    def _open_to_play(self) -> Library:
        library = self._open()
        if library.refusal is not None:
            raise library.refusal
        return library

    def _open(self) -> Library:
        if self._library is not None and self._library.refusal is not None:
            self.close()  # something may be stored in it by now
        if self._library is None:
            from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

            self._places.make()
            self._library = Library(self._places.library, backups=True, timeout=_PATIENCE)
        self._library.check()
        return self._library
