"""The other seats: what a seat may know, who sits there, and how they play."""

from baccara_qt.players.choose import choose, volunteer
from baccara_qt.players.guests import GUESTS, Guest, guests_for
from baccara_qt.players.temperament import Temperament
from baccara_qt.players.view import SeatView, SeenCoup, SeenShoe, see

__all__ = [
    "GUESTS",
    "Guest",
    "SeatView",
    "SeenCoup",
    "SeenShoe",
    "Temperament",
    "choose",
    "guests_for",
    "see",
    "volunteer",
]
