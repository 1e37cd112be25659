"""Counting what happened at a table, for the command line and its contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baccara_qt.core.chemin import events as e

COUNTED: Final[dict[type[e.Event], str]] = {
    e.BancoCalled: "banco",
    e.AvecLaTableCalled: "avec_la_table",
    e.SuiviCalled: "suivi",
    e.BankBought: "sales",
    e.AuctionOpened: "auctions",
    e.BankDeclined: "refused_banks",
}
"""Events that are simply counted: calls made, passed banks bought at their price, auctions held, banks refused."""


class Tally:
    """Figures of a session, from its events.

    Attributes:
        counts: Coups by winner, calls, voluntary passages, sales, auctions, banks that returned (E6), refusals.
    """

    def __init__(self) -> None:
        names = ("bank", "ponte", "tie", "banco", "avec_la_table", "suivi")
        self.counts = dict.fromkeys((*names, "passed", "sales", "auctions", "returns", "refused_banks"), 0)

    def note(self, events: Iterable[e.Event]) -> None:
        """Takes the events of a step."""
        for event in events:
            name = _name(event)
            if name:
                self.counts[name] += 1


def _name(event: e.Event) -> str | None:
    match event:
        case e.PointsAnnounced(outcome=outcome):
            return outcome
        case e.BankPassed(voluntary=True):
            return "passed"
        case e.BankOffered(reason="returns"):
            return "returns"
        case _:
            return COUNTED.get(type(event))
