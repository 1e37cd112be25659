"""Draws people, 100 x 100: `python resources/draw_people.py`.

Writes next to itself `portraits/01.svg` … `16.svg`, the guests, `portraits/croupier.svg` and `portraits/you.svg`.
"""

from __future__ import annotations

from pathlib import Path

from drawing.portraits import GUESTS, croupier, portrait, you
from drawing.svg import save

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    for number in range(1, len(GUESTS) + 1):
        save(folder / "portraits", f"{number:02}.svg", portrait(number))
    save(folder / "portraits", "croupier.svg", croupier())
    save(folder / "portraits", "you.svg", you())


if __name__ == "__main__":
    main()
