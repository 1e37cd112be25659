"""Composes a card face: ivory board, indices, pips, the ace's ornament, or the court."""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing import courts
from drawing.glyphs import word
from drawing.palette import GOLD, IVORY_DEEP
from drawing.suits import DIAMOND, FOUR_COLOURS, HEART, NAMES, PIPS, RANK_NAMES, SHAPES, TWO_COLOURS
from drawing.svg import (
    Path,
    arc,
    box,
    document,
    ellipse,
    gradient,
    group,
    line,
    move,
    num,
    scale,
    shape,
    stroke,
    turn,
    use,
)

W, H, CORNER = 250, 350, 17
MARGIN = 3
COURT_LETTERS = {"en": "JQK", "fr": "VDR", "de": "BDK"}


@dataclass(frozen=True, slots=True)
class FaceSet:
    """What distinguishes one set of faces from another; index height 0 leaves the indices out."""

    name: str
    colours: dict[str, str]
    index: float = 52.0
    index_suit: float = 37.0
    pip: float = 47.0
    columns: float = 43.0
    rows: float = 111.0
    centre: float = 1.0  # size of the court's panel and of the ace's ornament

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which the courts are drawn."""
        return tuple(COURT_LETTERS) if self.index else ("en",)


SETS = (
    FaceSet("classic", TWO_COLOURS),
    FaceSet("four-colour", FOUR_COLOURS),
    FaceSet("large-index", TWO_COLOURS, 74, 48, pip=37, columns=33, rows=108, centre=0.8),
    FaceSet("plain", TWO_COLOURS, index=0, pip=54, columns=62, rows=117, centre=1.08),
)


def index_text(rank: str, language: str) -> str:
    """What stands in the corner."""
    if rank in "JQK":
        return COURT_LETTERS[language]["JQK".index(rank)]
    return "10" if rank == "T" else rank


def face(style: FaceSet, rank: str, suit: str, language: str = "en") -> str:
    """One card."""
    colour = style.colours[suit]
    defs = gradient("board", [(0, "#FBF8F0"), (1, "#F2ECDE")], x1=0, y1=0, x2=0.6, y2=1)
    defs += f'<path id="suit-{suit}" d="{SHAPES[suit].text()}"/>'
    items = [board()]
    if style.index:
        corner = _corner(style, rank, suit, language)
        items.append(group(*corner, id=f"index-{index_text(rank, language)}", fill=colour))
        items.append(group(*corner, fill=colour, transform=f"rotate(180 {num(W / 2)} {num(H / 2)})"))
    if rank in "JQK":
        items.append(courts.court(rank, suit, colour, _middle(style)))
    elif rank == "A":
        items.append(group(*_ace(suit, colour), transform=_middle(style)))
    else:
        items.append(group(*_pips(style, rank, suit), id=f"pips-{rank}", fill=colour))
    return document(W, H, *items, title=f"{RANK_NAMES[rank]} of {NAMES[suit]}", defs=defs, margin=MARGIN)


def board() -> str:
    """The ivory with its subtle edge."""
    return (
        shape(box(0, 0, W, H, CORNER), IVORY_DEEP)
        + shape(box(0.9, 0.9, W - 1.8, H - 1.8, CORNER - 0.9), "#FFFDF8")
        + shape(box(2, 2, W - 4, H - 4, CORNER - 2), "url(#board)")
    )


def _corner(style: FaceSet, rank: str, suit: str, language: str) -> list[str]:
    text = index_text(rank, language)
    path, width = word(text, gap=6)
    size = style.index / 100
    room = style.index * 0.72
    narrow = min(1.0, room / (width * size))
    cx = 9 + room / 2
    glyphs = path.by((size * narrow, 0, 0, size, cx - width * size * narrow / 2, 15))
    cy = 15 + style.index + 9 + style.index_suit / 2
    return [
        f'<path d="{glyphs.text()}"/>',
        use(f"suit-{suit}", scale(style.index_suit / 100), move(cx, cy)),
    ]


def _pips(style: FaceSet, rank: str, suit: str) -> list[str]:
    out = []
    for column, row in PIPS[rank]:
        steps = [scale(style.pip / 100)]
        if row > 0:
            steps.append(turn(180))
        steps.append(move(W / 2 + column * style.columns, H / 2 + row * style.rows))
        out.append(use(f"suit-{suit}", *steps))
    return out


def _middle(style: FaceSet) -> str:
    size = f" scale({num(style.centre)})" if style.centre != 1 else ""
    return f"translate({num(W / 2)} {num(H / 2)}){size}"


def _ace(suit: str, colour: str) -> list[str]:
    """The ace: one great pip with an inline, in a wreath of fine gold rays."""
    rays = Path()
    for i in range(72):
        a = math.radians(i * 5)
        inner, outer = (81, 89) if i % 3 else (81, 96)
        rays += line((inner * math.cos(a), inner * math.sin(a)), (outer * math.cos(a), outer * math.sin(a)))
    big = _ACE_SIZE[suit]
    inline, jewel = _ACE_INLINE[suit], SHAPES[suit].at(0, _JEWEL_DROP[suit], 0.3)
    return [
        stroke(rays, GOLD, 1.1),
        stroke(ellipse(0, 0, 77), GOLD, 1.3),
        stroke(ellipse(0, 0, 73.6), GOLD, 0.6),
        group(use(f"suit-{suit}", scale(big / 100)), id="pips-A", fill=colour),
        stroke(inline, "#FBF8F0", 1.6, stroke_opacity=0.75),
        shape(jewel, GOLD if suit in "cs" else "#F6E7C4"),
    ]


_ACE_SIZE = {"c": 108.0, "d": 122.0, "h": 106.0, "s": 112.0}
_JEWEL_DROP = {"c": -2.0, "d": 0.0, "h": -3.0, "s": 3.0}
_ACE_INLINE = {
    "c": arc(0, -28, 19.5, 150, 390) + arc(-26.5, 12, 19.5, 65, 265) + arc(26.5, 12, 19.5, 275, 475),
    "d": DIAMOND.at(0, 0, 1.0),
    "h": HEART.at(0, -2, 0.86),
    "s": Path(
        "M0 -44C8 -28 44 -10 44 14.5C44 27 36 33.6 27 33.6C16 33.6 7 28 3 20"
        "M0 -44C-8 -28 -44 -10 -44 14.5C-44 27 -36 33.6 -27 33.6C-16 33.6 -7 28 -3 20"
    ),
}
