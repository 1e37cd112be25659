"""The staff at work: what follows by itself from a state, one act at a time.

``due`` names the next act of the staff, or ``None`` when the table waits for somebody.
"""

from __future__ import annotations

from baccara_qt.core.cards import RANKS, is_natural, total, winner
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import Hand, Outcome
from baccara_qt.core.punto.dealer import Act, Dealer
from baccara_qt.core.punto.legal import turner
from baccara_qt.core.punto.settle import due_in_settling
from baccara_qt.core.punto.state import Coup, Phase, TableState
from baccara_qt.core.tableau import STOOD, banker_verdict, ponte_verdict


def advance(dealer: Dealer) -> None:
    """Performs what the staff does by itself, until the table waits for somebody."""
    while act := due(dealer.state):
        act(dealer)


def due(state: TableState) -> Act | None:
    """The staff's next act; ``None`` when the table waits for a player, for the close, or rests."""
    match state.phase:
        case Phase.SHUFFLE:
            return _shuffle
        case Phase.CUT:
            return _place_stop_card if state.shoe and state.shoe.cut else None
        case Phase.BURN:
            return _burn
        case Phase.OFFER:
            return None if state.offered else _offer_shoe if _must_offer(state) else _croupier_deals
        case Phase.OPEN:
            return _open_stakes
        case Phase.DEAL:
            return _deal
        case Phase.TURN:
            return _due_in_play(state)
        case Phase.SETTLE:
            return due_in_settling(state)
        case _:
            return None


# --- the shoe ---------------------------------------------------------------------------------------------------


def _shuffle(dealer: Dealer) -> None:
    state = dealer.state
    number = state.shoes + 1
    shuffle = dealer.chance.shuffle(number, state.rules.packs)
    by_dealers = len(state.occupied) >= state.rules.dealers_from
    dealer.emit(e.ShoeShuffled(number, shuffle.commitment, shuffle.order, shuffle.backs, by_dealers))


def _place_stop_card(dealer: Dealer) -> None:
    dealer.emit(e.StopCardPlaced(dealer.state.rules.stop_card))


def _burn(dealer: Dealer) -> None:
    """The first card is turned; its value, tens and pictures ten, is the number burned face down (P5)."""
    shoe = dealer.state.shoe
    assert shoe is not None
    card = shoe.order[shoe.dealt]
    dealer.emit(e.CardsBurned(card, min(RANKS.index(card.rank) + 1, 10)))


def _must_offer(state: TableState) -> bool:
    return state.rules.travelling and state.offered is None


def _offer_shoe(dealer: Dealer) -> None:
    dealer.emit(e.ShoeOffered(dealer.state.from_right_of(dealer.state.passed_from)))


def _croupier_deals(dealer: Dealer) -> None:
    dealer.emit(e.CroupierDeals())


def _open_stakes(dealer: Dealer) -> None:
    dealer.emit(e.StakesOpened(dealer.state.from_right_of(dealer.state.holder)))


# --- the close and the cards ------------------------------------------------------------------------------------


def close_stakes(dealer: Dealer) -> None:
    """Nothing more goes; names who turns the cards of each hand, and whether it is the last coup (P1, P5)."""
    state = dealer.state
    assert state.shoe is not None
    last = state.shoe.remaining <= state.rules.stop_card
    dealer.emit(e.StakesClosed(_highest(state, "punto"), _highest(state, "banco"), last))


def _highest(state: TableState, hand: Hand) -> int:
    """The seat with the highest stake on a hand, of equal ones the first from the right of who deals; 0 for none."""
    staked = [seat for seat in state.from_right_of(state.holder) if state.seat(seat).bet(hand)]
    return max(staked, key=lambda seat: state.seat(seat).bet(hand), default=0) if state.rules.one_by_one else 0


def _deal(dealer: Dealer) -> None:
    """Punto, Banco, Punto, Banco, face down (P3)."""
    for _ in range(2):
        _deal_card(dealer, "punto")
        _deal_card(dealer, "banco")


def _deal_card(dealer: Dealer, hand: Hand) -> None:
    shoe = dealer.state.shoe
    assert shoe is not None
    dealer.emit(e.CardDealt(hand, shoe.order[shoe.dealt]))


def turn_next(dealer: Dealer) -> None:
    """The next card of its hand is turned (P1)."""
    assert dealer.state.coup is not None
    hand = dealer.state.coup.next_to_turn
    assert hand is not None
    dealer.emit(e.CardTurned(hand))


def _turn_hand(dealer: Dealer) -> None:
    assert dealer.state.coup is not None
    hand = dealer.state.coup.next_to_turn
    assert hand is not None
    dealer.emit(e.HandTurned(hand))


def _due_in_play(state: TableState) -> Act | None:
    """From the four cards to the announcement: nothing is free (P3)."""
    coup = state.coup
    assert coup is not None
    if coup.next_to_turn:
        if not state.rules.one_by_one:
            return _turn_hand
        return None if turner(state) else turn_next
    if is_natural(coup.punto) or is_natural(coup.banco):
        return _announce
    if len(coup.punto) == len(coup.banco) == 2 and ponte_verdict(total(coup.punto), "strict", free=False) == "D":
        return _third_to_punto
    return _third_to_banco if _banco_draws(coup) else _announce


def _banco_draws(coup: Coup) -> bool:
    third = coup.punto[2].points if len(coup.punto) == 3 else STOOD
    return len(coup.banco) == 2 and banker_verdict(total(coup.banco), third, "strict") == "D"


def _third_to_punto(dealer: Dealer) -> None:
    _deal_card(dealer, "punto")


def _third_to_banco(dealer: Dealer) -> None:
    _deal_card(dealer, "banco")


_OUTCOMES: dict[str, Outcome] = {"bank": "banco", "ponte": "punto", "tie": "tie"}


def _announce(dealer: Dealer) -> None:
    coup = dealer.state.coup
    assert coup is not None
    punto, banco = total(coup.punto), total(coup.banco)
    dealer.emit(e.PointsAnnounced(punto, banco, _OUTCOMES[winner(banco, punto)]))
