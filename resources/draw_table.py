"""Draws what stands on the table: `python resources/draw_table.py`."""

from __future__ import annotations

from pathlib import Path

from drawing import furniture
from drawing.svg import save

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    table = folder / "table"
    for name, fill in furniture.FILLS.items():
        save(table, f"{name}.svg", furniture.shoe(fill))
    for name, text in {
        "palette": furniture.palette(),
        "slot": furniture.slot(),
        "cagnotte": furniture.cagnotte(),
        "cut-card": furniture.plastic("cut"),
        "stop-card": furniture.plastic("stop"),
        "croupier": furniture.croupier(),
        "hammer": furniture.hammer(),
        "banker": furniture.banker_marker(),
        "lamp-on": furniture.lamp(lit=True),
        "lamp-off": furniture.lamp(lit=False),
    }.items():
        save(table, f"{name}.svg", text)


if __name__ == "__main__":
    main()
