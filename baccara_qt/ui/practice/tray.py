"""The tray of chips a payment is built from, and what was laid of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from baccara_qt.core.money import Cents, short_amount
from baccara_qt.practice.paying import CHIPS
from baccara_qt.ui.amounts import money_text

_SEEN: Final = 8
"""Chips of one value that are seen upon each other."""


def chips(laid: Mapping[str, int], wanted: Mapping[str, int] | None = None) -> list[dict[str, Any]]:
    """The tray, the most valuable first: ``value``, ``text``, ``art``, how many are ``laid``, and whether to lay it.

    Args:
        laid: How many of each value were laid.
        wanted: How many should be; a learner who is led is shown (``led``) what is missing.
    """
    return [_chip(chip, laid.get(short_amount(chip), 0), (wanted or {}).get(short_amount(chip), 0)) for chip in CHIPS]


def _chip(chip: Cents, laid: int, wanted: int) -> dict[str, Any]:
    return {
        "value": short_amount(chip),
        "text": money_text(chip),
        "art": str(chip // 100) if chip >= 100 else "cent",
        "laid": laid,
        "led": laid < wanted,
    }


def laid_stacks(laid: Mapping[str, int]) -> list[dict[str, Any]]:
    """What was laid, as stacks of chips."""
    return [{"chip": chip["art"], "count": min(_SEEN, chip["laid"])} for chip in chips(laid) if chip["laid"]]


def laid_text(laid: Mapping[str, int]) -> str:
    """What was laid, in words: ``2 × 50, 1 × 5``."""
    return ", ".join(f"{chip['laid']} × {chip['text']}" for chip in chips(laid) if chip["laid"])
