"""The program's icon: two cards that make nine, fanned before a gold sun on green."""

from __future__ import annotations

import math

from drawing.glyphs import set_word
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, OXBLOOD, RED, mix
from drawing.suits import SHAPES
from drawing.svg import Path, box, document, gradient, group, line, polygon, shape, stroke

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def app_icon(*, small: bool = False) -> str:
    """The icon; the small one leaves out what a few pixels cannot show."""
    defs = (
        gradient("felt", [(0, "#248062"), (0.55, "#125241"), (1, "#06281F")], cx=0.5, cy=0.42, r=0.72)
        + gradient("gold", [(0, "#F6E3AC"), (0.4, GOLD), (0.75, GOLD_DEEP), (1, "#D8B869")], x1=0.1, y1=0, x2=0.8, y2=1)
        + gradient("face", [(0, "#FFFDF7"), (1, "#EFE6D2")], x1=0, y1=0, x2=0.7, y2=1)
        + gradient("back", [(0, "#97202F"), (1, "#5B0E18")], x1=0, y1=0, x2=0.7, y2=1)
    )  # fmt: skip
    border = 26 if small else 15
    items = [
        shape(box(8, 8, 496, 496, 112), "#06130F"),
        shape(box(8, 8, 496, 496, 112), "url(#gold)"),
        shape(box(8 + border, 8 + border, 496 - 2 * border, 496 - 2 * border, 112 - border), "#06130F"),
        shape(box(11 + border, 11 + border, 490 - 2 * border, 490 - 2 * border, 109 - border), "url(#felt)"),
    ]
    if not small:
        items += [stroke(_rays(), GOLD, 2.2, stroke_opacity=0.5), stroke(box(38, 38, 436, 436, 86), GOLD, 2)]
    items += [
        group(*_back(small), transform="translate(212 262) rotate(-15)"),
        group(*_front(small), transform="translate(296 256) rotate(9)"),
    ]
    return document(512, 512, *items, title="Baccara", defs=defs)


def _rays() -> Path:
    path = Path()
    for i in range(60):
        a = math.radians(i * 6)
        reach = 206 / max(abs(math.cos(a)), abs(math.sin(a)))
        path += line(
            (256 + 60 * math.cos(a), 256 + 60 * math.sin(a)),
            (256 + min(reach, 246) * math.cos(a), 256 + min(reach, 246) * math.sin(a)),
        )
    return path


def _back(small: bool) -> list[str]:
    items = [
        shape(box(-119, -166, 238, 332, 22), "#06130F", fill_opacity=0.45),
        shape(box(-115, -162, 230, 324, 19), "url(#face)"),
        shape(box(-101, -148, 202, 296, 10), "url(#back)"),
    ]
    if not small:
        net = Path()
        for i in range(9):
            x = -88 + i * 22
            for k in range(13):
                y = -132 + k * 22
                net += polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)])
        items += [
            stroke(box(-94, -141, 188, 282, 6), GOLD_LIGHT, 2.4),
            stroke(net, mix(OXBLOOD, "#F6F0E2", 0.45), 1.8),
        ]
    return items


def _front(small: bool) -> list[str]:
    items = [
        shape(box(-122, -169, 244, 338, 24), "#06130F", fill_opacity=0.5),
        shape(box(-116, -163, 232, 326, 20), "url(#face)"),
    ]
    if small:
        return [*items, shape(set_word("9", 0, -2, 236), RED)]
    heart = SHAPES["h"]
    items += [
        stroke(box(-104, -151, 208, 302, 12), GOLD, 2.6),
        shape(set_word("9", 0, -4, 196), INK),
        shape(heart.at(-1, -42, 0.34), RED),
        *(shape(heart.at(sx * -78, sy * -122, 0.36 * sy), RED) for sx, sy in ((1, 1), (-1, -1))),
    ]
    return items
