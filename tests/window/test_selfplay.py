"""A window in which guests play for minutes: it holds no more in the end, and has nothing to complain of."""

import json
import statistics
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings, save
from baccara_qt.session.setup import Setup
from tests.qt_noise import complaints
from tests.window.selfplay import SAMPLE_MS

ROOT = Path(__file__).parents[2]

SECONDS = 600
WARM_UP = 20
"""Seconds in which pictures, letters and programs are loaded; they come on top."""

GROWTH = 5.0
"""MiB the whole run may grow by; a shorter one as much in proportion, and what one look differs from the next."""

WAVERING = 1.5


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads what Linux tells of a process")
def test_a_window_that_plays_by_itself_does_not_grow_and_does_not_complain(tmp_path, soak):
    places = Places(tmp_path)
    places.make()
    save(places.settings, Settings(speed=0.05, pace=0, muted=True))
    with Library(places.library) as library, closing(library.create(Setup.full("casino", 9, seed="self-play"))):
        pass
    seconds = soak(SECONDS)

    done = subprocess.run(
        [sys.executable, "-m", "tests.window.selfplay", str(tmp_path), str(WARM_UP + seconds)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=WARM_UP + seconds + 120,
        check=False,
    )

    assert (done.returncode, complaints(done.stderr)) == (0, [])
    seen = json.loads(done.stdout)
    held = seen["held"][WARM_UP * 1000 // SAMPLE_MS :]
    few = max(3, len(held) // 20)
    growth = statistics.median(held[-few:]) - statistics.median(held[:few])
    sys.stdout.write(f"{seen['coups']} coups in {WARM_UP + seconds} s, {held[0]:.0f} MiB and {growth:+.2f}\n")
    assert seen["coups"] > seconds / 10
    assert growth < max(WAVERING, GROWTH * seconds / SECONDS)
