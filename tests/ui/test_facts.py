"""What is told of a table, cue by cue: all that has changed, and nothing that has not."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject

from baccara_qt.ui.game_table import GameTable
from baccara_qt.ui.house_books import HouseBooks
from baccara_qt.ui.picture import Picture
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen

COUPS = 4


class Reader:
    """Somebody who reads properties only when he is told to, as QML does."""

    def __init__(self, thing: QObject, kind: type[QObject], signal: str) -> None:
        meta = kind.staticMetaObject
        shown = [meta.property(n) for n in range(meta.propertyOffset(), meta.propertyCount())]
        self._thing = thing
        self._names = [each.name() for each in shown if bytes(each.notifySignal().name().data()).decode() == signal]
        assert self._names
        self.times = self.vain = 0
        self.read = self.now()
        getattr(thing, signal).connect(self._told)

    def now(self) -> dict[str, Any]:
        """What the properties say."""
        return {name: self._thing.property(name) for name in self._names}

    def _told(self) -> None:
        now = self.now()
        self.times += 1
        self.vain += now == self.read
        self.read = now


@pytest.fixture
def guests(qapp, tmp_path):
    """A table of guests in the middle of its first deal."""
    table = AtTable(tmp_path, human=0, speed=1.0)
    table.model.goOn()
    table.wait(lambda: table.model.stage.busy)
    yield table
    table.close()


def cues(table: AtTable) -> Iterator[float]:
    """Shows some coups cue by cue."""
    stage = table.model.stage
    while table.model.shown.coups < COUPS:
        table.wait(lambda: stage.busy)
        stage.acknowledge(stage.number)
        yield stage.number


def test_what_qml_has_read_is_what_is_so_and_it_is_told_of_nothing_else(guests):
    model, books = guests.model, guests.model.books
    readers = [Reader(model, GameTable, "told"), Reader(model, type(model), "handsChanged")]
    readers += [Reader(books, HouseBooks, signal) for signal in ("changed", "shoeChanged")]
    first = last = model.stage.number
    for last in cues(guests):  # noqa: B007 - the last is wanted
        for reader in readers:
            assert reader.read == reader.now()
    assert [reader.vain for reader in readers] == [0, 0, 0, 0]
    # In most cues cards or chips go their way and the rest stands still
    assert all(reader.times < 0.8 * (last - first) for reader in readers)


def test_a_coup_needs_few_messages_of_the_tableau(guests):
    told = []
    guests.model.tableau.dataChanged.connect(lambda first, last, _: told.append(last.row() - first.row()))
    for _ in cues(guests):
        pass
    # Each cell of them told alone would be some three hundred
    assert 0 < len(told) <= 40 * COUPS


class Asked(Picture):
    """A picture that counts how often it is asked what is on its way."""

    times = 0

    @property
    def cue(self) -> dict[str, Any]:
        self.times += 1
        return self.on_its_way

    @cue.setter
    def cue(self, cue: dict[str, Any]) -> None:
        self.on_its_way = cue


def test_the_scene_asks_once_what_is_on_its_way(guests):
    picture = guests.model._picture
    cue = vars(picture).pop("cue")
    picture.__class__ = Asked
    picture.cue = cue
    screen = OnScreen(guests, speed=1000.0)
    picture.times = 0
    first = guests.model.stage.number
    for _ in cues(guests):
        screen.breathe()
    screen.close()
    # Once when it begins, once when there is none; and the view-model itself looks at it, twice each time
    assert picture.times <= 6 * (guests.model.stage.number - first)
