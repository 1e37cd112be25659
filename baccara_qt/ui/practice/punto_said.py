"""The acts of Big Table and Mini as a learner finds them: when each is at hand, what it is called, why it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from baccara_qt.core.punto.state import Phase

SAID: Final[dict[str, tuple[Any, Any]]] = {
    "insert_stop_card": (
        QT_TRANSLATE_NOOP("Lesson", "Place the stop card"),
        QT_TRANSLATE_NOOP("Lesson", "The first coup that begins with that many cards or fewer is the last."),
    ),
    "turn_first_card": (
        QT_TRANSLATE_NOOP("Lesson", "Turn the first card"),
        QT_TRANSLATE_NOOP("Lesson", "Its value tells how many cards are burned, so that nobody can know it before."),
    ),
    "burn_cards": (
        QT_TRANSLATE_NOOP("Lesson", "Burn cards"),
        QT_TRANSLATE_NOOP(
            "Lesson", "As many as the first card counts go face down; an ace one, tens and pictures ten."
        ),
    ),
    "offer_shoe": (
        QT_TRANSLATE_NOOP("Lesson", "Offer the shoe"),
        QT_TRANSLATE_NOOP("Lesson", "The shoe goes around to the right; who refuses it is passed over."),
    ),
    "move_shoe": (
        QT_TRANSLATE_NOOP("Lesson", "Bring the shoe"),
        QT_TRANSLATE_NOOP("Lesson", "The shoe belongs before who deals: the seat that took it, else the croupier."),
    ),
    "call_stakes": (
        QT_TRANSLATE_NOOP("Lesson", "Faites vos jeux"),
        QT_TRANSLATE_NOOP("Lesson", "All are asked at once; now stakes may be laid."),
    ),
    "announce_last": (
        QT_TRANSLATE_NOOP("Lesson", "Last coup"),
        QT_TRANSLATE_NOOP("Lesson", "The stop card is reached: everybody has to know that this coup is the last."),
    ),
    "name_turner": (
        QT_TRANSLATE_NOOP("Lesson", "Say who turns"),
        QT_TRANSLATE_NOOP("Lesson", "The highest stake on a hand may turn its cards."),
    ),
    "deal_to": (
        QT_TRANSLATE_NOOP("Lesson", "Bring a card"),
        QT_TRANSLATE_NOOP("Lesson", "One card at a time: Punto, Banco, Punto, Banco; a third card to its hand."),
    ),
    "turn_hand": (
        QT_TRANSLATE_NOOP("Lesson", "Turn a hand"),
        QT_TRANSLATE_NOOP("Lesson", "Punto’s cards are seen first, then Banco’s."),
    ),
    "name_hand": (
        QT_TRANSLATE_NOOP("Lesson", "Name its points"),
        QT_TRANSLATE_NOOP("Lesson", "Say what the hand counts, so that all can follow."),
    ),
    "call_card": (
        QT_TRANSLATE_NOOP("Lesson", "Card or none"),
        QT_TRANSLATE_NOOP("Lesson", "Say what the tableau makes of the hand; nobody is free here."),
    ),
    "name_result": (
        QT_TRANSLATE_NOOP("Lesson", "Name the result"),
        QT_TRANSLATE_NOOP("Lesson", "Name both points and the winner before you touch a stake."),
    ),
    "take_stake": (
        QT_TRANSLATE_NOOP("Lesson", "Take a stake"),
        QT_TRANSLATE_NOOP("Lesson", "First all that lost is taken, from the right of who deals."),
    ),
    "pay_stake": (
        QT_TRANSLATE_NOOP("Lesson", "Pay a stake"),
        QT_TRANSLATE_NOOP("Lesson", "What lost is taken: now the winners are paid, seat by seat, side bets last."),
    ),
    "mark_commission": (
        QT_TRANSLATE_NOOP("Lesson", "Mark commission"),
        QT_TRANSLATE_NOOP("Lesson", "Five per cent of a won Banco is noted in the seat’s box."),
    ),
    "take_commission": (
        QT_TRANSLATE_NOOP("Lesson", "Take commission"),
        QT_TRANSLATE_NOOP("Lesson", "Five per cent of a won Banco is taken at once."),
    ),
    "settle_box": (
        QT_TRANSLATE_NOOP("Lesson", "Settle a box"),
        QT_TRANSLATE_NOOP("Lesson", "The shoe is over: each seat pays what its box says."),
    ),
}
"""Each act: the name on its button, and why it is done."""

ORDER: Final = (
    *("check_cards", "wash_face_up", "wash_face_down", "work_in", "offer_cut", "insert_stop_card"),
    *("turn_first_card", "burn_cards", "offer_shoe", "move_shoe", "call_stakes", "close", "announce_last"),
    *("name_turner", "deal_to", "turn_hand", "name_hand", "call_card", "name_result", "take_stake", "pay_stake"),
    *("mark_commission", "take_commission", "clear_cards", "settle_box"),
)
"""All acts at these tables, in the order of the procedure."""

_READY: Final = (
    *("check_cards", "wash_face_up", "wash_face_down", "work_in", "offer_cut", "insert_stop_card"),
    *("turn_first_card", "burn_cards"),
)
_SHOE: Final = ("turn_first_card", "burn_cards", "offer_shoe", "move_shoe", "call_stakes", "deal_to", "settle_box")
_STAKES: Final = (
    *("offer_shoe", "move_shoe", "call_stakes", "close", "announce_last", "name_turner", "deal_to", "settle_box"),
)

AT_HAND: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.UNOPENED: _READY,
    Phase.SHUFFLE: _READY,
    Phase.CUT: _READY,
    Phase.BURN: _SHOE,
    Phase.OFFER: _SHOE,
    Phase.OPEN: _STAKES,
    Phase.STAKES: _STAKES,
    Phase.DEAL: ("name_turner", "deal_to", "turn_hand", "name_hand", "call_card"),
    Phase.TURN: ("deal_to", "turn_hand", "name_hand", "call_card", "name_result", "take_stake", "pay_stake"),
    Phase.SETTLE: (
        *("call_stakes", "announce_last", "name_result", "take_stake", "pay_stake"),
        *("mark_commission", "take_commission", "clear_cards"),
    ),
}
"""What a learner can choose from; the act that is due is always among it."""
