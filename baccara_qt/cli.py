"""The command line: verbs, arguments and JSON keys are a contract with other programs."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from baccara_qt import __version__, cli_analysis
from baccara_qt.session.errors import RecordError, RefusedError, StorageError, StuckError, WrongStepError
from baccara_qt.session.places import Places

# Everything else is imported by the verb that needs it: the window and `--version` must not wait for it.
if TYPE_CHECKING:
    from baccara_qt.session.library import Library

GOOD: Final = 0
NO: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130

_MAX_NUMBER: Final = 2**63 - 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one verb and returns the exit status."""
    _speak_utf8()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(words)
        sys.stdout.flush()
    except RefusedError as refused:
        _complain(str(refused))
        return NO if isinstance(refused, WrongStepError | StuckError) else UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough.
        _forget_output()
        return NO
    except OSError as error:
        # Everything else that is written is a refusal of its own: what failed is the answer.
        _complain(f"The answer cannot be written: {error.strerror}.")
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


def _complain(text: str) -> None:
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    print(f"baccara-qt: {line}", file=sys.stderr)


# --- arguments --------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        _complain(message)
        raise SystemExit(UNUSABLE)


def _counted(least: int) -> Any:
    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= _MAX_NUMBER:
            raise argparse.ArgumentTypeError(f"must be at least {least}: {text[:40]}")
        return value

    return number


def _parser(words: list[str]) -> _Parser:
    """The parser for these words: a first word that is no verb is a record to open."""
    top, below = _common(None, json_=False), _common(argparse.SUPPRESS, json_=argparse.SUPPRESS)
    verb = _first_word(words)
    if verb not in _VERBS:
        return _window_parser(top)
    parser = _Parser(prog="baccara-qt", parents=[top], allow_abbrev=False)
    verbs = parser.add_subparsers(parser_class=_Parser)
    for name, add in _VERBS.items():
        add(verbs, name, {"parents": [below], "allow_abbrev": False})
    return parser


def _common(folder: Any, *, json_: Any) -> argparse.ArgumentParser:
    """What every verb takes, before it or after it, with these defaults."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--data-dir", metavar="DIR", default=folder, help="folder of settings, library and logs")
    parser.add_argument("--json", action="store_true", default=json_, help="answer with one JSON document")
    return parser


def _first_word(words: list[str]) -> str | None:
    """The first word that is neither an option nor the folder after ``--data-dir``."""
    before = ""
    for word in words:
        if not word.startswith("-") and before != "--data-dir":
            return word
        before = word
    return None


def _window_parser(common: argparse.ArgumentParser) -> _Parser:
    parser = _Parser(
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


def _add_play(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="let guests play without a window", **options)
    parser.add_argument("--headless", action="store_true", required=True, help="without a window")
    parser.add_argument("--coups", type=_counted(1), required=True, metavar="N", help="how many coups")
    parser.add_argument("--seed", metavar="S", help="any text the shoes come from")
    parser.add_argument("--rules", default="casino", metavar="PRESET", help="preset of the table")
    parser.add_argument("--seats", type=int, metavar="N", help="seats, all occupied")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the session to an exchange file")
    parser.add_argument("--dry", action="store_true", help="do not keep the session in the library")
    parser.set_defaults(run=_play)


def _add_replay(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="verify a record by deciding every step again", **options)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=_counted(0), metavar="N", help="tell the table after coup N")
    parser.set_defaults(run=_replay)


def _add_sessions(verbs: Any, name: str, options: dict[str, Any]) -> None:
    actions = verbs.add_parser(name, help="the library of sessions", **options).add_subparsers(
        required=True, metavar="ACTION", parser_class=_Parser
    )
    actions.add_parser("list", help="all sessions", **options).set_defaults(run=_list)
    show = actions.add_parser("show", help="one session, coup by coup", **options)
    export = actions.add_parser("export", help="write a session to an exchange file", **options)
    bring = actions.add_parser("import", help="take an exchange file into the library", **options)
    for parser in (show, export):
        parser.add_argument("id", type=_counted(1), metavar="ID")
    for parser in (export, bring):
        parser.add_argument("file", type=Path, metavar="FILE")
    show.set_defaults(run=_show)
    export.set_defaults(run=_export)
    bring.set_defaults(run=_import)
    actions.add_parser("verify", help="look for damage", **options).set_defaults(run=_verify)


def _add_selftest(verbs: Any, name: str, options: dict[str, Any]) -> None:
    verbs.add_parser(name, help="check that this installation is whole", **options).set_defaults(run=_selftest)


_VERBS: Final = {
    "play": _add_play,
    "replay": _add_replay,
    "sessions": _add_sessions,
    "selftest": _add_selftest,
    **cli_analysis.VERBS,
}


# --- answers ----------------------------------------------------------------------------------------------------


def _answer(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=False))


class _Progress:
    """How far it is, on a terminal only."""

    def __init__(self, whole: int | None = None) -> None:
        self._shown = sys.stderr.isatty()
        self._whole = f" of {whole}" if whole else ""

    def __call__(self, record: Any) -> None:
        if self._shown and record.number % 10 == 0:
            print(f"\r{record.number}{self._whole} coups", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _version(arguments: argparse.Namespace) -> int:
    from PySide6 import __version__ as qt  # noqa: PLC0415

    python = ".".join(map(str, sys.version_info[:3]))
    if arguments.json:
        _answer({"version": __version__, "python": python, "qt": qt})
    else:
        print(f"baccara-qt {__version__} (Python {python}, Qt {qt})")
    return GOOD


def _window(arguments: argparse.Namespace) -> int:
    if arguments.version:
        return _version(arguments)
    record = None if arguments.file is None else Path(arguments.file)
    if record is not None and not record.exists():
        raise RecordError("record_unreadable", path=record, reason="there is no such file")
    from baccara_qt.app import run  # noqa: PLC0415

    return run(record, Places.find(arguments.data_dir).folder)


def _play(arguments: argparse.Namespace) -> int:
    import secrets  # noqa: PLC0415

    from baccara_qt import headless  # noqa: PLC0415
    from baccara_qt.session.record import Header, write_record  # noqa: PLC0415
    from baccara_qt.session.session import dry, opening  # noqa: PLC0415
    from baccara_qt.session.setup import Setup  # noqa: PLC0415

    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    setup = Setup.full(arguments.rules, arguments.seats, seed=seed)
    chance, guests = opening(setup)
    if arguments.record is not None and not arguments.record.absolute().parent.is_dir():
        raise StorageError("unwritable", path=arguments.record, reason="its folder does not exist")
    library = None if arguments.dry else _library(arguments)
    session = dry(setup, chance, guests) if library is None else library.create(setup)
    progress = _Progress(arguments.coups)
    try:
        ends = progress if arguments.json else print
        figures = headless.play(session, arguments.coups, ends)
        if arguments.record is not None:
            header = Header.of(setup, session.guests, committed=setup.committed)
            write_record(arguments.record, header, session.lines)
    finally:
        progress.end()
        session.close()
        if library is not None:
            library.close()
    if arguments.json:
        _answer(headless.figures_document(figures, seed))
    if figures.state.coups < arguments.coups:
        _complain(f"the table rests after {figures.state.coups} coups: nobody takes the bank")
        return NO
    return GOOD


def _replay(arguments: argparse.Namespace) -> int:
    from baccara_qt import headless  # noqa: PLC0415

    progress = _Progress()
    try:
        ends = progress if arguments.json or arguments.at is not None else print
        figures, at = headless.replay(arguments.file, ends, arguments.at)
    except WrongStepError as error:
        if not arguments.json:
            raise
        _answer({"verified": False, "line": error.line, "reason": error.reason})
        return NO
    finally:
        progress.end()
    if arguments.at is not None and at is None:
        reason = f"it has only {figures.state.coups} coups"
        raise RecordError("record_impossible", path=arguments.file, reason=reason)
    document = headless.figures_document(figures, None) | {"verified": True}
    if at is not None:
        document["state"] = headless.state_document(at)
    if arguments.json:
        _answer(document)
    elif at is not None:
        print(*(f"{name}: {value}" for name, value in document["state"].items()), sep="\n")
    return GOOD


def _library(arguments: argparse.Namespace, *, make: bool = True) -> Library:
    """The user's library; a verb that only looks makes none."""
    from baccara_qt.session.library import Library  # noqa: PLC0415

    found = Places.find(arguments.data_dir)
    if make:
        found.make()
    elif not found.library.exists():
        raise StorageError("missing", path=found.library)
    return Library(found.library, every_step=False)


def _list(arguments: argparse.Namespace) -> int:
    from baccara_qt import catalogue  # noqa: PLC0415

    try:
        with _library(arguments, make=False) as library:
            summaries = library.sessions()
    except StorageError as error:
        if error.code != "missing":
            raise
        summaries = []
    if arguments.json:
        _answer([catalogue.summary_document(summary) for summary in summaries])
    else:
        for summary in summaries:
            print(catalogue.summary_line(summary))
    return GOOD


def _show(arguments: argparse.Namespace) -> int:
    from baccara_qt import catalogue  # noqa: PLC0415

    with _library(arguments, make=False) as library:
        if arguments.json:
            _answer(catalogue.session_document(library, arguments.id))
        else:
            print(catalogue.summary_line(library.summary(arguments.id)))
            for record in catalogue.coups(library, arguments.id):
                print(record)
    return GOOD


def _export(arguments: argparse.Namespace) -> int:
    with _library(arguments, make=False) as library:
        digest = library.export(arguments.id, arguments.file)
    if arguments.json:
        _answer({"digest": digest})
    return GOOD


def _import(arguments: argparse.Namespace) -> int:
    with _library(arguments) as library:
        number = library.import_(arguments.file)
    if arguments.json:
        _answer({"id": number})
    else:
        print(f"session {number}")
    return GOOD


def _verify(arguments: argparse.Namespace) -> int:
    with _library(arguments, make=False) as library:
        problems = list(library.problems())
    if arguments.json:
        _answer({"ok": not problems, "problems": problems})
    else:
        print(*problems or ["no problems"], sep="\n")
    return NO if problems else GOOD


def _selftest(arguments: argparse.Namespace) -> int:
    from baccara_qt import selftest  # noqa: PLC0415

    faults, passed = {}, 0
    for name, fault in selftest.results():
        if not fault:
            passed += 1
            continue
        faults[name] = fault
        if not arguments.json:
            print(f"{name}: {fault}")
    if arguments.json:
        _answer({"passed": passed, "failed": len(faults), "faults": faults})
    else:
        print(f"{passed} passed, {len(faults)} failed")
    return NO if faults else GOOD
