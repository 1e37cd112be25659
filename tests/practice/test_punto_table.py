"""The procedure of Big Table and Mini: who does everything right is right, and each fault has its own name."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baccara_qt.core.cards import RANKS
from baccara_qt.core.chance import packs_in_order
from baccara_qt.core.money import amount_text, share
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import SIDE_BETS
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice import punto_texts
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.at_table import MANNERS
from baccara_qt.practice.plan import COMMISSIONS, read_plan
from baccara_qt.practice.punto_table import first_card
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.written_acts import ACTS, read_act, write_act
from tests.practice.any_act import DUE, any_act
from tests.practice.learner import perfect, table
from tests.practice.punto_learner import SLIPS

BY_SEAT = {"wrong_turner", "shoe_overlooked", "shoe_stays"}
"""Faults of a table at which the shoe goes round."""


@pytest.mark.long
@pytest.mark.parametrize("commission", COMMISSIONS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_perfect_croupier_is_always_right(preset, commission, soak):
    coups = soak(1000)
    lesson = perfect(table(preset=preset, commission=commission), coups)
    assert lesson.notes.coups == lesson.state.coups == coups
    assert lesson.right == lesson.acts > 15 * coups
    assert lesson.state.books.balanced


@pytest.mark.parametrize(
    ("preset", "code"),
    [("big-table", code) for code in SLIPS] + [("mini", code) for code in SLIPS if code not in BY_SEAT],
)
def test_each_fault_has_its_own_code(preset, code):
    """Of two shoes, one act is wrong, and it alone is noted."""
    lesson = table("faults", preset=preset, manner="exam")
    codes, done = [], 0
    while not codes or done < 50:
        assert lesson.acts < 30_000, f"no chance to commit {code}"
        wrong = None if codes else SLIPS[code](lesson.due, lesson.state)
        due = lesson.due
        verdict = lesson.perform(due if wrong is None else wrong)
        done += bool(codes)
        if verdict.fault:
            codes.append(verdict.fault.code)
            assert verdict.fault.rule[0] in "ABCP"
            assert verdict.fault.expected == write_act(due)
            assert verdict.fault.given == write_act(wrong)
        assert verdict.done == due
    assert codes == [code]


def test_every_fault_that_has_a_sentence_can_be_committed():
    assert set(punto_texts.FAULTS) <= set(SLIPS)


def test_every_act_is_needed_at_some_table():
    done = set()
    for plan in ({"preset": "big-table"}, {"preset": "mini", "commission": "at_once"}):
        lesson = table("all acts", **plan)
        while lesson.notes.coups < 90:
            done.add(type(lesson.due))
            lesson.perform(lesson.due)
    assert {act for act in ACTS.values() if act.__module__ == p.__name__} <= done


def test_acts_paste_back_from_json():
    lesson = table("json", preset="big-table")
    for _ in range(1500):
        assert read_act(write_act(lesson.due)) == lesson.due
        lesson.perform(lesson.due)


def course(seed="course", coups=30, **plan):
    """What is due at each table of a lesson, one after the other."""
    lesson = table(seed, **plan)
    while lesson.notes.coups < coups:
        yield lesson.state, lesson.due
        lesson.perform(lesson.due)


def test_p5_the_first_card_is_turned_and_as_many_are_burned_as_it_counts():
    for seed in map(str, range(8)):
        for state, due in course(seed, preset="mini", coups=1):
            card = first_card(state, due)
            assert (card is not None) == isinstance(due, p.BurnCards)
            if card is not None:
                assert due.count == min(RANKS.index(card.rank) + 1, 10)
                assert card == state.shoe.order[state.shoe.dealt]


def test_p5_the_last_coup_is_announced_when_it_begins_at_the_stop_card():
    coups = {}
    for state, due in course(preset="mini", coups=160):
        if isinstance(due, p.AnnounceLast):
            coups[state.coup_number] = state.shoe.remaining
        elif isinstance(due, a.Close):
            last = state.shoe.remaining <= state.rules.stop_card
            coups.setdefault("due", set()).add(state.coup_number) if last else None
    due = coups.pop("due")
    assert set(coups) == due and len(due) == 2
    assert all(remaining <= 14 for remaining in coups.values())


def test_p3_cards_go_punto_banco_in_turn_and_third_cards_are_called():
    for (state, due), (_, following) in pairwise(course(preset="mini")):
        if isinstance(due, p.DealTo):
            coup = state.coup
            order = "punto" if len(coup.punto) == len(coup.banco) else "banco"
            assert due.hand == order or len(coup.banco) == 2
        if isinstance(due, p.CallCard):
            assert (due.ruling == "draw") == isinstance(following, p.DealTo)


def test_p1_at_the_big_table_the_highest_stake_on_each_side_turns():
    named = [(state, due) for state, due in course(preset="big-table") if isinstance(due, p.NameTurner)]
    assert len(named) > 20
    for state, due in named:
        assert state.seat(due.seat).bet(due.hand) == max(seat.bet(due.hand) for seat in state.seats)
    assert not any(isinstance(due, p.NameTurner) for _, due in course(preset="mini"))


def test_p7_losers_are_taken_before_winners_are_paid_and_side_bets_after():
    def rank(due):
        return due.bet in SIDE_BETS, isinstance(due, p.PayStake)

    settled = (p.TakeStake, p.PayStake)
    seen = 0
    for (_, due), (_, following) in pairwise(
        [step for step in course(preset="big-table", coups=60) if not isinstance(step[1], p.MarkCommission)]
    ):
        if isinstance(due, settled) and isinstance(following, settled):
            assert rank(due) <= rank(following)
            seen += rank(due) < rank(following)
    assert seen > 30


def test_p6_commission_is_marked_after_each_banco_and_settled_with_the_shoe():
    owed, boxes = Counter(), Counter()
    steps = list(course(preset="mini", coups=75))
    for (_, due), (_, following) in pairwise(steps):
        if isinstance(due, p.PayStake) and due.bet == "banco":
            assert following == p.MarkCommission(due.seat, share(due.amount, 5, 10, "nearest"))
            owed[due.seat] += following.amount
        if isinstance(due, p.SettleBox):
            boxes[due.seat] += due.amount
            assert due.amount == owed.pop(due.seat)
    assert sum(boxes.values()) > 0


@pytest.mark.parametrize("commission", ["half_on_6", "push_on_7"])
def test_p4_without_commission_nothing_is_marked(commission):
    acts = Counter(type(due) for _, due in course(preset="mini", coups=75, commission=commission))
    assert acts[p.PayStake] and not acts[p.MarkCommission] + acts[p.TakeCommission] + acts[p.SettleBox]


def test_p4_half_is_paid_on_a_bank_of_six():
    halves = 0
    for state, due in course(preset="mini", coups=75, commission="half_on_6"):
        if isinstance(due, p.PayStake) and due.bet == "banco":
            six = sum(card.points for card in state.coup.banco) % 10 == 6
            halves += six
            assert due.amount * (2 if six else 1) == state.seat(due.seat).bet("banco")
    assert halves


def test_p7_the_shoe_is_offered_after_a_lost_banco_and_stays_otherwise():
    steps = [(state, due) for state, due in course(preset="big-table", coups=60)]
    for (state, due), (after, following) in pairwise(steps):
        if isinstance(due, a.ClearCards):
            assert isinstance(following, p.OfferShoe) == (state.coup.outcome == "punto")
            if isinstance(following, p.OfferShoe) and state.holder:
                assert following.seat == after.from_right_of(state.holder)[0]


def test_the_learner_takes_over_a_part_and_the_house_does_the_rest():
    whole, part = table("part", preset="mini"), table("part", preset="mini", steps=["burn", "commission"])
    acts = set()
    while part.notes.coups < 80:
        acts.add(type(part.due))
        part.perform(part.due)
    assert acts == {p.TurnFirstCard, p.BurnCards, p.MarkCommission, p.SettleBox}
    while whole.state.seq < part.state.seq:
        whole.perform(whole.due)
    assert whole.state == part.state


@settings(max_examples=25)
@given(
    plan=st.fixed_dictionaries(
        {
            "preset": st.sampled_from(sorted(PRESETS)),
            "commission": st.sampled_from(COMMISSIONS),
            "manner": st.sampled_from(MANNERS),
            "steps": st.sets(st.sampled_from(STEPS), min_size=8).map(lambda steps: sorted({*steps, "close"})),
        }
    ),
    seed=st.text("abcdef", min_size=1, max_size=3),
    acts=st.lists(any_act | DUE, max_size=25),
)
def test_any_sequence_of_acts_leaves_books_and_cards_whole(plan, seed, acts):
    lesson = table(seed, **plan)
    gone = 0
    for act in acts:
        for _ in range(act if isinstance(act, int) else 1):
            verdict = lesson.perform(lesson.due if isinstance(act, int) else act)
            if verdict.done is None:
                assert verdict.events == ()
            for event in verdict.events:
                gone = gone * (not isinstance(event, e.ShoeShuffled)) + isinstance(event, e.CardDealt)
        check(lesson, gone)


def check(lesson, dealt):
    """Books balance, and every card is in the shoe, burned or dealt (A4, F1)."""
    state = lesson.state
    assert state.books.balanced
    assert sum(state.books.balances) == 0
    assert state.owed == sum(seat.owed for seat in state.seats)
    if state.shoe is not None:
        assert Counter(state.shoe.order) == Counter(card for card, _ in packs_in_order(state.rules.packs))
        if state.burned:
            assert state.shoe.dealt == state.burned + dealt
    if state.coup is not None:
        assert max(len(state.coup.punto), len(state.coup.banco)) <= 3


def test_the_check_sees_a_lost_card():
    lesson = table("watch", preset="mini")
    while not isinstance(lesson.due, p.TurnHand):
        lesson.perform(lesson.due)
    check(lesson, 4)
    with pytest.raises(AssertionError):
        check(lesson, 3)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"preset": "mini", "mishaps": ["floor"]}, "not at mini"),
        ({"preset": "casino", "commission": "box"}, "at big-table and mini only"),
        ({"preset": "mini", "commission": "none"}, "commission is one of box"),
        ({"preset": "mini", "commission": 5}, "commission is one of box"),
        ({"preset": "big-table", "seats": 15}, "seats is a number from 1 to 14"),
        ({"preset": "mini", "seats": 8}, "seats is a number from 1 to 7"),
        ({"preset": "mini", "seats": -1}, "seats is a number from 1"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_one_sentence(plan, says):
    with pytest.raises(AnswerError, match=says):
        read_plan(plan)


def test_plans_paste_back_from_json():
    plan = read_plan({"preset": "mini", "seats": 3, "commission": "push_on_7", "steps": ["burn"]})
    assert read_plan(plan.written()) == plan


def test_an_amount_in_an_act_is_written_with_two_decimals():
    act = p.MarkCommission(3, share(250_00, 5, 10, "nearest"))
    assert write_act(act) == {"act": "mark_commission", "seat": 3, "amount": amount_text(act.amount)}
    assert read_act({"act": "mark_commission", "seat": 3, "amount": "12.50"}) == act
