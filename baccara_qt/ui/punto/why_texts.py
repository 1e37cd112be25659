"""Why a coup of Punto Banco went as it did, in words: a line for each decision, with the rule behind it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.cards import Card, total
from baccara_qt.core.money import Seat
from baccara_qt.core.punto.bets import Hand
from baccara_qt.core.punto.reasons import CoupFacts
from baccara_qt.core.tableau import STOOD
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.punto.rule_texts import banker_tableau, tableau_words
from baccara_qt.ui.rule_texts import Line
from baccara_qt.ui.sentences import Names, who
from baccara_qt.ui.why_texts import Gain

translate = QCoreApplication.translate


def title(facts: CoupFacts) -> str:
    """Which coup it was, and who won it."""
    line = {
        "banco": translate("Why", "Coup {0}: Banco wins"),
        "punto": translate("Why", "Coup {0}: Punto wins"),
        "tie": translate("Why", "Coup {0}: a tie"),
    }[facts.coup.outcome or "tie"]
    return line.format(facts.coup.number)


def hands(facts: CoupFacts) -> list[tuple[str, tuple[Card, ...]]]:
    """Both hands with their names, Punto first."""
    return [(translate("Why", "Punto"), facts.coup.punto), (translate("Why", "Banco"), facts.coup.banco)]


def explain(facts: CoupFacts, names: Names) -> list[Line]:
    """Every decision of the coup in order, with its rule."""
    return [
        Line("P1", translate("Why", "The cards"), _turned(facts, names)),
        _hand(facts, "punto"),
        _hand(facts, "banco"),
        _result(facts),
        *_house(facts),
        *_side_bets(facts),
    ]


def gains(facts: CoupFacts, names: Names) -> list[Gain]:
    """What each seat won or lost, the house last."""
    seats = [Gain(who(names, seat), amount) for seat, amount in facts.result.items()]
    return [*seats, Gain(translate("Why", "The house"), -sum(facts.result.values()), total=True)]


def tableau_title(facts: CoupFacts) -> str:
    """What is written over Banco's tableau."""
    return tableau_words(facts.rules).banker


def tableau(facts: CoupFacts) -> list[list[Any]]:
    """Banco's tableau, a row for each total 0–7 (P3)."""
    return banker_tableau(facts.rules)


def cell(facts: CoupFacts) -> list[int]:
    """Row and column of the cell Banco was in; empty when the tableau was not asked."""
    return [facts.points("banco"), facts.column] if facts.because("banco") == "tableau" else []


def _turned(facts: CoupFacts, names: Names) -> str:
    if not facts.rules.one_by_one:
        return translate("Why", "The croupier turned all at once")
    return translate("Why", "Turned by the highest stake on each side: Punto’s by {0}, Banco’s by {1}").format(
        *(_turner(names, seat) for seat in facts.coup.turners)
    )


def _turner(names: Names, seat: Seat) -> str:
    return who(names, seat) if seat else translate("Why", "the croupier")


def _hand(facts: CoupFacts, hand: Hand) -> Line:
    name = translate("Why", "Punto") if hand == "punto" else translate("Why", "Banco")
    because = facts.because(hand)
    if because == "natural":
        text = translate("Why", "{0} in two cards ends the coup").format(facts.points(hand))
    elif because == "decided":
        text = translate("Why", "{0}, but the coup was decided: no card").format(facts.points(hand))
    elif hand == "punto":
        text = _punto(facts)
    else:
        text = _banco(facts)
    return Line("P3" if because == "tableau" else "A3", name, text)


def _punto(facts: CoupFacts) -> str:
    text = (
        translate("Why", "{0} draws, by the tableau")
        if facts.drew("punto")
        else translate("Why", "{0} stands, by the tableau")
    )
    return text.format(facts.points("punto"))


def _banco(facts: CoupFacts) -> str:
    drew = facts.drew("banco")
    if facts.column == STOOD:
        text = (
            translate("Why", "{0} draws when Punto took no card")
            if drew
            else translate("Why", "{0} stands when Punto took no card")
        )
    else:
        text = (
            translate("Why", "{0} draws when Punto was given {1}")
            if drew
            else translate("Why", "{0} stands when Punto was given {1}")
        )
    return text.format(facts.points("banco"), facts.column)


def _result(facts: CoupFacts) -> Line:
    coup = facts.coup
    text = {
        "banco": translate("Why", "Banco’s {0} against {1}: stakes on Banco win"),
        "punto": translate("Why", "Punto’s {1} against {0}: stakes on Punto win"),
        "tie": translate("Why", "Both have {0}: the tie pays, stakes on Punto and Banco lie"),
    }[coup.outcome or "tie"]
    return Line("P2", translate("Why", "Result"), text.format(total(coup.banco), total(coup.punto)))


def _house(facts: CoupFacts) -> list[Line]:
    """What the house had of a won Banco (P4, P6)."""
    coup, form = facts.coup, facts.rules.commission
    if coup.outcome != "banco":
        return []
    if form == "half_on_6" and total(coup.banco) == 6:
        return [Line("P4", translate("Why", "No commission"), translate("Why", "Banco won with 6 and is paid half"))]
    if form == "push_on_7" and total(coup.banco) == 7 and facts.drew("banco"):
        text = translate("Why", "Banco won with a 7 of three cards: its stakes lie")
        return [Line("P4", translate("Why", "No commission"), text)]
    if not facts.commission:
        return []
    text = translate("Why", "5 % of what Banco won: {0}").format(money_text(facts.commission))
    return [Line("P6", translate("Why", "Commission"), text)]


def _side_bets(facts: CoupFacts) -> list[Line]:
    """The smaller fields that won (P2, P4)."""
    coup = facts.coup
    lines: list[Line] = []
    if facts.rules.pairs:
        names: dict[Hand, str] = {
            "punto": translate("Why", "Punto pair"),
            "banco": translate("Why", "Banco pair"),
        }
        text = translate("Why", "The first two cards are of one rank: paid 11 to 1")
        lines += [Line("P2", name, text) for hand, name in names.items() if facts.pair(hand)]
    if facts.rules.commission == "push_on_7":
        if coup.outcome == "banco" and total(coup.banco) == 7 and facts.drew("banco"):
            lines.append(Line("P4", translate("Why", "Dragon 7"), translate("Why", "It is paid 40 to 1")))
        if coup.outcome == "punto" and total(coup.punto) == 8 and facts.drew("punto"):
            lines.append(Line("P4", translate("Why", "Panda 8"), translate("Why", "It is paid 25 to 1")))
    return lines
