"""What each spot of an exercise is called: what a learner may be weak at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from baccara_qt.practice.calling import CALLS
from baccara_qt.ui.practice.asked import phrase

translate = QCoreApplication.translate


def spot_name(exercise: str, key: str) -> str:
    """The spot of an exercise in a few words."""
    first, _, second = key.partition(",")
    match exercise:
        case "tableau":
            column = translate("Drill", "stood") if second == "stood" else second
            return translate("Drill", "Bank {0}, third card {1}").format(first, column)
        case "ponte":
            alone = translate("Drill", "{0}, alone") if second == "alone" else translate("Drill", "{0}, for others")
            return alone.format(first)
        case "counting":
            text = translate("Drill", "Two cards, {0}") if first == "2" else translate("Drill", "Three cards, {0}")
            return text.format(second)
        case "cagnotte":
            return f"{_ROUNDINGS[first]()}, {_SIZES[second]()}"
        case "calls":
            way, _, name = key.partition(":")
            text = translate("Drill", "Say “{0}”") if way == "say" else translate("Drill", "Hear “{0}”")
            return text.format(phrase(CALLS[name].french))
        case _:
            return _KINDS[exercise, key]()


_ROUNDINGS: Final = {
    "exact": lambda: translate("Drill", "Nothing to round"),
    "down": lambda: translate("Drill", "Rounded down"),
    "half": lambda: translate("Drill", "The half, up"),
    "up": lambda: translate("Drill", "Rounded up"),
}

_SIZES: Final = {
    "small": lambda: translate("Drill", "small"),
    "large": lambda: translate("Drill", "large"),
}

_KINDS: Final = {
    ("payout", "one chip"): lambda: translate("Drill", "A single chip"),
    ("payout", "units"): lambda: translate("Drill", "Up to 200"),
    ("payout", "hundreds"): lambda: translate("Drill", "Hundreds"),
    ("payout", "thousands"): lambda: translate("Drill", "Thousands"),
    ("payout", "cents"): lambda: translate("Drill", "To the cent"),
    ("claims", "largest"): lambda: translate("Drill", "The largest stake"),
    ("claims", "equal"): lambda: translate("Drill", "Equal stakes"),
    ("claims", "declined"): lambda: translate("Drill", "Cards declined"),
    ("claims", "trimmed"): lambda: translate("Drill", "Stakes trimmed"),
    ("claims", "avec la table"): lambda: translate("Drill", "Avec la table"),
    ("claims", "avec la table trimmed"): lambda: translate("Drill", "Avec la table, trimmed"),
    ("claims", "overtaken"): lambda: translate("Drill", "A call overtaken"),
    ("passing", "first"): lambda: translate("Drill", "The first bank"),
    ("passing", "lost"): lambda: translate("Drill", "A bank lost"),
    ("passing", "passed"): lambda: translate("Drill", "A bank passed"),
    ("passing", "refused by all"): lambda: translate("Drill", "Refused by all"),
    ("passing", "no bid"): lambda: translate("Drill", "An auction without a bid"),
    ("passing", "buyer lost"): lambda: translate("Drill", "A buyer loses"),
    ("passing", "buyer lost, turn seat gone"): lambda: translate("Drill", "A buyer loses, the turn seat is out"),
    ("passing", "turn seat bought and lost"): lambda: translate("Drill", "The turn seat bought and loses"),
    ("passing", "buyer passed"): lambda: translate("Drill", "A buyer passes"),
}
