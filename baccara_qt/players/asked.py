"""A guest who is asked: what he owns and dares, and the sums people like to name."""

from __future__ import annotations

from bisect import bisect
from typing import Final, NamedTuple

from baccara_qt.core.chance import Stream
from baccara_qt.core.game import Offer
from baccara_qt.players.temperament import WHOLE, Temperament
from baccara_qt.players.view import SeatView

_LADDER: Final = (4, 20, 100, 200, 1000, 2000)
_GRAINS: Final = (1, 2, 10, 20, 100, 200, 1000)
"""Below so many table units a named sum is a multiple of so many; with a unit of 5: fives, tens, fifties …"""


class Asked(NamedTuple):
    """Everything a decision comes from.

    Attributes:
        view: The table as he sees it.
        offers: What he may answer, by the class of the command.
        temperament: How he plays.
        stream: His luck; drawn from only where there is a choice.
        owns: All that is his on the table, in cents.
    """

    view: SeatView
    offers: dict[type, Offer]
    temperament: Temperament
    stream: Stream
    owns: int

    @property
    def dares(self) -> int:
        """The most he risks in one coup, in cents."""
        return self.owns * self.temperament.nerve // WHOLE

    def likes(self, chance: int) -> bool:
        """Whether he does it this time; the chance in 256ths."""
        return self.stream.below(WHOLE) < chance

    def share(self, low: int, high: int) -> int:
        """A round sum between two shares (256ths) of what he owns, in cents."""
        return sensible(self.owns * (low + self.stream.below(high - low + 1)) // WHOLE, self.view.rules.unit)


def owned(view: SeatView) -> int:
    """What belongs to the viewer, in cents: purse and stake, and as banker bank and garage."""
    books, seat = view.books, view.seat
    return books.money(seat) + (books.bank + books.garage if seat == view.banker else 0)


def sensible(amount: int, unit: int) -> int:
    """The round sum at or below an amount: 15, 40, 150, 600 rather than 17.50, 45, 165, 635."""
    units = amount // unit
    return (units - units % _GRAINS[bisect(_LADDER, units)]) * unit
