"""The weave of a cloth: a small seamless tile from seeded noise, written without a picture library."""

from __future__ import annotations

import math
import random

from drawing.png import Rgba, indexed


def _rgba(colour: str, alpha: int = 255) -> Rgba:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16), alpha


def _levels(field: list[float], steps: int) -> list[int]:
    """Spread a field over equal steps around its middle, as far as 2.4 deviations."""
    mean = sum(field) / len(field)
    spread = 2.4 * math.sqrt(sum((v - mean) ** 2 for v in field) / len(field))
    return [min(steps - 1, max(0, int((round((v - mean) / spread, 6) + 1) / 2 * steps))) for v in field]


def _soften(field: list[float], size: int) -> list[float]:
    """A small blur that wraps round."""
    out = []
    for y in range(size):
        above, here, below = ((y + k) % size * size for k in (-1, 0, 1))
        for x in range(size):
            left, right = (x - 1) % size, (x + 1) % size
            out.append(
                field[here + x] * 0.4
                + (field[here + left] + field[here + right] + field[above + x] + field[below + x]) * 0.15
            )
    return out


def _fibres(size: int, seed: int, count: int) -> list[float]:
    """Short curved hairs laid in all directions over fine noise, as in pressed wool."""
    chance = random.Random(seed)
    field = [chance.random() * 1.6 for _ in range(size * size)]
    for _ in range(count):
        x, y = chance.random() * size, chance.random() * size
        angle, bend = chance.random() * math.tau, (chance.random() - 0.5) * 0.3
        weight = 0.9 if chance.random() < 0.5 else -0.9
        for _step in range(5 + int(chance.random() * 9)):
            field[int(y) % size * size + int(x) % size] += weight
            x, y, angle = x + math.cos(angle), y + math.sin(angle), angle + bend
    return _soften(field, size)


def grain() -> bytes:
    """Hairs as light and dark only, to lay over any colour: 256 px square, translucent."""
    size = 256
    palette = [
        _rgba("#000000" if i < 8 else "#FFFFFF", round(abs(i - 7.5) * (4.4 if i < 8 else 2.0))) for i in range(16)
    ]
    return indexed(size, size, _levels(_fibres(size, 1910, 5000), 16), palette)
