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
        portrait: Number of the picture, 1–16; the odd ones are women.
        temperament: How he or she plays.
    """

    name: str
    portrait: int
    temperament: Temperament


GUESTS: Final[dict[str, Guest]] = {
    guest.name: guest
    for guest in (
        Guest("Amélie", 1, STEADY),
        Guest("Henrik", 2, PRUDENT),
        Guest("Lucía", 3, BOLD),
        Guest("Matteo", 4, BOLD),
        Guest("Ilse", 5, SHREWD),
        Guest("Tomasz", 6, STEADY),
        Guest("Ingrid", 7, PRUDENT),
        Guest("Dimitri", 8, DREAMY),
        Guest("Chiara", 9, DREAMY),
        Guest("Laurent", 10, SHREWD),
        Guest("Zsófia", 11, BOLD),
        Guest("Declan", 12, STEADY),
        Guest("Katarina", 13, SHREWD),
        Guest("Joaquim", 14, DREAMY),
        Guest("Margaux", 15, STEADY),
        Guest("Emil", 16, STEADY),
        Guest("Saskia", 1, DREAMY),
        Guest("Anders", 2, STEADY),
        Guest("Paloma", 3, STEADY),
        Guest("Florin", 4, PRUDENT),
        Guest("Věra", 5, PRUDENT),
        Guest("Janek", 6, BOLD),
        Guest("Aino", 7, SHREWD),
        Guest("Stavros", 8, BOLD),
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
