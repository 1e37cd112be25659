"""What the user's standing orders say to do at a table of Punto Banco."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from baccara_qt.core.game import Offer
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.bets import BETS
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.punto.view import SeatView
from baccara_qt.session.orders import Orders

_LAST = BETS[1::-1]
"""A stake on Punto or Banco answers the question: it is placed after all others."""


def answer(orders: Orders, view: SeatView, offers: Iterable[Offer]) -> Any | None:
    """What the user's orders say to do now; ``None`` where the decision is his.

    Args:
        orders: His standing orders.
        view: The table as his seat sees it.
        offers: What he may do.
    """
    able = {offer.command: offer for offer in offers}
    if orders.paused:
        return None
    if orders.sit_out and c.SitOut in able:
        return c.SitOut()
    asked = view.turn == view.seat
    match view.phase:
        case Phase.OFFER if asked and orders.refuse_bank:
            return c.DeclineShoe()
        case Phase.TURN if asked and orders.turn_at_once:
            return c.TurnCard()
        # What is left to be laid once he has answered is laid until the close
        case Phase.STAKES if orders.layout and (asked or view.seat not in (view.asked or ())):
            return again(orders.layout, view, able) or (c.Done() if asked else None)
        case _:
            return None


def again(layout: Iterable[tuple[str, int]], view: SeatView, able: Mapping[type[Any], Offer]) -> Any | None:
    """The next stake towards these, each as near to its amount as is allowed; ``None`` once they lie."""
    wanted = dict(layout)
    lies = dict(zip(BETS, view.seats[view.seat - 1].bets, strict=True))
    for bet in (*BETS[2:], *_LAST):
        offer = able.get(c.STAKES[bet])
        if bet in wanted and offer is not None:
            amount = offer.nearest(wanted[bet])
            if amount > lies[bet]:
                return c.STAKES[bet](amount)
    return None
