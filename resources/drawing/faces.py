"""Composes a card face: ivory board, indices, pips, the ace's ornament, or the court."""

from __future__ import annotations

import math
from dataclasses import dataclass

from drawing import courts
from drawing.glyphs import word
from drawing.palette import GOLD, IVORY_DEEP
from drawing.suits import FOUR_COLOURS, NAMES, PIPS, RANK_NAMES, SHAPES, TWO_COLOURS
from drawing.svg import (
    Path,
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
COURT_LETTERS = {"en": "JQK", "fr": "VDR", "de": "BDK"}


@dataclass(frozen=True, slots=True)
class FaceSet:
    """What distinguishes one set of faces from another; index height 0 leaves the indices out."""

    name: str
    colours: dict[str, str]
    index: float = 52.0
    index_suit: float = 37.0
    pip: float = 47.0
    columns: float = 47.0
    rows: float = 111.0

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which the courts are drawn."""
        return tuple(COURT_LETTERS) if self.index else ("en",)


SETS = (
    FaceSet("classic", TWO_COLOURS),
    FaceSet("four-colour", FOUR_COLOURS),
    FaceSet("large-index", TWO_COLOURS, index=84, index_suit=52, pip=40, columns=36, rows=104),
    FaceSet("plain", TWO_COLOURS, index=0, pip=54, columns=62, rows=117),
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
        items.append(courts.court(rank, suit, colour, W / 2, H / 2))
    elif rank == "A":
        items.extend(_ace(suit, colour))
    else:
        items.append(group(*_pips(style, rank, suit), id=f"pips-{rank}", fill=colour))
    return document(W, H, *items, title=f"{RANK_NAMES[rank]} of {NAMES[suit]}", defs=defs)


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
    room = style.index * 0.76
    narrow = min(1.0, room / (width * size))
    cx = 10 + room / 2
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


def _ace(suit: str, colour: str) -> list[str]:
    """The ace: one great pip with an inline, in a wreath of fine gold rays."""
    cx, cy = W / 2, H / 2
    rays = Path()
    for i in range(72):
        a = math.radians(i * 5)
        inner, outer = (78, 88) if i % 3 else (78, 94)
        rays += line(
            (cx + inner * math.cos(a), cy + inner * math.sin(a)),
            (cx + outer * math.cos(a), cy + outer * math.sin(a)),
        )
    big = 104 if suit != "d" else 112
    shapes = SHAPES[suit]
    inline = shapes.by(scale(big / 100 * 0.8), move(cx, cy + _INLINE_DROP[suit]))
    heart = shapes.by(scale(0.3), move(cx, cy + _INLINE_DROP[suit]))
    return [
        stroke(rays, GOLD, 1.1),
        stroke(ellipse(cx, cy, 74), GOLD, 1.2),
        group(use(f"suit-{suit}", scale(big / 100), move(cx, cy)), id="pips-A", fill=colour),
        stroke(inline, "#FBF8F0", 1.6, stroke_opacity=0.75) if suit != "c" else "",
        shape(heart, GOLD if suit in "cs" else "#F6E7C4", fill_opacity=0.95),
    ]


_INLINE_DROP = {"c": -2.0, "d": 0.0, "h": -3.0, "s": 3.0}
