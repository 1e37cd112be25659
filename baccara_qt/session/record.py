"""The exchange file ``NAME.baccara``: its three kinds of lines, and writing it.

UTF-8 (in fact ASCII) JSON lines, each ended by a line feed and written canonically (see ``codec``):

* line 1, the header: ``format``, ``version`` of the format, ``application`` that wrote it, ``game``, ``rules`` the
  table opened with, ``seats`` (who sits there), ``discipline`` (whether nothing can be taken back), ``committed``
  (whether nobody chose the seed of the shoes), ``commitments`` of the shoes in order, and ``check``, the SHA-256 of the
  header without it;
* one line for each step;
* the last line, ``{"digest":"…"}``: the SHA-256 of the lines of the steps, each with its line feed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from baccara_qt import __version__
from baccara_qt.core.money import Seat
from baccara_qt.players.guests import Guest
from baccara_qt.session.codec import encode_rules
from baccara_qt.session.files import write_atomically
from baccara_qt.session.recognising import FORMAT, VERSION, digest_line
from baccara_qt.session.setup import Setup


class Place(NamedTuple):
    """Who sits at a seat: a guest's name, or the user; neither at an empty seat."""

    guest: str
    human: bool


class Header(NamedTuple):
    """What a record says before its steps.

    Attributes:
        rules: The settings the table opened with.
        seats: Who sits at each seat, seat 1 first.
        discipline: Whether nothing can be taken back.
        committed: Whether the shoes come from a seed nobody chose, so that their commitments prove something (A5).
        commitments: Commitment of every shoe, in order.
        application: Version of the program that wrote it.
    """

    rules: Any
    seats: tuple[Place, ...]
    discipline: bool
    committed: bool
    commitments: tuple[str, ...] = ()
    application: str = __version__
    version: int = VERSION

    @classmethod
    def of(cls, setup: Setup, guests: Mapping[Seat, Guest], *, committed: bool) -> Header:
        """The header of a session, without its shoes."""
        names = {seat: guest.name for seat, guest in guests.items()}
        seats = range(1, setup.rules.seats + 1)
        places = tuple(Place(names.get(seat, ""), seat == setup.human) for seat in seats)
        return cls(setup.rules, places, setup.discipline, committed)

    @property
    def human(self) -> Seat:
        """The user's seat; 0 at a table of guests only."""
        return next((seat for seat, place in enumerate(self.seats, 1) if place.human), 0)

    @property
    def taker(self) -> Seat:
        """The seat that may take something back; 0 where nobody may."""
        return 0 if self.discipline or self.version == 1 else self.human


def write_record(path: Path, header: Header, lines: Callable[[], Iterable[str]]) -> str:
    """Writes a record, all or nothing.

    Args:
        path: The file; an old one is replaced.
        header: What it says before its steps; the commitments are found in them.
        lines: Gives the canonical lines of the steps; called twice.

    Returns:
        The digest.

    Raises:
        StorageError: If it cannot be written; an old file is then untouched.
    """
    header = header._replace(commitments=tuple(_commitments(lines())))
    sha = hashlib.sha256()

    def parts() -> Iterator[bytes]:
        yield header_line(header)
        for line in lines():
            part = line.encode("ascii") + b"\n"
            sha.update(part)
            yield part
        yield digest_line(sha.hexdigest())

    write_atomically(path, parts())
    return sha.hexdigest()


def header_line(header: Header) -> bytes:
    """The first line of a record."""
    text = _compact(
        {
            "format": FORMAT,
            "version": header.version,
            "application": header.application,
            "game": header.rules.game,
            "rules": json.loads(encode_rules(header.rules)),
            "seats": [place._asdict() for place in header.seats],
        }
        | ({} if header.version == 1 else {"discipline": header.discipline, "committed": header.committed})
        | {"commitments": header.commitments}
    )
    check = hashlib.sha256(text.encode()).hexdigest()
    return f'{text[:-1]},"check":"{check}"}}\n'.encode()


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _commitments(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        if '{"kind":"shoe_shuffled"' in line:
            for event in json.loads(line)["events"]:
                if event["kind"] == "shoe_shuffled":
                    yield event["commitment"]
