"""The program itself at a table of guests only, as quick as it is still seen; says what it holds all the while.

    python -m tests.window.selfplay FOLDER SECONDS

opens table 1 of the library in FOLDER. In the end a line of JSON says what the process held every half second, in MiB,
and how many coups were shown.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QGuiApplication

from baccara_qt import app
from baccara_qt.ui.shell import Shell

SAMPLE_MS: Final = 500


def memory() -> float:
    """What the process holds, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Selfplay(Shell):
    """The program's root, at a table nobody touches."""

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self._held: list[float] = []
        QTimer.singleShot(0, self, lambda: self.continueSession(1))
        QTimer(self, interval=SAMPLE_MS, timeout=self._sample).start()
        QTimer.singleShot(round(float(sys.argv[2]) * 1000), self, self._end)

    @Slot()
    def _sample(self) -> None:
        gc.collect()
        self._held.append(memory())

    @Slot()
    def _end(self) -> None:
        sys.stdout.write(json.dumps({"held": self._held, "coups": self.table.shown.coups}) + "\n")
        QGuiApplication.quit()


if __name__ == "__main__":
    app.Shell = Selfplay
    sys.exit(app.run(None, Path(sys.argv[1])))
