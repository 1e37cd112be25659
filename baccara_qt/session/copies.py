"""Where the copies of a library lie, and whether its file is still there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from baccara_qt.session.errors import StorageError

KEPT: Final = 3
"""How many copies there are, each of another day on which something was played."""


def copies_of(library: Path) -> tuple[Path, ...]:
    """The copies of a library, in a folder beside it, the newest first, whether they exist or not."""
    folder = library.with_name(f"{library.stem}-backups")
    return tuple(folder / f"{n}{library.suffix}" for n in range(1, KEPT + 1))


def begun(library: Path) -> bool:
    """Whether there is a library; if not, a new one may be begun at this place.

    Raises:
        StorageError: If its file is gone or empty, though copies tell that something was in it, or if nobody can tell.
    """
    try:
        size = _size(library)
        copied = not size and any(copy.exists() for copy in copies_of(library))
    except OSError as error:
        raise StorageError("unreachable", path=library, reason=error.strerror or error) from error
    if copied:
        folder = copies_of(library)[0].parent
        raise StorageError("gone" if size is None else "emptied", path=library, copies=folder)
    return size is not None


def _size(library: Path) -> int | None:
    """How many bytes its file has; none where there is no file. A link that leads nowhere may do so only now."""
    try:
        return library.stat().st_size
    except FileNotFoundError:
        if any(place.is_symlink() and not place.exists() for place in (library, *library.parents)):
            raise
        return None
