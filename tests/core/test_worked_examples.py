"""The worked examples of the rule book, W1–W7, to the cent."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.money import share
from tests.core.table import BANK_WINS, PONTE_WINS, Table, cents


@pytest.mark.parametrize(("garage", "bank", "kept"), [("kept", 1170, 400), ("returns", 1570, 0)])
def test_w1_bank_wins_600_of_1000(garage: str, bank: float, kept: float) -> None:
    t = Table(script=BANK_WINS, garage=garage)
    t.banker(1, 1000)
    t.stake(4, 350)
    t.stake(6, 250)
    t.close()
    assert (t.cagnotte, t.bank, t.garage) == (30, bank, kept)


@pytest.mark.parametrize("garage", ["kept", "returns"])
def test_w1_ponte_wins_600_are_paid_and_400_go_home(garage: str) -> None:
    t = Table(script=PONTE_WINS, garage=garage)
    t.banker(1, 1000)
    t.coup(4, 600)
    assert (t.purse(4), t.purse(1)) == (2600, 1400)
    assert (t.cagnotte, t.bank, t.garage) == (0, 0, 0)


def test_w2_the_last_seat_is_trimmed_and_the_largest_stake_holds_the_cards() -> None:
    t = Table(script="2s 2h 3s 3d")
    t.banker(3, 600)
    t.stake(5, 300)
    t.stake(6, 250)
    t.stake(8, 150)
    t.close()
    assert t.stakes == {5: 300, 6: 250, 8: 50}
    assert (t.turn, t.phase) == (5, Phase.PONTE)
    assert not t.state.coup.alone  # bound, though 5 of the ponte is free by the table


def test_w3_five_banks_won_in_a_row() -> None:
    t = Table(script=" ".join([BANK_WINS] * 5), purses={2: 6000, 3: 6000, 4: 6000, 5: 6000, 6: 6000})
    t.banker(1, 1000)
    t.coup(2, 600)
    assert (t.bank, t.garage, t.cagnotte) == (1170, 400, 30)
    t.banco(3)
    t.close()
    assert (t.bank, t.cagnotte) == (2281.50, 88.50)
    t.avec(4)
    t.stake(5, 1140)
    assert t.stakes == {4: 1140, 5: 1140}
    t.close()
    assert (t.bank, t.garage, t.cagnotte) == (4446.00, 401.50, 202.50)
    t.banco(6)
    t.close()
    assert (t.bank, t.garage, t.cagnotte) == (8669.70, 401.50, 424.80)
    t.coup(2, 2000)
    assert (t.bank, t.garage, t.cagnotte) == (3900.00, 7071.20, 524.80)


def test_w4_a_bank_below_the_minimum_is_made_up_from_the_garage() -> None:
    t = Table(script=BANK_WINS)
    t.banker(1, 1000)
    t.coup(2, 20)
    assert (t.bank, t.garage) == (50, 969)


def test_w5_the_bank_returns_to_the_turn_seat() -> None:
    t = Table(script=f"{BANK_WINS} {PONTE_WINS}")
    t.banker(3, 100)
    t.coup(5, 100)
    t.passes(3)
    t.bid(8, 60)
    t.coup(5, 60)
    assert (t.phase, t.turn) == (Phase.OFFER, 4)


def test_w5_the_turn_seat_that_wins_the_auction_has_its_regular_turn() -> None:
    t = Table(script=f"{BANK_WINS} {PONTE_WINS}")
    t.banker(3, 100)
    t.coup(5, 100)
    t.passes(3)
    t.bid(4, 60)
    t.coup(7, 60)
    assert (t.phase, t.turn) == (Phase.OFFER, 5)


def test_w6_a_beaten_avec_la_table_may_answer_with_banco() -> None:
    t = Table()
    t.banker(3, 600)
    t.avec(6)
    t.banco(2)
    assert t.stakes == {2: 600}
    t.all_silent()
    t = Table()
    t.banker(3, 600)
    t.avec(6)
    t.banco(2)
    assert t.turn == 6
    t.banco(6)
    assert t.stakes == {6: 600}
    t.close()
    assert t.state.coup.holder == 6


@pytest.mark.parametrize(("won", "cagnotte"), [(7, 0.40), (13, 0.70), (25, 1.30), (105, 5.30)])
def test_w7_the_cagnotte_is_rounded_to_ten_cents_halves_up(won: float, cagnotte: float) -> None:
    assert share(cents(won), 5, 10, "nearest") == cents(cagnotte)
