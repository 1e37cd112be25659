"""Before the close: how a guest stakes, calls, follows and answers."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import Offer
from baccara_qt.players.asked import Asked, sensible
from baccara_qt.players.temperament import WHOLE

_CHANGES: Final = 24
_WITHDRAWS: Final = 16
"""In 256ths: how often a stake that lies after a tie is changed, and taken back."""


def claim(asked: Asked) -> c.Command:
    """What a seat says when it is asked for a claim (C2)."""
    view, offers = asked.view, asked.offers
    assert view.claims is not None
    if c.CallSuivi in offers:
        return _follow(asked)
    if view.seat in view.claims.queue:
        return _let_lie(asked) if view.books.stake(view.seat) else _open(asked)
    if c.CallBanco in offers and view.books.bank <= asked.dares and asked.likes(asked.temperament.answers):
        return c.CallBanco()
    return c.Done()


def _follow(asked: Asked) -> c.Command:
    """After a loss the bank has grown: who follows dares half as much again (C5)."""
    if 2 * asked.view.books.bank <= 3 * asked.dares and asked.likes(asked.temperament.suivi):
        return c.CallSuivi()
    return c.Done()


def _let_lie(asked: Asked) -> c.Command:
    """What lies after a tie mostly lies on (C22)."""
    mood = asked.stream.below(WHOLE)
    if mood < _CHANGES and c.Stake in asked.offers:
        return _stake(asked, asked.offers[c.Stake])
    if _CHANGES <= mood < _CHANGES + _WITHDRAWS and c.Withdraw in asked.offers:
        return c.Withdraw()
    return c.Done()


def _open(asked: Asked) -> c.Command:
    offers, temperament = asked.offers, asked.temperament
    bank, dares = asked.view.books.bank, asked.dares
    mood = asked.stream.below(WHOLE)
    # A small bank is called sooner: it costs hardly more than a stake.
    banco = temperament.banco * (2 if 4 * bank <= dares else 1)
    if mood < banco and c.CallBanco in offers and bank <= dares:
        return c.CallBanco()
    with_table = banco + temperament.with_table
    if banco <= mood < with_table and c.CallAvecLaTable in offers and bank <= 2 * dares:
        return c.CallAvecLaTable()
    if mood < with_table + temperament.stakes and c.Stake in offers:
        return _stake(asked, offers[c.Stake])
    return c.Done()


def _stake(asked: Asked, offer: Offer) -> c.Command:
    """A round sum of at most half the bank; who looks leaves it at what the others have not covered (C6)."""
    view, temperament = asked.view, asked.temperament
    bank = view.books.bank
    still_open = bank - sum(view.books.stakes) + view.books.stake(view.seat)
    if still_open < offer.min:
        return c.Done()
    amount = asked.share(temperament.small, temperament.large)
    if 2 * amount > bank:
        amount = sensible(bank // 2, view.rules.unit)
    if amount > still_open and not asked.likes(temperament.careless):
        amount = still_open
    return c.Stake(offer.nearest(amount))
