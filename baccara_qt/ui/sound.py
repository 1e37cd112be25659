"""What is heard at the table, how loud, and what is not."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.sound_kinds import GROUPS, Group, Kind
from baccara_qt.ui.sound_player import Player

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_CALM: Final = 0.45
_SOFTEST: Final = 0.4
_TOO_SOON: Final = 0.03
"""Seconds: so far apart sounds are as loud as they are; so close together the same sound is heard once."""


def softened(since: float) -> float:
    """How loud a sound is so many seconds after the one before it: quick moves are softer."""
    return min(1.0, _SOFTEST + (1 - _SOFTEST) * since / _CALM)


@QmlElement
class Sounds(QObject):
    """Plays sounds, unless they are muted or switched off.

    What it takes is loaded with the first sound that is due, and nothing here ever waits for it.

    Signals:
        changed: Mute, volume or a switch is another now.
        played: A sound is on its way; with its kind and its part of full volume, 0–1.
        unavailable: There will be no sound; with what says why in a sentence. Once.
    """

    changed = Signal()
    played = Signal(str, float)
    unavailable = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self.changed)
        self._last = float("-inf")
        self._last_of: dict[Kind, float] = {}
        self._player = Player(self)
        self._player.failed.connect(self.unavailable)
        self.played.connect(self._player.play)

    @Slot(str)
    def play(self, kind: Kind) -> None:
        """Plays a sound, if it is wanted; the same once more in the same moment is left out."""
        settings = self._preferences.now
        group = GROUPS[kind]
        if settings.muted or settings.volume == 0 or group in settings.silenced:
            return
        now = monotonic()
        if now - self._last_of.get(kind, float("-inf")) < _TOO_SOON:
            return
        # What is heard as half as loud is much less than half of the amplitude.
        gain = settings.volume**2 * softened(now - self._last)
        self._last = self._last_of[kind] = now
        self.played.emit(kind, gain)

    def close(self) -> None:
        """Ends all sounds."""
        self._player.close()

    # --- what the user sets ---

    @Slot()
    def toggleMute(self) -> None:
        """Mutes all sounds, or lets them be heard again."""
        self._preferences.change(muted=not self._preferences.now.muted)

    @Property(bool, notify=changed)
    def muted(self) -> bool:
        """Whether nothing is heard at all."""
        return self._preferences.now.muted

    @muted.setter  # type: ignore[no-redef]
    def muted(self, value: bool) -> None:
        self._preferences.change(muted=value)

    @Property(float, notify=changed)
    def volume(self) -> float:
        """How loud, 0–1."""
        return self._preferences.now.volume

    @volume.setter  # type: ignore[no-redef]
    def volume(self, value: float) -> None:
        self._preferences.change(volume=min(1.0, max(0.0, value)))

    @Property(list, notify=changed)
    def switches(self) -> list[dict[str, Any]]:
        """The switches: ``group``, ``text`` and whether it is ``on``."""
        texts: dict[Group, str] = {
            "cards": translate("Sound", "Cards"),
            "turn": translate("Sound", "Turned cards"),
            "chips": translate("Sound", "Chips"),
            "rake": translate("Sound", "The croupier’s rake"),
            "cagnotte": translate("Sound", "Cagnotte and tips"),
            "shuffle": translate("Sound", "Shuffling and cutting"),
            "croupier": translate("Sound", "The croupier’s bell when you are asked"),
            "auction": translate("Sound", "The bank’s passage and the hammer"),
        }
        silenced = self._preferences.now.silenced
        return [{"group": group, "text": text, "on": group not in silenced} for group, text in texts.items()]

    @Slot(str, bool)
    def switch(self, group: str, on: bool) -> None:
        """Switches the sounds of a group on or off."""
        others = tuple(name for name in self._preferences.now.silenced if name != group)
        self._preferences.change(silenced=others if on else (*others, group))
