"""The recordings: one for every sound, well formed, balanced, and synthesised again byte for byte."""

import sys
import wave
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from baccara_qt.ui.sound_kinds import Kind

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FILES = sorted((RESOURCES / "sounds").iterdir())
LSB = 1 / 32768


@pytest.fixture(scope="module")
def synthesis() -> Iterator[ModuleType]:
    sys.path.insert(0, str(RESOURCES))
    try:
        yield import_module("draw_sounds")
    finally:
        sys.path.remove(str(RESOURCES))


def heard(path: Path) -> NDArray[np.float64]:
    """A recording, -1 to 1."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") * LSB


def level(amplitude: float) -> float:
    """In dB below full scale."""
    return 20 * float(np.log10(max(amplitude, 1e-9)))


def test_every_sound_has_its_recordings_and_every_recording_its_sound(synthesis: ModuleType) -> None:
    assert set(synthesis.RECIPES) == set(get_args(Kind))
    expected = {f"{kind}-{take + 1}.wav" for kind, recipe in synthesis.RECIPES.items() for take in range(recipe.takes)}
    assert {path.name for path in FILES} == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recording_is_well_formed(path: Path) -> None:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        assert 0.1 <= file.getnframes() / file.getframerate() <= 1.0
        assert path.stat().st_size == 44 + 2 * file.getnframes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recording_has_headroom_no_offset_and_no_click_at_its_ends(path: Path) -> None:
    sound = heard(path)
    peak = float(np.max(np.abs(sound)))
    assert -20 < level(peak) <= -3
    assert abs(float(np.mean(sound))) < LSB
    assert abs(sound[0]) <= LSB and abs(sound[-1]) <= LSB
    for edge in (sound[:22], sound[-132:]):
        assert float(np.max(np.abs(edge))) < 0.1 * peak, "cut off"
    assert float(np.max(np.abs(np.diff(sound[-441:])))) < 0.05 * peak


def test_no_sound_drowns_the_others(synthesis: ModuleType) -> None:
    matter = import_module("sounding.matter")
    loud = {path.stem: matter.loudness(heard(path)) for path in FILES}
    assert max(loud.values()) - min(loud.values()) < 8, loud


def test_only_the_bell_rings() -> None:
    # How much of the energy lies within a semitone of the strongest pitch: much of a tone, little of felt and clay.
    def purity(path: Path) -> float:
        power = np.abs(np.fft.rfft(heard(path), 65_536)) ** 2
        pitch = np.fft.rfftfreq(65_536, 1 / 44_100)
        top = float(pitch[np.argmax(power)])
        return float(np.sum(power[(pitch > top / 1.06) & (pitch < top * 1.06)]) / np.sum(power))

    tones = {path.stem: purity(path) for path in FILES}
    assert tones.pop("bell-1") > 0.6
    assert max(tones.values()) < 0.4, tones


def test_takes_of_one_sound_differ() -> None:
    takes = [path for path in FILES if path.stem.endswith("-2")]
    assert takes
    for second in takes:
        first = second.with_name(second.name.replace("-2.", "-1."))
        a, b = heard(first), heard(second)
        assert len(a) == len(b)
        assert abs(float(np.corrcoef(a, b)[0, 1])) < 0.6


def test_the_sounds_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 600_000


def test_synthesising_again_gives_the_same_bytes(tmp_path: Path, synthesis: ModuleType) -> None:
    synthesis.main(tmp_path)
    made = {path.name: path.read_bytes() for path in (tmp_path / "sounds").iterdir()}
    assert sorted(made) == [path.name for path in FILES]
    assert [path.name for path in FILES if made[path.name] != path.read_bytes()] == []


def test_a_sound_that_would_come_too_near_to_full_scale_is_refused(synthesis: ModuleType) -> None:
    matter = import_module("sounding.matter")
    quiet = matter.finished(matter.burst(matter.Dice("test"), 500, 2000, 0.03), -25)
    assert abs(matter.loudness(quiet) + 25) < 0.1
    with pytest.raises(ValueError, match="too loud"):
        matter.finished(quiet, -3)
