"""Fault 20, practice: whatever a learner does can be done by words, and whatever he is told can be spoken.

No act needs a place on the screen; hand, bank, seat and what is due are told as texts. The screens have their own test.
"""

import json

from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.plan import read_plan
from baccara_qt.practice.texts import FAULTS
from baccara_qt.practice.texts import MISHAPS as WHAT_WENT_WRONG
from baccara_qt.practice.written_acts import read_act, write_act
from baccara_qt.ui.practice.acts_said import act_told
from baccara_qt.ui.practice.asked import why


def test_fault_20_a_whole_shoe_is_dealt_by_words_alone(qapp):
    lesson = read_plan({"mishaps": list(MISHAPS)}).lesson("words")
    while lesson.state.shoes < 2:
        assert act_told(lesson.due)
        if lesson.mishap is not None:
            assert WHAT_WENT_WRONG[lesson.mishap.kind]
        words = json.dumps(write_act(lesson.due))
        assert lesson.perform(read_act(json.loads(words))).fault is None
    assert lesson.notes.coups > 20


def test_fault_20_every_fault_is_told_in_a_sentence(qapp):
    lesson = read_plan({"manner": "exam"}).lesson("words")
    for _ in range(200):
        fault = lesson.perform(read_act("wash_face_up")).fault
        if fault is not None:
            assert FAULTS[fault.code]
            assert fault.rule
            assert act_told(read_act(fault.expected))


def test_fault_20_every_question_can_be_read_and_answered_as_text(qapp):
    for exercise in EXERCISES.values():
        for key in exercise.keys:
            question = exercise.ask(key, luck("words"))
            assert json.loads(json.dumps(question.facts)) == question.facts
            assert exercise.judge(question, json.loads(json.dumps(question.right))) is None
            assert why(question)
