"""Draws the chips: `python resources/draw_chips.py`.

Writes next to itself `chips/<denomination>.svg` (a whole chip, seen from slightly above) and
`chips/<denomination>-edge.svg` (only its body). Denominations in units of money: cent (anything
below one unit), 1, 5, 10, 50, 100, 500, 1000 as round chips, viewBox 100 x 90; 5000, 10000 and
50000 as plaques, viewBox 140 x 90. Both files of a denomination have the same viewBox, so a stack
is edges with one whole chip on top, each 1/9 of its height above the one below.
"""

from __future__ import annotations

from pathlib import Path

from drawing.chips import CHIPS, chip_edge, chip_top
from drawing.svg import save

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    for chip in CHIPS:
        save(folder / "chips", f"{chip.name}.svg", chip_top(chip))
        save(folder / "chips", f"{chip.name}-edge.svg", chip_edge(chip))


if __name__ == "__main__":
    main()
