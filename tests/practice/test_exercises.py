"""The exercises: every spot, its right answer worked out a second time, and every wrong one with its fault."""

import pytest

from baccara_qt.core.cards import parse_cards, total
from baccara_qt.core.money import parse_amount
from baccara_qt.practice.drawing import CELLS
from baccara_qt.practice.drill import luck
from baccara_qt.practice.exercises import EXERCISES
from baccara_qt.practice.question import AnswerError
from baccara_qt.practice.texts import FAULTS, WHY

# Written down once more as the rule book prints it (C17).
TABLEAU = """
D D D D D D D D D D D
D D D D D D D D D D D
D D D D D D D D D D D
D D D D D D D D S ? D
S S D D D D D D S S D
S S S S ? D D D S S D
S S S S S S D D S S S
S S S S S S S S S S S
"""
WORD = {"D": "draw", "S": "stand", "?": "free"}

SPOTS = [(name, key) for name, exercise in EXERCISES.items() for key in exercise.keys]
WRONG = {
    "tableau": ("wrong_instruction", "turned"),
    "ponte": ("wrong_choice", "no"),
    "counting": ("wrong_total", 10),
    "cagnotte": ("wrong_amount", "1,5"),
    "payout": ("wrong_amount", {"3": 1}),
    "claims": ("wrong_holder", {"card": 1}),
    "passing": ("wrong_seat", {"offered": 1}),
    "calls": ("wrong_call", "hello"),
}


def ask(name, key, n=0):
    return EXERCISES[name].ask(key, luck("test", n))


def a_wrong_answer(question):
    right = question.right
    match question.exercise:
        case "counting":
            return (right + 1) % 10
        case "cagnotte":
            return f"{float(right) + 0.1:.2f}"
        case "payout":
            return {**right, "10": right.get("10", 0) + 1}
        case "claims":
            return {**right, "cards": next(seat for seat in range(1, 15) if seat != right["cards"])}
        case "passing":
            return {**right, "next": right["offered"]}
        case _:
            return next(choice for choice in question.choices if choice != right)


@pytest.mark.parametrize(("name", "key"), SPOTS)
def test_every_spot_has_a_right_answer_a_reason_and_a_fault(name, key):
    exercise = EXERCISES[name]
    for n in range(3):
        question = ask(name, key, n)
        assert (question.exercise, question.key) == (name, key)
        assert exercise.judge(question, question.right) is None
        assert question.why in WHY
        wrong = a_wrong_answer(question)
        fault = exercise.judge(question, wrong)
        assert (fault.code, fault.expected, fault.given) == (WRONG[name][0], question.right, wrong)
        assert fault.rule
        assert fault.code in FAULTS
        with pytest.raises(AnswerError, match=name):
            exercise.judge(question, WRONG[name][1])


def test_the_same_luck_asks_the_same():
    for name, key in SPOTS[::7]:
        assert ask(name, key, 5) == ask(name, key, 5)


def test_c17_the_tableau_has_88_cells_and_they_are_the_rule_books():
    rows = [row.split() for row in TABLEAU.split("\n") if row]
    assert len(CELLS) == len(set(CELLS)) == 88
    for bank, row in enumerate(rows):
        for third, verdict in zip((*range(10), "stood"), row, strict=True):
            question = ask("tableau", f"{bank},{third}")
            assert question.right == WORD[verdict]
            assert total(parse_cards(" ".join(question.facts["bank_cards"]))) == bank


@pytest.mark.parametrize(
    ("points", "bound", "alone"),
    [(0, "draw", "free"), (4, "draw", "free"), (5, "free", "free"), (6, "stand", "free"), (7, "stand", "free")],
)
def test_c16_a_ponte_is_bound_by_his_total_and_free_when_alone(points, bound, alone):
    assert ask("ponte", f"{points},bound").right == bound
    assert ask("ponte", f"{points},alone").right == alone


def test_a3_a_natural_is_turned_whoever_has_it():
    assert {ask("ponte", f"{points},{how}").right for points in (8, 9) for how in ("bound", "alone")} == {"turn"}


def test_a1_a_hand_counts_its_last_digit():
    for key in EXERCISES["counting"].keys:
        question = ask("counting", key)
        assert total(parse_cards(" ".join(question.facts["cards"]))) == question.right


def test_c23_the_cagnotte_is_rounded_to_the_nearest_ten_cents_halves_up():
    for key in EXERCISES["cagnotte"].keys:
        for n in range(20):
            question = ask("cagnotte", key, n)
            exact = question.facts["won"] * 5  # in hundredths of a cent
            off = parse_amount(question.right) * 100 - exact
            assert -500 < off <= 500
            assert parse_amount(question.right) % 10 == 0
            kind = key.split(",")[0]
            assert {"exact": off == 0, "half": off == 500, "up": 0 < off < 500, "down": off < 0}[kind]


def test_c21_any_chips_that_make_the_amount_are_right():
    question = ask("payout", "units")
    assert EXERCISES["payout"].judge(question, {"1": question.facts["stake"] // 100}) is None


def test_c6_what_exceeds_the_bank_is_trimmed_from_the_last_seat():
    for key in EXERCISES["claims"].keys:
        for n in range(10):
            question = ask("claims", key, n)
            facts = question.facts
            laid = {}
            for claim in facts["claims"]:
                if claim["call"] == "banco":
                    laid = {}
                laid[claim["seat"]] = (claim["amount"], claim["call"])
            order = sorted(
                laid, key=lambda seat: (seat - facts["banker"]) % 14 if seat > facts["banker"] else seat + 14
            )
            callers = [seat for seat in order if laid[seat][1] != "stake"]
            caller = next((claim["seat"] for claim in reversed(facts["claims"]) if claim["call"] != "stake"), 0)
            assert bool(callers) == bool(caller)
            room = facts["bank"] - (laid[caller][0] if caller else 0)
            room -= room % facts["unit"]
            left = {}
            for seat in order:
                if seat != caller:
                    left[seat] = min(laid[seat][0], room)
                    room -= left[seat]
            trims = {str(seat): f"{amount / 100:.2f}" for seat, amount in left.items() if amount != laid[seat][0]}
            assert question.right["trims"] == trims
            if caller:
                assert question.right["cards"] == caller


def test_passing_after_a_loss_goes_to_the_next_seat_that_plays():
    for n in range(30):
        question = ask("passing", "lost", n)
        facts = question.facts
        seats = [seat for seat in facts["occupied"] if seat not in facts["sitting_out"]]
        right = [*(s for s in seats if s > facts["banker"]), *(s for s in seats if s < facts["banker"])]
        assert question.right == {"offered": right[0], "next": right[1], "turn_seat": 0}


def test_passing_after_a_sale_the_turn_seat_is_asked_when_the_buyer_has_lost():
    for n in range(30):
        question = ask("passing", "buyer lost", n)
        assert question.right["offered"] == question.facts["standing"] != 0
        assert question.facts["banker"] != question.facts["standing"]


def test_calls_are_asked_both_ways_among_four():
    for key in EXERCISES["calls"].keys:
        question = ask("calls", key)
        assert len(set(question.choices)) == 4
        assert question.right in question.choices
