"""The installed program in a process of its own, with keys and clicks that come from the screen like anybody's."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, QThread
from PySide6.QtGui import QGuiApplication

from baccara_qt.core.chemin import Phase, TableState, fold, turn
from baccara_qt.core.money import Seat
from baccara_qt.session.decode import decode_step
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings, save
from baccara_qt.ui.offers import ACTS
from tests.window.tables import CLAIMS, lay, quietly
from tests.window.visit import PATIENCE_MS, Key, Role

PROGRAM = Path(sys.executable).with_name("baccara-qt")
SIZE = (1024, 640)


def hand(*words: str | int) -> str:
    """Moves, clicks and presses at the screen; gives what is answered."""
    return subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, check=False).stdout.strip()


def wait(until: Callable[[], bool], why: str) -> None:
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not until():
        assert not deadline.hasExpired(), f"never came: {why}"
        QThread.msleep(30)


class Program:
    """The running program, known by its window and its library."""

    def __init__(self, folder: Path, before: TableState, scale: int) -> None:
        self._folder = folder
        self._state, self._seen = before, len(self.lines())
        self._first = self._seen
        self._scale = scale

    def window(self) -> str:
        return hand("search", "--onlyvisible", "--name", "Baccara$")

    def title(self) -> str:
        return hand("getwindowname", self.window())

    def click(self, spot: QPoint, times: int) -> None:
        x, y = spot.x() * self._scale, spot.y() * self._scale
        hand("mousemove", "--window", self.window(), x, y, "click", "--repeat", times, "--delay", 60, 1)

    def lines(self) -> list[str]:
        with Library(Places(self._folder).library) as library:
            return list(library.lines(1))

    def steps_of(self, seat: Seat) -> int:
        """How often this seat has acted since the start."""
        return sum(decode_step(line).actor == seat for line in self.lines()[self._first :])

    def state(self) -> TableState:
        """The table as it is stored."""
        for line in self.lines()[self._seen :]:
            self._state = fold(self._state, decode_step(line).events)
            self._seen += 1
        return self._state


@contextmanager
def started(folder: Path, before: TableState, scale: int) -> Iterator[Program]:
    """The program from its start until somebody quits."""
    save(Places(folder).settings, Settings(speed=0.0, pace=0, language="en", window=(0, 0, *SIZE)))
    command = [str(PROGRAM), "--data-dir", str(folder)]
    environ = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            program = Program(folder, before, scale)
            wait(lambda: program.window() != "", "the window")
            hand("windowfocus", program.window())
            yield program
            output, _ = process.communicate(timeout=PATIENCE_MS / 1000)
            assert (process.returncode, output) == (0, "")
        finally:
            process.kill()


@pytest.mark.skipif(not shutil.which("xdotool"), reason="the test command installs xdotool")
@pytest.mark.parametrize("scale", [1, 2])
def test_20_a_coup_with_the_keys_and_the_mouse_of_the_screen(visit, tmp_path, shots, scale):
    before = lay(tmp_path, CLAIMS)
    human = CLAIMS.human
    # Where the button is: in a window of the same size.
    me = visit(size=SIZE)
    me.press(Key.Key_Return)
    me.wait_for_me()
    stake = me.spot("Stake", Role.Button)
    me.close()

    with started(tmp_path, before, scale) as program:
        hand("key", "Return")
        wait(lambda: program.title() != "Baccara", "the table")
        program.click(stake, 2)
        wait(lambda: program.state().books.stake(human) > 0, "the stake")
        assert program.state().books.purse(human) == before.books.purse(human) - program.state().books.stake(human)
        answers = 1
        while (state := program.state()).coups == before.coups:
            seq = state.seq
            if turn(state) == human:
                hand("key", ACTS[quietly(state, human)[0]].key.lower())
                answers += 1
            elif turn(state) is None and state.phase is Phase.CLAIMS:
                screen = QGuiApplication.primaryScreen()
                assert screen.grabWindow(0).save(str(shots / f"program-last-word@{scale}.png"))
                hand("key", "g")
            wait(lambda seq=seq: program.state().seq != seq, "somebody acts")
        assert program.steps_of(human) == answers, "each key once, and the double click once"
        hand("key", "ctrl+q")

    with Library(Places(tmp_path).library) as library:
        assert list(library.problems()) == []
