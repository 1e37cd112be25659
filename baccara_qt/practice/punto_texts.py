"""What the practice says at Big Table and Mini, besides what it says at every table."""

from __future__ import annotations

from typing import Final

from baccara_qt.practice.marking import QT_TRANSLATE_NOOP

FAULTS: Final[dict[str, str]] = {
    "wrong_burn": QT_TRANSLATE_NOOP(
        "Practice", "The first card’s value is burned: an ace one, a ten or a picture ten cards."
    ),
    "unburned": QT_TRANSLATE_NOOP("Practice", "First the first card is turned, and as many as it counts are burned."),
    "shoe_overlooked": QT_TRANSLATE_NOOP("Practice", "The shoe is on its way: offer it before stakes are laid."),
    "shoe_stays": QT_TRANSLATE_NOOP(
        "Practice", "The shoe stays: it moves on when Banco loses, or its holder passes it."
    ),
    "wrong_turner": QT_TRANSLATE_NOOP(
        "Practice", "The highest stake on a hand turns its cards, of equal ones the first from who deals."
    ),
    "last_coup_overlooked": QT_TRANSLATE_NOOP("Practice", "The stop card was reached: say that this coup is the last."),
    "not_the_last": QT_TRANSLATE_NOOP("Practice", "The stop card was not reached: this coup is not the last."),
    "wrong_side": QT_TRANSLATE_NOOP("Practice", "One card at a time: Punto, Banco, Punto, Banco."),
    "wrong_ruling": QT_TRANSLATE_NOOP(
        "Practice", "Punto draws on 0 to 5 and stands on 6 and 7; so does Banco when Punto stood."
    ),
    "card_after_natural": QT_TRANSLATE_NOOP("Practice", "Eight or nine with two cards ends the coup: nobody draws."),
    "empty_field": QT_TRANSLATE_NOOP("Practice", "Nothing lies on that field."),
    "stands_off": QT_TRANSLATE_NOOP("Practice", "That stake is neither won nor lost: it lies on."),
    "won_taken": QT_TRANSLATE_NOOP("Practice", "That stake has won: it is paid, not taken."),
    "lost_paid": QT_TRANSLATE_NOOP("Practice", "That stake has lost: it is taken, not paid."),
    "paid_early": QT_TRANSLATE_NOOP("Practice", "Take all that has lost before you pay."),
    "side_bet_early": QT_TRANSLATE_NOOP("Practice", "Side bets are settled after Punto, Banco and tie."),
    "forgotten_commission": QT_TRANSLATE_NOOP("Practice", "The commission on the Banco just paid is still due."),
    "wrong_commission": QT_TRANSLATE_NOOP("Practice", "The commission is five per cent of what Banco won, rounded."),
    "box_forgotten": QT_TRANSLATE_NOOP("Practice", "The shoe is over: first each commission box is settled."),
}
"""What was wrong, in one kind sentence, by the code of the fault."""

ACTS: Final[dict[str, str]] = {
    "insert_stop_card": QT_TRANSLATE_NOOP("Practice", "Stop card before the last {cards}"),
    "turn_first_card": QT_TRANSLATE_NOOP("Practice", "Turn the first card"),
    "burn_cards": QT_TRANSLATE_NOOP("Practice", "Cards to burn: {count}"),
    "offer_shoe": QT_TRANSLATE_NOOP("Practice", "Offer the shoe to seat {seat}"),
    "move_shoe": QT_TRANSLATE_NOOP("Practice", "Shoe to seat {seat}"),
    "call_stakes": QT_TRANSLATE_NOOP("Practice", "Call for stakes"),
    "announce_last": QT_TRANSLATE_NOOP("Practice", "Announce the last coup"),
    "name_turner": QT_TRANSLATE_NOOP("Practice", "{hand}: seat {seat} turns the cards"),
    "deal_to": QT_TRANSLATE_NOOP("Practice", "Card to {hand}"),
    "turn_hand": QT_TRANSLATE_NOOP("Practice", "Turn {hand}"),
    "name_hand": QT_TRANSLATE_NOOP("Practice", "{hand} has {points}"),
    "call_card": QT_TRANSLATE_NOOP("Practice", "{hand} {ruling}"),
    "name_result": QT_TRANSLATE_NOOP("Practice", "Punto {punto}, Banco {banco}"),
    "take_stake": QT_TRANSLATE_NOOP("Practice", "Take from seat {seat}: {bet}"),
    "pay_stake": QT_TRANSLATE_NOOP("Practice", "Pay {amount} to seat {seat}: {bet}"),
    "mark_commission": QT_TRANSLATE_NOOP("Practice", "Mark {amount} in the box of seat {seat}"),
    "take_commission": QT_TRANSLATE_NOOP("Practice", "Take {amount} commission from seat {seat}"),
    "settle_box": QT_TRANSLATE_NOOP("Practice", "Collect {amount} from the box of seat {seat}"),
}
"""Every act by its name, to be filled with its parts."""

WORDS: Final[dict[str, str]] = {
    "punto": QT_TRANSLATE_NOOP("Practice", "Punto"),
    "banco": QT_TRANSLATE_NOOP("Practice", "Banco"),
    "punto_pair": QT_TRANSLATE_NOOP("Practice", "Punto pair"),
    "banco_pair": QT_TRANSLATE_NOOP("Practice", "Banco pair"),
    "dragon_7": QT_TRANSLATE_NOOP("Practice", "Dragon 7"),
    "panda_8": QT_TRANSLATE_NOOP("Practice", "Panda 8"),
}
"""What an act can choose between: the hands and the fields of the cloth; ``texts.WORDS`` has the tie."""
