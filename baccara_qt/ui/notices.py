"""What the user must be told, one sentence after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.session.errors import StorageError
from baccara_qt.ui.storage_texts import storage_text

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

News = Exception | Callable[[], str]
"""What went wrong, or what says a sentence in the language of the moment."""


@QmlElement
class Notices(QObject):
    """A queue of news, each told once, in the language of the moment it is read in.

    Signals:
        changed: Another one is the first, or it is told in another language.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[News, bool]] = deque()

    @Slot(object)
    def report(self, error: Exception) -> None:
        """Tells the user what went wrong, in one sentence."""
        self._post(error, grave=True)

    @Slot(object)
    def notify(self, words: Callable[[], str], *, grave: bool = False) -> None:
        """Tells the user something; a grave notice stays until he dismisses it."""
        self._post(words, grave=grave)

    @Slot()
    def dismiss(self) -> None:
        """The first was read; the next one follows."""
        if self._waiting:
            self._waiting.popleft()
            self.changed.emit()

    def settle(self, path: Path) -> None:
        """What the storage refused because of this file is past."""
        waiting = deque(news for news in self._waiting if not _is_about(news[0], path))
        if len(waiting) < len(self._waiting):
            self._waiting = waiting
            self.changed.emit()

    def clear(self) -> None:
        """Forgets all."""
        if self._waiting:
            self._waiting.clear()
            self.changed.emit()

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """The first; empty for none."""
        return _told(self._waiting[0][0]) if self._waiting else ""

    @Property(bool, notify=changed)
    def grave(self) -> bool:
        """Whether the first stays until it is dismissed."""
        return bool(self._waiting) and self._waiting[0][1]

    def _post(self, news: News, *, grave: bool) -> None:
        if (_told(news), grave) not in ((_told(other), heavy) for other, heavy in self._waiting):
            self._waiting.append((news, grave))
            self.changed.emit()


def _is_about(news: News, path: Path) -> bool:
    return isinstance(news, StorageError) and news.params.get("path") == path


def _told(news: News) -> str:
    if isinstance(news, StorageError):
        return storage_text(news)
    return str(news) if isinstance(news, Exception) else news()
