"""What everybody at a table of Punto Banco could count: the cards that were turned, and so those that were not."""

from __future__ import annotations

from collections.abc import Iterator

from baccara_qt.core.cards import RANKS, Card
from baccara_qt.core.punto.state import TableState


def unseen(state: TableState) -> tuple[int, ...]:
    """How many cards of each rank the next coup may come from, in the order of ``RANKS``.

    Of the burned cards only the first was turned (P5): the others may as well still be in the shoe, and so may cards
    that lie face down. While the last coup of a shoe is given, and until the next shoe is begun, all is unseen.
    """
    cards = len(state.shoe.order) if state.shoe else 52 * state.rules.packs
    left = dict.fromkeys(RANKS, cards // len(RANKS))
    for card in _turned(state):
        left[card.rank] -= 1
    return tuple(left.values())


def _turned(state: TableState) -> Iterator[Card]:
    coup, shoe = state.coup, state.shoe
    if shoe is None or not state.burned or (coup.last if coup else state.last_coup):
        return
    yield shoe.order[0]
    lying = len(coup.punto) + len(coup.banco) if coup else 0
    yield from shoe.order[state.burned : shoe.dealt - lying]
    if coup is not None:
        yield from coup.punto[: coup.turned[0]]
        yield from coup.banco[: coup.turned[1]]
