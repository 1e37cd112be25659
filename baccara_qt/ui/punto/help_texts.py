"""Help for Punto Banco: its own keys, what happens in a coup, phase by phase, and the words of its table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from baccara_qt.ui.glossary import Word, in_order, word
from baccara_qt.ui.help_texts import Key, Phase
from baccara_qt.ui.punto.acts import ACTS

__all__ = ["ACTS", "own_keys", "phases", "words"]

translate = QCoreApplication.translate


def own_keys() -> list[Key]:
    """The keys of this game that are no acts."""
    return [
        Key("S", translate("Help", "The same stakes as in the coup before")),
        Key("← → ↑ ↓", translate("Help", "Squeeze the card that is yours")),
        Key(translate("Help", "Ctrl+Z"), translate("Help", "Undo a stake")),
        Key("Y", translate("Help", "Why the last coup went as it did")),
        Key("← →", translate("Help", "The coup before it, and the next")),
    ]


def phases() -> list[Phase]:
    """What happens in a coup, from the cut to the end of the shoe."""
    return [
        Phase(
            translate("Help", "The cut"),
            translate("Help", "The cards are shuffled. The last seat cuts them, at least ten cards from either end."),
        ),
        Phase(
            translate("Help", "The burn"),
            translate(
                "Help", "The first card is turned. As many as it counts, ten for a picture, go face down after it."
            ),
        ),
        Phase(
            translate("Help", "The shoe"),
            translate(
                "Help",
                "At the Big Table it is offered in turn to the right; whoever takes it deals until Banco loses. At "
                "Mini the croupier deals.",
            ),
        ),
        Phase(
            translate("Help", "Stakes"),
            translate(
                "Help", "Everybody is asked once: Punto, Banco, a tie, and the smaller fields, as many as one likes."
            ),
        ),
        Phase(translate("Help", "The close"), translate("Help", "Rien ne va plus: the stakes lie.")),
        Phase(
            translate("Help", "The cards"),
            translate(
                "Help",
                "Two for each hand. At the Big Table the highest stake on each side turns them one by one, at Mini all "
                "are turned at once.",
            ),
        ),
        Phase(
            translate("Help", "The third card"),
            translate(
                "Help",
                "An 8 or 9 in two cards ends the coup. Otherwise Punto draws on 0 to 5, then Banco by the tableau. "
                "Nobody chooses.",
            ),
        ),
        Phase(
            translate("Help", "Settling"),
            translate(
                "Help",
                "The house takes what is lost, then pays what is won, the smaller fields last. On a tie the stakes on "
                "Punto and Banco lie, and may be taken back.",
            ),
        ),
        Phase(
            translate("Help", "Commission"),
            translate(
                "Help", "5 % of what you win on Banco is marked in your box, and paid when the shoe ends or you leave."
            ),
        ),
        Phase(
            translate("Help", "The last coup"),
            translate("Help", "The coup in which the stop card shows is finished, and one more is played."),
        ),
    ]


def words() -> list[Word]:
    """Every word, in the order of the alphabet."""
    common = ("abattage", "baccara", "bûche", "coup", "croupier", "rien ne va plus", "taille")
    own = (
        Word(
            "P2",
            translate("Glossary", "Banco"),
            translate("Glossary", "The field for the second hand, which plays last. A win is paid less 5 %."),
        ),
        Word(
            "P2",
            translate("Glossary", "Punto"),
            translate("Glossary", "The field for the first hand, which draws first. A win is paid one to one."),
        ),
        Word(
            "P2",
            translate("Glossary", "tie"),
            translate("Glossary", "The field for two hands that count the same, paid 8 to 1, in some houses 9 to 1."),
        ),
        Word(
            "P2",
            translate("Glossary", "pair"),
            translate("Glossary", "A field for a hand whose first two cards are of one rank, paid 11 to 1."),
        ),
        Word(
            "P4",
            translate("Glossary", "Dragon 7"),
            translate("Glossary", "A field for Banco winning with a 7 of three cards, paid 40 to 1."),
        ),
        Word(
            "P4",
            translate("Glossary", "Panda 8"),
            translate("Glossary", "A field for Punto winning with an 8 of three cards, paid 25 to 1."),
        ),
        Word(
            "P5",
            translate("Glossary", "burned cards"),
            translate("Glossary", "The first cards of a shoe, taken away unplayed; only the first one is shown."),
        ),
        Word(
            "P7",
            "sabot",
            translate("Glossary", "The shoe the cards are drawn from. At the Big Table it goes round."),
        ),
        Word(
            "P5",
            translate("Glossary", "stop card"),
            translate("Glossary", "Lies before the last cards of the shoe. Once it shows, one more coup is played."),
        ),
        Word(
            "P6",
            translate("Glossary", "commission box"),
            translate("Glossary", "The box before a seat in which is marked what it owes the house."),
        ),
        Word(
            "P1",
            translate("Glossary", "squeeze"),
            translate("Glossary", "To bend a card up slowly, edge by edge, before it is turned."),
        ),
        Word(
            "P8",
            translate("Glossary", "bead plate"),
            translate("Glossary", "The scoreboard with a mark for every coup, six under each other."),
        ),
        Word(
            "P8",
            translate("Glossary", "big road"),
            translate("Glossary", "The scoreboard that begins a new column whenever the other hand wins."),
        ),
        Word(
            "P8",
            translate("Glossary", "derived roads"),
            translate(
                "Glossary",
                "Big eye boy, small road and cockroach road: red where the shoe repeats itself, blue where it does "
                "not. They tell nothing of what comes.",
            ),
        ),
    )
    return in_order([*map(word, common), *own])
