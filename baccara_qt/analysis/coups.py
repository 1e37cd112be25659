"""How a coup ends, for all cards at once, and what each stake makes of it.

The exact count and the simulation share it. Hands are dealt ponte, bank, ponte, bank; then come a fifth and a sixth
card, drawn or not by the tableaux of :mod:`baccara_qt.core.tableau` in their strict form: the ponte draws on 5, the
banker in both free cells. That is punto banco (P3), and chemin de fer when both sides play the table (C19).
"""

from __future__ import annotations

from enum import IntEnum
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baccara_qt.core.tableau import STOOD, banker_verdict, ponte_verdict


class Kind(IntEnum):
    """Who wins and, where a stake asks for it, how; the third card counts for ``BANK_7`` and ``PONTE_8`` (P4)."""

    BANK = 0
    BANK_6 = 1
    BANK_7 = 2
    PONTE = 3
    PONTE_8 = 4
    TIE = 5


BANK_WINS: Final = (Kind.BANK, Kind.BANK_6, Kind.BANK_7)
PONTE_WINS: Final = (Kind.PONTE, Kind.PONTE_8)

LENGTHS: Final = (4, 5, 6)
"""How many cards a coup can take."""

ENDINGS: Final = len(Kind) * len(LENGTHS)
"""An ending is ``len(Kind) * (cards - 4) + kind``; so many there are, not all of them possible."""

STAKE: Final = 20
"""The gains below are for a stake of 20, so that 5 % is a whole number."""

GAINS: Final[dict[str, tuple[int, ...]]] = {
    #                  bank, on 6, three-card 7, ponte, three-card 8, tie
    "banker_5": (19, 19, 19, -20, -20, 0),
    "player": (-20, -20, -20, 20, 20, 0),
    "tie_8": (-20, -20, -20, -20, -20, 160),
    "tie_9": (-20, -20, -20, -20, -20, 180),
    "banker_half_on_6": (20, 10, 20, -20, -20, 0),
    "banker_push_on_7": (20, 20, 0, -20, -20, 0),
    "dragon_7": (-20, -20, 800, -20, -20, -20),
    "panda_8": (-20, -20, -20, -20, 500, -20),
}
"""What each stake of 20 wins or loses, by the kind of ending (P2, P4)."""

PAIR_PAYS: Final = 11
"""What a pair pays on a stake of 1 (P2)."""


def endings(*, ponte_draws_on_5: bool | None = None, banker_draws_on_6: bool | None = None) -> NDArray[np.uint8]:
    """The ending of every coup, by the points of the two hands of two cards and of the fifth and sixth card.

    Args:
        ponte_draws_on_5: What the ponte does with 5, if not what the table says.
        banker_draws_on_6: What a banker with 6 does when the ponte stood, if not what the table says.

    Returns:
        An array ``[ponte, bank, fifth, sixth]`` of endings, ten of each; cards that are not drawn change nothing.
    """
    ponte_draws = [ponte_verdict(total, "strict", free=False) == "D" for total in range(8)]
    banker_draws = [[banker_verdict(total, third, "strict") == "D" for third in range(STOOD + 1)] for total in range(8)]
    if ponte_draws_on_5 is not None:
        ponte_draws[5] = ponte_draws_on_5
    if banker_draws_on_6 is not None:
        banker_draws[6][STOOD] = banker_draws_on_6

    def ending(ponte: int, bank: int, fifth: int, sixth: int) -> int:
        third, banks_third = STOOD, STOOD
        if ponte < 8 and bank < 8:
            if ponte_draws[ponte]:
                third = fifth
            if banker_draws[bank][third]:
                banks_third = fifth if third == STOOD else sixth
        cards = 4 + (third != STOOD) + (banks_third != STOOD)
        # The column of a ponte who stood is 10: it adds nothing to a total.
        kind = _kind((ponte + third) % 10, (bank + banks_third) % 10, third != STOOD, banks_third != STOOD)
        return len(Kind) * (cards - 4) + kind

    table = [ending(*points) for points in product(range(10), repeat=4)]
    return np.array(table, dtype=np.uint8).reshape(10, 10, 10, 10)


def _kind(ponte: int, bank: int, ponte_drew: bool, banker_drew: bool) -> Kind:
    if ponte == bank:
        return Kind.TIE
    if ponte > bank:
        return Kind.PONTE_8 if ponte_drew and ponte == 8 else Kind.PONTE
    if bank == 6:
        return Kind.BANK_6
    return Kind.BANK_7 if banker_drew and bank == 7 else Kind.BANK
