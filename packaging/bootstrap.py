"""Play or test Baccara from a fresh checkout, with nothing but Python.

    python3 packaging/bootstrap.py play [FILE.baccara | --headless --coups 5 | ...]
    python3 packaging/bootstrap.py test [--quick] [pytest arguments]

`play` makes `.venv` in the project folder, installs what is needed, sees to the system libraries that Qt
wants, and starts `baccara-qt` with the arguments given; `.venv/bin/baccara-qt --help` tells them all. `test`
does the same with the tools of the tests, then runs the linters, the type checker and all tests, those of real
windows on a virtual screen; `--quick` only the tests of what lies below the screen.
The first run takes minutes, every other one starts at once.
"""

import sys

# Any Python 3 must be able to read this file, so that an old one can say that it is old; only what is
# imported after the check may be written for a new one.
if sys.version_info < (3, 11):  # noqa: UP036 - here the project's lower bound is enforced
    sys.exit(
        f"Baccara needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}; "
        "start it with a newer one, for example: python3.11 packaging/bootstrap.py play"
    )

import os
import signal

import checks
import table
from progress import StoppedError, say


def main(arguments: list[str]) -> int:
    """Do what the first argument says; return the exit status."""
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    verbs = {"play": table.play, "test": checks.test}
    asked = verb in ("-h", "--help", "help") or rest[:1] in (["-h"], ["--help"])
    if asked or verb not in verbs:
        print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    # In a locale that is not installed Python would read its own paths as ASCII and fail on a folder with an umlaut.
    os.environ.setdefault("PYTHONUTF8", "1")
    # Terminated while setting up, it must still stop the tools and the screen that it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        return verbs[verb](rest)
    except StoppedError as stopped:
        for line in stopped.tail:
            say("    | " + line)
        say(str(stopped))
        return 1
    except OSError as error:
        say(f"{error.strerror or error}: {error.filename or 'here'}")
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
