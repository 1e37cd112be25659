"""Where the copies of a library lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KEPT: Final = 3
"""How many copies there are, each of another day on which something was played."""


def copies_of(library: Path) -> tuple[Path, ...]:
    """The copies of a library, in a folder beside it, the newest first, whether they exist or not."""
    folder = library.with_name(f"{library.stem}-backups")
    return tuple(folder / f"{n}{library.suffix}" for n in range(1, KEPT + 1))


def emptied(library: Path) -> bool:
    """Whether a library's file is empty, though copies tell that something was in it."""
    return library.is_file() and not library.stat().st_size and any(copy.exists() for copy in copies_of(library))
