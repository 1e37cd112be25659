"""The dealing procedure at a real table: who does everything right is right, and each fault has its own name."""

from itertools import pairwise

import pytest

from baccara_qt.core.chemin import PRESETS
from baccara_qt.core.chemin import events as e
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_texts
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.texts import FAULTS
from baccara_qt.practice.written_acts import ACTS, read_act, write_act
from tests.practice.learner import SLIPS, perfect, table

_EXERCISES_ONLY = {"wrong_choice", "wrong_trim", "wrong_call"}


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_a_perfect_learner_is_always_right(preset, soak):
    coups = soak(1000)
    lesson = perfect(table(preset=preset), coups)
    assert lesson.notes.coups == lesson.state.coups == coups
    assert lesson.right == lesson.acts > 20 * coups
    assert lesson.state.books.balanced


@pytest.mark.long
def test_mistakes_put_right_by_the_learner_leave_the_books_balanced(soak):
    whole = soak(10_000)
    for n, preset in enumerate(PRESETS):
        coups = -(-whole // len(PRESETS))
        lesson = table(f"mishaps {n}", preset=preset, mishaps=list(MISHAPS), rate=6)
        while lesson.notes.coups < coups:
            assert lesson.perform(lesson.due).fault is None
            books = lesson.state.books
            assert books.balanced
            on_the_table = sum(books.purses) + sum(books.stakes) + books.bank + books.garage
            assert on_the_table + books.cagnotte + books.tips == books.bought_in - books.cashed_out
        assert lesson.right == lesson.acts


@pytest.mark.parametrize("code", SLIPS)
def test_each_fault_has_its_own_code(code):
    """Of two shoes and more, one act is wrong, and it alone is noted."""
    lesson = table("faults", manner="exam", mishaps=list(MISHAPS) if "mishap" in code or "remedy" in code else [])
    codes, done = [], 0
    while not codes or done < 50:
        assert lesson.acts < 60_000, f"no chance to commit {code}"
        wrong = None if codes else SLIPS[code](lesson.due, lesson.state)
        due = lesson.due
        verdict = lesson.perform(due if wrong is None else wrong)
        done += bool(codes)
        if verdict.fault:
            codes.append(verdict.fault.code)
            assert verdict.fault.rule[0] in "ABCEG"
            assert verdict.fault.expected == write_act(due)
            assert verdict.fault.given == write_act(wrong)
        assert verdict.done == due
    assert codes == [code]


@pytest.mark.parametrize("preset", PRESETS)
def test_b5_the_cut_is_offered_once(preset):
    lesson, done = table(preset=preset), []
    while not isinstance(lesson.due, a.OfferBank):
        done.append(type(lesson.due))
        lesson.perform(lesson.due)
    assert done.count(a.OfferCut) == 1


def test_every_fault_that_has_a_sentence_can_be_committed():
    assert set(SLIPS) | _EXERCISES_ONLY == set(FAULTS) - set(punto_texts.FAULTS)


def test_gentle_refuses_a_wrong_act_and_nothing_happens():
    lesson = table()
    before, due = lesson.state, lesson.due
    assert due == a.CheckCards()
    verdict = lesson.perform(a.WashFaceDown())
    assert (verdict.fault.code, verdict.fault.rule) == ("wrong_order", "B4")
    assert (verdict.done, verdict.events) == (None, ())
    assert (lesson.state, lesson.due) == (before, due)
    assert (lesson.acts, lesson.right) == (1, 0)


def test_an_exam_notes_a_wrong_act_and_does_the_right_one():
    lesson = table(manner="exam")
    verdict = lesson.perform(a.WashFaceDown())
    assert verdict.fault.code == "wrong_order"
    assert verdict.done == a.CheckCards()
    assert lesson.due == a.WashFaceUp()


def test_b4_the_dealers_shuffle_from_ten_seats_on():
    for seats, worked in ((9, False), (10, True)):
        lesson = table(seats=seats)
        done = []
        while not isinstance(lesson.due, a.OfferCut):
            done.append(type(lesson.due))
            lesson.perform(lesson.due)
        assert done == [a.CheckCards, a.WashFaceUp, a.WashFaceDown, *([a.WorkIn] if worked else [])]


def test_b5_the_cut_is_offered_to_the_seat_at_the_croupiers_left():
    lesson = table(seats=7)
    while not isinstance(lesson.due, a.OfferCut):
        lesson.perform(lesson.due)
    assert lesson.due == a.OfferCut(7)


def test_c11_the_first_four_cards_go_to_palette_and_corner_in_turn():
    lesson = table()
    places = []
    while len(places) < 4:
        if isinstance(lesson.due, a.DealCard):
            places.append(lesson.due.place)
        lesson.perform(lesson.due)
    assert places == ["palette", "corner", "palette", "corner"]
    assert isinstance(lesson.due, a.HandCards)


def test_c24_stakes_are_paid_in_order_and_the_cards_cleared_last():
    lesson, seen = table("order"), []
    while lesson.notes.coups < 30:
        seen.append((lesson.state, lesson.due))
        lesson.perform(lesson.due)
    for (state, due), (_, following) in pairwise(seen):
        if isinstance(due, a.Pay | a.Rake) and type(following) is type(due):
            assert state.distance(due.seat) < state.distance(following.seat)
        if isinstance(due, a.ClearCards):
            assert not any(state.books.stakes) or state.coup.outcome == "tie"


def test_the_learner_takes_over_a_part_and_the_house_does_the_rest():
    whole, part = table("part"), table("part", steps=["cagnotte", "points"])
    acts = set()
    while part.notes.coups < 20:
        acts.add(type(part.due))
        part.perform(part.due)
    assert acts == {a.DropCagnotte, a.NamePoints}
    perfect(whole, 20)
    while not isinstance(whole.due, a.DropCagnotte | a.NamePoints):
        whole.perform(whole.due)
    assert whole.state == part.state


def test_who_takes_over_nothing_is_never_asked():
    lesson = table(steps=[])
    assert lesson.over
    assert lesson.due is None
    with pytest.raises(ValueError, match="over"):
        lesson.perform(a.Close())


def test_every_step_has_its_acts_and_every_act_a_rule():
    assert {act.step for act in ACTS.values()} == set(STEPS)
    assert all(act.rule and act.__doc__ for act in ACTS.values())


def test_every_act_is_needed_at_some_table():
    done = set()
    for preset, mishaps in (("casino", MISHAPS), ("strict", ())):
        lesson = table("all acts", preset=preset, mishaps=list(mishaps))
        while lesson.notes.coups < 250 and done != set(ACTS.values()):
            done.add(type(lesson.due))
            lesson.perform(lesson.due)
    assert {act for act in ACTS.values() if act.__module__ == a.__name__} - done <= {a.AskLower, a.NoCoup}


def test_acts_paste_back_from_json():
    lesson = table("json", mishaps=list(MISHAPS))
    for _ in range(2000):
        assert read_act(write_act(lesson.due)) == lesson.due
        lesson.perform(lesson.due)


def test_events_of_a_lesson_are_those_that_made_its_table():
    lesson = table("events", mishaps=list(MISHAPS))
    procedure = lesson._procedure
    state, _ = procedure.start()
    for event in lesson.opening:
        state = procedure.evolve(state, event)
    while lesson.notes.coups < 10:
        for event in lesson.perform(lesson.due).events:
            state = procedure.evolve(state, event)
        assert state == lesson.state


def test_e1_a_dismissed_banker_passes_once_the_coup_is_settled():
    """G9: the second early look under the same bank."""
    lesson = table("looks", mishaps=["early_look"], rate=1)
    dismissed = 0
    while dismissed < 3:
        due, banker = lesson.due, lesson.state.banker
        verdict = lesson.perform(due)
        if due == a.PutRight("dismiss"):
            dismissed += 1
            events = list(verdict.events)
            while lesson.state.in_coup or lesson.state.banker == banker:
                assert lesson.due != a.AskGoOn(banker)
                events += lesson.perform(lesson.due).events
            gone = [event for event in events if isinstance(event, e.BankPassed | e.BankReturned)]
            assert gone[0].seat == banker
            assert not any(getattr(event, "voluntary", False) for event in gone[:1])


def test_g8_a_payment_noticed_too_late_stands():
    lesson, seen = table("late", mishaps=["mispaid"], rate=1), set()
    while seen != {"correct", "let_stand"}:
        if isinstance(lesson.due, a.PutRight):
            seen.add(lesson.due.remedy)
            assert (lesson.state.coup.outcome == "ponte") is (lesson.due.remedy == "correct")
        lesson.perform(lesson.due)
