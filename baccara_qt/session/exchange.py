"""Sessions out of the library and into it, as exchange files."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from baccara_qt.core.chemin.commands import OpenTable
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.game import Step
from baccara_qt.core.money import Cents, Seat
from baccara_qt.players.guests import GUESTS, Guest
from baccara_qt.session.record import Place
from baccara_qt.session.session import guest_named
from baccara_qt.session.setup import NAME_MAX, Setup
from baccara_qt.session.verify import step_lines, verify

if TYPE_CHECKING:
    from baccara_qt.session.library import Library


def import_record(library: Library, path: Path, *, again: bool) -> int:
    """Takes a record into the library, once every step was decided again; see ``Library.import_``."""
    from baccara_qt.session.library import NewSession  # noqa: PLC0415 - the library loads this module when needed

    opened = _Opening()
    record = verify(path, opened)
    if not again and (known := library.imported(record.digest)):
        return known
    header = record.header
    name = _printable(path.stem)[:NAME_MAX]
    setup = Setup(header.rules, opened.purses, header.human, name=name, discipline=header.discipline)
    new = NewSession(
        setup,
        # The record does not tell its secret: shoes begun from now on come from one of our own.
        secrets.token_bytes(32),
        _guests(header.seats, setup),
        record.state,
        snapshot=record.boundary if record.boundary[0] else None,
        foreign_shoes=record.state.shoes,
        origin=record.digest,
        committed=header.committed,
    )
    return library.add(new, step_lines(path, record.digest))


def _printable(text: str) -> str:
    """The name of a file without what no terminal should be sent, and no library could hold."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class _Opening:
    """Looks for what each seat bought in for at first."""

    def __init__(self) -> None:
        self.purses: tuple[Cents, ...] = ()

    def __call__(self, step: Step, state: TableState) -> None:
        if isinstance(step.command, OpenTable):
            self.purses = step.command.purses


def _guests(seats: tuple[Place, ...], setup: Setup) -> dict[Seat, Guest]:
    """Who plays at each seat that was taken; where the record names nobody, a guest of the house."""
    house = iter(GUESTS.values())
    return {
        seat: guest_named(seats[seat - 1].guest) if seats[seat - 1].guest else next(house)
        for seat in setup.occupied
        if seat != setup.human
    }
