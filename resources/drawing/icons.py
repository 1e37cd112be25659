"""Line icons for the window's controls: one pen, 1.75 wide, round, on a grid of 24."""

from __future__ import annotations

import math

from drawing.svg import Path, arc, document, ellipse, num, polygon


def _gear() -> Path:
    pts = []
    for i in range(8):
        for a, r in ((-14, 7.1), (-8.5, 9.6), (8.5, 9.6), (14, 7.1)):
            angle = math.radians(i * 45 + a)
            pts.append((12 + r * math.cos(angle), 12 + r * math.sin(angle)))
    return polygon(pts) + ellipse(12, 12, 3.1)


def _drawn(strokes: str, *more: Path) -> Path:
    path = Path(strokes)
    for one in more:
        path += one
    return path


_SPEAKER = "M3.5 9.5L7 9.5L11.5 5.5L11.5 18.5L7 14.5L3.5 14.5Z"

ICONS: dict[str, Path] = {
    "settings": _gear(),
    "help": _drawn("M9 9.2C9 5.2 15 5.2 15 9.2C15 12 12 11.8 12 14.4", ellipse(12, 12, 9.2)),
    "rules": _drawn("M12 6.4C9.6 4.6 6.6 4.2 3.5 4.6L3.5 18.4C6.6 18 9.6 18.4 12 20.2C14.4 18.4 17.4 18 20.5 18.4"
                    "L20.5 4.6C17.4 4.2 14.4 4.6 12 6.4ZM12 6.4L12 20.2"),
    "pause": _drawn("M8.5 5L8.5 19M15.5 5L15.5 19"),
    "play": _drawn("M7 4.6L19 12L7 19.4Z"),
    "step": _drawn("M5 12L18 12M12.5 6.5L18 12L12.5 17.5"),
    "back": _drawn("M19.5 12L5 12M11 5.5L4.5 12L11 18.5"),
    "enter": _drawn("M20 5.5L20 13L4.5 13M10 7.5L4.5 13L10 18.5"),
    "sound": _drawn(_SPEAKER, arc(11.5, 12, 4.6, -42, 42), arc(11.5, 12, 8.4, -42, 42)),
    "sound-off": _drawn(_SPEAKER + "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5"),
    "add": _drawn("M12 4.5L12 19.5M4.5 12L19.5 12"),
    "remove": _drawn("M4.5 12L19.5 12"),
    "chart": _drawn("M4 4L4 20L20.5 20M7 15.5L11 10.5L14.5 13L20 6.5"),
}  # fmt: skip

FILLED = {"help": ellipse(12, 17.4, 1.15)}
"""What is not drawn with the pen."""

INKED = ("enter",)
"""Those that also lie on gold."""


def icon(name: str, colour: str) -> str:
    """One icon in one colour."""
    common = f'stroke="{colour}" stroke-width="{num(1.75)}" stroke-linecap="round" stroke-linejoin="round"'
    items = [f'<path d="{ICONS[name].text(2)}" fill="none" {common}/>']
    if name in FILLED:
        items.append(f'<path d="{FILLED[name].text(2)}" fill="{colour}"/>')
    return document(24, 24, *items, title=name)
