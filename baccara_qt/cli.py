"""The command line: verbs, arguments and JSON keys are a contract with other programs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from baccara_qt import __version__, cli_analysis, cli_play, cli_practice, cli_sessions
from baccara_qt.cli_terms import GOOD, NO, UNUSABLE, Parser, Progress, answer, complain, interrupts_held
from baccara_qt.session.errors import RecordError, RefusedError, StuckError, WrongStepError
from baccara_qt.session.places import Places

# Everything else is imported by the verb that needs it: the window and `--version` must not wait for it.

INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one verb and returns the exit status."""
    _speak_utf8()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(words)
        sys.stdout.flush()
    except RefusedError as refused:
        complain(str(refused))
        return NO if isinstance(refused, WrongStepError | StuckError) else UNUSABLE
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough.
        _forget_output()
        return NO
    except OSError as error:
        # Everything else that is written is a refusal of its own: what failed is the answer.
        complain(f"The answer cannot be written: {error.strerror}.")
        _forget_output()
        return UNUSABLE
    return status


def _run(words: list[str]) -> int:
    arguments = _parser(words).parse_args(words)
    status: int = arguments.run(arguments)
    return status


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _forget_output() -> None:
    """What Python still flushes at its exit goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- arguments --------------------------------------------------------------------------------------------------


def _parser(words: list[str]) -> Parser:
    """The parser for these words: a first word that is no verb is a record to open."""
    top, below = _common(None, json_=False), _common(argparse.SUPPRESS, json_=argparse.SUPPRESS)
    verb = _first_word(words)
    if verb not in _VERBS:
        return _window_parser(top)
    parser = Parser(prog="baccara-qt", parents=[top], allow_abbrev=False)
    verbs = parser.add_subparsers(parser_class=Parser)
    for name, add in _VERBS.items():
        add(verbs, name, {"parents": [below], "allow_abbrev": False})
    return parser


def _common(folder: Any, *, json_: Any) -> argparse.ArgumentParser:
    """What every verb takes, before it or after it, with these defaults."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument(
        "--data-dir", metavar="DIR", type=_folder, default=folder, help="folder of settings, library and logs"
    )
    parser.add_argument("--json", action="store_true", default=json_, help="answer with one JSON document")
    return parser


def _folder(name: str) -> str:
    if not name:
        raise argparse.ArgumentTypeError("must name a folder")
    return name


def _first_word(words: list[str]) -> str | None:
    """The first word that is neither an option nor the folder after ``--data-dir``."""
    before = ""
    for word in words:
        if not word.startswith("-") and before != "--data-dir":
            return word
        before = word
    return None


def _window_parser(common: argparse.ArgumentParser) -> Parser:
    parser = Parser(
        prog="baccara-qt",
        parents=[common],
        allow_abbrev=False,
        description="Baccara chemin de fer against a table of guests. Without a verb the window opens.",
        epilog=f"Verbs: {', '.join(_VERBS)}. baccara-qt VERB --help tells more.",
    )
    parser.set_defaults(run=_window)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to open in the window")
    parser.add_argument("--version", action="store_true", help="tell the versions of program, Python and Qt")
    return parser


def _add_selftest(verbs: Any, name: str, options: dict[str, Any]) -> None:
    verbs.add_parser(name, help="check that this installation is whole", **options).set_defaults(run=_selftest)


_VERBS: Final = {
    **cli_play.VERBS,
    **cli_sessions.VERBS,
    "selftest": _add_selftest,
    **cli_analysis.VERBS,
    **cli_practice.VERBS,
}


# --- answers ----------------------------------------------------------------------------------------------------


def _version(arguments: argparse.Namespace) -> int:
    from PySide6 import __version__ as qt  # noqa: PLC0415

    python = ".".join(map(str, sys.version_info[:3]))
    if arguments.json:
        answer({"version": __version__, "python": python, "qt": qt})
    else:
        print(f"baccara-qt {__version__} (Python {python}, Qt {qt})")
    return GOOD


def _window(arguments: argparse.Namespace) -> int:
    if arguments.version:
        return _version(arguments)
    record = None if arguments.file is None else Path(arguments.file)
    if record is not None:
        try:
            record.stat()
        except FileNotFoundError as error:
            raise RecordError("record_unreadable", path=record, reason="there is no such file") from error
        except OSError as error:
            raise RecordError("record_unreadable", path=record, reason=error.strerror) from error
    from baccara_qt.app import run  # noqa: PLC0415

    return run(record, Places.find(arguments.data_dir).folder)


def _selftest(arguments: argparse.Namespace) -> int:
    from baccara_qt import selftest  # noqa: PLC0415

    faults, passed = {}, 0
    with Progress("checks") as progress, interrupts_held() as heed:
        for name, fault in selftest.results():
            heed()
            if fault:
                faults[name] = fault
            else:
                passed += 1
            progress(passed + len(faults))
    if arguments.json:
        answer({"passed": passed, "failed": len(faults), "faults": faults})
    else:
        print(
            *(f"{name}: {fault}" for name, fault in faults.items()), f"{passed} passed, {len(faults)} failed", sep="\n"
        )
    return NO if faults else GOOD
