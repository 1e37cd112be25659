"""What a guest does when he is asked, and what he does of his own accord.

Decisions come from the view, the offers and the stream alone, so that they are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from baccara_qt.core.chance import Stream
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.game import Offer
from baccara_qt.players.asked import Asked, owned
from baccara_qt.players.banking import answer_auction, answer_keep, answer_lower, answer_offer, answer_sale
from baccara_qt.players.drawing import play_bank, play_ponte
from baccara_qt.players.staking import claim
from baccara_qt.players.temperament import Temperament
from baccara_qt.players.view import SeatView


def choose(view: SeatView, offers: Iterable[Offer], temperament: Temperament, stream: Stream) -> c.Command:
    """The answer of the seat that is asked (``view.turn``); always one of its offers."""
    able = {offer.command: offer for offer in offers}
    return _PARTS[view.phase](Asked(view, able, temperament, stream, owned(view)))


def volunteer(view: SeatView, offers: Iterable[Offer]) -> c.Command | None:
    """What a guest does without being asked, mostly nothing; to be asked between two coups.

    He buys in again when he could no longer hold a bank (B9), and asks for the bank where the game rests (B7),
    so that a table of guests goes on.
    """
    able = {offer.command: offer for offer in offers}
    if c.BuyIn in able and view.seat != view.banker and owned(view) < view.rules.bank_min:
        return c.BuyIn(able[c.BuyIn].nearest(view.rules.opening_purse))
    if view.phase is Phase.RESTING and c.TakeBank in able:
        return c.TakeBank(able[c.TakeBank].nearest(view.rules.bank_min))
    return None


def _cut(asked: Asked) -> c.Command:
    """Somewhere about the middle, as hands fall (B5)."""
    offer, stream = asked.offers[c.Cut], asked.stream
    half = (offer.max - offer.min) // 2
    return c.Cut(offer.min + stream.below(half + 1) + stream.below(half + 1))


_PARTS: Final[dict[Phase, Callable[[Asked], c.Command]]] = {
    Phase.CUT: _cut,
    Phase.OFFER: answer_offer,
    Phase.CLAIMS: claim,
    Phase.LOWER: answer_lower,
    Phase.PONTE: play_ponte,
    Phase.BANKER: play_bank,
    Phase.KEEP: answer_keep,
    Phase.SALE: answer_sale,
    Phase.AUCTION: answer_auction,
}
