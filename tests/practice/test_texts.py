"""Everything the practice can say has words, and they can be filled and translated."""

import re
from pathlib import Path
from typing import get_args

import pytest

from baccara_qt.core.chemin.putting_right import REMEDIES as REMEDY_NAMES
from baccara_qt.core.punto.bets import BETS
from baccara_qt.practice import calling, punto_texts, texts
from baccara_qt.practice.acts import Order, Place
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.marking import QT_TRANSLATE_NOOP
from baccara_qt.practice.written_acts import ACTS, parts_of
from baccara_qt.ui.practice.acts_said import act_told
from baccara_qt.ui.practice.asked import why
from tests.practice.learner import table

TABLES = (texts.FAULTS, texts.WHY, texts.ACTS, texts.WORDS, texts.MISHAPS, texts.REMEDIES)


def holes(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_mishap_and_every_remedy_has_its_words():
    assert set(texts.MISHAPS) == set(MISHAPS)
    assert set(texts.REMEDIES) == set(REMEDY_NAMES)


def test_every_act_has_its_words_and_fills_them():
    assert list(texts.ACTS) == list(ACTS)
    for name, text in texts.ACTS.items():
        assert holes(text) <= set(parts_of(ACTS[name]))
    for preset in ("casino", "big-table"):
        lesson = table("texts", preset=preset)
        for _ in range(500):
            assert "{" not in act_told(lesson.due)
            lesson.perform(lesson.due)


def test_every_choice_has_its_word():
    assert {*get_args(Order), *get_args(Place), *BETS, "turn"} == set(texts.WORDS)


@pytest.mark.parametrize("name", EXERCISES)
def test_every_reason_can_be_told(name):
    exercise = EXERCISES[name]
    told = {exercise.ask(key, luck("texts")).why for key in exercise.keys}
    for key in exercise.keys:
        assert "{" not in re.sub(r"“.*”", "", why(exercise.ask(key, luck("texts"))))
    assert told <= set(texts.WHY)


def test_no_reason_is_written_for_nothing():
    told = {exercise.ask(key, luck("texts")).why for exercise in EXERCISES.values() for key in exercise.keys}
    assert told == set(texts.WHY)


def test_sentences_are_short_and_kind():
    for text in (*texts.FAULTS.values(), *texts.WHY.values()):
        assert text[0].isupper() or text[0] in "{“5"
        assert text.endswith(".")
        assert len(text) <= 130
        assert "'" not in text
        assert "!" not in text


def test_what_is_translated_is_marked_in_its_context():
    assert QT_TRANSLATE_NOOP("Practice", "Close") == "Close"
    for module in (texts, punto_texts, calling):
        source = Path(module.__file__).read_text(encoding="utf-8")
        assert set(re.findall(r"QT_TRANSLATE_NOOP\(\s*\"(\w+)\"", source)) == {"Practice"}


def test_the_croupiers_words_are_the_same_in_practice_as_in_play():
    from baccara_qt.ui import calls

    shared = set(calls.FRENCH) & set(calling.CALLS) - {"natural", "third_card", "advice"}
    assert len(shared) > 35
    for name in shared:
        assert calling.CALLS[name].french == calls.FRENCH[name]
