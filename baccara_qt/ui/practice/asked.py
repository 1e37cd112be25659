"""A question as the learner sees and hears it: its sentence, its cards, chips and seats, and what he can choose."""

from __future__ import annotations

import re
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from baccara_qt.core.cards import Card
from baccara_qt.practice.calling import CALLS
from baccara_qt.practice.question import Question
from baccara_qt.practice.texts import WHY
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.practice.forms import left_field
from baccara_qt.ui.practice.forms import stakes as stakes_laid
from baccara_qt.ui.texts import card_name

translate = QCoreApplication.translate

_CHOICE_KEYS = {"draw": "C", "stand": "N", "free": "F", "turn": "T"}
"""Card and no card as at the table."""

_LETTERS = {"draw": "D", "stand": "S"}
"""What the tableau writes for them."""


def sentence(question: Question) -> str:
    """What is asked."""
    facts = question.facts
    match question.exercise:
        case "tableau" if facts["third"] is None:
            return translate("Drill", "The bank has {0}; the ponte stood.").format(facts["bank"])
        case "tableau":
            return translate("Drill", "The bank has {0}; the ponte’s third card counts {1}.").format(
                facts["bank"], facts["third"]
            )
        case "ponte" if facts["alone"]:
            return translate("Drill", "The ponte has {0} and is alone against the bank.").format(facts["ponte"])
        case "ponte":
            return translate("Drill", "The ponte has {0} and plays for others too.").format(facts["ponte"])
        case "counting":
            return translate("Drill", "What do these cards count?")
        case "cagnotte":
            return translate("Drill", "The bank has won {0}. What is the cagnotte: {1} %, rounded to {2}?").format(
                money_text(facts["won"]), facts["percent"], money_text(facts["step"])
            )
        case "payout":
            return translate("Drill", "A stake of {0} has won. Pay it.").format(money_text(facts["stake"]))
        case "claims":
            return translate(
                "Drill", "Seat {0} holds a bank of {1}. Who gets the cards, what is left of each stake?"
            ).format(facts["banker"], money_text(facts["bank"]))
        case "passing":
            return _moved(facts)
        case _:
            return _call(question)


def _moved(facts: Any) -> str:
    return {
        "first": translate("Drill", "The shoe is new, and nobody has had the bank yet."),
        "lost": translate("Drill", "Seat {banker} has lost the bank."),
        "passed": translate("Drill", "Seat {banker} passes the bank."),
        "refused by all": translate("Drill", "Seat {banker} has passed, and nobody takes the bank at its amount."),
        "no bid": translate("Drill", "Seat {banker} has passed; nobody takes the bank, and nobody bids."),
        "buyer lost": translate(
            "Drill", "Seat {banker} had bought the bank and loses it; the turn is seat {standing}’s."
        ),
        "buyer lost, turn seat gone": translate(
            "Drill", "Seat {banker} had bought the bank and loses it; seat {standing}, whose turn it was, sits out."
        ),
        "turn seat bought and lost": translate(
            "Drill", "Seat {banker} had bought the bank in its own turn, and loses it."
        ),
        "buyer passed": translate(
            "Drill", "Seat {banker} had bought the bank and passes it; the turn is seat {standing}’s."
        ),
    }[facts["event"]].format(**facts)


def _call(question: Question) -> str:
    call = CALLS[question.facts["call"]]
    if question.facts["way"] == "say":
        return translate("Drill", "What do you say when {0}?").format(translate("Practice", call.moment))
    return translate("Drill", "“{0}” – when is that said?").format(phrase(call.french))


def phrase(french: str) -> str:
    """A call without the amounts and seats of one moment."""
    return french.format(n="…", s="…", p="…", o="…")


def choices(question: Question) -> list[dict[str, str]]:
    """What can be chosen: ``value``, ``text``, ``key``, and ``also`` another key that is not shown."""
    if question.exercise == "counting":
        return [{"value": str(points), "text": str(points), "key": str(points)} for points in range(10)]
    if question.exercise == "calls":
        return [
            {"value": name, "text": _option(question.facts["way"], name), "key": str(number)}
            for number, name in enumerate(question.facts["options"], 1)
        ]
    texts = {
        "draw": translate("Drill", "A card"),
        "stand": translate("Drill", "No card"),
        "free": translate("Drill", "Free"),
        "turn": translate("Drill", "Turns at once"),
    }
    return [
        {"value": value, "text": texts[value], "key": _CHOICE_KEYS[value], "also": _LETTERS.get(value, "")}
        for value in question.choices
    ]


def _option(way: str, name: str) -> str:
    if way == "say":
        return phrase(CALLS[name].french)
    return translate("Drill", "When {0}").format(translate("Practice", CALLS[name].moment))


def why(question: Question) -> str:
    """Why the right answer is right."""
    if question.exercise == "calls":
        params = {
            "french": phrase(question.params["french"]),
            "moment": translate("Practice", question.params["moment"]),
        }
    else:
        params = {name: _written(value) for name, value in question.params.items()}
    text: str = translate("Practice", WHY[question.why])
    return text.format(**params)


_NUMBER: Final = re.compile(r"(\d+)\.?(\d*)")


def _written(value: Any) -> Any:
    """Numbers in words of the practice, which have a point before the cents, as the user's country writes amounts."""
    return _NUMBER.sub(_number_written, value) if isinstance(value, str) else value


def _number_written(number: re.Match[str]) -> str:
    whole, decimals = number.groups()
    cents = [decimals] if decimals.strip("0") else []
    return QLocale().decimalPoint().join([number_text(int(whole)), *cents])


def picture(question: Question) -> dict[str, Any]:
    """What is seen of it: hands of cards, stacks of chips, seats with what they do, the live cell."""
    facts = question.facts
    match question.exercise:
        case "tableau":
            third = [facts["third_card"]] if facts["third_card"] else []
            column = 10 if facts["third"] is None else facts["third"]
            return {
                "hands": [
                    _hand(translate("Drill", "Bank"), facts["bank_cards"]),
                    _hand(translate("Drill", "Third card"), third),
                ],
                "live": [facts["bank"], column],
            }
        case "ponte":
            return {"hands": [_hand(translate("Drill", "Ponte"), facts["ponte_cards"])]}
        case "counting":
            return {"hands": [_hand("", facts["cards"])]}
        case "cagnotte":
            return {"stacks": stacks(facts["won"]), "amount": money_text(facts["won"])}
        case "payout":
            return {
                "stacks": stacks(facts["stake"]),
                "amount": money_text(facts["stake"]),
            }
        case "claims":
            return _claims(question)
        case "passing":
            return _passing(facts)
        case _:
            return {}


def _hand(title: str, cards: list[str]) -> dict[str, Any]:
    return {"title": title, "cards": [{"face": card, "spoken": card_name(Card.parse(card))} for card in cards]}


def _claims(question: Question) -> dict[str, Any]:
    facts = question.facts
    calls = {
        "stake": "",
        "avec_la_table": translate("Drill", "half"),
        "banco": translate("Drill", "banco"),
    }
    said = {claim["seat"]: claim for claim in facts["claims"]}
    seats = []
    for seat in facts["seats"]:
        claim, note = said.get(seat), ""
        if seat == facts["banker"]:
            note = translate("Drill", "Banker")
        elif claim:
            note = " ".join(filter(None, (calls[claim["call"]], money_text(claim["amount"]))))
        if seat in facts["declined"]:
            note = translate("Drill", "{0}, no cards").format(note)
        seats.append({"seat": seat, "note": note, "free": True, "stacks": stacks(claim["amount"]) if claim else []})
    return {
        "seats": seats,
        "places": max(facts["seats"]),
        "stakes": [{"seat": seat, "field": left_field(seat)} for seat in stakes_laid(question)],
    }


def _passing(facts: Any) -> dict[str, Any]:
    seats = []
    for seat in facts["occupied"]:
        note = ""
        if seat == facts["banker"]:
            note = translate("Drill", "Banker")
        elif seat in facts["sitting_out"]:
            note = translate("Drill", "Sits out")
        elif seat == facts["standing"]:
            note = translate("Drill", "Turn")
        seats.append({"seat": seat, "note": note, "free": seat not in facts["sitting_out"]})
    return {"seats": seats, "places": facts["seats"]}
