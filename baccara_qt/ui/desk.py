"""The desk at the entrance: it knows the library, and opens a table from it when asked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from baccara_qt.session.places import Places
from baccara_qt.session.summary import Summary, glance

if TYPE_CHECKING:
    from baccara_qt.core.coup_row import CoupRow
    from baccara_qt.practice.history import History
    from baccara_qt.session.library import Library
    from baccara_qt.session.session import Session
    from baccara_qt.session.setup import Setup

_PATIENCE: Final = 2.0
"""Seconds to wait for another program that writes; the window stands still meanwhile."""


class Desk:
    """The library of one user, opened when first needed; every method may raise ``StorageError``."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._library: Library | None = None

    def sessions(self) -> list[Summary]:
        """All sessions, the one last played first; a library not begun is not made for that."""
        return glance(self._places.library, _PATIENCE)

    def library(self) -> Library:
        """The library itself."""
        return self._open()

    def create(self, setup: Setup) -> Session:
        """Opens a new table."""
        return self._open().create(setup)

    def resume(self, session: int) -> Session:
        """Opens a table from the library where it stopped."""
        return self._open().open(session)

    def bring_in(self, record: Path) -> Session:
        """Takes a record into the library and opens its table; one already there is not taken twice."""
        from baccara_qt.session.exchange import read_incoming  # noqa: PLC0415 - it brings the whole game with it

        incoming = read_incoming(record)
        return self.resume(incoming.into(self._open(), again=False))

    def coups(self, session: int) -> list[CoupRow]:
        """The coups of a session in figures, the first one first."""
        return self._open().coups(session)

    def export(self, session: int, record: Path) -> None:
        """Writes a session into a record, all or nothing."""
        self._open().export(session, record)

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

    def _open(self) -> Library:
        if self._library is None:
            from baccara_qt.session.library import Library  # noqa: PLC0415 - it brings the whole game with it

            self._places.make()
            self._library = Library(self._places.library, backups=True, timeout=_PATIENCE)
        return self._library
