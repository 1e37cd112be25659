"""The games a session can be looked at again of: how each is shown, and the table for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.replay_table import ReplayTable
from baccara_qt.ui.showing import Showing
from baccara_qt.ui.sources import forget_sources

if TYPE_CHECKING:
    from baccara_qt.ui.punto.replay_table import PuntoReplayTable


class ReplayGame(NamedTuple):
    """A game as it is looked at again.

    Attributes:
        showing: How it is shown.
        table: Makes its table.
    """

    showing: Showing
    table: Callable[..., ReplayTable | PuntoReplayTable]


def replay_game(name: str) -> ReplayGame:
    """The game of this name."""
    if name != "punto_banco":
        return ReplayGame(CHEMIN_DE_FER, ReplayTable)
    from baccara_qt.ui.punto.replay_table import PuntoReplayTable  # noqa: PLC0415 - loaded when it is first wanted
    from baccara_qt.ui.punto.showing import PUNTO_BANCO  # noqa: PLC0415

    forget_sources()
    return ReplayGame(PUNTO_BANCO, PuntoReplayTable)
