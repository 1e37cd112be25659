"""What the practice says: why an answer is right, what was wrong with an act, and what is to be done.

English, marked for the translators under the context ``Practice``. A screen asks for the translation of a sentence
and then fills it with the parameters of its question or act: ``translate("Practice", WHY[why]).format(**params)``.
"""

from __future__ import annotations

from typing import Final

from baccara_qt.practice import punto_texts
from baccara_qt.practice.marking import QT_TRANSLATE_NOOP

FAULTS: Final[dict[str, str]] = {
    # exercises
    "wrong_choice": QT_TRANSLATE_NOOP("Practice", "Not quite: the tableau of the ponte decides by his total."),
    "wrong_trim": QT_TRANSLATE_NOOP(
        "Practice", "The surplus is taken from the last seat in order, in units, whenever it was laid."
    ),
    "wrong_call": QT_TRANSLATE_NOOP("Practice", "That call belongs to another moment."),
    # both
    "wrong_instruction": QT_TRANSLATE_NOOP(
        "Practice", "Look at the tableau again: bank total down, third card across."
    ),
    "wrong_total": QT_TRANSLATE_NOOP("Practice", "Count once more: only the last digit of the sum counts."),
    "wrong_amount": QT_TRANSLATE_NOOP("Practice", "The amount is not right; take a moment to reckon it."),
    "wrong_holder": QT_TRANSLATE_NOOP("Practice", "The cards go to the caller, else to the largest stake in order."),
    "wrong_seat": QT_TRANSLATE_NOOP("Practice", "It is another seat’s turn: everything goes to the right."),
    # at the table
    "wrong_order": QT_TRANSLATE_NOOP("Practice", "Something else comes first."),
    "misplaced_card": QT_TRANSLATE_NOOP(
        "Practice",
        "First and third card to the palette, second and fourth under the corner; third cards to their hand.",
    ),
    "card_before_close": QT_TRANSLATE_NOOP("Practice", "No card leaves the shoe before the stakes are closed."),
    "unasked_card": QT_TRANSLATE_NOOP("Practice", "Nobody has asked for a card."),
    "cleared_early": QT_TRANSLATE_NOOP("Practice", "The cards stay in sight until every payment is made."),
    "forgotten_cagnotte": QT_TRANSLATE_NOOP("Practice", "The cagnotte is still due: announced, shown, then dropped."),
    "wrong_cagnotte": QT_TRANSLATE_NOOP("Practice", "The cagnotte is reckoned from what the bank won, and rounded."),
    "wrong_stop_card": QT_TRANSLATE_NOOP("Practice", "The stop card has its place before the last cards of the shoe."),
    "wrong_rank": QT_TRANSLATE_NOOP(
        "Practice", "Another call stands: rank first, then the seat from the banker’s right."
    ),
    "untrimmed": QT_TRANSLATE_NOOP("Practice", "More is staked than the bank covers: trim before you close."),
    "suivi_overlooked": QT_TRANSLATE_NOOP("Practice", "Who lost the last call is asked first whether he follows."),
    "wrong_word": QT_TRANSLATE_NOOP("Practice", "Repeat what the ponte said, nothing else."),
    "wrong_hand": QT_TRANSLATE_NOOP("Practice", "The other hand is to be turned now."),
    "wrong_advice": QT_TRANSLATE_NOOP("Practice", "Advice follows the total, and draws where the tableau is free."),
    "wrong_winner": QT_TRANSLATE_NOOP("Practice", "Nearest to nine wins; the same points are a tie."),
    "wrong_remedy": QT_TRANSLATE_NOOP("Practice", "That does not put it right as the rules say."),
    "mishap_overlooked": QT_TRANSLATE_NOOP("Practice", "Something has gone wrong: put it right first."),
    "nothing_wrong": QT_TRANSLATE_NOOP("Practice", "Nothing has gone wrong; just go on."),
    **punto_texts.FAULTS,
}
"""What was wrong, in one kind sentence, by the code of the fault."""

WHY: Final[dict[str, str]] = {
    "tableau_draw": QT_TRANSLATE_NOOP("Practice", "With {bank} the bank draws to a third card of {third}."),
    "tableau_stand": QT_TRANSLATE_NOOP("Practice", "With {bank} the bank stands against a third card of {third}."),
    "tableau_free": QT_TRANSLATE_NOOP("Practice", "With {bank} against a third card of {third} the banker is free."),
    "tableau_draw_stood": QT_TRANSLATE_NOOP("Practice", "With {bank} the bank draws when the ponte stood."),
    "tableau_stand_stood": QT_TRANSLATE_NOOP("Practice", "With {bank} the bank stands when the ponte stood."),
    "ponte_draw": QT_TRANSLATE_NOOP("Practice", "With {ponte} a ponte who plays for others draws: 0 to 4."),
    "ponte_stand": QT_TRANSLATE_NOOP("Practice", "With {ponte} a ponte who plays for others stands: 6 and 7."),
    "ponte_free": QT_TRANSLATE_NOOP("Practice", "Five is the ponte’s free choice."),
    "ponte_alone": QT_TRANSLATE_NOOP("Practice", "Alone against the bank he is free on every total below eight."),
    "ponte_turn": QT_TRANSLATE_NOOP("Practice", "{ponte} with two cards is turned at once, and nobody draws."),
    "counting": QT_TRANSLATE_NOOP("Practice", "{sum} is {all}, and counts {total}."),
    "cagnotte": QT_TRANSLATE_NOOP("Practice", "5 % of {won} is {exact}, rounded to {right}."),
    "payout": QT_TRANSLATE_NOOP("Practice", "{stake} is paid one to one, for example with {right}."),
    "claims_largest": QT_TRANSLATE_NOOP("Practice", "The largest stake holds the cards: seat {seat}."),
    "claims_equal": QT_TRANSLATE_NOOP(
        "Practice", "Of the largest stakes the one nearest to the banker’s right holds the cards: seat {seat}."
    ),
    "claims_declined": QT_TRANSLATE_NOOP(
        "Practice", "The largest stake leaves the cards to the next largest: seat {seat}, the croupier where it is 0."
    ),
    "claims_trimmed": QT_TRANSLATE_NOOP(
        "Practice", "More is staked than the bank covers; from the last seat in order it is trimmed: {trims}."
    ),
    "claims_avec_la_table": QT_TRANSLATE_NOOP("Practice", "Who calls half the bank holds the cards: seat {seat}."),
    "claims_avec_la_table_trimmed": QT_TRANSLATE_NOOP(
        "Practice", "Seat {seat} has half the bank and the cards; the rest is trimmed to the other half: {trims}."
    ),
    "claims_overtaken": QT_TRANSLATE_NOOP(
        "Practice",
        "Banco comes before half the bank, and the seat nearer to the banker’s right before another: {seat}.",
    ),
    "passing_first": QT_TRANSLATE_NOOP(
        "Practice", "The first bank is offered to the seat nearest to the croupier’s right: {offered}, then {next}."
    ),
    "passing_lost": QT_TRANSLATE_NOOP("Practice", "After a loss the bank goes to the right: {offered}, then {next}."),
    "passing_passed": QT_TRANSLATE_NOOP(
        "Practice",
        "A passed bank is for sale to the right of seat {banker}: {offered}, then {next}; {turn_seat} keeps the turn.",
    ),
    "passing_refused_by_all": QT_TRANSLATE_NOOP(
        "Practice", "Nobody took it: the auction begins at the right of seat {banker}, with {offered}, then {next}."
    ),
    "passing_no_bid": QT_TRANSLATE_NOOP(
        "Practice", "Without a bid the turn seat is offered the bank: {offered}, then {next}; seat {banker} comes last."
    ),
    "passing_buyer_lost": QT_TRANSLATE_NOOP(
        "Practice", "When a buyer loses, the bank returns to the turn seat: {offered}, then {next}."
    ),
    "passing_buyer_lost_turn_seat_gone": QT_TRANSLATE_NOOP(
        "Practice", "The turn seat sits out, so the next to its right is offered the bank: {offered}, then {next}."
    ),
    "passing_turn_seat_bought_and_lost": QT_TRANSLATE_NOOP(
        "Practice", "The turn seat had its regular turn; the bank goes on to the right: {offered}, then {next}."
    ),
    "passing_buyer_passed": QT_TRANSLATE_NOOP(
        "Practice",
        "When a buyer passes, the turn seat {turn_seat} stands; the sale begins at his right: {offered}, then {next}.",
    ),
    "calls": QT_TRANSLATE_NOOP("Practice", "“{french}” is said when {moment}."),
}
"""Why an answer is right, by the ``why`` of its question. ``moment`` is a text to translate of its own."""

ACTS: Final[dict[str, str]] = {
    "check_cards": QT_TRANSLATE_NOOP("Practice", "Spread and check the packs"),
    "wash_face_up": QT_TRANSLATE_NOOP("Practice", "Wash the cards face up"),
    "wash_face_down": QT_TRANSLATE_NOOP("Practice", "Turn and wash them face down"),
    "work_in": QT_TRANSLATE_NOOP("Practice", "Work two packs in"),
    "offer_cut": QT_TRANSLATE_NOOP("Practice", "Offer the cut to seat {seat}"),
    "place_stop_card": QT_TRANSLATE_NOOP("Practice", "Stop card before the last {cards}"),
    "give_shoe": QT_TRANSLATE_NOOP("Practice", "Shoe to seat {seat}"),
    "announce_bank": QT_TRANSLATE_NOOP("Practice", "Announce a bank of {amount}"),
    "ask_suivi": QT_TRANSLATE_NOOP("Practice", "Ask seat {seat} for suivi"),
    "ask_claim": QT_TRANSLATE_NOOP("Practice", "Ask seat {seat}"),
    "return_stake": QT_TRANSLATE_NOOP("Practice", "Stake back to seat {seat}"),
    "grant_call": QT_TRANSLATE_NOOP("Practice", "The call of seat {seat} stands"),
    "trim": QT_TRANSLATE_NOOP("Practice", "Trim seat {seat} by {amount}"),
    "no_coup": QT_TRANSLATE_NOOP("Practice", "Nobody: no coup"),
    "close": QT_TRANSLATE_NOOP("Practice", "Close the stakes"),
    "cards_to": QT_TRANSLATE_NOOP("Practice", "Cards to seat {seat}"),
    "to_garage": QT_TRANSLATE_NOOP("Practice", "{amount} to the garage"),
    "from_garage": QT_TRANSLATE_NOOP("Practice", "{amount} from the garage"),
    "deal_card": QT_TRANSLATE_NOOP("Practice", "Card to its place"),
    "hand_cards": QT_TRANSLATE_NOOP("Practice", "Bring the cards to seat {seat}"),
    "repeat": QT_TRANSLATE_NOOP("Practice", "Repeat “{word}”"),
    "order_turn": QT_TRANSLATE_NOOP("Practice", "Have the hand turned"),
    "instruct": QT_TRANSLATE_NOOP("Practice", "Instruct the banker"),
    "advise": QT_TRANSLATE_NOOP("Practice", "Answer who asks"),
    "name_points": QT_TRANSLATE_NOOP("Practice", "{bank} the bank, {ponte} the ponte"),
    "rake": QT_TRANSLATE_NOOP("Practice", "Rake seat {seat}"),
    "pay": QT_TRANSLATE_NOOP("Practice", "Pay {amount} to seat {seat}"),
    "return_bank": QT_TRANSLATE_NOOP("Practice", "{amount} back to the banker"),
    "drop_cagnotte": QT_TRANSLATE_NOOP("Practice", "Cagnotte {amount}"),
    "clear_cards": QT_TRANSLATE_NOOP("Practice", "Cards into the slot"),
    "ask_go_on": QT_TRANSLATE_NOOP("Practice", "Ask seat {seat}: keep or pass?"),
    "ask_lower": QT_TRANSLATE_NOOP("Practice", "Ask seat {seat} for a lower bank"),
    "offer_bank": QT_TRANSLATE_NOOP("Practice", "Offer the bank to seat {seat}"),
    "offer_sale": QT_TRANSLATE_NOOP("Practice", "Offer the bank at {amount} to seat {seat}"),
    "open_auction": QT_TRANSLATE_NOOP("Practice", "Open the auction"),
    "ask_bid": QT_TRANSLATE_NOOP("Practice", "Ask seat {seat} for a bid"),
    "award": QT_TRANSLATE_NOOP("Practice", "Sold to seat {seat} for {amount}"),
    "put_right": QT_TRANSLATE_NOOP("Practice", "Put it right"),
    **punto_texts.ACTS,
}
"""Every act by its name, to be filled with its parts."""

WORDS: Final[dict[str, str]] = {
    "draw": QT_TRANSLATE_NOOP("Practice", "draws"),
    "stand": QT_TRANSLATE_NOOP("Practice", "stands"),
    "free": QT_TRANSLATE_NOOP("Practice", "free"),
    "turn": QT_TRANSLATE_NOOP("Practice", "turns"),
    "palette": QT_TRANSLATE_NOOP("Practice", "to the palette"),
    "corner": QT_TRANSLATE_NOOP("Practice", "under the corner"),
    "ponte": QT_TRANSLATE_NOOP("Practice", "the ponte"),
    "bank": QT_TRANSLATE_NOOP("Practice", "the bank"),
    "tie": QT_TRANSLATE_NOOP("Practice", "a tie"),
    **punto_texts.WORDS,
}
"""What an act or an answer can choose between."""

MISHAPS: Final[dict[str, str]] = {
    "early_card": QT_TRANSLATE_NOOP("Practice", "A card was drawn before the close"),
    "face_up": QT_TRANSLATE_NOOP("Practice", "A card lay face up in the shoe"),
    "stuck": QT_TRANSLATE_NOOP("Practice", "Two cards stuck together"),
    "floor": QT_TRANSLATE_NOOP("Practice", "A card fell on the floor"),
    "unasked": QT_TRANSLATE_NOOP("Practice", "A card was drawn though the ponte said non"),
    "ponte_against": QT_TRANSLATE_NOOP("Practice", "The ponte played against the tableau"),
    "bank_against": QT_TRANSLATE_NOOP("Practice", "The bank played against the tableau"),
    "mispaid": QT_TRANSLATE_NOOP("Practice", "A stake was paid wrongly"),
    "early_look": QT_TRANSLATE_NOOP("Practice", "The banker looked too early"),
    "hidden_natural": QT_TRANSLATE_NOOP("Practice", "The ponte did not turn his natural"),
    "exposed": QT_TRANSLATE_NOOP("Practice", "A card was seen by mistake"),
}
"""What has gone wrong, by its kind."""

REMEDIES: Final[dict[str, str]] = {
    "close": QT_TRANSLATE_NOOP("Practice", "Close the stakes as they lie"),
    "void": QT_TRANSLATE_NOOP("Practice", "The card is void, the next takes its place"),
    "annul": QT_TRANSLATE_NOOP("Practice", "Annul the coup, stakes back"),
    "keep": QT_TRANSLATE_NOOP("Practice", "The card keeps its value and its place"),
    "to_bank": QT_TRANSLATE_NOOP("Practice", "The card belongs to the bank"),
    "to_ponte": QT_TRANSLATE_NOOP("Practice", "The card belongs to the ponte"),
    "burn": QT_TRANSLATE_NOOP("Practice", "Burn the card"),
    "draw_missing": QT_TRANSLATE_NOOP("Practice", "Draw the missing card"),
    "correct": QT_TRANSLATE_NOOP("Practice", "Put the payment right"),
    "let_stand": QT_TRANSLATE_NOOP("Practice", "It stands, and the record says so"),
    "warn": QT_TRANSLATE_NOOP("Practice", "Warn the banker"),
    "dismiss": QT_TRANSLATE_NOOP("Practice", "The banker passes the bank"),
    "turn_natural": QT_TRANSLATE_NOOP("Practice", "Turn it, burn what was drawn after"),
}
"""How it can be put right."""
