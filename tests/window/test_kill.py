"""The program is killed at random moments while somebody plays in its window (fault 28)."""

import random
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from baccara_qt.core.chemin import TableState, fold
from baccara_qt.core.chemin import commands as c
from baccara_qt.session.decode import decode_step
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.session import Session
from baccara_qt.session.settings import Settings, save
from tests.qt_noise import complaints
from tests.window.played import told
from tests.window.tables import OFFER, go_on, lay, twin
from tests.window.visit import PATIENCE_MS, Key, Visit

pytestmark = pytest.mark.long

FEW = 3
"""Kills in the usual run."""

ROOT = Path(__file__).parents[2]


def killed(folder: Path, luck: random.Random) -> list[str]:
    """What the window had shown when it was killed, some time after the table was on screen."""
    command = [sys.executable, "-m", "tests.window.played", str(folder), str(luck.random())]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        too_late = threading.Timer(PATIENCE_MS / 1000, process.kill)
        too_late.start()
        shown = [process.stdout.readline()]
        time.sleep(2.5 * luck.random())
        process.kill()
        too_late.cancel()
        shown += process.stdout.readlines()
        assert complaints(process.stderr.read()) == []
    return [line.removesuffix("\n") for line in shown if line.endswith("\n")]


def replayed(stored: Session, taken: int) -> Session:
    """The same evening once more without a kill: the same table, and what was done at it said again."""
    session = twin(OFFER)
    for line in list(stored.lines())[taken:]:
        step = decode_step(line)
        comes = isinstance(step.command, c.SitDown) and step.actor in stored.guests
        session.execute(step.actor, step.command, stored.guests[step.actor] if comes else None)
    return session


def pasts(state: TableState, lines: list[str]) -> list[str]:
    """What a window may have told of a table that went on like this."""
    tales = [told(state)]
    for line in lines:
        state = fold(state, decode_step(line).events)
        tales.append(told(state))
    return tales


def opened_again(me: Visit, left: TableState) -> None:
    """The window opens where the program was killed."""
    me.press(Key.Key_Return)
    me.wait(lambda: me.shell.table is not None, "the table")
    assert me.state == left and me.table.shown == left
    me.close()


def test_28_the_window_killed_at_random_moments(visit, tmp_path, soak):
    luck, moments = random.Random(28), 0
    for n in range(max(FEW, soak(20))):
        folder = tmp_path / str(n)
        before = lay(folder, OFFER)
        with Library(Places(folder).library) as library, closing(library.open(1)) as session:
            taken = len(list(session.lines()))
        # Cards in the air, a short thought: moments of every kind.
        save(Places(folder).settings, Settings(speed=luck.choice([0.0, 0.05, 0.3]), pace=luck.choice([0, 20])))

        shown = killed(folder, luck)
        assert shown, "the table was on screen"
        moments += len(shown)

        with Library(Places(folder).library) as library:
            assert list(library.problems()) == []
            with closing(library.open(1)) as session:
                lines = list(session.lines())
                left = session.state
                possible = pasts(before, lines[taken:])
                assert set(shown) <= set(possible), "what was settled on screen is stored"
                assert possible[-1] == told(left)
                assert left.books.balanced
        opened_again(visit(folder, speed=1.0, pace=5000), left)
        with Library(Places(folder).library) as library, closing(library.open(1)) as session:
            with closing(replayed(session, taken)) as other:
                assert other.state == session.state, "the same cards, no stake lost or doubled"
                coups = left.coups + 2
                expected = go_on(other, lambda state, coups=coups: state.coups == coups)
            assert go_on(session, lambda state, coups=coups: state.coups == coups) == expected
    assert moments > 2 * FEW, "somebody has played"
