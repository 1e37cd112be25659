"""Synthesises the sounds: `python resources/draw_sounds.py`.

Writes next to itself `sounds/<kind>-<number>.wav`, mono, 44 100 samples of 16 bits a second; of kinds heard again
and again there are several, each a little different. Felt, paper, clay, wood: see the folder `sounding`. The same
run writes the same bytes everywhere.
"""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from sounding import clay, house, paper
from sounding.matter import RATE, Dice, Sound, finished, room

HERE = Path(__file__).resolve().parent


class Recipe(NamedTuple):
    """How a kind of sound is made.

    Attributes:
        make: What is heard.
        loud: Its loudness at full volume, in dB below full scale.
        takes: How many there are.
        wet: How much of the room is heard with it.
    """

    make: Callable[[Dice], Sound]
    loud: float
    takes: int = 1
    wet: float = 0.2


RECIPES = {
    "slide": Recipe(paper.slide, -25, takes=2),
    "turn": Recipe(paper.turn, -22, takes=2),
    "down": Recipe(paper.down, -24),
    "slot": Recipe(paper.slot, -24),
    "wash": Recipe(paper.wash, -25),
    "riffle": Recipe(paper.riffle, -23),
    "cut": Recipe(paper.cut, -24),
    "chip": Recipe(clay.chip, -22, takes=2),
    "chips": Recipe(clay.chips, -21, takes=2),
    "rake": Recipe(clay.rake, -23),
    "cagnotte": Recipe(clay.cagnotte, -22, wet=0.25),
    "bell": Recipe(house.bell, -23, wet=0.3),
    "passage": Recipe(house.passage, -25),
    "gavel": Recipe(house.gavel, -20, wet=0.3),
}


def main(folder: Path = HERE) -> None:
    """Synthesise everything into `folder`."""
    (folder / "sounds").mkdir(parents=True, exist_ok=True)
    for kind, recipe in RECIPES.items():
        for take in range(1, recipe.takes + 1):
            name = f"{kind}-{take}"
            sound = finished(room(recipe.make(Dice(name)), recipe.wet), recipe.loud)
            with wave.open(str(folder / "sounds" / f"{name}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
