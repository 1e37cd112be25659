"""What Python does for a cue: the view-model of a table, and somebody who reads all that he is told of.

    python -m tests.bench.cue_probe COUPS

Nothing is drawn. QML reads less: only what it binds, and of the models only the roles it uses.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import defaultdict
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Slot
from PySide6.QtGui import QGuiApplication

from tests.ui.at_table import AtTable


class Reader(QObject):
    """Reads the properties of some objects that are told of, and every field of the rows of a model that change.

    It lives with the first object.
    """

    def __init__(self, objects: list[QObject], models: list[QAbstractItemModel]) -> None:
        super().__init__(objects[0])
        self._models = models
        for thing in objects:
            told: dict[str, list[str]] = defaultdict(list)
            meta = thing.metaObject()
            for each in map(meta.property, range(1, meta.propertyCount())):
                if each.hasNotifySignal():
                    told[bytes(each.notifySignal().name().data()).decode()].append(str(each.name()))
            for signal, names in told.items():
                getattr(thing, signal).connect(partial(self._read, thing, names))
        for model in models:
            model.dataChanged.connect(self._row_changed)
            model.rowsInserted.connect(self._row_inserted)

    @staticmethod
    def _read(thing: QObject, names: list[str]) -> None:
        for name in names:
            thing.property(name)

    @Slot(QModelIndex, QModelIndex, list)
    def _row_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        for row in range(first.row(), last.row() + 1):
            for role in roles or first.model().roleNames():
                first.model().data(first.model().index(row, 0), role)

    @Slot(QModelIndex, int, int)
    def _row_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        model = self.sender()
        assert isinstance(model, QAbstractItemModel)
        for row in range(first, last + 1):
            for role in model.roleNames():
                model.data(model.index(row, 0), role)


def main(coups: int) -> None:
    """Shows so many coups of nine guests and says what a cue took."""
    app = QGuiApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        table = AtTable(folder, human=0, speed=1.0)
        model = table.model
        models = [getattr(model, name) for name in ("seats", "cards", "chips", "tableau", "acts", "matters", "record")]
        objects: list[Any] = [model, model.croupier, model.books, model.passing, model.entry, model.orders]
        Reader(objects, models)
        costs = []
        model.goOn()
        while table.session.state.coups < coups:
            if model.stage.busy:
                start = time.process_time()
                model.stage.acknowledge(model.stage.number)
                costs.append(time.process_time() - start)
            else:
                app.processEvents()
        print(json.dumps(costs), flush=True)  # noqa: T201
        table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
