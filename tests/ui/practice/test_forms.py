"""What is put together on screen is the answer the exercise reads, for every spot of every exercise."""

from dataclasses import replace

import pytest

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents
from baccara_qt.practice.acts import ReturnBank
from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.question import Question
from baccara_qt.ui.practice import acts_said, asked, forms


def filled(question):
    """The draft of somebody who is right."""
    draft, right = forms.first_draft(question), question.right
    match question.exercise:
        case "cagnotte":
            draft["amount"] = right
        case "payout":
            draft.update({chip: str(count) for chip, count in right.items()})
        case "claims":
            draft["cards"] = str(right["cards"])
            draft.update({f"left {seat}": left for seat, left in right["trims"].items()})
        case "passing":
            draft.update({part: str(seat) for part, seat in right.items()})
        case _:
            draft["choice"] = str(right)
    return draft


@pytest.mark.parametrize("name", EXERCISES)
def test_the_right_draft_is_the_right_answer(name):
    exercise = EXERCISES[name]
    for key in exercise.keys:
        question = exercise.ask(key, luck("forms", key))
        assert not forms.complete(question, forms.first_draft(question))
        draft = filled(question)
        assert forms.complete(question, draft)
        assert exercise.judge(question, forms.answer(question, draft)) is None


@pytest.mark.parametrize("name", EXERCISES)
def test_fault_20_every_question_is_told_in_words_and_explained(name):
    exercise = EXERCISES[name]
    for key in exercise.keys:
        question = exercise.ask(key, luck("words", key))
        for text in (asked.sentence(question), asked.why(question)):
            assert text and "{" not in text
        texts = [choice["text"] for choice in asked.choices(question)] if question.choices else []
        assert len(set(texts)) == len(texts)


def test_an_amount_that_cannot_be_read_is_no_answer():
    exercise = EXERCISES["cagnotte"]
    question = exercise.ask(exercise.keys[0], luck("x"))
    with pytest.raises(NotationError):
        forms.answer(question, {"amount": "12x"})


@pytest.mark.parametrize(
    ("locale", "act", "stake", "chips"),
    [
        ("en_US", "1,234.50 back to the banker", "2,345.60", "2 × 1,000, 1 × 0.50"),
        ("de_DE", "1.234,50 zurück an den Bankhalter", "2.345,60", "2 × 1.000, 1 × 0,50"),
    ],
)
def test_amounts_in_what_is_said_are_written_as_the_country_writes_them(settle, locale, act, stake, chips):
    settle(locale)
    assert acts_said.act_told(ReturnBank(Cents(123450))) == act
    question = Question(
        "payout", "cents", {}, {}, "C21", "payout", (), {"stake": "2345.60", "right": "2 × 1000, 1 × 0.50"}
    )
    assert stake in asked.why(question) and chips in asked.why(question)
    whole = replace(question, params={"stake": "2300.00", "right": "23 × 100"})
    assert asked.why(whole) == asked.why(replace(whole, params={"stake": "2300", "right": "23 × 100"}))
