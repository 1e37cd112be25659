"""Rules E1–E7: passing, buying and auctioning the bank."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, cents


def passed(banker: int = 3, script: str = "", **settings: object) -> Table:
    """The banker has won 100 in his first coup and passes the bank of 195; it is for sale."""
    t = Table(script=f"{BANK_WINS} {script}", **settings)
    t.banker(banker, 100)
    t.coup(1 if banker != 1 else 2, 100)
    t.passes(banker)
    return t


# --- E1 -----------------------------------------------------------------------------------------------------------


def test_e1_the_banker_may_pass_until_the_close() -> None:
    t = Table(min_coups=0)
    t.banker(3, 600)
    t.stake(5, 100)
    t.passes(3)
    assert t.phase is Phase.SALE
    t = Table(min_coups=0)
    t.banker(3, 600)
    t.banco(5)
    t.all_silent()
    t.passes(3)
    assert (t.phase, t.stakes, t.purse(5)) == (Phase.SALE, {}, 2000)


@pytest.mark.parametrize(("min_coups", "allowed"), [(0, [True, True, True]), (2, [False, False, True])])
def test_e1_after_min_coups_of_his_own(min_coups: int, allowed: list[bool]) -> None:
    t = Table(script=f"{BANK_WINS} {TIE}", min_coups=min_coups)
    t.banker(3, 600)
    may = [t.may(3, c.PassBank)]
    for _ in range(2):
        t.coup(5, 100)
        may.append(t.may(3, c.PassBank))
    assert may == allowed


def test_e1_too_early_is_said_so() -> None:
    t = Table()
    t.banker(3, 600)
    t.refuses(3, c.PassBank(), "bank.too_early", "E1")
    t.refuses(4, c.PassBank(), "phase.other", "E1")


def test_e1_min_coups_counts_anew_for_every_hand() -> None:
    t = passed()
    t.buys(5)
    t.refuses(5, c.PassBank(), "bank.too_early", "E1")


def test_e1_he_takes_bank_and_garage_home_and_lying_stakes_go_back() -> None:
    t = Table(script=f"{BANK_WINS} {TIE}")
    t.banker(3, 1000)
    t.coup(5, 600)
    t.coup(6, 200)
    t.passes(3)
    assert t.heard()[:2] == ["StakeReturned", "BankPassed"]
    assert t.last(e.BankPassed) == e.BankPassed(3, cents(1170), cents(400), True, 4)
    assert (t.purse(3), t.purse(6), t.bank, t.garage) == (2570, 2000, 0, 0)


def test_e1_leaving_is_passing_and_min_coups_does_not_hold_him() -> None:
    t = Table(min_coups=5)
    t.banker(3, 600)
    t.stake(5, 100)
    t.leaves(3)
    assert t.heard() == ["StakeReturned", "BankPassed", "SeatLeft", "SaleOpened"]
    assert t.last(e.SeatLeft).amount == cents(2000)
    assert (t.phase, t.turn, t.state.passage.amount) == (Phase.SALE, 4, cents(600))


# --- E2 -----------------------------------------------------------------------------------------------------------


def test_e2_it_is_offered_at_the_amount_of_the_last_bank_to_every_seat_from_his_right() -> None:
    t = passed()
    assert t.last(e.SaleOpened) == e.SaleOpened((4, 5, 6, 7, 8, 9, 1, 2), cents(195))
    t.say(4, c.DeclineSale())
    t.refuses(4, c.BuyBank(), "turn.other", "E2")
    t.refuses(6, c.BuyBank(), "turn.other", "E2")
    t.buys(5)
    assert t.last(e.BankBought) == e.BankBought(5, cents(195), False)


def test_e2_the_buyer_puts_up_the_amount_from_his_own_money() -> None:
    t = passed()
    t.buys(6)
    assert (t.bank, t.purse(6), t.purse(3), t.state.banker) == (195, 1805, 2095, 6)
    assert t.turn == 7


def test_e2_who_has_not_the_money_is_not_asked() -> None:
    t = passed(purses={4: 194.99, 5: 195})
    assert t.turn == 5


def test_e2_who_passed_may_neither_buy_nor_bid_in_this_passage() -> None:
    t = passed()
    assert not t.may(3, c.BuyBank)
    t.all_silent(Phase.AUCTION)
    assert 3 not in t.last(e.AuctionOpened).order
    t.refuses(3, c.Bid(cents(60)), "turn.other", "E4")


def test_e2_nor_may_somebody_who_takes_his_seat() -> None:
    t = passed()
    t.leaves(3)
    t.sits_down(3, 1000)
    t.all_silent(Phase.AUCTION)
    assert 3 not in t.asked


# --- E3, E6 -------------------------------------------------------------------------------------------------------


def test_e3_the_turn_seat_is_the_right_neighbour_of_the_one_who_passed() -> None:
    assert passed(3).last(e.BankPassed).turn_seat == 4
    assert passed(9).last(e.BankPassed).turn_seat == 1
    assert passed(3, people=(1, 3, 7)).last(e.BankPassed).turn_seat == 7


def test_e3_or_the_turn_seat_still_standing_from_an_earlier_passage() -> None:
    t = passed(script=BANK_WINS)
    t.buys(7)
    t.coup(1, 100)
    t.passes(7)
    assert t.last(e.BankPassed).turn_seat == 4


@pytest.mark.parametrize("how", ["buys", "bids"])
def test_e3_if_the_turn_seat_buys_or_wins_the_auction_that_is_its_regular_turn(how: str) -> None:
    t = passed(script=PONTE_WINS)
    if how == "buys":
        t.buys(4)
        assert t.last(e.BankBought).regular
    else:
        t.bid(4, 60)
        t.all_silent(Phase.CLAIMS)
        assert t.last(e.BankAuctioned).regular
    t.coup(1, 50)
    assert (t.turn, t.last(e.BankOffered).reason) == (5, "lost")


def test_e3_also_when_it_stood_from_an_earlier_passage() -> None:
    t = passed(script=f"{BANK_WINS} {PONTE_WINS}")
    t.buys(7)
    t.coup(1, 100)
    t.passes(7)
    t.buys(4)
    t.coup(1, 100)
    assert t.turn == 5


@pytest.mark.parametrize("how", ["buys", "bids"])
def test_e6_when_any_other_buyer_or_winner_loses_the_bank_returns_to_the_turn_seat(how: str) -> None:
    t = passed(script=f"{BANK_WINS} {PONTE_WINS}")
    t.buys(7) if how == "buys" else t.bid(7, 60)
    t.coup(1, 50)
    t.coup(1, 50)
    assert (t.turn, t.last(e.BankOffered).reason) == (4, "returns")
    assert t.asked == (4, 5, 6, 8, 9, 1, 2, 3, 7)  # the loser is asked last (B7)


def test_e6_a_tie_changes_nothing() -> None:
    t = passed(script=f"{TIE} {PONTE_WINS}")
    t.buys(7)
    t.coup(1, 50)
    assert (t.state.banker, t.state.turn_seat) == (7, 4)
    t.coup(1, 50)
    assert t.turn == 4


@pytest.mark.parametrize("gone", ["passes", "leaves"])
def test_e6_if_the_buyer_passes_or_leaves_the_turn_seat_stands(gone: str) -> None:
    t = passed(script=f"{BANK_WINS} {PONTE_WINS}")
    t.buys(7)
    t.coup(1, 50)
    t.passes(7) if gone == "passes" else t.leaves(7)
    assert t.asked[0] == 8
    t.buys(9)
    t.coup(1, 50)
    assert (t.turn, t.last(e.BankOffered).reason) == (4, "returns")


@pytest.mark.parametrize("why", ["empty", "sits out", "unable", "unwilling"])
def test_e6_if_that_seat_cannot_or_will_not_the_next_to_its_right_is_asked(why: str) -> None:
    t = passed(script=PONTE_WINS, purses={4: 40 if why == "unable" else 2000})
    if why == "empty":
        t.leaves(4)
    elif why == "sits out":
        t.sits_out(4)
    t.buys(7)
    t.coup(1, 50)
    if why == "unwilling":
        t.say(4, c.DeclineBank())
    assert (t.phase, t.turn) == (Phase.OFFER, 5)


def test_e6_when_the_turn_seat_took_it_back_the_rotation_goes_on_from_there() -> None:
    t = passed(script=f"{PONTE_WINS} {PONTE_WINS}")
    t.buys(7)
    t.coup(1, 50)
    t.banker(4, 60)
    t.coup(1, 50)
    assert (t.turn, t.state.turn_seat) == (5, 0)


# --- E4 -----------------------------------------------------------------------------------------------------------


def test_e4_nobody_takes_it_and_it_is_auctioned_from_the_right_of_the_one_who_passed() -> None:
    t = passed()
    t.all_silent(Phase.AUCTION)
    assert t.last(e.AuctionOpened).order == (4, 5, 6, 7, 8, 9, 1, 2)
    assert t.turn == 4


def test_e4_bids_ascend_in_units_from_the_bank_minimum() -> None:
    t = passed()
    t.all_silent(Phase.AUCTION)
    t.refuses(4, c.Bid(cents(45)), "bid.too_small", "E4", least=5000)
    t.refuses(4, c.Bid(cents(52)), "bid.not_a_multiple", "B10")
    t.bid(4, 50)
    t.refuses(5, c.Bid(cents(50)), "bid.too_small", "E4", least=5500)  # equal is no raise
    t.bid(5, 55)
    assert t.limits(6, c.Bid) == (60, 2000)


def test_e4_seats_bid_in_turn_and_passing_is_final() -> None:
    t = passed(people=(1, 3, 5, 7))
    t.all_silent(Phase.AUCTION)
    t.bid(5, 60)
    t.say(7, c.PassBid())
    t.bid(1, 65)
    assert t.turn == 5
    t.bid(5, 100)
    assert t.turn == 1
    t.refuses(7, c.Bid(cents(200)), "turn.other", "E4")
    t.say(1, c.PassBid())
    assert t.last(e.BankAuctioned) == e.BankAuctioned(5, cents(100), True)
    assert (t.bank, t.purse(5)) == (100, 1900)


def test_e4_a_single_bid_wins_when_all_others_have_passed() -> None:
    t = passed()
    t.bid(8, 50)
    t.all_silent(Phase.CLAIMS)
    assert (t.state.banker, t.bank) == (8, 50)


def test_e4_who_cannot_raise_is_not_asked_again() -> None:
    t = passed(people=(1, 3, 5, 7), purses={5: 60, 7: 64, 1: 175})
    t.bid(5, 60)
    assert t.turn == 1
    t.bid(1, 65)
    assert (t.state.banker, t.bank) == (1, 65)


def test_e4_the_highest_bidder_cannot_give_his_bid_away() -> None:
    t = passed()
    t.bid(5, 1990)
    assert t.limits(5, c.Tip) == (5, 10)
    t.tips(5, 10)
    assert not t.may(5, c.Tip)
    t.all_silent(Phase.CLAIMS)
    assert (t.bank, t.purse(5)) == (1990, 0)


# --- E5, E7 -------------------------------------------------------------------------------------------------------


def test_e5_no_bid_and_it_is_offered_beginning_with_the_turn_seat_the_one_who_passed_last_of_all() -> None:
    t = passed()
    t.all_silent(Phase.OFFER)
    assert t.last(e.BankOffered) == e.BankOffered((4, 5, 6, 7, 8, 9, 1, 2, 3), "no_bid")
    t.banker(3, 50)
    assert t.state.banker == 3


def test_e5_the_turn_seat_is_the_one_that_stands() -> None:
    t = passed(script=BANK_WINS)
    t.buys(7)
    t.coup(1, 100)
    t.passes(7)
    t.all_silent(Phase.OFFER)
    assert t.asked == (4, 5, 6, 8, 9, 1, 2, 3, 7)


def test_e5_if_all_refuse_the_game_rests_without_a_second_auction() -> None:
    t = passed()
    t.all_silent()
    assert t.phase is Phase.RESTING
    assert len(t.all(e.AuctionOpened)) == 1
    t.banker(3, 50)
    assert t.state.banker == 3


def test_e5_who_takes_it_then_has_his_regular_turn() -> None:
    t = passed(script=PONTE_WINS)
    t.all_silent(Phase.OFFER)
    t.banker(8, 60)
    t.coup(1, 50)
    assert t.turn == 9


def test_e7_the_suivi_right_does_not_survive_a_passage() -> None:
    t = Table(script=BANK_WINS)
    t.banker(3, 600)
    t.banco(6)
    t.close()
    t.passes(3)
    t.buys(4)
    assert (t.last(e.StakesOpened).suivi, t.turn) == (0, 5)


def test_e2_e5_with_two_at_the_table_the_other_is_asked_three_times_and_then_the_one_who_passed() -> None:
    t = Table(people=(2, 5), min_coups=0)
    t.banker(2, 100)
    t.passes(2)
    asked = []
    while t.turn is not None:
        asked.append((t.phase.value, t.turn))
        t.silent()
    assert asked == [("sale", 5), ("auction", 5), ("offer", 5), ("offer", 2)]
