"""A lesson at the table on screen: acts put together part by part, judged, shown, and gone on with."""

import pytest

from baccara_qt.practice import acts as a
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.history import History
from baccara_qt.practice.paying import fewest_chips
from baccara_qt.practice.plan import Plan, read_plan
from baccara_qt.practice.written_acts import ACTS, kind_of, parts_of
from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from baccara_qt.ui.practice import acts_said, dragging
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.stage import OFTEN
from tests.ui.practice.led import follow, settle


@pytest.fixture
def history(tmp_path):
    with History(tmp_path / "library.db") as kept:
        yield kept


@pytest.fixture
def lesson(qapp, tmp_path, history):
    made = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    made.begin(Plan("casino", 5), history, led=True)
    yield made
    made.put_away()


@pytest.mark.usefixtures("in_english")
def test_a_led_learner_deals_a_whole_coup_by_doing_what_he_is_shown(lesson):
    done = []
    while lesson.led:
        assert lesson.step
        done.append(follow(lesson))
        assert lesson.verdict["right"]
    assert isinstance(done[0], a.CheckCards)
    assert any(isinstance(act, a.NamePoints) for act in done)
    assert "first coup" in lesson.step and lesson.places == []
    lesson.perform(lesson.due)
    assert lesson.step == ""


def test_the_table_on_screen_is_the_lessons(lesson):
    for _ in range(60):
        lesson.perform(lesson.due)
        assert lesson.table.shown == lesson.kept.table.state
    assert lesson.table.stage.shown.books.balanced


def test_a_wrong_act_is_refused_with_a_kind_word_and_what_would_be_right(lesson):
    before = lesson.table.shown
    lesson.choose("wash_face_up")
    settle()
    verdict = lesson.verdict
    assert not verdict["right"] and verdict["rule"] == "B4"
    assert acts_said.act_told(a.CheckCards()) in verdict["why"]
    assert lesson.table.shown is before and lesson.due == a.CheckCards()


def test_an_exam_notes_a_wrong_act_and_does_the_right_one(qapp, tmp_path, history):
    lesson = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    lesson.begin(read_plan({"manner": "exam"}), history, led=False)
    lesson.choose("wash_face_up")
    settle()
    assert not lesson.verdict["right"]
    assert lesson.due == a.WashFaceUp()
    lesson.put_away()


def test_27_a_lesson_is_gone_on_with_where_it_was_left(lesson, history, tmp_path):
    for _ in range(20):
        follow(lesson)
    due, shown, standing = lesson.due, lesson.table.shown, lesson.standing
    lesson.put_away()
    later = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    later.resume(history)
    assert (later.due, later.table.shown, later.standing) == (due, shown, standing)
    later.put_away()


def test_28_an_act_that_could_not_be_kept_has_not_happened(lesson, history, monkeypatch):
    def full(*_args, **_how):
        raise StorageError("full", path=history.path)

    told = []
    lesson.failed.connect(told.append)
    with monkeypatch.context() as broken:
        broken.setattr(history, "keep", full)
        lesson.choose("check_cards")
        settle()
    assert len(told) == 1 and lesson.due == a.CheckCards()
    assert follow(lesson) == a.CheckCards()


def test_g_every_accident_is_told_put_right_and_shown(qapp, tmp_path, history):
    lesson = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    lesson.begin(read_plan({"mishaps": list(MISHAPS), "rate": 2}), history, led=False)
    told = set()
    for _ in range(700):
        if lesson.mishap:
            told.add(lesson.mishap)
            assert "put_right" in [act["value"] for act in lesson.acts]
        lesson.perform(lesson.due)
        assert lesson.verdict["right"]
        assert lesson.table.shown == lesson.kept.table.state
    assert len(told) > 4
    lesson.put_away()


def test_20_every_act_has_a_name_a_reason_and_options_for_each_part():
    for kind, act in ACTS.items():
        assert acts_said.act_name(kind) and acts_said.act_reason(kind)
        for part in parts_of(act):
            assert acts_said.part_asked(part)
            assert acts_said.options(part, 9) or part in ("amount", "cards")


def test_the_act_that_is_due_is_always_at_hand_and_has_a_key(qapp):
    table = Plan().lesson("at hand")
    for _ in range(1500):
        kinds = acts_said.at_hand(table.state.phase, table.due, mishaps=False)
        assert kind_of(type(table.due)) in kinds
        assert len(kinds) <= 10
        assert acts_said.act_told(table.due)
        table.perform(table.due)


@pytest.mark.parametrize(
    ("source", "target", "kind", "given"),
    [
        ("shoe", "palette", "deal_card", {"place": "palette"}),
        ("shoe", "corner", "deal_card", {"place": "corner"}),
        ("shoe", "seat 4", "give_shoe", {"seat": 4}),
        ("seat 3", "money", "rake", {"seat": 3}),
        ("money", "seat 3", "pay", {"seat": 3}),
        ("money", "cagnotte", "drop_cagnotte", {}),
        ("bank", "slot", "clear_cards", {}),
    ],
)
def test_what_is_brought_from_one_place_to_another_is_an_act(source, target, kind, given):
    assert dragging.act(source, target) == (kind, given)
    assert set(given) <= set(parts_of(ACTS[kind]))


def test_a_way_that_means_nothing_is_no_act(lesson):
    assert dragging.act("slot", "shoe") is None
    lesson.drag("slot", "shoe")
    settle()
    assert lesson.verdict == {}


def bring_to(lesson, kind):
    """Does what is due until an act of this kind is."""
    while not isinstance(lesson.due, kind):
        lesson.perform(lesson.due)
    return lesson.due


@pytest.fixture
def alone(qapp, tmp_path, history):
    made = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    made.begin(Plan(), history, led=False)
    yield made
    made.put_away()


@pytest.mark.usefixtures("in_english")
def test_c24_a_stake_is_paid_in_chips_laid_one_by_one(alone):
    due = bring_to(alone, a.Pay)
    alone.drag("money", f"seat {due.seat}")
    settle()
    assert not alone.typed and alone.target == f"seat {due.seat}"
    assert [chip["value"] for chip in alone.tray][:3] == ["5000", "1000", "500"]
    for chip, count in fewest_chips(due.amount).items():
        for _ in range(count):
            alone.dropChip(chip, alone.target)
    alone.layChips("5", 1)
    alone.layChips("5", -1)
    assert alone.laidText and alone.laid
    alone.handOver()
    settle()
    assert alone.verdict["right"] and alone.tray == [] and alone.laidText == ""


def test_c24_a_chip_too_many_is_a_wrong_amount(alone):
    due = bring_to(alone, a.Pay)
    alone.drag("money", f"seat {due.seat}")
    settle()
    for chip, count in fewest_chips(due.amount).items():
        alone.layChips(chip, count)
    alone.layChips("0.10", 1)
    alone.handOver()
    settle()
    assert not alone.verdict["right"] and alone.verdict["rule"] == "C24" and alone.due == due


def test_a_chip_beside_its_place_and_nothing_laid_do_nothing(alone):
    due = bring_to(alone, a.Pay)
    alone.drag("money", f"seat {due.seat}")
    settle()
    alone.dropChip("50", "cagnotte")
    alone.handOver()
    settle()
    assert alone.laidText == "" and alone.tray and alone.verdict["right"]
    alone.layChips("50", 1)
    alone.takeChipsBack()
    assert alone.laidText == ""
    alone.cancel()
    alone.layChips("50", 1)
    assert alone.tray == [] and alone.laid == []


def test_c23_the_cagnotte_is_dropped_in_chips(alone):
    due = bring_to(alone, a.DropCagnotte)
    alone.drag("money", "cagnotte")
    settle()
    assert alone.target == "cagnotte"
    for chip, count in fewest_chips(due.amount).items():
        alone.layChips(chip, count)
    alone.handOver()
    settle()
    assert alone.verdict["right"]


@pytest.mark.usefixtures("in_english")
def test_after_a_coup_it_is_said_gently_how_it_went(alone):
    bring_to(alone, a.NamePoints)
    alone.perform(a.NamePoints(9, 9, "tie"))
    assert alone.coup == ""
    bring_to(alone, a.ClearCards)
    alone.perform(alone.due)
    assert alone.coup.startswith("Coup 1: ") and "Name the points (" in alone.coup
    alone.perform(alone.due)
    assert alone.coup == ""


def test_in_an_exam_nothing_is_said_of_a_coup_before_the_end(qapp, tmp_path, history):
    lesson = Lesson(Preferences(Settings(speed=0.0), Places(tmp_path)))
    lesson.begin(read_plan({"manner": "exam", "coups": 1}), history, led=False)
    while lesson.due is not None:
        lesson.perform(lesson.due)
    assert lesson.coup == "" and lesson.over and lesson.end
    lesson.put_away()


def test_the_houses_steps_are_shown_at_speed_the_learners_at_leisure(qapp, tmp_path, history):
    lesson = Lesson(Preferences(Settings(speed=1.0, pace=0), Places(tmp_path)))
    lesson.begin(read_plan({"steps": ["close"]}), history, led=False)
    stage, seen = lesson.table.stage, {}
    for _ in range(2):  # rien ne va plus, and who holds the cards
        lesson.perform(lesson.due)
        while stage.busy:
            seen[stage.cue.beat, stage.cue.say.call if stage.cue.say else ""] = stage.times
            stage.acknowledge(stage.number)
    assert seen["word", "close"] == 0
    assert seen["card", ""] == OFTEN
    lesson.put_away()
