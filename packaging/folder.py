"""The files of a frozen program as they are published."""

import hashlib
from pathlib import Path


def hashes(folder: Path) -> str:
    """Return the SHA-256 of every file, one a line as `sha256sum` writes them, named from the folder's parent."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder.parent).as_posix()}\n"
        for file in files(folder)
    )


def size(folder: Path) -> int:
    """Return how many bytes the files hold together."""
    return sum(file.stat().st_size for file in files(folder))


def files(folder: Path) -> list[Path]:
    """Return all files, links to one another left out."""
    return sorted(file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
