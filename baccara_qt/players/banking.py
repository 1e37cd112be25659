"""The bank: how a guest takes, keeps, passes, lowers, buys and bids for it."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin import commands as c
from baccara_qt.players.asked import Asked, sensible
from baccara_qt.players.temperament import WHOLE

_RELENTS: Final = WHOLE * 7 // 8
"""How often the last who could bid names the minimum rather than let the auction of a passed bank fail (E5)."""

_RAISES: Final = (0, 0, 1, 3)
"""Units above the least bid."""


def answer_offer(asked: Asked) -> c.Command:
    """Takes the bank and names it, or refuses it (B7); the very last one asked does not let the game rest."""
    temperament, passage = asked.temperament, asked.view.passage
    assert passage is not None
    if c.TakeBank not in asked.offers:
        return c.DeclineBank()
    offer = asked.offers[c.TakeBank]
    if passage.final and _last(asked, offer.min):
        return c.TakeBank(offer.nearest(offer.min))
    if offer.min > asked.dares or not asked.likes(temperament.takes):
        return c.DeclineBank()
    return c.TakeBank(offer.nearest(asked.share(temperament.least, temperament.most)))


def answer_keep(asked: Asked) -> c.Command:
    """Keeps the hand or passes it (C26, E1).

    He passes sooner when a third of what he owns is in it, and when most of it lies idle in the garage.
    """
    view, passes = asked.view, asked.temperament.passes
    assert view.bank is not None
    if c.PassBank not in asked.offers or not view.bank.won:
        return c.KeepBank()
    bank, garage = view.books.bank, view.books.garage
    chance = 2 * passes if 3 * (bank + garage) > asked.owns else passes
    if garage > bank:
        chance += passes // 2
    if not asked.likes(chance):
        return c.KeepBank()
    if c.SetAside in asked.offers:
        return c.SetAside(asked.offers[c.SetAside].nearest(bank))
    return c.PassBank()


def answer_lower(asked: Asked) -> c.Command:
    """Halves a bank nobody staked on, or lets it go (C7)."""
    if c.LowerBank not in asked.offers or not asked.likes(asked.temperament.lowers):
        return c.Done()
    half = sensible(asked.view.books.bank // 2, asked.view.rules.unit)
    return c.LowerBank(asked.offers[c.LowerBank].nearest(half))


def answer_sale(asked: Asked) -> c.Command:
    """Buys the passed bank at its amount, or not (E2)."""
    passage = asked.view.passage
    assert passage is not None
    if passage.amount <= asked.dares and asked.likes(asked.temperament.buys):
        return c.BuyBank()
    return c.DeclineSale()


def answer_auction(asked: Asked) -> c.Command:
    """Bids up to what he dares, as long as he likes (E4)."""
    passage = asked.view.passage
    assert passage is not None
    if c.Bid not in asked.offers:
        return c.PassBid()
    offer, dares, unit = asked.offers[c.Bid], asked.dares, asked.view.rules.unit
    if offer.min <= dares and asked.likes(asked.temperament.bids):
        if not passage.bidder:
            return c.Bid(offer.nearest(sensible(dares // 2, unit)))
        raised = offer.min + _RAISES[asked.stream.below(len(_RAISES))] * unit
        return c.Bid(offer.nearest(min(dares, raised)))
    # After a round of refusals there is no other offer to follow: without a bid the game would rest (B7).
    if not passage.bidder and _last(asked, offer.min) and (not passage.passer or asked.likes(_RELENTS)):
        return c.Bid(offer.nearest(offer.min))
    return c.PassBid()


def _last(asked: Asked, price: int) -> bool:
    """Whether nobody after him in this passage has the money for it."""
    passage, purse = asked.view.passage, asked.view.books.purse
    assert passage is not None
    return not any(seat != asked.view.seat and purse(seat) >= price for seat in passage.queue)
