"""Exercises of the tableaux and of counting: *tableau*, *ponte*, *counting* (rules A1, A3, C16, C17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from baccara_qt.core.cards import PACK, Card, is_natural, total
from baccara_qt.core.chance import Stream
from baccara_qt.core.tableau import STOOD, Verdict, banker_verdict, ponte_verdict
from baccara_qt.practice.question import Exercise, Fault, Question, a_number, chosen

VERDICTS: Final[dict[Verdict, str]] = {"D": "draw", "S": "stand", "?": "free"}

CELLS: Final = tuple(f"{bank},{third}" for bank in range(8) for third in (*range(10), "stood"))
"""The 88 cells of the banker's tableau: his total, and the ponte's third card or ``stood``."""

_PONTE: Final = tuple(f"{total},{how}" for total in range(10) for how in ("bound", "alone"))
_COUNTS: Final = tuple(f"{cards},{total}" for cards in (2, 3) for total in range(10))


def _cards(stream: Stream, number: int, fits: Callable[[Sequence[Card]], bool]) -> tuple[Card, ...]:
    """So many cards that fit; any hand of them is as likely as another."""
    while True:
        hand = tuple(PACK[stream.below(len(PACK))] for _ in range(number))
        if fits(hand):
            return hand


def _hand(stream: Stream, number: int, points: int) -> list[str]:
    return [str(card) for card in _cards(stream, number, lambda hand: total(hand) == points)]


# --- tableau ----------------------------------------------------------------------------------------------------


def _ask_tableau(key: str, stream: Stream) -> Question:
    """Facts: ``bank`` (his points), ``bank_cards``, ``third`` (points, or ``None``), ``third_card``."""
    bank, _, column = key.partition(",")
    third = STOOD if column == "stood" else int(column)
    card = None if third == STOOD else _hand(stream, 1, third)[0]
    facts = {
        "bank": int(bank),
        "bank_cards": _hand(stream, 2, int(bank)),
        "third": None if third == STOOD else third,
        "third_card": card,
    }
    right = VERDICTS[banker_verdict(int(bank), third, "table")]
    params = {"bank": int(bank), "third": column}
    why = f"tableau_{right}_stood" if third == STOOD else f"tableau_{right}"
    return Question("tableau", key, facts, right, "C17", why, tuple(VERDICTS.values()), params)


# --- ponte ------------------------------------------------------------------------------------------------------


def _ask_ponte(key: str, stream: Stream) -> Question:
    """Facts: ``ponte`` (his points), ``ponte_cards``, ``alone`` (nobody else has a stake, and the house frees him)."""
    points, _, how = key.partition(",")
    alone, hand = how == "alone", _hand(stream, 2, int(points))
    facts = {"ponte": int(points), "ponte_cards": hand, "alone": alone}
    choices = (*VERDICTS.values(), "turn")
    if int(points) >= 8:
        return Question("ponte", key, facts, "turn", "A3", "ponte_turn", choices, {"ponte": int(points)})
    right = VERDICTS[ponte_verdict(int(points), "table", free=alone)]
    why = "ponte_alone" if alone else f"ponte_{right}"
    return Question("ponte", key, facts, right, "C16", why, choices, {"ponte": int(points)})


# --- counting ---------------------------------------------------------------------------------------------------


def _ask_counting(key: str, stream: Stream) -> Question:
    """Facts: ``cards``. Three cards never begin with a natural: there would be no third (A3)."""
    number, _, points = key.partition(",")
    hand = _cards(
        stream,
        int(number),
        lambda hand: total(hand) == int(points) and not (len(hand) == 3 and is_natural(hand[:2])),
    )
    values = " + ".join(str(card.points) for card in hand)
    params = {"total": int(points), "sum": values, "all": sum(card.points for card in hand)}
    return Question("counting", key, {"cards": list(map(str, hand))}, int(points), "A1", "counting", (), params)


def _judge_counting(question: Question, given: Any) -> Fault | None:
    points = a_number(question, given, 0, 9)
    if points == question.right:
        return None
    return Fault("wrong_total", question.rule, question.right, points, {**question.params, "given": points})


TABLEAU: Final = Exercise("tableau", CELLS, _ask_tableau, chosen("wrong_instruction"))
PONTE: Final = Exercise("ponte", _PONTE, _ask_ponte, chosen("wrong_choice"))
COUNTING: Final = Exercise("counting", _COUNTS, _ask_counting, _judge_counting)
