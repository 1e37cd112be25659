"""*Carte* or *non*: how a guest plays the ponte's cards and the bank's."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.cards import total
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.tableau import BANKER, STOOD
from baccara_qt.players.asked import Asked
from baccara_qt.players.temperament import WHOLE
from baccara_qt.players.view import SeenHand

_SIX_AFTER_NON: Final = WHOLE * 859 // 2288
"""How often the banker of the parlour game draws on six when the ponte stood (N3)."""


def play_ponte(asked: Asked) -> c.Command:
    """The ponte's decision; alone and free he may try a *faux tirage*, on a four or a six (C16)."""
    coup, temperament = asked.view.coup, asked.temperament
    assert coup is not None
    points = _points(coup.ponte)
    if _bound(asked) or not 4 <= points <= 6:
        return _either(asked, points < 4)
    if c.AskAdvice in asked.offers and asked.likes(temperament.asks):
        return c.AskAdvice()
    if points == 5:
        return _either(asked, asked.likes(temperament.draws_five))
    return _either(asked, (points == 4) != asked.likes(temperament.whim))


def play_bank(asked: Asked) -> c.Command:
    """The banker's decision; where nothing binds him he follows the table all the same (C17, C18)."""
    coup, temperament = asked.view.coup, asked.temperament
    assert coup is not None
    points, third = _points(coup.bank), coup.third
    verdict = BANKER[points][third.points if third else STOOD]
    six = points == 6 and third is None
    if _bound(asked) or (verdict != "?" and not six):
        return _either(asked, verdict == "D")
    if c.AskAdvice in asked.offers and asked.likes(temperament.asks):
        return c.AskAdvice()
    return _either(asked, asked.likes(_SIX_AFTER_NON if six else temperament.better))


def _bound(asked: Asked) -> bool:
    return c.Draw not in asked.offers or c.Stand not in asked.offers


def _either(asked: Asked, draw: bool) -> c.Command:
    """Draws or stands; where only one is allowed, that."""
    return c.Draw() if c.Draw in asked.offers and (draw or c.Stand not in asked.offers) else c.Stand()


def _points(hand: SeenHand) -> int:
    return total(card for card in hand if card)
