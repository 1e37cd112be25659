"""Makes Qt's application, with or without a window."""

from __future__ import annotations

import os
import sys
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

NO_SCREEN: Final = "baccara-qt: there is no display to open a window on"
UNUSABLE: Final = 2


def application(*arguments: str) -> QGuiApplication:
    """Starts Qt; a platform that cannot start ends the program with one line.

    Args:
        arguments: The command line as Qt reads it: the program's name, and what it opens its windows on.
    """
    before = qInstallMessageHandler(_while_starting)
    app = QGuiApplication(list(arguments))
    qInstallMessageHandler(before)
    return app


def _while_starting(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Qt aborts when its platform cannot start: its reason in a line is worth more than a core dump.

    What else it remarks on, such as a locale that is not UTF-8, is no matter of the user's.
    """
    if kind == QtMsgType.QtFatalMsg:
        reason = text.strip().splitlines()[0]
        if sys.stderr is not None:
            sys.stderr.write(f"{NO_SCREEN}: {reason}\n")
            sys.stderr.flush()
        os._exit(UNUSABLE)
