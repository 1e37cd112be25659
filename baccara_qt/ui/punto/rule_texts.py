"""The rules of a table of Punto Banco in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.money import Books, Cents
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.tableau import BANKER, PONTE, banker_verdict, ponte_verdict
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.punto.texts import house_part, limits
from baccara_qt.ui.rule_texts import Line, TableauWords

translate = QCoreApplication.translate


def house_rules(rules: TableRules) -> list[Line]:
    """Every setting of a table in words, in the order of the rule book."""
    return [
        Line("P1", translate("Rules", "Seats"), str(rules.seats)),
        Line(
            "P1",
            translate("Rules", "The shoe"),
            translate("Rules", "{0} packs, {1} cards").format(rules.packs, 52 * rules.packs),
        ),
        Line(
            "P7",
            translate("Rules", "Who deals"),
            translate("Rules", "The shoe goes round; after a loss of Banco it passes to the right")
            if rules.travelling
            else translate("Rules", "The croupier"),
        ),
        Line("P1", translate("Rules", "Turning"), _turning(rules)),
        Line(
            "P5",
            translate("Rules", "Stop card"),
            translate("Rules", "Before the last {0} cards").format(rules.stop_card),
        ),
        Line("P2", translate("Rules", "Punto"), _range(rules.stake_min, rules.stake_max, "1:1")),
        Line(
            "P2",
            translate("Rules", "Banco"),
            _range(rules.stake_min, rules.stake_max, "19:20" if rules.commission in {"box", "at_once"} else "1:1"),
        ),
        Line("P2", translate("Rules", "Tie"), _range(rules.side_min, rules.side_max, f"{rules.tie_pays}:1")),
        *_side_bets(rules),
        Line("P6", translate("Rules", "The house’s part"), house_part(rules)),
        Line("B10", translate("Rules", "Unit of the table"), money_text(rules.unit)),
        Line("B9", translate("Rules", "Opening purse"), money_text(rules.opening_purse)),
    ]


def _side_bets(rules: TableRules) -> list[Line]:
    lines = []
    if rules.pairs:
        lines.append(
            Line("P2", translate("Rules", "Punto pair, Banco pair"), _range(rules.side_min, rules.side_max, "11:1"))
        )
    if rules.commission == "push_on_7":
        lines.append(
            Line("P4", translate("Rules", "Dragon 7, Panda 8"), _range(rules.side_min, rules.side_max, "40:1, 25:1"))
        )
    return lines


def _range(least: int, most: int, pays: str) -> str:
    return translate("Rules", "{0} to {1}, pays {2}").format(money_text(least), money_text(most), pays)


def _turning(rules: TableRules) -> str:
    if rules.one_by_one:
        return translate("Rules", "Turned one by one, by the highest stake on each side")
    return translate("Rules", "Turned all at once, by the croupier")


def short_rules(rules: TableRules) -> list[str]:
    """What sets a table apart, in a few sentences for whoever is about to sit down."""
    return [
        *limits(rules),
        _turning(rules),
        translate("Rules", "{0} packs, {1} cards").format(rules.packs, 52 * rules.packs),
    ]


def the_game_in_short(rules: TableRules) -> list[str]:
    """The game for somebody who has never seen it, a sentence or two at a time."""
    return [
        translate(
            "Brief", "The house banks. Everybody may stake on Punto, on Banco and on a tie. The hand nearest to 9 wins."
        ),
        translate("Brief", "Aces count 1, pictures and tens nothing; of every sum only the last digit counts."),
        translate("Brief", "Punto draws on 0 to 5 and stands on 6 and 7; Banco plays by the tableau. Nobody chooses."),
        translate("Brief", "A tie moves no money on Punto and Banco; those stakes lie and may be taken back."),
        _commission(rules),
    ]


def _commission(rules: TableRules) -> str:
    return {
        "box": translate(
            "Brief", "Commission is marked in a box before each seat, and paid when the shoe ends or you leave."
        ),
        "at_once": translate("Brief", "Whoever wins on Banco pays 5 % commission at once."),
        "half_on_6": translate("Brief", "There is no commission, but Banco wins only half its stake with a 6."),
        "push_on_7": translate(
            "Brief", "There is no commission, but nothing is won on Banco when it wins with a 7 of three cards."
        ),
    }[rules.commission]


def tableau_words(rules: TableRules) -> TableauWords:
    """What is written over and under the tableaux."""
    return TableauWords(
        translate("Rules", "Punto’s play"),
        translate("Rules", "Banco’s play, by Punto’s third card"),
        translate("Rules", "D draws, S stands. The last column: Punto took no card."),
    )


def figures_note(rules: TableRules) -> str:
    """What the figures of a house hold for."""
    return translate(
        "Rules",
        "In the first coup from {0} packs. Gain is what a stake brings on average: the minus is the advantage of the "
        "house.",
    ).format(rules.packs)


def accounts(books: Books) -> list[tuple[str, Cents]]:
    """Where the money of a table lies."""
    return [
        (translate("Books", "Purses"), Cents(sum(books.purses))),
        (translate("Books", "Stakes"), Cents(sum(books.stakes))),
        (translate("Books", "The house’s tray"), books.bank),
        (translate("Books", "Commission paid"), books.cagnotte),
        (translate("Books", "Tips"), books.tips),
    ]


def ponte_tableau(rules: TableRules) -> list[str]:
    """What Punto does on each total 0–7: nothing is free (P3)."""
    return [ponte_verdict(total, "strict", free=False) for total in range(len(PONTE))]


def banker_tableau(rules: TableRules) -> list[list[str]]:
    """What Banco does: a row for each total 0–7, columns for a third card of 0–9 points and for none (P3)."""
    return [[banker_verdict(total, third, "strict") for third in range(len(row))] for total, row in enumerate(BANKER)]
