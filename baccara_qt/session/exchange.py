"""Sessions out of the library and into it, as exchange files."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.games import game_of
from baccara_qt.core.house_commands import OpenTable
from baccara_qt.core.money import Cents, Seat
from baccara_qt.players.guests import GUESTS, Guest
from baccara_qt.session.coups import CoupRows
from baccara_qt.session.journal import snapshot_due
from baccara_qt.session.progress import Progress, told, unheard
from baccara_qt.session.record import Header, Place
from baccara_qt.session.session import guest_named
from baccara_qt.session.setup import NAME_MAX, Setup
from baccara_qt.session.storing import NewSession
from baccara_qt.session.verify import Played, Visitor, step_lines, verify

if TYPE_CHECKING:
    from baccara_qt.session.library import Library


class Incoming(NamedTuple):
    """A record whose every step was decided again.

    Attributes:
        path: The exchange file.
        digest: Its digest.
        steps: How many it has.
        new: What it comes to in a library, without its steps.
    """

    path: Path
    digest: str
    steps: int
    new: NewSession

    def into(self, library: Library, *, again: bool = True, progress: Progress = unheard) -> int:
        """Takes it into a library.

        Args:
            library: Where it is stored.
            again: Whether a record that is already there is taken a second time.
            progress: Is told which part is stored.

        Returns:
            Number of the session.

        Raises:
            StorageError: If it cannot be stored; nothing of it is then.
        """
        if not again and (known := library.imported(self.digest)):
            return known
        return library.add(self.new, told(step_lines(self.path, self.digest), self.steps, progress))


def read_incoming(path: Path, progress: Progress = unheard) -> Incoming:
    """Decides every step of a record again, before there is a library.

    Args:
        path: The exchange file.
        progress: Is told which part is decided.

    Raises:
        WrongStepError: If the record is whole, but a step is not what the rules lead to.
        RecordError: If it cannot be used at all.
    """
    kept = _Kept()
    record = verify(path, kept.begin, progress)
    header = record.header
    name = _printable(path.stem)[:NAME_MAX]
    setup = Setup(header.rules, kept.purses, header.human, name=name, discipline=header.discipline)
    new = NewSession(
        setup,
        # The record does not tell its secret: shoes begun from now on come from one of our own.
        secrets.token_bytes(32),
        _guests(header.seats, setup),
        record.state,
        coups=kept.coups,
        snapshots=kept.snapshots,
        foreign_shoes=record.state.shoes,
        origin=record.digest,
        committed=header.committed,
    )
    return Incoming(path, record.digest, record.steps, new)


def _printable(text: str) -> str:
    """The name of a file without what no terminal should be sent, and no library could hold."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class _Kept:
    """What is stored of a record besides its steps.

    Attributes:
        purses: What each seat bought in for at first.
        coups: The row of each coup.
        snapshots: Steps, and the table after each.
    """

    def __init__(self) -> None:
        self.purses: tuple[Cents, ...] = ()
        self.coups: list[CoupRow] = []
        self.snapshots: list[tuple[int, Any]] = []
        self._rows: CoupRows

    def begin(self, header: Header) -> Visitor:
        """Whoever is told the steps of the record."""
        self._rows = CoupRows(game_of(header.rules), header.human)
        return self._visit

    def _visit(self, played: Played) -> None:
        number, step, before, after = played
        if isinstance(step.command, OpenTable):
            self.purses = step.command.purses
        coup = self._rows.note(number, step.events, before, after)
        if coup is not None:
            self.coups.append(coup)
        if snapshot_due(before, after):
            self.snapshots.append((number, after))


def _guests(seats: tuple[Place, ...], setup: Setup) -> dict[Seat, Guest]:
    """Who plays at each seat that was taken; where the record names nobody, a guest of the house."""
    house = iter(GUESTS.values())
    return {
        seat: guest_named(seats[seat - 1].guest) if seats[seat - 1].guest else next(house)
        for seat in setup.occupied
        if seat != setup.human
    }
