"""Punto Banco killed at any moment: what was shown is stored, and the game goes on with the same cards."""

import random
import sys
from contextlib import closing

import pytest

from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup
from tests.session.test_kill import killed

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")]

WINDOW = """
from pathlib import Path
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
session = Library(Path({path!r})).create(Setup.full({preset!r}, 4, seed="kill"))
director = Director(session)
for n in range(2, 10**9):
    director.act()
    print(n, flush=True)
"""


@pytest.mark.parametrize("preset", ["big-table", "mini"])
def test_fault_28_steps_killed_at_random_moments(tmp_path, soak, preset):
    chance = random.Random(preset)
    with closing(dry(setup := Setup.full(preset, 4, seed="kill"), *opening(setup))) as uninterrupted:
        follow = Director(uninterrupted)
        for n in range(soak(100)):
            path = tmp_path / f"{n}.db"
            shown = killed(WINDOW.format(path=str(path), preset=preset), chance.random() / 2)
            with Library(path) as library:
                assert list(library.problems()) == []
                session = library.open(1)
                stored = list(session.lines())
                director = Director(session)
                for _ in range(30):
                    director.act()
                lines = list(session.lines())
            assert int(shown[-1]) <= len(stored) <= int(shown[-1]) + 1
            while uninterrupted.state.seq < session.state.seq:
                follow.act()
            assert lines == list(uninterrupted.lines())[: len(lines)]
