"""A key held down, on screens that do not always say so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class HeldKeys(QObject):
    """Swallows presses that are repeats of a key held down without being marked as such.

    X11 repeats a key as a release and a press of one and the same moment. Qt marks the press as a repeat only if it
    finds both in its queue at once, which fails on a busy machine; the moments tell it always.

    Args:
        window: Whose keys are looked at; owns this.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._released = (0, 0)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks at what comes to the window; tells whether it goes no further."""
        kind = event.type()
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._released = (event.nativeScanCode(), event.timestamp())
        elif kind in _PRESSES and isinstance(event, QKeyEvent):
            # A code of 0 comes from no keyboard but from a program, whose keys are as quick as it likes.
            key = event.nativeScanCode()
            if key and not event.isAutoRepeat() and (key, event.timestamp()) == self._released:
                # Accepted, it is not offered to the shortcuts either.
                event.accept()
                return True
        return False
