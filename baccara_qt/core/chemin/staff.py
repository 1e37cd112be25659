"""The staff at work: what follows by itself from a state, one act at a time.

``due`` names the next act of the staff, or ``None`` when the table waits for somebody. Whoever performs
an act, the house or a learner, it is the same act and follows from the state alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
    find = _DUE.get(state.phase)
    return None if find is None else find(state)


def _due_in_keeping(state: TableState) -> Act | None:
    return None if _asks_banker(state) else open_stakes


def _due_unstaked(state: TableState) -> Act | None:
    return None if highest_lower_bank(state) else sell_unstaked


def _due_in_passage(state: TableState) -> Act | None:
    return nobody_wants_it if turn(state) is None else None


def _due_in_auction(state: TableState) -> Act | None:
    return end_auction if turn(state) is None else None


def _due_after_cut(state: TableState) -> Act | None:
    return _place_stop_card if state.shoe and state.shoe.cut else None


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


_DUE: Final[dict[Phase, Callable[[TableState], Act | None]]] = {
    Phase.SHUFFLE: lambda _: _shuffle,
    Phase.CUT: _due_after_cut,
    Phase.OFFER: _due_in_passage,
    Phase.SALE: _due_in_passage,
    Phase.AUCTION: _due_in_auction,
    Phase.KEEP: _due_in_keeping,
    Phase.LOWER: _due_unstaked,
    Phase.DEAL: lambda _: deal,
    Phase.PONTE: due_in_play,
    Phase.BANKER: due_in_play,
    Phase.SETTLE: due_in_settling,
}
"""What finds the next act; in the other phases there is none."""
