"""An accident in words: what has happened, what can be done about it, and what the rules say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.chemin.mishaps import KINDS, Mishap
from baccara_qt.core.chemin.putting_right import REMEDIES, Remedy
from baccara_qt.practice.texts import MISHAPS
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.practice import acts_said

translate = QCoreApplication.translate

_THINKABLE: Final[dict[str, tuple[Remedy, ...]]] = {
    "early_card": ("close", "void", "annul", "burn"),
    "face_up": ("void", "keep", "annul", "burn"),
    "stuck": ("annul", "keep", "void", "burn"),
    "floor": ("keep", "void", "burn", "annul"),
    "unasked": ("to_bank", "burn", "to_ponte", "annul"),
    "ponte_against": ("to_bank", "to_ponte", "burn", "draw_missing", "annul"),
    "bank_against": ("burn", "draw_missing", "keep", "annul"),
    "mispaid": ("correct", "let_stand", "annul"),
    "early_look": ("warn", "dismiss", "annul"),
    "hidden_natural": ("turn_natural", "keep", "annul", "burn"),
    "exposed": ("keep", "void", "burn", "annul"),
}
"""What a learner may think of after an accident; the right one is always among it."""


def accident_told(mishap: Mishap) -> str:
    """What has gone wrong, with the number of the rule that puts it right."""
    text: str = translate("Practice", MISHAPS[mishap.kind])
    rule = translate("Lesson", "{0} (rule {1}).").format(text, KINDS[mishap.kind].rule)
    if mishap.kind == "mispaid":
        paid = translate("Lesson", "Seat {0} got {1} for a stake of {2}.")
        return f"{rule} {paid.format(mishap.seat, money_text(mishap.paid), money_text(mishap.amount))}"
    if mishap.again:
        warned = translate("Lesson", "He was warned before.")
        return f"{rule} {warned}"
    return rule


def choices(kind: str) -> list[dict[str, str]]:
    """What can be done about it: ``value``, ``text``, ``key``; in the same order after every accident."""
    return acts_said.words(tuple(remedy for remedy in REMEDIES if remedy in _THINKABLE[kind]))


def rule_told(kind: str) -> str:
    """What the rules say, in a sentence."""
    return {
        "early_card": translate(
            "Lesson", "A card cannot go back: the stakes close as they lie, and the coup is given."
        ),
        "face_up": translate("Lesson", "It is void and goes into the slot; the next card takes its place."),
        "stuck": translate("Lesson", "Nobody knows which came first: the coup is annulled, and the stakes go back."),
        "floor": translate("Lesson", "A card from the floor keeps its value and goes where it belongs."),
        "unasked": translate(
            "Lesson", "As if the ponte stood: a bank of 0 to 5 keeps the first card, one of 6 or 7 has it burned."
        ),
        "ponte_against": translate(
            "Lesson",
            "With one card out the tableau decides whose it is, or it is burned; with two the coup is annulled.",
        ),
        "bank_against": translate("Lesson", "A card too many is burned, a missing one is drawn."),
        "mispaid": translate("Lesson", "It is put right before the next close; after that it stands."),
        "early_look": translate("Lesson", "The first time he is warned; the second time he passes the bank."),
        "hidden_natural": translate("Lesson", "Eight and nine are turned at once; cards drawn after it are burned."),
        "exposed": translate("Lesson", "It keeps its place, and both sides are bound by the tableau."),
    }[kind]
