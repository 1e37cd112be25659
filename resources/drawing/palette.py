"""The colours of the house."""

from __future__ import annotations

INK = "#17191B"
RED = "#B3202C"
OXBLOOD = "#7C1A24"
GOLD = "#C9A85C"
GOLD_LIGHT = "#E8D095"
GOLD_DEEP = "#8F7136"
IVORY = "#F3EEE2"
IVORY_LIGHT = "#FAF6EC"
IVORY_DEEP = "#DDD3BC"
WOOD_DEEP = "#4A2A1E"
WOOD = "#7A4A32"
BLUE = "#1F3F6E"
GREEN = "#17603F"


def mix(a: str, b: str, t: float) -> str:
    """A colour on the way from one to another."""
    pa = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    pb = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(pa, pb, strict=True))
