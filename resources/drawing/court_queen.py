"""The queens: a fan collar, waved hair, a diadem, pearls and a flower."""

from __future__ import annotations

import math

from drawing.court_kit import INSIDE, Dress, front_face, hand, pip, rows_of_dots
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, IVORY_LIGHT, mix
from drawing.svg import Path, arc, ellipse, line, polygon, shape, stroke


def queen(dress: Dress) -> list[str]:
    """The half figure."""
    return [
        *_fan(dress),
        *_gown(dress),
        *_neck(dress),
        *_hair_behind(dress),
        *front_face(dress, queen=True),
        *_hair_before(dress),
        *_diadem(dress),
        *_flower(dress),
    ]


def _wedge(inner: float, outer: float, start: float, end: float) -> Path:
    """A pleat of the fan, pointed outwards, around the origin."""
    middle = (start + end) / 2
    corners = ((inner, start), (outer, start), (outer + 3, middle), (outer, end), (inner, end))
    return polygon([(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for r, a in corners])


def _fan(dress: Dress) -> list[str]:
    cx, cy, items = 0.0, -62.0, []
    count = 14
    step = 216 / count
    light, dark, tips = Path(), Path(), Path()
    for i in range(count):
        a = 162 + i * step
        one = _wedge(12, 54, a, a + step).at(cx, cy)
        if i % 2:
            light += one
        else:
            dark += one
        m = math.radians(a + step / 2)
        tips += ellipse(cx + 49 * math.cos(m), cy + 49 * math.sin(m), 2.1)
    items += [
        shape(dark, dress.main),
        shape(light, mix(dress.main, IVORY_LIGHT, 0.86)),
        stroke(dark + light, GOLD, 0.9),
        stroke(arc(cx, cy, 43, 162, 378), GOLD, 1),
        shape(tips, GOLD),
    ]
    return items


def _gown(dress: Dress) -> list[str]:
    w = INSIDE
    body = Path(f"M{-w} -9L{-w} -18C-64 -34 -52 -44 -38 -48L-20 -44L0 -22L20 -44L38 -48C52 -44 64 -34 {w} -18L{w} -9Z")
    puff = Path(f"M{-w} -9L{-w} -18C-64 -34 -52 -44 -38 -48C-30 -38 -28 -22 -31 -9Z")
    ribs = Path()
    for k in range(4):
        ribs += Path(f"M{-38 + k * 1.5} {-47 + k}C{-43 - k * 7} {-40 + k * 3} {-44 - k * 7.4} -22 {-40 - k * 8.4} -9")
    chevrons = Path()
    for k in range(1, 4):
        chevrons += line((-28 + k * 4, -28 + k * 4.6), (0, -20 + k * 6 - 2), (28 - k * 4, -28 + k * 4.6))
    return [
        shape(body, dress.second),
        stroke(chevrons, GOLD, 1.2),
        shape(puff.both(), dress.main),
        stroke(ribs.both(), dress.deep, 1.3),
        stroke(Path("M-38 -48C-30 -38 -28 -22 -31 -9").both(), GOLD, 1.5),
    ]


def _neck(dress: Dress) -> list[str]:
    skin = Path("M-8.5 -72L8.5 -72L9 -58C12 -52 26 -50 37 -48L20 -44L0 -22L-20 -44L-37 -48C-26 -50 -12 -52 -9 -58Z")
    shade = Path("M0 -66L8.5 -72L9 -58C12 -52 26 -50 37 -48L20 -44L0 -22C6 -34 4 -50 0 -58Z")
    first = [(x, -50.5 + 6.5 * (1 - (x / 17) ** 2)) for x in (-15, -10.5, -5.4, 0, 5.4, 10.5, 15)]
    second = [(x, -47.5 + 15.5 * (1 - (x / 22) ** 2)) for x in (-20, -16.4, -11.6, -6, 0, 6, 11.6, 16.4, 20)]
    return [
        shape(skin, dress.skin),
        shape(shade, dress.shade),
        stroke(Path("M-38 -48L-20 -44L0 -22L20 -44L38 -48"), GOLD, 1.8, stroke_linejoin="round"),
        shape(rows_of_dots(first, 2.2), IVORY_LIGHT),
        stroke(rows_of_dots(first, 2.2), GOLD_DEEP, 0.5),
        shape(rows_of_dots(second, 2.3), IVORY_LIGHT),
        stroke(rows_of_dots(second, 2.3), GOLD_DEEP, 0.5),
        shape(pip(dress.suit, 0, -24.5, 12), GOLD_LIGHT),
        stroke(pip(dress.suit, 0, -24.5, 12), GOLD_DEEP, 0.6),
    ]


def _hair_behind(dress: Dress) -> list[str]:
    cap = Path(
        "M0 -124C-20 -124 -29 -112 -28 -97C-32 -90 -31 -80 -25 -74C-20 -70 -14 -74 -13 -79L13 -79"
        "C14 -74 20 -70 25 -74C31 -80 32 -90 28 -97C29 -112 20 -124 0 -124Z"
    )
    return [shape(cap, dress.hair)]


def _hair_before(dress: Dress) -> list[str]:
    fringe = Path(
        "M-1 -121C-10 -121 -21 -117 -22 -104C-22 -98 -20 -94 -17 -90C-18 -97 -17 -103 -12 -106"
        "C-7 -109 2 -109 8 -112C14 -109 18 -103 17.4 -90C21 -94 22.6 -98 22 -104C21 -117 10 -121 -1 -121Z"
    )
    waves = Path(
        "M-25 -104C-22 -109 -16 -110 -11 -114M-28 -95C-25 -99 -20 -98 -20 -92M-29.4 -86"
        "C-26 -90 -20 -89 -18.6 -83"
        "M-27 -78C-24 -82 -18 -81 -15.6 -77M25 -104C22 -109 16 -110 11 -114M28 -95C25 -99 20 -98 20 -92"
        "M29.4 -86C26 -90 20 -89 18.6 -83M27 -78C24 -82 18 -81 15.6 -77"
    )
    drops = ellipse(-24.5, -68.5, 2.6).both()
    return [
        shape(fringe, dress.hair),
        stroke(waves, dress.hair_light, 1.2, stroke_linecap="round"),
        stroke(line((-24.5, -76), (-24.5, -70)).both(), GOLD, 1),
        shape(drops, GOLD_LIGHT),
        stroke(drops, GOLD_DEEP, 0.6),
    ]


def _diadem(dress: Dress) -> list[str]:
    band = Path("M-26 -110C-16 -119 16 -119 26 -110L25 -105.6C14 -113.6 -14 -113.6 -25 -105.6Z")
    rays, gems = Path(), Path()
    heights = {"s": (17, 22, 27), "h": (19, 24, 25), "d": (15, 21, 29), "c": (20, 22, 24)}[dress.suit]
    for k in range(-2, 3):
        base, lean = k * 9.0, k * 4.4
        y = -115.5 + abs(k) * 1.9
        top = y - heights[2 - abs(k)]
        if dress.suit in "hc":
            rays += Path(
                f"M{base - 4.2} {y}"
                f"C{base + lean - 6} {(y + top) / 2} {base + lean - 3} {top} {base + lean} {top}"
                f"C{base + lean + 3} {top} {base + lean + 6} {(y + top) / 2} {base + 4.2} {y}Z"
            )
        else:
            rays += polygon([(base - 4.2, y), (base + lean, top), (base + 4.2, y)])
        gems += ellipse(base + lean * 0.55, y - (y - top) * (0.62 if dress.suit in "hc" else 0.34), 1.9)
    return [
        shape(rays, GOLD),
        stroke(rays, GOLD_DEEP, 0.8),
        shape(gems, dress.main),
        shape(band, GOLD_LIGHT),
        stroke(band, GOLD_DEEP, 0.8),
        shape(pip(dress.suit, 0, -114, 7), dress.main),
    ]


def _flower(dress: Dress) -> list[str]:
    x, y = 50.0, -41.0
    stem = Path(f"M{x - 1} -9C{x + 2} -40 {x + 2} -70 {x} -100")
    leaf = Path(f"M{x + 1} -62C{x + 8} -64 {x + 14} -72 {x + 15} -82C{x + 7} -80 {x + 1} -72 {x + 1} -62Z")
    items = [
        stroke(stem, "#2E6A45", 2.2),
        shape(leaf, "#2E6A45"),
        shape(leaf.mirrored(x + 0.6).by((1, 0, 0, 1, 0, 10)), "#3E8258"),
    ]
    items += {"h": _rose, "s": _lily, "d": _sunflower, "c": _trefoil}[dress.suit](x, -110.0)
    arm = Path(
        f"M{x - 6} {y + 6}C{x - 7} {y + 16} {x - 4} {y + 24} {x + 1} -9L{x + 19.5} -9"
        f"C{x + 15} {y + 20} {x + 11} {y + 14} {x + 9} {y + 4}Z"
    )
    bracelet = polygon([(x - 7, y + 10.5), (x + 10.6, y + 9), (x + 12, y + 14), (x - 6.4, y + 16)])
    return [
        *items,
        shape(arm, dress.skin),
        shape(
            Path(
                f"M{x + 3} {y + 8}L{x + 9} {y + 4}C{x + 11} {y + 14} {x + 15} {y + 20} {x + 19.5} -9"
                f"L{x + 11} -9C{x + 7} {y + 24} {x + 4} {y + 18} {x + 3} {y + 8}Z"
            ),
            dress.shade,
        ),
        shape(bracelet, GOLD_LIGHT),
        stroke(bracelet, GOLD_DEEP, 0.8),
        *hand(dress, x, y),
    ]


def _rose(x: float, y: float) -> list[str]:
    return [
        shape(ellipse(x, y, 15), "#A11F2C"),
        shape(Path("M-15 1C-8 14 8 14 15 1C10 20 -10 20 -15 1Z").at(x, y), "#7B131E"),
        stroke(Path("M-9 -3C-7 -11 7 -11 9 -3C7 6 -6 6 -6 -1C-6 -6 4 -6 4 -1C4 2 0 2 -1 0").at(x, y), "#F0C9B0", 1.5),
        stroke(Path("M-14 2C-8 13 8 13 14 2").at(x, y), "#F0C9B0", 1.3),
    ]


def _lily(x: float, y: float) -> list[str]:
    outer = Path("M0 17C-9 10 -16 -2 -15 -16C-8 -12 -3 -6 0 4C3 -6 8 -12 15 -16C16 -2 9 10 0 17Z")
    inner = Path("M0 16C-7 6 -6 -10 0 -20C6 -10 7 6 0 16Z")
    return [
        shape(outer.at(x, y), "#E9E3D3"),
        stroke(outer.at(x, y), "#1F3F6E", 1),
        shape(inner.at(x, y), "#FFFDF6"),
        stroke(inner.at(x, y), "#1F3F6E", 1),
        stroke(Path("M0 12L0 -10").at(x, y), GOLD, 1.2),
    ]


def _sunflower(x: float, y: float) -> list[str]:
    petals = Path()
    for i in range(12):
        a = math.radians(i * 30)
        petals += Path("M0 -6C4 -9 4 -14 0 -18C-4 -14 -4 -9 0 -6Z").by(
            (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), x, y)
        )
    return [
        shape(petals, "#D9A23A"),
        stroke(petals, GOLD_DEEP, 0.7),
        shape(ellipse(x, y, 7.4), "#3A2015"),
        shape(ellipse(x, y, 3), GOLD),
    ]


def _trefoil(x: float, y: float) -> list[str]:
    leaf = pip("c", x, y, 36)
    return [shape(leaf, "#17603F"), stroke(leaf, GOLD, 1.3), shape(pip("c", x, y - 0.5, 12), GOLD_LIGHT)]
