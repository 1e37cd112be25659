"""Exact probabilities of punto banco for any remaining shoe, without replacement (rules P2–P4, N1, N2).

A coup is decided by the next six cards in order, even if it takes fewer. Cards of the same value are alike, so all
orders of the same six values have the same chance: the product of falling factorials of the shoe's counts over the
number of ordered draws. Of each of the 5 005 multisets of six values it is counted once how many of its orders end
in which way; a shoe then only weighs the multisets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from operator import index
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from baccara_qt.analysis.coups import (
    BANK_WINS,
    ENDINGS,
    GAINS,
    LENGTHS,
    PAIR_PAYS,
    PONTE_WINS,
    STAKE,
    Kind,
    endings,
)
from baccara_qt.core.cards import RANKS, by_points

VALUES: Final = 10
"""Values of cards, 0–9."""

DRAWN: Final = 6
"""Cards a coup can take."""

MOST_PACKS: Final = 1_000_000
"""The largest shoe that is counted; a house deals six or eight packs."""

_WHOLE: Final = 2**53
"""Up to here every whole number is a float."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of the next coup from a shoe, as exact fractions; ``float`` gives the nearest float.

    Attributes:
        shoe: Cards of the values 0–9 in the shoe.
        draws: Ordered draws of six cards from it.
        kinds: How many of them end in each :class:`~baccara_qt.analysis.coups.Kind`.
        lengths: How many of them take 4, 5 and 6 cards.
    """

    shoe: tuple[int, ...]
    draws: int
    kinds: tuple[int, ...]
    lengths: tuple[int, ...]

    @property
    def banker(self) -> Fraction:
        """The chance that the bank wins."""
        return Fraction(sum(self.kinds[kind] for kind in BANK_WINS), self.draws)

    @property
    def player(self) -> Fraction:
        """The chance that punto wins."""
        return Fraction(sum(self.kinds[kind] for kind in PONTE_WINS), self.draws)

    @property
    def tie(self) -> Fraction:
        """The chance of a tie."""
        return Fraction(self.kinds[Kind.TIE], self.draws)

    def cards(self, number: int) -> Fraction:
        """The chance that the coup takes this many cards: 4, 5 or 6."""
        return Fraction(self.lengths[LENGTHS.index(number)], self.draws)

    def ev(self, stake: str) -> Fraction:
        """What a stake of 1 gains on average; stakes are named as in :data:`~baccara_qt.analysis.coups.GAINS`."""
        gained = sum(gain * count for gain, count in zip(GAINS[stake], self.kinds, strict=True))
        return Fraction(gained, STAKE * self.draws)


def full_ranks(packs: int) -> tuple[int, ...]:
    """The cards of each rank in so many packs.

    Raises:
        ValueError: If there is no such shoe.
    """
    if not 1 <= packs <= MOST_PACKS:
        raise ValueError(f"a shoe holds 1 to {MOST_PACKS} packs, not {packs}")
    return (4 * packs,) * len(RANKS)


def full_shoe(packs: int) -> tuple[int, ...]:
    """The cards of the values 0–9 in so many packs.

    Raises:
        ValueError: If there is no such shoe.
    """
    return by_points(full_ranks(packs))


def pair(ranks: Sequence[int]) -> Fraction:
    """The chance that the first two cards of a hand are of one rank (P2), from a shoe with so many of each."""
    return Fraction(sum(count * (count - 1) for count in ranks), math.perm(sum(ranks), 2))


def pair_ev(ranks: Sequence[int]) -> Fraction:
    """What a stake of 1 on a pair gains on average (P2), from a shoe with so many cards of each rank."""
    return (PAIR_PAYS + 1) * pair(ranks) - 1


def odds(shoe: Sequence[int]) -> Odds:
    """The exact chances of the next coup.

    Args:
        shoe: Cards of the values 0–9 that remain.

    Raises:
        ValueError: If these are not ten counts of a shoe with at least six cards.
    """
    counts = tuple(index(count) for count in shoe)
    if len(counts) != VALUES:
        raise ValueError(f"a shoe is given as ten counts, of the values 0 to 9, not {len(counts)}")
    if min(counts) < 0:
        raise ValueError(f"a count of cards cannot be negative: {min(counts)}")
    cards = sum(counts)
    if cards < DRAWN:
        raise ValueError(f"a coup can take six cards, and the shoe holds {cards}")
    if cards > 52 * MOST_PACKS:
        raise ValueError(f"a shoe holds at most {MOST_PACKS} packs")
    draws = math.perm(cards, DRAWN)
    count = _multisets()
    # No sum exceeds the number of draws: up to 2**53 (eight packs and more) floats add without an error.
    exact: Any = np.float64
    orders: NDArray[Any] = count.orders
    if draws > _WHOLE:
        exact = object
        orders = orders.astype(np.int64).astype(object)
    factors = np.subtract.outer(np.array(counts, dtype=exact), np.arange(DRAWN)).ravel()
    products = np.ones(1, dtype=exact)
    for level in count.levels:
        products = products[level.parents] * factors[level.factors]
    sums = tuple(int(value) for value in orders @ products)
    return Odds(counts, draws, sums[: len(Kind)], sums[len(Kind) :])


class _Level(NamedTuple):
    """The multisets of one size: each is one of the size below (``parents``) and one card more.

    ``factors`` points to the cards of its value that are left, in an array ``[value, cards of it already drawn]``.
    """

    parents: NDArray[np.intp]
    factors: NDArray[np.intp]


class _Multisets(NamedTuple):
    """All multisets of six values, grown card by card, and how many of their orders end in which way.

    ``orders`` has a row for each kind of ending, then one for each number of cards, and a column a multiset.
    """

    levels: tuple[_Level, ...]
    orders: NDArray[np.float64]


@cache
def _multisets() -> _Multisets:
    levels = []
    places: dict[tuple[int, ...], int] = {(): 0}
    for size in range(1, DRAWN + 1):
        grown = list(combinations_with_replacement(range(VALUES), size))
        parents = [places[values[:-1]] for values in grown]
        factors = [values[-1] * DRAWN + values[:-1].count(values[-1]) for values in grown]
        levels.append(_Level(np.array(parents), np.array(factors)))
        places = {values: place for place, values in enumerate(grown)}
    return _Multisets(tuple(levels), _orders(list(places)))


def _orders(multisets: list[tuple[int, ...]]) -> NDArray[np.float64]:
    """Counts the orders of each multiset by their ending, through all deals of two hands, a fifth and a sixth card."""
    # In the number system to the base 7 each multiset has a sum of its own: six cards never carry.
    weight = 7 ** np.arange(VALUES)
    sums = weight[np.array(multisets)].sum(axis=1)
    sorter = np.argsort(sums)

    hands = np.array(list(combinations_with_replacement(range(VALUES), 2)))
    points = hands.sum(axis=1) % 10
    orders = np.where(hands[:, 0] == hands[:, 1], 1, 2)
    held = weight[hands].sum(axis=1)

    ending = endings()[points[:, None], points[None, :]]
    deal = (held[:, None] + held[None, :])[:, :, None, None] + (weight[:, None] + weight[None, :])
    multiset = sorter[np.searchsorted(sums, deal, sorter=sorter)]
    ways = np.broadcast_to((orders[:, None] * orders[None, :])[:, :, None, None], deal.shape)
    counted = np.bincount(
        (multiset * ENDINGS + ending).ravel(), weights=ways.ravel(), minlength=len(multisets) * ENDINGS
    ).reshape(len(multisets), len(LENGTHS), len(Kind))
    return np.ascontiguousarray(np.concatenate([counted.sum(axis=1), counted.sum(axis=2)], axis=1).T)
