"""What a learner does is seen as he does it, and what he says is heard then and not before (rules B4–B7, C5, C9)."""

from itertools import pairwise

import pytest

from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.history import History
from baccara_qt.practice.plan import read_plan
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.preferences import Preferences

GAMES = ["casino", "big-table", "mini"]

CALLED = {
    "checked": a.CheckCards,
    "cut_offered": a.OfferCut,
    "cut_done": (a.PlaceStopCard, p.InsertStopCard),
    "bank_offered": a.OfferBank,
    "bank_named": a.AnnounceBank,
    "cards_to": a.CardsTo,
    "sale": a.OfferSale,
    "go_on": a.AskGoOn,
    "shoe_offered": p.OfferShoe,
}


@pytest.fixture
def begin(qapp, tmp_path):
    begun = []

    def lesson(preset, speed, **plan):
        history = History(tmp_path / "library.db")
        made = Lesson(Preferences(Settings(speed=speed), Places(tmp_path)))
        made.begin(read_plan({"preset": preset, **plan}), history, led=False)
        begun.append((made, history))
        return made

    yield lesson
    for made, history in begun:
        made.put_away()
        history.close()


@pytest.mark.parametrize("preset", GAMES)
def test_b4_the_packs_are_spread_and_washed_as_the_learner_does_it_and_lie_so_until_his_next_act(begin, preset):
    lesson = begin(preset, 1.0)
    seen = []
    while not isinstance(lesson.due, a.OfferCut):
        assert lesson.table.packs == (seen[-1] if seen else "")
        lesson.perform(lesson.due)
        while (cue := lesson.table.stage.cue) is not None:
            seen.append(cue.beat)
            lesson.table.stage.acknowledge(lesson.table.stage.number)
    assert seen == ["spread", "wash", "wash_down", "gather"]
    assert lesson.table.packs == ""


@pytest.mark.parametrize("preset", ["casino", "big-table"])
def test_b7_the_shoe_goes_to_who_deals_when_the_learner_gives_it(begin, preset):
    lesson = begin(preset, 0.0)
    given = []
    while len(given) < 3:
        due, stood = lesson.due, lesson.table.shoeSeat
        lesson.perform(due)
        if isinstance(due, a.GiveShoe | p.MoveShoe):
            given.append(stood)
            assert lesson.table.shoeSeat == due.seat
        elif isinstance(lesson.due, a.GiveShoe | p.MoveShoe):
            assert lesson.table.shoeSeat == stood
    assert 0 in given


@pytest.mark.parametrize("preset", ["casino", "big-table"])
def test_b7_the_shoe_travels_to_whom_the_learner_gives_it_and_is_nowhere_else_meanwhile(begin, preset):
    lesson, given = begin(preset, 1.0), 0
    stage = lesson.table.stage
    while given < 4:
        due, stood, seen = lesson.due, lesson.table.shoeSeat, []
        lesson.perform(due)
        while stage.busy:
            cue = lesson.table.cue
            seen.append((cue["shoeFrom"], cue["shoeTo"]))
            stage.acknowledge(stage.number)
        # Each way begins where the one before it ended, and the last one ends where the shoe stands
        ways = [(stood, stood), *seen, (lesson.table.shoeSeat,) * 2]
        assert all(before[1] == after[0] for before, after in pairwise(ways)), (due, ways)
        if isinstance(due, a.GiveShoe | p.MoveShoe):
            given += 1
            assert (stood, due.seat) in seen or stood == due.seat


def test_c11_the_palette_serves_the_ponte_when_the_learner_does(begin):
    lesson = begin("casino", 0.0)
    served = 0
    while served < 3:
        due, coup = lesson.due, lesson.kept.table.state.coup
        rows = [row.place for row in lesson.table.cards.rows if row.hand == "ponte"]
        if isinstance(due, a.HandCards):
            assert rows == ["palette", "palette"]
            served += 1
        elif coup and len(coup.bank) > 1:
            assert rows and "palette" not in rows
        lesson.perform(due)


@pytest.mark.parametrize("preset", GAMES)
def test_what_the_learner_says_is_heard_when_he_says_it(begin, preset):
    lesson = begin(preset, 0.0)
    heard = []
    lesson.table.stage.spoken.connect(lambda say: heard.append(say.call))
    told = set()
    for _ in range(250):
        due = lesson.due
        lesson.perform(due)
        for call in heard:
            assert isinstance(due, CALLED.get(call, object)), f"{call!r} at {due}"
        told |= {call for call in heard if call in CALLED}
        heard.clear()
    assert told >= {"checked", "cut_offered", "cut_done"}
    assert preset != "casino" or told >= {"bank_offered", "bank_named", "cards_to", "go_on"}


def test_what_the_house_says_is_heard_as_ever(begin):
    lesson = begin("casino", 0.0, steps=["close"])
    heard = []
    lesson.table.stage.spoken.connect(lambda say: heard.append(say.call))
    while not lesson.kept.table.notes.coups:
        lesson.perform(lesson.due)
    assert {"cards_to", "go_on"} <= set(heard)


def test_b5_who_comes_back_hears_no_call_that_is_still_his(begin):
    lesson = begin("casino", 0.0)
    while not isinstance(lesson.due, a.OfferCut):
        lesson.perform(lesson.due)
    history = lesson.kept._history
    lesson.put_away()
    lesson.resume(history)
    assert isinstance(lesson.due, a.OfferCut)
    assert lesson.table.croupier.call == ""


def test_c11_who_comes_back_while_cards_are_dealt_finds_them_where_they_lay(begin):
    lesson = begin("casino", 0.0)
    history, served = lesson.kept._history, 0
    while served < 2:
        if lesson.kept.table.state.coup:
            there = lesson.table.cards.rows
            lesson.put_away()
            lesson.resume(history)
            assert lesson.table.cards.rows == there, lesson.due
        served += isinstance(lesson.due, a.HandCards)
        lesson.perform(lesson.due)
