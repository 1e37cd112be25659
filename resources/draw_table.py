"""Draws what stands on the table: `python resources/draw_table.py`.

Writes next to itself `table/…`:

    felt.png (448 px), wood.png (512 x 128 px)   seamless opaque tiles
    grain.png (256 px)                           seamless translucent tile for any colour
    room.svg, light.svg, vignette.svg            100 x 100, to stretch behind or over the table
    rail.svg                                     40 x 40, the rail in section, felt side below
    shoe.svg, shoe-half.svg, shoe-low.svg, shoe-empty.svg   240 x 130, mouth to the right; with a
                                                 red or (-blue) a blue card in the mouth
    palette.svg (420 x 120, blade to the right), slot.svg (220 x 44), cagnotte.svg (120 x 70)
    cut-card.svg, stop-card.svg                  250 x 350, as large as a card
    croupier.svg, banker.svg, lamp-on.svg, lamp-off.svg (100 x 100), hammer.svg (130 x 126)
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
        "croupier": furniture.croupier(),
        "hammer": furniture.hammer(),
        "banker": furniture.banker_marker(),
        "lamp-on": furniture.lamp(lit=True),
        "lamp-off": furniture.lamp(lit=False),
        "room": light.room(),
        "light": light.lamp_light(),
        "vignette": light.vignette(),
        "rail": light.rail(),
    }.items():
        save(table, f"{name}.svg", text)
    for name, image in {"felt": textures.felt, "grain": textures.grain, "wood": textures.wood}.items():
        (table / f"{name}.png").write_bytes(image())


if __name__ == "__main__":
    main()
