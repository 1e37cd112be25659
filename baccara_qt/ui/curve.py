"""How high money stands in a curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_POINTS: Final = 240
"""So many points the curve of a session has at most."""


def heights(amounts: Sequence[int]) -> list[float]:
    """Amounts from 0 (the least of all) to 1 (the most)."""
    low, high = min(amounts, default=0), max(amounts, default=0)
    return [height(amount, low, high) for amount in amounts]


def height(amount: int, low: int, high: int) -> float:
    """Where an amount stands between the least (0) and the most (1); in the middle where there is only one."""
    return (amount - low) / (high - low) if high > low else 0.5
