"""A process with one window that is measured; says what it saw as JSON. Started by ``bench_window``.

python -m tests.bench.window_probe empty|rectangle|program|table|dealing DATA_DIR
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

if TYPE_CHECKING:
    from baccara_qt.ui.shell import Shell

REST_MS = 2500
IDLE_MS = 4000
WATCH_MS = 15000

EMPTY = "import QtQuick.Controls\nApplicationWindow { visible: true; width: 1280; height: 800 }"

RECTANGLE = """
import QtQuick
Window {
    visible: true; width: 1280; height: 800
    Rectangle {
        width: 90; height: 130; y: 300
        NumberAnimation on x { from: 0; to: 1100; duration: 420; loops: Animation.Infinite }
    }
}
"""

MOVING = frozenset({"card", "turn", "chips", "sweep"})
"""Beats of cues in which something flies."""


def say(**found: Any) -> None:
    """Ends the process with what was seen."""
    import json  # not before the first frame

    print(json.dumps(found), flush=True)  # noqa: T201
    os._exit(0)


def memory() -> float:
    """What the process holds, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Frames(QObject):
    """Notes the moment of every frame.

    Attributes:
        moments: When frames were swapped, in seconds.
        beats: What was on its way then: the number of its cue and its beat.
    """

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self.moments: list[float] = []
        self.beats: list[tuple[float, str]] = []
        self.table: QObject | None = None
        window.frameSwapped.connect(self._swapped)

    def _swapped(self) -> None:
        cue = self.table.property("cue") if self.table else {}
        self.beats.append((cue.get("number", 0), cue.get("beat", "")))
        self.moments.append(time.perf_counter())


def first_frame(window: QQuickWindow) -> None:
    """Says when the first frame was there, and what it had cost."""

    def swapped() -> None:
        say(at=time.monotonic(), cpu=time.process_time())

    window.frameSwapped.connect(swapped)


def at_rest(window: QQuickWindow) -> None:
    """Says what it holds when nothing happens, and how many frames and how much of a core that takes."""

    def begin() -> None:
        frames, used = Frames(window), time.process_time()
        QTimer.singleShot(IDLE_MS, window, lambda: end(frames, used))

    def end(frames: Frames, used: float) -> None:
        core = (time.process_time() - used) / (IDLE_MS / 1000)
        say(memory=memory(), frames=len(frames.moments), core=core)

    QTimer.singleShot(REST_MS, window, begin)


def in_motion(window: QQuickWindow, table: QObject | None = None) -> None:
    """Says the times between frames while something flies, and the processor time a frame, in milliseconds."""

    def begin() -> None:
        frames, used = Frames(window), time.process_time()
        frames.table = table
        QTimer.singleShot(WATCH_MS, window, lambda: end(frames, used))

    def end(frames: Frames, used: float) -> None:
        cost = (time.process_time() - used) / len(frames.moments) * 1000
        marks = list(zip(frames.moments, frames.beats, strict=True))
        gaps = [
            (after - before) * 1000
            for (before, cue), (after, next_cue) in pairwise(marks)
            if table is None or (cue[1] in MOVING and next_cue[1] in MOVING and next_cue[0] - cue[0] <= 1)
        ]
        say(gaps=gaps, cost=cost, cues=len({number for number, beat in frames.beats if beat in MOVING}))

    QTimer.singleShot(500, window, begin)


def plain(qml: str, watch: Callable[[QQuickWindow], None]) -> None:
    """A window with nothing of the program in it."""
    app = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(qml.encode())
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    watch(window)
    app.exec()


def program(data: Path, watch: Callable[[QQuickWindow, Shell], None]) -> None:
    """The program's window; ``watch`` is given it before its first frame."""
    from baccara_qt import app

    parts: Any = app
    open_shell, restore, shells = parts.Shell, parts.window_state.restore, list[Any]()

    def opened(*arguments: Any) -> Any:
        shells.append(open_shell(*arguments))
        return shells[0]

    def restored(window: QQuickWindow, settings: Any) -> None:
        restore(window, settings)
        watch(window, shells[0])

    parts.Shell, parts.window_state.restore = opened, restored
    app.run(None, data)


def at_table(number: int, watch: Callable[[QQuickWindow, QObject], None]) -> Callable[[QQuickWindow, Shell], None]:
    """Sits down at a table of the library once the first page is there, and watches from then on."""

    def sit_down(window: QQuickWindow, shell: Shell) -> None:
        def now() -> None:
            shell.continueSession(number)
            watch(window, shell.property("table"))

        QTimer.singleShot(1000, window, now)

    return sit_down


def waiting(window: QQuickWindow, table: QObject) -> None:
    """Watches a table at rest once it waits for the user."""
    timer = QTimer(window, interval=200)

    def look() -> None:
        if table.property("yourTurn"):
            timer.stop()
            at_rest(window)

    timer.timeout.connect(look)
    timer.start()


def main(kind: str, data: Path) -> None:
    """Opens the window asked for."""
    match kind:
        case "empty":
            plain(EMPTY, first_frame)
        case "empty-rest":
            plain(EMPTY, at_rest)
        case "rectangle":
            plain(RECTANGLE, in_motion)
        case "program":
            program(data, lambda window, _: first_frame(window))
        case "start-rest":
            program(data, lambda window, _: at_rest(window))
        case "table-rest":
            program(data, at_table(1, waiting))
        case "dealing":
            program(data, at_table(2, in_motion))
        case _:
            sys.exit(f"not a window: {kind}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
