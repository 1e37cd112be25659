"""The faces of guests and croupier: one way of drawing, many people.

A face looks at us, its right half in shade as on a poster. Coordinates are those of the courts'
heads: the brow at y = -102, the eyes at -96, the mouth at -76, the chin near -65, x to the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing.palette import INK, mix
from drawing.svg import Path, Point, ellipse, shape, stroke

Bend = tuple[Point, Point, Point]

# From the temple down to the chin, on the left.
JAWS: dict[str, tuple[Bend, ...]] = {
    "oval": (((-19, -84), (-13, -70), (0, -65)),),
    "square": (((-19.4, -87), (-18.4, -78), (-14.2, -71.4)), ((-11, -67), (-5.4, -65), (0, -65))),
    "round": (((-20.4, -85), (-15.6, -66.6), (0, -65.6)),),
    "long": (((-18.6, -84), (-14.6, -66), (-7, -62.6)), ((-4.6, -61.6), (-2, -61.4), (0, -61.4))),
    "heart": (((-19.4, -86), (-9.4, -69), (0, -64.2)),),
}


@dataclass(frozen=True, slots=True)
class Face:
    """What tells a face from another.

    Attributes:
        jaw: One of `JAWS`.
        eye: Colour of the eyes.
        gaze: How far they look to the side.
        brow: How far the brows fall outwards; below 0 they rise.
        weight: Thickness of the brows.
        smile: How far the corners of the mouth rise.
        nose: Its width.
        old: Whether life has left its lines.
    """

    jaw: str = "oval"
    eye: str = "#5A3A22"
    gaze: float = 0.0
    brow: float = 1.0
    weight: float = 2.0
    smile: float = 0.6
    nose: float = 4.6
    old: bool = False


@dataclass(frozen=True, slots=True)
class Paint:
    """Its colours: skin in light and shade, hair, lips, and the lids of a lady who paints them."""

    skin: str
    shade: str
    hair: str
    lips: str
    lids: str = ""


def likeness(face: Face, paint: Paint, top: float) -> list[str]:
    """The face, from the hairline at `top` to the chin."""
    return [
        *_head(face, paint, top),
        *_cheeks(face, paint),
        *_eyes(face, paint),
        *_brows(face, paint),
        *_mouth(face, paint),
    ]


def _head(face: Face, paint: Paint, top: float) -> list[str]:
    jaw = JAWS[face.jaw]
    down: list[Bend] = [((-12, top), (-19, top + 7), (-19, -100)), *jaw]
    starts: list[Point] = [(0, top), *(bend[2] for bend in down)]
    up = [
        ((-b[0], b[1]), (-a[0], a[1]), (-start[0], start[1]))
        for (a, b, _end), start in reversed(list(zip(down, starts, strict=False)))
    ]
    chin = jaw[-1][2]
    outline = Path([("M", ((0, top),)), *(("C", bend) for bend in (*down, *up)), ("Z", ())])
    n = face.nose
    profile = Path(
        f"M0.8 {top}L0.8 -98C1.4 -94 {n * 0.6} -90 {n} -86.4C{n + 0.4} -84.4 3 -83.4 0.8 -83.7L0.8 {chin[1]}"
    )
    return [
        shape(outline, paint.skin),
        shape(Path([*profile.parts, *(("C", bend) for bend in up), ("Z", ())]), paint.shade),
        shape(
            Path(f"M-{n * 0.8} -84.6C-2.4 -82.4 -1 -83.4 0.8 -83.7L0.8 -86C-1 -85.8 -2.6 -86.4 -{n * 0.8} -84.6Z"),
            paint.shade,
        ),
        stroke(Path(f"M-{n * 0.78} -84.4C-2 -82.2 2 -82.2 {n * 0.9} -84.4"), _dark(paint), 0.9, stroke_linecap="round"),
    ]


def _cheeks(face: Face, paint: Paint) -> list[str]:
    items = [shape(ellipse(-12.4, -84.6, 4, 2.8).both(), paint.lips, fill_opacity=0.1)]
    if face.old:
        lines = Path("M-16.6 -90.4C-14.6 -88.6 -11 -88 -8 -88.8M-6 -83C-8.6 -81 -10 -78 -10 -74.4")
        forehead = Path("M-10 -109.6C-4 -111 4 -111 10 -109.6M-8 -106.4C-3 -107.4 3 -107.4 8 -106.4")
        items += [stroke(lines.both(), _dark(paint), 0.7, stroke_opacity=0.6, stroke_linecap="round"),
                  stroke(forehead, _dark(paint), 0.7, stroke_opacity=0.35, stroke_linecap="round")]  # fmt: skip
    return items


def _eyes(face: Face, paint: Paint) -> list[str]:
    white = Path("M-14.8 -95.2C-12.2 -98.8 -7.2 -98.8 -4.2 -94.7C-7 -92.7 -11.8 -92.5 -14.8 -95.2Z")
    upper = Path("M-15.2 -94.9C-12.4 -99.6 -7.2 -99.6 -3.9 -94.6")
    iris, pupil, glint = Path(), Path(), Path()
    for x in (-9.3 + face.gaze, 9.3 + face.gaze):
        iris += ellipse(x, -95.9, 2.5)
        pupil += ellipse(x, -95.9, 1.25)
        glint += ellipse(x + 0.9, -96.9, 0.65)
    items = []
    if paint.lids:
        lid = Path("M-16.2 -96C-14.2 -102.4 -6.6 -102.8 -3.3 -96L-4.2 -94.7L-14.8 -95.2Z")
        items.append(shape(lid.both(), paint.lids, fill_opacity=0.85))
    else:
        items.append(
            stroke(Path("M-14.6 -98.2C-11.6 -101 -7.2 -100.8 -4.6 -98.2").both(), _dark(paint), 0.6, stroke_opacity=0.6)
        )
    items += [
        shape(white.both(), "#FFFDF6"),
        shape(iris, face.eye),
        shape(pupil, INK),
        shape(glint, "#FFFFFF"),
        stroke(upper.both(), INK, 1.5, stroke_linecap="round"),
        stroke(Path("M-13 -93.4C-10.4 -92.4 -7.6 -92.6 -5.6 -93.6").both(), _dark(paint), 0.6, stroke_opacity=0.7),
    ]
    if paint.lids:
        lashes = Path("M-14.8 -95.2L-18 -97.4M-14.2 -96.6L-16.8 -99.2")
        items.append(stroke(lashes.both(), INK, 1.1, stroke_linecap="round"))
    return items


def _brows(face: Face, paint: Paint) -> list[str]:
    inner, outer = -102.2 + face.brow * 0.4, -102.2 + face.brow
    high = min(inner, outer) - 2.8
    w = face.weight / 2
    arch = Path(
        f"M-3.4 {inner + w}C-7 {high + w + 0.6} -12 {high + w} -17 {outer + 0.6}"
        f"C-13.4 {high - w} -7.4 {high - w} -3.4 {inner - w}"
        f"C-2.8 {inner - w * 0.4} -2.8 {inner + w * 0.4} -3.4 {inner + w}Z"
    )
    return [shape(arch.both(), mix(paint.hair, INK, 0.35))]


def _mouth(face: Face, paint: Paint) -> list[str]:
    lady = bool(paint.lids)
    wide, full = (6.4, 1.0) if lady else (6.8, 0.62)
    y = -76.2 - face.smile
    rise, drop = -76.2 - 3.0 * full, -76.2 + 4.2 * full
    back = f"C3 -75.4 -3 -75.4 -{wide} {y}Z"
    bow = f"C-4.4 {rise + 0.8} -2.6 {rise} -1.6 {rise}L0 {rise + 0.8}L1.6 {rise}C2.6 {rise} 4.4 {rise + 0.8} {wide} {y}"
    rim = f"C-4 {drop - 0.4} -2 {drop} 0 {drop}C2 {drop} 4 {drop - 0.4} {wide} {y}"
    parting = Path(f"M-{wide} {y}C-3 -75.4 3 -75.4 {wide} {y}")
    items = [
        shape(Path(f"M-{wide} {y}{rim}{back}"), mix(paint.lips, "#FFFFFF", 0.14)),
        shape(Path(f"M-{wide} {y}{bow}{back}"), paint.lips),
        stroke(parting, mix(paint.lips, INK, 0.6), 0.8, stroke_linecap="round"),
    ]
    if lady:
        items.append(shape(ellipse(-1.8, drop - 1.5, 1.5, 0.6), "#FFFFFF", fill_opacity=0.35))
    return items


def _dark(paint: Paint) -> str:
    return mix(paint.shade, INK, 0.5)
