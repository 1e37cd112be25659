"""The sixteen guests: each a bust in a medallion, told apart by outline and colour at 36 pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from drawing import people as p
from drawing.likeness import Face, Paint, likeness
from drawing.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY_LIGHT, OXBLOOD, mix
from drawing.svg import Path, document, ellipse, gradient, group, line, num, polygon, shape, stroke

FAIR = ("#F3DABB", "#E2BC93")
ROSY = ("#F0CFAE", "#DCAE88")
OLIVE = ("#DDB088", "#C39266")
BROWN = ("#B07C52", "#91603B")
DARK = ("#875838", "#6B4228")
WARM = ("#EBC79C", "#D3A674")

Parts = Callable[["Guest"], list[str]]


@dataclass(frozen=True, slots=True)
class Guest:
    """What makes a guest: looks, dress, and what is drawn behind and before the face."""

    tone: tuple[str, str]
    hair: str
    light: str
    ground: str
    dress: Parts
    behind: Parts
    before: Parts
    face: Face
    lady: bool = False
    lids: str = "#7A5A48"
    lift: float = 124.0
    size: float = 0.88
    top: float = -114.0


def _none(_guest: Guest) -> list[str]:
    return []


def _hair(*outlines: str, lines: str = "", more: Parts = _none) -> Parts:
    def drawn(g: Guest) -> list[str]:
        items = [shape(Path(o), g.hair) for o in outlines]
        if lines:
            items.append(stroke(Path(lines), g.light, 1.3, stroke_linecap="round"))
        return items + more(g)

    return drawn


def _ears(g: Guest) -> list[str]:
    return [shape(ellipse(-19.6, -92, 3.4, 5.4), g.tone[0]), shape(ellipse(19.6, -92, 3.4, 5.4), g.tone[1])]


GUESTS: tuple[Guest, ...] = (
    Guest(
        ROSY, "#D8D6D0", "#FFFFFF", "#5E1620",
        lambda _: p.suit("#1B1D21", IVORY_LIGHT, INK, bow=True), _ears,
        _hair(p.PARTED, lines="M-8 -122C2 -120 12 -119 18 -113",
              more=lambda g: p.beard(g.hair, "thick", "#FFFFFF")), top=-119.0,
        face=Face("square", "#4A6A86", -0.6, brow=2.2, weight=3.0, smile=0.2, nose=5.2, old=True),
    ),
    Guest(
        FAIR, "#17140F", "#4B443C", "#1F3F6E",
        lambda g: p.gown("#15674B", *g.tone), _hair(p.BOB),
        _hair(p.FRINGE, more=lambda _: [*p.headband(GOLD, "#F6F0E2"), *p.earrings("drop")]), lady=True, lids="#3E7D6A",
        face=Face("heart", "#2E6B57", 0.9, brow=0.4, weight=1.2, smile=0.4, nose=3.8),
    ),
    Guest(
        DARK, "#14110F", "#3A332E", "#0F5F63",
        lambda _: p.suit("#6D1A2B", IVORY_LIGHT, "#D9A23A", bow=False), _ears,
        _hair(p.SHORT, more=lambda _: p.glasses(GOLD_LIGHT, "round")),
        face=Face("oval", "#3A2416", 0.0, brow=0.6, weight=2.6, smile=1.5, nose=5.6),
    ),
    Guest(
        FAIR, "#A3431E", "#D6804A", "#17503C",
        lambda g: p.gown("#1B1D21", *g.tone, pearls=True), _hair(p.WAVES),
        _hair(p.SIDE, lines=
            "M-27 -96C-23 -99 -20 -95 -22 -89M-28 -78C-24 -82 -19 -78 -20 -71M27 -96C23 -99 20 -95 22 -89"
                            "M28 -78C24 -82 19 -78 20 -71M-16 -120C-6 -116 8 -116 15 -121"), lady=True, lids="#6E8F6A",
        face=Face("oval", "#3F7A55", -0.9, brow=1.4, weight=1.4, smile=1.2, nose=3.8),
    ),
    Guest(
        BROWN, "#1A1512", "#453A32", "#A66A1E",
        lambda _: p.collar("#1C2E52", GOLD), _ears,
        lambda g: [*p.beard(g.hair, "full", g.light), *p.turban("#8E1B2A")],
        face=Face("long", "#3B2414", 0.6, brow=1.8, weight=3.2, smile=0.6, nose=5.4),
    ),
    Guest(
        OLIVE, "#4A1F3D", "#7A4468", "#2E5A6E",
        lambda _: [shape(p.bust(70, 18), "#4A2150"), stroke(Path("M36 78C44 88 58 88 66 76"), "#7B4684", 1.4),
                   stroke(Path("M34 84C44 94 60 92 68 82"), "#7B4684", 1.4)],
        lambda _: p.veil("#5E2A66", GOLD),
        lambda _: [stroke(Path("M-20 -96C-20 -80 -12 -66 0 -62C12 -66 20 -80 20 -96"), "#7B4684", 2),
                   shape(Path(
                       "M-20 -98C-20 -112 -12 -119.6 0 -119.6C12 -119.6 20 -112 20 -98C18 -106 10 -110.6 0 -110.6"
                              "C-10 -110.6 -18 -106 -20 -98Z"), "#6D3576"),
                   stroke(Path("M-19 -101C-17 -107.6 -9 -110.6 0 -110.6C9 -110.6 17 -107.6 19 -101"), GOLD, 1.2)],
        lady=True, lids="#7B4684",
        face=Face("heart", "#6A4526", -0.5, brow=0.8, weight=1.6, smile=0.8, nose=4.0),
    ),
    Guest(
        ROSY, "#6E4A2E", "#9A7350", "#3C4A57",
        lambda _: p.suit("#22303F", IVORY_LIGHT, "#8E1B2A", bow=False),
        lambda g: [*_ears(g), shape(Path("M-19 -100C-20 -116 -13 -125 0 -125C13 -125 20 -116 19 -100Z"), g.tone[0]),
                   shape(Path("M4 -124.6C15 -123 20 -114 19 -100L10 -100Z"), g.tone[1])],
        lambda g: [*p.beard(g.hair, "goatee", g.light), *p.glasses(GOLD, "monocle")], top=-121.0,
        face=Face("square", "#5E7484", 0.7, brow=-0.6, weight=2.0, smile=-0.3, nose=5.2, old=True),
    ),
    Guest(
        FAIR, "#B9B6B0", "#E9E6DF", "#74203A",
        lambda _: [*p.collar("#3B2B4A", "#C9B6D6"), shape(ellipse(50, 76, 3.4), GOLD_LIGHT),
                   shape(ellipse(50, 76, 1.7), OXBLOOD)],
        _hair("M0 -128C-22 -128 -28 -112 -24 -94L24 -94C28 -112 22 -128 0 -128Z",
              more=lambda g: [shape(ellipse(0, -131, 9.6, 7.6), g.hair), stroke(Path(
                  "M-6 -132C-2 -135 3 -135 6 -131"), g.light, 1.2)]),
        _hair(
            "M-20 -94C-24 -108 -16 -118 0 -119C16 -118 24 -108 20 -94C17 -104 10 -110 0 -112"
            "C-10 -110 -17 -104 -20 -94Z",
              more=lambda _: [*p.glasses("#3B2B4A", "cat"), *p.earrings("drop")]), lady=True, lids="#9B7FB0",
        face=Face("round", "#6C6A8A", 0.0, brow=1.2, weight=1.6, smile=1.4, nose=4.4, old=True),
    ),
    Guest(
        FAIR, "#C79A4B", "#EBCB86", "#24508F",
        lambda _: [*p.suit("#20448A", "#E9DFC8", "#E9DFC8", bow=False),
                   shape(Path("M41 72C44 79 56 79 59 72L62 77C58 88 54 92 50 93C46 92 42 88 38 77Z"), "#B3202C"),
                   stroke(Path("M43 77C46 84 54 84 57 77M46 84C48 88 52 88 54 84"), "#F0C9B0", 0.9)],
        _ears, _hair(p.SLICK, lines="M-12 -120C-2 -124 10 -121 16 -114M-15 -115C-4 -119 8 -117 14 -113"),
        face=Face("square", "#3C6FA8", -0.9, brow=1.0, weight=2.2, smile=1.3, nose=4.8),
    ),
    Guest(
        DARK, "#1A1310", "#46362C", "#8A3B1D",
        lambda g: p.gown("#C08B33", *g.tone, trim=GOLD_LIGHT),
        lambda g: [shape(p.cloud(0, -106, 25, 15, 8.5), g.hair)],
        _hair("M-20 -96C-22 -106 -18 -114 -10 -116C-4 -119 4 -119 10 -116C18 -114 22 -106 20 -96C17 -104 10 -109 0 -109"
              "C-10 -109 -17 -104 -20 -96Z", more=lambda _: p.earrings("hoop")), lady=True, lids="#C08B33", lift=126.0,
        face=Face("round", "#3A2212", 0.8, brow=0.6, weight=1.6, smile=1.0, nose=5.4),
    ),
    Guest(
        WARM, "#141210", "#3C3833", "#55602A",
        lambda _: p.suit("#5A6068", IVORY_LIGHT, "#1F3F6E", bow=False), _ears,
        _hair(p.PARTED, lines=(
            "M-9 -121C0 -118 10 -117 17 -112"
), more=lambda g: p.beard(g.hair, "thin", g.light)), top=-119.0,
        face=Face("oval", "#2B1B12", 0.9, brow=0.4, weight=2.8, smile=0.1, nose=4.6),
    ),
    Guest(
        WARM, "#120F0E", "#3B3430", "#1C6B5C",
        lambda _: p.collar("#B3202C", GOLD_LIGHT),
        _hair("M0 -125C-21 -125 -27 -111 -24 -90L24 -90C27 -111 21 -125 0 -125Z",
              more=lambda g: [stroke(line((-21, -141), (15, -121)) + line((21, -141), (-15, -121)), GOLD_LIGHT, 2),
                              shape(ellipse(0, -130, 12.5, 9.4), g.hair), stroke(Path(
                                  "M-8 -132C-3 -136 4 -136 8 -131"), g.light, 1.2),
                              shape(ellipse(-21, -141, 2.6) + ellipse(21, -141, 2.6), "#B3202C")]),
        _hair(
            "M-20 -90C-24 -106 -17 -117 -3 -118C-7 -112 -14 -108 -20 -90ZM20 -90C24 -106 17 -117 -3 -118"
            "C4 -112 14 -108 20 -90Z",
              more=lambda _: p.earrings("drop")), lady=True, lids="#A3222C", lift=125.0,
        face=Face("heart", "#2A1A14", -0.7, brow=0.9, weight=1.3, smile=0.5, nose=3.8),
    ),
    Guest(
        ROSY, "#2A1A12", "#5C4030", "#4E2C66",
        lambda _: p.suit("#23252B", IVORY_LIGHT, "#6A3B8F", bow=True), _ears,
        lambda g: [shape(Path(
            "M-20 -94C-22 -100 -22 -106 -20 -112L-15 -112C-17 -106 -18 -100 -20 -94Z").both(), g.hair),
                   *p.beard(g.hair, "curled", g.light), *p.top_hat("#23252B", "#6A3B8F")], lift=121.0, size=0.8,
        face=Face("long", "#5A4630", -0.7, brow=-0.4, weight=2.4, smile=0.8, nose=5.0),
    ),
    Guest(
        FAIR, "#5E3420", "#8F5C3C", "#7A4A3A",
        lambda g: p.gown("#C98C86", *g.tone, pearls=True, trim=IVORY_LIGHT), _hair(p.BOB),
        _hair("M-20 -80C-26 -90 -26 -102 -22 -106L-16 -106C-19 -98 -20 -90 -20 -80Z",
              "M20 -80C26 -90 26 -102 22 -106L16 -106C19 -98 20 -90 20 -80Z",
              more=lambda _: p.cloche("#A8554F", "#F1D9C4")), lady=True, lids="#B77A6E", lift=122.0,
        face=Face("round", "#6B4A2C", 0.8, brow=1.6, weight=1.3, smile=1.5, nose=3.9),
    ),
    Guest(
        OLIVE, "#1D1512", "#4C3C33", "#1A2422",
        lambda _: p.suit(IVORY_LIGHT, "#FFFFFF", "#17191B", bow=True), _ears,
        lambda g: [*p.beard(g.hair, "full", g.light),
                   *(shape(p.cloud(x, y, r, 9, r / 2), g.hair)
                     for x, y, r in ((0, -118, 11), (-13, -112, 7), (13, -112, 7))),
                   shape(Path(
                       "M-20 -94C-23 -100 -23 -106 -20 -110L-15 -108C-17 -104 -18 -100 -20 -94Z").both(), g.hair)],
        face=Face("square", "#3A2C1E", 0.0, brow=2.0, weight=3.4, smile=0.6, nose=5.4),
    ),
    Guest(
        BROWN, "#120E0C", "#40342C", "#7C1F52",
        lambda g: [*p.gown("#0F6B57", *g.tone, trim=GOLD_LIGHT),
                   shape(Path("M58 73C66 76 76 80 82 84C80 88 76 90.4 72 92C66 84 60 80 56 79Z"), "#D9892B"),
                   stroke(Path("M58 73C66 76 76 80 82 84"), GOLD_LIGHT, 1.2)],
        _hair(
            "M0 -126C-22 -126 -29 -110 -26 -92C-27 -80 -25 -72 -22 -66L22 -66C25 -72 27 -80 26 -92"
            "C29 -110 22 -126 0 -126Z"),
        _hair(
            "M0 -117C-12 -116 -20 -106 -20 -88C-26 -100 -24 -118 0 -123C24 -118 26 -100 20 -88"
            "C20 -106 12 -116 0 -117Z",
              more=lambda _: [stroke(line((0, -122), (0, -111)), GOLD_LIGHT, 1.2),
                              shape(ellipse(0, -109, 2), "#B3202C"),
                              *p.earrings("hoop")]), lady=True, lids="#7C4A2E",
        face=Face("oval", "#3A2214", -0.8, brow=0.8, weight=1.7, smile=1.0, nose=4.4),
    ),
)  # fmt: skip


CROUPIER = Guest(
    FAIR, "#3A2418", "#7A5640", "#14463A",
    lambda _: [*p.suit("#16181B", "#F4EFE4", OXBLOOD, bow=True), *p.house_pin()], _ears,
    _hair(p.SLICK, lines="M-12 -120C-2 -124 10 -121 16 -114M-15 -115C-4 -119 8 -117 14 -113",
          more=lambda g: p.beard(g.hair, "thin", g.light)), top=-119.0,
    face=Face("oval", "#4E3A26", 0.0, brow=0.8, weight=2.2, smile=1.2, nose=4.8),
)  # fmt: skip


def portrait(number: int) -> str:
    """The medallion of a guest, counted from 1."""
    return _medallion(GUESTS[number - 1], f"guest {number}")


def croupier() -> str:
    """The medallion of the croupier, in the dress of the house."""
    return _medallion(CROUPIER, "croupier")


def you() -> str:
    """The medallion of the user: a star, for we do not know the face."""
    light, dark = Path(), Path()
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        turn, reach = math.radians(k * 45 - 90), 25 if k % 2 else 36
        light += _facet(turn, reach, turn - math.pi / 8)
        dark += _facet(turn, reach, turn + math.pi / 8)
    return _medal(
        "#12362C",
        stroke(ellipse(50, 50, 40), GOLD, 0.8),
        shape(light, GOLD_LIGHT),
        shape(dark, GOLD_DEEP),
        title="you",
    )


def _facet(turn: float, reach: float, edge: float) -> Path:
    """Half of a ray of the star."""
    corners = ((reach, turn), (13.5, edge))
    return polygon([(50, 50), *((50 + r * math.cos(a), 50 + r * math.sin(a)) for r, a in corners)])


def _medallion(g: Guest, title: str) -> str:
    lips = mix("#A3222C", g.tone[1], 0.15 if g.lady else 0.62)
    paint = Paint(*g.tone, g.hair, lips, g.lids if g.lady else "")
    place = f"translate(50 {num(g.lift)}) scale({num(g.size)})"
    return _medal(
        g.ground,
        group(*g.behind(g), transform=place),
        *p.neck(*g.tone),
        *g.dress(g),
        group(*likeness(g.face, paint, g.top), *g.before(g), transform=place),
        title=title,
    )


def _medal(colour: str, *items: str, title: str) -> str:
    """A ring of gold around a ground of this colour, and what stands before it."""
    defs = gradient("ring", [(0, "#F0DCA4"), (0.45, GOLD), (1, GOLD_DEEP)], x1=0, y1=0, x2=0.4, y2=1)
    ground = [(0, mix(colour, "#FFFFFF", 0.3)), (0.55, colour), (1, mix(colour, "#000000", 0.45))]
    defs += gradient("ground", ground, cx=0.5, cy=0.4, r=0.62)
    return document(
        100,
        100,
        shape(ellipse(50, 50, 49.5), "#2A1F0B"),
        shape(ellipse(50, 50, 49), "url(#ring)"),
        shape(ellipse(50, 50, p.RADIUS), "url(#ground)"),
        *items,
        stroke(ellipse(50, 50, p.RADIUS), "#2A1F0B", 0.8, stroke_opacity=0.7),
        title=title,
        defs=defs,
    )
