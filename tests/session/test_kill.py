"""Killed at any moment: nothing shown is missing, and the game goes on with the same cards."""

import random
import subprocess
import sys
import time
from contextlib import closing

import pytest

from baccara_qt.core.chemin.records import coup_records
from baccara_qt.session.decode import decode_step
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup
from tests.session.regret import advance

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")]

PARTS = 7
"""The whole run in parts, each short enough for the watchdog of the tests."""

EACH = 48
"""Moments in each part: of three kinds, a thousand in all."""

HEADLESS = "from baccara_qt.cli import main; main({words!r})"

WINDOW = """
from pathlib import Path
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
session = Library(Path({path!r})).create(Setup.full("casino", 5, seed="kill"))
director = Director(session)
for n in range(2, 10**9):
    director.act()
    print(n, flush=True)
"""


REGRETFUL = """
from pathlib import Path
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from tests.session.regret import advance
session = Library(Path({path!r}), backups=True).create(Setup.full("koenigsspiel", 4, human=2, seed="kill"))
director = Director(session)
for n in range(2, 10**9):
    advance(director)
    print(n, flush=True)
"""


def remembered(setup, go_on):
    """What happens when nobody is killed: the lines of the steps, more as they are asked for."""
    with closing(dry(setup, *opening(setup))) as session:
        director = Director(session)

        def lines(n):
            while sum(1 for _ in session.lines()) < n:
                for _ in range(2000):
                    go_on(director)
            return [line for line, _ in zip(session.lines(), range(n), strict=False)]

        yield lines


@pytest.fixture(scope="module")
def reference():
    yield from remembered(Setup.full("casino", 5, seed="kill"), Director.act)


@pytest.fixture(scope="module")
def regrets():
    yield from remembered(Setup.full("koenigsspiel", 4, human=2, seed="kill"), advance)


def killed(code, moment):
    """What a process had shown when it was killed, so many seconds after its first line."""
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        shown = [process.stdout.readline()]
        time.sleep(moment)
        process.kill()
        shown += process.stdout.readlines()
    return [line for line in shown if line.endswith("\n")]


def check(path, reference, go_on=Director.act):
    """The library is whole, what it holds is what would have happened, and it goes on; its steps."""
    with Library(path) as library:
        assert list(library.problems()) == []
        session = library.open(1)
        stored = list(session.lines())
        assert stored == reference(len(stored))
        assert session.state.books.balanced
        director = Director(session)
        for _ in range(30):
            go_on(director)
        assert list(session.lines()) == reference(len(stored) + 30)
    return stored


@pytest.mark.parametrize("part", range(PARTS))
def test_headless_play_killed_at_random_moments(tmp_path, reference, soak, part):
    chance = random.Random(part)
    for n in range(soak(EACH)):
        folder = tmp_path / str(n)
        words = [
            "play",
            "--headless",
            "--coups",
            "1000000",
            "--seats",
            "5",
            "--seed",
            "kill",
            "--data-dir",
            str(folder),
        ]
        shown = killed(HEADLESS.format(words=words), chance.random() / 2)
        stored = check(folder / "library.db", reference)
        coups = coup_records(event for line in stored for event in decode_step(line).events)
        records = [f"{record}\n" for record in coups]
        assert len(shown) > 0
        assert records[: len(shown)] == shown


@pytest.mark.parametrize("part", range(PARTS))
def test_steps_committed_one_by_one_killed_at_random_moments(tmp_path, reference, soak, part):
    chance = random.Random(part)
    for n in range(soak(EACH)):
        folder = tmp_path / str(n)
        folder.mkdir()
        path = folder / "library.db"
        shown = killed(WINDOW.format(path=str(path)), chance.random() / 2)
        stored = check(path, reference)
        assert int(shown[-1]) <= len(stored) <= int(shown[-1]) + 1


@pytest.mark.parametrize("part", range(PARTS))
def test_steps_that_are_taken_back_killed_at_random_moments(tmp_path, regrets, soak, part):
    chance = random.Random(part)
    for n in range(soak(EACH)):
        folder = tmp_path / str(n)
        folder.mkdir()
        path = folder / "library.db"
        shown = killed(REGRETFUL.format(path=str(path)), chance.random() / 2)
        stored = check(path, regrets, advance)
        assert int(shown[-1]) <= len(stored) <= int(shown[-1]) + 1
