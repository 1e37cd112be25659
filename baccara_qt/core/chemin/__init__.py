"""Chemin de fer: the bank moves from player to player (rules B, C, E)."""

from baccara_qt.core.chemin.decide import carry_out, decide
from baccara_qt.core.chemin.evolve import evolve, fold
from baccara_qt.core.chemin.legal import legal, play_offers
from baccara_qt.core.chemin.rules import PRESETS, TableRules
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import turn

__all__ = [
    "PRESETS",
    "Phase",
    "TableRules",
    "TableState",
    "carry_out",
    "decide",
    "evolve",
    "fold",
    "legal",
    "play_offers",
    "turn",
]
