"""What a guest does at Punto Banco when he is asked, and what he does of his own accord.

Decisions come from the view, the offers and the stream alone, so that they are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

from baccara_qt.core.chance import Stream
from baccara_qt.core.game import Offer
from baccara_qt.core.money import Cents
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.bets import SIDE_BETS, Bet
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.asked import sensible
from baccara_qt.players.punto.view import SeatView
from baccara_qt.players.temperament import BOLD, DREAMY, PRUDENT, SHREWD, STEADY, WHOLE, Temperament


class Manner(NamedTuple):
    """What a temperament makes of Punto Banco; the chances are 256ths.

    Attributes:
        side: Where he mostly goes: always Banco, with the last winner, or against him.
        faith: Chance that he does so, and does not pick a side as it comes.
        tie: Chance to stake on the tie as well, and ``extra`` on one of the side bets.
        shoe: Chance to take the shoe when it is offered, and ``tires`` to pass it on before a coup.
    """

    side: Literal["banco", "with", "against"]
    faith: int
    tie: int
    extra: int
    shoe: int
    tires: int


_MANNERS: Final[dict[Temperament, Manner]] = {
    PRUDENT: Manner("banco", faith=170, tie=2, extra=0, shoe=150, tires=8),
    STEADY: Manner("with", faith=190, tie=8, extra=4, shoe=220, tires=3),
    SHREWD: Manner("banco", faith=246, tie=0, extra=0, shoe=230, tires=1),
    BOLD: Manner("with", faith=215, tie=20, extra=24, shoe=245, tires=1),
    DREAMY: Manner("against", faith=120, tie=30, extra=40, shoe=200, tires=6),
}

Able = dict[type, Offer]


def choose(view: SeatView, offers: Iterable[Offer], temperament: Temperament, stream: Stream) -> Any:
    """The answer of the seat that is asked (``view.turn``); always one of its offers."""
    able = {offer.command: offer for offer in offers}
    manner = _MANNERS[temperament]
    match view.phase:
        case Phase.TURN:
            return c.TurnCard()
        case Phase.OFFER:
            return c.TakeShoe() if _likes(stream, manner.shoe) else c.DeclineShoe()
        case Phase.CUT:
            return _cut(able[c.Cut], stream)
        case _:
            return _stake(view, able, temperament, manner, stream)


def volunteer(view: SeatView, offers: Iterable[Offer]) -> Any | None:
    """What a guest does without being asked: he buys in again when he has not the least stake left (B9)."""
    able = {offer.command: offer for offer in offers}
    if c.BuyIn in able and _owns(view) < view.rules.stake_min:
        return c.BuyIn(able[c.BuyIn].nearest(view.rules.opening_purse))
    return None


def _owns(view: SeatView) -> int:
    """What belongs to the viewer, in cents, without what he owes."""
    return view.free + view.books.stake(view.seat)


def _likes(stream: Stream, chance: int) -> bool:
    return stream.below(WHOLE) < chance


def _cut(offer: Offer, stream: Stream) -> c.Cut:
    """Somewhere about the middle, as hands fall (B5)."""
    half = (offer.max - offer.min) // 2
    return c.Cut(offer.min + stream.below(half + 1) + stream.below(half + 1))


def _stake(view: SeatView, able: Able, temperament: Temperament, manner: Manner, stream: Stream) -> Any:
    """First what he fancies besides, then his side; what lies after a tie mostly lies on."""
    if c.PassShoe in able and _likes(stream, manner.tires):
        return c.PassShoe()
    if not _plays(view, temperament, stream):
        return c.Done()
    fancy = _fancy(view, able, manner, stream)
    if fancy is not None:
        return fancy
    offer = able.get(c.STAKES[_side(view, manner, stream)])
    return c.Done() if offer is None else offer.at(_amount(view, offer, temperament, stream))


def _plays(view: SeatView, temperament: Temperament, stream: Stream) -> bool:
    """Whether he stakes in this coup: as often as elsewhere, and somewhat oftener where it costs so little thought."""
    place = view.seats[view.seat - 1]
    if place.bet("punto") or place.bet("banco"):
        return False
    if view.books.stake(view.seat):  # he came to his side bet first
        return True
    return _likes(stream, min(temperament.stakes + 40, WHOLE))


def _fancy(view: SeatView, able: Able, manner: Manner, stream: Stream) -> Any | None:
    """The least chip on something that pays well."""
    place = view.seats[view.seat - 1]
    if any(place.bets):
        return None
    if _likes(stream, manner.tie):
        return _least(able, "tie")
    extras: list[Bet] = [bet for bet in view.rules.bets if bet in SIDE_BETS]
    if extras and _likes(stream, manner.extra):
        return _least(able, extras[stream.below(len(extras))])
    return None


def _least(able: Able, bet: Bet) -> Any | None:
    """A chip on a field; never the last that his side would take."""
    offer, main = able.get(c.STAKES[bet]), able.get(c.StakeBanco)
    if offer is None or main is None or main.max - offer.min < main.min:
        return None
    return offer.at(offer.min)


def _side(view: SeatView, manner: Manner, stream: Stream) -> Bet:
    last = next((letter for letter in reversed(view.results) if letter != "T"), "B")
    if not _likes(stream, manner.faith):
        return "banco" if stream.below(2) else "punto"
    if manner.side == "banco":
        return "banco"
    return "banco" if (last == "B") == (manner.side == "with") else "punto"


def _amount(view: SeatView, offer: Offer, temperament: Temperament, stream: Stream) -> Cents:
    """A round sum between two shares of what he owns."""
    low, high = temperament.small, temperament.large
    wanted = _owns(view) * (low + stream.below(high - low + 1)) // WHOLE
    return offer.nearest(sensible(wanted, view.rules.unit))
