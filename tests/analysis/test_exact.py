"""Exact odds against published integers, agreed figures, and coups played by hand."""

import math
import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baccara_qt.analysis.coups import GAINS, LENGTHS, Kind
from baccara_qt.analysis.exact import MOST_PACKS, Odds, full_ranks, full_shoe, odds, pair, pair_ev
from baccara_qt.core.cards import PACK, RANKS

AGAINST_THE_PLAYER = {
    8: {
        "player": 1.235081,
        "banker_5": 1.057906,
        "tie_8": 14.359629,
        "banker_half_on_6": 1.458104,
        "dragon_7": 7.611334,
        "panda_8": 10.187632,
        "pair_11": 10.361446,
    },
    6: {
        "player": 1.237415,
        "banker_5": 1.055849,
        "tie_8": 14.438160,
        "banker_half_on_6": 1.454808,
        "dragon_7": 7.606190,
        "panda_8": 10.207383,
        "pair_11": 11.254019,
    },
}

shoes = st.lists(st.integers(0, 40), min_size=10, max_size=10).filter(lambda shoe: sum(shoe) > 6).map(tuple)
large_shoes = st.lists(st.integers(100, 400), min_size=10, max_size=10).map(tuple)


def test_n1_the_integers_of_eight_packs():
    chances = odds(full_shoe(8))
    assert chances.draws == 4_998_398_275_503_360
    assert chances.banker * chances.draws == 2_292_252_566_437_888
    assert chances.player * chances.draws == 2_230_518_282_592_256
    assert chances.tie * chances.draws == 475_627_426_473_216


def test_n2_the_integers_of_six_packs():
    chances = odds(full_shoe(6))
    assert chances.draws == 878_869_206_895_680
    assert chances.banker * chances.draws == 403_095_751_234_560
    assert chances.player * chances.draws == 392_220_492_728_832
    assert chances.tie * chances.draws == 83_552_962_932_288


def test_n4_the_bank_of_the_casino_preset_before_cagnotte():
    """Both free cells drawn, the ponte drawing on 5: the bank gains what the ponte loses."""
    assert -odds(full_shoe(6)).ev("player") == Fraction(18_880_657_128, 1_525_814_595_305)


@pytest.mark.parametrize("packs", AGAINST_THE_PLAYER)
def test_what_each_stake_loses_in_per_cent(packs):
    chances = odds(full_shoe(packs))
    for stake, per_cent in AGAINST_THE_PLAYER[packs].items():
        ev = pair_ev(full_ranks(packs)) if stake == "pair_11" else chances.ev(stake)
        assert round(-100 * float(ev), 6) == per_cent, stake


def test_every_agreed_figure(vectors):
    figures = vectors("odds")["odds"]
    assert len(figures) == 5
    for figure in figures:
        chances = odds(figure.get("shoe") or full_shoe(figure["decks"]))
        ours = {"banker": chances.banker, "player": chances.player, "tie": chances.tie}
        ours |= {stake: chances.ev(stake) for stake in GAINS}
        theirs = {name: figure[name] for name in ("banker", "player", "tie")} | figure["ev"]
        assert ours.keys() == theirs.keys()
        for name, number in theirs.items():
            assert ours[name] == Fraction(number["exact"]), name
            assert float(ours[name]) == pytest.approx(number["value"], abs=1e-15), name


def counted_by_hand(by_hand, cards) -> Odds:
    """The odds of a small shoe through every order of its cards."""
    kinds, lengths = Counter(), Counter()
    for order in permutations(cards, 6):
        kind, taken = by_hand(order)
        kinds[kind] += 1
        lengths[taken] += 1
    held = Counter(card.points for card in cards)
    return Odds(
        tuple(held[value] for value in range(10)),
        math.perm(len(cards), 6),
        tuple(kinds[kind] for kind in Kind),
        tuple(lengths[number] for number in LENGTHS),
    )


def test_two_ways_agree_on_two_hundred_small_shoes(by_hand):
    chance = random.Random(6)
    for number in range(200):
        # Every fourth nearly of a kind; all 52 faces come up.
        pack = PACK if number % 4 else tuple(card for card in PACK if card.points in chance.sample(range(10), 2))
        cards = chance.sample(pack * 2, 6 + (number % 10 == 0) + (number == 0))
        counted = counted_by_hand(by_hand, cards)
        assert odds(counted.shoe) == counted


@given(shoes)
def test_every_draw_ends_in_one_way(shoe):
    chances = odds(shoe)
    assert sum(chances.kinds) == sum(chances.lengths) == chances.draws
    assert chances.banker + chances.player + chances.tie == 1
    assert sum(chances.cards(number) for number in LENGTHS) == 1


def without_one(shoe: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(count - (place == value) for place, count in enumerate(shoe))


def gains_and_lengths(chances: Odds) -> list[Fraction]:
    return [chances.ev(stake) for stake in GAINS] + [chances.cards(number) for number in LENGTHS]


def mean_after_a_burned_card(shoe: tuple[int, ...]) -> list[Fraction]:
    """The mean of the odds after each card that might be burned unseen."""
    burned = [(count, gains_and_lengths(odds(without_one(shoe, value)))) for value, count in enumerate(shoe) if count]
    return [
        sum((count * figure for (count, _), figure in zip(burned, column, strict=True)), Fraction(0)) / sum(shoe)
        for column in zip(*(figures for _, figures in burned), strict=True)
    ]


@given(shoes)
def test_a_card_burned_unseen_changes_no_chance(shoe):
    assert gains_and_lengths(odds(shoe)) == mean_after_a_burned_card(shoe)


@settings(max_examples=10)
@given(large_shoes)
def test_a_card_burned_unseen_changes_no_chance_of_a_large_shoe(shoe):
    assert sum(odds(shoe).kinds) == math.perm(sum(shoe), 6)
    assert gains_and_lengths(odds(shoe)) == mean_after_a_burned_card(shoe)


def test_the_border_between_the_two_ways_to_add_is_seamless():
    """From some size on floats would lose the last digit; the shoe before and the shoes after lie on either side."""
    whole = next(cards for cards in range(6, 1000) if math.perm(cards, 6) > 2**53)
    shoe = (whole - 9 * 35, *(35,) * 9)
    assert sum(shoe) == whole
    assert gains_and_lengths(odds(shoe)) == mean_after_a_burned_card(shoe)


@pytest.mark.parametrize("value", range(10))
def test_a_shoe_of_a_kind_has_one_end(value):
    chances = odds([6 * (place == value) for place in range(10)])
    assert chances.tie == 1
    natural = 2 * value % 10 >= 8
    stands = 2 * value % 10 in (6, 7)
    assert chances.cards(4 if natural or stands else 6) == 1


def test_p2_a_pair_needs_one_rank():
    """Over all pairs of different cards of a shoe that was dealt from; jack and queen are no pair."""
    cards = [card.rank for card in PACK * 2][7:]
    gains = [11 if first == second else -1 for first, second in permutations(cards, 2)]
    left = [cards.count(rank) for rank in RANKS]
    assert pair(left) == Fraction(gains.count(11), len(gains))
    assert pair_ev(left) == Fraction(sum(gains), len(gains))


@pytest.mark.parametrize(
    ("shoe", "sentence"),
    [
        ([4] * 9, "ten counts"),
        ([4] * 11, "ten counts"),
        ([], "ten counts"),
        ([4] * 9 + [-1], "negative: -1"),
        ([0] * 10, "the shoe holds 0"),
        ([0] * 9 + [5], "the shoe holds 5"),
        ([52 * MOST_PACKS] * 10, "at most"),
    ],
)
def test_an_impossible_shoe_is_refused_in_a_sentence(shoe, sentence):
    with pytest.raises(ValueError, match=sentence):
        odds(shoe)


@pytest.mark.parametrize("packs", [0, -1, MOST_PACKS + 1])
def test_an_impossible_number_of_packs_is_refused(packs):
    with pytest.raises(ValueError, match="packs"):
        full_shoe(packs)
    with pytest.raises(ValueError, match="packs"):
        full_ranks(packs)


def test_a_count_is_a_whole_number():
    with pytest.raises(TypeError):
        odds([4.5] * 10)
