"""The verb of the command line for the library of sessions.

Nothing heavy is imported before it runs.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from baccara_qt.cli_terms import GOOD, NO, Parser, Progress, answer, counted, interrupts_held, library_of, one_line
from baccara_qt.session.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from baccara_qt.session.library import Library


def _add_sessions(verbs: Any, name: str, options: dict[str, Any]) -> None:
    actions = verbs.add_parser(name, help="the library of sessions", **options).add_subparsers(
        required=True, metavar="ACTION", parser_class=Parser
    )
    actions.add_parser("list", help="all sessions", **options).set_defaults(run=_list)
    show = actions.add_parser("show", help="one session, coup by coup", **options)
    export = actions.add_parser("export", help="write a session to an exchange file", **options)
    bring = actions.add_parser("import", help="take an exchange file into the library", **options)
    for parser in (show, export):
        parser.add_argument("id", type=counted(1), metavar="ID")
    for parser in (export, bring):
        parser.add_argument("file", type=Path, metavar="FILE")
    export.add_argument(
        "--as",
        dest="kind",
        choices=("record", "report", "table", "text"),
        default="record",
        help="an exchange file (record), pages to print as PDF, a table as CSV, or notation as text",
    )
    show.set_defaults(run=_show)
    export.set_defaults(run=_export)
    bring.set_defaults(run=_import)
    actions.add_parser("verify", help="look for damage", **options).set_defaults(run=_verify)
    actions.add_parser("stats", help="figures over all sessions", **options).set_defaults(run=_stats)


VERBS: Final = {"sessions": _add_sessions}


def _list(arguments: argparse.Namespace) -> int:
    from baccara_qt import catalogue  # noqa: PLC0415

    try:
        with library_of(arguments, make=False) as library:
            summaries = library.sessions()
    except StorageError as error:
        if error.code != "missing":
            raise
        summaries = []
    if arguments.json:
        answer([catalogue.summary_document(summary) for summary in summaries])
    else:
        for summary in summaries:
            print(one_line(catalogue.summary_line(summary)))
    return GOOD


def _show(arguments: argparse.Namespace) -> int:
    from baccara_qt import catalogue  # noqa: PLC0415

    with library_of(arguments, make=False) as library:
        if arguments.json:
            answer(catalogue.session_document(library, arguments.id))
        else:
            print(one_line(catalogue.summary_line(library.summary(arguments.id))))
            for record in catalogue.coups(library, arguments.id):
                print(record)
    return GOOD


def _export(arguments: argparse.Namespace) -> int:
    from baccara_qt.session.session import digest  # noqa: PLC0415

    with library_of(arguments, make=False) as library:
        if arguments.kind != "record":
            _write_report(library, arguments)
            written = digest(library.lines(arguments.id))
        else:
            written = library.export(arguments.id, arguments.file)
    if arguments.json:
        answer({"digest": written})
    return GOOD


def _write_report(library: Library, arguments: argparse.Namespace) -> None:
    with Progress("%") as shown, interrupts_held() as heed:

        def told(part: float) -> None:
            heed()
            shown(round(100 * part))

        _write(library, arguments, told)


def _write(library: Library, arguments: argparse.Namespace, told: Callable[[float], None]) -> None:
    from baccara_qt.ui.keepsakes import write_report  # noqa: PLC0415

    if arguments.kind != "report":
        write_report(library, arguments.id, arguments.kind, arguments.file, told)
        return
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from baccara_qt.ui.resources import load_fonts  # noqa: PLC0415
    from baccara_qt.ui.starting import application  # noqa: PLC0415

    # Typefaces are only to be had with a platform, and printing needs no display, whatever the user's windows open on
    app = QGuiApplication.instance() or application("baccara-qt", "-platform", "offscreen")
    load_fonts()
    write_report(library, arguments.id, arguments.kind, arguments.file, told)
    del app


def _import(arguments: argparse.Namespace) -> int:
    from baccara_qt.session.exchange import read_incoming  # noqa: PLC0415

    incoming = read_incoming(arguments.file)
    with library_of(arguments) as library:
        number = incoming.into(library)
    if arguments.json:
        answer({"id": number})
    else:
        print(f"session {number}")
    return GOOD


def _verify(arguments: argparse.Namespace) -> int:
    with library_of(arguments, make=False) as library:
        problems = list(library.problems())
    if arguments.json:
        answer({"ok": not problems, "problems": problems})
    else:
        print(*problems or ["no problems"], sep="\n")
    return NO if problems else GOOD


def _stats(arguments: argparse.Namespace) -> int:
    from baccara_qt import catalogue  # noqa: PLC0415

    with library_of(arguments, make=False) as library:
        figures = library.statistics()
    if arguments.json:
        answer(catalogue.statistics_document(figures))
    else:
        print(*catalogue.statistics_lines(figures), sep="\n")
    return GOOD
