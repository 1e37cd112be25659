"""What the croupier says: in French, as it is said at the table, and what it means in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from baccara_qt.core.calls import FRENCH
from baccara_qt.core.money import Seat
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.cue import Say

# Qt's stub calls a marked text an object.
_MEANING: Final[dict[str, Any]] = {
    "checked": QT_TRANSLATE_NOOP("Calls", "Checking the cards"),
    "shuffled": QT_TRANSLATE_NOOP("Calls", "The cards are shuffled"),
    "cut_offered": QT_TRANSLATE_NOOP("Calls", "Seat {s}, please cut"),
    "cut_done": QT_TRANSLATE_NOOP("Calls", "Cut; the stop card is in"),
    "new_shoe": QT_TRANSLATE_NOOP("Calls", "New shoe"),
    "bank_offered": QT_TRANSLATE_NOOP("Calls", "The bank is at seat {s}. Will you take it?"),
    "refused": QT_TRANSLATE_NOOP("Calls", "Seat {s} declines"),
    "bank_named": QT_TRANSLATE_NOOP("Calls", "A bank of {n}"),
    "suivi_asked": QT_TRANSLATE_NOOP("Calls", "Does the loser follow?"),
    "banco_asked": QT_TRANSLATE_NOOP("Calls", "Who goes banco?"),
    "banco_prime": QT_TRANSLATE_NOOP("Calls", "First banco, seat {s}"),
    "banco": QT_TRANSLATE_NOOP("Calls", "Banco is made; take back your stakes"),
    "avec_la_table": QT_TRANSLATE_NOOP("Calls", "With the table, seat {s}; {n} open"),
    "avec_la_table_full": QT_TRANSLATE_NOOP("Calls", "With the table, seat {s}"),
    "stakes_asked": QT_TRANSLATE_NOOP("Calls", "Place your stakes"),
    "trimmed": QT_TRANSLATE_NOOP("Calls", "{n} too much, seat {s}"),
    "garage": QT_TRANSLATE_NOOP("Calls", "{n} to the garage"),
    "close": QT_TRANSLATE_NOOP("Calls", "No more stakes"),
    "nobody": QT_TRANSLATE_NOOP("Calls", "Nobody? No coup"),
    "cards_to": QT_TRANSLATE_NOOP("Calls", "Cards to seat {s}"),
    "ponte_asks": QT_TRANSLATE_NOOP("Calls", "Card"),
    "ponte_stands": QT_TRANSLATE_NOOP("Calls", "No card"),
    "natural": QT_TRANSLATE_NOOP("Calls", "Natural {p}"),
    "banker_shows": QT_TRANSLATE_NOOP("Calls", "Banker, show your cards"),
    "bank_natural": QT_TRANSLATE_NOOP("Calls", "Bank natural; no card"),
    "third_card": "{c}",
    "bank_draws": QT_TRANSLATE_NOOP("Calls", "The bank has {p} and draws"),
    "bank_stands": QT_TRANSLATE_NOOP("Calls", "The bank has {p} and stands"),
    "advice_draw": QT_TRANSLATE_NOOP("Calls", "Advice given: you draw"),
    "advice_stand": QT_TRANSLATE_NOOP("Calls", "Advice given: you stand"),
    "points": QT_TRANSLATE_NOOP("Calls", "{p} the bank, {o} the ponte"),
    "bank_won": QT_TRANSLATE_NOOP("Calls", "The bank wins"),
    "ponte_won": QT_TRANSLATE_NOOP("Calls", "The ponte wins"),
    "tie": QT_TRANSLATE_NOOP("Calls", "Tie; the stakes lie"),
    "cagnotte": QT_TRANSLATE_NOOP("Calls", "Cagnotte {n}"),
    "bank_grows": QT_TRANSLATE_NOOP("Calls", "{n} in the bank"),
    "paid": QT_TRANSLATE_NOOP("Calls", "Paid"),
    "tip": QT_TRANSLATE_NOOP("Calls", "Thank you for the staff"),
    "go_on": QT_TRANSLATE_NOOP("Calls", "Do you keep the bank?"),
    "bank_moves": QT_TRANSLATE_NOOP("Calls", "The bank passes to seat {s}"),
    "sale": QT_TRANSLATE_NOOP("Calls", "The bank at {n}; who takes it?"),
    "bought": QT_TRANSLATE_NOOP("Calls", "Taken by seat {s} at the full amount"),
    "auction": QT_TRANSLATE_NOOP("Calls", "Nobody at the price: auction"),
    "bid": QT_TRANSLATE_NOOP("Calls", "{n} from seat {s}; any advance?"),
    "once": QT_TRANSLATE_NOOP("Calls", "Once…"),
    "twice": QT_TRANSLATE_NOOP("Calls", "Once, twice…"),
    "sold": QT_TRANSLATE_NOOP("Calls", "Once, twice, sold to seat {s}"),
    "no_bid": QT_TRANSLATE_NOOP("Calls", "No bid: offered to seat {s}"),
    "bank_returns": QT_TRANSLATE_NOOP("Calls", "The bank returns to seat {s}"),
    "last_coup": QT_TRANSLATE_NOOP("Calls", "Stop card, last coup"),
    "shoe_over": QT_TRANSLATE_NOOP("Calls", "The shoe is finished"),
    "burn": QT_TRANSLATE_NOOP("Calls", "First card: {c}; as many are burned"),
    "shoe_offered": QT_TRANSLATE_NOOP("Calls", "The shoe is at seat {s}. Will you take it?"),
    "shoe_taken": QT_TRANSLATE_NOOP("Calls", "Seat {s} deals"),
    "croupier_deals": QT_TRANSLATE_NOOP("Calls", "The croupier deals"),
    "shoe_moves": QT_TRANSLATE_NOOP("Calls", "The shoe moves on"),
    "punto_to": QT_TRANSLATE_NOOP("Calls", "Punto’s cards to seat {s}"),
    "banco_to": QT_TRANSLATE_NOOP("Calls", "Banco’s cards to seat {s}"),
    "card_punto": QT_TRANSLATE_NOOP("Calls", "A card for Punto"),
    "card_banco": QT_TRANSLATE_NOOP("Calls", "A card for Banco"),
    "punto_has": QT_TRANSLATE_NOOP("Calls", "Punto has {p}"),
    "banco_has": QT_TRANSLATE_NOOP("Calls", "Banco has {p}"),
    "punto_wins": QT_TRANSLATE_NOOP("Calls", "Punto wins, {o} to {p}"),
    "banco_wins": QT_TRANSLATE_NOOP("Calls", "Banco wins, {p} to {o}"),
    "even": QT_TRANSLATE_NOOP("Calls", "Tie at {p}"),
    "settled": QT_TRANSLATE_NOOP("Calls", "Commission {n}"),
}

CALLS: Final = frozenset(FRENCH)
"""Names of all calls."""

_FRENCH_CARDS: Final = (
    "une bûche",
    "un as",
    "un deux",
    "un trois",
    "un quatre",
    "un cinq",
    "un six",
    "un sept",
    "un huit",
    "un neuf",
)
_FRENCH_POINTS: Final = ("baccara", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf")

_CARDS: Final[tuple[Any, ...]] = (
    QT_TRANSLATE_NOOP("Calls", "a ten or a picture"),
    QT_TRANSLATE_NOOP("Calls", "an ace"),
    QT_TRANSLATE_NOOP("Calls", "a two"),
    QT_TRANSLATE_NOOP("Calls", "a three"),
    QT_TRANSLATE_NOOP("Calls", "a four"),
    QT_TRANSLATE_NOOP("Calls", "a five"),
    QT_TRANSLATE_NOOP("Calls", "a six"),
    QT_TRANSLATE_NOOP("Calls", "a seven"),
    QT_TRANSLATE_NOOP("Calls", "an eight"),
    QT_TRANSLATE_NOOP("Calls", "a nine"),
)
_NOTHING: Final[Any] = QT_TRANSLATE_NOOP("Calls", "nothing")


def french(say: Say) -> str:
    """The call as the croupier says it."""
    return _capital(
        FRENCH[say.call].format(
            s=say.seat,
            n=money_text(say.amount, QLocale(QLocale.Language.French)),
            p=_FRENCH_POINTS[say.points],
            o=_FRENCH_POINTS[say.other],
            c=_FRENCH_CARDS[say.points],
        )
    )


def meaning(say: Say, names: Mapping[Seat, str] | None = None) -> str:
    """The same in the user's language; with names, a seat is told with who sits there."""
    name = names.get(say.seat) if names else None
    return _capital(
        QCoreApplication.translate("Calls", _MEANING[say.call]).format(
            s=f"{say.seat}\u00a0({name})" if name else say.seat,
            n=money_text(say.amount),
            p=_points(say.points),
            o=_points(say.other),
            c=QCoreApplication.translate("Calls", _CARDS[say.points]),
        )
    )


def _points(points: int) -> str:
    return str(points) if points else QCoreApplication.translate("Calls", _NOTHING)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
