"""An amount as stacks of chips."""

from __future__ import annotations

from typing import Final

CHIPS: Final = (50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1)
"""The chips of the house in units of money, the most valuable first."""

CENT: Final = "cent"
"""The piece for what is below one unit."""

_TALLEST: Final = 5

Stack = dict[str, str | int]


def stacks(cents: int) -> list[Stack]:
    """The stacks that stand for an amount, the most valuable chips first.

    They add up to it, but for cents, which one piece stands for, and for the plaques of a huge amount, which stand no
    higher than their place can hold. The figure beside them tells the amount.
    """
    found: list[Stack] = []
    units, rest = divmod(cents, 100)
    for value in CHIPS:
        count, units = divmod(units, value)
        if count:
            found.append({"chip": str(value), "count": min(count, _TALLEST)})
    if rest:
        found.append({"chip": CENT, "count": 1})
    return found
