"""What QML is told of: only what is another than when it was told last, so that it works out nothing anew in vain."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from PySide6.QtCore import QObject


class Facts:
    """The properties of an object, by the signals that tell of them.

    Args:
        thing: The object.
        but: Signals it emits by itself.
    """

    def __init__(self, thing: QObject, *but: str) -> None:
        self._thing = thing
        self._names: dict[str, list[str]] = defaultdict(list)
        self._told: dict[str, list[Any]] = {}
        # That of the class: what an object gives as its own goes with the object. The stubs do not know it.
        meta = type(thing).staticMetaObject  # type: ignore[attr-defined]
        for shown in map(meta.property, range(meta.propertyCount())):
            signal = bytes(shown.notifySignal().name().data()).decode()
            if shown.hasNotifySignal() and signal not in (*but, "objectNameChanged"):
                self._names[signal].append(str(shown.name()))

    def tell(self) -> None:
        """Lets each signal tell of its properties if one of them says something else now."""
        for signal, names in self._names.items():
            now = [getattr(self._thing, name) for name in names]
            if now != self._told.get(signal):
                self._told[signal] = now
                getattr(self._thing, signal).emit()
