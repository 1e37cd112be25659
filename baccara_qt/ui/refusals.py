"""Why the table refuses something, in one sentence for people."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.errors import RuleError
from baccara_qt.ui.amounts import money_text

# Qt's stub calls a marked text an object.
SENTENCES: Final[dict[str, Any]] = {
    "act.lasting": QT_TRANSLATE_NOOP("Refusals", "There is nothing to take back."),
    "amount.not_a_multiple": QT_TRANSLATE_NOOP("Refusals", "Amounts go in steps of {unit}."),
    "amount.not_whole": QT_TRANSLATE_NOOP("Refusals", "That is not an amount."),
    "amount.too_large": QT_TRANSLATE_NOOP("Refusals", "That is too much: at most {most}."),
    "amount.too_small": QT_TRANSLATE_NOOP("Refusals", "That is too little: at least {least}."),
    "avec_la_table.not_possible": QT_TRANSLATE_NOOP(
        "Refusals", "Half the bank is below the least stake, or more than lies before you."
    ),
    "banco.exceeds_purse": QT_TRANSLATE_NOOP("Refusals", "Banco takes {bank}; only {purse} lies before you."),
    "bank.covered": QT_TRANSLATE_NOOP("Refusals", "The bank is covered: there is nothing left to stake on."),
    "bank.not_a_multiple": QT_TRANSLATE_NOOP("Refusals", "A bank goes in steps of {unit}."),
    "bank.not_whole": QT_TRANSLATE_NOOP("Refusals", "That is not an amount for a bank."),
    "bank.too_early": QT_TRANSLATE_NOOP("Refusals", "The bank cannot be passed before its first coup is given."),
    "bank.too_large": QT_TRANSLATE_NOOP("Refusals", "The bank can be at most {most}."),
    "bank.too_small": QT_TRANSLATE_NOOP("Refusals", "The bank must be at least {least}."),
    "bid.not_a_multiple": QT_TRANSLATE_NOOP("Refusals", "Bids go in steps of {unit}."),
    "bid.not_whole": QT_TRANSLATE_NOOP("Refusals", "That is not an amount to bid."),
    "bid.too_large": QT_TRANSLATE_NOOP("Refusals", "You can bid at most {most}."),
    "bid.too_small": QT_TRANSLATE_NOOP("Refusals", "The next bid is at least {least}."),
    "cards.bound": QT_TRANSLATE_NOOP("Refusals", "The tableau, or the advice that was given, leaves no choice."),
    "cards.declined": QT_TRANSLATE_NOOP("Refusals", "You have passed the cards on already."),
    "claim.bound": QT_TRANSLATE_NOOP("Refusals", "Your call binds you; only a higher one lifts it."),
    "claim.is_banker": QT_TRANSLATE_NOOP("Refusals", "The banker does not stake against himself."),
    "claim.outranked": QT_TRANSLATE_NOOP("Refusals", "A higher call stands."),
    "command.unknown": QT_TRANSLATE_NOOP("Refusals", "The table does not know that."),
    "coup.running": QT_TRANSLATE_NOOP("Refusals", "A coup is running; wait until it is settled."),
    "cut.not_whole": QT_TRANSLATE_NOOP("Refusals", "That is not a place to cut."),
    "cut.too_large": QT_TRANSLATE_NOOP("Refusals", "Cut at least ten cards from the end."),
    "cut.too_small": QT_TRANSLATE_NOOP("Refusals", "Cut at least ten cards from the beginning."),
    "phase.other": QT_TRANSLATE_NOOP("Refusals", "This is not the moment for that."),
    "purse.out_of_range": QT_TRANSLATE_NOOP("Refusals", "Seat {seat} must buy in for at least {least}."),
    "rules.bank_below_minimum": QT_TRANSLATE_NOOP(
        "Refusals", "The bank that stands is below the new minimum of {least}."
    ),
    "rules.not_now": QT_TRANSLATE_NOOP("Refusals", "The rules change only between two coups, with no stakes lying."),
    "rules.seats_fixed": QT_TRANSLATE_NOOP("Refusals", "The table has {seats} seats and keeps them."),
    "rules.unsound": QT_TRANSLATE_NOOP("Refusals", "These rules contradict themselves."),
    "seat.bound": QT_TRANSLATE_NOOP("Refusals", "Your call or bid binds you to the table."),
    "seat.empty": QT_TRANSLATE_NOOP("Refusals", "Nobody sits at this seat."),
    "seat.is_banker": QT_TRANSLATE_NOOP("Refusals", "The banker must pass the bank first."),
    "seat.occupied": QT_TRANSLATE_NOOP("Refusals", "Somebody sits at this seat."),
    "seat.sits_out": QT_TRANSLATE_NOOP("Refusals", "You are sitting out; come back first."),
    "seat.unknown": QT_TRANSLATE_NOOP("Refusals", "The table has no such seat."),
    "staff.only": QT_TRANSLATE_NOOP("Refusals", "Only the croupier can do that."),
    "staff.not_now": QT_TRANSLATE_NOOP("Refusals", "The croupier cannot do that now."),
    "stake.exceeds_purse": QT_TRANSLATE_NOOP("Refusals", "What lies before you is less than the least stake."),
    "stake.none": QT_TRANSLATE_NOOP("Refusals", "You have no stake on the table."),
    "stake.not_a_multiple": QT_TRANSLATE_NOOP("Refusals", "Stakes go in steps of {unit}."),
    "stake.not_whole": QT_TRANSLATE_NOOP("Refusals", "That is not an amount to stake."),
    "stake.too_large": QT_TRANSLATE_NOOP("Refusals", "You can stake at most {most}."),
    "stake.too_small": QT_TRANSLATE_NOOP("Refusals", "A stake is at least {least}."),
    "suivi.asked_first": QT_TRANSLATE_NOOP(
        "Refusals", "First say whether you follow; stakes and other calls come after that."
    ),
    "suivi.no_right": QT_TRANSLATE_NOOP("Refusals", "You have no right to follow in this coup."),
    "table.closed": QT_TRANSLATE_NOOP("Refusals", "The table is closed."),
    "table.opened": QT_TRANSLATE_NOOP("Refusals", "The table is open already."),
    "table.wrong_seats": QT_TRANSLATE_NOOP("Refusals", "The table has {seats} seats."),
    "turn.other": QT_TRANSLATE_NOOP("Refusals", "It is not your turn."),
}
"""A sentence for every code the core refuses with."""

_MONEY: Final = frozenset({"least", "most", "unit", "bank", "purse", "amount"})


def refusal(error: RuleError) -> str:
    """The refusal as a sentence, with the rule it comes from."""
    words = {
        name: money_text(value) if name in _MONEY and isinstance(value, int) else str(value)
        for name, value in error.params.items()
    }
    sentence = QCoreApplication.translate("Refusals", SENTENCES[error.code]).format_map(words)
    return f"{sentence} ({error.rule})"
