"""Line icons for the window's controls: one pen, 1.75 wide, round, on a grid of 24."""

from __future__ import annotations

import math

from drawing.palette import GOLD, INK
from drawing.svg import Path, arc, box, document, ellipse, line, num, polygon

COLOURS = {"": GOLD, "-ivory": "#EFE9DC", "-ink": INK}
Icon = tuple[Path, Path]  # stroked, filled


def _gear() -> Icon:
    pts = []
    for i in range(8):
        for a, r in ((-14, 7.1), (-8.5, 9.6), (8.5, 9.6), (14, 7.1)):
            angle = math.radians(i * 45 + a)
            pts.append((12 + r * math.cos(angle), 12 + r * math.sin(angle)))
    return polygon(pts) + ellipse(12, 12, 3.1), Path()


def _drawn(stroked: str, filled: Path | None = None, *more: Path) -> Icon:
    path = Path(stroked)
    for one in more:
        path += one
    return path, filled if filled is not None else Path()


_SPEAKER = "M3.5 9.5L7 9.5L11.5 5.5L11.5 18.5L7 14.5L3.5 14.5Z"
_DISK = "M5 4L16 4L20 8L20 20L4 20L4 5C4 4.4 4.4 4 5 4ZM8 4L8 9L15 9L15 4M7.5 20L7.5 13.5L16.5 13.5L16.5 20"

ICONS: dict[str, Icon] = {
    "settings": _gear(),
    "help": _drawn("M9 9.2C9 5.2 15 5.2 15 9.2C15 12 12 11.8 12 14.4", ellipse(12, 17.4, 1.15), ellipse(12, 12, 9.2)),
    "info": _drawn("M12 11L12 17M10.6 11L12 11", ellipse(12, 7.4, 1.2), ellipse(12, 12, 9.2)),
    "why": _drawn("M12 3C6 3 4.4 10 8.6 13.4C9.4 14.2 9.6 15 9.6 16L14.4 16C14.4 15 14.6 14.2 15.4 13.4"
                  "C19.6 10 18 3 12 3ZM9.8 18.6L14.2 18.6M10.8 21L13.2 21"),
    "rules": _drawn("M12 6.4C9.6 4.6 6.6 4.2 3.5 4.6L3.5 18.4C6.6 18 9.6 18.4 12 20.2C14.4 18.4 17.4 18 20.5 18.4"
                    "L20.5 4.6C17.4 4.2 14.4 4.6 12 6.4ZM12 6.4L12 20.2"),
    "pause": _drawn("M8.5 5L8.5 19M15.5 5L15.5 19"),
    "play": _drawn("M7 4.6L19 12L7 19.4Z"),
    "fast-forward": _drawn("M3.5 5.5L12 12L3.5 18.5ZM12 5.5L20.5 12L12 18.5Z"),
    "skip": _drawn("M5 5L15.5 12L5 19ZM19 5L19 19"),
    "step": _drawn("M5 12L18 12M12.5 6.5L18 12L12.5 17.5"),
    "back": _drawn("M19.5 12L5 12M11 5.5L4.5 12L11 18.5"),
    "enter": _drawn("M20 5.5L20 13L4.5 13M10 7.5L4.5 13L10 18.5"),
    "undo": _drawn("M8 4.5L3.8 8.8L8 13M4 8.8L14 8.8C22 8.8 22 19.5 14 19.5L8.5 19.5"),
    "sound": _drawn(_SPEAKER, None, arc(11.5, 12, 4.6, -42, 42), arc(11.5, 12, 8.4, -42, 42)),
    "sound-off": _drawn(_SPEAKER + "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5"),
    "full-screen": _drawn("M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15"),
    "window": _drawn("M9 4L9 9L4 9M20 9L15 9L15 4M15 20L15 15L20 15M4 15L9 15L9 20"),
    "close": _drawn("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "confirm": _drawn("M4.5 12.8L9.6 18L19.5 6.4"),
    "save": _drawn(_DISK),
    "open": _drawn("M3.5 19.5L3.5 5.5L9.5 5.5L11.5 8L19 8L19 11M3.5 19.5L6.8 11L22 11L18.6 19.5Z"),
    "print": _drawn("M7 9L7 3.5L17 3.5L17 9M7 17L3.5 17L3.5 9L20.5 9L20.5 17L17 17M7 14L17 14L17 20.5L7 20.5Z"),
    "report": _drawn("M12 4L21.5 20L2.5 20ZM12 10L12 14.6", ellipse(12, 17.2, 1.1)),
    "menu": _drawn("M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5"),
    "add": _drawn("M12 4.5L12 19.5M4.5 12L19.5 12"),
    "remove": _drawn("M4.5 12L19.5 12"),
    "chevron-right": _drawn("M9 4.5L16.5 12L9 19.5"),
    "chevron-down": _drawn("M4.5 9L12 16.5L19.5 9"),
    "person": _drawn("M4 20.5C4 15.5 7.5 13.6 12 13.6C16.5 13.6 20 15.5 20 20.5", None, ellipse(12, 7.6, 4)),
    "language": _drawn(
    "M3 12L21 12M12 2.8C6.6 8 6.6 16 12 21.2M12 2.8C17.4 8 17.4 16 12 21.2", None, ellipse(12, 12, 9.2)),
    "history": _drawn("M4.4 6.2L4.4 10.4L8.6 10.4M12 7.4L12 12.4L15.4 14.4", None, arc(12, 12, 8.6, -165, 150)),
    "chart": _drawn("M4 4L4 20L20.5 20M7 15.5L11 10.5L14.5 13L20 6.5"),
    "cards": _drawn("M9.4 5.4L3.6 6.8C2.9 7 2.5 7.6 2.7 8.3L5.6 19.6C5.8 20.3 6.4 20.6 7.1 20.5L9 20", None,
                    box(9, 3.5, 12, 17, 1.6)),
    "chip": _drawn("", None, ellipse(12, 12, 9.2), ellipse(12, 12, 5.2), line((12, 2.8), (12, 6.8)),
                   line((12, 17.2), (12, 21.2)), line((2.8, 12), (6.8, 12)), line((17.2, 12), (21.2, 12))),
    "learn": _drawn("M12 5L22 9.6L12 14.2L2 9.6ZM6 11.6L6 16.4C9 19.4 15 19.4 18 16.4L18 11.6M22 9.6L22 15.4"),
}  # fmt: skip


def icon(name: str, colour: str) -> str:
    """One icon in one colour."""
    stroked, filled = ICONS[name]
    common = f'stroke="{colour}" stroke-width="{num(1.75)}" stroke-linecap="round" stroke-linejoin="round"'
    items = [f'<path d="{stroked.text(2)}" fill="none" {common}/>']
    if filled.parts:
        items.append(f'<path d="{filled.text(2)}" fill="{colour}"/>')
    return document(24, 24, *items, title=name)
