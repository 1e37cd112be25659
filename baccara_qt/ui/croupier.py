"""The croupier's last call, in French and in the user's language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.money import Seat
from baccara_qt.ui.calls import french, meaning
from baccara_qt.ui.cue import Say
from baccara_qt.ui.preferences import Preferences

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Croupier(QObject):
    """What the croupier says.

    Signals:
        changed: He says something else.
        called: To be read aloud: what he has said since the last time, in order. Queued.

    Args:
        preferences: Whether he speaks French.
        parent: Owner.
    """

    changed = Signal()
    called = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._say: Say | None = None
        self._names: Mapping[Seat, str] = {}
        self._unread: list[str] = []
        preferences.changed.connect(self.changed)
        self._voice = QTimer(self, singleShot=True, interval=0)
        self._voice.timeout.connect(self._call)

    def meet(self, names: Mapping[Seat, str]) -> None:
        """Tells him who sits where, for the user's language."""
        self._names = names
        self.changed.emit()

    @Slot(object)
    def speak(self, say: Say | None) -> None:
        """Lets him say this; with nothing to say he is silent, and his last call no longer stands."""
        self._say = say
        self.changed.emit()
        if say is not None:
            self._unread.append(". ".join(filter(None, self._words())))
            self._voice.start()

    def _words(self) -> tuple[str, str]:
        """The call, and what it means if it is French."""
        if self._say is None:
            return "", ""
        plain = meaning(self._say, self._names)
        return (french(self._say), plain) if self._preferences.now.french_calls else (plain, "")

    @Slot()
    def _call(self) -> None:
        # Between two coups at top speed the outcome of the first must not be lost.
        words, self._unread = ". ".join(self._unread), []
        self.called.emit(words)

    @Property(bool, notify=changed)
    def isFrench(self) -> bool:
        """Whether he speaks French."""
        return self._preferences.now.french_calls

    @Property(str, notify=changed)
    def call(self) -> str:
        """The call, in French or in the user's language."""
        return self._words()[0]

    @Property(str, notify=changed)
    def meaning(self) -> str:
        """What a French call means, in the user's language."""
        return self._words()[1]
