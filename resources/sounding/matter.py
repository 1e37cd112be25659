"""What every sound is made of: noise, bands, envelopes, things that ring, a small room.

A sound is an array of samples, 44 100 a second. Chance comes from Python's own generator, which gives the same
numbers everywhere, so that the same script gives the same sound.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100

_FADE: Final = 0.03
"""Seconds in which the end of every sound falls silent."""

Sound: TypeAlias = NDArray[np.float64]


class Mode(NamedTuple):
    """One tone of a thing that was struck.

    Attributes:
        pitch: In hertz.
        decay: Seconds until it has fallen to 1/e.
        gain: Its strength beside the others.
    """

    pitch: float
    decay: float
    gain: float


class Dice:
    """Chance, the same for the same name."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def between(self, low: float, high: float) -> float:
        """A number between two others."""
        return low + (high - low) * self._random.random()

    def noise(self, seconds: float) -> Sound:
        """White noise, -1 to 1."""
        return np.array([2 * self._random.random() - 1 for _ in range(samples(seconds))])


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    """Nothing."""
    return np.zeros(samples(seconds))


def put(onto: Sound, sound: Sound, at: float, gain: float = 1.0) -> None:
    """Mixes a sound into another from ``at`` seconds on; what reaches beyond its end is lost."""
    start = samples(at)
    end = min(len(onto), start + len(sound))
    onto[start:end] += gain * sound[: max(0, end - start)]


def curve(seconds: float, *points: tuple[float, float]) -> Sound:
    """An envelope through points (seconds, level), rounded between them, level before the first and after the last."""
    time = np.arange(samples(seconds)) / RATE
    at, level = (np.array(values) for values in zip(*points, strict=True))
    leg = np.clip(np.searchsorted(at, time, side="right") - 1, 0, len(at) - 2)
    way = np.clip((time - at[leg]) / (at[leg + 1] - at[leg]), 0, 1)
    result: Sound = level[leg] + (level[leg + 1] - level[leg]) * (3 - 2 * way) * way * way
    return result


def burst(dice: Dice, low: float, high: float, decay: float) -> Sound:
    """Noise between two frequencies that falls to 1/e in ``decay`` seconds."""
    noise = dice.noise(8 * decay)
    result: Sound = band(noise, low, high) * np.exp(-np.arange(len(noise)) / (decay * RATE))
    return result


def band(sound: Sound, low: float, high: float, slope: int = 2) -> Sound:
    """What of a sound lies between two frequencies; each ``slope`` is 6 dB an octave beyond them."""
    size = 2 * len(sound)
    pitch = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / pitch) ** (2 * slope)) * (1 + (pitch / high) ** (2 * slope)))
    result: Sound = np.fft.irfft(np.fft.rfft(sound, size) * gain, size)[: len(sound)]
    return result


def struck(modes: tuple[Mode, ...], touch: float = 0.0004) -> Sound:
    """A thing that rings in its modes until nothing is heard; ``touch`` seconds set it going, longer is softer."""
    seconds = 7 * max(mode.decay for mode in modes)
    time = np.arange(samples(seconds)) / RATE
    rung = silence(seconds)
    for pitch, decay, gain in modes:
        rung += gain * np.exp(-time / decay) * np.sin(2 * np.pi * pitch * time)
    return rung * (1 - np.exp(-time / touch)) * curve(seconds, (0.7 * seconds, 1), (seconds, 0))


def another(dice: Dice, modes: tuple[Mode, ...], size: float = 1.0) -> tuple[Mode, ...]:
    """A thing of the same kind, no two being quite alike; a larger ``size`` is lower."""
    size *= dice.between(0.94, 1.06)
    return tuple(
        Mode(pitch * dice.between(0.97, 1.03) / size, decay, gain * dice.between(0.7, 1.2))
        for pitch, decay, gain in modes
    )


def rubbed(dice: Dice, speed: Sound, low: float, middle: float, high: float, *, grain: float = 0.5) -> Sound:
    """Two surfaces rubbing: the faster, the louder and the brighter.

    Args:
        dice: Chance.
        speed: How fast at each moment, 0 to 1.
        low: Where the noise begins, in hertz; up to ``middle`` it is there at any speed.
        middle: Up to ``high`` it is there at full speed only.
        high: Where it ends.
        grain: How uneven the surfaces are, 0 to 1.
    """
    seconds = len(speed) / RATE
    uneven = band(dice.noise(seconds), 15, 110)
    uneven = 1 + grain * uneven / float(np.max(np.abs(uneven)))
    dull = band(dice.noise(seconds), low, middle) * speed**0.8
    bright = band(dice.noise(seconds), middle, high) * speed**1.7
    result: Sound = uneven * (0.8 * dull + bright)
    return result


def room(sound: Sound, wet: float = 0.2) -> Sound:
    """The sound in a room with carpets and curtains: a few reflections, and hardly a tail."""
    dice = Dice("room")
    answer = silence(0.16)
    for _ in range(9):
        way = dice.between(0.004, 0.032)
        answer[samples(way)] += dice.between(-1, 1) * 0.006 / way
    tail = dice.noise(0.16) * curve(0.16, (0.004, 0), (0.02, 0.12), (0.06, 0.03), (0.16, 0))
    answer = band(answer + tail, 380, 3200)
    size = len(sound) + len(answer)
    heard = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)[: len(sound)]
    result: Sound = sound + wet * heard / float(np.sqrt(np.sum(answer**2)))
    return result


def loudness(sound: Sound) -> float:
    """How loud its loudest twentieth of a second is, A-weighted, in dB below full scale."""
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    square = pitch**2
    weight = (
        12194**2
        * square**2
        / ((square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 12194**2))
    )
    heard = np.fft.irfft(np.fft.rfft(sound) * weight * 10**0.1, len(sound))
    span = min(len(sound), samples(0.05))
    power = np.convolve(heard**2, np.full(span, 1 / span), "valid")
    return 10 * float(np.log10(float(np.max(power))))


def finished(sound: Sound, loud: float) -> Sound:
    """Brings a sound to its loudness (dB), without what nobody hears below 60 Hz; it begins and ends in nothing.

    Raises:
        ValueError: If it would come closer than 3 dB to full scale.
    """
    seconds = len(sound) / RATE
    ends = curve(seconds, (0, 0), (0.002, 1), (seconds - _FADE, 1), (seconds - 1 / RATE, 0))
    calm = band(sound, 60, 15_000) * ends
    calm -= ends * float(np.sum(calm) / np.sum(ends))
    calm *= 10 ** ((loud - loudness(calm)) / 20)
    if float(np.max(np.abs(calm))) > 10 ** (-3 / 20):
        raise ValueError("too loud")
    return calm
