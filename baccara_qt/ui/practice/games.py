"""What a lesson on screen needs of its game; that of Punto Banco is loaded when it is first dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from baccara_qt.practice.act import Act
from baccara_qt.ui.practice import acts_said, dragging
from baccara_qt.ui.practice.lesson_table import LessonTable

if TYPE_CHECKING:
    from baccara_qt.ui.practice.punto_lesson_table import PuntoLessonTable

    Shown = LessonTable | PuntoLessonTable


class LessonGame(NamedTuple):
    """A game as a lesson shows it.

    Attributes:
        table: The class of its table.
        drag: The act that is done by bringing something from one place to another, and what is told by that.
        target: Where the chips of an act are laid.
        places: Where on the table an act is done.
        options: What a part of an act can be, at a table of so many seats.
    """

    table: Callable[..., Shown]
    drag: Callable[[str, str], tuple[str, dict[str, Any]] | None]
    target: Callable[[str, Mapping[str, Any]], str]
    places: Callable[[Act], list[str]]
    options: Callable[[str, int], list[dict[str, str]]]


def lesson_game(name: str) -> LessonGame:
    """The game with this name."""
    if name == "chemin_de_fer":
        return LessonGame(LessonTable, dragging.act, dragging.target, dragging.places, acts_said.options)
    from baccara_qt.ui.practice import punto_dragging as ways  # noqa: PLC0415 - see above
    from baccara_qt.ui.practice.punto_lesson_table import PuntoLessonTable  # noqa: PLC0415 - see above

    return LessonGame(PuntoLessonTable, ways.act, ways.target, ways.places, _punto_options)


def _punto_options(part: str, seats: int) -> list[dict[str, str]]:
    match part:
        case "hand":
            return acts_said.words(("punto", "banco"))
        case "winner":
            return acts_said.words(("punto", "banco", "tie"))
        case _:
            return acts_said.options(part, seats)
