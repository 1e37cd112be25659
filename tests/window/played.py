"""The program itself, with somebody in its window who presses any key that is lit and tells what is settled on screen.

    python -m tests.window.played FOLDER LUCK

goes on with table 1 of the library in FOLDER. Each time all is shown, a line says what is; it may be killed then.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from baccara_qt import app
from baccara_qt.core.chemin import TableState
from baccara_qt.session.codec import encode_state
from baccara_qt.ui.offers import ACTS
from baccara_qt.ui.shell import Shell


def told(state: TableState) -> str:
    """One line about a table: how far it is, and a digest of all of it."""
    return f"{state.seq} {hashlib.sha256(encode_state(state).encode()).hexdigest()}"


class Played(Shell):
    """The program's root, with a hand at the keyboard."""

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self._luck = random.Random(sys.argv[2])
        self._hand = QTimer(self, interval=1)
        self._hand.timeout.connect(self._press)
        self._hand.start()

    @Slot()
    def _press(self) -> None:
        window = QGuiApplication.focusWindow()
        if window is None:
            # Nobody manages the windows of a virtual screen.
            for shown in QGuiApplication.topLevelWindows():
                shown.requestActivate()
            return
        if self.page == "start":
            self.continueSession(1)
            self.table.stage.settled.connect(self._tell)
            self._tell()
        elif self.table.yourTurn:
            lit = [row for row in self.table.acts.rows if row.isEnabled]
            QTest.keyClick(window, ACTS[self._luck.choice(lit).kind].key.lower())

    @Slot()
    def _tell(self) -> None:
        sys.stdout.write(told(self.table.shown) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    app.Shell = Played
    sys.exit(app.run(None, Path(sys.argv[1])))
