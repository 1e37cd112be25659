"""Rules C1, C7, C8 and C26: the bank before, between and after the coups."""

import pytest

from baccara_qt.core.chemin import Phase, evolve, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, cents

# --- C1 -----------------------------------------------------------------------------------------------------------


def test_c1_the_bank_named_lies_before_the_croupier() -> None:
    t = Table()
    t.banker(2, 600)
    assert t.heard() == ["BankTaken", "StakesOpened"]
    assert (t.bank, t.purse(2)) == (600, 1400)


def test_c1_at_most_the_maximum_if_one_is_set() -> None:
    t = Table(bank_max=500)
    t.all_silent(Phase.OFFER)
    assert t.limits(1, c.TakeBank) == (50, 500)
    t.refuses(1, c.TakeBank(cents(505)), "bank.too_large", "B7", most=50000)
    t.banker(1, 500)
    assert Table().state.rules.bank_max == 0


@pytest.mark.parametrize("garage", ["kept", "returns"])
def test_c1_of_a_bank_grown_above_the_maximum_the_rest_is_in_the_garage(garage: str) -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", bank_max=500, garage=garage)
    t.banker(1, 400)
    t.coup(2, 300)  # at risk 300, uncovered 100
    assert (t.bank, t.garage) == (500, 185)
    t.coup(2, 500)
    assert (t.bank, t.garage) == (500, 660)
    assert [event.amount for event in t.all(e.BankCapped)][-1] == cents(475)


def test_c1_no_bid_is_asked_for_above_the_maximum() -> None:
    t = Table(bank_max=60, min_coups=0)
    t.banker(1, 60)
    t.passes(1)
    t.all_silent(Phase.AUCTION)
    t.bid(2, 60)
    assert (t.state.banker, t.bank) == (2, 60)


# --- C7 -----------------------------------------------------------------------------------------------------------


def test_c7_nobody_stakes_no_coup_and_the_banker_may_lower_the_bank() -> None:
    t = Table()
    t.banker(1, 600)
    t.close()
    assert t.heard() == ["NobodyStaked"]
    assert (t.phase, t.turn, t.state.coups) == (Phase.LOWER, 1, 0)
    assert t.limits(1, c.LowerBank) == (50, 595)
    t.refuses(1, c.LowerBank(cents(45)), "bank.too_small", "C7")
    t.refuses(1, c.LowerBank(cents(600)), "bank.too_large", "C7")
    t.lower(100)
    assert (t.bank, t.garage) == (100, 500)
    assert (t.phase, t.turn) == (Phase.CLAIMS, 2)


def test_c7_once_and_if_still_nobody_stakes_it_is_offered_at_the_amount_standing() -> None:
    t = Table()
    t.banker(1, 600)
    t.close()
    t.lower(100)
    t.close()
    assert t.heard() == ["NobodyStaked", "BankPassed", "SaleOpened"]
    assert (t.phase, t.turn, t.last(e.SaleOpened).amount) == (Phase.SALE, 2, cents(100))
    assert t.last(e.BankPassed) == e.BankPassed(1, cents(100), cents(500), False, 2)
    assert t.purse(1) == 2000


def test_c7_if_he_will_not_it_is_offered_at_the_amount_standing() -> None:
    t = Table(min_coups=3)  # which does not bind him here
    t.banker(1, 600)
    t.close()
    t.done(1)
    assert (t.phase, t.last(e.SaleOpened).amount) == (Phase.SALE, cents(600))
    assert not t.last(e.BankPassed).voluntary


def test_c7_a_bank_at_the_minimum_cannot_be_lowered() -> None:
    t = Table()
    t.banker(1, 50)
    t.close()
    assert t.heard() == ["NobodyStaked", "BankPassed", "SaleOpened"]


def test_c7_and_is_not_offered_to_be_lowered_in_the_moment_before_it_is_sold() -> None:
    t = Table()
    t.banker(1, 50)
    t.all_silent()
    nobody = evolve(t.state, e.NobodyStaked())
    assert nobody.phase is Phase.LOWER
    assert c.LowerBank not in {offer.command for offer in legal(nobody, 1)}


def test_c7_he_may_lower_again_after_a_coup() -> None:
    t = Table(script=BANK_WINS)
    t.banker(1, 600)
    t.close()
    t.lower(200)
    t.coup(2, 200)
    assert (t.bank, t.garage) == (390, 400)
    t.close()
    t.lower(100)
    assert (t.bank, t.garage) == (100, 690)


def test_c7_an_odd_bank_is_lowered_to_a_multiple_of_the_unit() -> None:
    t = Table(script=BANK_WINS)
    t.banker(1, 150)
    t.coup(2, 150)
    t.close()
    assert t.limits(1, c.LowerBank) == (50, 290)
    t.lower(290)
    assert (t.bank, t.garage) == (290, 2.50)


def test_c7_lying_stakes_withdrawn_leave_nobody() -> None:
    t = Table(script=TIE)
    t.banker(1, 600)
    t.coup(2, 100)
    t.keep()
    t.withdraw(2)
    t.close()
    assert t.phase is Phase.LOWER


def test_c7_only_the_banker_is_asked_and_only_to_lower() -> None:
    t = Table()
    t.banker(1, 600)
    t.close()
    t.refuses(2, c.Stake(cents(50)), "phase.other", "C6")
    t.refuses(CROUPIER, c.CloseStakes(), "staff.not_now", "C10")


# --- C8 -----------------------------------------------------------------------------------------------------------


def test_c8_uncovered_money_goes_to_the_garage_and_is_not_at_risk() -> None:
    t = Table(script="2s 2h 3s 3d")
    t.banker(1, 1000)
    t.stake(2, 600)
    t.close()
    assert (t.bank, t.garage) == (600, 400)
    assert t.heard(e.StakesClosed, e.BankUncovered, e.CardDealt)[:3] == ["StakesClosed", "BankUncovered", "CardDealt"]


def test_c8_a_bank_that_is_covered_leaves_nothing_over() -> None:
    t = Table()
    t.banker(1, 600)
    t.banco(2)
    t.close()
    assert not t.all(e.BankUncovered)


@pytest.mark.parametrize("garage", ["kept", "returns"])
def test_c8_after_a_tie_it_returns_to_the_bank(garage: str) -> None:
    t = Table(script=TIE, garage=garage)
    t.banker(1, 1000)
    t.coup(2, 600)
    assert (t.bank, t.garage) == (1000, 0)
    assert t.last(e.GarageReturned).amount == cents(400)


def test_c8_after_a_bank_win_it_stays_there_until_the_hand_ends() -> None:
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS} {PONTE_WINS}")
    t.banker(1, 1000)
    t.coup(2, 600)
    assert (t.bank, t.garage) == (1170, 400)
    t.coup(2, 100)
    assert (t.bank, t.garage) == (1170, 400)  # only what the tie had left uncovered came back
    t.coup(2, 1170)
    assert (t.bank, t.garage) == (2281.50, 400)
    t.coup(3, 500)
    assert (t.bank, t.garage, t.purse(1)) == (0, 0, 1000 + 2281.50 + 400 - 500)


def test_c8_or_it_goes_back_into_the_bank_by_setting() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", garage="returns")
    t.banker(1, 1000)
    t.coup(2, 600)
    assert (t.bank, t.garage) == (1570, 0)
    t.coup(2, 100)
    assert (t.bank, t.garage) == (1665, 0)


def test_c8_returning_does_not_bring_back_what_was_lowered() -> None:
    t = Table(script=BANK_WINS, garage="returns")
    t.banker(1, 1000)
    t.close()
    t.lower(500)
    t.coup(2, 100)
    assert (t.bank, t.garage) == (595, 500)


def test_c8_a_bank_that_would_fall_below_the_minimum_is_made_up_as_far_as_needed() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}")
    t.banker(1, 60)
    t.coup(2, 10)
    assert (t.bank, t.garage) == (50, 19.50)
    t.coup(2, 50)
    assert (t.bank, t.garage) == (97.50, 19.50)


# --- C26 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [BANK_WINS, TIE])
def test_c26_after_a_won_or_tied_coup_the_banker_keeps_the_hand_or_passes_it(script: str) -> None:
    t = Table(script=script)
    t.banker(1, 600)
    t.coup(2, 600)
    assert (t.phase, t.turn) == (Phase.KEEP, 1)
    assert (t.may(1, c.KeepBank), t.may(1, c.PassBank), t.may(1, c.SetAside)) == (True, True, False)
    bank = t.bank
    t.keep()
    assert t.heard() == ["BankKept", "StakesOpened"]
    assert (t.phase, t.bank) == (Phase.CLAIMS, bank)  # everything rides


def test_c26_a_banker_without_a_choice_is_not_asked() -> None:
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS}", min_coups=3)
    t.banker(1, 600)
    t.coup(2, 100)
    assert (t.phase, t.turn) == (Phase.CLAIMS, 2)
    t.coup(2, 100)
    assert (t.phase, t.stakes) == (Phase.CLAIMS, {2: 100})
    t.coup(2, 100)
    assert t.phase is Phase.KEEP


def test_c26_he_cannot_take_money_out_while_he_holds_it() -> None:
    t = Table(script=BANK_WINS)
    t.banker(1, 1000)
    t.coup(2, 1000)
    t.refuses(1, c.SetAside(cents(100)), "phase.other", "C26")
    t.refuses(1, c.Tip(cents(1005)), "amount.too_large", "F4", most=100000)


def test_c26_a_surplus_over_fifty_stake_minima_may_be_set_aside_by_setting() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", withdraw_above=True, purses={2: 4000})
    t.banker(1, 1000)
    t.coup(2, 1000)
    assert (t.bank, t.limits(1, c.SetAside)) == (1950, (5, 1450))
    t.refuses(1, c.SetAside(cents(1455)), "amount.too_large", "C26", most=145000)
    t.set_aside(1, 1000)
    assert (t.bank, t.purse(1), t.phase) == (950, 2000, Phase.KEEP)
    t.set_aside(1, 450)
    assert not t.may(1, c.SetAside)
    t.keep()
    assert not t.may(1, c.SetAside)


def test_c26_a_surplus_may_be_set_aside_before_the_bank_may_be_passed() -> None:
    t = Table(script=BANK_WINS, withdraw_above=True, min_coups=5)
    t.banker(1, 1000)
    t.coup(2, 1000)
    assert (t.may(1, c.SetAside), t.may(1, c.PassBank), t.may(1, c.KeepBank)) == (True, False, True)
    t.set_aside(1, 1450)
    assert t.phase is Phase.CLAIMS


def test_c26_there_is_no_surplus_below_fifty_stake_minima() -> None:
    t = Table(script=BANK_WINS, withdraw_above=True)
    t.banker(1, 200)
    t.coup(2, 200)
    assert not t.may(1, c.SetAside)


def test_c26_nothing_is_set_aside_from_under_stakes_that_lie() -> None:
    t = Table(script=TIE, withdraw_above=True)
    t.banker(1, 1000)
    t.banco(2)
    t.close()
    assert (t.phase, t.may(1, c.SetAside)) == (Phase.KEEP, False)
