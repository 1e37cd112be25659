"""The two tables, their stakes and their cards: rules P1–P4."""

from dataclasses import replace

import pytest

from baccara_qt.core.cards import Card, total
from baccara_qt.core.game import Problem
from baccara_qt.core.punto.bets import verdict
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.core.punto.state import Phase
from baccara_qt.core.tableau import STOOD, banker_verdict
from tests.core.punto.table import BANCO_WINS, PUNTO_WINS, TIE, Table, c, cents, e

# --- P1: the two tables -----------------------------------------------------------------------------------------


def test_p1_the_presets():
    big, mini = PRESETS["big-table"], PRESETS["mini"]
    assert (big.packs, big.seats, big.travelling, big.one_by_one) == (8, 14, True, True)
    assert (mini.packs, mini.seats, mini.travelling, mini.one_by_one) == (6, 7, False, False)
    assert [rules.problems() for rules in (big, mini)] == [(), ()]
    assert big.bets == mini.bets == ("punto", "banco", "tie", "punto_pair", "banco_pair")


@pytest.mark.parametrize(("preset", "most"), [("big-table", 14), ("mini", 7)])
def test_p1_as_many_sit_down_as_the_table_is_made_for(preset, most):
    rules = PRESETS[preset]
    assert rules.people == (1, most)
    assert [seats for seats in range(-1, 20) if not replace(rules, seats=seats).problems()] == list(range(1, most + 1))
    assert replace(rules, seats=most + 1).problems() == (Problem("seats", "too_large", most),)
    assert replace(rules, seats=0).problems() == (Problem("seats", "too_small", 1),)


def test_p1_one_player_is_enough_and_mini_turns_all_at_once():
    t = Table(PUNTO_WINS, people=(4,))
    t.stake(4, punto=50)
    t.close()
    assert t.state.coups == 1
    heard = t.heard(e.CardDealt, e.CardTurned, e.HandTurned)
    assert heard == ["CardDealt"] * 4 + ["HandTurned"] * 2


@pytest.mark.parametrize(("preset", "dealers"), [("big-table", True), ("mini", False)])
def test_p1_dealers_shuffle_at_the_big_table_alone_and_at_mini_who_deals(preset, dealers):
    for people in ((4,), (1, 2, 3, 4, 5, 6, 7)):
        assert Table(preset=preset, people=people).last(e.ShoeShuffled).by_dealers is dealers


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
