"""Soft shadows as nine-patches for `BorderImage`.

`shadow()` is 96 px square: the card's edge lies 24 px inside, the outer 40 px keep their shape.
`shadow(lifted=True)` is for a card in the air: 144 px, edge 40 px inside, borders of 64 px.
"""

from __future__ import annotations

import math

from drawing.png import indexed


def shadow(*, lifted: bool = False) -> bytes:
    """A blurred black square as an image with alpha only."""
    size, inset, blur, peak = (144, 40, 15.0, 105) if lifted else (96, 24, 8.5, 140)

    def edge(i: int) -> float:
        a = (i + 0.5 - inset) / (blur * math.sqrt(2))
        b = (size - inset - i - 0.5) / (blur * math.sqrt(2))
        return (math.erf(a) + math.erf(b)) / 2

    line = [max(0.0, edge(i)) for i in range(size)]
    pixels = [round(peak * a * b) for a in line for b in line]
    return indexed(size, size, pixels, [(0, 0, 0, a) for a in range(max(pixels) + 1)])
