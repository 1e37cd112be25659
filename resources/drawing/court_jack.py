"""The jacks: in profile, with a cap and its feather, a ruff, a slashed doublet and a weapon."""

from __future__ import annotations

from drawing.court_kit import INSIDE, LINEN, Dress, cuff, hand, pip
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, mix
from drawing.svg import Path, ellipse, line, polygon, shape, stroke


def jack(dress: Dress) -> list[str]:
    """The half figure."""
    return [
        *_feather(dress),
        *_doublet(dress),
        *_head(dress),
        *_ruff(dress),
        *_cap(dress),
        *_weapon(dress),
    ]


def _doublet(dress: Dress) -> list[str]:
    w = INSIDE
    body = Path(f"M{-w} -9L{-w} -22C-66 -38 -50 -48 -26 -52L24 -52C48 -48 64 -38 {w} -22L{w} -9Z")
    light = polygon([(-27, -52), (-8, -52), (20, -9), (-12, -9)])
    slashes = Path()
    for k in range(5):
        slashes += polygon(
            [
                (-30 - k * 8.6, -46 + k * 3.4),
                (-27.4 - k * 8.6, -45 + k * 3.4),
                (-24 - k * 8, -9),
                (-29 - k * 8, -9),
            ]
        )
    lozenges = Path()
    for k in range(4):
        x, y = -13 + k * 7.6, -44 + k * 11.6
        lozenges += polygon([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)])
    return [
        shape(body, dress.main),
        shape(slashes, dress.second),
        stroke(slashes, GOLD, 0.8),
        shape(light, LINEN),
        stroke(line((-27, -52), (-12, -9)) + line((-8, -52), (20, -9)), GOLD, 1.4),
        shape(lozenges, dress.second),
        stroke(Path("M30 -51C44 -42 52 -26 53 -9"), dress.deep, 1.5),
        stroke(Path("M16 -52C30 -42 36 -26 36 -9"), dress.deep, 1.5),
    ]


def _head(dress: Dress) -> list[str]:
    face = Path(
        "M-14 -116L10 -116C12 -111 12.6 -107 12.4 -103C13.4 -100 15 -98 16.4 -95.4"
        "C18.6 -91.6 20.4 -89 20 -87.4"
        "C19.6 -86 17 -85.6 15.6 -85.4C16.8 -84 17.6 -82.4 16.8 -80.8L14.8 -79.6C16.4 -79 17 -77.6 16.2 -76.2"
        "C15.4 -75 14.6 -74.4 15.2 -72.8C16.2 -70.6 16 -67.4 13.4 -65.6C10.4 -63.6 5.6 -64 1 -66.4"
        "L1 -50L-17 -50L-15 -80Z"
    )
    neck = Path("M1 -66.4C-4 -69 -9 -74 -11 -80L-15 -80L-17 -50L1 -50Z")
    blush = Path("M-6 -78C-2 -72 5 -68 13.4 -65.6C10.4 -63.6 5.6 -64 1 -66.4C-4 -69 -6 -73 -6 -78Z")
    hair = Path(
        "M12 -117C13 -112 12.4 -108 10 -105C4 -104 0 -100 -1 -95C-1.6 -90 -3 -86 -2 -80"
        "C-1.4 -75 -4 -69 -10 -66"
        "C-20 -61 -30 -64 -31 -74C-32 -86 -29 -100 -27 -117Z"
    )
    strands = Path(
        "M5 -110C-4 -107 -8 -101 -8.6 -93C-9 -86 -9.4 -80 -10.6 -72M-3 -112C-12 -107 -15 -100 -15.6 -91"
        "C-16 -83 -17 -76 -19 -67"
        "M-14 -112C-20 -106 -22 -99 -22.6 -90C-23 -82 -24 -76 -26 -70"
    )
    return [
        shape(face, dress.skin),
        shape(neck, dress.shade),
        shape(blush, dress.shade),
        shape(
            Path("M5.6 -96.8C8 -99.6 11.6 -99.6 14 -97.6C12.6 -95 12 -94 12.2 -93.4C9.6 -93 7.2 -94.4 5.6 -96.8Z"),
            "#FFFDF6",
        ),
        shape(ellipse(11, -96.3, 1.9, 2.4), dress.eye),
        shape(ellipse(11.3, -96.3, 1, 1.3), INK),
        shape(ellipse(11.8, -97.2, 0.5), "#FFFFFF"),
        stroke(Path("M4.4 -96.6C7.4 -100.4 11.6 -100.4 14.6 -97.8"), INK, 1.5, stroke_linecap="round"),
        stroke(
            Path("M3.6 -102.6C7 -105.4 11 -105.2 13.4 -102.8"), mix(dress.hair, INK, 0.5), 2, stroke_linecap="round"
        ),
        shape(
            Path(
                "M16.9 -81.6C15 -82.4 12 -81.4 10 -79.4L15 -79.3ZM10 -79.3L15 -79.3"
                "C16.4 -78.6 16.6 -77 15.6 -76C13 -76 11 -77.4 10 -79.3Z"
            ),
            "#A3303A",
        ),
        stroke(Path("M16 -85.6C14.6 -85 13.4 -85.6 13 -87"), mix(dress.shade, INK, 0.45), 0.9, stroke_linecap="round"),
        shape(hair, dress.hair),
        stroke(strands, dress.hair_light, 1.2, stroke_linecap="round"),
    ]


def _ruff(dress: Dress) -> list[str]:
    """Two rows of round pleats on a shallow bow."""
    items = [shape(Path("M-33 -57C-24 -49 14 -49 25 -57L26 -50C14 -41 -24 -41 -34 -50Z"), "#E8DFC9")]
    for count, y, drop, tall in ((11, -53.0, 7.0, 9.0), (12, -60.0, 7.0, 9.6)):
        for first in (1, 0):
            loops, eyes = Path(), Path()
            for i in range(first, count, 2):
                t = i / (count - 1) * 2 - 1
                x, level = -4 + t * 28, y + drop * (1 - t * t)
                loops += ellipse(x, level, 4.2, tall / 2)
                eyes += ellipse(x, level + tall * 0.14, 1.3, tall * 0.2)
            items += [
                shape(loops, "#FFFBF0"),
                stroke(loops, mix(dress.main, INK, 0.2), 0.8),
                shape(eyes, mix(dress.main, "#FFFFFF", 0.35)),
            ]
    return items


_CAPS = {
    "s": (
        "M-31 -113C-36 -127 -20 -140 -2 -139C14 -138 20 -128 15 -115Z",
        "M-33 -116C-20 -110 4 -110 19 -116L18 -109C4 -103.6 -20 -104 -32 -109Z",
    ),
    "h": (
        "M-30 -113C-34 -124 -30 -134 -18 -137L10 -141C16 -132 17 -124 14 -115Z",
        "M-33 -116C-20 -110 4 -110 17 -117L24 -113C12 -104 -18 -103 -32 -109Z",
    ),
    "d": (
        "M-29 -113L-31 -130L-22 -134L-16 -140L0 -142L12 -136L14 -115Z",
        "M-32 -116L16 -116L18 -108L-31 -108Z",
    ),
    "c": (
        "M-30 -113C-42 -122 -34 -137 -16 -138C-2 -139 8 -130 14 -115Z",
        "M-33 -115C-18 -121 4 -120 17 -115L15 -108.6C2 -112.6 -18 -112.6 -31 -108Z",
    ),
}


def _cap(dress: Dress) -> list[str]:
    crown, brim = _CAPS[dress.suit]
    return [
        shape(Path(crown), dress.main),
        stroke(Path("M-22 -114C-26 -124 -20 -134 -8 -138M-8 -114C-11 -124 -7 -134 2 -138"), dress.deep, 1.4),
        shape(Path(brim), dress.second),
        stroke(Path(brim), GOLD, 1.2),
        shape(ellipse(-24, -113.5, 4.4), GOLD_LIGHT),
        stroke(ellipse(-24, -113.5, 4.4), GOLD_DEEP, 0.8),
        shape(pip(dress.suit, -24, -113.5, 5), dress.main),
    ]


def _feather(dress: Dress) -> list[str]:
    vane = Path(
        "M-24 -116C-34 -122 -46 -116 -52 -104C-57 -94 -58 -82 -54 -72C-50 -78 -46 -80 -44 -86"
        "C-38 -94 -32 -104 -24 -112Z"
    )
    spine = Path("M-24 -114C-40 -112 -50 -96 -54 -74")
    barbs = Path()
    for a, b in (
        ((-33, -111), (-38, -117)),
        ((-40, -105.6), (-46, -110.6)),
        ((-45.6, -98), (-52, -101)),
        ((-49.6, -89), (-55.6, -90)),
        ((-37, -108), (-36, -101)),
        ((-43, -102), (-41.6, -93)),
        ((-47.6, -94), (-46, -85)),
    ):
        barbs += line(a, b)
    return [
        shape(vane, "#FBF5E6"),
        stroke(barbs, mix(dress.second, "#FFFFFF", 0.3), 0.9),
        stroke(spine, dress.second, 1.5),
        stroke(vane, dress.second, 0.9),
    ]


def _weapon(dress: Dress) -> list[str]:
    x, y = 49.0, -36.0
    wood = "#7A4A32"
    pole = polygon([(x - 2, -112), (x + 2, -112), (x + 2, -12), (x - 2, -12)])
    items = [shape(pole, wood), shape(polygon([(x, -112), (x + 2, -112), (x + 2, -12), (x, -12)]), "#4A2A1E")]
    steel, dark = "#D3DADC", "#8A979C"
    if dress.suit == "s":
        items += [
            shape(polygon([(x - 3.4, -112), (x, -142), (x + 3.4, -112)]), steel),
            shape(polygon([(x, -112), (x, -142), (x + 3.4, -112)]), dark),
            shape(
                Path(
                    f"M{x - 2} -118C{x - 9} -121 {x - 14} -126 {x - 15} -130"
                    f"C{x - 19} -116 {x - 18} -102 {x - 13} -92C{x - 12} -98 {x - 8} -102 {x - 2} -104Z"
                ),
                steel,
            ),
            shape(Path(f"M{x + 2} -116L{x + 14} -121L{x + 10} -111L{x + 14} -103L{x + 2} -106Z"), dark),
        ]
    elif dress.suit == "h":
        items += [
            shape(polygon([(x - 5, -118), (x, -142), (x + 5, -118), (x, -112)]), steel),
            shape(polygon([(x, -112), (x, -142), (x + 5, -118)]), dark),
            shape(Path(f"M{x + 2} -110L{x + 19} -110L{x + 13} -100L{x + 19} -90L{x + 2} -90Z"), dress.main),
            shape(pip("h", x + 8, -100, 10), GOLD_LIGHT),
        ]
    elif dress.suit == "d":
        items += [
            shape(pip("d", x, -125, 36), GOLD),
            stroke(pip("d", x, -125, 36), GOLD_DEEP, 1),
            shape(pip("d", x, -125, 17), dress.second),
            shape(
                Path(
                    f"M{x - 15} -104C{x - 8} -110 {x + 8} -110 {x + 15} -104L{x + 15} -100"
                    f"C{x + 8} -105 {x - 8} -105 {x - 15} -100Z"
                ),
                GOLD,
            ),
        ]
    else:
        head = Path(
            f"M{x} -143C{x + 3} -134 {x + 12} -124 {x + 12} -113L{x} -119L{x - 12} -113"
            f"C{x - 12} -124 {x - 3} -134 {x} -143Z"
        )
        vanes = Path()
        for k in range(4):
            top = -84 + k * 7
            vanes += polygon([(x + 2, top + 4), (x + 10, top - 3), (x + 10, top + 4), (x + 2, top + 11)]).both(x)
        items += [
            shape(head, steel),
            shape(Path(f"M{x} -143C{x + 3} -134 {x + 12} -124 {x + 12} -113L{x} -119Z"), dark),
            shape(vanes, dress.second),
            stroke(vanes, GOLD, 0.7),
            shape(polygon([(x - 3.4, -112), (x + 3.4, -112), (x + 3.4, -106), (x - 3.4, -106)]), GOLD),
        ]
    sleeve = Path("M31 -9L36 -24L62 -24L69 -9Z")
    return [
        *items,
        shape(sleeve, dress.deep),
        stroke(line((31, -9), (36, -24)) + line((62, -24), (69, -9)), GOLD, 1),
        *cuff(dress, x, y + 10),
        *hand(dress, x, y),
    ]
