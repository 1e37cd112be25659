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


class Place:
    """The file in which a library was opened: somebody may take it away or put another in its place meanwhile.

    Args:
        library: The library's file, which was just opened.

    Attributes:
        library: The same.
    """

    def __init__(self, library: Path) -> None:
        self.library = library
        self._file = _identity(library)

    @property
    def held(self) -> bool:
        """Whether the library's file is still the one that was opened."""
        return _identity(self.library) == self._file

    def check(self) -> None:
        """Refuses to go on in a file that nobody finds any more. Raises ``StorageError``."""
        if not self.held:
            raise StorageError("replaced", path=self.library)


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from every other, whatever it is called; none where nothing can be found."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


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
