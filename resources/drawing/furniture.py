"""What stands on the table: shoe, palette, slot, cagnotte, plastic cards, markers, hammer."""

from __future__ import annotations

import math

from drawing.backs import BACKS
from drawing.glyphs import set_word
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY, WOOD, WOOD_DEEP, mix
from drawing.svg import (
    Path,
    box,
    document,
    ellipse,
    gradient,
    group,
    line,
    num,
    polygon,
    shape,
    stroke,
)

FILLS = {"shoe": 1.0, "shoe-half": 0.5, "shoe-low": 0.14, "shoe-empty": 0.0}
BRASS = [(0, "#F0DCA4"), (0.45, GOLD), (1, GOLD_DEEP)]


def shoe(fill: float, back: str = "red") -> str:
    """The shoe from above, its mouth to the right; cards stand in it up to the fill."""
    cover = BACKS[back][0]
    defs = (
        gradient("lacquer", [(0, "#3A2A22"), (0.5, "#241712"), (1, "#120B08")], x1=0, y1=0, x2=0, y2=1)
        + gradient("brass", BRASS, x1=0, y1=0, x2=0, y2=1)
        + gradient("well", [(0, "#050302"), (1, "#1B120D")], x1=0, y1=0, x2=0, y2=1)
        + gradient("cards", [(0, "#FFFDF6"), (0.5, "#EFE7D3"), (1, "#CFC4A8")], x1=0, y1=0, x2=0, y2=1)
        + gradient("slope", [(0, "#150D09"), (1, "#4A382D")], x1=0, y1=0, x2=1, y2=0)
    )
    body = Path("M16 6L176 6C180 6 183 7 186 9L228 26C233 28 236 32 236 37L236 93C236 98 233 102 228 104"
                "L186 121C183 123 180 124 176 124L16 124C9 124 4 119 4 112L4 18C4 11 9 6 16 6Z")  # fmt: skip
    rim = Path("M18 10.5L175 10.5C178 10.5 181 11 184 12.5L225 29C229 31 231.5 34 231.5 38L231.5 92"
               "C231.5 96 229 99 225 101L184 117.5C181 119 178 119.5 175 119.5L18 119.5"
               "C12 119.5 8.5 116 8.5 110L8.5 20C8.5 14 12 10.5 18 10.5Z")  # fmt: skip
    items = [
        shape(body, "url(#lacquer)"),
        stroke(rim, "url(#brass)", 1.6),
        shape(box(20, 24, 152, 82, 3), "url(#well)"),
        stroke(box(20, 24, 152, 82, 3), GOLD_DEEP, 0.9),
    ]
    length = 118 * fill
    if length:
        left = 170 - length
        items.append(shape(box(left, 28, length, 74, 1.5), "url(#cards)"))
        edges = Path()
        for i in range(1, round(length / 2.6)):
            edges += line((170 - i * 2.6, 29 + (i * 7 % 5) * 0.3), (170 - i * 2.6, 101 - (i * 5 % 4) * 0.3))
        items.append(stroke(edges, "#B3A88B", 0.7))
    weight = 170 - length - 26
    items += [
        shape(box(weight, 27, 25, 76, 3), "#2B2F31"),
        shape(box(weight + 3, 27, 5, 76), "url(#brass)"),
        shape(box(weight + 17, 27, 2, 76), GOLD_DEEP),
        shape(polygon([(174, 20), (186, 20), (227, 37), (227, 93), (186, 110), (174, 110)]), "url(#slope)"),
        stroke(polygon([(174, 20), (186, 20), (227, 37), (227, 93), (186, 110), (174, 110)]), GOLD_DEEP, 1),
    ]
    if fill:
        items += [
            shape(polygon([(177, 34), (227, 42), (227, 88), (177, 96)]), "#F7F2E7"),
            shape(polygon([(180, 38.5), (227, 45.5), (227, 84.5), (180, 91.5)]), cover),
            stroke(_net(182, 226, 45, 85), mix(cover, IVORY, 0.5), 0.8),
        ]
    mouth = Path("M174 20L186 20L227 37L227 93L186 110L174 110L174 106C214 106 214 24 174 24Z")
    items += [
        shape(mouth, "url(#lacquer)"),
        stroke(Path("M174 24C214 24 214 106 174 106"), "url(#brass)", 1.5),
        shape(box(226, 38, 3.4, 54, 1.5), "url(#brass)"),
        *(shape(ellipse(x, y, 2), "url(#brass)") for x in (14.5,) for y in (17, 113)),
        _deco(14.3, 65),
    ]
    return document(240, 130, *items, title="shoe", defs=defs)


def _net(left: float, right: float, top: float, low: float) -> Path:
    path = Path()
    width = right - left
    for k in range(5):
        x = left + k * width / 4
        path += line((x, top), (x, low)) if k % 2 else Path()
    for k in range(4):
        a, b = left + k * width / 4, left + (k + 1) * width / 4
        path += line((a, top), (b, (top + low) / 2), (a, low)) + line((b, top), (a, (top + low) / 2), (b, low))
    return path


def _deco(x: float, y: float) -> str:
    fan = Path()
    for k in range(-3, 4):
        fan += line((x - 2.5, y + k * 2.2), (x + 2.5, y + k * 5))
    return stroke(fan, GOLD, 0.9)


def palette() -> str:
    """The croupier's paddle, its blade to the right, wide enough for a card lying across."""
    defs = gradient("wood", [(0, "#9A6A48"), (0.5, WOOD), (1, WOOD_DEEP)], x1=0, y1=0, x2=0, y2=1)
    defs += gradient("brass", BRASS, x1=0, y1=0, x2=0, y2=1)
    handle = Path(
        "M14 53L262 51.5C282 51 290 44 300 33L300 87C290 76 282 69 262 68.5L14 67C6 67 3 64 3 60C3 56 6 53 14 53Z"
    )
    blade = Path(
        "M292 40C299 26 308 12 324 12L390 12C406 12 416 26 416 60C416 94 406 108 390 108L324 108C308 108 299 94 292 80Z"
    )
    grain = Path()
    for k in range(9):
        y = 22 + k * 9.5
        grain += Path(
            f"M{306 + abs(k - 4) * 2} {num(y)}C335 {num(y - 3)} 370 {num(y + 3)} {410 - abs(k - 4) * 3} {num(y)}"
        )
    items = [
        shape(handle, "url(#wood)"),
        shape(blade, "url(#wood)"),
        stroke(grain, "#3A2015", 0.9, stroke_opacity=0.45),
        stroke(line((18, 57), (264, 56)), "#C8966D", 0.9, stroke_opacity=0.6),
        stroke(blade, "#2D190F", 1.2),
        stroke(blade.by((0.9, 0, 0, 0.88, 35.6, 7.2)), "url(#brass)", 1.3),
        shape(box(268, 48, 7, 24, 2), "url(#brass)"),
        shape(box(279, 44, 4, 32, 1.5), "url(#brass)"),
        shape(ellipse(11, 60, 8.5), "url(#brass)"),
        shape(ellipse(11, 60, 4), WOOD_DEEP),
    ]
    return document(420, 120, *items, title="palette", defs=defs)


def _plate(width: float, height: float, title: str, *inner: str) -> str:
    defs = gradient("brass", [*BRASS[:2], (0.75, "#A98642"), (1, GOLD)], x1=0, y1=0, x2=0.3, y2=1)
    defs += gradient("hole", [(0, "#000000"), (1, "#15201C")], x1=0, y1=0, x2=0, y2=1)
    r = height / 2 - 1
    screws = ""
    for x in (r * 0.75 + 1, width - r * 0.75 - 1):
        screws += shape(ellipse(x, height / 2, 2.6), GOLD_DEEP) + stroke(
            line((x - 1.6, height / 2 - 1.6), (x + 1.6, height / 2 + 1.6)), "#4E3B14", 0.9
        )
    return document(
        width,
        height,
        shape(box(1, 1, width - 2, height - 2, r * 0.8), "#2A1F0B"),
        shape(box(1.6, 1.6, width - 3.2, height - 3.2, r * 0.78), "url(#brass)"),
        stroke(box(4.4, 4.4, width - 8.8, height - 8.8, r * 0.6), "#6E5523", 0.8),
        *inner,
        screws,
        title=title,
        defs=defs,
    )


def slot() -> str:
    """The slot through which used cards go into the basket."""
    return _plate(
        220, 44, "slot",
        shape(box(34, 13, 152, 18, 9), "#3A2A0C"),
        shape(box(36, 14.5, 148, 15, 7.5), "url(#hole)"),
        stroke(line((46, 29.6), (174, 29.6)), GOLD_LIGHT, 0.9, stroke_opacity=0.8),
    )  # fmt: skip


def cagnotte() -> str:
    """The brass lid of the locked box with its slit for chips."""
    key = ellipse(60, 50.5, 3.4) + polygon([(58.6, 52), (61.4, 52), (62.6, 60), (57.4, 60)])
    return _plate(
        120, 70, "cagnotte",
        shape(box(32, 17, 56, 13, 6.5), "#3A2A0C"),
        shape(box(33.5, 18.2, 53, 10.6, 5.3), "url(#hole)"),
        stroke(line((40, 29.4), (80, 29.4)), GOLD_LIGHT, 0.9, stroke_opacity=0.8),
        shape(ellipse(60, 53, 9.5), "#A98642"),
        stroke(ellipse(60, 53, 9.5), "#6E5523", 0.9),
        shape(key, "#1A1306"),
    )  # fmt: skip


def plastic(kind: str) -> str:
    """The cut card (amber) or the stop card (dark red), in the size of a card."""
    colour, edge, mark = ("#D9A23A", "#A87418", "#7A5210") if kind == "cut" else ("#8E1B2A", "#5E0F1A", "#F0D9A8")
    sheet = [(0, mix(colour, "#FFFFFF", 0.22)), (0.5, colour), (1, mix(colour, "#000000", 0.16))]
    defs = gradient("sheet", sheet, x1=0, y1=0, x2=1, y2=1)
    items = [
        shape(box(0, 0, 250, 350, 17), edge),
        shape(box(1.6, 1.6, 246.8, 346.8, 15.6), "url(#sheet)"),
        stroke(box(14, 14, 222, 322, 9), mark, 1.6, stroke_opacity=0.7),
    ]
    if kind == "cut":
        bars = Path()
        for k in range(-4, 5):
            bars += line((55 + abs(k) * 12, 175 + k * 13), (195 - abs(k) * 12, 175 + k * 13))
        items.append(stroke(bars, mark, 2.2, stroke_opacity=0.75))
    else:
        angles = [math.radians(22.5 + 45 * k) for k in range(8)]
        eight = [(125 + 62 * math.cos(a), 175 + 62 * math.sin(a)) for a in angles]
        items += [
            stroke(polygon(eight), mark, 3),
            shape(box(83, 164, 84, 22, 3), mark),
        ]
    return document(250, 350, *items, title=f"{kind} card", defs=defs)


def hammer() -> str:
    """The auctioneer's hammer, head up to the left."""
    defs = gradient("wood", [(0, "#B07E57"), (0.5, WOOD), (1, WOOD_DEEP)], x1=0, y1=0, x2=0, y2=1)
    defs += gradient("brass", BRASS, x1=0, y1=0, x2=0, y2=1)
    head = Path("M20 34C20 31 22 29 25 29L71 29C74 29 76 31 76 34L76 62C76 65 74 67 71 67L25 67C22 67 20 65 20 62Z")
    handle = Path("M44 66L52 66L54 120C54 128 42 128 42 120Z")
    drawn = group(
        shape(handle, "url(#wood)"),
        shape(box(41.5, 66, 13, 6, 2), "url(#brass)"),
        shape(ellipse(48, 124, 7.5), "url(#wood)"),
        shape(head, "url(#wood)"),
        *(shape(box(x, 26, 11, 44, 4.5), "url(#wood)") for x in (12, 73)),
        *(shape(box(x, 27.5, 5, 41, 1.2), "url(#brass)") for x in (24, 67)),
        stroke(line((34, 36), (62, 36)), "#E0B48C", 1.6, stroke_opacity=0.6, stroke_linecap="round"),
        transform="translate(36 -9) rotate(38 48 70) scale(.93)",
    )
    return document(130, 126, drawn, title="hammer", defs=defs)


def banker_marker() -> str:
    """The round marker that lies before the banker."""
    defs = gradient("brass", BRASS, x1=0, y1=0, x2=0.4, y2=1)
    defs += gradient("ivory", [(0, "#FFFDF6"), (1, "#E6DCC3")], x1=0, y1=0, x2=0.4, y2=1)
    rays = Path()
    for k in range(48):
        a = math.radians(k * 7.5)
        rays += line((50 + 38 * math.cos(a), 50 + 38 * math.sin(a)), (50 + 43 * math.cos(a), 50 + 43 * math.sin(a)))
    return document(
        100, 100,
        shape(ellipse(50, 50, 49), "#3B2C10"),
        shape(ellipse(50, 50, 47.8), "url(#brass)"),
        stroke(rays, "#5E4718", 1.5),
        shape(ellipse(50, 50, 36), "#4E3B14"),
        shape(ellipse(50, 50, 34.8), "url(#ivory)"),
        stroke(ellipse(50, 50, 31.5), GOLD, 1),
        shape(set_word("B", 50.5, 50, 40), INK),
        title="bank", defs=defs,
    )  # fmt: skip
