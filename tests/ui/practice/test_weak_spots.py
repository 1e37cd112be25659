"""What a learner is weak at is told by name, the worst first; the curves tell all days of all exercises."""

import pytest

from baccara_qt.practice.drill import Drill
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.history import History, Score
from baccara_qt.practice.report import together
from baccara_qt.ui.practice.drilling import Drilling
from baccara_qt.ui.practice.progress import weak
from baccara_qt.ui.practice.spot_names import spot_name


@pytest.fixture
def history(tmp_path):
    with History(tmp_path / "library.db") as kept:
        yield kept


@pytest.mark.parametrize("name", EXERCISES)
def test_every_spot_has_a_name_of_its_own(qapp, name):
    names = [spot_name(name, key) for key in EXERCISES[name].keys]
    assert all(names) and len(set(names)) == len(names)


@pytest.mark.usefixtures("in_english")
def test_the_worst_spot_comes_first_and_what_is_known_not_at_all(qapp):
    scores = {
        "4,bound": Score(4, 4, 1.0),
        "5,alone": Score(4, 1, 1.0),
        "6,bound": Score(2, 0, 1.0),
        "7,bound": Score(9, 0, 1.0),
    }
    told = weak("ponte", scores)
    assert [spot["name"] for spot in told] == ["7, for others", "6, for others", "5, alone"]
    assert told[2]["right"] == "1 of 4"


def test_no_more_than_five_spots_are_told(qapp):
    assert len(weak("counting", dict.fromkeys(EXERCISES["counting"].keys, Score(1, 0, 1.0)))) == 5


@pytest.mark.parametrize("name", ["ponte", "claims", "calls"])
def test_an_exercise_tells_its_weak_spots_and_the_tableau_has_its_map(qapp, history, name):
    drill = Drill.begin(name, "calm", "weak", history)
    wrong = (
        next(choice for choice in drill.question.choices if choice != drill.question.right)
        if (drill.question.choices)
        else {"cards": 0, "trims": {}}
    )
    key = drill.question.key
    drill.answer(wrong, 900)
    drilling = Drilling()
    drilling.open(name, "calm", history, anew=False)
    assert [spot["name"] for spot in drilling.weak] == [spot_name(name, key)]
    assert drilling.heat == []
    drilling.open("tableau", "calm", history, anew=True)
    assert drilling.weak == [] and len(drilling.heat) == 88
    drilling.put_away()


def test_the_days_of_all_exercises_are_told_together(history):
    for name, answer in (("counting", 0), ("cagnotte", "0.10")):
        Drill.begin(name, "calm", name, history).answer(answer, 500)
    each = [history.by_day(name) for name in ("counting", "cagnotte")]
    (day,) = each[0]
    assert history.by_day() == {day: together(scores[day] for scores in each)}
