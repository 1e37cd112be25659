"""Hair, hats and dress for the guests' portraits, around the face the courts have too.

Heads use the coordinates of `court_kit.front_face` (chin at y = -65, brow at y = -113); dress is
drawn in the medallion's own 100 units and ends on its circle.
"""

from __future__ import annotations

import math

from drawing.court_kit import rows_of_dots
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY_LIGHT, mix
from drawing.svg import Path, arc, ellipse, line, polygon, shape, stroke

RADIUS = 46.0


def bust(top: float, slope: float) -> Path:
    """Shoulders that end on the medallion's circle; `slope` is how far they fall."""
    y = top + slope
    half = math.sqrt(RADIUS**2 - (y - 50) ** 2)
    start = math.degrees(math.atan2(y - 50, half))
    edge = arc(50, 50, RADIUS, start, 180 - start)
    shoulder = Path(
        f"M{50 - half} {y}C{54 - half} {y - slope * 0.55} 34 {top + 3} 40 {top}L60 {top}"
        f"C66 {top + 3} {46 + half} {y - slope * 0.55} {50 + half} {y}"
    )
    return Path([*shoulder.parts, *edge.parts[1:], ("Z", ())])


def neck(skin: str, shade: str, width: float = 8.5) -> list[str]:
    """A neck with the chin's shadow, ending in the dress."""
    a, b = 50 - width, 50 + width
    return [
        shape(Path(f"M{a} 60L{b} 60L{b} 76C{b + 2} 80 54 84 50 84C46 84 {a - 2} 80 {a} 76Z"), skin),
        shape(Path(f"M{a} 62L{b} 62L{b} 76C{b + 2} 80 54 84 50 84C52 78 46 72 {a} 68Z"), shade),
    ]


def suit(colour: str, shirt: str, tie: str, *, bow: bool) -> list[str]:
    """Jacket, shirt and a bow or a long tie."""
    lapel = Path("M41 74L31 80L37 87L34 90L49 95.6L50 88ZM59 74L69 80L63 87L66 90L51 95.6L50 88Z")
    front = Path("M41 74L59 74L51 95.4L49 95.4Z")
    points = Path("M41 71.5L50 80L44 85L38 76ZM59 71.5L50 80L56 85L62 76Z")
    items = [
        shape(bust(73, 15), colour),
        shape(front, shirt),
        shape(lapel, mix(colour, "#FFFFFF", 0.1) if colour != IVORY_LIGHT else "#DDD5C2"),
        shape(points, mix(shirt, "#FFFFFF", 0.5)),
        stroke(points, mix(shirt, "#000000", 0.25), 0.5),
    ]
    if bow:
        wing = Path("M49.4 79L39.6 74.4C38.6 78 38.6 83 39.6 86.6L49.4 82Z")
        items += [shape(wing.both(50), tie), shape(ellipse(50, 80.5, 2.4, 2.8), mix(tie, "#000000", 0.3))]
    else:
        items.append(
            shape(polygon([(47, 78), (53, 78), (52, 82.4), (54, 95.4), (50, 95.9), (46, 95.4), (48, 82.4)]), tie)
        )
    return items


def house_pin() -> list[str]:
    """The sign of the house on the lapel: a gold lozenge."""
    outer = polygon([(35, 79.4), (38, 83), (35, 86.6), (32, 83)])
    return [shape(outer, GOLD_LIGHT), stroke(outer, GOLD_DEEP, 0.6), shape(ellipse(35, 83, 1), "#7C1A24")]


def gown(colour: str, skin: str, shade: str, *, pearls: bool = False, trim: str = GOLD) -> list[str]:
    """Bare shoulders and a low-cut dress."""
    dress = bust(80, 9)
    cut = Path("M31 82C40 78 44 76 44 72L56 72C56 76 60 78 69 82L50 93Z")
    items = [
        shape(bust(75, 12), skin),
        shape(dress, colour),
        shape(cut, skin),
        shape(Path("M50 76C54 76 56 74 56 72C56 76 60 78 69 82L50 93Z"), shade),
        stroke(line((31, 82), (50, 93), (69, 82)), trim, 1.3),
    ]
    if pearls:
        dots = rows_of_dots([(50 + x, 83.5 - (x / 11) ** 2 * 8) for x in (-10.4, -7, -3.5, 0, 3.5, 7, 10.4)], 2)
        items += [shape(dots, IVORY_LIGHT), stroke(dots, GOLD_DEEP, 0.4)]
    return items


def collar(colour: str, trim: str) -> list[str]:
    """A closed coat with a standing collar."""
    stand = Path("M40.5 68C44 72 56 72 59.5 68L62 78C56 82 44 82 38 78Z")
    return [
        shape(bust(73, 15), colour),
        shape(stand, mix(colour, "#FFFFFF", 0.12)),
        stroke(stand, trim, 1),
        stroke(line((50, 80.6), (50, 95.6)), trim, 1),
        shape(rows_of_dots([(50, 84), (50, 88.6), (50, 93)], 1.2), trim),
    ]


# Heads: drawn behind or before the face.

BOB = (
    "M0 -126C-22 -126 -31 -112 -30 -94C-31 -80 -30 -72 -27 -67L-13 -70L-13 -79L13 -79L13 -70L27 -67"
    "C30 -72 31 -80 30 -94C31 -112 22 -126 0 -126Z"
)
FRINGE = (
    "M-22 -92C-20 -100 -18 -104 -18 -107C-8 -103 8 -103 18 -107C18 -104 20 -100 22 -92L25 -108"
    "C20 -124 -20 -124 -25 -108Z"
)
SHORT = (
    "M-20 -95C-23 -104 -24 -114 -19 -121C-12 -129 12 -129 19 -121C24 -114 23 -104 20 -95C19 -101 18 -106 16 -110"
    "C8 -113 -8 -113 -16 -110C-18 -106 -19 -101 -20 -95Z"
)
PARTED = (
    "M-20 -94C-24 -106 -24 -118 -15 -124C-6 -129 12 -129 19 -121C25 -114 23 -102 20 -94C19 -101 18 -107 15 -111"
    "C6 -110 -4 -112 -11 -118C-13 -112 -18 -108 -20 -94Z"
)
SLICK = (
    "M-20 -96C-22 -108 -20 -120 -10 -124C0 -128 14 -126 19 -118C23 -111 22 -104 20 -96C19 -104 17 -110 13 -113"
    "C4 -116 -6 -115 -13 -112C-17 -108 -19 -104 -20 -96Z"
)
WAVES = (
    "M0 -127C-22 -127 -32 -114 -29 -100C-35 -94 -34 -84 -30 -80C-34 -74 -31 -64 -24 -61C-18 -59 -12 -64 -12 -70"
    "L-13 -79L13 -79L12 -70C12 -64 18 -59 24 -61C31 -64 34 -74 30 -80C34 -84 35 -94 29 -100C32 -114 22 -127 0 -127Z"
)
SIDE = (
    "M-19 -92C-22 -100 -22 -110 -16 -116C-8 -112 10 -112 14 -118C20 -112 22 -102 19 -90C24 -96 26 -110 20 -118"
    "C10 -128 -12 -126 -20 -117C-26 -110 -24 -98 -19 -92Z"
)


def cloud(cx: float, cy: float, r: float, lobes: int, size: float) -> Path:
    """Hair in round curls."""
    path = ellipse(cx, cy, r)
    for i in range(lobes):
        a = 2 * math.pi * i / lobes
        path += ellipse(cx + r * math.cos(a), cy + r * math.sin(a), size)
    return path


def beard(colour: str, kind: str, light: str) -> list[str]:
    """Full, goatee or only a moustache."""
    wings = {
        "thin": "M0 -80C-3 -82 -8 -81.4 -12 -78.4C-8 -77.4 -3 -77.6 0 -79Z",
        "curled": (
        "M0 -81C-4 -84 -9 -82 -13 -79.4C-16 -77.6 -19 -79 -19.6 -82.6C-22.4 -78 -18 -73.6 -13 -74.6"
        "C-8 -75.4 -3 -77.4 0 -79Z"
),
        "thick": "M0 -82C-5 -84 -10 -82 -13.6 -75.4C-9 -75.6 -4 -77 0 -79Z",
        "full": "M0 -81C-4 -83 -9 -81.4 -12 -76.4C-8 -76.4 -3 -77.4 0 -79Z",
        "goatee": "M0 -81C-3 -82.4 -7 -81 -9 -77C-6 -77.4 -3 -78 0 -79Z",
    }  # fmt: skip
    items = []
    if kind == "full":
        whole = Path(
            "M-19.6 -97C-18 -88 -15 -79.6 -8 -79.6L8 -79.6C15 -79.6 18 -88 19.6 -97C22 -82 18 -64 8 -58"
            "C3 -55.4 -3 -55.4 -8 -58C-18 -64 -22 -82 -19.6 -97Z"
        )
        items += [
            shape(whole, colour),
            shape(Path("M-4.6 -75.6C-2 -77 2 -77 4.6 -75.6C2.6 -73 -2.6 -73 -4.6 -75.6Z"), "#A3303A"),
        ]
    if kind == "goatee":
        items.append(
            shape(
                Path("M-7.5 -71.6C-3 -69.4 3 -69.4 7.5 -71.6C8 -64 4 -58.6 0 -57.6C-4 -58.6 -8 -64 -7.5 -71.6Z"), colour
            )
        )
    items.append(shape(Path(wings[kind]).both(), mix(colour, light, 0.3)))
    return items


def glasses(colour: str, kind: str) -> list[str]:
    """Round spectacles, a cat-eye pair or a monocle."""
    if kind == "monocle":
        return [stroke(ellipse(9, -95.6, 7.6), GOLD, 1.5), stroke(Path("M15 -91C20 -80 18 -72 23 -62"), GOLD, 0.8)]
    if kind == "cat":
        frame = Path("M-17.6 -100.6C-12 -99.6 -6 -98.6 -2 -97C-2 -90 -6 -88.6 -10 -88.8C-15 -89 -17 -93 -17.6 -100.6Z")
    else:
        frame = ellipse(-9, -95.6, 7.4)
    bridge = Path("M-2 -96.6C-1 -98 1 -98 2 -96.6") + line((-17, -96.6), (-20, -98)).both()
    return [
        shape(frame.both(), "#FFFFFF", fill_opacity=0.18),
        stroke(frame.both(), colour, 1.5),
        stroke(bridge, colour, 1.3),
    ]


def earrings(kind: str) -> list[str]:
    """Drops or hoops."""
    if kind == "hoop":
        return [stroke(ellipse(-21.5, -77, 4.6).both(), GOLD, 1.5)]
    drop = ellipse(-21, -76, 2.5).both()
    return [stroke(line((-21, -83), (-21, -78)).both(), GOLD, 1), shape(drop, GOLD_LIGHT), stroke(drop, GOLD_DEEP, 0.5)]


def top_hat(colour: str, band: str) -> list[str]:
    """A top hat."""
    return [
        shape(Path("M-19 -114L-21 -143C-10 -147 10 -147 21 -143L19 -114Z"), colour),
        shape(Path("M8 -114L9 -145.4C14 -145 18 -144.4 21 -143L19 -114Z"), mix(colour, "#000000", 0.4)),
        shape(Path("M-19.4 -121C-8 -118 8 -118 19.4 -121L19 -113L-19 -113Z"), band),
        shape(
            Path("M-32 -118C-22 -110 22 -110 32 -118C30 -108 16 -106.4 0 -106.4C-16 -106.4 -30 -108 -32 -118Z"), colour
        ),
    ]


def turban(colour: str) -> list[str]:
    """A wound turban with a jewel."""
    whole = Path(
        "M-24 -104C-32 -122 -22 -139 0 -140C22 -139 32 -122 24 -104C16 -110 8 -114 0 -117C-8 -114 -16 -110 -24 -104Z"
    )
    folds = Path(
        "M-25 -110C-14 -117 -6 -122 0 -129M-27 -118C-18 -124 -9 -128 -2 -136M25 -110C14 -117 6 -122 0 -129M27 -118"
        "C18 -124 9 -128 2 -136M0 -117L0 -129"
    )
    return [
        shape(whole, colour),
        stroke(folds, mix(colour, INK, 0.35), 1.2),
        shape(polygon([(0, -130), (4, -124), (0, -116), (-4, -124)]), GOLD_LIGHT),
        stroke(polygon([(0, -130), (4, -124), (0, -116), (-4, -124)]), GOLD_DEEP, 0.7),
    ]


def headband(colour: str, feather: str) -> list[str]:
    """A dancer's band with a jewel and a feather."""
    plume = Path("M14 -112C18 -126 26 -138 36 -140C40 -130 34 -116 20 -108Z")
    return [
        shape(plume, feather),
        stroke(Path("M16 -110C22 -122 28 -132 35 -138"), mix(feather, INK, 0.35), 1),
        shape(Path("M-26 -106C-16 -114 16 -114 26 -106L25.4 -100.6C15 -108 -15 -108 -25.4 -100.6Z"), colour),
        shape(ellipse(18, -109, 4.4), GOLD_LIGHT),
        shape(ellipse(18, -109, 2), "#A11F2C"),
    ]


def cloche(colour: str, ribbon: str) -> list[str]:
    """A bell hat with a flower."""
    flower = Path()
    for i in range(5):
        a = math.radians(i * 72 - 90)
        flower += ellipse(20 + 4.4 * math.cos(a), -110 + 4.4 * math.sin(a), 3.6)
    return [
        shape(Path("M-27 -104C-30 -124 -18 -136 0 -136C18 -136 30 -124 27 -104Z"), colour),
        shape(Path("M-28 -113C-12 -107 12 -107 28 -113L27.6 -105C12 -100 -12 -100 -27.6 -105Z"), ribbon),
        shape(
            Path(
                "M-27.6 -105C-12 -100 12 -100 27.6 -105C31 -101 33 -98 34 -95C14 -102 -14 -102 -34 -95"
                "C-33 -98 -31 -101 -27.6 -105Z"
            ),
            mix(colour, "#000000", 0.22),
        ),
        shape(flower, IVORY_LIGHT),
        shape(ellipse(20, -110, 2.6), GOLD),
    ]


def veil(colour: str, trim: str) -> list[str]:
    """A scarf around the face; to be drawn before the face and framed after it."""
    return [
        shape(
            Path(
                "M0 -131C-24 -131 -33 -113 -30 -93C-29 -80 -27 -66 -20 -56L20 -56C27 -66 29 -80 30 -93"
                "C33 -113 24 -131 0 -131Z"
            ),
            colour,
        ),
        stroke(Path("M-20 -93C-20 -112 -12 -119 0 -119C12 -119 20 -112 20 -93"), trim, 1.4),
    ]
