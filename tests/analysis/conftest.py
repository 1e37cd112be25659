"""The game once more, as slow as a croupier: card by card, through the core."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from baccara_qt.analysis.coups import Kind
from baccara_qt.core.cards import Card, is_natural, total
from baccara_qt.core.tableau import STOOD, banker_verdict, ponte_verdict


class Dealt(NamedTuple):
    """How a coup ended, and how many cards it took."""

    kind: Kind
    cards: int


def _hands(
    cards: Iterable[Card], *, ponte_on_5: bool = True, banker_on_6: bool = False
) -> tuple[list[Card], list[Card]]:
    """Ponte and bank at the end of a coup from the next cards; what nobody draws stays where it is."""
    shoe = iter(cards)
    ponte, bank = [], []
    for hand in (ponte, bank, ponte, bank):
        hand.append(next(shoe))
    if not is_natural(ponte) and not is_natural(bank):
        points = total(ponte)
        third = STOOD
        if ponte_on_5 if points == 5 else ponte_verdict(points, "strict", free=False) == "D":
            ponte.append(next(shoe))
            third = ponte[2].points
        points = total(bank)
        if banker_on_6 if (points, third) == (6, STOOD) else banker_verdict(points, third, "strict") == "D":
            bank.append(next(shoe))
    return ponte, bank


def _by_hand(cards: Iterable[Card], *, ponte_on_5: bool = True, banker_on_6: bool = False) -> Dealt:
    ponte, bank = _hands(cards, ponte_on_5=ponte_on_5, banker_on_6=banker_on_6)
    return Dealt(_kind(ponte, bank), len(ponte) + len(bank))


def _kind(ponte: list[Card], bank: list[Card]) -> Kind:
    if total(ponte) == total(bank):
        return Kind.TIE
    if total(ponte) > total(bank):
        return Kind.PONTE_8 if total(ponte) == 8 and len(ponte) == 3 else Kind.PONTE
    if total(bank) == 6:
        return Kind.BANK_6
    return Kind.BANK_7 if total(bank) == 7 and len(bank) == 3 else Kind.BANK


@pytest.fixture(scope="session")
def hands() -> Callable[..., tuple[list[Card], list[Card]]]:
    """Deals one coup: ``hands(cards) -> (ponte, bank)``."""
    return _hands


@pytest.fixture(scope="session")
def by_hand() -> Callable[..., Dealt]:
    """Deals one coup: ``by_hand(cards) -> (kind, cards)``."""
    return _by_hand


@pytest.fixture(scope="session")
def vectors() -> Callable[[str], Any]:
    """Reads the figures agreed with others: ``vectors("odds")``."""
    folder = Path(__file__).parent / "vectors"
    return lambda name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
