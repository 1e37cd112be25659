"""What one can leap to in a session that is looked at again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from baccara_qt.core.cards import is_natural
from baccara_qt.core.chemin import events as e
from baccara_qt.core.coup_row import CoupRow


class Landmark(NamedTuple):
    """Something worth seeing.

    Attributes:
        text: What it is called, and ``spoken``, the leap to the next one.
        events: The events it is seen by.
        seen: Whether it is to be seen on a table, where no event tells.
        counted: Whether a coup has one, where no event tells.
    """

    text: Any  # Qt's stub calls a marked text an object
    spoken: Any
    events: tuple[type[Any], ...] = ()
    seen: Callable[[Any], bool] = lambda _state: False
    counted: Callable[[CoupRow], bool] = lambda _row: False


def _natural(state: Any) -> bool:
    """Whether a hand on the table is turned and a natural."""
    coup = state.coup
    return coup is not None and any(
        name in coup.turned and is_natural(hand) for name, hand in (("ponte", coup.ponte), ("bank", coup.bank))
    )


CHEMIN_LANDMARKS: Final = {
    "banco": Landmark(
        QT_TRANSLATE_NOOP("Replay", "Banco"),
        QT_TRANSLATE_NOOP("Replay", "Next banco"),
        (e.BancoCalled, e.SuiviCalled, e.AvecLaTableCalled),
    ),
    "natural": Landmark(
        QT_TRANSLATE_NOOP("Replay", "Natural"),
        QT_TRANSLATE_NOOP("Replay", "Next natural"),
        seen=_natural,
        counted=lambda row: row.natural,
    ),
    "auction": Landmark(
        QT_TRANSLATE_NOOP("Replay", "Auction"), QT_TRANSLATE_NOOP("Replay", "Next auction"), (e.AuctionOpened,)
    ),
    "bank": Landmark(
        QT_TRANSLATE_NOOP("Replay", "New banker"),
        QT_TRANSLATE_NOOP("Replay", "Next change of bank"),
        (e.BankTaken, e.BankBought, e.BankAuctioned, e.BankReturned),
    ),
}
"""Those of chemin de fer, by the name QML uses."""
