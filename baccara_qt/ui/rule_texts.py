"""The rules of a table in words: settings with their rule numbers, and what is wrong with a setting."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.game import Problem
from baccara_qt.core.money import Books, Cents
from baccara_qt.core.tableau import BANKER, PONTE, banker_verdict, ponte_verdict
from baccara_qt.ui.amounts import money_text

translate = QCoreApplication.translate

_COUNTS: Final = frozenset({"packs", "stop_card", "min_coups", "dealers_from", "cagnotte_percent", "seed", "name"})

_PROBLEMS: Final[dict[str, Any]] = {
    "too_small": QT_TRANSLATE_NOOP("Problems", "At least {0}, please."),
    "too_large": QT_TRANSLATE_NOOP("Problems", "At most {0}, please."),
    "not_a_multiple": QT_TRANSLATE_NOOP("Problems", "A multiple of {0}, please."),
    "not_one_of": QT_TRANSLATE_NOOP("Problems", "The rules do not know this choice."),
    "unknown": QT_TRANSLATE_NOOP("Problems", "This is not known here."),
    "wrong_count": QT_TRANSLATE_NOOP("Problems", "One for each seat, please."),
    "not_a_seat": QT_TRANSLATE_NOOP("Problems", "Nobody can sit there."),
    "too_long": QT_TRANSLATE_NOOP("Problems", "At most {0} characters, please."),
    "not_text": QT_TRANSLATE_NOOP("Problems", "This cannot be stored as text."),
}


class Line(NamedTuple):
    """One setting on the rule sheet.

    Attributes:
        rule: Number in the rule book.
        title: What it is about.
        text: How it is set here.
    """

    rule: str
    title: str
    text: str


class TableauWords(NamedTuple):
    """What is written over and under the tableaux.

    Attributes:
        ponte: Whose play the first one is.
        banker: Whose play the second one is.
        legend: What their letters mean.
    """

    ponte: str
    banker: str
    legend: str


def house_rules(rules: TableRules) -> list[Line]:
    """Every setting of a table in words, in the order of the rule book."""
    return [*_about_the_table(rules), *_about_the_cards(rules), *_about_the_bank(rules)]


def short_rules(rules: TableRules) -> list[str]:
    """What sets a table apart, in a few sentences for whoever is about to sit down."""
    return [
        translate("Rules", "Bank from {0}, stakes from {1}, in units of {2}").format(
            money_text(rules.bank_min), money_text(rules.stake_min), money_text(rules.unit)
        ),
        _freedom(rules),
        _solo(rules),
        _cagnotte(rules)
        if not rules.cagnotte_percent
        else translate("Rules", "Cagnotte: {0}").format(_cagnotte(rules)),
        _garage(rules),
        _min_coups(rules),
    ]


def problem_text(problem: Problem) -> str:
    """One sentence on a field of a new table that cannot stand."""
    if problem.field == "seats":
        few = problem.code == "too_small"
        text = translate("Problems", "At least {0} seats.") if few else translate("Problems", "At most {0} seats.")
        return text.format(problem.limit)
    limit = money_text(problem.limit) if problem.field not in _COUNTS else str(problem.limit)
    return translate("Problems", _PROBLEMS[problem.code]).format(limit)


def ponte_tableau(rules: TableRules) -> list[str]:
    """What a bound ponte does on each total 0–7: ``D`` draws, ``S`` stands, ``?`` is free (C16)."""
    return [ponte_verdict(total, rules.banker_freedom, free=False) for total in range(len(PONTE))]


def banker_tableau(rules: TableRules) -> list[list[str]]:
    """What the banker does: a row for each total 0–7, columns for a third card of 0–9 points and for none (C17)."""
    return [
        [banker_verdict(total, third, rules.banker_freedom) for third in range(len(row))]
        for total, row in enumerate(BANKER)
    ]


def tableau_words(rules: TableRules) -> TableauWords:
    """What is written over and under the tableaux of a house."""
    free = rules.banker_freedom != "strict"
    return TableauWords(
        translate("Rules", "The ponte’s play"),
        translate("Rules", "The banker’s play, by the ponte’s third card"),
        translate("Rules", "D draws, S stands, ? is free. The last column: the ponte took no card.")
        if free
        else translate("Rules", "D draws, S stands. The last column: the ponte took no card."),
    )


def figures_note(rules: TableRules) -> str:
    """What the figures of a house hold for."""
    if rules.banker_freedom == "strict":
        played = translate("Rules", "In the first coup from {0} packs, by the tableau.")
    else:
        played = translate("Rules", "In the first coup from {0} packs, by the tableau, drawing where it is free.")
    gain = translate("Rules", "Gain is what a stake brings on average.")
    if rules.cagnotte_percent:
        less = translate("Rules", "Gain is what a stake brings on average, to the bank less {0} % cagnotte.")
        gain = less.format(rules.cagnotte_percent)
    return f"{played.format(rules.packs)} {gain}"


def accounts(books: Books) -> list[tuple[str, Cents]]:
    """Where the money of a table lies."""
    return [
        (translate("Books", "Purses"), Cents(sum(books.purses))),
        (translate("Books", "Stakes"), Cents(sum(books.stakes))),
        (translate("Books", "Bank"), books.bank),
        (translate("Books", "Garage"), books.garage),
        (translate("Books", "Cagnotte"), books.cagnotte),
        (translate("Books", "Tips"), books.tips),
    ]


def _about_the_table(rules: TableRules) -> list[Line]:
    return [
        Line("B1", translate("Rules", "Seats"), str(rules.seats)),
        Line(
            "B1",
            translate("Rules", "Dealers"),
            translate("Rules", "Two dealers assist and shuffle from {0} players on").format(rules.dealers_from),
        ),
        Line("B10", translate("Rules", "Unit of the table"), money_text(rules.unit)),
        Line("B10", translate("Rules", "Smallest stake"), money_text(rules.stake_min)),
        Line("C1", translate("Rules", "Smallest bank"), money_text(rules.bank_min)),
        Line(
            "C1",
            translate("Rules", "Greatest bank in play"),
            money_text(rules.bank_max) if rules.bank_max else translate("Rules", "No limit"),
        ),
        Line("B9", translate("Rules", "Opening purse"), money_text(rules.opening_purse)),
    ]


def _about_the_cards(rules: TableRules) -> list[Line]:
    return [
        Line(
            "B3",
            translate("Rules", "The shoe"),
            translate("Rules", "{0} packs, {1} cards").format(rules.packs, 52 * rules.packs),
        ),
        Line(
            "B6",
            translate("Rules", "Stop card"),
            translate("Rules", "Before the last {0} cards").format(rules.stop_card),
        ),
        Line("C16", translate("Rules", "Ponte alone"), _solo(rules)),
        Line("C18", translate("Rules", "The banker"), _freedom(rules)),
        Line(
            "G7",
            translate("Rules", "Errors"),
            translate("Rules", "Whoever errs may not hold the cards for the rest of the shoe")
            if rules.strict_house
            else translate("Rules", "Errors are put right, nobody is barred"),
        ),
    ]


def _about_the_bank(rules: TableRules) -> list[Line]:
    return [
        Line("C8", translate("Rules", "Garage"), _garage(rules)),
        Line("C23", translate("Rules", "Cagnotte"), _cagnotte(rules)),
        Line(
            "C26",
            translate("Rules", "Setting aside"),
            translate("Rules", "What exceeds {0} may be set aside").format(money_text(rules.bank_to_leave))
            if rules.withdraw_above
            else translate("Rules", "Nothing leaves the bank while it is held"),
        ),
        Line("E1", translate("Rules", "Passing the bank"), _min_coups(rules)),
    ]


def _freedom(rules: TableRules) -> str:
    return {
        "table": translate("Rules", "The banker plays the tableau, free in two cells"),
        "free": translate("Rules", "The banker may draw or stand on anything below 8"),
        "strict": translate("Rules", "Banker and ponte play the tableau, nothing is free"),
    }[rules.banker_freedom]


def _solo(rules: TableRules) -> str:
    if rules.solo_free:
        return translate("Rules", "A ponte alone against the bank may draw or stand as he likes")
    return translate("Rules", "A ponte is bound by the tableau, even alone")


def _cagnotte(rules: TableRules) -> str:
    if not rules.cagnotte_percent:
        return translate("Rules", "No cagnotte")
    rounding = {
        "nearest": translate("Rules", "{0} % of what the bank wins, to the nearest {1}"),
        "up": translate("Rules", "{0} % of what the bank wins, rounded up to {1}"),
        "down": translate("Rules", "{0} % of what the bank wins, rounded down to {1}"),
    }[rules.cagnotte_rounding]
    return rounding.format(rules.cagnotte_percent, money_text(rules.cagnotte_step))


def _garage(rules: TableRules) -> str:
    if rules.garage == "kept":
        return translate("Rules", "Uncovered bank money stays in the garage while the hand lasts")
    return translate("Rules", "Uncovered bank money returns to the bank after a win")


def _min_coups(rules: TableRules) -> str:
    if not rules.min_coups:
        return translate("Rules", "The bank may be passed at any time before the close")
    return translate("Rules", "Coups to be given before the bank may be passed: {0}").format(rules.min_coups)


def the_game_in_short(rules: TableRules) -> list[str]:
    """The game for somebody who has never seen it, a sentence or two at a time."""
    return [
        translate("Brief", "One player holds the bank, all others may stake against it. The hand nearest to 9 wins."),
        translate("Brief", "Aces count 1, pictures and tens nothing; of every sum only the last digit counts."),
        translate(
            "Brief",
            "Banco: one player plays for the whole bank, and all other stakes go back. Who lost a banco may follow: "
            "banco suivi. Banco avec la table takes half the bank and leaves the rest to the others.",
        ),
        translate(
            "Brief", "The highest stake against the bank holds the ponte's cards. An 8 or 9 in two cards ends the coup."
        ),
        translate("Brief", "The ponte draws on 0 to 5 and stands on 6 and 7. His third card is dealt face up.")
        if rules.banker_freedom == "strict"
        else translate(
            "Brief", "The ponte draws on 0 to 4, is free on 5 and stands on 6 and 7. His third card is dealt face up."
        ),
        translate("Brief", "If the bank wins, it grows and stays. If it loses, it moves on to the right."),
        translate("Brief", "A tie moves no money: the stakes lie, and may be changed before the next close."),
        translate("Brief", "After a win the banker may pass the bank. It is sold at its amount, or goes to auction."),
    ]
