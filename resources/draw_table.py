"""Draws what stands on the table: `python resources/draw_table.py`.

Writes next to itself `table/…`:

    grain.png (256 px)                           seamless translucent tile, the weave of any cloth
    light.svg                                    100 x 100, light of a lamp to lay over the table
    shoe.svg, shoe-half.svg, shoe-low.svg, shoe-empty.svg   240 x 130, mouth to the right; with a
                                                 red or (-blue) a blue card in the mouth
    palette.svg (420 x 120, blade to the right), slot.svg (220 x 44), cagnotte.svg (120 x 70)
    cut-card.svg, stop-card.svg                  250 x 350, as large as a card
    banker.svg (100 x 100), hammer.svg (130 x 126)
"""

from __future__ import annotations

from pathlib import Path

from drawing import furniture, light, textures
from drawing.backs import BACKS
from drawing.svg import save

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    table = folder / "table"
    for name, fill in furniture.FILLS.items():
        for back in BACKS:
            save(table, f"{name}.svg" if back == "red" else f"{name}-{back}.svg", furniture.shoe(fill, back))
    for name, text in {
        "palette": furniture.palette(),
        "slot": furniture.slot(),
        "cagnotte": furniture.cagnotte(),
        "cut-card": furniture.plastic("cut"),
        "stop-card": furniture.plastic("stop"),
        "hammer": furniture.hammer(),
        "banker": furniture.banker_marker(),
        "light": light.lamp_light(),
    }.items():
        save(table, f"{name}.svg", text)
    (table / "grain.png").write_bytes(textures.grain())


if __name__ == "__main__":
    main()
