"""Freezes Baccara into a folder that runs without Python: `dist/baccara-qt-VERSION-PLATFORM/`.

    python3 packaging/build.py

It makes an environment of its own in `dist/.build`, with nothing but what the program needs and PyInstaller, and keeps
it for the next time. What goes into the folder is listed in `contents.py`; what each system needs stands in
`baccara.spec`. The hashes of all files are written beside the folder, for `sha256sum --check`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - here the project's lower bound is enforced
    sys.exit("Baccara is built with Python 3.11 or newer, for example: python3.11 packaging/build.py")

import signal
from pathlib import Path

from folder import hashes, size
from freezing import DIST, folder_name, freeze, prepare
from prepare import ROOT
from progress import Steps, StoppedError, say


def main(arguments: list[str]) -> int:
    """Build; return the exit status."""
    if arguments:
        asked = arguments[0] in ("-h", "--help")
        print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    # Terminated half-way, it must still stop the tools that it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        build()
    except StoppedError as stopped:
        for line in stopped.tail:
            say("    | " + line)
        say(str(stopped))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130
    return 0


def build() -> Path:
    """Freeze the program and publish its hashes; return its folder.

    Raises:
        StoppedError: Something is missing that cannot be brought, or PyInstaller failed.
    """
    step = Steps(3)
    step("Preparing an environment for building")
    environment = prepare()
    step("Freezing the program")
    folder = freeze(environment, ROOT / "baccara_qt" / "__main__.py", folder_name(), DIST)
    step("Hashing")
    (DIST / "SHA256SUMS").write_text(hashes(folder), encoding="utf-8", newline="\n")
    say(f"{folder.relative_to(ROOT)}: {size(folder) / 1e6:.0f} MB")
    return folder


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
