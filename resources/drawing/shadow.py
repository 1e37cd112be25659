"""Soft black shadows, as images with alpha only.

`SHADOWS` lists them: pixels of the shape's width and height, margin around it, blur, darkness.
The card shadows are to be stretched with a card (5:7): the picture is 1.4 (lying) or 1.8 (in the
air) times the card's width and 180/140 or 220/140 times its height, around the same middle.
A round one is for chips and medallions.
"""

from __future__ import annotations

import math

from drawing.png import indexed

SHADOWS: dict[str, tuple[int, int, int, float, int]] = {
    "shadow-card": (100, 140, 20, 5.5, 150),
    "shadow-card-lifted": (100, 140, 40, 12.0, 120),
}


def shadow(name: str) -> bytes:
    """A blurred rectangle."""
    width, height, margin, blur, peak = SHADOWS[name]

    def profile(length: int) -> list[float]:
        soft = blur * math.sqrt(2)
        return [
            (math.erf((i + 0.5 - margin) / soft) + math.erf((length + margin - i - 0.5) / soft)) / 2
            for i in range(length + 2 * margin)
        ]

    pixels = [max(0, round(peak * a * b)) for a in profile(height) for b in profile(width)]
    return _image(width + 2 * margin, height + 2 * margin, pixels)


def round_shadow() -> bytes:
    """A blurred disc, 96 px square; the disc's edge lies 16 px inside."""
    pixels = []
    for y in range(96):
        for x in range(96):
            r = math.hypot(x - 47.5, y - 47.5)
            pixels.append(round(150 * (1 - math.erf((r - 32) / (5.0 * math.sqrt(2)))) / 2))
    return _image(96, 96, pixels)


def _image(width: int, height: int, pixels: list[int]) -> bytes:
    return indexed(width, height, pixels, [(0, 0, 0, a) for a in range(max(pixels) + 1)])
