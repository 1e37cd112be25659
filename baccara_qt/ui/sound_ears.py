"""Listens to a table, so that what is seen there is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from baccara_qt.ui.sound_cues import sound_for

if TYPE_CHECKING:
    from baccara_qt.ui.game_table import GameTable
    from baccara_qt.ui.sound import Sounds

_BUSY: Final = 3
"""After fewer events than these the human still looks at what he has just done himself."""


class Ears(QObject):
    """Plays each cue as it begins, and the bell when the table comes to ask the human. Lives with its table."""

    def __init__(self, table: GameTable, sounds: Sounds) -> None:
        super().__init__(table)
        self._table = table
        self._sounds = sounds
        self._heard = table.stage.number
        self._asked = table.yourTurn
        self._seq = table.shown.seq
        table.changed.connect(self._listen)

    @Slot()
    def _listen(self) -> None:
        stage = self._table.stage
        if stage.cue is not None and stage.number != self._heard:
            self._heard = stage.number
            sound = sound_for(stage.cue)
            if sound is not None:
                self._sounds.play(sound)
        asked = self._table.yourTurn
        if asked and not self._asked and self._table.shown.seq - self._seq >= _BUSY:
            self._sounds.play("bell")
        if asked:
            self._seq = self._table.shown.seq
        self._asked = asked
