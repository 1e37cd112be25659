"""The house's numerals and capitals: a modulated serif of our own, 100 units high.

`glyph("7")` gives the outline and its advance; `word("10")` sets several side by side. The baseline
is at y = 100, the cap line at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from drawing.outlines import clockwise
from drawing.svg import Path, box, ellipse, polygon

T, H = 16.5, 6.5  # thick and hairline
SLAB = 6.5

Drawn = tuple[Path, float]


def _foot(x: float, w: float, y: float = 100 - SLAB, reach: float = 8.5) -> Path:
    """A bracketed slab under (or over) a stem standing at x, w wide."""
    top, base = (y, y + SLAB) if y > 50 else (y + SLAB, y)
    lift = -7 if y > 50 else 7
    a, b = x - reach, x + w + reach
    return Path(
        f"M{a} {base}L{a} {top}C{x - 2} {top} {x} {top + lift / 2} {x} {top + lift}L{x + w} {top + lift}"
        f"C{x + w} {top + lift / 2} {x + w + 2} {top} {b} {top}L{b} {base}Z"
    )


def _stem(x: float, w: float = T, top: bool = True, foot: bool = True) -> Path:
    path = box(x, 0, w, 100)
    if top:
        path += _foot(x, w, 0)
    if foot:
        path += _foot(x, w)
    return path


def _slab(x: float, w: float, y: float = 100 - SLAB) -> Path:
    return box(x, y, w, SLAB)


def _zero() -> Drawn:
    return ellipse(30, 50, 26.5, 51) + ellipse(30, 50, 10.5, 44.5, hole=True), 60


def _one() -> Drawn:
    flag = Path("M20 0L26 0L26 22L20 14C15 18 10 20 4 20.5L4 15C11 14 17 9 20 0Z")
    return box(18, 0, T, 100) + flag + _foot(18, T), 52


def _two() -> Drawn:
    bow = Path(
        "M5.5 26C5.5 10 16 -1 30 -1C45 -1 54.5 10 54.5 26C54.5 50 32 63 16 88L4 100C8 73 37 54 37 26"
        "C37 12 34 6 27.5 6C20 6 14 12 12 22Z"
    )
    base = polygon([(4, 100), (5.5, 87), (45, 87), (50, 76), (55.5, 76), (52.5, 100)])
    return bow + ellipse(14.3, 26, 9) + base, 58


def _three() -> Drawn:
    top = Path(
        "M6 20C7 8 17 -1 29 -1C43 -1 51.5 9 51.5 23C51.5 38 42 46 27 48.5L20 48.5L20 44"
        "C30 43.5 34.5 36 34.5 23"
        "C34.5 11 32 6 26 6C20 6 14 9 12.5 16Z"
    )
    low = Path(
        "M20 44L27 45C44 46 55 56 55 72C55 90 44 101 27.5 101C14 101 4.5 92 4 79L10 84C12 90 17 94 25.5 94"
        "C34 94 37.5 86 37.5 72C37.5 57 32 49.5 20 49.5Z"
    )
    return top + low + ellipse(14.3, 20.5, 8.6) + ellipse(13, 79, 9), 58


def _four() -> Drawn:
    slope = polygon([(36, 0), (43, 0), (9.5, 67), (2, 67)])
    bar = box(2, 66.5, 57, 7.5)
    return box(34, 0, T - 1, 100) + slope + bar + _foot(34, T - 1, reach=8), 62


def _five() -> Drawn:
    flag = Path("M12 2L20 2C30 5 40 5 49 1C49 11 45 16 36 16C28 16 20 14 12 13.5Z")
    bowl = Path(
        "M12 53C17 41 24 36 33 36C47 36 56 48 56 66C56 88 45 101 27.5 101C14 101 4.5 92 4 79L10 85"
        "C12 90 17 94 25 94C35 94 38.5 83 38.5 66C38.5 50 35 43 28.5 43C23 43 19.5 47 17.8 53Z"
    )
    return flag + box(12, 4, 5.8, 49) + bowl + ellipse(13, 79, 9), 58


def _six() -> Drawn:
    bowl = ellipse(31, 67, 27, 34) + ellipse(31.5, 67, 11, 27.5, hole=True)
    back = Path("M51 18C49 6 42 -1 32.5 -1C13 -1 4 30 4 64L4 67L20.5 67C20.5 28 22 6 32.5 6C38 6 41.5 9 43 13Z")
    return bowl + clockwise(back) + ellipse(42.6, 19, 8.6), 60


def _seven() -> Drawn:
    bar = polygon([(4, 0), (54, 0), (54, 7), (50, 15), (14, 15), (9, 28), (4, 28)])
    leg = Path("M54 6C41 34 36 64 37 100L18.5 100C19 66 28 38 44 12Z")
    return bar + leg, 57


def _eight() -> Drawn:
    top = ellipse(29.5, 24.5, 22.5, 25.5) + ellipse(29.5, 24.5, 9, 19, hole=True)
    low = ellipse(29.5, 73.5, 26, 27.5) + ellipse(29.5, 73.5, 11, 21, hole=True)
    return top + low, 59


def _nine() -> Drawn:
    path, width = _six()
    flipped = path.by((-1, 0, 0, -1, width, 100))
    return flipped, width


def _a() -> Drawn:
    thick = polygon([(29, -1), (38, -1), (66, 98), (48.5, 98)])
    thin = polygon([(29, -1), (36, 5), (15, 98), (8, 98)])
    return thick + thin + box(18, 62, 34, 6.5) + _slab(0, 23) + _slab(41, 32), 73


def _j() -> Drawn:
    hook = Path("M38 57C38 87 31 101 15.5 101C6 101 0 94 -.5 84L6.5 88C8 92 11 94 14.5 94C19.5 94 21.5 84 21.5 57Z")
    return box(21.5, 0, T, 58) + _foot(21.5, T, 0) + hook + ellipse(8.5, 83, 8.8), 49


def _q() -> Drawn:
    bowl = ellipse(36, 50, 33, 51) + ellipse(36, 50, 16, 44.5, hole=True)
    tail = Path("M24 80C33 71 43 77 48 88C52 96 58 101 69 94L70.5 98C61 112 45 110 38 96C34 88 30 83 26 85Z")
    return bowl + clockwise(tail), 73


def _k() -> Drawn:
    arm = polygon([(22, 63), (22, 54.5), (53, 3), (60.5, 3)])
    leg = polygon([(28.5, 44), (41.5, 33), (68, 98), (50, 98)])
    return _stem(9) + arm + leg + _slab(44, 26, 0) + _slab(43, 31), 74


def _bowl(top: float, low: float, right: float, *, flat: float) -> Path:
    """A bowl between two lines, springing from a stem at x = 9."""
    mid, half = (top + low) / 2, (low - top) / 2
    a, b = right - T - 1, half - H
    return Path(
        f"M18 {top}L{flat} {top}"
        f"C{flat + (right - flat) * 0.6} {top} {right} {mid - half * 0.55} {right} {mid}"
        f"C{right} {mid + half * 0.55} {flat + (right - flat) * 0.6} {low} {flat} {low}L18 {low}L18 {low - H}"
        f"L{flat - 3} {low - H}C{flat - 3 + (a - flat + 3) * 0.75} {low - H} {a} {mid + b * 0.6} {a} {mid}"
        f"C{a} {mid - b * 0.6} {flat - 3 + (a - flat + 3) * 0.75} {top + H} {flat - 3} {top + H}"
        f"L18 {top + H}Z"
    )


def _b() -> Drawn:
    return _stem(9) + _bowl(0, 51, 54, flat=33) + _bowl(44.5, 100, 59, flat=34), 62


def _d() -> Drawn:
    return _stem(9) + _bowl(0, 100, 64, flat=32), 68


def _r() -> Drawn:
    leg = Path("M27 48L41 47C52 51 51 68 53 80C54.5 91 58 94.5 65 92L66 96.5C50 104 39.5 99 37.5 84C36 70 38 55 27 54Z")
    return _stem(9) + _bowl(0, 52.5, 57, flat=34) + leg, 67


def _v() -> Drawn:
    thick = polygon([(6, 2), (24, 2), (44, 84), (38, 101), (33, 101)])
    thin = polygon([(58, 2), (65, 2), (39, 101), (33, 101), (36, 92)])
    return thick + thin + _slab(-1, 33, 0) + _slab(50, 23, 0), 72


_DRAW: dict[str, Callable[[], Drawn]] = {
    "0": _zero, "1": _one, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven,
    "8": _eight, "9": _nine, "A": _a, "B": _b, "D": _d, "J": _j, "K": _k, "Q": _q, "R": _r, "V": _v,
}  # fmt: skip


@cache
def glyph(name: str) -> Drawn:
    """The outline of a character and how far it advances."""
    path, advance = _DRAW[name]()
    return (path if name in "0689Q" else clockwise(path)), advance


def word(text: str, *, gap: float = 4.0, squeeze: float = 1.0) -> Drawn:
    """Several characters side by side, 100 units high, perhaps narrowed."""
    out, x = Path(), 0.0
    for character in text:
        path, advance = glyph(character)
        left, _, right, _ = path.bounds()
        out += path.by((1, 0, 0, 1, x - left, 0))
        x += right - left + gap
        del advance
    return out.by((squeeze, 0, 0, 1, 0, 0)), (x - gap) * squeeze


def set_word(
    text: str,
    cx: float,
    cy: float,
    height: float,
    *,
    gap: float = 5.0,
    squeeze: float = 1.0,
    fit: float = 0.0,
) -> Path:
    """A word centred on a point; `fit` narrows it to a width if it would be wider."""
    path, width = word(text, gap=gap, squeeze=squeeze)
    size = height / 100
    narrow = min(1.0, fit / (width * size)) if fit else 1.0
    return path.by((size * narrow, 0, 0, size, cx - width * size * narrow / 2, cy - height / 2))
