"""What a screen reader is told to say."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def _install() -> ctypes._NamedFuncPointer:
    """Qt's own way to listen to what it tells a screen reader; PySide leaves it out."""
    # The path is the sixth field and may have spaces in it.
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    (library,) = {line.split(maxsplit=5)[5] for line in maps if "libQt6Gui" in line}
    install = ctypes.CDLL(library)["_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"]
    install.restype = ctypes.c_void_p
    install.argtypes = [ctypes.c_void_p]
    return install


@contextmanager
def listening() -> Iterator[list[str]]:
    """Gives everything that is announced meanwhile."""
    heard: list[str] = []

    def hear(address: int) -> None:
        # Any event can be asked for its type; a second wrapping of the same address would give the first again.
        event = shiboken6.wrapInstance(address, QAccessibleAnnouncementEvent)
        if event.type() == QAccessible.Event.Announcement:
            heard.append(event.message())

    handler = _HANDLER(hear)
    install = _install()
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    before = install(ctypes.cast(handler, ctypes.c_void_p))
    try:
        yield heard
    finally:
        install(before)
        QAccessible.setActive(active)
