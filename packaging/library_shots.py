"""The pages that look back, for `shots.py`: the library, a session played again, two lines compared, statistics."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from table_shots import Scene, play, reach

from baccara_qt.ui.library_page import LibraryPage
from baccara_qt.ui.replay import Replay
from baccara_qt.ui.table import TableModel

_COUPS: Final = (14, 3, 8)
"""Coups played at each table of the library."""

_MORE: Final = 20
"""Coups of the one that is played differently."""


def library(scene: Scene) -> None:
    """All sessions of somebody who has played at several tables, one of them twice."""
    for at, coups in enumerate(_COUPS):
        reach(scene, lambda table, coups=coups: table.shown.coups >= coups, seats=6 + at, first=5 + at)  # type: ignore[misc]
        scene.shell.leave()
        scene.shell.closeSheet()
    scene.shell.openLibrary()
    page = _page(scene)
    page.choose(2)
    page.rename("An evening at Deauville")
    page.duplicate()
    page.checkShoes()


def library_found_nothing(scene: Scene) -> None:
    """A search without success, after something was deleted."""
    library(scene)
    _page(scene).remove()
    _page(scene).search("Monte Carlo")


def library_empty(scene: Scene) -> None:
    """The library of somebody who has never played."""
    scene.shell.openLibrary()


def replay(scene: Scene) -> None:
    """A session looked at again, in the middle of a coup."""
    library(scene)
    page = _page(scene)
    page.lookAgain()
    again = scene.shell.findChild(Replay)
    assert again is not None
    again.leap("natural")
    again.back()


def replay_open(scene: Scene) -> None:
    """The same with open cards."""
    replay(scene)
    again = scene.shell.findChild(Replay)
    assert again is not None
    again.back()
    again.showCards(True)


def compare(scene: Scene) -> None:
    """What was beside what might have been."""
    library(scene)
    page = _page(scene)
    page.choose(3)
    page.lookAgain()
    again = scene.shell.findChild(Replay)
    assert again is not None
    again.seekCoup(6)
    scene.shell.continueSession(again.playOn())
    table = scene.shell.property("table")
    assert isinstance(table, TableModel)
    play(table, lambda table: table.shown.coups >= _MORE, random.Random(1))
    scene.shell.leave()
    scene.shell.closeSheet()
    scene.shell.openLibrary()
    page.choose(0)
    page.compare()


def statistics(scene: Scene) -> None:
    """The figures of all sessions."""
    library(scene)
    _page(scene).count()


def _page(scene: Scene) -> LibraryPage:
    page = scene.shell.findChild(LibraryPage)
    assert page is not None
    return page


LIBRARY_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "library": library,
    "library-nothing": library_found_nothing,
    "library-empty": library_empty,
    "replay": replay,
    "replay-open": replay_open,
    "compare": compare,
    "statistics": statistics,
}
"""Every picture by its name, and what leads to it."""
