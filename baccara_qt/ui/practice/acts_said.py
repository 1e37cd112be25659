"""The acts of the staff as a learner finds them: when each is at hand, what it is called, why it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.chemin.putting_right import REMEDIES as ALL_REMEDIES
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.punto.bets import BETS
from baccara_qt.practice.act import Act
from baccara_qt.practice.texts import ACTS as SENTENCES
from baccara_qt.practice.texts import REMEDIES, WORDS
from baccara_qt.practice.written_acts import ACTS, kind_of, parts_of
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.practice import punto_said

translate = QCoreApplication.translate


class Said(NamedTuple):
    """An act: the name on its button, and why it is done."""

    name: Any
    reason: Any


_SAID: Final[dict[str, Said]] = {
    "check_cards": Said(
        QT_TRANSLATE_NOOP("Lesson", "Check the packs"),
        QT_TRANSLATE_NOOP("Lesson", "Everybody sees that no card is missing: spread the packs face up."),
    ),
    "wash_face_up": Said(
        QT_TRANSLATE_NOOP("Lesson", "Wash face up"),
        QT_TRANSLATE_NOOP("Lesson", "Mix the cards while their faces are seen."),
    ),
    "wash_face_down": Said(
        QT_TRANSLATE_NOOP("Lesson", "Wash face down"),
        QT_TRANSLATE_NOOP("Lesson", "Turn them over and mix them again, so that nobody knows where a card is."),
    ),
    "work_in": Said(
        QT_TRANSLATE_NOOP("Lesson", "Work two packs in"),
        QT_TRANSLATE_NOOP("Lesson", "The dealers have shuffled; two packs are worked into theirs."),
    ),
    "offer_cut": Said(
        QT_TRANSLATE_NOOP("Lesson", "Offer the cut"),
        QT_TRANSLATE_NOOP("Lesson", "The last seat cuts, so that the house does not decide the order."),
    ),
    "place_stop_card": Said(
        QT_TRANSLATE_NOOP("Lesson", "Place the stop card"),
        QT_TRANSLATE_NOOP("Lesson", "The coup in which the stop card shows is the last."),
    ),
    "give_shoe": Said(
        QT_TRANSLATE_NOOP("Lesson", "Give the shoe"),
        QT_TRANSLATE_NOOP("Lesson", "The shoe belongs before the banker."),
    ),
    "announce_bank": Said(
        QT_TRANSLATE_NOOP("Lesson", "Announce the bank"),
        QT_TRANSLATE_NOOP("Lesson", "Everybody has to hear how much can be won."),
    ),
    "ask_suivi": Said(
        QT_TRANSLATE_NOOP("Lesson", "Ask for suivi"),
        QT_TRANSLATE_NOOP("Lesson", "Who lost the last call may follow it before all others."),
    ),
    "ask_claim": Said(
        QT_TRANSLATE_NOOP("Lesson", "Ask for a claim"),
        QT_TRANSLATE_NOOP("Lesson", "Each seat is asked once, from the banker’s right."),
    ),
    "return_stake": Said(
        QT_TRANSLATE_NOOP("Lesson", "Send a stake back"),
        QT_TRANSLATE_NOOP("Lesson", "A stake that was overtaken goes back to its seat."),
    ),
    "grant_call": Said(
        QT_TRANSLATE_NOOP("Lesson", "Let a call stand"),
        QT_TRANSLATE_NOOP("Lesson", "Say whose call stands now, so that nobody doubts it."),
    ),
    "trim": Said(
        QT_TRANSLATE_NOOP("Lesson", "Trim a stake"),
        QT_TRANSLATE_NOOP("Lesson", "The bank covers no more than it has: the last in order gets the surplus back."),
    ),
    "no_coup": Said(
        QT_TRANSLATE_NOOP("Lesson", "No coup"), QT_TRANSLATE_NOOP("Lesson", "Nobody has staked; no card is dealt.")
    ),
    "close": Said(
        QT_TRANSLATE_NOOP("Lesson", "Rien ne va plus"),
        QT_TRANSLATE_NOOP("Lesson", "From now on the stakes lie as they are."),
    ),
    "cards_to": Said(
        QT_TRANSLATE_NOOP("Lesson", "Say who holds the cards"),
        QT_TRANSLATE_NOOP("Lesson", "The caller, or the largest stake, plays for all."),
    ),
    "to_garage": Said(
        QT_TRANSLATE_NOOP("Lesson", "To the garage"),
        QT_TRANSLATE_NOOP("Lesson", "What nobody covers is not at risk and waits in the garage."),
    ),
    "from_garage": Said(
        QT_TRANSLATE_NOOP("Lesson", "From the garage"),
        QT_TRANSLATE_NOOP("Lesson", "What waited in the garage is bank money again."),
    ),
    "deal_card": Said(
        QT_TRANSLATE_NOOP("Lesson", "Bring a card"),
        QT_TRANSLATE_NOOP("Lesson", "One card at a time: palette, corner, palette, corner; a third card to its hand."),
    ),
    "hand_cards": Said(
        QT_TRANSLATE_NOOP("Lesson", "Serve the ponte"),
        QT_TRANSLATE_NOOP("Lesson", "The palette brings both cards to who holds them."),
    ),
    "repeat": Said(
        QT_TRANSLATE_NOOP("Lesson", "Repeat his word"),
        QT_TRANSLATE_NOOP("Lesson", "Repeat what the ponte said, so that the banker hears it."),
    ),
    "order_turn": Said(
        QT_TRANSLATE_NOOP("Lesson", "Have a hand turned"),
        QT_TRANSLATE_NOOP("Lesson", "The hand is turned for all to see."),
    ),
    "instruct": Said(
        QT_TRANSLATE_NOOP("Lesson", "Instruct the banker"),
        QT_TRANSLATE_NOOP("Lesson", "Tell the banker what the tableau makes of his total and the third card."),
    ),
    "advise": Said(
        QT_TRANSLATE_NOOP("Lesson", "Give advice"),
        QT_TRANSLATE_NOOP("Lesson", "Somebody has asked you; your answer binds him."),
    ),
    "name_points": Said(
        QT_TRANSLATE_NOOP("Lesson", "Name the points"),
        QT_TRANSLATE_NOOP("Lesson", "Name the bank’s point, the ponte’s point, and who has won."),
    ),
    "rake": Said(
        QT_TRANSLATE_NOOP("Lesson", "Rake a stake"),
        QT_TRANSLATE_NOOP("Lesson", "The bank has won: rake the stakes one by one, from the banker’s right."),
    ),
    "pay": Said(
        QT_TRANSLATE_NOOP("Lesson", "Pay a stake"),
        QT_TRANSLATE_NOOP("Lesson", "The ponte has won: pay each stake one to one, from the banker’s right."),
    ),
    "return_bank": Said(
        QT_TRANSLATE_NOOP("Lesson", "Bank to the banker"),
        QT_TRANSLATE_NOOP("Lesson", "What is left of the bank goes home with the banker."),
    ),
    "drop_cagnotte": Said(
        QT_TRANSLATE_NOOP("Lesson", "Drop the cagnotte"),
        QT_TRANSLATE_NOOP("Lesson", "The house takes its share of what the bank won: announce, show, drop."),
    ),
    "clear_cards": Said(
        QT_TRANSLATE_NOOP("Lesson", "Clear the cards"),
        QT_TRANSLATE_NOOP("Lesson", "All is paid: now the cards may go into the slot."),
    ),
    "ask_go_on": Said(
        QT_TRANSLATE_NOOP("Lesson", "Keep or pass?"),
        QT_TRANSLATE_NOOP("Lesson", "Ask the banker whether he goes on."),
    ),
    "ask_lower": Said(
        QT_TRANSLATE_NOOP("Lesson", "Ask for less"),
        QT_TRANSLATE_NOOP("Lesson", "Nobody stakes: the banker may lower his bank."),
    ),
    "offer_bank": Said(
        QT_TRANSLATE_NOOP("Lesson", "Offer the bank"),
        QT_TRANSLATE_NOOP("Lesson", "The bank goes from seat to seat, to the right."),
    ),
    "offer_sale": Said(
        QT_TRANSLATE_NOOP("Lesson", "Offer it for sale"),
        QT_TRANSLATE_NOOP("Lesson", "A passed bank is offered at its amount, from the passer’s right."),
    ),
    "open_auction": Said(
        QT_TRANSLATE_NOOP("Lesson", "Open the auction"),
        QT_TRANSLATE_NOOP("Lesson", "Nobody took it at its amount: now the highest bid decides."),
    ),
    "ask_bid": Said(
        QT_TRANSLATE_NOOP("Lesson", "Ask for a bid"), QT_TRANSLATE_NOOP("Lesson", "Each seat may bid, in order.")
    ),
    "award": Said(
        QT_TRANSLATE_NOOP("Lesson", "Award the bank"),
        QT_TRANSLATE_NOOP("Lesson", "Say who has the bank, and for how much."),
    ),
    "put_right": Said(
        QT_TRANSLATE_NOOP("Lesson", "Put it right"),
        QT_TRANSLATE_NOOP("Lesson", "Something has gone wrong; the rules say how it is put right."),
    ),
    **{kind: Said(*said) for kind, said in punto_said.SAID.items()},
}

_READY: Final = (
    *("check_cards", "wash_face_up", "wash_face_down", "work_in"),
    *("offer_cut", "place_stop_card", "give_shoe", "offer_bank"),
)
_CLAIMING: Final = (
    *("give_shoe", "announce_bank", "ask_suivi", "ask_claim", "return_stake", "grant_call", "trim"),
    *("close", "deal_card"),
)
_DEALING: Final = (
    "cards_to",
    "to_garage",
    "deal_card",
    "hand_cards",
    "repeat",
    "order_turn",
    "instruct",
    "name_points",
)
_CLEARED: Final = ("from_garage", "return_bank", "clear_cards", "ask_go_on")
_SETTLING: Final = ("name_points", "rake", "pay", "drop_cagnotte", "to_garage", *_CLEARED)
_PASSING: Final = ("offer_bank", "offer_sale", "open_auction", "ask_bid", "award", "give_shoe", "announce_bank")

_AT_HAND: Final[Mapping[Any, tuple[str, ...]]] = {
    Phase.UNOPENED: _READY,
    Phase.SHUFFLE: _READY,
    Phase.CUT: _READY,
    Phase.OFFER: _PASSING,
    Phase.SALE: _PASSING,
    Phase.AUCTION: _PASSING,
    Phase.CLAIMS: _CLAIMING,
    Phase.KEEP: (*_CLEARED, "ask_lower", "announce_bank", "ask_claim"),
    Phase.LOWER: ("ask_lower", "no_coup", "close", "deal_card", "ask_go_on"),
    Phase.DEAL: _DEALING,
    Phase.PONTE: _DEALING,
    Phase.BANKER: _DEALING,
    Phase.SETTLE: _SETTLING,
    **punto_said.AT_HAND,
}
"""What a learner can choose from; the act that is due is always among it."""

_DIGITS: Final = "1234567890"


def at_hand(phase: Any, due: Act, *, mishaps: bool) -> list[str]:
    """The names of the acts to choose from in a phase of any game, in the order of its procedure."""
    found = {*_AT_HAND.get(phase, ()), kind_of(type(due))} | ({"put_right"} if mishaps else set())
    return [kind for kind in (punto_said.ORDER if phase in punto_said.AT_HAND else ACTS) if kind in found]


def act_name(kind: str) -> str:
    """The name of an act on its button."""
    text: str = translate("Lesson", _SAID[kind].name)
    return text


def act_reason(kind: str) -> str:
    """Why an act is done."""
    text: str = translate("Lesson", _SAID[kind].reason)
    return text


_APART: Final = ("place", "hand", "order", "remedy", "winner")
"""What stands behind the sentence of an act that does not speak of it."""


def act_told(act: Act) -> str:
    """An act with all that belongs to it."""
    parts = {name: _part_told(name, getattr(act, name)) for name in parts_of(type(act))}
    sentence: str = translate("Practice", SENTENCES[kind_of(type(act))])
    apart = [parts[name] for name in _APART if name in parts and f"{{{name}}}" not in sentence]
    return ": ".join([sentence.format(**parts), *apart])


def _part_told(name: str, value: Any) -> str:
    return money_text(value) if name == "amount" else _told(value)


def _told(value: object) -> str:
    """A part of an act, in words."""
    if not isinstance(value, str):
        return str(value)
    text = WORDS.get(value) or REMEDIES.get(value)
    return str(translate("Practice", text)) if text else value


def options(part: str, seats: int) -> list[dict[str, str]]:
    """What a part of an act can be: ``value``, ``text``, ``key``; empty for one that is typed."""
    match part:
        case "seat":
            croupier = {"value": "0", "text": translate("Lesson", "Croupier"), "key": "0"}
            return [croupier, *(_seat(seat) for seat in range(1, seats + 1))]
        case "bank" | "ponte" | "punto" | "banco" | "points":
            return _numbers(range(10))
        case "count":
            return _numbers(range(1, 11))
        case "place":
            return words(("palette", "corner", "ponte", "bank"))
        case "word":
            return words(("carte", "non"))
        case "order":
            return words(("draw", "stand", "free"))
        case "ruling":
            return words(("draw", "stand"))
        case "bet":
            return words(BETS)
        case "hand":
            return words(("ponte", "bank"))
        case "winner":
            return words(("ponte", "bank", "tie"))
        case "remedy":
            return words(ALL_REMEDIES)
        case "call":
            names = ("banco", "suivi", "avec la table")
            values = ("banco", "suivi", "avec_la_table")
            return [
                {"value": value, "text": name, "key": key}
                for value, name, key in zip(values, names, _DIGITS, strict=False)
            ]
        case _:
            return []


def _seat(seat: int) -> dict[str, str]:
    return {"value": str(seat), "text": str(seat), "key": str(seat) if seat < 10 else ""}


def _numbers(values: range) -> list[dict[str, str]]:
    return [{"value": str(value), "text": str(value), "key": str(value)[-1]} for value in values]


def words(values: tuple[str, ...]) -> list[dict[str, str]]:
    """Words to choose from, each with its key."""
    keys = [*_DIGITS, *("" for _ in values)]
    return [{"value": value, "text": _told(value), "key": key} for value, key in zip(values, keys, strict=False)]


def part_asked(part: str) -> str:
    """What is asked about an act that was chosen."""
    return {
        "seat": translate("Lesson", "Which seat?"),
        "amount": translate("Lesson", "How much?"),
        "chips": translate("Lesson", "Lay it in chips"),
        "cards": translate("Lesson", "Before how many cards?"),
        "place": translate("Lesson", "Where to?"),
        "word": translate("Lesson", "What did he say?"),
        "order": translate("Lesson", "What does the tableau say?"),
        "hand": translate("Lesson", "Which hand?"),
        "bank": translate("Lesson", "The bank’s point?"),
        "ponte": translate("Lesson", "The ponte’s point?"),
        "punto": translate("Lesson", "Punto’s point?"),
        "banco": translate("Lesson", "Banco’s point?"),
        "points": translate("Lesson", "How many points?"),
        "count": translate("Lesson", "How many cards?"),
        "ruling": translate("Lesson", "A card?"),
        "bet": translate("Lesson", "Which field?"),
        "winner": translate("Lesson", "Who has won?"),
        "call": translate("Lesson", "Which call?"),
        "remedy": translate("Lesson", "How?"),
    }[part]
