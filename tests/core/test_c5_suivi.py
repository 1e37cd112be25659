"""Rules C5 and C22: who lost a call may follow, and what lies after a tie has that rank itself."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, ShortShoes, Table, cents


def lost(call: str = "banco", then: str = "", **settings: object) -> Table:
    """Banker 3 has just won a call of seat 6."""
    t = Table(script=f"{BANK_WINS} {then}", purses={6: 4000}, **settings)
    t.banker(3, 600)
    t.banco(6) if call == "banco" else t.avec(6)
    t.close()
    return t


def tied(call: str, *, bank: float = 600, purse: float = 2000, **settings: object) -> Table:
    """A call of seat 6 against banker 3 lies after a tie."""
    t = Table(script=TIE, purses={6: purse}, **settings)
    t.banker(3, bank)
    t.banco(6) if call == "banco" else t.avec(6)
    t.close()
    t.keep()
    return t


# --- the right ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["banco", "avec la table"])
def test_c5_who_lost_a_call_has_the_first_right_to_the_next_banco(call: str) -> None:
    t = lost(call)
    t.keep()
    assert t.last(e.StakesOpened).suivi == t.turn == 6
    assert t.may(6, c.CallSuivi)
    assert not t.may(6, c.Stake)  # for the whole bank only
    t.refuses(4, c.CallBanco(), "turn.other", "C3")
    t.suivi(6)
    assert t.lies(6) == t.bank
    assert t.turn is None


@pytest.mark.parametrize("beaten", [c.CallBanco(), c.CallAvecLaTable(), c.Stake(cents(50))])
def test_c5_suivi_outranks_everything(beaten: object) -> None:
    t = lost()
    t.suivi(6)
    for seat in (4, 5, 7):
        with pytest.raises(AssertionError):
            assert t.may(seat, type(beaten))
    t.close()
    assert t.last(e.StakesClosed).holder == 6


def test_c5_a_lost_partial_stake_gives_no_right() -> None:
    t = Table(script=BANK_WINS)
    t.banker(3, 600)
    t.coup(6, 300)
    t.keep()
    assert (t.turn, t.last(e.StakesOpened).suivi) == (4, 0)
    t.all_silent()
    t.refuses(6, c.CallSuivi(), "suivi.no_right", "C5")


def test_c5_a_call_that_was_beaten_before_the_close_gives_no_right() -> None:
    t = Table(script=BANK_WINS)
    t.banker(3, 600)
    t.banco(6)
    t.banco(4)
    t.close()
    t.keep()
    assert t.turn == 4


def test_c5_a_lying_call_for_the_whole_bank_is_not_named_once_more_and_keeps_its_rank() -> None:
    t = tied("banco")
    assert t.limits(6, c.Stake) == (10, 595)
    t.refuses(6, c.Stake(cents(600)), "stake.too_large", "C6")
    t.all_silent()
    t.refuses(4, c.CallBanco(), "claim.outranked", "C3")


# --- how it ends --------------------------------------------------------------------------------------------------


def test_c5_it_ends_when_he_does_not_use_it_and_he_is_asked_again_at_his_own_rank() -> None:
    t = lost(then=BANK_WINS)
    t.done(6)
    assert t.heard() == ["SuiviDeclined"]
    assert t.turn == 4
    t.stake(6, 100)
    t.close()
    t.keep()
    assert t.turn == 4  # not asked first any more


def test_c5_it_ends_when_the_coup_goes_by_without_stakes() -> None:
    t = lost()
    t.done(6)
    t.close()
    t.lower(100)
    assert t.turn == 4


def test_c5_who_cannot_cover_the_bank_is_not_asked_and_keeps_his_other_claims() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", purses={6: 1700})
    t.banker(3, 600)
    t.banco(6)
    t.close()
    t.keep()
    assert t.bank == 1170
    assert (t.purse(6), t.turn) == (1100, 4)
    t.avec(6)
    assert t.lies(6) == 585


def test_c5_buying_in_after_he_was_not_asked_does_not_bring_it_back() -> None:
    t = Table(script=BANK_WINS, purses={6: 700})
    t.banker(3, 600)
    t.banco(6)
    t.close()
    t.keep()
    t.buys_in(6, 2000)
    assert t.turn == 4
    t.all_silent()
    t.refuses(6, c.CallSuivi(), "suivi.no_right", "C5")


def test_c5_buying_in_before_the_stakes_are_opened_is_in_time() -> None:
    t = Table(script=BANK_WINS, purses={6: 700})
    t.banker(3, 600)
    t.banco(6)
    t.close()
    assert t.phase is Phase.KEEP
    t.buys_in(6, 2000)
    t.keep()
    assert t.turn == 6


@pytest.mark.parametrize("when", ["before the stakes", "when asked"])
def test_c5_it_ends_when_he_sits_out(when: str) -> None:
    t = lost()
    if when == "when asked":
        t.keep()
    t.sits_out(6)
    t.comes_back(6)
    if when == "before the stakes":
        t.keep()
    assert t.turn == 4


def test_c5_e7_it_ends_when_the_bank_is_sold() -> None:
    t = lost()
    t.passes(3)
    t.buys(5)
    assert t.turn == 6  # he is the right neighbour now, not asked for suivi
    assert t.last(e.StakesOpened).suivi == 0


def test_c5_it_ends_when_the_bank_is_lost() -> None:
    t = lost(then=PONTE_WINS)
    t.suivi(6)
    t.close()
    t.banker(4, 100)
    assert t.last(e.StakesOpened).suivi == 0


def test_c5_a_tip_does_not_spend_the_money_he_is_being_asked_for() -> None:
    t = Table(script=BANK_WINS, purses={6: 1775})
    t.banker(3, 600)
    t.banco(6)
    t.close()
    t.keep()
    assert (t.turn, t.bank, t.purse(6)) == (6, 1170, 1175)
    t.refuses(6, c.Tip(cents(10)), "amount.too_large", "F4", most=500)
    t.tips(6, 5)
    t.suivi(6)
    assert t.purse(6) == 0


def test_c5_the_right_outlives_the_shoe() -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 4)))
    t.banker(3, 50)
    for _ in range(3):
        t.coup(4, 10)
    t.banco(6)
    t.close()
    assert t.phase is Phase.CUT
    t.keep()
    assert t.turn == 6


# --- what lies after a tie ----------------------------------------------------------------------------------------


def test_c5_c22_a_lying_banco_is_suivi_and_nothing_outranks_it() -> None:
    t = tied("banco")
    assert (t.stakes, t.turn) == ({6: 600}, 6)
    for seat in (4, 5, 7):
        assert not t.may(seat, c.CallBanco)
    t.done(6)
    assert t.turn is None
    t.refuses(4, c.CallBanco(), "claim.outranked", "C3")
    t.refuses(4, c.Stake(cents(50)), "claim.outranked", "C6")


def test_c5_c22_a_lying_avec_la_table_comes_before_any_new_one() -> None:
    t = tied("avec")
    t.done(6)  # suivi
    t.stake(4, 200)
    t.all_silent()
    t.refuses(4, c.CallAvecLaTable(), "claim.outranked", "C4")
    assert t.stakes == {6: 300, 4: 200}


def test_c5_c22_its_caller_may_raise_it_to_suivi() -> None:
    t = tied("avec")
    assert t.turn == 6
    t.suivi(6)
    assert (t.stakes, t.state.claims.call) == ({6: 600}, "suivi")
    t.refuses(4, c.CallBanco(), "claim.outranked", "C3")


def test_c5_c22_all_other_stakes_that_lie_go_back_to_whom_he_overtakes() -> None:
    t = Table(script=TIE)
    t.banker(3, 600)
    t.stake(5, 100)
    t.avec(6)
    t.close()
    t.suivi(6)
    assert t.last(e.StakeReturned) == e.StakeReturned(5, cents(100), True)
    assert (t.stakes, t.turn) == ({6: 600}, None)


def test_c5_c22_if_he_cannot_cover_the_bank_he_is_not_asked_and_the_call_lies_on() -> None:
    t = tied("avec", purse=500)
    assert (t.turn, t.stakes) == (4, {6: 300})
    t.done(4)
    t.done(5)
    assert t.turn == 6
    assert t.may(6, c.Withdraw)


def test_c5_c22_a_new_banco_beats_a_lying_avec_la_table_which_goes_back() -> None:
    t = tied("avec")
    t.done(6)
    t.banco(8)
    assert (t.stakes, t.turn) == ({8: 600}, 6)
    t.banco(6)  # overtaken, he answers at the rank of his seat
    assert t.stakes == {6: 600}


@pytest.mark.parametrize("call", ["banco", "avec"])
def test_c22_a_lying_call_may_be_withdrawn_and_then_the_others_are_asked(call: str) -> None:
    t = tied(call)
    if call == "avec":
        t.done(6)
    while t.turn != 6:
        t.done(t.turn)
    t.withdraw(6)
    assert (t.stakes, t.purse(6)) == ({}, 2000)
    t.banco(4)
    assert t.stakes == {4: 600}


@pytest.mark.parametrize("call", ["banco", "avec"])
def test_c22_a_lying_call_may_be_changed_to_a_partial_stake(call: str) -> None:
    t = tied(call)
    if call == "avec":
        t.done(6)
    t.stake(6, 50)
    assert (t.stakes, t.state.claims.caller, t.state.claims.lying) == ({6: 50}, 0, False)
    t.all_silent()
    t.banco(5)
    assert t.stakes == {5: 600}


def test_c22_a_lying_call_may_be_changed_until_the_close() -> None:
    t = tied("banco")
    t.all_silent()
    assert t.turn is None
    t.stake(6, 100)
    assert t.turn == 4  # there is something to stake on again
    t.stake(4, 50)
    assert t.stakes == {6: 100, 4: 50}


def test_c22_a_call_made_anew_binds_again() -> None:
    t = tied("avec")
    t.done(6)
    t.banco(6)
    t.all_silent()
    t.refuses(6, c.Withdraw(), "claim.bound", "C3")


def test_c22_a_lying_suivi_lies_on_as_suivi() -> None:
    t = Table(script=f"{BANK_WINS} {TIE} {BANK_WINS}", purses={6: 4000})
    t.banker(3, 600)
    t.banco(6)
    t.close()
    t.suivi(6)
    t.close()
    t.keep()
    assert t.turn == 6
    assert t.may(6, c.Withdraw)
    assert not t.may(4, c.CallBanco)
    t.close()
    t.keep()
    assert t.turn == 6 or t.purse(6) < t.bank


def test_c22_partial_stakes_lie_too_and_may_be_changed_or_withdrawn() -> None:
    t = Table(script=TIE)
    t.banker(3, 600)
    t.stake(5, 100)
    t.stake(6, 200)
    t.close()
    assert (t.stakes, t.bank, t.garage) == ({5: 100, 6: 200}, 600, 0)
    t.keep()
    t.withdraw(5)
    t.stake(6, 50)
    t.stake(7, 40)
    t.close()
    assert t.last(e.StakesClosed).at_risk == cents(90)


@pytest.mark.parametrize("gone", ["passes", "leaves"])
@pytest.mark.parametrize("call", ["banco", "avec", "stake"])
def test_c22_if_the_banker_passes_or_leaves_they_go_back(gone: str, call: str) -> None:
    t = Table(script=TIE)
    t.banker(3, 600)
    {"banco": t.banco, "avec": t.avec, "stake": lambda seat: t.stake(seat, 50)}[call](6)
    t.close()
    assert t.lies(6) > 0
    t.passes(3) if gone == "passes" else t.leaves(3)
    assert (t.stakes, t.purse(6)) == ({}, 2000)


def test_c22_after_two_ties_the_call_still_lies() -> None:
    t = Table(script=f"{TIE} {TIE} {BANK_WINS}")
    t.banker(3, 600)
    t.banco(6)
    for _ in range(2):
        t.close()
        t.keep()
        assert t.stakes == {6: 600}
        t.done(6)
    t.close()
    assert t.bank == 1170
