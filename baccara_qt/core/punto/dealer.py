"""The staff's hands at a table of Punto Banco."""

from __future__ import annotations

from collections.abc import Callable

from baccara_qt.core.dealer import HouseDealer
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.state import TableState


class Dealer(HouseDealer[TableState]):
    """Lets the events of this game happen."""

    evolve = staticmethod(evolve)


Act = Callable[[Dealer], None]
"""Something the staff does by itself."""
