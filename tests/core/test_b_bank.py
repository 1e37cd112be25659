"""Rules B7, B9 and B10: the bank is offered, nobody plays on credit, and amounts go in units."""

import pytest

from baccara_qt.core.chemin import Phase, evolve, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import BUY_IN_MAX, MAX_AMOUNT, Cents
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, Table, cents

# --- B7 -----------------------------------------------------------------------------------------------------------


def test_b7_the_first_bank_is_offered_to_the_occupied_seat_nearest_to_the_croupiers_right() -> None:
    t = Table(people=(3, 5, 8))
    t.all_silent(Phase.OFFER)
    assert (t.turn, t.asked) == (3, (3, 5, 8))
    assert t.last(e.BankOffered).reason == "first"


def test_b7_it_is_offered_at_any_amount_from_the_minimum() -> None:
    t = Table(purses={1: 1234.5})
    t.all_silent(Phase.OFFER)
    assert t.limits(1, c.TakeBank) == (50, 1230)
    t.refuses(1, c.TakeBank(cents(45)), "bank.too_small", "B7", amount=4500, least=5000)
    t.refuses(1, c.TakeBank(cents(1235)), "bank.too_large", "B7", most=123000)
    t.banker(1, 50)
    assert (t.bank, t.state.banker, t.purse(1)) == (50, 1, 1184.5)


def test_b7_refusing_is_free_and_ends_the_turn() -> None:
    t = Table(people=(2, 5, 7))
    t.all_silent(Phase.OFFER)
    t.say(2, c.DeclineBank())
    assert (t.turn, t.purse(2)) == (5, 2000)
    t.refuses(2, c.TakeBank(cents(100)), "turn.other", "B7")
    t.refuses(7, c.TakeBank(cents(100)), "turn.other", "B7")
    t.banker(5, 100)
    assert t.state.banker == 5


def test_b7_a_seat_without_the_minimum_is_passed_over() -> None:
    t = Table(people=(2, 5, 7), purses={2: 49, 5: 50})
    t.all_silent(Phase.OFFER)
    assert t.turn == 5
    assert t.limits(5, c.TakeBank) == (50, 50)
    t.buys_in(2, 5)
    assert t.turn == 2  # now it has the money, and its turn was not over


def test_b7_after_a_loss_the_next_to_the_right_is_asked_and_the_loser_last() -> None:
    t = Table(script=PONTE_WINS, people=(2, 5, 7, 8))
    t.banker(5, 100)
    t.coup(2, 50)
    assert (t.phase, t.asked) == (Phase.OFFER, (7, 8, 2, 5))
    assert t.last(e.BankOffered).reason == "lost"


def test_b7_if_all_refuse_one_auction_is_held_in_which_the_loser_may_bid() -> None:
    t = Table(script=PONTE_WINS, people=(2, 5, 7, 8))
    t.banker(5, 100)
    t.coup(2, 50)
    t.all_silent(Phase.AUCTION)
    assert t.last(e.AuctionOpened).order == (7, 8, 2, 5)
    t.bid(5, 60)
    assert (t.state.banker, t.bank) == (5, 60)


def test_b7_the_first_auction_of_a_session_begins_at_the_croupiers_right() -> None:
    t = Table(people=(2, 5, 7))
    t.all_silent(Phase.AUCTION)
    assert t.last(e.AuctionOpened).order == (2, 5, 7)


def test_b7_without_a_bid_the_game_rests_and_no_second_auction_is_held() -> None:
    t = Table()
    t.all_silent()
    assert t.phase is Phase.RESTING
    assert len(t.all(e.AuctionOpened)) == 1
    assert t.turn is None


def test_b7_with_nobody_who_has_the_minimum_the_game_rests_at_once() -> None:
    t = Table(purses=40)
    t.cut(9, 10)
    assert t.heard(e.AuctionOpened, e.TableRested) == ["AuctionOpened", "TableRested"]


def test_b7_a_resting_game_goes_on_when_a_seat_asks_for_the_bank() -> None:
    t = Table()
    t.all_silent()
    t.refuses(4, c.TakeBank(cents(45)), "bank.too_small", "B7")
    t.banker(4, 200)
    assert (t.phase, t.state.banker, t.bank) == (Phase.CLAIMS, 4, 200)


@pytest.mark.parametrize("comes", ["buys in", "sits down", "comes back"])
def test_b7_a_resting_game_goes_on_when_somebody_comes(comes: str) -> None:
    t = Table(script=PONTE_WINS, people=(1, 2, 3, 5))
    t.banker(2, 100)
    t.coup(3, 50)
    t.sits_out(5)
    t.all_silent()
    assert t.phase is Phase.RESTING
    match comes:
        case "buys in":
            t.buys_in(1, 100)
        case "sits down":
            t.sits_down(4, 500)
        case _:
            t.comes_back(5)
    assert t.phase is Phase.OFFER
    assert (t.last(e.BankOffered).reason, t.turn) == ("reopened", 3)


def test_b7_a_seat_alone_may_not_ask_for_the_bank_of_a_resting_game() -> None:
    t = Table(people=(4,))
    assert not t.may(4, c.TakeBank)
    t.buys_in(4, 100)
    assert t.phase is Phase.RESTING


def test_b7_who_sits_out_of_a_resting_game_may_not_ask_for_the_bank() -> None:
    t = Table(people=(1, 2, 3))
    t.all_silent()
    t.sits_out(3)
    assert not t.may(3, c.TakeBank)
    assert t.may(2, c.TakeBank)


def test_b7_only_a_resting_table_can_be_closed_and_then_nothing_more_happens() -> None:
    t = Table()
    t.refuses(CROUPIER, c.CloseTable(), "staff.not_now", "B7")
    t.all_silent()
    t.say(CROUPIER, c.CloseTable())
    assert t.phase is Phase.CLOSED
    assert [legal(t.state, actor) for actor in range(10)] == [()] * 10
    t.refuses(1, c.BuyIn(cents(100)), "table.closed", "B9")
    t.refuses(CROUPIER, c.OpenTable((cents(100),) * 9), "table.opened", "B1")


# --- B9 -----------------------------------------------------------------------------------------------------------


def test_b9_nobody_may_stake_bid_or_buy_beyond_what_lies_before_him() -> None:
    t = Table(script=BANK_WINS, purses={2: 95, 3: 120, 4: 144})
    t.banker(1, 150)
    assert t.limits(2, c.Stake) == (10, 95)
    t.refuses(2, c.Stake(cents(100)), "stake.too_large", "C6", most=9500)
    t.refuses(2, c.CallBanco(), "banco.exceeds_purse", "C3", bank=15000, purse=9500)
    t.coup(6, 150)
    t.passes(1)
    assert t.turn == 5  # 2, 3 and 4 have less than the 292.50 it costs
    t.all_silent(Phase.AUCTION)
    assert t.limits(2, c.Bid) == (50, 95)
    t.refuses(2, c.Bid(cents(100)), "bid.too_large", "E4", most=9500)


def test_b9_the_stake_that_lies_counts_as_lying_before_him() -> None:
    t = Table(purses={2: 150})
    t.banker(1, 150)
    t.stake(2, 100)
    t.all_silent()
    assert t.limits(2, c.Stake) == (10, 150)
    t.banco(2)
    assert (t.lies(2), t.purse(2)) == (150, 0)


def test_b9_a_player_at_zero_is_asked_for_nothing() -> None:
    t = Table(script=BANK_WINS, people=(1, 2, 3), purses={2: 100})
    t.banker(1, 100)
    t.banco(2)
    t.close()
    t.keep()
    assert t.purse(2) == 0
    assert t.turn == 3


@pytest.mark.parametrize(
    ("amount", "code"),
    [(2.5, "amount.too_small"), (0, "amount.too_small"), (-5, "amount.too_small"), (7.5, "amount.not_a_multiple")],
)
def test_b9_buying_in_is_an_amount_in_units(amount: float, code: str) -> None:
    rule = "B10" if code == "amount.not_a_multiple" else "B9"
    Table().refuses(3, c.BuyIn(cents(amount)), code, rule)


def test_b9_the_cashier_has_a_limit() -> None:
    t = Table()
    t.refuses(3, c.BuyIn(BUY_IN_MAX + cents(5)), "amount.too_large", "B9", most=BUY_IN_MAX - BUY_IN_MAX % 500)
    t.say(3, c.BuyIn(BUY_IN_MAX - BUY_IN_MAX % 500))
    assert t.state.books.balanced


def test_b9_the_cashier_stops_before_the_table_holds_more_than_an_amount_can_be() -> None:
    t = Table()
    t.state = evolve(t.state, e.BoughtIn(1, Cents(MAX_AMOUNT - t.state.books.bought_in - 400)))
    assert not t.may(2, c.BuyIn)
    t.refuses(2, c.BuyIn(cents(5)), "phase.other", "B9")


def test_b9_buying_in_is_possible_until_the_close_and_never_in_a_coup() -> None:
    t = Table(script="2s 2h 3s 3d", people=(1, 2, 3), purses={2: 0})
    t.buys_in(1, 100)
    t.all_silent(Phase.OFFER)
    t.buys_in(1, 100)
    t.banker(1, 100)
    t.buys_in(1, 100)
    t.stake(3, 50)
    t.all_silent()
    t.sits_down(2, 100)
    t.stake(2, 50)
    t.close()
    assert t.phase is Phase.PONTE
    for seat in (1, 2, 3):
        t.refuses(seat, c.BuyIn(cents(100)), "coup.running", "B9")
    t.refuses(5, c.SitDown(cents(100)), "seat.empty", "B9")


def test_b9_leaving_is_possible_only_after_settlement() -> None:
    t = Table(script="2s 2h 3s 3d Kh Kd")
    t.banker(1, 100)
    t.stake(3, 50)
    t.close()
    for seat in (1, 3, 5):
        t.refuses(seat, c.Leave(), "coup.running", "B9")
        t.refuses(seat, c.SitOut(), "coup.running", "B9")
    t.play()
    t.leaves(3)
    assert t.last(e.SeatLeft).seat == 3
    assert not t.state.seat(3).occupied


def test_b9_who_leaves_takes_his_stake_and_all_that_lies_before_him() -> None:
    t = Table()
    t.banker(1, 100)
    t.stake(3, 50)
    t.leaves(3)
    assert t.heard() == ["StakeWithdrawn", "SeatLeft"]
    assert t.last(e.SeatLeft).amount == cents(2000)
    assert (t.purse(3), t.lies(3)) == (0, 0)


def test_b9_who_called_or_bid_highest_is_bound_to_the_table() -> None:
    t = Table(min_coups=0)
    t.banker(1, 100)
    t.banco(3)
    t.refuses(3, c.Leave(), "seat.bound", "B9")
    t.refuses(3, c.SitOut(), "seat.bound", "B9")
    t.passes(1)
    t.bid(4, 60)
    t.refuses(4, c.Leave(), "seat.bound", "B9")
    t.bid(5, 65)
    t.leaves(4)
    t.refuses(5, c.SitOut(), "seat.bound", "B9")


def test_b9_a_call_that_lies_from_a_tie_does_not_bind_to_the_table() -> None:
    t = Table(script=TIE)
    t.banker(1, 100)
    t.banco(3)
    t.close()
    t.sits_out(3)
    assert (t.purse(3), t.stakes) == (2000, {})
    t.stake(4, 50)


def test_b9_a_seat_may_sit_out_and_come_back() -> None:
    t = Table()
    t.banker(1, 100)
    t.stake(2, 50)
    t.sits_out(2)
    assert (t.stakes, t.purse(2)) == ({}, 2000)
    t.refuses(2, c.Stake(cents(50)), "seat.sits_out", "C6")
    t.refuses(2, c.SitOut(), "seat.sits_out", "B9")
    assert not t.may(1, c.ComeBack)
    t.all_silent()
    t.comes_back(2)
    t.stake(2, 60)
    assert t.stakes == {2: 60}


def test_b9_who_sits_out_may_leave_and_buy_in() -> None:
    t = Table()
    t.sits_out(2)
    t.buys_in(2, 5)
    t.leaves(2)
    assert t.last(e.SeatLeft) == e.SeatLeft(2, cents(2005))


def test_b9_the_banker_must_pass_before_he_sits_out() -> None:
    t = Table()
    t.banker(1, 100)
    t.refuses(1, c.SitOut(), "seat.is_banker", "B9")


def test_b9_an_empty_seat_may_be_taken_and_a_taken_one_not() -> None:
    t = Table(people=(1, 2, 3))
    t.refuses(2, c.SitDown(cents(500)), "seat.occupied", "B9")
    t.refuses(5, c.SitDown(cents(5)), "amount.too_small", "B9", least=1000)
    t.sits_down(5, 500)
    assert t.purse(5) == 500
    t.all_silent(Phase.OFFER)
    assert t.asked == (1, 2, 3)  # who came later was not there when it was offered


@pytest.mark.parametrize("purses", [(500, 500), (500, 5), (500, -10), (500, 10**13), (500, 12.5)])
def test_b9_an_opening_purse_is_at_least_the_stake_minimum_and_there_is_one_a_seat(purses: tuple[float, ...]) -> None:
    t = Table(people=())
    state = type(t.state).new(t.state.rules)
    t.state = state
    full = tuple(500_00 for _ in range(7))
    if purses == (500, 500):
        t.refuses(CROUPIER, c.OpenTable(full), "table.wrong_seats", "B1", seats=9)
    else:
        wrong = (*full, *(amount if amount == 12.5 else cents(amount) for amount in purses))
        t.refuses(CROUPIER, c.OpenTable(wrong), "purse.out_of_range", "B9", seat=9, least=1000)


# --- B10 ----------------------------------------------------------------------------------------------------------


def test_b10_named_banks_stakes_and_bids_are_multiples_of_the_unit() -> None:
    t = Table(min_coups=0)
    t.all_silent(Phase.OFFER)
    t.refuses(1, c.TakeBank(cents(101)), "bank.not_a_multiple", "B10", unit=500)
    t.banker(1, 100)
    t.refuses(2, c.Stake(cents(12)), "stake.not_a_multiple", "B10")
    t.refuses(2, c.Stake(cents(12.5)), "stake.not_a_multiple", "B10")
    t.all_silent()
    t.say(CROUPIER, c.CloseStakes())
    t.refuses(1, c.LowerBank(cents(77)), "bank.not_a_multiple", "B10")
    t.lower(75)
    t.passes(1)
    t.all_silent(Phase.AUCTION)
    t.refuses(2, c.Bid(cents(51)), "bid.not_a_multiple", "B10")


def test_b10_banco_and_a_purchase_follow_the_bank_to_the_cent() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}")
    t.banker(1, 150)
    t.coup(2, 150)
    t.banco(3)
    assert t.lies(3) == t.bank == 292.50
    t.close()
    assert t.bank == 570.40
    t.passes(1)
    t.buys(2)
    assert (t.bank, t.state.banker) == (570.40, 2)


def test_b10_a_remainder_below_one_unit_stays_uncovered() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS}")
    t.banker(1, 150)
    t.coup(2, 150)
    t.stake(3, 200)
    assert t.limits(4, c.Stake) == (10, 290)
    t.stake(4, 200)
    t.close()
    assert t.last(e.StakesClosed).at_risk == cents(290)
    assert t.last(e.BankUncovered).amount == cents(2.50)
    assert t.garage == 2.50


@pytest.mark.parametrize("amount", [7.5, "abc", None, 100.0, True, float("inf"), b"100", [100]])
def test_b10_what_is_no_whole_number_of_cents_is_refused(amount: object) -> None:
    t = Table()
    t.refuses(1, c.BuyIn(amount), "amount.not_whole", "B9")  # type: ignore[arg-type]
    t.all_silent(Phase.OFFER)
    t.refuses(1, c.TakeBank(amount), "bank.not_whole", "B7")  # type: ignore[arg-type]
    t.banker(1, 100)
    t.refuses(2, c.Stake(amount), "stake.not_whole", "C6")  # type: ignore[arg-type]


@pytest.mark.parametrize("amount", [-5, 0, 1e12, 5])
def test_b10_a_stake_out_of_all_reason_is_refused(amount: float) -> None:
    t = Table()
    t.banker(1, 100)
    t.refuses(2, c.Stake(cents(amount)), "stake.too_small" if amount < 10 else "stake.too_large", "C6")
