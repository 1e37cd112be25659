"""Writing a file all at once: whoever reads it finds the old content or the new, never half of either."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from baccara_qt.session.errors import StorageError

_DATABASE: Final = b"SQLite format 3\0"
"""How every library begins."""

ROOM: Final = 8 << 20
"""Bytes that what takes much room leaves free on the disk: who plays needs them, and so does putting things right."""


def target(path: Path) -> Path:
    """The file that a path leads to, if one may be written there.

    Raises:
        StorageError: If none can, as far as can be told before it is tried.
    """
    try:
        path = path.resolve()
    except RuntimeError as error:
        raise StorageError("unwritable", path=path, reason="it is a link to itself") from error
    try:
        if path.exists() and not path.is_file():
            raise StorageError("unwritable", path=path, reason="it is not a file")
        if not path.parent.is_dir():
            raise StorageError("unwritable", path=path, reason="its folder does not exist")
        if not os.access(path.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise StorageError("unwritable", path=path, reason="its folder is read-only")
        if _is_library(path):
            raise StorageError("unwritable", path=path, reason="it is a library of sessions")
    except OSError as error:
        raise StorageError("unwritable", path=path, reason=error.strerror or error) from error
    return path


def write_atomically(path: Path, parts: Iterable[bytes]) -> None:
    """Writes the parts into a temporary file beside the target, makes it durable and renames it.

    Raises:
        StorageError: If it cannot be written; the old file is then untouched and nothing is left behind.
    """
    path = target(path)
    try:
        _replace(path, parts)
    except OSError as error:
        raise StorageError("unwritable", path=path, reason=error.strerror or error) from error


def _is_library(path: Path) -> bool:
    """Whether there is a database: a slip of the hand is not to cost all that was ever played."""
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.read(len(_DATABASE)) == _DATABASE


def _replace(path: Path, parts: Iterable[bytes]) -> None:
    temporary = path.with_name(f".baccara-{os.urandom(8).hex()}.tmp")
    try:
        with temporary.open("xb") as file:
            if path.exists():
                temporary.chmod(path.stat().st_mode & 0o777)
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        # A read-only disk says so even of what is not there: the first reason is the one to tell
        with suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable; only POSIX can open a folder."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
