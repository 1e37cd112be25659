"""The staff's hands at a table of chemin de fer."""

from __future__ import annotations

from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.dealer import HouseDealer


class Dealer(HouseDealer[TableState]):
    """Lets the events of this game happen."""

    evolve = staticmethod(evolve)
