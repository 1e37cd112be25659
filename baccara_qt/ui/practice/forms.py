"""What a learner puts together on screen, as the answer the exercise reads.

A draft holds texts by the names of their fields: ``choice``, ``amount``, a value of chip, ``cards``, ``left 5``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from baccara_qt.core.money import amount_text
from baccara_qt.practice.question import Question
from baccara_qt.ui.amounts import entry_text, read_money

Draft = Mapping[str, str]

PASSING_PARTS: Final = ("offered", "next", "turn_seat")
"""The three seats of the exercise *passing*, in the order in which they are asked for."""


def first_draft(question: Question) -> dict[str, str]:
    """What stands in the fields before anything is given: the stakes as they were laid."""
    if question.exercise != "claims":
        return {}
    return {left_field(seat): entry_text(amount) for seat, amount in stakes(question).items()}


def stakes(question: Question) -> dict[int, int]:
    """What lies before each seat once all have spoken, in cents; nothing beside a banco (C3)."""
    claims = question.facts["claims"]
    if any(claim["call"] == "banco" for claim in claims):
        return {}
    return {claim["seat"]: claim["amount"] for claim in claims}


def left_field(seat: int) -> str:
    """The field for what is left of a stake."""
    return f"left {seat}"


def complete(question: Question, draft: Draft) -> bool:
    """Whether there is anything to be judged yet."""
    match question.exercise:
        case "cagnotte":
            return bool(draft.get("amount", "").strip())
        case "payout":
            return any(int(count) for count in draft.values())
        case "claims":
            return "cards" in draft
        case "passing":
            return all(part in draft for part in PASSING_PARTS)
        case _:
            return "choice" in draft


def answer(question: Question, draft: Draft) -> Any:
    """The answer as in a script of answers.

    Raises:
        NotationError: If an amount cannot be read.
    """
    return _READERS.get(question.exercise, _choice)(question, draft)


def _choice(_question: Question, draft: Draft) -> Any:
    return draft["choice"]


def _number(_question: Question, draft: Draft) -> Any:
    return int(draft["choice"])


def _amount(_question: Question, draft: Draft) -> Any:
    return amount_text(read_money(draft["amount"]))


def _chips(_question: Question, draft: Draft) -> Any:
    return {chip: int(count) for chip, count in draft.items() if int(count)}


def _claims(question: Question, draft: Draft) -> Any:
    trims = {}
    for seat, laid in stakes(question).items():
        left = read_money(draft[left_field(seat)])
        if left != laid:
            trims[str(seat)] = amount_text(left)
    return {"cards": int(draft["cards"]), "trims": trims}


def _passing(_question: Question, draft: Draft) -> Any:
    return {part: int(draft[part]) for part in PASSING_PARTS}


_READERS: Final[dict[str, Callable[[Question, Draft], Any]]] = {
    "counting": _number,
    "cagnotte": _amount,
    "payout": _chips,
    "claims": _claims,
    "passing": _passing,
}
