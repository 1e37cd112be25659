"""The kings: frontal, bearded, broad; each with his own crown, beard and attribute."""

from __future__ import annotations

import math

from drawing.court_kit import INSIDE, LINEN, Dress, cuff, front_face, hand, pip
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, mix
from drawing.svg import Path, ellipse, line, polygon, shape, stroke


def king(dress: Dress) -> list[str]:
    """The half figure."""
    return [
        *_robe(dress),
        *_hair(dress),
        *front_face(dress, queen=False),
        *_beard(dress),
        *_crown(dress),
        *_attribute(dress),
    ]


def _robe(dress: Dress) -> list[str]:
    w = INSIDE
    mantle = Path(f"M{-w} -9L{-w} -26C-66 -44 -48 -55 -20 -60L20 -60C48 -55 66 -44 {w} -26L{w} -9Z")
    chest = polygon([(-30, -60), (30, -60), (24, -9), (-24, -9)])
    stripes = Path()
    for k in (-16, -8, 8, 16):
        stripes += line((k * 1.15, -44), (k, -9))
    folds = Path()
    for k in range(1, 4):
        folds += Path(f"M{-34 - k * 9} {-50 + k * 3}C{-38 - k * 8.4} -36 {-38 - k * 8} -22 {-37 - k * 8} -9").both()
    collar = Path(
        "M-19 -63C-40 -59 -56 -50 -63 -36L-50 -24C-45 -36 -36 -42 -26 -42L-14 -9L-5 -9L-5 -40L5 -40L5 -9"
        "L14 -9L26 -42"
        "C36 -42 45 -36 50 -24L63 -36C56 -50 40 -59 19 -63Z"
    )
    tails = Path()
    for x, y, a in ((-50, -40, 35), (-38, -50, 20), (-26, -50, 8), (-18, -36, -6), (-12.5, -20, -6)):
        for s in (1, -1):
            tails += Path("M0 -4C1.6 -1 1.8 2 1.2 4L0 2.4L-1.2 4C-1.8 2 -1.6 -1 0 -4Z").by(
                (
                    math.cos(math.radians(a * s)),
                    math.sin(math.radians(a * s)),
                    -math.sin(math.radians(a * s)),
                    math.cos(math.radians(a * s)),
                    x * s,
                    y,
                )
            )
    return [
        shape(mantle, dress.main),
        stroke(folds, dress.deep, 1.6),
        shape(chest, dress.second),
        stroke(stripes, GOLD, 1.1),
        shape(collar, LINEN),
        stroke(collar, GOLD_DEEP, 0.9),
        shape(tails, INK),
    ]


def _hair(dress: Dress) -> list[str]:
    side = Path(
        "M-16 -116C-27 -114 -29 -104 -27.5 -94C-31 -88 -31 -78 -26 -71C-22 -67 -16 -70 -15 -75L-17 -90L-17 -110Z"
    )
    curls = Path(
        "M-26 -108C-23 -109 -20 -109 -18 -107M-27 -99C-24 -100.5 -21 -100.5 -18 -98.5"
        "M-28.5 -89C-25 -91 -21 -91 -17.5 -88.5M-28.5 -80C-25 -82 -20 -82 -16 -79.5"
    )
    return [shape(side.both(), dress.hair), stroke(curls.both(), dress.hair_light, 1.2)]


def _beard(dress: Dress) -> list[str]:
    outline, strands = _BEARDS[dress.suit]
    moustache = Path(
        "M0 -80.6C-3 -83 -7.5 -82.6 -11 -79C-13 -77 -16 -76.4 -18.4 -78C-17 -73 -12 -71.6 -8 -73"
        "C-4.4 -74.4 -2 -77 0 -78.4Z"
    )
    mouth = Path("M-4.6 -75.8C-2 -77.2 2 -77.2 4.6 -75.8C2.6 -73 -2.6 -73 -4.6 -75.8Z")
    return [
        shape(Path(outline), dress.hair),
        stroke(Path(strands).both(), dress.hair_light, 1.1, stroke_linecap="round"),
        shape(mouth, "#A3303A"),
        shape(moustache.both(), mix(dress.hair, dress.hair_light, 0.45)),
    ]


_BEARDS = {
    "s": (
        "M-19.4 -98C-17.5 -88 -14 -80 -8.5 -80L8.5 -80C14 -80 17.5 -88 19.4 -98L21 -80L18 -34L-18 -34L-21 -80Z",
        "M-3 -70L-3 -36M-8.5 -70L-8.5 -36M-14 -74L-14 -36M-20 -66L-0 -66M-19.4 -56L0 -56M-18.6 -46L0 -46",
    ),
    "h": (
        "M-19.4 -98C-17.5 -88 -14 -80 -8.5 -80L8.5 -80C14 -80 17.5 -88 19.4 -98C22 -80 22 -64 17 -52"
        "C14 -45 10 -40 8 -34C6 -41 3 -46 0 -50C-3 -46 -6 -41 -8 -34C-10 -40 -14 -45 -17 -52"
        "C-22 -64 -22 -80 -19.4 -98Z",
        "M-4 -69C-3 -62 -5 -52 -7.5 -42M-9 -69C-10.5 -60 -10 -52 -8.6 -44M-15 -74C-17 -65 -14.5 -56 -11 -49",
    ),
    "d": (
        "M-19.4 -98C-17.5 -88 -14 -80 -8.5 -80L8.5 -80C14 -80 17.5 -88 19.4 -98L20.5 -80C19 -62 10 -46 0 -31"
        "C-10 -46 -19 -62 -20.5 -80Z",
        "M-1.2 -68L-1.2 -36M-6 -69C-6 -60 -4.6 -52 -2.6 -46M-11 -71C-10.6 -63 -8.6 -57 -5.6 -51M-16 -75"
        "C-15 -67 -12.6 -61 -9.4 -56",
    ),
    "c": (
        "M-19.4 -98C-17.5 -88 -14 -80 -8.5 -80L8.5 -80C14 -80 17.5 -88 19.4 -98C24 -84 26 -64 19 -50"
        "C14 -41 6 -37 0 -36C-6 -37 -14 -41 -19 -50C-26 -64 -24 -84 -19.4 -98Z",
        "M-2 -68C-5 -58 -5 -50 -2 -42M-8 -69C-12 -60 -11.6 -51 -7 -43M-14 -72C-18.6 -62 -18 -54 -12.6 -46"
        "M-19.4 -78C-22 -70 -22 -62 -18.6 -54",
    ),
}


def _crown(dress: Dress) -> list[str]:
    band = Path("M-22 -121C-8 -117.5 8 -117.5 22 -121L21 -110C8 -107 -8 -107 -21 -110Z")
    jewels = polygon([(0, -117.4), (3.6, -113.2), (0, -109), (-3.6, -113.2)])
    drops = ellipse(-11.5, -114, 2.2).both()
    top, inner, tips = {
        "s": (
            polygon(
                [
                    (-22, -121),
                    (-27, -141),
                    (-15, -130),
                    (-10, -143),
                    (-4, -131),
                    (0, -145),
                    (4, -131),
                    (10, -143),
                    (15, -130),
                    (27, -141),
                    (22, -121),
                    (0, -117.6),
                ]
            ),
            polygon(
                [
                    (-19, -123),
                    (-22, -133),
                    (-14, -126),
                    (-10, -134),
                    (-4, -126),
                    (0, -136),
                    (4, -126),
                    (10, -134),
                    (14, -126),
                    (22, -133),
                    (19, -123),
                    (0, -120.6),
                ]
            ),
            ellipse(-27, -141, 2).both() + ellipse(-10, -143, 1.8).both(),
        ),
        "h": (
            Path(
                "M-22 -121C-31 -131 -25 -142 -14 -139C-8 -143 -4 -140 0 -137C4 -140 8 -143 14 -139"
                "C25 -142 31 -131 22 -121L0 -117.6Z"
            ),
            Path(
                "M-18 -123C-24 -130 -19 -137 -12 -134C-9 -130 -8 -126 -8 -122ZM18 -123"
                "C24 -130 19 -137 12 -134C9 -130 8 -126 8 -122Z"
                "M0 -134C-5 -132 -5 -126 -4 -121.6L4 -121.6C5 -126 5 -132 0 -134Z"
            ),
            ellipse(0, -140, 3.6),
        ),
        "d": (
            polygon(
                [
                    (-22, -121),
                    (-25, -130),
                    (-18, -130),
                    (-16, -136),
                    (-9, -136),
                    (-6.5, -142),
                    (0, -145),
                    (6.5, -142),
                    (9, -136),
                    (16, -136),
                    (18, -130),
                    (25, -130),
                    (22, -121),
                    (0, -117.6),
                ]
            ),
            polygon(
                [
                    (-18, -123),
                    (-19.5, -127),
                    (-12.6, -127),
                    (-11, -132.6),
                    (-5.6, -132.6),
                    (0, -140),
                    (5.6, -132.6),
                    (11, -132.6),
                    (12.6, -127),
                    (19.5, -127),
                    (18, -123),
                    (0, -120.6),
                ]
            ),
            Path(),
        ),
        "c": (
            polygon(
                [
                    (-22, -121),
                    (-25, -135),
                    (-17, -127),
                    (-11, -138),
                    (-5, -127),
                    (0, -140),
                    (5, -127),
                    (11, -138),
                    (17, -127),
                    (25, -135),
                    (22, -121),
                    (0, -117.6),
                ]
            ),
            Path(),
            (ellipse(-25, -136.5, 3) + ellipse(-11, -139.5, 2.8)).both() + ellipse(0, -141.5, 3.2),
        ),
    }[dress.suit]
    return [
        shape(top, GOLD),
        shape(inner, dress.second if dress.suit == "d" else dress.main) if inner.parts else "",
        shape(tips, GOLD_LIGHT) if tips.parts else "",
        stroke(top, GOLD_DEEP, 0.9, stroke_linejoin="round"),
        shape(band, GOLD_LIGHT),
        stroke(band, GOLD_DEEP, 0.9),
        shape(jewels, dress.main),
        shape(drops, dress.second),
    ]


def _attribute(dress: Dress) -> list[str]:
    x, y = 51.0, -38.0
    sleeve = Path("M33 -9L37 -24L64 -24L69 -9Z")
    behind: list[str] = []
    if dress.suit == "s":
        blade = polygon([(x - 3.4, -60), (x - 3.4, -132), (x, -141), (x + 3.4, -132), (x + 3.4, -60)])
        behind = [
            shape(blade, "#DCE1E2"),
            shape(polygon([(x, -60), (x, -141), (x + 3.4, -132), (x + 3.4, -60)]), "#9AA6AB"),
            shape(
                Path(
                    f"M{x - 14} -61C{x - 8} -58 {x + 8} -58 {x + 14} -61L{x + 14} -55"
                    f"C{x + 8} -52 {x - 8} -52 {x - 14} -55Z"
                ),
                GOLD,
            ),
            shape(polygon([(x - 2.4, -56), (x + 2.4, -56), (x + 2.4, -22), (x - 2.4, -22)]), INK),
        ]
    elif dress.suit == "h":
        behind = [
            *_staff(x, -104),
            shape(pip("h", x, -117, 25), dress.main),
            stroke(pip("h", x, -117, 25), GOLD, 1.6),
            shape(pip("h", x, -117.6, 9), GOLD_LIGHT),
        ]
    elif dress.suit == "d":
        edge = Path(
            f"M{x - 2} -128C{x - 9} -130 {x - 17} -134 {x - 19} -138"
            f"C{x - 24} -122 {x - 24} -104 {x - 19} -90C{x - 17} -94 {x - 9} -98 {x - 2} -100Z"
        )
        behind = [
            *_staff(x, -136),
            shape(edge, "#C9D1D3"),
            stroke(Path(f"M{x - 18} -134C{x - 21.6} -120 {x - 21.6} -106 {x - 18} -93"), "#8A979C", 1.4),
            shape(polygon([(x + 2, -124), (x + 13, -114), (x + 2, -104)]), "#8A979C"),
            shape(polygon([(x - 4, -130), (x + 4, -130), (x + 4, -98), (x - 4, -98)]), GOLD),
        ]
    else:
        behind = [
            *_staff(x, -88),
            shape(ellipse(x, -99, 14), dress.main),
            shape(
                Path(
                    f"M{x} -113C{x + 8} -113 {x + 14} -107 {x + 14} -99C{x + 14} -91 {x + 8} -85 {x} -85"
                    f"C{x + 7} -91 {x + 7} -107 {x} -113Z"
                ),
                dress.deep,
            ),
            shape(polygon([(x - 14, -101), (x + 14, -101), (x + 14, -97), (x - 14, -97)]), GOLD),
            shape(polygon([(x - 1.8, -113), (x + 1.8, -113), (x + 1.8, -99), (x - 1.8, -99)]), GOLD),
            stroke(ellipse(x, -99, 14), GOLD, 1.4),
            shape(pip("c", x, -121, 17), GOLD),
        ]
    return [
        *behind,
        shape(sleeve, dress.deep),
        stroke(line((33, -9), (37, -24)) + line((64, -24), (69, -9)), GOLD, 1),
        *cuff(dress, x, y + 9),
        *hand(dress, x, y),
    ]


def _staff(x: float, top: float) -> list[str]:
    return [
        shape(polygon([(x - 2.2, top), (x + 2.2, top), (x + 2.2, -20), (x - 2.2, -20)]), GOLD),
        shape(polygon([(x, top), (x + 2.2, top), (x + 2.2, -20), (x, -20)]), GOLD_DEEP),
    ]
