"""What happens when the program itself errs: it is written down, the user is told, and the game goes on."""

from __future__ import annotations

import sys
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QCoreApplication

from baccara_qt.ui.notices import Notices

translate = QCoreApplication.translate

_FULL = 1 << 20
"""A log of so many bytes is begun anew."""


class Mishaps:
    """Hears of every exception nobody caught, while it is entered.

    Args:
        logs: The folder of logs.
        news: What the user is told.
    """

    def __init__(self, logs: Path, news: Notices) -> None:
        self._log = logs / "errors.log"
        self._news = news
        self._before = sys.excepthook

    def __enter__(self) -> Self:
        self._before = sys.excepthook
        sys.excepthook = self._hear
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = self._before

    def _hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before(kind, error, trace)
        if not isinstance(error, Exception):
            return
        where = self._write_down(error)

        def words() -> str:
            text = translate("Mishaps", "The program has made a mistake; the game is as it was. ({0})")
            if where:
                text = translate("Mishaps", "The program has made a mistake; the game is as it was. ({0}, see {1})")
            return text.format(kind.__name__, where)

        self._news.notify(words, grave=True)

    def _write_down(self, error: Exception) -> str:
        """Keeps the details for a report; returns where, or nothing if that fails too."""
        lines = traceback.format_exception(error)
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            full = self._log.exists() and self._log.stat().st_size > _FULL
            with self._log.open("w" if full else "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{datetime.now().astimezone().isoformat(timespec='seconds')}\n{''.join(lines)}\n")
        except OSError:
            return ""
        return str(self._log)
