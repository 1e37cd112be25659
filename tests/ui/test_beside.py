"""Threads beside the window's: what is no longer used is never taken away on them."""

import gc
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from weakref import ref

import pytest
from PySide6.QtCore import QObject

import baccara_qt.ui
from baccara_qt.ui.beside import Beside, beside

UI = Path(baccara_qt.ui.__file__).parent
THREADS = re.compile(r"\b(Thread|ThreadPoolExecutor|QThreadPool)\(")


def left_behind():
    """An object of Qt in a circle: only a collection takes it away."""
    owner = QObject()
    owner.itself = owner
    return ref(owner)


def make_much():
    """So many circles that Python would tidy up between them."""
    for _ in range(20_000):
        circle = []
        circle.append(circle)


def test_nothing_of_qt_is_taken_away_while_a_thread_works(qtbot):
    gc.collect()
    found = []
    lost = [left_behind() for _ in range(20)]

    def work():
        make_much()
        found.extend(each() is not None for each in lost)

    side = Beside(None)
    thread = Thread(target=work)
    side.start(thread)
    thread.join()
    assert found == [True] * 20
    qtbot.waitUntil(gc.isenabled, timeout=20_000)
    make_much()
    assert not [each for each in lost if each()], "later it is"


def test_what_died_meanwhile_is_taken_away_before_qt_hands_out_events_again(qtbot, monkeypatch):
    gone = []
    side, thread = Beside(None), Thread(target=str)
    side.start(thread)
    lost, enable = left_behind(), gc.enable
    monkeypatch.setattr(gc, "enable", lambda: (gone.append(lost() is None), enable()))
    thread.join()
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert gone == [True]


def test_python_tidies_up_again_once_the_last_thread_is_over(qtbot):
    side, go_on = Beside(None), Event()
    with ThreadPoolExecutor(1) as clerk:
        waits, works = side.submit(clerk, go_on.wait), Thread(target=make_much)
        side.start(works)
        works.join()
        qtbot.wait(150)
        assert not gc.isenabled()
        go_on.set()
        assert waits.result()
        qtbot.waitUntil(gc.isenabled, timeout=20_000)


@pytest.mark.parametrize(
    "file",
    [file for file in UI.rglob("*.py") if THREADS.search(file.read_text(encoding="utf-8"))],
    ids=lambda f: f.stem,
)
def test_every_thread_of_the_window_is_started_beside_it(file):
    assert "beside()." in file.read_text(encoding="utf-8")


def test_there_is_one_for_the_program(qapp):
    assert beside() is beside()
