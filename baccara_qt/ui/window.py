"""The window of the program: what QML needs to make it, and what is added to it."""

from __future__ import annotations

from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from baccara_qt.ui import resources
from baccara_qt.ui.held_keys import HeldKeys
from baccara_qt.ui.shell import Shell


def open_window(shell: Shell, engine: QQmlApplicationEngine) -> QQuickWindow | None:
    """Loads the window; nothing if QML has not become one.

    Args:
        shell: What it shows.
        engine: Loads it and owns it; to be deleted before the shell, for QML must not outlive what it is bound to.
    """
    shell.retold.connect(engine.retranslate)
    engine.setInitialProperties({"shell": shell})
    engine.load(resources.url("qml/Main.qml"))
    windows = engine.rootObjects()
    if not windows or not isinstance(windows[0], QQuickWindow):
        return None
    HeldKeys(windows[0])
    return windows[0]
