"""Copies of the library, for the day on which its file is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from shutil import disk_usage
from threading import Thread
from typing import Final

from baccara_qt.session.copies import copies_of
from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import ROOM
from baccara_qt.session.schema import in_plain_words

EVERY: Final = 50
"""Coups after which the next copy is made."""


class Backups:
    """The copies of one library, in a folder beside it.

    Args:
        library: The library's file.

    Attributes:
        places: Where the copies are, the newest first, whether they exist or not.
    """

    def __init__(self, library: Path) -> None:
        self._library = library
        self.places = copies_of(library)
        self._folder = self.places[0].parent
        self._thread: Thread | None = None
        self._coups = 0

    def make(self) -> None:
        """Copies the library as it stands; a copy that is not whole takes nobody's place.

        Raises:
            StorageError: If it cannot be copied; the copies there were are untouched.
        """
        new = self._folder / f"new{self._library.suffix}"
        try:
            self._folder.mkdir(exist_ok=True)
            new.unlink(missing_ok=True)
            if disk_usage(self._folder).free < self._library.stat().st_size + ROOM:
                raise StorageError("full", path=self._folder)
            with in_plain_words(self._library):
                self._copy(new)
            self._make_room()
            new.replace(self.places[0])
        except OSError as error:
            raise StorageError("unwritable", path=self._folder, reason=error.strerror or error) from error
        finally:
            # Of a copy that came to nothing not even its bytes stay: who plays needs them
            with suppress(OSError):
                new.unlink()

    def played(self, coups: int) -> None:
        """So many coups more are in the library; a copy of it is made meanwhile, now and then."""
        self._coups += coups
        if self._coups >= EVERY and (self._thread is None or not self._thread.is_alive()):
            self._coups = 0
            self._thread = Thread(target=self._try, name="backup", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """The library is closed; what was played since the last copy gets into one."""
        if self._thread is not None:
            self._thread.join()
        if self._coups:
            self._try()

    def _try(self) -> None:
        """A copy that cannot be made is no reason to disturb the game: the next is tried again."""
        with suppress(StorageError):
            self.make()

    def _copy(self, new: Path) -> None:
        source = sqlite3.connect(f"{self._library.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(new, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
                raise StorageError("garbage", path=self._library)

    def _make_room(self) -> None:
        """The newest copy makes room for another of the same day; on another day all move on."""
        newest, *_ = self.places
        if not newest.exists() or _day(newest) == datetime.now(UTC).date():
            return
        for older, newer in zip(reversed(self.places), reversed(self.places[:-1]), strict=False):
            if newer.exists():
                newer.replace(older)


def _day(path: Path) -> object:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).date()
