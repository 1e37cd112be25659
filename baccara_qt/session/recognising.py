"""Telling whether a file is a whole record, without looking into its steps; that needs nothing of the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from baccara_qt.session.errors import RecordError

FORMAT: Final = "baccara"
VERSION: Final = 2
"""1: nothing was taken back, and the header does not tell ``discipline`` and ``committed``."""

HEADER_MOST: Final = 1 << 22
"""Bytes a first line has at most."""


LINE_MOST: Final = 1 << 16
"""Bytes the line of a step has at most."""


def whole(path: Path) -> bool:
    """Whether the last line of a record is the digest of those between it and the first: nothing is lost or altered.

    Raises:
        RecordError: If it is no record, or a newer one, or cannot be read.
    """
    from hashlib import sha256  # noqa: PLC0415 - OpenSSL comes with it: not before the first frame

    digest, last = sha256(), b""
    with opened(path) as file:
        read_first(path, file)
        while line := file.readline(LINE_MOST):
            digest.update(last)
            last = line
    return last == digest_line(digest.hexdigest())


def digest_line(digest: str) -> bytes:
    """The last line of a record."""
    return f'{{"digest":"{digest}"}}\n'.encode()


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file that may be a record. Raises ``RecordError`` if it cannot be read."""
    try:
        # Opening a pipe or a device might never return.
        if path.exists() and not path.is_file():
            raise RecordError("record_unreadable", path=path, reason="it is not a file")
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise RecordError("record_unreadable", path=path, reason=error.strerror or error) from error


def read_first(path: Path, file: BinaryIO) -> tuple[bytes, int]:
    """The first line of a record, and the format's version. Raises ``RecordError``."""
    raw = file.readline(HEADER_MOST)
    version = _version(raw)
    if version is None:
        raise RecordError("record_foreign", path=path)
    if version > VERSION:
        raise RecordError("record_future", path=path)
    return raw, version


def _version(raw: bytes) -> int | None:
    """The format's version of a first line; ``None`` when it is none of ours."""
    try:
        header: Any = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        return None
    version = header.get("version")
    return version if type(version) is int and version > 0 else None
