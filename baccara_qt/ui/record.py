"""The coup record on screen: one line an event, the notation of the coup when it is over."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject

from baccara_qt.core.chemin import events as e
from baccara_qt.core.event import Event
from baccara_qt.core.money import Seat
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.sentences import Names
from baccara_qt.ui.showing import Showing

T = TypeVar("T")

KEPT: Final = 200
"""Lines that stay on screen."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A line of the record. ``kind``: ``event`` is one, ``notation`` ends the coup of this number."""

    number: int
    kind: str
    line: str
    mine: bool
    rule: str
    coup: int = 0


class _Told(NamedTuple):
    """What a line tells."""

    number: int
    event: Event
    before: Any
    names: Names


class Reading(Generic[T]):
    """Puts what is told of events into the order in which one reads it.

    Stakes go back before the call that lifts them is made (C3); one reads that the other way round.
    """

    def __init__(self) -> None:
        self._returned: list[T] = []

    def after(self, event: Event, told: T) -> list[T]:
        """What is to be read once an event has happened of which this is told."""
        if isinstance(event, e.StakeReturned):
            self._returned.append(told)
            return []
        lifted, self._returned = self._returned, []
        return [told, *lifted]


class Record:
    """Collects lines and shows them.

    Attributes:
        model: The lines, oldest first.
    """

    def __init__(self, human: Seat, state: Any, parent: QObject, game: Showing = CHEMIN_DE_FER) -> None:
        self.model: RowsModel[RecordRow] = RowsModel(RecordRow, lambda row: row.number, parent)
        self._human = human
        self._sentence = game.sentence
        self._rows: list[RecordRow] = []
        self._told: deque[_Told] = deque(maxlen=KEPT)
        self._reading = Reading[tuple[Event, Any, Names]]()
        self._number = 0
        self._coups = game.recorder(state)

    def note(self, event: Event, before: Any, names: Names) -> None:
        """Takes down an event; the model follows with ``show``."""
        coup = self._coups.note(event)
        for told in self._reading.after(event, (event, before, names)):
            self._tell(*told)
        if coup is not None:
            self._add("notation", str(coup), False, event.rule, coup.number)

    def _tell(self, event: Event, before: Any, names: Names) -> None:
        text = self._sentence(event, before, names, self._human)
        if text:
            self._add("event", text, self._human > 0 and getattr(event, "seat", 0) == self._human, event.rule)
            self._told.append(_Told(self._number, event, before, names))

    def show(self) -> None:
        """Lets the model show what was taken down."""
        self.model.add(self._rows, KEPT)
        self._rows.clear()

    def retell(self) -> None:
        """Tells every line once more, in the user's language of now."""
        self.show()
        lines = {told.number: self._sentence(told.event, told.before, told.names, self._human) for told in self._told}
        self.model.show([replace(row, line=lines.get(row.number, row.line)) for row in self.model.rows])

    def _add(self, kind: str, text: str, mine: bool, rule: str, coup: int = 0) -> None:
        self._number += 1
        self._rows.append(RecordRow(self._number, kind, text, mine, rule, coup))
