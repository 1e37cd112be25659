"""A lesson at Big Table and Mini on screen: led, judged, shown at its own table, and gone on with."""

import pytest

from baccara_qt.core.punto import events as e
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.history import History
from baccara_qt.practice.plan import COMMISSIONS, Plan, read_plan
from baccara_qt.practice.written_acts import ACTS, kind_of, parts_of
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from baccara_qt.ui.desk import Desk
from baccara_qt.ui.practice import acts_said, punto_dragging, punto_said
from baccara_qt.ui.practice.games import lesson_game
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.practice.practice import Practice
from baccara_qt.ui.practice.punto_lesson_table import PuntoLessonTable
from baccara_qt.ui.preferences import Preferences
from tests.ui.practice.led import follow, settle
from tests.ui.test_metaobjects import of_its_own


@pytest.fixture
def history(tmp_path):
    with History(tmp_path / "library.db") as kept:
        yield kept


@pytest.fixture
def sit_down(qapp, tmp_path, history):
    made = []

    def sit(led=False, **plan):
        lesson = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
        lesson.begin(read_plan({"preset": "mini"} | plan), history, led=led)
        made.append(lesson)
        return lesson

    yield sit
    for lesson in made:
        lesson.put_away()


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("preset", ["big-table", "mini"])
def test_a_led_learner_deals_a_whole_coup_by_keys_alone(sit_down, preset):
    lesson = sit_down(led=True, preset=preset, seats=4)
    done = []
    while lesson.led:
        assert lesson.step
        done.append(follow(lesson))
        assert lesson.verdict["right"]
    kinds = {type(act) for act in done}
    assert {p.BurnCards, p.CallStakes, p.DealTo, p.NameResult, a.ClearCards} <= kinds
    assert (p.OfferShoe in kinds) == (preset == "big-table")


def test_the_table_on_screen_is_the_lessons(sit_down):
    lesson = sit_down(preset="big-table")
    assert isinstance(lesson.table, PuntoLessonTable)
    assert not of_its_own(lesson.table) and not of_its_own(lesson)
    for _ in range(150):
        lesson.perform(lesson.due)
        assert lesson.table.shown == lesson.kept.table.state


def test_a1_the_points_are_not_told_before_the_learner_names_them(sit_down):
    lesson, seen = sit_down(), 0
    while seen < 6:
        call = lesson.table.croupier.call
        lesson.perform(lesson.due)
        if isinstance(lesson.due, p.NameHand):
            seen += 1
            assert lesson.table.property(f"{lesson.due.hand}Points") == ""
            assert lesson.table.croupier.call == call
            named = lesson.due
            lesson.perform(named)
            assert lesson.table.property(f"{named.hand}Points") == str(named.points)
            assert lesson.table.croupier.call != call


def test_a1_points_the_house_names_are_told_as_ever(sit_down):
    lesson = sit_down(steps=["close", "turn", "settle"])
    while not (isinstance(lesson.due, p.TurnHand) and lesson.due.hand == "banco"):
        lesson.perform(lesson.due)
    assert lesson.table.property("puntoPoints")


def test_p5_the_first_card_is_seen_while_it_tells_how_many_are_burned(sit_down):
    lesson = sit_down()
    while not isinstance(lesson.due, p.BurnCards):
        assert lesson.firstCard == ""
        lesson.perform(lesson.due)
    card = lesson.firstCard
    lesson.perform(lesson.due)
    assert lesson.firstCard == ""
    burned = [event for event in lesson._verdict.events if isinstance(event, e.CardsBurned)]
    assert card == str(burned[0].card)


@pytest.mark.usefixtures("in_english")
def test_a_wrong_act_is_refused_with_its_rule_and_what_is_right(sit_down):
    lesson = sit_down()
    while not isinstance(lesson.due, p.BurnCards):
        lesson.perform(lesson.due)
    wrong = p.BurnCards(lesson.due.count % 10 + 1)
    lesson.perform(wrong)
    verdict = lesson.verdict
    assert (verdict["right"], verdict["rule"]) == (False, "P5")
    assert acts_said.act_told(lesson.due) in verdict["why"]


def test_27_a_lesson_is_gone_on_with_where_it_was_left(sit_down, history, tmp_path):
    lesson = sit_down(preset="big-table", commission="at_once")
    while not isinstance(lesson.due, p.TakeCommission):
        lesson.perform(lesson.due)
    due, shown, standing = lesson.due, lesson.table.shown, lesson.standing
    later = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    later.resume(history)
    assert (later.due, later.table.shown, later.standing) == (due, shown, standing)
    later.put_away()


def test_what_was_weak_is_practised_at_the_game_it_was_weak_in(qapp, tmp_path):
    desk = Desk(Places(tmp_path))
    practice = Practice(desk, pytest.fail, Preferences(Settings(speed=0.0), Places(tmp_path)))
    assert practice.enter()
    practice.planning.preset = "mini"
    practice.sitDown("plan")
    settle()
    practice.lesson.perform(a.ClearCards())
    practice.finish()
    settle()
    assert practice.view == "report"
    (step,), (mistake,) = practice.lessonReport.steps, practice.lessonReport.mistakes
    assert step["name"] and mistake["group"] == "cards"
    practice.planning.preset = "casino"
    practice.train("", "settling")
    settle()
    plan = practice.lesson.kept.plan
    assert (plan.preset, plan.part.steps) == ("mini", {"settle", "commission", "clear", "put_right"})
    assert practice.lesson.due.step in plan.part.steps
    practice.leave()
    desk.close()


@pytest.mark.parametrize("commission", COMMISSIONS)
def test_the_act_that_is_due_is_always_at_hand_and_has_a_key(qapp, commission):
    table = Plan("big-table", commission=commission).lesson("at hand")
    options = lesson_game("punto_banco").options
    for _ in range(1500):
        kind, due = kind_of(type(table.due)), table.due
        kinds = acts_said.at_hand(table.state.phase, due, mishaps=False)
        assert kind in kinds
        assert len(kinds) <= 10
        assert acts_said.act_told(due)
        for part in set(parts_of(type(due))) - {"amount", "cards"}:
            assert str(getattr(due, part)) in [option["value"] for option in options(part, 14)]
        table.perform(due)


def test_the_acts_stand_in_the_order_of_the_procedure():
    own = {kind for kind, act in ACTS.items() if act.__module__ == p.__name__}
    assert own == set(punto_said.SAID) <= set(punto_said.ORDER) <= set(ACTS)


@pytest.mark.parametrize(
    ("source", "target", "kind", "given"),
    [
        ("shoe", "punto", "deal_to", {"hand": "punto"}),
        ("shoe", "seat 4", "move_shoe", {"seat": 4}),
        ("field 3 tie", "money", "take_stake", {"seat": 3, "bet": "tie"}),
        ("money", "field 12 banco", "pay_stake", {"seat": 12, "bet": "banco"}),
        ("money", "box 7", "mark_commission", {"seat": 7}),
        ("box 7", "money", "settle_box", {"seat": 7}),
        ("banco", "slot", "clear_cards", {}),
    ],
)
def test_what_is_brought_from_one_place_to_another_is_an_act(source, target, kind, given):
    assert punto_dragging.act(source, target) == (kind, given)
    assert set(given) <= set(parts_of(ACTS[kind]))


@pytest.mark.parametrize(("source", "target"), [("slot", "shoe"), ("", "money"), ("seat 3", "box 3")])
def test_a_way_that_means_nothing_is_no_act(source, target):
    assert punto_dragging.act(source, target) is None


def test_a_stake_is_taken_by_dragging_it_to_the_house(sit_down):
    lesson = sit_down()
    while not isinstance(lesson.due, p.TakeStake):
        lesson.perform(lesson.due)
    due, right = lesson.due, lesson.kept.table.right
    lesson.drag(*punto_dragging.places(due))
    settle()
    assert lesson.kept.table.right == right + 1
