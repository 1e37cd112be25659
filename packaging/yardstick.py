"""Measures a frozen program against an empty window of Qt Quick Controls, frozen in the same way with the same Qt.

    python3 packaging/yardstick.py DIR

Compares the size of the folders and, on Linux, the time until the window is there: the best of ten starts of each, in
turn. Returns 1 when the folder is more than 1.4 times as large.
"""

import re
import sys
from contextlib import ExitStack
from pathlib import Path

import machine
from folder import size
from freezing import BUILD, freeze, prepare
from frozen import unpacked
from playing import Window
from prepare import ROOT
from progress import StoppedError, say

MOST = 1.4
_STARTS = 10

_EMPTY = """
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine


def same_modules():
    # Never called: what is imported here is in the folder.
    import {modules}


app = QGuiApplication(sys.argv[:1])
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick.Controls.Basic; ApplicationWindow {{ visible: true; width: 1280; height: 800 }}")
sys.exit(app.exec())
"""


def main(arguments: list[str]) -> int:
    """Compare; return the exit status."""
    if len(arguments) != 1 or not (program := Path(arguments[0]).resolve()).is_dir():
        asked = arguments in (["-h"], ["--help"])
        print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        empty = empty_window()
    except StoppedError as stopped:
        say(str(stopped))
        return 1
    ratio = size(program) / size(empty)
    print(
        f"folder: {size(program) / 1e6:.1f} MB, empty window {size(empty) / 1e6:.1f} MB: {ratio:.2f} (at most {MOST})"
    )
    if sys.platform.startswith("linux"):
        ours, bare = starts(program, empty)
        print(f"start: {ours:.2f} s, empty window {bare:.2f} s: {ours / bare:.2f}")
    return 1 if ratio > MOST else 0


def empty_window() -> Path:
    """Freeze the empty window with the Qt modules that the program imports; return its folder.

    Raises:
        StoppedError: It could not be frozen.
    """
    environment = prepare()
    entry = BUILD / "empty_window.py"
    entry.write_text(_EMPTY.format(modules=", ".join(f"PySide6.{name}" for name in qt_modules(ROOT))), encoding="utf-8")
    return freeze(environment, entry, "empty-window", BUILD)


def qt_modules(root: Path) -> list[str]:
    """Return the modules of PySide6 that the program imports, wherever it does so.

    Args:
        root: The project folder.
    """
    sources = (root / "baccara_qt").rglob("*.py")
    return sorted({name for source in sources for name in re.findall(r"\bPySide6\.(Qt\w+)", source.read_text("utf-8"))})


def starts(*programs: Path) -> list[float]:
    """Return the best time in seconds that each program takes to show its window."""
    best = [float("inf")] * len(programs)
    with ExitStack() as stack:
        display = stack.enter_context(machine.virtual_screen("1440x900x24"))
        copies = [stack.enter_context(unpacked(program)) for program in programs]
        for _ in range(_STARTS):
            for number, frozen in enumerate(copies):
                with Window(frozen, display) as window:
                    best[number] = min(best[number], window.seconds)
    return best


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
