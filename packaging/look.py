"""Looks at every page and every phase of the table for what cannot be read or lies where it should not.

    python packaging/look.py [--size 1024x640 …] [--scale 1] [--language de] [--long] [--seats 9] [--only NAME …]

Takes the words of `shots.py`; instead of pictures it prints what it finds, one finding a line, and returns 1 if there
is any. What it looks for is in `looking.py`.
"""

from __future__ import annotations

import sys

from looking import look
from shots import chosen, staged


def main() -> int:
    """Look at everything asked for."""
    choice = chosen((__doc__ or "").splitlines()[0], out=False)
    found = 0
    for name in choice.names:
        with staged(name, choice.sizes[0], choice.language, choice.seats, choice.cloth) as scene:
            for size in choice.sizes:
                scene.resize(size)
                for finding in dict.fromkeys(look(scene.window)):
                    found += 1
                    print(f"{name} {size[0]}x{size[1]}{choice.suffix}: {finding}", flush=True)
    print(f"{found} findings", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
