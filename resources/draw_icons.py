"""Draws the icons: `python resources/draw_icons.py`.

    icons/ui/<name>.svg, <name>-ink.svg      24 x 24 line icons in gold, some also in ink
    icons/baccara.svg                        the program's icon, 512 x 512
    icons/baccara-<size>.png, baccara.ico    the same as images; below 40 px a simpler drawing

The images are drawn with PySide6; all other drawings need the standard library only.
"""

from __future__ import annotations

import struct
from pathlib import Path

from drawing.appicon import SIZES, app_icon
from drawing.icons import ICONS, INKED, icon
from drawing.palette import GOLD, INK
from drawing.svg import save
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    draw_lines(folder)
    images = draw_images()
    for size, data in images.items():
        (folder / "icons" / f"baccara-{size}.png").write_bytes(data)
    (folder / "icons" / "baccara.ico").write_bytes(ico({s: d for s, d in images.items() if s <= 256}))


def draw_lines(folder: Path) -> None:
    """The vector drawings."""
    for name in ICONS:
        save(folder / "icons" / "ui", f"{name}.svg", icon(name, GOLD))
    for name in INKED:
        save(folder / "icons" / "ui", f"{name}-ink.svg", icon(name, INK))
    save(folder / "icons", "baccara.svg", app_icon())


def draw_images() -> dict[int, bytes]:
    """The program's icon as PNG, by size."""
    out = {}
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(app_icon(small=size < 40).encode())).render(painter)
        painter.end()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.convertToFormat(QImage.Format.Format_ARGB32).save(buffer, "PNG", 0)
        buffer.close()
        out[size] = bytes(data.data())
    return out


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon around PNG images."""
    head = struct.pack("<HHH", 0, 1, len(images))
    place = len(head) + 16 * len(images)
    for size, data in images.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(images.values())


if __name__ == "__main__":
    main()
