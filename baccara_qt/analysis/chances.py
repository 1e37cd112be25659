"""What each stake of a table brings on average, exactly, by the rules of that table (P2–P4, C23).

For Punto Banco from any shoe, for chemin de fer from the full one.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from baccara_qt.analysis.coups import Kind
from baccara_qt.analysis.exact import Odds, full_shoe, odds, pair, pair_ev
from baccara_qt.core.cards import by_points
from baccara_qt.core.chemin.rules import TableRules as CheminRules
from baccara_qt.core.punto.bets import Bet
from baccara_qt.core.punto.rules import TableRules as PuntoRules

_BANCO: Final = {
    "box": "banker_5",
    "at_once": "banker_5",
    "half_on_6": "banker_half_on_6",
    "push_on_7": "banker_push_on_7",
}
"""For each way the house is paid, the stake on Banco as the odds name it (P4, P6)."""


class Chance(NamedTuple):
    """What a bet is about: how often it comes, and what it brings.

    Attributes:
        chance: The chance of that ending.
        ev: What a stake of 1 gains on average.
    """

    chance: Fraction
    ev: Fraction


def punto_banco(rules: PuntoRules, ranks: Sequence[int]) -> dict[Bet, Chance]:
    """The next coup of Punto Banco, for every field of the cloth.

    Args:
        rules: The settings of the table.
        ranks: How many cards of each rank it may come from, in the order of ``RANKS``.

    Raises:
        ValueError: If these are too few for a coup.
    """
    found = odds(by_points(ranks))
    pairs = Chance(pair(ranks), pair_ev(ranks))
    told: dict[Bet, Chance] = {
        "punto": Chance(found.player, found.ev("player")),
        "banco": Chance(found.banker, found.ev(_BANCO[rules.commission])),
        "tie": Chance(found.tie, found.ev(f"tie_{rules.tie_pays}")),
        "punto_pair": pairs,
        "banco_pair": pairs,
        "dragon_7": Chance(_share(found, Kind.BANK_7), found.ev("dragon_7")),
        "panda_8": Chance(_share(found, Kind.PONTE_8), found.ev("panda_8")),
    }
    return {bet: told[bet] for bet in rules.bets}


def chemin_de_fer(rules: CheminRules) -> dict[str, Chance]:
    """The first coup of a shoe at chemin de fer, when both sides play the tableau and draw where they are free.

    A ``ponte`` stakes 1, against which the ``bank`` has as much; what it gains is less the cagnotte, before that is
    rounded (C23, N4).
    """
    found = odds(full_shoe(rules.packs))
    kept = 1 - Fraction(rules.cagnotte_percent, 100)
    return {
        "ponte": Chance(found.player, found.ev("player")),
        "bank": Chance(found.banker, found.banker * kept - found.player),
        "tie": Chance(found.tie, Fraction(0)),
    }


def _share(found: Odds, kind: Kind) -> Fraction:
    return Fraction(found.kinds[kind], found.draws)
