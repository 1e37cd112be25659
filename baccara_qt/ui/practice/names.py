"""What the exercises and the modes are called, and how a card of the practice page pictures them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.practice.drill import CLOCK, LIVES

translate = QCoreApplication.translate


class Name(NamedTuple):
    """An exercise: what it is called, and what it asks."""

    title: str
    note: str


def exercise_name(exercise: str) -> Name:
    """What an exercise is called; ``procedure`` is the practice at the table."""
    return {
        "tableau": Name(
            translate("PracticePage", "The tableau"), translate("PracticePage", "The bank draws, stands, or is free?")
        ),
        "ponte": Name(
            translate("PracticePage", "The ponte"), translate("PracticePage", "A card, no card, or turn at once?")
        ),
        "counting": Name(
            translate("PracticePage", "Counting"), translate("PracticePage", "Two or three cards at a glance")
        ),
        "cagnotte": Name(
            translate("PracticePage", "The cagnotte"), translate("PracticePage", "Five per cent, rounded")
        ),
        "payout": Name(translate("PracticePage", "Paying out"), translate("PracticePage", "Build the amount in chips")),
        "claims": Name(
            translate("PracticePage", "Claims"), translate("PracticePage", "Who gets the cards, who is trimmed?")
        ),
        "passing": Name(
            translate("PracticePage", "The bank moves"), translate("PracticePage", "Who is offered it, who is next?")
        ),
        "calls": Name(
            translate("PracticePage", "Calls"), translate("PracticePage", "What is said in French, and when")
        ),
        "procedure": Name(
            translate("PracticePage", "At the table"),
            translate("PracticePage", "Deal chemin de fer or Punto Banco with your own hands"),
        ),
    }[exercise]


def modes() -> list[dict[str, str]]:
    """The modes of an exercise: ``value``, ``text`` and ``note``."""
    return [
        {
            "value": "calm",
            "text": translate("PracticePage", "Calm"),
            "note": translate("PracticePage", "As long as you like."),
        },
        {
            "value": "clock",
            "text": translate("PracticePage", "Against the clock"),
            "note": translate("PracticePage", "As many as you can in {0} seconds of thinking.").format(CLOCK // 1000),
        },
        {
            "value": "streak",
            "text": translate("PracticePage", "Streak"),
            "note": translate("PracticePage", "Until the first mistake."),
        },
        {
            "value": "lives",
            "text": translate("PracticePage", "Lives"),
            "note": translate("PracticePage", "Until mistake number {0}.").format(LIVES),
        },
    ]


def picture(exercise: str) -> dict[str, Any]:
    """Cards, chips, seats or a ``word`` that stand for an exercise."""
    shown = _PICTURES[exercise]
    return {**shown, "word": translate("PracticePage", shown["word"])} if "word" in shown else shown


_PICTURES: Final[dict[str, dict[str, Any]]] = {
    "procedure": {"cards": ["9h", "Kc"], "stacks": [{"chip": "100", "count": 4}, {"chip": "500", "count": 2}]},
    "tableau": {"word": QT_TRANSLATE_NOOP("PracticePage", "D S ?"), "cards": ["3s"]},
    "ponte": {"cards": ["5d", "Qs"]},
    "counting": {"cards": ["7c", "6h", "8s"]},
    "cagnotte": {"word": QT_TRANSLATE_NOOP("PracticePage", "5 %"), "stacks": [{"chip": "5", "count": 3}]},
    "payout": {"stacks": [{"chip": "500", "count": 2}, {"chip": "100", "count": 4}, {"chip": "5", "count": 3}]},
    "claims": {"seats": 7, "marked": 3},
    "passing": {"seats": 7, "marked": 5},
    "calls": {"word": "« Banco »"},
}
