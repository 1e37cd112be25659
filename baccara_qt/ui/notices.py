"""What the user must be told, one sentence after the other."""

from __future__ import annotations

from collections import deque

from baccara_qt.session.errors import StorageError
from baccara_qt.ui.storage_texts import storage_text


class Notices:
    """A queue of news, each told once, in the language of the moment it is read in."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Exception | str, bool]] = deque()

    def post(self, news: Exception | str, *, grave: bool) -> bool:
        """Adds news; tells whether they were not waiting to be read already."""
        if (_told(news), grave) in ((_told(other), heavy) for other, heavy in self._waiting):
            return False
        self._waiting.append((news, grave))
        return True

    def dismiss(self) -> bool:
        """The first was read; tells whether there was one."""
        if self._waiting:
            self._waiting.popleft()
            return True
        return False

    def clear(self) -> bool:
        """Forgets all; tells whether there were any."""
        waiting = bool(self._waiting)
        self._waiting.clear()
        return waiting

    @property
    def sentence(self) -> str:
        """The first; empty for none."""
        return _told(self._waiting[0][0]) if self._waiting else ""

    @property
    def grave(self) -> bool:
        """Whether the first stays until it is dismissed."""
        return bool(self._waiting) and self._waiting[0][1]


def _told(news: Exception | str) -> str:
    return storage_text(news) if isinstance(news, StorageError) else str(news)
