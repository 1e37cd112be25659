"""The pages that look back, for `shots.py`: the library, a session played again, two lines compared, statistics."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from typing import Final

from punto_shots import reach as reach_punto
from punto_shots import sit_down
from PySide6.QtCore import Qt
from table_shots import Scene, part, play, press, reach, until

from baccara_qt.core.chemin import legal, turn
from baccara_qt.players import choose, see
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.figures_sheet import FiguresSheet
from baccara_qt.ui.library_page import LibraryPage
from baccara_qt.ui.replay import Replay
from baccara_qt.ui.table import TableModel

_COUPS: Final = (14, 3, 8)
"""Coups played at each table of the library."""

_MORE: Final = 20
"""Coups of the one that is played differently."""

_EVENINGS: Final = (("casino", 180), ("parlour", 60), ("koenigsspiel", 120))
"""The rules of the evenings the statistics are about, and how many coups were given."""


def library(scene: Scene) -> None:
    """All sessions of somebody who has played at several tables, one of them twice."""
    for at, coups in enumerate(_COUPS):
        reach(scene, lambda table, coups=coups: table.shown.coups >= coups, seats=6 + at, first=5 + at)  # type: ignore[misc]
        scene.shell.leave()
        scene.shell.closeSheet()
    scene.shell.openLibrary()
    page = part(scene, LibraryPage)
    page.choose(2)
    page.rename("An evening at Deauville")
    page.duplicate()
    until(lambda: bool(scene.shell.news.sentence), "word of the copy of the session")
    scene.shell.news.clear()
    page.checkShoes()


def library_found_nothing(scene: Scene) -> None:
    """A search without success, after something was deleted."""
    library(scene)
    part(scene, LibraryPage).remove()
    part(scene, LibraryPage).search("Monte Carlo")


def library_empty(scene: Scene) -> None:
    """The library of somebody who has never played."""
    scene.shell.openLibrary()


def replay(scene: Scene) -> None:
    """A session looked at again, in the middle of a coup."""
    library(scene)
    page = part(scene, LibraryPage)
    page.lookAgain()
    again = part(scene, Replay)
    again.leap("natural")
    again.back()
    scene.wait()


def replay_open(scene: Scene) -> None:
    """The same with open cards."""
    replay(scene)
    again = part(scene, Replay)
    again.back()
    again.showCards(True)


def replay_punto(scene: Scene) -> None:
    """A session of Punto Banco looked at again."""
    _punto(scene, "big-table")


def replay_mini(scene: Scene) -> None:
    """The same at Mini, with open cards."""
    _punto(scene, "mini").showCards(True)


def _punto(scene: Scene, preset: str) -> Replay:
    table = sit_down(scene, preset, 7, 4)
    reach_punto(table, lambda table: table.shown.coups >= 12)
    scene.shell.leave()
    scene.shell.closeSheet()
    scene.shell.openLibrary()
    part(scene, LibraryPage).lookAgain()
    again = part(scene, Replay)
    again.leap("natural")
    again.back()
    scene.wait()
    return again


def save_as(scene: Scene) -> None:
    """What a session can be saved as."""
    library(scene)
    scene.wait()
    press(scene, Qt.Key.Key_S, ctrl=True)


def compare(scene: Scene) -> None:
    """What was beside what might have been."""
    library(scene)
    page = part(scene, LibraryPage)
    page.choose(3)
    page.lookAgain()
    again = part(scene, Replay)
    again.seekCoup(6)
    again.playOn()
    until(lambda: scene.shell.property("table") is not None, "the table that goes on from there")
    table = scene.shell.property("table")
    assert isinstance(table, TableModel)
    play(table, lambda table: table.shown.coups >= _MORE, random.Random(1))
    scene.shell.leave()
    scene.shell.closeSheet()
    scene.shell.openLibrary()
    page.choose(0)
    page.compare()


def statistics(scene: Scene) -> None:
    """The figures of all sessions of somebody who plays steadily, with a copy that is left out."""
    scene.places.make()
    with Library(scene.places.library, every_step=False) as kept:
        for preset, coups in _EVENINGS:
            number = _evening(kept, preset, coups)
        kept.duplicate(number)
    _count(scene)


def statistics_first(scene: Scene) -> None:
    """The same after the first three coups."""
    scene.places.make()
    with Library(scene.places.library, every_step=False) as kept:
        _evening(kept, "casino", 3)
    _count(scene)


def statistics_empty(scene: Scene) -> None:
    """The same for somebody who has never played."""
    _count(scene)


def _evening(kept: Library, preset: str, coups: int) -> int:
    """Plays a session of so many coups, the user's seat included; gives its number."""
    with closing(kept.create(Setup.full(preset, 6, human=3, seed=preset))) as session:
        director = Director(session)
        while session.state.coups < coups:
            if director.act() is None:
                seat = turn(session.state)
                assert seat is not None
                offers = legal(session.state, seat)
                session.execute(seat, choose(see(session.state, seat), offers, STEADY, session.stream(seat)))
        session.commit()
    return session.id


def _count(scene: Scene) -> None:
    scene.shell.openLibrary()
    page = part(scene, LibraryPage)
    page.count()
    figures = page.findChild(FiguresSheet)
    assert figures is not None
    while figures.property("counting"):
        scene.wait(50)


LIBRARY_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "library": library,
    "library-nothing": library_found_nothing,
    "library-empty": library_empty,
    "replay": replay,
    "replay-open": replay_open,
    "replay-punto": replay_punto,
    "replay-mini": replay_mini,
    "save-as": save_as,
    "compare": compare,
    "statistics": statistics,
    "statistics-first": statistics_first,
    "statistics-empty": statistics_empty,
}
"""Every picture by its name, and what leads to it."""
