"""Rules C2–C6: claims and their rank, banco, avec la table, suivi, partial stakes."""

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from tests.core.table import Table, cents

# Banker 3 of nine: the order of claims is 4 5 6 7 8 9 1 2.


def table(bank: float = 600, **settings: object) -> Table:
    t = Table(**settings)
    t.banker(3, bank)
    return t


# --- C2 -----------------------------------------------------------------------------------------------------------


def test_c2_each_seat_is_asked_once_from_the_bankers_right() -> None:
    t = table()
    spoken = []
    while t.turn is not None:
        spoken.append(t.turn)
        t.done(t.turn)
    assert spoken == [4, 5, 6, 7, 8, 9, 1, 2]
    assert t.may(CROUPIER, c.CloseStakes)


def test_c2_nobody_claims_out_of_turn_in_the_round() -> None:
    t = table()
    t.refuses(5, c.Stake(cents(50)), "turn.other", "C6")
    t.refuses(5, c.CallBanco(), "turn.other", "C3")
    t.refuses(5, c.CallAvecLaTable(), "turn.other", "C4")
    t.refuses(CROUPIER, c.CloseStakes(), "staff.not_now", "C10")


def test_c2_after_the_round_anyone_may_raise_until_the_close() -> None:
    t = table()
    t.stake(5, 50)
    t.all_silent()
    t.say(2, c.Stake(cents(20)))
    t.say(5, c.Stake(cents(100)))
    t.say(7, c.CallAvecLaTable())
    assert t.stakes == {5: 100, 2: 20, 7: 300}
    t.say(9, c.CallBanco())
    assert t.stakes == {9: 600}


def test_c2_who_may_claim_nothing_is_not_asked() -> None:
    t = Table(purses={5: 10, 7: 10})
    t.tips(5, 5)
    t.tips(7, 10)
    t.banker(3, 600)
    t.done(4)
    assert t.turn == 6
    t.done(6)
    assert t.turn == 8


def test_c2_the_right_neighbours_banco_is_prime_and_nobody_is_asked_after_it() -> None:
    t = table()
    t.banco(4)
    assert t.last(e.BancoCalled).prime
    assert t.turn is None


def test_c2_with_an_empty_or_resting_neighbour_the_next_is_prime() -> None:
    t = Table(people=(1, 3, 5, 6))
    t.sits_out(5)
    t.banker(3, 600)
    t.banco(6)
    assert t.last(e.BancoCalled).prime
    t = table()
    t.banco(5)
    assert not t.last(e.BancoCalled).prime


@pytest.mark.parametrize("nearer", [4, 5, 6])
def test_c2_a_banco_beats_one_from_farther_round(nearer: int) -> None:
    t = table()
    t.banco(7)
    t.all_silent()
    t.banco(nearer)
    assert t.stakes == {nearer: 600}
    assert t.turn is None  # nobody who was overtaken has a higher claim left


@pytest.mark.parametrize("farther", [8, 9, 1, 2])
def test_c2_a_banco_from_farther_round_does_not_beat_it(farther: int) -> None:
    t = table()
    t.banco(7)
    t.all_silent()
    t.refuses(farther, c.CallBanco(), "claim.outranked", "C3")
    t.refuses(farther, c.CallAvecLaTable(), "claim.outranked", "C4")
    t.refuses(farther, c.Stake(cents(50)), "claim.outranked", "C6")


def test_c2_avec_la_table_beats_partial_stakes_and_one_from_farther_round() -> None:
    t = table()
    t.stake(4, 600 - 5)
    t.avec(8)
    assert t.stakes == {4: 595, 8: 300}
    t.all_silent()
    t.refuses(9, c.CallAvecLaTable(), "claim.outranked", "C4")
    t.avec(6)
    assert t.state.claims.caller == 6
    t.banco(2)
    assert t.stakes == {2: 600}


def test_c2_who_was_overtaken_may_answer_in_order() -> None:
    t = table()
    t.stake(5, 100)
    t.stake(6, 100)
    t.banco(8)
    assert t.turn == 5
    t.done(5)
    assert t.turn == 6


def test_c2_a_higher_answer_is_answered_in_turn() -> None:
    t = table()
    t.stake(5, 100)
    t.avec(6)
    t.banco(2)
    assert (t.turn, t.stakes) == (5, {2: 600})
    t.done(5)
    assert t.turn == 6
    t.banco(6)
    assert t.stakes == {6: 600}
    assert t.turn is None
    t.banco(5)  # he had nothing to say then, and may still raise now
    assert t.stakes == {5: 600}


def test_c2_who_was_overtaken_and_has_no_higher_claim_is_not_asked() -> None:
    t = table(purses={5: 100})
    t.stake(5, 100)
    t.stake(8, 50)
    t.all_silent()
    t.banco(6)
    assert [event.seat for event in t.all(e.StakeReturned)] == [5, 8]
    assert t.turn is None  # 5 has not the money, and 8 comes after 6
    t.buys_in(5, 500)
    assert t.turn == 5


# --- C3 -----------------------------------------------------------------------------------------------------------


def test_c3_banco_takes_the_whole_bank_and_all_other_stakes_go_back_at_once() -> None:
    t = table()
    t.stake(4, 100)
    t.stake(5, 200)
    t.banco(7)
    assert t.stakes == {7: 600}
    assert (t.purse(4), t.purse(5), t.purse(7)) == (2000, 2000, 1400)
    assert t.heard() == ["StakeReturned", "StakeReturned", "BancoCalled"]


def test_c3_the_caller_must_have_the_bank_before_him() -> None:
    t = table(purses={4: 599.99, 5: 600})
    t.refuses(4, c.CallBanco(), "banco.exceeds_purse", "C3", bank=60000, purse=59999)
    assert not t.may(4, c.CallBanco)
    t.banco(5)
    assert t.purse(5) == 0


def test_c3_his_own_stake_is_taken_into_the_banco() -> None:
    t = table()
    t.stake(4, 100)
    t.all_silent()
    t.banco(4)
    assert (t.lies(4), t.purse(4)) == (600, 1400)
    assert t.heard() == ["BancoCalled"]


@pytest.mark.parametrize("call", [c.CallBanco(), c.CallAvecLaTable()])
def test_c3_a_call_binds_its_caller(call: object) -> None:
    t = table()
    t.act(5, call)
    t.all_silent()
    t.refuses(5, c.Withdraw(), "claim.bound", "C3")
    t.refuses(5, c.Stake(cents(50)), "claim.bound", "C6")
    t.refuses(5, c.CallAvecLaTable(), "claim.bound", "C4")


def test_c3_a_higher_claim_lifts_it_and_a_beaten_banco_goes_back() -> None:
    t = table()
    t.banco(8)
    t.banco(5)
    assert (t.stakes, t.purse(8)) == ({5: 600}, 2000)
    assert not t.may(8, c.Withdraw)
    assert t.last(e.StakeReturned) == e.StakeReturned(8, cents(600), True)


def test_c3_an_avec_la_table_beaten_by_another_lies_on_as_a_partial_stake() -> None:
    t = table()
    t.avec(8)
    t.all_silent()
    t.avec(5)
    assert t.stakes == {8: 300, 5: 300}
    assert t.turn == 8  # overtaken, he may answer with banco
    assert t.limits(8, c.Stake) == (10, 300)
    t.withdraw(8)  # and as a partial stake it no longer binds
    assert t.stakes == {5: 300}


def test_c3_an_avec_la_table_beaten_by_a_banco_goes_back() -> None:
    t = table()
    t.avec(8)
    t.banco(1)
    assert (t.stakes, t.purse(8), t.turn) == ({1: 600}, 2000, 8)
    t.banco(8)
    assert t.stakes == {8: 600}


def test_c3_its_caller_may_raise_avec_la_table_to_banco() -> None:
    t = table()
    t.avec(5)
    t.stake(7, 100)
    t.all_silent()
    t.banco(5)
    assert (t.stakes, t.purse(5)) == ({5: 600}, 1400)


# --- C4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "half"), [(600, 300), (585, 290), (55, 25), (50, 25)])
def test_c4_avec_la_table_takes_half_the_bank_rounded_down_to_the_unit(bank: float, half: float) -> None:
    t = table(bank)
    t.avec(4)
    assert t.lies(4) == half
    assert t.limits(5, c.Stake) == (10, bank - half)


def test_c4_everybody_else_may_stake_the_rest_together() -> None:
    t = table(585)
    t.avec(4)
    t.stake(5, 200)
    t.stake(6, 200)
    t.close()
    assert t.last(e.StakesClosed).at_risk == cents(585)
    assert [(event.seat, event.amount) for event in t.all(e.StakeTrimmed)] == [(6, cents(105))]


def test_c4_it_is_not_possible_below_the_stake_minimum() -> None:
    t = table(50, stake_min=30)
    assert not t.may(4, c.CallAvecLaTable)
    t.refuses(4, c.CallAvecLaTable(), "avec_la_table.not_possible", "C4")
    assert table(60, stake_min=30).may(4, c.CallAvecLaTable)


def test_c4_nor_without_half_the_bank_before_him() -> None:
    t = table(purses={4: 299})
    t.refuses(4, c.CallAvecLaTable(), "avec_la_table.not_possible", "C4")


def test_c4_stakes_already_lying_are_trimmed_to_the_rest() -> None:
    t = table()
    t.stake(4, 250)
    t.stake(5, 250)
    t.avec(6)
    assert t.stakes == {4: 250, 5: 250, 6: 300}
    t.close()
    assert [(event.seat, event.amount) for event in t.all(e.StakeTrimmed)] == [(5, cents(200))]
    assert t.last(e.StakesClosed) == e.StakesClosed(6, cents(600))


# --- C6 -----------------------------------------------------------------------------------------------------------


def test_c6_the_banker_does_not_stake_against_himself() -> None:
    t = table()
    for command, rule in ((c.Stake(cents(50)), "C6"), (c.CallBanco(), "C3"), (c.CallSuivi(), "C5")):
        t.refuses(3, command, "claim.is_banker", rule)


def test_c6_a_stake_is_at_least_the_minimum_and_at_most_the_bank() -> None:
    t = table()
    assert t.limits(4, c.Stake) == (10, 600)
    t.refuses(4, c.Stake(cents(5)), "stake.too_small", "C6", least=1000)
    t.refuses(4, c.Stake(cents(605)), "stake.too_large", "C6", most=60000)
    t.stake(4, 10)
    assert t.stakes == {4: 10}


def test_c6_together_stakes_are_trimmed_from_the_last_seat_whenever_it_was_laid() -> None:
    t = table()
    t.stake(8, 400)
    t.all_silent()
    t.stake(5, 300)  # laid later, but before seat 8 in order
    t.close()
    assert [(event.seat, event.amount) for event in t.all(e.StakeTrimmed)] == [(8, cents(100))]
    assert t.last(e.StakesClosed).at_risk == cents(600)


def test_c6_trimming_goes_below_the_minimum_and_to_nothing_if_need_be() -> None:
    t = table()
    t.stake(5, 50)
    t.stake(7, 10)
    t.stake(9, 50)
    t.all_silent()
    t.say(5, c.Stake(cents(595)))
    t.close()
    assert [(event.seat, event.amount) for event in t.all(e.StakeTrimmed)] == [(7, cents(5)), (9, cents(50))]
    assert t.purse(9) == 2000


def test_c6_a_seat_behind_a_covered_bank_has_nothing_left_to_stake_on() -> None:
    t = table()
    t.stake(5, 400)
    t.stake(7, 200)
    assert not t.may(8, c.Stake)
    assert t.may(8, c.CallAvecLaTable)
    t.all_silent()
    t.refuses(8, c.Stake(cents(50)), "bank.covered", "C6")
    assert t.may(6, c.Stake)  # seat 7 would be trimmed for it


def test_c6_a_stake_of_the_whole_bank_counts_as_banco() -> None:
    t = table()
    t.stake(4, 50)
    t.stake(7, 600)
    assert t.stakes == {7: 600}
    assert t.last(e.BancoCalled) == e.BancoCalled(7, cents(600), cents(0), False)
    assert t.state.claims.call == "banco"
    t.all_silent()
    t.refuses(7, c.Withdraw(), "claim.bound", "C3")


def test_c6_one_stake_a_seat_and_changing_it_before_the_close_replaces_it() -> None:
    t = table()
    t.stake(4, 100)
    t.all_silent()
    t.stake(4, 40)
    assert (t.stakes, t.purse(4)) == ({4: 40}, 1960)
    t.stake(4, 300)
    assert (t.stakes, t.purse(4)) == ({4: 300}, 1700)
    t.withdraw(4)
    assert (t.stakes, t.purse(4)) == ({}, 2000)
    t.refuses(4, c.Withdraw(), "stake.none", "C3")


def test_c6_who_withdraws_makes_room_for_others_who_were_not_asked() -> None:
    t = table()
    t.stake(5, 400)
    t.stake(7, 200)
    t.all_silent()
    t.withdraw(5)
    assert t.limits(8, c.Stake) == (10, 600)


def test_c6_less_than_the_least_stake_before_him_is_said_so() -> None:
    t = table(purses={4: 10})
    t.tips(4, 5)
    t.all_silent()
    t.refuses(4, c.Stake(cents(10)), "stake.exceeds_purse", "C6")
    t.refuses(4, c.CallAvecLaTable(), "stake.exceeds_purse", "C4")
