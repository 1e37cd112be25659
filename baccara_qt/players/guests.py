"""The guests of the house: who may sit at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from baccara_qt.core.chance import Stream
from baccara_qt.core.money import Seat
from baccara_qt.players.temperament import BOLD, DREAMY, PRUDENT, SHREWD, STEADY, Temperament


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays at the table.

    Attributes:
        name: Short enough for the label of a seat, and the guest's own.
        portrait: Number of the picture, 1–16; the even ones are women.
        temperament: How he or she plays.
    """

    name: str
    portrait: int
    temperament: Temperament


GUESTS: Final[dict[str, Guest]] = {
    guest.name: guest
    for guest in (
        Guest("Amélie", 2, STEADY),
        Guest("Henrik", 1, PRUDENT),
        Guest("Ingrid", 4, BOLD),
        Guest("Idris", 3, BOLD),
        Guest("Leyla", 6, SHREWD),
        Guest("Arjun", 5, STEADY),
        Guest("Ilse", 8, PRUDENT),
        Guest("Dimitri", 7, DREAMY),
        Guest("Lucía", 10, DREAMY),
        Guest("Laurent", 9, SHREWD),
        Guest("Mei", 12, BOLD),
        Guest("Declan", 11, STEADY),
        Guest("Katarina", 14, SHREWD),
        Guest("Joaquim", 13, DREAMY),
        Guest("Margaux", 16, STEADY),
        Guest("Emil", 15, STEADY),
        Guest("Saskia", 2, DREAMY),
        Guest("Anders", 1, STEADY),
        Guest("Róisín", 4, STEADY),
        Guest("Kofi", 3, PRUDENT),
        Guest("Samira", 6, PRUDENT),
        Guest("Harjit", 5, BOLD),
        Guest("Aino", 8, SHREWD),
        Guest("Stavros", 7, BOLD),
    )
}
"""All guests by name."""


def guests_for(stream: Stream, seats: Sequence[Seat]) -> dict[Seat, Guest]:
    """Seats a guest at each of these seats, no face twice; the same stream seats the same guests.

    Args:
        stream: Where the choice comes from.
        seats: At most 14 seats (B1).
    """
    guests = list(GUESTS.values())
    stream.shuffle(guests)
    # The first guest of each face: setdefault keeps the order of the shuffle.
    faces: dict[int, Guest] = {}
    for guest in guests:
        faces.setdefault(guest.portrait, guest)
    return dict(zip(seats, faces.values(), strict=False))
