"""What each stake brings, against the settling of the table itself over every order of small shoes."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest

from baccara_qt.analysis.chances import chemin_de_fer, punto_banco
from baccara_qt.analysis.exact import full_ranks
from baccara_qt.core.cards import RANKS, parse_cards
from baccara_qt.core.chemin import rules as chemin
from baccara_qt.core.punto import rules as punto
from baccara_qt.core.punto.bets import Verdict, verdict

SHOES = ("7d 7c Ah Kc Qd 4s 3h", "9h 9c 9s Th 2d 6c 5s", "4h 4d 3c 3s Kd Kh 8c", "Js Qs Qh Td 2c 5d 5h")
FORMS = ("box", "at_once", "half_on_6", "push_on_7")


def gain(found: Verdict) -> Fraction:
    """What a stake of 1 wins or loses."""
    if found.lies:
        return Fraction(0)
    won = Fraction(found.pays, 2 if found.half else 1) * (Fraction(19, 20) if found.taxed else 1)
    return won if found.pays else Fraction(-1)


@pytest.mark.parametrize("cards", SHOES)
def test_p2_p4_every_stake_gains_what_the_table_pays(hands, cards):
    orders = permutations(parse_cards(cards), 6)
    coups = Counter(tuple(map(tuple, hands(order))) for order in orders)
    ranks = [cards.count(rank) for rank in RANKS]
    for form in FORMS:
        for pays in (8, 9):
            rules = replace(punto.BIG_TABLE, commission=form, tie_pays=pays)
            for bet, (chance, ev) in punto_banco(rules, ranks).items():
                gains = {coup: gain(verdict(bet, *coup, form, pays)) for coup in coups}
                assert ev == sum(gains[coup] * times for coup, times in coups.items()) / coups.total(), (form, bet)
                if bet != "banco":
                    won = sum(times for coup, times in coups.items() if gains[coup] > 0)
                    assert chance == Fraction(won, coups.total()), (form, bet)


def test_a_table_tells_of_its_own_fields_only():
    plain = replace(punto.BIG_TABLE, pairs=False)
    assert list(punto_banco(plain, full_ranks(8))) == ["punto", "banco", "tie"]
    sevens = replace(plain, commission="push_on_7")
    assert list(punto_banco(sevens, full_ranks(8)))[3:] == ["dragon_7", "panda_8"]


def test_n4_chemin_de_fer_by_the_tableau():
    ponte, bank, tie = chemin_de_fer(replace(chemin.PRESETS["casino"], cagnotte_percent=0)).values()
    assert ponte.ev == -bank.ev == Fraction(-18_880_657_128, 1_525_814_595_305)
    assert (ponte.chance + bank.chance + tie.chance, tie.ev) == (1, 0)


def test_c23_the_cagnotte_makes_the_bank_a_stake_on_banco():
    """5 % of what the bank wins is the commission of Punto Banco, and six packs are those of Mini."""
    bank = chemin_de_fer(chemin.PRESETS["casino"])["bank"]
    assert bank == punto_banco(punto.PRESETS["mini"], full_ranks(6))["banco"]
