"""Coups by the million: real shoes dealt to the stop card, many side by side (rules A5, B6, P3, P5).

The shoes of a batch lie under each other in one array. First the coup is found that would begin at each place of each
shoe; then all shoes walk from coup to coup in step.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baccara_qt.analysis.coups import BANK_WINS, ENDINGS, GAINS, PAIR_PAYS, PONTE_WINS, STAKE, Kind, endings
from baccara_qt.core.cards import RANKS, Card
from baccara_qt.core.chemin.rules import PRESETS

MOST_PACKS: Final = 1_000
"""The largest shoe that is dealt."""

MOST_COUPS: Final = 10**10
"""The most coups that are dealt: an hour or so. All counts are exact, a mean is known to one in a hundred thousand."""


@dataclass(frozen=True, slots=True)
class Game:
    """How a shoe is dealt and played.

    Attributes:
        packs: Packs of 52 in the shoe.
        stop_card: Cards behind the stop card.
        burns: Whether cards are burned by the value of the first, and one more coup is played after the one in
            which the stop card shows (P5); else the coup in which it shows is the last (B6).
        ponte_draws_on_5: How often a ponte with 5 draws.
        banker_draws_on_6: How often a banker with 6 draws when the ponte stood.
    """

    packs: int
    stop_card: int
    burns: bool = False
    ponte_draws_on_5: Fraction = Fraction(1)
    banker_draws_on_6: Fraction = Fraction(0)


GAMES: Final[dict[str, Game]] = {
    "big-table": Game(packs=8, stop_card=14, burns=True),
    "mini": Game(packs=6, stop_card=14, burns=True),
    "casino": Game(PRESETS["casino"].packs, PRESETS["casino"].stop_card),
    "parlour": Game(
        PRESETS["parlour"].packs,
        PRESETS["parlour"].stop_card,
        ponte_draws_on_5=Fraction(9, 11),
        banker_draws_on_6=Fraction(859, 2288),
    ),
}
"""The games by their presets. In the parlour game both sides play its equilibrium (N3)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came out.

    Attributes:
        shoes: Shoes dealt, all of them to the stop card.
        kinds: Coups by their :class:`~baccara_qt.analysis.coups.Kind`.
        pairs: Coups in which the first two cards of the ponte were of one rank.
    """

    shoes: int
    kinds: tuple[int, ...]
    pairs: int

    @property
    def coups(self) -> int:
        """Coups dealt."""
        return sum(self.kinds)

    @property
    def banker(self) -> int:
        """Coups won by the bank."""
        return sum(self.kinds[kind] for kind in BANK_WINS)

    @property
    def player(self) -> int:
        """Coups won by the ponte."""
        return sum(self.kinds[kind] for kind in PONTE_WINS)

    @property
    def tie(self) -> int:
        """Tied coups."""
        return self.kinds[Kind.TIE]

    def ev(self, stake: str) -> tuple[float, float]:
        """What a stake of 1 gained on average, and the standard error of that.

        Args:
            stake: A name of :data:`~baccara_qt.analysis.coups.GAINS`, or ``"pair_11"`` for a pair of the ponte.
        """
        if stake == "pair_11":
            return _mean((PAIR_PAYS, -1), (self.pairs, self.coups - self.pairs), 1)
        return _mean(GAINS[stake], self.kinds, STAKE)


def _mean(gains: tuple[int, ...], counts: tuple[int, ...], stake: int) -> tuple[float, float]:
    """Mean and standard error; coups of one shoe are so nearly independent that they count as it."""
    number = sum(counts)
    gained = sum(gain * count for gain, count in zip(gains, counts, strict=True))
    squares = sum(gain * gain * count for gain, count in zip(gains, counts, strict=True))
    variance = Fraction(squares * number - gained * gained, number * max(number - 1, 1) * stake * stake)
    return gained / (stake * number), math.sqrt(variance / number)


def simulate(
    game: Game, coups: int, seed: str, packs: int | None = None, progress: Callable[[int], None] | None = None
) -> Tally:
    """Deals whole shoes until at least so many coups are played.

    Args:
        game: What is played.
        coups: Least number of coups; the shoe in which it is reached is finished.
        seed: Any text; the same text gives the same shoes.
        packs: Packs in the shoe, if not the game's own.
        progress: Told the number of coups dealt so far, now and then.

    Raises:
        ValueError: If there is no such shoe, or nothing to deal.
    """
    packs = game.packs if packs is None else packs
    if not 1 <= packs <= MOST_PACKS:
        raise ValueError(f"a shoe holds 1 to {MOST_PACKS} packs, not {packs}")
    if coups < 1:
        raise ValueError(f"at least one coup must be dealt, not {coups}")
    if coups > MOST_COUPS:
        raise ValueError(f"at most {MOST_COUPS} coups can be dealt, not {coups}")
    dealer = Dealer(game, packs, seed)
    counts = np.zeros(len(_CARDS), dtype=np.int64)
    dealt = shoes = 0
    while dealt < coups:
        batch = dealer.play(dealer.shuffle(coups - dealt))
        ends = np.count_nonzero(batch != STOP, axis=0).cumsum()
        kept = min(batch.shape[1], int(np.searchsorted(ends, coups - dealt)) + 1)
        counts += np.bincount(batch[:, :kept].ravel(), minlength=len(_CARDS))
        dealt += int(ends[kept - 1])
        shoes += kept
        if progress:
            progress(dealt)
    paired = counts[:STOP].reshape(-1, len(Kind), 2).sum(axis=0)
    return Tally(shoes, tuple(paired.sum(axis=1).tolist()), int(paired[:, 1].sum()))


_BATCH: Final = 2**19
"""Cards dealt side by side; they fit a processor's nearer memory."""

_POINTS: Final = np.array([Card(rank, "c").points for rank in RANKS], dtype=np.uint8)
_BURNED: Final = np.where(_POINTS == 0, 10, _POINTS).astype(np.intp)
"""Cards burned face down after the first, by its rank (P5)."""

STOP: Final = 2 * ENDINGS
"""No coup: the stop card has come. Any other result is twice an ending, and one more if the ponte has a pair."""

_CARDS: Final = np.append(np.repeat(np.arange(ENDINGS) // len(Kind) + 4, 2), 0)
"""Cards that each result takes from the shoe."""

_NO_COUP: Final = 2 * 10**4
"""Number of a place where no coup begins any more; below are the coups ``[ponte, bank, fifth, sixth, pair]``."""


class Dealer:
    """Shuffles and plays batches of shoes of one game."""

    def __init__(self, game: Game, packs: int, seed: str) -> None:
        self._game = game
        self._packs = packs
        digest = hashlib.sha256(b"baccara simulation\0" + seed.encode(errors="surrogateescape")).digest()
        self._chance = np.random.Generator(np.random.PCG64(int.from_bytes(digest, "big")))
        # The free cells that are mixed: for each way to play them its results, and so many chances of it.
        results, ways = [], []
        for on_5, on_6 in product((False, True), repeat=2):
            five, six = game.ponte_draws_on_5, game.banker_draws_on_6
            chance = (five if on_5 else 1 - five) * (six if on_6 else 1 - six)
            if chance:
                ending = endings(ponte_draws_on_5=on_5, banker_draws_on_6=on_6).ravel()
                ways.append(int(chance * five.denominator * six.denominator))
                results.append(np.append(np.add.outer(2 * ending, [0, 1]).ravel(), STOP))
        self._results = np.concatenate(results).astype(np.uint8)
        self._ways = np.repeat(np.arange(len(ways)) * len(results[0]), ways)

    def shuffle(self, coups: int) -> NDArray[np.uint8]:
        """A batch of uniformly shuffled shoes, at most as many as so many coups can take.

        Returns:
            ``[shoe, card]``, each card by its place in :data:`~baccara_qt.core.cards.RANKS`.
        """
        cards = 52 * self._packs
        shortest = max((cards - self._game.stop_card - 11 * self._game.burns) // 6, 1)
        shoes = min(max(_BATCH // cards, 1), -(-coups // shortest))
        # Machine words are shuffled faster than bytes, and bytes are played faster.
        ranks = np.tile(np.repeat(np.arange(len(RANKS), dtype=np.intp), 4 * self._packs), (shoes, 1))
        self._chance.permuted(ranks, axis=1, out=ranks)
        return ranks.astype(np.uint8)

    def play(self, ranks: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Plays shoes to the stop card.

        Returns:
            The results ``[coup, shoe]``; a shoe that ends before others is filled up with ``STOP``.
        """
        shoes, cards = ranks.shape
        coups = _coups(ranks)
        places = np.arange(shoes) * cards
        if self._game.burns:
            places += 1 + _BURNED[ranks[:, 0]]
        before = coups.copy()
        before[:, cards - self._game.stop_card :] = _NO_COUP
        rounds = [self._round(before, places)]
        while not (rounds[-1] == STOP).all():
            places += _CARDS[rounds[-1]]
            rounds.append(self._round(before, places))
        if self._game.burns:
            rounds[-1] = self._round(coups, places)
        return np.stack(rounds)

    def _round(self, coups: NDArray[np.uint16], places: NDArray[np.intp]) -> NDArray[np.uint8]:
        """The results of the coups that begin at these places."""
        ways = self._ways[self._chance.integers(len(self._ways), size=len(places))]
        results: NDArray[np.uint8] = self._results[coups.ravel()[places] + ways]
        return results


def _coups(ranks: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """The number of the coup that would begin at each place of each shoe."""
    points = _POINTS.take(ranks)
    hands = points[:, :-2] + points[:, 2:]
    hands -= 10 * (hands > 9).view(np.uint8)
    coups = np.full(ranks.shape, _NO_COUP, dtype=np.uint16)
    begun = coups[:, :-5]
    begun[:] = hands[:, :-3]
    for digit in (hands[:, 1:-2], points[:, 4:-1], points[:, 5:]):
        begun *= 10
        begun += digit
    begun *= 2
    begun += ranks[:, :-5] == ranks[:, 2:-3]
    return coups
