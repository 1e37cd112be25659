"""The bets of a house in figures: how often each comes, and what it brings. It needs numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from baccara_qt.analysis.chances import Chance, chemin_de_fer, punto_banco
from baccara_qt.analysis.exact import full_ranks
from baccara_qt.core.punto.bets import Bet
from baccara_qt.ui.amounts import percent_text
from baccara_qt.ui.punto.texts import field_name

translate = QCoreApplication.translate

_PLACES: Final = 4


class FigureRow(NamedTuple):
    """A bet in figures.

    Attributes:
        title: What is staked on.
        chance: How often it comes.
        gain: What a stake gains on average; a dash where nothing moves.
        spoken: All of it, to be read aloud.
    """

    title: str
    chance: str
    gain: str
    spoken: str


def house_figures(rules: Any) -> list[FigureRow]:
    """What every bet of a house brings from a full shoe."""
    if rules.game == "punto_banco":
        return field_figures(punto_banco(rules, full_ranks(rules.packs)), _PLACES)
    titles = {
        "ponte": translate("Odds", "The ponte wins"),
        "bank": translate("Odds", "The bank wins"),
        "tie": translate("Odds", "Tie"),
    }
    return [_row(titles[side], chance, _PLACES) for side, chance in chemin_de_fer(rules).items()]


def field_figures(chances: Mapping[Bet, Chance], places: int) -> list[FigureRow]:
    """The fields of a cloth, with so many decimals; both pairs are one line, for they come equally often."""
    return [
        _row(translate("Odds", "A pair") if bet == "punto_pair" else field_name(bet), chance, places)
        for bet, chance in chances.items()
        if bet != "banco_pair"
    ]


def _row(title: str, chance: Chance, places: int) -> FigureRow:
    often = percent_text(chance.chance, places)
    gain = percent_text(chance.ev, places, signed=True) if chance.ev else "–"
    spoken = translate("Odds", "{0}: chance {1}, gain on average {2}").format(title, often, gain)
    return FigureRow(title, often, gain, spoken)
