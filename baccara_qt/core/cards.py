"""Cards and counting (rules A1–A3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from baccara_qt.core.errors import NotationError

RANKS = "A23456789TJQK"
SUITS = "cdhs"

_POINTS = {rank: index + 1 if index < 9 else 0 for index, rank in enumerate(RANKS)}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; suits never matter to the points (A1).

    Attributes:
        rank: One of ``A 2 … 9 T J Q K``.
        suit: One of ``c d h s``.
    """

    rank: str
    suit: str

    @property
    def points(self) -> int:
        """Ace 1, two to nine their number, ten and pictures 0 (A1)."""
        return _POINTS[self.rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Reads a card such as ``9h`` or ``Ts``.

        Raises:
            NotationError: If the text is not one of the 52 cards.
        """
        try:
            return _CARDS[text]
        except (KeyError, TypeError):
            raise NotationError(f"not a card: {text!r}") from None

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


_CARDS = {rank + suit: Card(rank, suit) for suit in SUITS for rank in RANKS}

PACK: tuple[Card, ...] = tuple(_CARDS.values())
"""The 52 cards of one pack, in a fixed order."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads cards separated by spaces, e.g. ``"9h 4d Kc"``."""
    return tuple(Card.parse(word) for word in text.split())


def total(cards: Iterable[Card]) -> int:
    """What a hand counts: its sum modulo ten (A1)."""
    return sum([_POINTS[card.rank] for card in cards]) % 10


def by_points(ranks: Sequence[int]) -> tuple[int, ...]:
    """How many cards count 0, 1, … 9 (A1), of so many cards of each rank in the order of ``RANKS``."""
    return sum(ranks[9:]), *ranks[:9]


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether the hand is a *Schlag*: an eight or nine with two cards (A3)."""
    return len(cards) == 2 and total(cards) >= 8


def winner(bank: int, ponte: int) -> Literal["bank", "ponte", "tie"]:
    """Who wins with these points: the one nearer to nine (A2)."""
    return "tie" if bank == ponte else "bank" if bank > ponte else "ponte"
