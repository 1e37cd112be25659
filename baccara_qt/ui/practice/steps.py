"""The steps of the staff's work in words, in the groups in which a learner takes them over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

GROUPS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "chemin_de_fer": {
        "cards": ("shuffle", "cut", "stop_card", "shoe"),
        "claims": ("announce", "ask", "rank", "trim", "close", "garage"),
        "coup": ("detach", "repeat", "turn", "instruct", "points"),
        "settling": ("settle", "cagnotte", "clear"),
        "bank": ("go_on", "offer", "sale", "auction"),
    },
    "punto_banco": {
        "cards": ("shuffle", "cut", "stop_card", "burn"),
        "claims": ("offer", "shoe", "ask", "close"),
        "coup": ("detach", "turn", "points", "instruct"),
        "settling": ("settle", "commission", "clear"),
    },
}
"""Steps of each game that are taken over together; what has gone wrong is always the learner's to put right."""


def group_of(step: str, game: str) -> str:
    """The group a step belongs to; empty for what has gone wrong."""
    return next((group for group, steps in GROUPS[game].items() if step in steps), "")


def group_name(group: str, game: str) -> str:
    """What a group of steps is called."""
    names = {
        "cards": translate("Lesson", "Shuffle and cut"),
        "claims": translate("Lesson", "Calls and claims"),
        "coup": translate("Lesson", "Dealing"),
        "settling": translate("Lesson", "Paying and cagnotte"),
        "bank": translate("Lesson", "Passing and sale"),
    }
    if game == "punto_banco":
        names |= {
            "cards": translate("Lesson", "Shuffle and burn"),
            "claims": translate("Lesson", "Shoe and stakes"),
            "settling": translate("Lesson", "Paying and commission"),
        }
    return names[group]


def step_name(step: str, game: str) -> str:
    """What a step is called."""
    names = {
        "shuffle": translate("Lesson", "Check and wash"),
        "cut": translate("Lesson", "Offer the cut"),
        "stop_card": translate("Lesson", "Stop card"),
        "shoe": translate("Lesson", "Move the shoe"),
        "announce": translate("Lesson", "Announce the bank"),
        "ask": translate("Lesson", "Ask in order"),
        "rank": translate("Lesson", "Rank of calls"),
        "trim": translate("Lesson", "Trim stakes"),
        "close": translate("Lesson", "Close the stakes"),
        "garage": translate("Lesson", "Garage"),
        "detach": translate("Lesson", "Bring the cards"),
        "repeat": translate("Lesson", "Carte or non"),
        "turn": translate("Lesson", "Turn the hands"),
        "instruct": translate("Lesson", "Tableau and advice"),
        "points": translate("Lesson", "Name the points"),
        "settle": translate("Lesson", "Rake and pay"),
        "cagnotte": translate("Lesson", "Cagnotte"),
        "clear": translate("Lesson", "Cards into the slot"),
        "go_on": translate("Lesson", "Keep or pass"),
        "offer": translate("Lesson", "Offer the bank"),
        "sale": translate("Lesson", "Sale"),
        "auction": translate("Lesson", "Auction"),
        "put_right": translate("Lesson", "Put mistakes right"),
    }
    if game == "punto_banco":
        names |= {
            "burn": translate("Lesson", "Burn by value"),
            "offer": translate("Lesson", "Offer the shoe"),
            "ask": translate("Lesson", "Call for stakes"),
            "close": translate("Lesson", "Close, say who turns"),
            "instruct": translate("Lesson", "Card or none"),
            "settle": translate("Lesson", "Take, then pay"),
            "commission": translate("Lesson", "Commission box"),
        }
    return names[step]
