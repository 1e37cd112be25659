"""Reading a record that came from anywhere: bounded in time and memory, every step decided again by the rules."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from baccara_qt.core.game import Step
from baccara_qt.session.decode import DecodeError, decode_header
from baccara_qt.session.errors import Reason, RecordError, WrongStepError, reason_of
from baccara_qt.session.progress import Progress, unheard
from baccara_qt.session.recent import Standing
from baccara_qt.session.recognising import HEADER_MOST, LINE_MOST, digest_line, opened, read_first
from baccara_qt.session.record import Header, Place, header_line
from baccara_qt.session.redecide import Redecider, WrongError


class Played(NamedTuple):
    """A step of a record, its number from 1, and the table before and after it."""

    number: int
    step: Step
    before: Any
    after: Any


Visitor = Callable[[Played], None]
"""Called with every step that is right and was not taken back."""

Begin = Callable[[Header], Visitor]
"""Called with the header; gives the visitor of the steps that follow."""


class Verified(NamedTuple):
    """A record that is right from its first line to its last.

    Attributes:
        header: What it says before its steps.
        digest: SHA-256 of its steps.
        steps: How many.
        state: The table after the last.
    """

    header: Header
    digest: str
    steps: int
    state: Any


def verify(path: Path, begin: Begin | None = None, progress: Progress = unheard) -> Verified:
    """Reads a record and decides every step again.

    Args:
        path: The file.
        begin: Told the header; its visitor is told every step that stands. A later line may still turn out to be wrong.
        progress: Is told which part is read.

    Raises:
        WrongStepError: If the record is whole, but a step is not what the rules lead to.
        RecordError: If it cannot be used at all.
    """
    with opened(path) as file:
        return _Reading(path, file, begin, progress).run()


def step_lines(path: Path, digest: str) -> Iterator[str]:
    """The lines of the steps of a verified record once more.

    Raises:
        RecordError: If they are no longer those with this digest.
    """
    sha, line, ends = hashlib.sha256(), 1, {b"", digest_line(digest)}
    with opened(path) as file:
        file.readline(HEADER_MOST)
        while (raw := file.readline(LINE_MOST)) not in ends:
            sha.update(raw)
            line += 1
            yield raw.decode("ascii", "replace").removesuffix("\n")
    if sha.hexdigest() != digest:
        raise RecordError("record_altered", path=path, line=line, reason="it changed while it was read")


class _Reading:
    """One reading of a record, line by line."""

    def __init__(self, path: Path, file: BinaryIO, begin: Begin | None, progress: Progress) -> None:
        self._path = path
        self._file = file
        self._begin = begin
        self._progress = progress
        self._size = max(1, os.fstat(file.fileno()).st_size)
        self._read = 0
        self._visit: Visitor | None = None
        self._line = 0
        self._wrong: WrongStepError | None = None
        self._standing = Standing[Played]()

    def run(self) -> Verified:
        header = self._read_header()
        self._visit = self._begin and self._begin(header)
        table = Redecider(header.rules, header.taker)
        sha = hashlib.sha256()
        while not (raw := self._next(LINE_MOST)).startswith(b'{"digest"'):
            sha.update(raw)
            # After the first wrong step only the digest matters: it tells a wrong record from an altered one.
            if self._wrong is None:
                self._take(table, raw)
        self._check_end(raw, sha.hexdigest())
        self._tell(self._standing.rest())
        if header.commitments != table.commitments:
            raise RecordError(
                "record_impossible", path=self._path, line=1, reason="its shoes are not those it was committed to"
            )
        return Verified(header, sha.hexdigest(), self._line - 2, table.state)

    # --- lines --------------------------------------------------------------------------------------------------

    def _next(self, most: int) -> bytes:
        raw = self._file.readline(most)
        self._line += 1
        self._read += len(raw)
        self._progress(min(1.0, self._read / self._size))
        if raw.endswith(b"\n"):
            return raw
        if len(raw) == most:
            raise self._malformed("it is too long")
        raise RecordError("record_truncated", path=self._path, line=self._line)

    def _malformed(self, reason: str) -> RecordError:
        return RecordError("record_malformed", path=self._path, line=self._line, reason=reason)

    def _impossible(self, reason: str) -> RecordError:
        return RecordError("record_impossible", path=self._path, line=self._line, reason=reason)

    def _altered(self, reason: str) -> RecordError:
        return RecordError("record_altered", path=self._path, line=self._line, reason=reason)

    # --- header -------------------------------------------------------------------------------------------------

    def _read_header(self) -> Header:
        raw, version = read_first(self._path, self._file)
        self._line = 1
        try:
            parts = decode_header(raw)
        except DecodeError as error:
            raise self._malformed(error.reason) from error
        header = Header(
            parts["rules"],
            tuple(Place(**place) for place in parts["seats"]),
            parts.get("discipline", False),
            parts.get("committed", False),
            parts["commitments"],
            parts["application"],
            version,
        )
        self._check_header(header)
        if raw != header_line(header):
            raise self._altered("its header does not fit its check")
        return header

    def _check_header(self, header: Header) -> None:
        problems = header.rules.problems()
        if problems:
            fields = ", ".join(sorted({problem.field for problem in problems}))
            raise self._impossible(Reason("its rules contradict themselves ({fields})", fields=fields))
        if len(header.seats) != header.rules.seats:
            raise self._impossible("it does not name as many seats as its rules")
        if sum(place.human for place in header.seats) > 1:
            raise self._impossible("the user sits at more than one seat")

    # --- steps --------------------------------------------------------------------------------------------------

    def _take(self, table: Redecider, raw: bytes) -> None:
        before = table.state
        try:
            step = table.step(raw.decode("ascii").removesuffix("\n"))
        except WrongError as error:
            self._wrong = WrongStepError(self._path, self._line, error.reason)
        except ValueError as error:
            raise self._malformed(reason_of(error)) from error
        else:
            self._tell(self._standing.note(step, Played(self._line - 1, step, before, table.state)))

    def _tell(self, stood: list[Played]) -> None:
        if self._visit is not None:
            for played in stood:
                self._visit(played)

    # --- end ----------------------------------------------------------------------------------------------------

    def _check_end(self, raw: bytes, digest: str) -> None:
        if raw != digest_line(digest):
            if self._wrong is None:
                raise self._altered("its digest does not fit its steps")
            where = "its digest does not fit its steps; the first wrong line is {line}"
            raise self._altered(Reason(where, line=self._wrong.line))
        if self._file.read(1):
            raise self._altered("something follows its digest")
        if self._wrong is not None:
            raise self._wrong
        if self._line == 2:
            raise self._impossible("it has no steps")
