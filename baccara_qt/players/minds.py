"""How guests play each game: what they see of a table, what they answer, and what they do of their own accord."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from baccara_qt.core.chance import Stream
from baccara_qt.core.game import Offer
from baccara_qt.core.money import Seat
from baccara_qt.players.choose import choose, volunteer
from baccara_qt.players.temperament import Temperament
from baccara_qt.players.view import see


@dataclass(frozen=True, slots=True)
class Mind:
    """How a game is played by guests; a view is the only thing that leads from a table to a decision.

    Attributes:
        see: What a seat may know of a table.
        choose: The answer of the seat that is asked; always one of its offers.
        volunteer: What a guest does without being asked, mostly nothing; to be asked between two coups.
    """

    see: Callable[[Any, Seat], Any]
    choose: Callable[[Any, Iterable[Offer], Temperament, Stream], Any]
    volunteer: Callable[[Any, Iterable[Offer]], Any | None]


_CHEMIN_DE_FER: Final = Mind(see, choose, volunteer)


def mind_for(game: str) -> Mind:
    """How guests play the game with this name."""
    if game == "punto_banco":
        from baccara_qt.players.punto import choose as punto  # noqa: PLC0415 - it is loaded when it is first played
        from baccara_qt.players.punto.view import see as see_punto  # noqa: PLC0415

        return Mind(see_punto, punto.choose, punto.volunteer)
    return _CHEMIN_DE_FER
