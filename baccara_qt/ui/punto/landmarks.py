"""What one can leap to in a session of Punto Banco that is looked at again."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from baccara_qt.core.cards import is_natural
from baccara_qt.core.punto import events as e
from baccara_qt.ui.landmarks import Landmark


def _natural(state: Any) -> bool:
    """Whether a hand on the table is turned and a natural."""
    coup = state.coup
    return coup is not None and any(
        turned == len(hand) and is_natural(hand)
        for turned, hand in zip(coup.turned, (coup.punto, coup.banco), strict=True)
    )


def _tie(state: Any) -> bool:
    """Whether a tie was announced."""
    return state.coup is not None and state.coup.outcome == "tie"


PUNTO_LANDMARKS: Final = {
    "natural": Landmark(
        QT_TRANSLATE_NOOP("Replay", "Natural"),
        QT_TRANSLATE_NOOP("Replay", "Next natural"),
        seen=_natural,
        counted=lambda row: row.natural,
    ),
    "tie": Landmark(
        QT_TRANSLATE_NOOP("Replay", "Tie"),
        QT_TRANSLATE_NOOP("Replay", "Next tie"),
        seen=_tie,
        counted=lambda row: row.outcome == "tie",
    ),
    "shoe": Landmark(
        QT_TRANSLATE_NOOP("Replay", "New shoe"), QT_TRANSLATE_NOOP("Replay", "Next new shoe"), (e.ShoeShuffled,)
    ),
}
"""Those of Punto Banco, by the name QML uses."""
