"""A session belongs to one process at a time: the system keeps the lock and drops it however the process ends."""

from __future__ import annotations

import os
import sys
from errno import ENOSPC
from pathlib import Path

from baccara_qt.session.errors import StorageError


class Ownership:
    """The right to go on with one session, until it is released or the process ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, library: Path, session: int) -> Ownership:
        """Takes the session.

        Args:
            library: The library's file; the locks are files in a folder beside it.
            session: The session's number.

        Raises:
            StorageError: If somebody else has it, or the lock cannot be made.
        """
        folder = library.with_name(f"{library.name}-locks")
        try:
            folder.mkdir(exist_ok=True)
            handle = os.open(folder / str(session), os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise StorageError("full" if error.errno == ENOSPC else "read_only", path=library) from error
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            raise StorageError("in_use", id=session) from error
        return cls(handle)

    @property
    def held(self) -> bool:
        """Whether it was not released yet."""
        return self._handle >= 0

    def release(self) -> None:
        """Gives the session back; a second time does nothing."""
        if self.held:
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
