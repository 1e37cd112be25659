"""The staff at work: what follows by itself from a state, one act at a time.

``due`` names the next act of the staff, or ``None`` when the table waits for somebody. Whoever performs
an act, the house or a learner, it is the same act and follows from the state alone.
"""

from __future__ import annotations

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.legal import highest_lower_bank, surplus_to_set_aside
from baccara_qt.core.chemin.passage import end_auction, nobody_wants_it, sell_unstaked
from baccara_qt.core.chemin.play import Act, deal, due_in_play, open_stakes
from baccara_qt.core.chemin.settle import due_in_settling
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import turn


def advance(dealer: Dealer) -> None:
    """Performs what the staff does by itself, until the table waits for somebody."""
    while act := due(dealer.state):
        act(dealer)


def due(state: TableState) -> Act | None:
    """The staff's next act; ``None`` when the table waits for a player, for the close, or rests."""
    match state.phase:
        case Phase.CLAIMS:
            return None
        case Phase.DEAL:
            return deal
        case Phase.PONTE | Phase.BANKER:
            return due_in_play(state)
        case Phase.SETTLE:
            return due_in_settling(state)
        case Phase.KEEP:
            return None if _asks_banker(state) else open_stakes
        case Phase.LOWER:
            return None if highest_lower_bank(state) else sell_unstaked
        case Phase.OFFER | Phase.SALE:
            return nobody_wants_it if turn(state) is None else None
        case Phase.AUCTION:
            return end_auction if turn(state) is None else None
        case Phase.SHUFFLE:
            return _shuffle
        case Phase.CUT:
            return _place_stop_card if state.shoe and state.shoe.cut else None
        case _:
            return None


def _asks_banker(state: TableState) -> bool:
    """Whether the banker is asked to go on: not when he has just taken the bank, nor without a choice (C26, E1)."""
    assert state.bank is not None
    return not state.bank.kept and (state.may_pass or surplus_to_set_aside(state) > 0)


def _shuffle(dealer: Dealer) -> None:
    state = dealer.state
    number = state.shoes + 1
    shuffle = dealer.chance.shuffle(number, state.rules.packs)
    by_dealers = len(state.occupied) >= state.rules.dealers_from
    dealer.emit(e.ShoeShuffled(number, shuffle.commitment, shuffle.order, shuffle.backs, by_dealers))


def _place_stop_card(dealer: Dealer) -> None:
    dealer.emit(e.StopCardPlaced(dealer.state.rules.stop_card))
