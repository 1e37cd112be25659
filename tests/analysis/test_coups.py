"""All endings of a coup against the game played card by card."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from baccara_qt.analysis.coups import GAINS, STAKE, Kind, endings
from baccara_qt.core.cards import RANKS, Card

OF_POINTS = {points: Card(RANKS[points - 1], "h") for points in range(1, 10)} | {0: Card("K", "h")}


@pytest.mark.parametrize(("ponte_on_5", "banker_on_6"), list(product((False, True), repeat=2)))
def test_every_ending_is_that_of_the_coup_played_by_hand(by_hand, ponte_on_5, banker_on_6):
    table = endings(ponte_draws_on_5=ponte_on_5, banker_draws_on_6=banker_on_6)
    nothing = OF_POINTS[0]
    for place in product(range(10), repeat=4):
        ponte, bank, fifth, sixth = (OF_POINTS[points] for points in place)
        cards = (ponte, bank, nothing, nothing, fifth, sixth)
        kind, taken = by_hand(cards, ponte_on_5=ponte_on_5, banker_on_6=banker_on_6)
        assert table[place] == len(Kind) * (taken - 4) + kind, place


def test_c18_by_default_both_sides_play_the_strict_table():
    assert (endings() == endings(ponte_draws_on_5=True, banker_draws_on_6=False)).all()


def test_c17_a_third_card_that_counts_nothing_is_not_the_stood_column():
    """Banker 6 stands on a king; after a ponte who stood he stands too, but banker 5 draws only then."""
    table = endings()
    cards = table // len(Kind) + 4
    assert cards[4, 5, 0, 0] == 5, "the ponte drew a king: the bank's 5 stands"
    assert cards[6, 5, 0, 0] == 5, "the ponte stood: the bank's 5 draws"


def test_a3_nobody_draws_after_a_natural():
    cards = endings() // len(Kind) + 4
    naturals = np.concatenate([cards[8:].ravel(), cards[:, 8:].ravel()])
    assert set(naturals.tolist()) == {4}


def gain(stake: str, kind: Kind) -> Fraction:
    return Fraction(GAINS[stake][kind], STAKE)


def test_p2_p4_what_the_stakes_pay():
    assert gain("banker_5", Kind.BANK_6) == gain("banker_5", Kind.BANK) == Fraction(19, 20)
    assert gain("banker_half_on_6", Kind.BANK_6) == Fraction(1, 2)
    assert gain("banker_push_on_7", Kind.BANK_7) == 0
    assert gain("dragon_7", Kind.BANK_7) == 40
    assert gain("panda_8", Kind.PONTE_8) == 25
    assert (gain("tie_8", Kind.TIE), gain("tie_9", Kind.TIE)) == (8, 9)


def test_p2_a_tie_leaves_the_stakes_on_a_side_alone_and_takes_the_side_bets():
    assert {stake for stake in GAINS if gain(stake, Kind.TIE) == 0} == {
        *("banker_5", "player", "banker_half_on_6", "banker_push_on_7")
    }
    assert gain("dragon_7", Kind.TIE) == gain("panda_8", Kind.TIE) == -1


def with_replacement(ponte_on_5: Fraction, banker_on_6: Fraction) -> Fraction:
    """What the ponte gains on average when each value comes with the chance it has in a full pack."""
    cards = np.array([4] + [1] * 9)
    hands = np.zeros(10, dtype=int)
    np.add.at(hands, np.add.outer(np.arange(10), np.arange(10)) % 10, np.outer(cards, cards))
    weights = np.multiply.outer(np.multiply.outer(hands, hands), np.outer(cards, cards))
    value = Fraction(0)
    for on_5, on_6 in product((False, True), repeat=2):
        gains = np.array(GAINS["player"])[endings(ponte_draws_on_5=on_5, banker_draws_on_6=on_6) % len(Kind)]
        chance = (ponte_on_5 if on_5 else 1 - ponte_on_5) * (banker_on_6 if on_6 else 1 - banker_on_6)
        value += chance * Fraction(int((weights * gains).sum()), STAKE * 13**6)
    return value


@pytest.mark.parametrize(
    ("ponte_on_5", "banker_on_6"),
    [
        (Fraction(9, 11), Fraction(859, 2288)),
        (Fraction(9, 11), Fraction(0)),
        (Fraction(9, 11), Fraction(1)),
        (Fraction(0), Fraction(859, 2288)),
        (Fraction(1), Fraction(859, 2288)),
    ],
)
def test_n3_neither_side_gains_by_leaving_the_equilibrium(ponte_on_5, banker_on_6):
    assert with_replacement(ponte_on_5, banker_on_6) == Fraction(-679568, 53094899)
