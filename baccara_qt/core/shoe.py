"""The shoe of any game (rules A4, A5, B3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baccara_qt.core.cards import Card
from baccara_qt.core.frozen import replace

CUT_MARGIN: Final = 10
"""Cards that must lie on either side of the cut (B5)."""


@dataclass(frozen=True, slots=True)
class Shoe:
    """The shoe: a fixed order of cards, of which the first ``dealt`` have left it (A4).

    Attributes:
        number: Counts the shoes of the session, from 1.
        commitment: SHA-256 of its seed (A5); empty when it has none.
        order: All cards; after the cut as cut.
        backs: Back of each card, ``r`` or ``b`` (B3).
        cut: Where it was cut; 0 before.
        ready: Whether the stop card lies and the shoe can be dealt from.
        dealt: Cards that have left it.
    """

    number: int
    commitment: str
    order: tuple[Card, ...]
    backs: str
    cut: int = 0
    ready: bool = False
    dealt: int = 0

    @property
    def remaining(self) -> int:
        """Cards still in the shoe."""
        return len(self.order) - self.dealt

    def cut_after(self, position: int) -> Shoe:
        """The shoe cut after so many cards (B5)."""
        order, backs = self.order[position:] + self.order[:position], self.backs[position:] + self.backs[:position]
        return replace(self, order=order, backs=backs, cut=position)
