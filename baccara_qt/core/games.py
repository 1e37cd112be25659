"""The games of the house by name; each is loaded when it is first played."""

from __future__ import annotations

from typing import Any, Final

from baccara_qt.core.game import Game

NAMES: Final = ("chemin_de_fer", "punto_banco")


def game_named(name: str) -> Game:
    """The game with this name.

    Raises:
        KeyError: If the house has no such game.
    """
    match name:
        case "chemin_de_fer":
            from baccara_qt.core.chemin.game import CHEMIN_DE_FER  # noqa: PLC0415

            return CHEMIN_DE_FER
        case "punto_banco":
            from baccara_qt.core.punto.game import PUNTO_BANCO  # noqa: PLC0415

            return PUNTO_BANCO
    raise KeyError(name)


def game_of(rules: Any) -> Game:
    """The game that is played by these rules."""
    return game_named(rules.game)


def presets() -> dict[str, Any]:
    """The rules of every preset of every game, by its name on the command line."""
    return {name: rules for game in NAMES for name, rules in game_named(game).presets.items()}
