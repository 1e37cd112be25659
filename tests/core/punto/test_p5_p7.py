"""Shoe, commission, settling and people at Punto Banco: rules P5–P7, with those of B and F."""

import pytest

from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Problem
from baccara_qt.core.money import Cents
from baccara_qt.core.punto.decide import carry_out
from baccara_qt.core.punto.state import Phase, TableState
from tests.core.punto.table import BANCO_WINS, BURN, PUNTO_WINS, TIE, Shoes, Table, c, cents, e, house

# --- P5: the shoe -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "burned"), [("Ad", 1), ("7d", 7), ("Td", 10), ("Kd", 10)])
def test_p5_the_first_card_says_how_many_are_burned(card, burned):
    t = Table(chance=Shoes("", burn=card))
    event = t.last(e.CardsBurned)
    assert (str(event.card), event.count) == (card, burned)
    assert (t.state.shoe.dealt, t.state.burned) == (1 + burned, 1 + burned)


def test_p5_the_first_coup_that_begins_with_the_stop_card_or_fewer_is_the_last():
    # After the burn 20 cards are left: coups of four cards begin with 20, 16, 12.
    t = Table(chance=Shoes(" ".join([PUNTO_WINS] * 3), behind=8), stop_card=16, people=(1,))
    t.coup()
    assert not t.last(e.StakesClosed).last
    t.coup()
    assert t.last(e.StakesClosed).last
    assert t.phase is Phase.CUT
    assert (t.all(e.ShoeFinished), t.state.shoes, t.state.results) == ([e.ShoeFinished(1, "seed 1")], 2, "")


@pytest.mark.parametrize("stop", [12, 14, 52])
def test_p5_no_shoe_runs_out_with_any_stop_card(stop):
    # Every coup takes six cards; the burn takes eleven.
    six = "2s 3h 2d 3d Kc Kc"
    for length in range(12):
        t = Table(chance=Shoes(" ".join([six] * 9), behind=length + 10, burn="Kd"), stop_card=stop, people=(1,))
        while t.state.shoes == 1:
            assert t.state.shoe.remaining >= 6
            t.coup()


# --- P6: commission ---------------------------------------------------------------------------------------------


def test_p6_the_boxes_are_settled_at_the_end_of_the_shoe_and_the_sum_is_what_was_marked():
    t = Table(chance=Shoes(" ".join([BANCO_WINS] * 4), behind=2), people=(1, 2))
    while t.state.shoes == 1:
        t.stake(2, banco=70)
        t.coup(banco=130)
    marked = sum(event.amount for event in t.all(e.CommissionMarked))
    paid = [(event.seat, event.amount) for event in t.all(e.CommissionPaid)]
    coups = t.state.coups
    assert paid == [(1, coups * 650), (2, coups * 350)]
    assert marked == sum(amount for _, amount in paid) == coups * (200_00 * 5 // 100)
    assert (t.cagnotte, t.owes(1), t.owes(2)) == (marked / 100, 0, 0)


def test_p6_nobody_leaves_without_settling():
    t = Table(BANCO_WINS)
    t.coup(banco=100)
    t.say(1, c.Leave())
    assert t.heard() == ["CommissionPaid", "SeatLeft"]
    assert (t.last(e.SeatLeft).amount, t.cagnotte) == (cents(2095), 5)


def test_p6_what_is_owed_cannot_be_staked_or_tipped():
    t = Table(BANCO_WINS + " " + BANCO_WINS, purses=100, unit=1)
    t.coup(banco=100)
    assert (t.purse(1), t.owes(1)) == (200, 5)
    assert t.limits(1, c.StakePunto) == (10, 195)
    assert t.limits(1, c.Tip) == (1, 195)
    t.refuses(1, c.StakePunto(cents(196)), "stake.too_large", "P2")


@pytest.mark.parametrize(("stake", "marked"), [(7, 0.40), (13, 0.70), (25, 1.30), (105, 5.30)])
def test_p6_c23_commission_is_rounded_to_the_nearest_ten_cents(stake, marked):
    t = Table(BANCO_WINS, unit=1, stake_min=1)
    t.coup(banco=stake)
    assert t.owes(1) == marked


# --- P7: settling, and the shoe on its way ----------------------------------------------------------------------


def test_p7_losers_are_taken_before_winners_are_paid_and_side_bets_after():
    t = Table("Js 9h Jd Kd", people=(1, 2, 3))
    t.stake(1, punto=10, punto_pair=5)
    t.stake(2, banco=20, tie=5)
    t.stake(3, banco=30, banco_pair=5)
    t.close()
    settling = [event for event in t.step if isinstance(event, e.StakesTaken | e.StakePaid)]
    assert settling == [
        e.StakesTaken(((1, "punto", cents(10)), (2, "tie", cents(5)))),
        e.StakePaid(2, "banco", cents(20), cents(20)),
        e.StakePaid(3, "banco", cents(30), cents(30)),
        e.StakesTaken(((3, "banco_pair", cents(5)),)),
        e.StakePaid(1, "punto_pair", cents(5), cents(55)),
    ]
    assert t.heard(e.StakesTaken, e.StakePaid, e.CardsDiscarded)[-1] == "CardsDiscarded"


def test_p7_the_shoe_goes_to_the_right_on_a_banco_loss_and_a_tie_keeps_it():
    t = Table(" ".join([TIE, BANCO_WINS, PUNTO_WINS]), preset="big-table")
    assert t.state.holder == 1
    t.coup()
    t.coup()
    assert t.state.holder == 1
    t.coup()
    assert t.heard()[-2:] == ["ShoeMoved", "ShoeOffered"]
    assert (t.phase, t.last(e.ShoeOffered).order) == (Phase.OFFER, (2, 3, 1))
    t.say(2, c.DeclineShoe())
    t.say(3, c.TakeShoe())
    assert (t.state.holder, t.last(e.StakesOpened).order) == (3, (1, 2, 3))


def test_p7_the_shoe_may_be_passed_at_will_and_who_passed_it_is_not_asked():
    t = Table(preset="big-table")
    t.say(1, c.PassShoe())
    assert t.last(e.ShoeOffered).order == (2, 3)
    t.refuses(1, c.TakeShoe(), "turn.other", "P7")
    t.say(2, c.TakeShoe())
    t.refuses(1, c.PassShoe(), "turn.other", "P7")
    assert t.state.holder == 2


def test_p7_if_all_refuse_the_croupier_deals_until_banco_loses():
    t = Table(" ".join([BANCO_WINS, PUNTO_WINS]), preset="big-table")
    t.say(1, c.PassShoe())
    for seat in (2, 3):
        t.say(seat, c.DeclineShoe())
    assert (t.heard(), t.state.holder) == (["ShoeDeclined", "CroupierDeals", "StakesOpened"], 0)
    t.coup()
    assert t.state.holder == 0
    t.coup()
    assert t.last(e.ShoeOffered).order == (2, 3, 1)


def test_p7_at_mini_the_croupier_deals_always():
    t = Table(PUNTO_WINS)
    t.coup()
    assert (t.state.holder, t.all(e.ShoeOffered)) == (0, [])


def test_p7_the_holder_who_leaves_gives_up_the_shoe():
    t = Table(preset="big-table")
    t.stake(1, punto=50)
    t.say(1, c.SitOut())
    assert t.heard() == ["StakesWithdrawn", "ShoePassed", "SatOut", "ShoeOffered"]
    assert t.turn == 2


# --- B9, F1: people and money -----------------------------------------------------------------------------------


def test_f1_the_cashier_fills_the_float_when_the_house_is_short():
    t = Table(PUNTO_WINS)
    bought = t.state.books.bought_in
    t.coup(punto=100)
    assert t.all(e.FloatFilled) == [e.FloatFilled(cents(100))]
    assert (t.house, t.state.books.bought_in) == (0, bought + cents(100))


def test_f1_what_the_house_has_is_paid_first():
    t = Table(BANCO_WINS + " " + PUNTO_WINS)
    t.coup(punto=30)
    t.coup(punto=100)
    assert t.all(e.FloatFilled) == [e.FloatFilled(cents(70))]


def test_b9_nobody_is_asked_who_cannot_stake_and_buying_in_is_possible_until_the_close():
    t = Table(purses={1: 10}, people=(1, 2), stake_min=10, side_min=5)
    t.stake(1, punto=10)
    t.close()
    while t.purse(1) + sum(t.lies(1).values()):
        t.coup()
        if t.turn == 1:
            t.stake(1, punto=10)
    assert t.turn == 2
    t.say(1, c.BuyIn(cents(100)))
    assert t.may(1, c.StakePunto)


def test_b9_a_seat_that_sits_out_is_not_asked_and_comes_back():
    t = Table(people=(1, 2))
    t.say(1, c.SitOut())
    assert t.turn == 2
    t.refuses(1, c.StakePunto(cents(10)), "seat.sits_out", "P2")
    t.say(2, c.SitOut())
    assert (t.phase, t.turn) == (Phase.RESTING, None)
    t.say(1, c.ComeBack())
    assert (t.phase, t.turn) == (Phase.STAKES, 1)


def test_b9_a_table_everybody_has_left_rests_and_can_be_closed():
    t = Table(BANCO_WINS, people=(1,))
    t.coup(banco=100)
    t.say(1, c.SitOut())
    t.say(CROUPIER, c.CloseTable())
    assert t.heard() == ["CommissionPaid", "ShoeFinished", "TableClosed"]
    t.refuses(1, c.BuyIn(cents(100)), "table.closed", "B9")


def test_b9_nobody_comes_or_goes_in_a_coup():
    t = Table(preset="big-table")
    t.stake(1, punto=10)
    t.close()
    assert t.phase is Phase.TURN
    for command in (c.Leave(), c.SitOut(), c.BuyIn(cents(50)), c.StakeTie(cents(5)), c.Withdraw()):
        t.refuses(1, command, "coup.running", "P2" if isinstance(command, c.StakeTie | c.Withdraw) else "B9")


def test_b5_the_seat_at_the_croupiers_left_cuts_at_least_ten_cards_from_either_end():
    t = Table(cut=False)
    assert (t.phase, t.turn) == (Phase.CUT, 3)
    t.refuses(3, c.Cut(9), "cut.too_small", "B5")
    t.refuses(1, c.Cut(20), "turn.other", "B5")
    t.say(3, c.Cut(10))
    assert t.heard() == ["ShoeCut", "StopCardPlaced", "CardsBurned", "CroupierDeals", "StakesOpened"]


# --- settings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"packs": 4}, Problem("packs", "not_one_of")),
        ({"stop_card": 11}, Problem("stop_card", "too_small", 12)),
        ({"stop_card": 53}, Problem("stop_card", "too_large", 52)),
        ({"seats": 8}, Problem("seats", "too_large", 7)),
        ({"travelling": True, "seats": 15}, Problem("seats", "too_large", 14)),
        ({"tie_pays": 10}, Problem("tie_pays", "not_one_of")),
        ({"commission": "none"}, Problem("commission", "not_one_of")),
        ({"stake_min": 12}, Problem("stake_min", "not_a_multiple", 500)),
        ({"stake_max": 5, "unit": 5, "stake_min": 10}, Problem("stake_max", "too_small", 1000)),
        ({"opening_purse": 5}, Problem("opening_purse", "too_small", 1000)),
        ({"commission_step": 20}, Problem("commission_step", "too_large", 1000)),
    ],
)
def test_settings_that_cannot_stand(settings, problem):
    assert house(**settings).problems() == (problem,)


def test_fault_09_a_changed_setting_is_announced_and_only_between_two_coups():
    t = Table(preset="big-table", seats=7)
    t.changes_rules(tie_pays=9)
    assert t.heard() == ["RulesChanged"]
    t.stake(1, tie=5)
    t.refuses(CROUPIER, c.ChangeRules(house("big-table", seats=7)), "rules.not_now", "B1")
    t.say(1, c.Withdraw())
    t.refuses(CROUPIER, c.ChangeRules(house("mini", seats=6)), "rules.seats_fixed", "B1")
    t.refuses(CROUPIER, c.ChangeRules(house("big-table", seats=7, packs=5)), "rules.unsound", "B1")
    t.refuses(1, c.ChangeRules(house("big-table", seats=7)), "staff.only", "B1")
    t.changes_rules(travelling=False)
    assert t.heard()[:3] == ["RulesChanged", "ShoePassed", "CroupierDeals"]


@pytest.mark.parametrize(
    ("command", "actor", "code", "rule"),
    [
        (object(), 1, "command.unknown", "B1"),
        (c.StakePunto(Cents(1000)), 20, "seat.unknown", "P2"),
        (c.Leave(), 5, "seat.empty", "B9"),
        (c.SitDown(Cents(1000)), 1, "seat.occupied", "B9"),
        (c.CloseStakes(), 1, "staff.only", "C10"),
        (c.CloseStakes(), CROUPIER, "staff.not_now", "C10"),
        (c.TurnCard(), 1, "phase.other", "P1"),
        (c.Done(), 2, "turn.other", "P2"),
        (c.Withdraw(), 1, "stake.none", "P2"),
        (c.StakePunto("10"), 1, "stake.not_whole", "P2"),
        (c.BuyIn(Cents(507)), 1, "amount.not_a_multiple", "B10"),
        (c.OpenTable(()), CROUPIER, "table.opened", "B1"),
        (c.OpenTable(()), 1, "staff.only", "B1"),
    ],
)
def test_every_refusal_is_one_code_and_one_rule(command, actor, code, rule):
    Table().refuses(actor, command, code, rule)


def test_b5_burned_cards_follow_the_cut():
    t = Table(chance=Shoes(PUNTO_WINS))
    assert [str(card) for card in t.state.shoe.order[:2]] == BURN.split()


@pytest.mark.parametrize(
    ("purses", "code", "rule"),
    [
        ((100_00,), "table.wrong_seats", "B1"),
        ((100_00, 9_99), "purse.out_of_range", "B9"),
        ((100_00, "100"), "purse.out_of_range", "B9"),
        ((0, 0), "seat.empty", "P1"),
    ],
)
def test_b9_a_table_is_opened_by_somebody_with_the_least_stake(purses, code, rule):
    with pytest.raises(RuleError) as caught:
        carry_out(TableState.new(house(seats=2)), CROUPIER, c.OpenTable(purses), Shoes(""))
    assert (caught.value.code, caught.value.rule) == (code, rule)
