"""Why a coup went as it did, in words: a line for each decision, with the rule behind it."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.cards import Card, total
from baccara_qt.core.chemin.event import Hand
from baccara_qt.core.chemin.reasons import CoupFacts
from baccara_qt.core.tableau import STOOD
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.rule_texts import Line, banker_tableau, tableau_words
from baccara_qt.ui.sentences import Names, who

translate = QCoreApplication.translate


class Gain(NamedTuple):
    """What became of somebody's money.

    Attributes:
        title: Who it is.
        amount: What he won, or lost if below zero, in cents.
        total: Whether he stood against all others.
    """

    title: str
    amount: int
    total: bool = False


def title(facts: CoupFacts) -> str:
    """Which coup it was, and who won it."""
    line = {
        "bank": translate("Why", "Coup {0}: the bank wins"),
        "ponte": translate("Why", "Coup {0}: the ponte wins"),
        "tie": translate("Why", "Coup {0}: a tie"),
    }[facts.coup.outcome or "tie"]
    return line.format(facts.coup.number)


def explain(facts: CoupFacts, names: Names) -> list[Line]:
    """Every decision of the coup in order, with its rule."""
    lines = [Line("C9", translate("Why", "The cards"), _held(facts, names))]
    for seat, amount in facts.trimmed:
        text = translate("Why", "{0}: {1} more than the bank could cover went back")
        lines.append(Line("C6", translate("Why", "Trimmed"), text.format(who(names, seat), money_text(amount))))
    if facts.coup.uncovered:
        text = translate("Why", "{0} of {1} was not covered, and so not at risk")
        text = text.format(money_text(facts.coup.uncovered), money_text(facts.bank))
        lines.append(Line("C8", translate("Why", "Garage"), text))
    lines += [_hand(facts, "ponte"), _hand(facts, "bank"), _result(facts)]
    if facts.cagnotte:
        lines.append(Line("C23", translate("Why", "Cagnotte"), _cagnotte(facts)))
    return lines


def hands(facts: CoupFacts) -> list[tuple[str, tuple[Card, ...]]]:
    """Both hands with their names, the ponte's first."""
    return [(translate("Why", "Ponte"), facts.coup.ponte), (translate("Why", "Bank"), facts.coup.bank)]


def gains(facts: CoupFacts, names: Names) -> list[Gain]:
    """What each seat won or lost, the banker last."""
    return [
        Gain(translate("Why", "{0}, the banker").format(who(names, seat)), amount, total=True)
        if seat == facts.banker
        else Gain(who(names, seat), amount)
        for seat, amount in facts.result.items()
    ]


def tableau_title(facts: CoupFacts) -> str:
    """What is written over the banker's tableau."""
    return tableau_words(facts.rules).banker


def tableau(facts: CoupFacts) -> list[list[Any]]:
    """The banker's tableau of the house, a row for each total 0–7 (C17)."""
    return banker_tableau(facts.rules)


def cell(facts: CoupFacts) -> list[int]:
    """Row and column of the cell the bank was in; empty when the tableau was not asked."""
    return [] if facts.verdicts["bank"] is None else [facts.points("bank"), facts.column]


def _held(facts: CoupFacts, names: Names) -> str:
    text = {
        "call": translate("Why", "{0}: who calls holds them"),
        "alone": translate("Why", "{0}: nobody else had a stake"),
        "largest": translate("Why", "{0}: the largest stake"),
        "nearest": translate("Why", "{0}: of the largest stakes the nearest to the banker’s right"),
        "next": translate("Why", "{0}: the larger stakes left them, or may not hold them"),
        "croupier": translate("Why", "The croupier: nobody could or would hold them"),
    }[facts.held]
    return text.format(who(names, facts.coup.holder))


def _hand(facts: CoupFacts, hand: Hand) -> Line:
    text = _freely(facts, hand) if facts.verdicts[hand] == "?" else _bound(facts, hand)
    return Line(_rule(facts, hand), translate("Why", "Ponte") if hand == "ponte" else translate("Why", "Banker"), text)


def _rule(facts: CoupFacts, hand: Hand) -> str:
    match facts.because(hand):
        case "natural" | "decided":
            return "A3"
        case "advice":
            return "C19"
        case "croupier":
            return "C9"
        case "parlour":
            return "C18"
        case _:
            return "C16" if hand == "ponte" else "C17"


def _bound(facts: CoupFacts, hand: Hand) -> str:
    """What was no choice: a natural, the other's natural, or the tableau."""
    points = facts.points(hand)
    match facts.because(hand):
        case "natural" if facts.choice("ponte") == "draw":
            return translate("Why", "{0} in two cards ends the coup, though a card was asked for").format(points)
        case "natural":
            return translate("Why", "{0} in two cards ends the coup").format(points)
        case "decided":
            return translate("Why", "{0}, but the coup was decided: no card").format(points)
        case "advice" | "croupier":
            return _told(facts, hand)
    drew = facts.choice(hand) == "draw"
    if hand == "ponte":
        text = translate("Why", "{0} draws, by the tableau") if drew else translate("Why", "{0} stands, by the tableau")
        return text.format(points)
    if facts.column == STOOD:
        text = (
            translate("Why", "{0} draws when the ponte took no card")
            if drew
            else translate("Why", "{0} stands when the ponte took no card")
        )
        return text.format(points)
    text = (
        translate("Why", "{0} draws when the ponte was given {1}")
        if drew
        else translate("Why", "{0} stands when the ponte was given {1}")
    )
    return text.format(points, facts.column)


def _told(facts: CoupFacts, hand: Hand) -> str:
    drew = facts.choice(hand) == "draw"
    if facts.because(hand) == "croupier":
        text = (
            translate("Why", "{0}: the croupier plays by the tableau, and drew")
            if drew
            else translate("Why", "{0}: the croupier plays by the tableau, and stood")
        )
    else:
        text = (
            translate("Why", "{0}: the croupier was asked and said draw, which binds")
            if drew
            else translate("Why", "{0}: the croupier was asked and said stand, which binds")
        )
    return text.format(facts.points(hand))


def _freely(facts: CoupFacts, hand: Hand) -> str:
    """What was left to the player, and what he did."""
    reason = facts.because(hand)
    if reason in ("advice", "croupier"):
        return _told(facts, hand)
    free = {
        "alone": translate("Why", "{0}: alone against the bank, and so free."),
        "five": translate("Why", "{0} is free."),
        "gold": translate("Why", "{0} is free when the ponte was given {1}."),
        "parlour": translate("Why", "{0}: in the parlour game the banker is free."),
    }[reason].format(facts.points(hand), facts.column)
    drew = facts.choice(hand) == "draw"
    if facts.against_the_tableau(hand):
        done = (
            translate("Why", "He drew: a faux tirage.") if drew else translate("Why", "He took no card: a faux tirage.")
        )
    else:
        done = translate("Why", "He drew.") if drew else translate("Why", "He took no card.")
    return f"{free} {done}"


def _result(facts: CoupFacts) -> Line:
    coup = facts.coup
    bank, ponte = total(coup.bank), total(coup.ponte)
    if coup.outcome == "tie":
        return Line(
            "C22",
            translate("Why", "Result"),
            translate("Why", "Both have {0}: nothing moves, the stakes lie").format(bank),
        )
    text = (
        translate("Why", "{0} against the ponte’s {1}: the stakes go to the bank")
        if coup.outcome == "bank"
        else translate("Why", "{0} against the ponte’s {1}: the stakes are paid one to one")
    )
    return Line("C20" if coup.outcome == "bank" else "C21", translate("Why", "Result"), text.format(bank, ponte))


def _cagnotte(facts: CoupFacts) -> str:
    rules, won = facts.rules, facts.coup.at_risk
    exact, left = divmod(won * rules.cagnotte_percent, 100)
    words = (rules.cagnotte_percent, money_text(won), money_text(facts.cagnotte))
    if exact == facts.cagnotte and not left:
        return translate("Why", "{0} % of {1}: {2}").format(*words)
    text = {
        "nearest": translate("Why", "{0} % of {1}, to the nearest {3}: {2}"),
        "up": translate("Why", "{0} % of {1}, rounded up to {3}: {2}"),
        "down": translate("Why", "{0} % of {1}, rounded down to {3}: {2}"),
    }[rules.cagnotte_rounding]
    return text.format(*words, money_text(rules.cagnotte_step))
