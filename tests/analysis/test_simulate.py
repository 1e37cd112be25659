"""The fast simulation against shoes dealt card by card, and against the exact odds."""

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest

from baccara_qt.analysis.coups import GAINS, STAKE, Kind
from baccara_qt.analysis.exact import full_ranks, full_shoe, odds, pair_ev
from baccara_qt.analysis.simulate import GAMES, MOST_COUPS, MOST_PACKS, STOP, Dealer, Game, Tally, simulate
from baccara_qt.core.cards import RANKS, Card


def by_the_book(by_hand, game: Game, ranks) -> list[int]:
    """The results of one shoe dealt by hand to the stop card (B6, P5), as the dealer gives them."""
    cards = [Card(RANKS[rank], "s") for rank in ranks]
    at = 0
    if game.burns:
        at = 1 + (cards[0].points or 10)
    results, last = [], False
    while not last:
        remaining = len(cards) - at
        if not game.burns and remaining <= game.stop_card:
            break
        last = game.burns and remaining <= game.stop_card
        coup = cards[at : at + 6]
        kind, taken = by_hand(coup)
        results.append(2 * (len(Kind) * (taken - 4) + kind) + (coup[0].rank == coup[2].rank))
        at += taken
    return results


@pytest.mark.parametrize(
    ("game", "packs"),
    [
        *((GAMES[name], GAMES[name].packs) for name in ("big-table", "mini", "casino")),
        *((Game(packs=6, stop_card=stop, burns=True), packs) for stop in (12, 52) for packs in (1, 6, 8)),
        *((Game(packs=6, stop_card=stop), packs) for stop in (6, 30) for packs in (1, 4, 8)),
    ],
)
def test_b6_p5_shoes_are_dealt_as_by_hand(by_hand, game, packs):
    """The two shortest and longest stop cards too: no shoe runs out in a coup."""
    dealer = Dealer(game, packs, "by hand")
    shoes = dealer.shuffle(60)
    results = dealer.play(shoes)
    for ranks, column in zip(shoes, results.T, strict=True):
        assert [result for result in column.tolist() if result != STOP] == by_the_book(by_hand, game, ranks.tolist())


def test_a4_a_shuffle_keeps_every_card():
    for ranks in Dealer(GAMES["mini"], 6, "cards").shuffle(100):
        assert np.bincount(ranks).tolist() == [24] * 13


def test_a5_every_place_is_as_likely():
    """Chi-square of the ranks at the first and the last place over many shoes, 12 degrees of freedom."""
    ranks = Dealer(GAMES["mini"], 1, "places").shuffle(10**6)
    for place in (0, -1):
        seen = np.bincount(ranks[:, place], minlength=13)
        expected = len(ranks) / 13
        assert ((seen - expected) ** 2 / expected).sum() < 40


@pytest.mark.parametrize("rules", GAMES)
def test_the_same_seed_gives_the_same_coups(rules):
    first = simulate(GAMES[rules], 2_000, "a seed")
    assert simulate(GAMES[rules], 2_000, "a seed") == first
    assert simulate(GAMES[rules], 2_000, "another") != first


@pytest.mark.parametrize("coups", [1, 80, 5_000, 200_000])
def test_whole_shoes_until_the_coups_are_reached(coups):
    tally = simulate(GAMES["big-table"], coups, "whole")
    assert tally.coups >= coups
    assert tally.coups - coups < 90, "the shoe in which they are reached is the last"
    assert tally.banker + tally.player + tally.tie == tally.coups
    assert tally.shoes == pytest.approx(tally.coups / 81, abs=1, rel=0.05)


def test_progress_grows_to_the_end():
    told: list[int] = []
    tally = simulate(GAMES["mini"], 250_000, "progress", progress=told.append)
    assert all(before < after for before, after in pairwise(told))
    assert len(told) > 1
    assert told[-1] == tally.coups


def test_other_packs_than_the_games_own():
    assert simulate(GAMES["mini"], 50_000, "packs", packs=8).shoes < simulate(GAMES["mini"], 50_000, "packs").shoes


def within(tally: Tally, stake: str, exact: Fraction) -> bool:
    mean, error = tally.ev(stake)
    return abs(mean - float(exact)) < 4 * error


@pytest.mark.parametrize("rules", ["big-table", "mini", "casino"])
def test_quick_means_lie_within_four_standard_errors(rules):
    game = GAMES[rules]
    tally, exact = simulate(game, 300_000, "quick"), odds(full_shoe(game.packs))
    assert [stake for stake in GAINS if not within(tally, stake, exact.ev(stake))] == []
    assert within(tally, "pair_11", pair_ev(full_ranks(game.packs)))


@pytest.mark.long
@pytest.mark.parametrize("rules", ["big-table", "mini", "casino"])
def test_means_lie_within_four_standard_errors(rules, soak):
    game = GAMES[rules]
    tally, exact = simulate(game, soak(20_000_000), "1"), odds(full_shoe(game.packs))
    assert [stake for stake in GAINS if not within(tally, stake, exact.ev(stake))] == []
    assert within(tally, "pair_11", pair_ev(full_ranks(game.packs)))


@pytest.mark.long
def test_n3_the_parlour_game_is_worth_its_equilibrium(soak):
    """The ponte's value with replacement; without, it differs by less than the error of this many coups."""
    assert within(simulate(GAMES["parlour"], soak(20_000_000), "1"), "player", Fraction(-679568, 53094899))


def test_n3_the_parlour_game_mixes_its_free_cells():
    """Ponte 5, bank 6, then a three: who draws it is seen from the end of the coup."""
    game, shoes = GAMES["parlour"], 40_000
    dealer = Dealer(game, 1, "mixed")
    first = [RANKS.index(rank) for rank in "56KK3"]
    results = dealer.play(np.tile(np.array(first + [12] * 47, dtype=np.uint8), (shoes, 1)))[0]
    seen = Counter(Kind(kind) for kind in (results // 2 % len(Kind)).tolist())
    ponte, bank = Fraction(9, 11), Fraction(859, 2288)
    assert (game.ponte_draws_on_5, game.banker_draws_on_6) == (ponte, bank)
    expected = {Kind.PONTE_8: ponte, Kind.BANK: (1 - ponte) * bank, Kind.BANK_6: (1 - ponte) * (1 - bank)}
    assert seen.keys() == expected.keys()
    for kind, chance in expected.items():
        assert abs(seen[kind] - shoes * chance) < 4 * math.sqrt(shoes * chance * (1 - chance)), kind


@pytest.mark.parametrize("stake", ["player", "tie_8", "dragon_7"])
def test_the_standard_error_is_the_spread_between_shoes(stake):
    """Coups of one shoe are not independent, yet so nearly that they may be counted as it."""
    dealer = Dealer(GAMES["big-table"], 8, "spread")
    results = np.concatenate([dealer.play(dealer.shuffle(10**6))[:75] for _ in range(3)], axis=1)
    gains = np.array(GAINS[stake])[results // 2 % len(Kind)] / STAKE
    means = gains.mean(axis=0)
    between = means.std(ddof=1) / math.sqrt(len(means))
    alone = gains.std() / math.sqrt(gains.size)
    assert between / alone == pytest.approx(1, abs=0.08)


def test_mean_and_standard_error_by_hand():
    """One bank on 6, one tie, two ponte: gains of 0.95, 0, −1, −1 on the bank."""
    tally = Tally(shoes=1, kinds=(0, 1, 0, 2, 0, 1), pairs=1)
    gains = np.array([0.95, 0, -1, -1])
    assert tally.ev("banker_5") == pytest.approx((gains.mean(), gains.std(ddof=1) / 2))
    pairs = np.array([11, -1, -1, -1])
    assert tally.ev("pair_11") == pytest.approx((pairs.mean(), pairs.std(ddof=1) / 2))


@pytest.mark.parametrize("packs", [0, -1, MOST_PACKS + 1])
def test_an_impossible_shoe_is_refused(packs):
    with pytest.raises(ValueError, match="packs"):
        simulate(GAMES["mini"], 1, "seed", packs=packs)


def test_more_than_anybody_could_wait_for_is_refused():
    with pytest.raises(ValueError, match=f"at most {MOST_COUPS} coups"):
        simulate(GAMES["mini"], MOST_COUPS + 1, "seed")


def test_nothing_to_deal_is_refused():
    with pytest.raises(ValueError, match="at least one coup"):
        simulate(GAMES["mini"], 0, "seed")
