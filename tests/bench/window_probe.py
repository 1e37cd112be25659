"""A process with one window that is measured; says what it saw as JSON. Started by ``bench_window``.

python -m tests.bench.window_probe empty|rectangle|program|table|dealing|coups|squeezing DATA_DIR
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

if TYPE_CHECKING:
    from baccara_qt.ui.shell import Shell

REST_MS = 9000
"""Longer than a notice stays: that a device for sound is missing is said once, and goes by itself."""
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

MOVING = frozenset({"card", "serve", "turn", "chips", "rake", "ticket", "sweep"})
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


class Frame(NamedTuple):
    """A frame that was swapped.

    Attributes:
        moment: When, in seconds.
        used: Processor time of the process until then, in seconds.
        cue: Number of the cue that was on its way.
        beat: Its beat.
    """

    moment: float
    used: float
    cue: float
    beat: str


class Frames(QObject):
    """Notes every frame of a window.

    Attributes:
        seen: The frames so far.
    """

    def __init__(self, window: QQuickWindow, table: QObject | None = None) -> None:
        super().__init__(window)
        self.seen: list[Frame] = []
        self._table = table
        window.frameSwapped.connect(self._swapped)

    @Slot()
    def _swapped(self) -> None:
        cue = self._table.property("cue") if self._table else {}
        self.seen.append(Frame(time.perf_counter(), time.process_time(), cue.get("number", 0), cue.get("beat", "")))


def first_frame(window: QQuickWindow) -> None:
    """Says when the first frame was there, and what it had cost."""

    def swapped() -> None:
        say(at=time.monotonic(), cpu=time.process_time())

    window.frameSwapped.connect(swapped)


def at_rest(window: QQuickWindow) -> None:
    """Says what it holds when nothing happens, and how many frames and how much of a core that takes.

    It rests once there has been no frame for a while: on a busy machine the last of the opening comes late.
    """
    rest = QTimer(window, singleShot=True, interval=REST_MS)

    def begin() -> None:
        window.frameSwapped.disconnect(rest.start)
        frames, used = Frames(window), time.process_time()
        QTimer.singleShot(IDLE_MS, window, lambda: end(frames, used))

    def end(frames: Frames, used: float) -> None:
        core = (time.process_time() - used) / (IDLE_MS / 1000)
        say(memory=memory(), frames=len(frames.seen), core=core)

    rest.timeout.connect(begin)
    window.frameSwapped.connect(rest.start)
    rest.start()


def in_motion(window: QQuickWindow, table: QObject | None = None) -> None:
    """Says the times between frames while something flies, and the processor time they took, in milliseconds."""

    def begin() -> None:
        frames = Frames(window, table)
        QTimer.singleShot(WATCH_MS, window, lambda: end(frames.seen))

    def end(seen: list[Frame]) -> None:
        flown = [(a, b) for a, b in pairwise(seen) if table is None or (_flies(a) and _flies(b) and b.cue - a.cue <= 1)]
        gaps = [(b.moment - a.moment) * 1000 for a, b in flown]
        costs = [(b.used - a.used) * 1000 for a, b in flown]
        say(gaps=gaps, costs=costs, cues=len({frame.cue for frame in seen if _flies(frame)}))

    QTimer.singleShot(500, window, begin)


def _flies(frame: Frame) -> bool:
    return frame.beat in MOVING


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


def coups(window: QQuickWindow, table: Any) -> None:
    """Lets the user stake the same in every coup; how long each took until it was seen, with the processor time."""
    seen: list[tuple[float, float, int]] = []

    def swapped() -> None:
        seen.append((time.perf_counter(), time.process_time(), table.shown.coups))

    def end() -> None:
        ends = [b for a, b in pairwise(seen) if b[2] > a[2]]
        took = [[(b[n] - a[n]) / (b[2] - a[2]) for a, b in pairwise(ends)] for n in (0, 1)]
        say(took=took[0], used=took[1], frames=len(seen))

    window.frameSwapped.connect(swapped)
    table.orders.laid((("punto", 20_00), ("tie", 10_00)))
    table.orders.setSameStake(True)
    QTimer.singleShot(WATCH_MS, window, end)


def squeezing(window: QQuickWindow, table: Any) -> None:
    """Bends the card in the user's hand up and down again, and says the times between the frames."""
    keys = [Qt.Key.Key_Right] * 20 + [Qt.Key.Key_Left] * 20
    frames: list[Frames] = []
    hand = QTimer(window, interval=16, timerType=Qt.TimerType.PreciseTimer)

    def pull() -> None:
        if not table.property("squeezed"):
            return
        if not frames:
            frames.append(Frames(window))
            QTimer.singleShot(WATCH_MS // 2, window, end)
        keys.append(keys.pop(0))
        QCoreApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, keys[-1], Qt.KeyboardModifier.NoModifier))

    def end() -> None:
        seen = frames[0].seen
        gaps = [(b.moment - a.moment) * 1000 for a, b in pairwise(seen)]
        costs = [(b.used - a.used) * 1000 for a, b in pairwise(seen)]
        say(gaps=gaps, costs=costs, held=bool(table.property("squeezed")))

    hand.timeout.connect(pull)
    hand.start()


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
        case "coups":
            program(data, at_table(1, coups))
        case "squeezing":
            program(data, at_table(2, squeezing))
        case _:
            sys.exit(f"not a window: {kind}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
