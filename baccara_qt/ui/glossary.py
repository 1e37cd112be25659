"""The words one meets at the table, explained in a sentence each, with the rule they come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from unicodedata import combining, normalize

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate


class Word(NamedTuple):
    """A word of the table.

    Attributes:
        rule: Number in the rule book.
        title: The word as it is said.
        text: What it means.
    """

    rule: str
    title: str
    text: str


# Qt's stub calls a marked text an object.
_WORDS: Final[dict[str, tuple[str, Any]]] = {
    "abattage": (
        "A3",
        QT_TRANSLATE_NOOP("Glossary", "An eight or nine in two cards. It is turned at once and ends the coup."),
    ),
    "avec la table": (
        "C4",
        QT_TRANSLATE_NOOP(
            "Glossary", "A call for half the bank; the others may stake the rest. Whoever calls it holds the cards."
        ),
    ),
    "baccara": ("A1", QT_TRANSLATE_NOOP("Glossary", "A hand that counts nothing, the worst of all.")),
    "banco": (
        "C3",
        QT_TRANSLATE_NOOP(
            "Glossary", "A call for the whole bank. All other stakes go back, and the caller plays alone against it."
        ),
    ),
    "banco prime": (
        "C2",
        QT_TRANSLATE_NOOP("Glossary", "Banco by the banker’s right neighbour, who comes before all others."),
    ),
    "banco suivi": (
        "C5",
        QT_TRANSLATE_NOOP(
            "Glossary", "Whoever lost a call may follow it: he comes first with banco in the next coup of this banker."
        ),
    ),
    "bank": (
        "C1",
        QT_TRANSLATE_NOOP(
            "Glossary", "The money one player puts up against all others, who can win no more than that."
        ),
    ),
    "bûche": ("A1", QT_TRANSLATE_NOOP("Glossary", "A card that counts nothing: ten, jack, queen or king.")),
    "cagnotte": (
        "C23",
        QT_TRANSLATE_NOOP("Glossary", "The house’s part of what the bank wins, and the slot into which it is dropped."),
    ),
    "carte, non": (
        "C13",
        QT_TRANSLATE_NOOP("Glossary", "What the ponte says when he wants a third card, and when he does not."),
    ),
    "coup": (
        "C10",
        QT_TRANSLATE_NOOP("Glossary", "One deal, from the close of the stakes until every stake is settled."),
    ),
    "croupier": (
        "B1",
        QT_TRANSLATE_NOOP("Glossary", "Leads the game, helps when he is asked and puts errors right. He never plays."),
    ),
    "égalité": (
        "C22",
        QT_TRANSLATE_NOOP("Glossary", "A tie. Nothing is won or lost; the stakes lie for the next coup."),
    ),
    "faux tirage": (
        "C16",
        QT_TRANSLATE_NOOP("Glossary", "A card drawn, or not drawn, against the tableau, by a player who is free."),
    ),
    "garage": (
        "C8",
        QT_TRANSLATE_NOOP("Glossary", "Bank money that nobody covered. It lies apart and is not at risk in this coup."),
    ),
    "main": (
        "B7",
        QT_TRANSLATE_NOOP(
            "Glossary", "The bank as it passes from hand to hand, and the coups one banker gives in a row."
        ),
    ),
    "palette": (
        "C11",
        QT_TRANSLATE_NOOP("Glossary", "The croupier’s wooden paddle, on which the cards travel to the ponte."),
    ),
    "ponte": (
        "C9",
        QT_TRANSLATE_NOOP("Glossary", "The hand against the bank, and whoever holds its cards for all who staked."),
    ),
    "rien ne va plus": (
        "C10",
        QT_TRANSLATE_NOOP("Glossary", "The stakes are closed: from now on the coup must be played."),
    ),
    "sabot": ("B5", QT_TRANSLATE_NOOP("Glossary", "The shoe the cards are drawn from. It stands before the banker.")),
    "stop card": (
        "B6",
        QT_TRANSLATE_NOOP(
            "Glossary", "Lies before the last cards of the shoe. The coup in which it shows is the last."
        ),
    ),
    "suite": (
        "E1",
        QT_TRANSLATE_NOOP(
            "Glossary", "The passing on of a bank at its amount: somebody buys it, or it goes to auction."
        ),
    ),
    "tableau": (
        "C17",
        QT_TRANSLATE_NOOP(
            "Glossary", "The table of play: what a hand must draw or stand on, and the few cells in which it is free."
        ),
    ),
    "taille": ("B8", QT_TRANSLATE_NOOP("Glossary", "All coups of one shoe, from the shuffle to the stop card.")),
    "turn seat": (
        "E3",
        QT_TRANSLATE_NOOP(
            "Glossary", "The seat that would have had the bank next, and has it back when a buyer loses it."
        ),
    ),
}


def words() -> list[Word]:
    """Every word, in the order of the alphabet."""
    return in_order(map(word, _WORDS))


def word(name: str) -> Word:
    """A word; one that is not French is in the user's language."""
    titles = {
        "bank": translate("Glossary", "bank"),
        "stop card": translate("Glossary", "stop card"),
        "turn seat": translate("Glossary", "turn seat"),
    }
    return Word(_WORDS[name][0], titles.get(name, name), meaning(name))


def in_order(words: Iterable[Word]) -> list[Word]:
    """Words in the order of the alphabet."""
    return sorted(words, key=lambda word: _letters(word.title))


def _letters(title: str) -> str:
    """What a word is sorted by: accents count for nothing."""
    return "".join(letter for letter in normalize("NFD", title.casefold()) if not combining(letter))


def meaning(word: str) -> str:
    """What a word means."""
    return translate("Glossary", _WORDS[word][1])
