"""Punto Banco by the rules P1–P7, with those of A, B, C, F and G that are the same everywhere."""

import pytest

from baccara_qt.core.cards import Card, total
from baccara_qt.core.game import CROUPIER, Problem
from baccara_qt.core.money import Cents
from baccara_qt.core.punto.bets import verdict
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.core.punto.state import Phase
from baccara_qt.core.tableau import STOOD, banker_verdict
from tests.core.punto.table import BANCO_WINS, BURN, PUNTO_WINS, TIE, Shoes, Table, c, cents, e, house

# --- P1: the two tables -----------------------------------------------------------------------------------------


def test_p1_the_presets():
    big, mini = PRESETS["big-table"], PRESETS["mini"]
    assert (big.packs, big.seats, big.travelling, big.one_by_one) == (8, 14, True, True)
    assert (mini.packs, mini.seats, mini.travelling, mini.one_by_one) == (6, 7, False, False)
    assert [rules.problems() for rules in (big, mini)] == [(), ()]
    assert big.bets == mini.bets == ("punto", "banco", "tie", "punto_pair", "banco_pair")


def test_p1_one_player_is_enough_and_mini_turns_all_at_once():
    t = Table(PUNTO_WINS, people=(4,))
    t.stake(4, punto=50)
    t.close()
    assert t.state.coups == 1
    heard = t.heard(e.CardDealt, e.CardTurned, e.HandTurned)
    assert heard == ["CardDealt"] * 4 + ["HandTurned"] * 2


def test_p1_at_the_big_table_the_highest_stake_on_each_side_turns_its_cards_one_by_one():
    t = Table("2s Ah 2d 2h Kc 4c", preset="big-table")
    t.stake(1, punto=20)
    t.stake(2, punto=50)
    t.stake(3, banco=30)
    t.close()
    assert (t.last(e.StakesClosed).punto, t.last(e.StakesClosed).banco) == (2, 3)
    turned = []
    while t.phase is Phase.TURN:
        hand = t.state.coup.next_to_turn
        turned.append((t.turn, hand))
        t.refuses(1, c.TurnCard(), "turn.other", "P1")
        t.say(t.turn, c.TurnCard())
    # Punto's two, Banco's two, then Punto's third before Banco's is dealt.
    assert turned == [(2, "punto")] * 2 + [(3, "banco")] * 2 + [(2, "punto"), (3, "banco")]
    order = [event.hand for event in t.events if isinstance(event, e.CardTurned)]
    assert order == ["punto", "punto", "banco", "banco", "punto", "banco"]


def test_p1_the_croupier_turns_the_cards_of_a_side_nobody_has_staked_on():
    t = Table(BANCO_WINS, preset="big-table")
    t.stake(1, punto=20)
    t.close()
    assert t.last(e.StakesClosed).banco == 0
    t.turn_all()
    assert [event.hand for event in t.all(e.CardTurned)] == ["punto", "punto", "banco", "banco"]


def test_p1_of_equal_stakes_the_first_from_the_right_of_who_deals_turns_the_cards():
    t = Table(TIE, preset="big-table")
    assert t.state.holder == 1
    for seat in (1, 3, 2):
        t.stake(seat, banco=20)
    t.close()
    assert t.last(e.StakesClosed).banco == 2


def test_p1_a_coup_without_stakes_is_given_as_well():
    t = Table(PUNTO_WINS)
    t.coup()
    assert (t.state.coups, t.state.results) == (1, "P")


# --- P2, P4: stakes ---------------------------------------------------------------------------------------------


def test_p2_punto_pays_even_and_banco_nineteen_to_twenty():
    t = Table(PUNTO_WINS + " " + BANCO_WINS)
    t.coup(punto=100)
    assert t.purse(1) == 2100
    t.coup(banco=100)
    assert (t.purse(1), t.owes(1), t.purse(1) - t.owes(1)) == (2200, 5, 2195)


@pytest.mark.parametrize(("pays", "won"), [(8, 80), (9, 90)])
def test_p2_the_tie_pays_eight_or_nine(pays, won):
    t = Table(TIE, tie_pays=pays)
    t.coup(tie=10)
    assert t.purse(1) == 2000 + won


def test_p2_on_a_tie_punto_and_banco_are_neither_won_nor_lost_and_may_be_taken_back():
    t = Table(TIE + " " + PUNTO_WINS)
    t.stake(1, punto=50)
    t.stake(2, banco=40)
    t.close()
    assert (t.lies(1), t.lies(2)) == ({"punto": 50}, {"banco": 40})
    t.say(1, c.Withdraw())
    assert (t.lies(1), t.purse(1)) == ({}, 2000)
    t.close()
    assert t.purse(2) == 1960  # what was left lying played on


@pytest.mark.parametrize(
    ("cards", "punto", "banco"), [("Js 2h Jd 3d", 60, -5), ("Js 2h Qd 2d", -5, 55), ("Js 2h Qd 3d", -5, -5)]
)
def test_p2_a_pair_is_two_of_the_same_rank_and_pays_eleven(cards, punto, banco):
    t = Table(cards + " 9c 9c")
    before = t.purse(1)
    t.stake(1, punto_pair=5, banco_pair=5)
    t.close()
    won = {event.bet: event.won / 100 for event in t.all(e.StakePaid)}
    expected = {bet for bet, gain in (("punto_pair", punto), ("banco_pair", banco)) if gain > 0}
    assert set(won) == expected
    assert all(amount == 55 for amount in won.values())
    assert t.purse(1) == before - 10 + 60 * len(won)


def test_p2_side_bets_are_a_setting():
    t = Table(pairs=False)
    assert not t.may(1, c.StakePuntoPair)
    assert not t.may(1, c.StakeDragon7)
    t.refuses(1, c.StakePuntoPair(cents(5)), "command.unknown", "P2")
    t.refuses(1, c.StakeDragon7(cents(5)), "command.unknown", "P4")


def test_p2_limits_and_what_lies_before_a_seat():
    t = Table(purses={1: 320}, stake_max=500, side_max=50)
    assert t.limits(1, c.StakeBanco) == (10, 320)
    assert t.limits(2, c.StakeBanco) == (10, 500)
    assert t.limits(2, c.StakeTie) == (5, 50)
    t.stake(1, punto=300)
    assert t.limits(1, c.StakeBanco) == (10, 20)
    assert t.limits(1, c.StakePunto) == (10, 320)  # what lies there counts
    t.refuses(2, c.StakeBanco(cents(505)), "stake.too_large", "P2")
    t.refuses(2, c.StakeBanco(cents(5)), "stake.too_small", "P2")
    t.refuses(2, c.StakeBanco(cents(12)), "stake.not_a_multiple", "B10")
    t.stake(1, banco=20)
    t.refuses(1, c.StakeTie(cents(5)), "stake.exceeds_purse", "P2")


def test_p2_a_stake_replaces_the_one_on_its_field():
    t = Table()
    t.stake(1, banco=50)
    t.stake(1, banco=30, tie=5)
    assert (t.lies(1), t.purse(1)) == ({"banco": 30, "tie": 5}, 1965)


@pytest.mark.parametrize(
    ("cards", "form", "gain", "tax"),
    [
        ("2s 3h 2d 3d Ac", "half_on_6", 50, 0),  # banco wins with 6
        (BANCO_WINS, "half_on_6", 100, 0),
        (BANCO_WINS, "push_on_7", 100, 0),
        ("2s 3h 2d Kd Kc 4c", "push_on_7", 0, 0),  # banco wins with a seven of three cards
        (BANCO_WINS, "box", 100, 5),
        (BANCO_WINS, "at_once", 95, 0),
    ],
)
def test_p4_p6_the_four_forms_of_commission(cards, form, gain, tax):
    t = Table(cards, commission=form)
    t.coup(banco=100)
    lies = t.lies(1).get("banco", 0)
    assert (t.purse(1) + lies - 2000, t.owes(1)) == (gain, tax)
    assert lies == (100 if gain == 0 else 0)


def test_p4_dragon_seven_pays_forty_and_panda_eight_twenty_five():
    t = Table("2s 3h 2d Kd Kc 4c" + " 2s Ah 2d Kd 4c 4c", commission="push_on_7")
    t.coup(dragon_7=5, panda_8=5)
    assert t.purse(1) == 2000 + 200 - 5
    t.coup(dragon_7=5, panda_8=5)
    assert t.purse(1) == 2195 + 125 - 5


def test_p4_a_seven_or_eight_of_three_cards_must_win():
    eight, seven = tuple(map(Card.parse, ("2s", "2d", "4c"))), tuple(map(Card.parse, ("4h", "Kd", "3c")))
    same = tuple(map(Card.parse, ("5h", "Kd", "3c")))
    assert not verdict("dragon_7", eight, seven, "push_on_7", 8).pays
    assert not verdict("panda_8", eight, same, "push_on_7", 8).pays
    assert not verdict("banco", eight, seven, "push_on_7", 8).lies
    assert verdict("panda_8", eight, seven, "push_on_7", 8).pays == 25


def test_p4_half_of_an_odd_sum_is_rounded_as_the_house_rounds():
    t = Table("2s 3h 2d 3d Ac", commission="half_on_6", unit=0.01, stake_min=0.01, side_min=0.01, commission_step=0.01)
    t.coup(banco=0.25)
    assert t.purse(1) == 2000.13


# --- P3: drawing ------------------------------------------------------------------------------------------------


def _with_total(points: int) -> str:
    return {0: "K{0} Q{0}"}.get(points, f"{'A' if points == 1 else points}{{0}} K{{0}}")


@pytest.mark.parametrize("banco", range(8))
@pytest.mark.parametrize("punto", range(8))
def test_p3_who_draws(punto, banco):
    first, second = _with_total(punto).format("s").split(), _with_total(banco).format("h").split()
    for third in "KA23456789":
        t = Table(f"{first[0]} {second[0]} {first[1]} {second[1]} {third}c 2d")
        t.coup()
        hands = {
            hand: [event.card for event in t.all(e.CardDealt) if event.hand == hand] for hand in ("punto", "banco")
        }
        assert (len(hands["punto"]) == 3) == (punto <= 5)
        column = hands["punto"][2].points if punto <= 5 else STOOD
        # Both free cells of the banker's tableau are drawn, and nothing is free.
        expected = banco <= 5 if column == STOOD else banker_verdict(banco, column, "table") != "S"
        assert (len(hands["banco"]) == 3) == expected
        said = t.last(e.PointsAnnounced)
        assert (said.punto, said.banco) == (total(hands["punto"]), total(hands["banco"]))


@pytest.mark.parametrize("cards", ["8s 2h Ks Kd", "2s 9h Ks Kd", "9s 8h Ks Kd"])
def test_a3_a_natural_on_either_side_ends_the_coup(cards):
    t = Table(cards)
    t.coup()
    assert len(t.all(e.CardDealt)) == 4


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
        ({"seats": 15}, Problem("seats", "too_large", 14)),
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
    t = Table(preset="big-table")
    t.changes_rules(tie_pays=9)
    assert t.heard() == ["RulesChanged"]
    t.stake(1, tie=5)
    t.refuses(CROUPIER, c.ChangeRules(house("big-table")), "rules.not_now", "B1")
    t.say(1, c.Withdraw())
    t.refuses(CROUPIER, c.ChangeRules(house("mini")), "rules.seats_fixed", "B1")
    t.refuses(CROUPIER, c.ChangeRules(house("big-table", packs=5)), "rules.unsound", "B1")
    t.refuses(1, c.ChangeRules(house("big-table")), "staff.only", "B1")
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
