"""The program with its window: put together at the start, taken apart in order at the end."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete

from baccara_qt import __version__
from baccara_qt.session.errors import RecordError, StorageError, WrongStepError
from baccara_qt.session.places import Places
from baccara_qt.session.recognising import whole
from baccara_qt.session.settings import load
from baccara_qt.ui import resources, window_state
from baccara_qt.ui.mishaps import Mishaps
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.sources import forget_sources
from baccara_qt.ui.starting import NO_SCREEN, UNUSABLE, application
from baccara_qt.ui.window import open_window

GOOD: Final = 0
WRONG: Final = 1

_M_MMAP_THRESHOLD: Final = -3
_LARGE: Final = 128 * 1024
"""From how many bytes on what is allocated gets memory of its own: what the C library begins with."""


def run(record: Path | None, data_dir: Path) -> int:
    """Opens the window and plays until it is closed.

    Args:
        record: A record to open in it, if any.
        data_dir: The folder of library, settings and logs.

    Returns:
        The exit status: 0 after a game, 1 for a record with a wrong step, 2 for one that cannot be used or
        without a display; one line on stderr then says why. Deciding the steps of a whole record again may take
        minutes, for which nobody waits without a window: a wrong one is told in it and on stderr as soon as it is
        found, and the status when the user closes it, for he may go on with something else. Who only wants to know
        asks ``replay FILE``.
    """
    if not _has_display():
        print(NO_SCREEN, file=sys.stderr)  # noqa: T201
        return UNUSABLE
    if record is not None:
        try:
            _look_at(record)
        except RecordError as error:
            return _refuse(error)
    forget_sources()
    app = _application()
    places = Places(data_dir)
    shell = Shell(places, load(places.settings))
    try:
        with Mishaps(places.logs, shell.news):
            return _play(app, shell, places.library, record)
    finally:
        shell.close()
        delete(shell)


def _look_at(record: Path) -> None:
    """What was lost or altered needs no window: the steps are read only to tell where. Raises ``RecordError``."""
    if not whole(record):
        from baccara_qt.session.verify import verify  # noqa: PLC0415 - it brings the whole game with it

        verify(record)


def _play(app: QGuiApplication, shell: Shell, library: Path, record: Path | None) -> int:
    engine = QQmlApplicationEngine()
    try:
        window = open_window(shell, engine)
        if window is None:
            return WRONG
        window.sceneGraphError.connect(_without_graphics)
        window_state.restore(window, shell.settings)
        _put_up_icon(app, window)
        _look_at_library(app, shell, window, library)
        _give_pictures_back(window)
        brought = Brought(shell, window, record) if record is not None else None
        status = app.exec()
        shell.remember(window_state.describe(window, shell.settings))
        return status or (brought.status if brought is not None else GOOD)
    finally:
        delete(engine)


class Brought(QObject):
    """A record the program was started with: it is taken in beside the window, once that stands.

    Attributes:
        status: What the program's exit status becomes by it.
    """

    def __init__(self, shell: Shell, window: QQuickWindow, record: Path) -> None:
        super().__init__(window)
        self._shell = shell
        self._record = record
        self.status = GOOD
        window.frameSwapped.connect(self._take_in, Qt.ConnectionType.SingleShotConnection)

    @Slot()
    def _take_in(self) -> None:
        self._shell.enter().clerk.failed.connect(self._hear)
        self._shell.open_record(self._record)

    @Slot(object)
    def _hear(self, error: StorageError) -> None:
        """The user is told in the window; who started the program in a terminal reads it there, too."""
        if isinstance(error, RecordError) and error.params.get("path") == self._record:
            self.status = _refuse(error)


def _refuse(error: RecordError) -> int:
    """Says on stderr why a record cannot be used; gives the exit status."""
    print(f"baccara-qt: {error}", file=sys.stderr)  # noqa: T201
    return WRONG if isinstance(error, WrongStepError) else UNUSABLE


def _application() -> QGuiApplication:
    """Makes Qt's application and tells it what it is."""
    os.environ.setdefault("QT_QUICK_CONTROLS_CONF", str(resources.locate("qml/house.conf")))
    app = application(*sys.argv[:1])
    app.setApplicationName("baccara-qt")
    app.setApplicationDisplayName("Baccara")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("baccara-qt")
    for file in resources.load_fonts():
        print(f"baccara-qt: the typeface {file} is missing", file=sys.stderr)  # noqa: T201
    # Everything is on the disk at any moment: Ctrl+C in the terminal may end the program at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app


def _look_at_library(app: QGuiApplication, shell: Shell, window: QQuickWindow, library: Path) -> None:
    """The library's file is looked at once the window stands."""

    def now() -> None:
        from baccara_qt.ui.library_check import LibraryCheck  # noqa: PLC0415 - not before the first frame

        check = LibraryCheck(library, window)
        check.done.connect(shell.heed)
        app.aboutToQuit.connect(check.wait)

    # Once: on a thread of its own the second frame may be shown before the first is told of
    window.frameSwapped.connect(now, Qt.ConnectionType.SingleShotConnection)


def _put_up_icon(app: QGuiApplication, window: QQuickWindow) -> None:
    """Gives the program its icon after the first frame: drawing it in every size would hold that up."""

    def now() -> None:
        from PySide6.QtGui import QIcon  # noqa: PLC0415 - Qt's class is not made before it is used

        app.setWindowIcon(QIcon(str(resources.locate("icons/baccara.svg"))))

    window.frameSwapped.connect(now, Qt.ConnectionType.SingleShotConnection)


def _give_pictures_back(window: QQuickWindow) -> None:
    """Pictures that come and go all evening leave no holes among what stays: they keep memory of their own.

    Linux's C library would learn from the first large ones to put all later ones among the small things (mallopt(3)).
    """

    def now() -> None:
        import ctypes  # noqa: PLC0415 - not before the first frame

        if (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)) is not None:
            mallopt(_M_MMAP_THRESHOLD, _LARGE)

    if sys.platform.startswith("linux"):
        window.frameSwapped.connect(now, Qt.ConnectionType.SingleShotConnection)


def _has_display() -> bool:
    """Whether there is anything a window could open on; only X11 and Wayland name their displays."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _without_graphics(_error: object, message: str) -> None:
    """The graphics of this machine cannot be used: the program starts once more and draws by itself."""
    if os.environ.get("QT_QUICK_BACKEND") == "software":
        print(f"{NO_SCREEN}: {message}", file=sys.stderr, flush=True)  # noqa: T201
        os._exit(UNUSABLE)
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.execv(sys.executable, sys.orig_argv)
