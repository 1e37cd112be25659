"""Help for chemin de fer: its own keys, what happens in a coup, phase by phase, and the words of its table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from baccara_qt.ui.glossary import words
from baccara_qt.ui.offers import ACTS

__all__ = ["ACTS", "Key", "Phase", "own_keys", "phases", "words"]

translate = QCoreApplication.translate


class Key(NamedTuple):
    """A key and what it does."""

    key: str
    text: str


class Phase(NamedTuple):
    """What happens in a part of the coup."""

    phase: str
    text: str


def own_keys() -> list[Key]:
    """The keys of this game that are no acts."""
    return [
        Key(translate("Help", "Ctrl+Z"), translate("Help", "Undo a stake, a call or a passed bank")),
        Key("Y", translate("Help", "Why the last coup went as it did")),
        Key("← →", translate("Help", "The coup before it, and the next")),
    ]


def phases() -> list[Phase]:
    """What happens in a coup, from the cut to the sale of the bank."""
    return [
        Phase(
            translate("Help", "The cut"),
            translate("Help", "The cards are shuffled. The last seat cuts them, at least ten cards from either end."),
        ),
        Phase(
            translate("Help", "The bank"),
            translate("Help", "It is offered in turn to the right. Whoever takes it names the sum he risks."),
        ),
        Phase(
            translate("Help", "Claims"),
            translate(
                "Help",
                "Everybody is asked once, from the banker’s right: a stake, banco for all of it, or banco avec la "
                "table for half. A higher claim beats a lower one, and who is beaten may answer.",
            ),
        ),
        Phase(
            translate("Help", "The close"),
            translate("Help", "Rien ne va plus: the stakes lie. What nobody covered waits in the garage."),
        ),
        Phase(
            translate("Help", "The ponte"),
            translate("Help", "The highest stake holds the cards. An 8 or 9 is turned; otherwise: card or no card."),
        ),
        Phase(
            translate("Help", "The banker"),
            translate("Help", "He turns his cards and draws or stands by the tableau; the gold cells leave it to him."),
        ),
        Phase(
            translate("Help", "Settling"),
            translate(
                "Help",
                "The bank wins: the stakes go to it, less the cagnotte. The ponte wins: he is paid, and the bank "
                "moves on. A tie moves nothing.",
            ),
        ),
        Phase(
            translate("Help", "Keep or pass"),
            translate("Help", "After a win the banker goes on with all of it, or passes the bank."),
        ),
        Phase(
            translate("Help", "Sale, auction"),
            translate("Help", "A passed bank is offered at its amount; if nobody takes it, the highest bid wins it."),
        ),
    ]
