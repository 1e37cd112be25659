"""The verbs of the command line that play and replay.

Nothing heavy is imported before a verb runs.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from baccara_qt.cli_terms import GOOD, NO, Progress, answer, complain, counted, library_of, whole_number
from baccara_qt.session.errors import RecordError, WrongStepError

if TYPE_CHECKING:
    from baccara_qt.session.fair import FairShoes


def _add_play(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="let guests play without a window", **options)
    parser.add_argument("--headless", action="store_true", required=True, help="without a window")
    parser.add_argument("--coups", type=counted(1), required=True, metavar="N", help="how many coups")
    parser.add_argument("--seed", metavar="S", help="any text the shoes come from")
    parser.add_argument("--rules", default="casino", metavar="PRESET", help="preset of the table")
    parser.add_argument("--seats", type=whole_number, metavar="N", help="seats, all occupied")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the session to an exchange file")
    parser.add_argument("--dry", action="store_true", help="do not keep the session in the library")
    parser.set_defaults(run=_play)


def _add_replay(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="verify a record by deciding every step again", **options)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=counted(0), metavar="N", help="tell the table after coup N")
    parser.add_argument("--fair", action="store_true", help="check every revealed seed and the order of its shoe")
    parser.set_defaults(run=_replay)


VERBS: Final = {"play": _add_play, "replay": _add_replay}


def _play(arguments: argparse.Namespace) -> int:
    import secrets  # noqa: PLC0415

    from baccara_qt import headless  # noqa: PLC0415
    from baccara_qt.session.files import target  # noqa: PLC0415
    from baccara_qt.session.record import Header, write_record  # noqa: PLC0415
    from baccara_qt.session.session import dry, opening  # noqa: PLC0415
    from baccara_qt.session.setup import Setup  # noqa: PLC0415

    seed = secrets.token_hex(16) if arguments.seed is None else arguments.seed
    setup = Setup.full(arguments.rules, arguments.seats, seed=seed)
    chance, guests = opening(setup)
    if arguments.record is not None:
        target(arguments.record)
    library = None if arguments.dry else library_of(arguments)
    session = dry(setup, chance, guests) if library is None else library.create(setup)
    try:
        with Progress("coups", arguments.coups, shown=arguments.json) as progress:
            ends = (lambda record: progress(record.number)) if arguments.json else print
            figures = headless.play(session, arguments.coups, ends)
        if arguments.record is not None:
            header = Header.of(setup, session.guests, committed=setup.committed)
            write_record(arguments.record, header, session.lines)
    finally:
        session.close()
        if library is not None:
            library.close()
    if arguments.json:
        answer(headless.figures_document(figures, seed))
    if figures.state.coups < arguments.coups:
        complain(f"the table rests after {figures.state.coups} coups: nobody takes the bank")
        return NO
    return GOOD


def _replay(arguments: argparse.Namespace) -> int:
    from baccara_qt import headless  # noqa: PLC0415

    quiet = arguments.json or arguments.at is not None
    try:
        with Progress("coups", shown=quiet) as progress:
            ends = (lambda record: progress(record.number)) if quiet else print
            figures, at, shoes, committed = headless.replay(arguments.file, ends, arguments.at)
    except WrongStepError as error:
        if not arguments.json:
            raise
        answer({"verified": False, "line": error.line, "reason": error.reason})
        return NO
    if arguments.at is not None and at is None:
        raise RecordError("record_short", path=arguments.file, coups=figures.state.coups)
    document = headless.figures_document(figures, None) | {"verified": True}
    if at is not None:
        document["state"] = headless.state_document(at)
    if arguments.fair:
        document |= {"fair": not shoes.problem, "committed": committed, "revealed": shoes.revealed}
        if shoes.problem:
            document["reason"] = shoes.problem
    if arguments.json:
        answer(document)
    elif at is not None:
        print(*(f"{name}: {value}" for name, value in document["state"].items()), sep="\n")
    if arguments.fair and not arguments.json:
        print(_fairness(shoes, committed=committed))
    return NO if arguments.fair and shoes.problem else GOOD


def _fairness(shoes: FairShoes, *, committed: bool) -> str:
    """What the check of the shoes came to, in a sentence."""
    if shoes.problem:
        return f"not fair: {shoes.problem}"
    known = "" if committed else "; but somebody chose the seed of the session, and could know the cards"
    return f"fair: {shoes.revealed} of the shoes are finished, and as they were committed to{known}"
