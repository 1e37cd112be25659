"""Standing orders: what the user lets the table answer for him, from what he may know and do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.game import Offer
from baccara_qt.core.money import Cents
from baccara_qt.players.view import SeatView

Able = Mapping[type[Any], Offer]


@dataclass(frozen=True, slots=True)
class Orders:
    """What the user has ordered.

    Attributes:
        stake: Stake the same again whenever asked, as near to this amount as is allowed; 0 for no such order.
        wait_for_bank: Claim nothing until he is banker.
        refuse_bank: Never take the bank, buy it or bid for it.
        sit_out: Sit out as soon as that is allowed.
        onward: Play on at top speed to his next decision; this changes no answer.
        paused: Let nothing happen for now; no other order is carried out.
        layout: At Punto Banco: stake this again whenever asked, each field as near to its amount as is allowed.
        turn_at_once: At Punto Banco: turn his cards without a squeeze.
    """

    stake: Cents = Cents(0)
    wait_for_bank: bool = False
    refuse_bank: bool = False
    sit_out: bool = False
    onward: bool = False
    paused: bool = False
    layout: tuple[tuple[str, Cents], ...] = ()
    turn_at_once: bool = False


def answer(orders: Orders, view: SeatView, offers: Iterable[Offer]) -> c.Command | None:
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
    if view.turn != view.seat:
        return None
    match view.phase:
        case Phase.OFFER if orders.refuse_bank:
            return c.DeclineBank()
        case Phase.SALE if orders.refuse_bank:
            return c.DeclineSale()
        case Phase.AUCTION if orders.refuse_bank:
            return c.PassBid()
        case Phase.CLAIMS:
            return _claim(orders, view, able)
        case _:
            return None


def _claim(orders: Orders, view: SeatView, able: Able) -> c.Command | None:
    if orders.wait_for_bank:
        return c.Done()
    if not orders.stake or c.CallSuivi in able:
        return None
    amount = _stake_like(orders.stake, view, able)
    if amount in (0, view.books.stake(view.seat)):
        return c.Done()
    return c.Stake(amount)


def _stake_like(wanted: Cents, view: SeatView, able: Able) -> Cents:
    """The stake nearest to the one wanted that is no *banco* (C6); 0 when there is none."""
    offer = able.get(c.Stake)
    if offer is None:
        return Cents(0)
    most = offer.max - offer.step if offer.max == view.books.bank else offer.max
    return offer.nearest(min(wanted, most)) if offer.min <= most else Cents(0)
