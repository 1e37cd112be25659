"""A PNG writer whose bytes do not depend on the compressor: blocks are stored, not squeezed."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

Rgba = tuple[int, int, int, int]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _stored(data: bytes) -> bytes:
    out = bytearray(b"\x78\x01")
    blocks = [data[i : i + 65535] for i in range(0, len(data), 65535)]
    for i, block in enumerate(blocks):
        out += struct.pack("<BHH", i == len(blocks) - 1, len(block), len(block) ^ 0xFFFF) + block
    return bytes(out + struct.pack(">I", zlib.adler32(data)))


def indexed(width: int, height: int, pixels: Sequence[int], palette: Sequence[Rgba]) -> bytes:
    """An image of palette entries; four bits a pixel if sixteen colours are enough."""
    bits = 4 if len(palette) <= 16 else 8
    raw = bytearray()
    for y in range(height):
        row = pixels[y * width : (y + 1) * width]
        raw.append(0)
        if bits == 8:
            raw += bytes(row)
        else:
            raw += bytes(row[i] << 4 | (row[i + 1] if i + 1 < width else 0) for i in range(0, width, 2))
    colours = b"".join(bytes(c[:3]) for c in palette)
    alpha = bytes(c[3] for c in palette)
    out = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, 3, 0, 0, 0))
    out += _chunk(b"PLTE", colours)
    if min(alpha) < 255:
        out += _chunk(b"tRNS", alpha)
    return out + _chunk(b"IDAT", _stored(bytes(raw))) + _chunk(b"IEND", b"")
