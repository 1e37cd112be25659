"""Who sits where: what follows from the places of a table, whatever is played at it."""

from __future__ import annotations

from typing import Any

from baccara_qt.core.money import Seat


class Seating:
    """What the states of all games say of their seats; they have ``seats``, ``active`` and ``coups``."""

    __slots__ = ()
    seats: tuple[Any, ...]
    active: tuple[Seat, ...]
    coups: int

    @property
    def coup_number(self) -> int:
        """Number of the running or the coming coup."""
        return self.coups + 1

    def is_seat(self, seat: Seat) -> bool:
        """Whether the table has a place with this number."""
        return 1 <= seat <= len(self.seats)

    @property
    def occupied(self) -> tuple[Seat, ...]:
        """Seats where somebody sits, ascending."""
        return tuple(n for n, seat in enumerate(self.seats, 1) if seat.occupied)

    @property
    def cutter(self) -> Seat:
        """Who is offered the cut: the occupied seat at the croupier's left, not sitting out (B5)."""
        return self.active[-1] if self.active else 0
