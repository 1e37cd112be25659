"""The verbs of the command line that calculate: ``roads``, ``odds`` and ``simulate``.

Nothing heavy is imported before a verb runs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from baccara_qt.cli_terms import GOOD, Progress, whole_number
from baccara_qt.session.errors import RefusedError

if TYPE_CHECKING:
    from fractions import Fraction

    from baccara_qt.analysis.exact import Odds
    from baccara_qt.analysis.roads import Cell, Roads
    from baccara_qt.analysis.simulate import Tally

_PACKS: Final = 8
_GAMES: Final = ("big-table", "mini", "casino", "parlour")
_SIMULATED: Final = ("banker_5", "player", "tie_8", "banker_half_on_6", "dragon_7", "panda_8", "pair_11")
_DERIVED: Final = ("big_eye", "small", "cockroach")


# --- arguments --------------------------------------------------------------------------------------------------


def _add_roads(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="the scoreboards of a row of results", **options)
    parser.add_argument(
        "sequence", metavar="SEQUENCE", help="B, P or T for each coup, or - to read them from standard input"
    )
    parser.set_defaults(run=_roads)


def _add_odds(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="exact chances of punto banco", **options)
    shoe = parser.add_mutually_exclusive_group()
    shoe.add_argument("--decks", type=whole_number, metavar="N", help=f"a full shoe of N packs ({_PACKS})")
    shoe.add_argument("--shoe", type=_counts, metavar="c0,…,c9", help="how many cards of the values 0 to 9 remain")
    parser.set_defaults(run=_odds)


def _add_simulate(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="deal many shoes to the stop card", **options)
    parser.add_argument("--coups", type=whole_number, required=True, metavar="N", help="at least so many coups")
    parser.add_argument("--seed", required=True, metavar="S", help="any text the shoes come from")
    parser.add_argument("--rules", choices=_GAMES, default=_GAMES[0], help="the game dealt (%(default)s)")
    parser.add_argument("--decks", type=whole_number, metavar="N", help="packs in the shoe, if not the game's own")
    parser.set_defaults(run=_simulate)


VERBS: Final[dict[str, Callable[[Any, str, dict[str, Any]], None]]] = {
    "roads": _add_roads,
    "odds": _add_odds,
    "simulate": _add_simulate,
}
"""For each verb what adds its parser: to the subparsers, under this name, with these options of ``add_parser``.

The parser's default ``run`` takes the parsed arguments and returns the exit status, or raises ``RefusedError``.
"""


def _counts(text: str) -> tuple[int, ...]:
    return tuple(whole_number(count) for count in text.split(","))


# --- roads ------------------------------------------------------------------------------------------------------


def _roads(arguments: argparse.Namespace) -> int:
    from baccara_qt.analysis.roads import roads  # noqa: PLC0415

    try:
        text = sys.stdin.read() if arguments.sequence == "-" else arguments.sequence
        found = roads("".join(text.split()))
    except UnicodeDecodeError as error:
        raise RefusedError("standard input is not text") from error
    except ValueError as error:
        raise RefusedError(str(error)) from error
    if arguments.json:
        _write(json.dumps(_roads_document(found)))
    else:
        _write(_roads_text(found))
    return GOOD


def _roads_document(found: Roads) -> dict[str, Any]:
    big = found.big
    derived = {name: getattr(found, name) for name in _DERIVED}
    return {
        "bead": found.bead,
        "big": {
            "columns": big.columns,
            "ties": big.ties,
            "leading_ties": big.leading_ties,
            "cells": big.cells,
        },
        **{name: {"marks": road.marks, "cells": road.cells} for name, road in derived.items()},
        "next": {winner: marks._asdict() for winner, marks in found.next.items()},
    }


def _roads_text(found: Roads) -> str:
    plates = {"bead": found.bead, "big": found.big.cells}
    plates |= {name: getattr(found, name).cells for name in _DERIVED}
    blocks = [f"{name.replace('_', ' ')}\n{_plate(cells)}" for name, cells in plates.items()]
    for winner, marks in found.next.items():
        added = ", ".join(f"{name.replace('_', ' ')} {mark or 'none'}" for name, mark in marks._asdict().items())
        blocks.append(f"next {winner}: {added}")
    return "\n".join(blocks)


def _plate(cells: Iterable[Cell]) -> str:
    letters = {(column, row): letter for column, row, letter in cells}
    width = max((column + 1 for column, _ in letters), default=0)
    height = max((row + 1 for _, row in letters), default=0)
    rows = ("".join(letters.get((column, row), ".") for column in range(width)) for row in range(height))
    return "\n".join(f"  {row}" for row in rows)


# --- odds -------------------------------------------------------------------------------------------------------


def _odds(arguments: argparse.Namespace) -> int:
    from baccara_qt.analysis.coups import GAINS, LENGTHS  # noqa: PLC0415
    from baccara_qt.analysis.exact import full_ranks, full_shoe, odds, pair_ev  # noqa: PLC0415

    packs = _PACKS if arguments.decks is None else arguments.decks
    try:
        found = odds(full_shoe(packs) if arguments.shoe is None else arguments.shoe)
    except ValueError as error:
        raise RefusedError(str(error)) from error
    stakes = {stake: found.ev(stake) for stake in GAINS}
    if arguments.shoe is None:
        stakes["pair_11"] = pair_ev(full_ranks(packs))
    lengths = {str(number): found.cards(number) for number in LENGTHS}
    if arguments.json:
        _write(json.dumps(_odds_document(found, stakes, lengths)))
    else:
        _write(_odds_text(found, stakes, lengths))
    return GOOD


def _odds_document(found: Odds, stakes: dict[str, Fraction], lengths: dict[str, Fraction]) -> dict[str, Any]:
    return {
        "shoe": found.shoe,
        "banker": _exact(found.banker),
        "player": _exact(found.player),
        "tie": _exact(found.tie),
        "ev": {stake: _exact(ev) for stake, ev in stakes.items()},
        "cards": {number: _exact(chance) for number, chance in lengths.items()},
    }


def _exact(number: Fraction) -> dict[str, Any]:
    return {"exact": f"{number.numerator}/{number.denominator}", "value": float(number)}


def _odds_text(found: Odds, stakes: dict[str, Fraction], lengths: dict[str, Fraction]) -> str:
    chances = {"banker": found.banker, "player": found.player, "tie": found.tie}
    chances |= {f"{number} cards": chance for number, chance in lengths.items()}
    lines = [f"shoe {','.join(map(str, found.shoe))}", "chances in per cent"]
    lines += [f"  {name:<18}{float(chance) * 100:11.6f}" for name, chance in chances.items()]
    lines += ["gain on a stake in per cent"]
    lines += [f"  {stake:<18}{float(ev) * 100:+11.6f}" for stake, ev in stakes.items()]
    return "\n".join(lines)


# --- simulate ---------------------------------------------------------------------------------------------------


def _simulate(arguments: argparse.Namespace) -> int:
    from baccara_qt.analysis.simulate import GAMES, simulate  # noqa: PLC0415

    start = perf_counter()
    try:
        with Progress("coups", arguments.coups) as progress:
            tally = simulate(GAMES[arguments.rules], arguments.coups, arguments.seed, arguments.decks, progress)
    except ValueError as error:
        raise RefusedError(str(error)) from error
    document = _tally_document(tally) | {"seconds": round(perf_counter() - start, 3)}
    if arguments.json:
        _write(json.dumps(document))
    else:
        lines = [f"{name} {value}" for name, value in document.items() if name != "ev"]
        lines += ["gain on a stake in per cent, and its standard error"]
        lines += [f"  {stake:<18}{ev * 100:+11.4f}{error * 100:9.4f}" for stake, (ev, error) in document["ev"].items()]
        _write("\n".join(lines))
    return GOOD


def _tally_document(tally: Tally) -> dict[str, Any]:
    return {
        "coups": tally.coups,
        "shoes": tally.shoes,
        "banker": tally.banker,
        "player": tally.player,
        "tie": tally.tie,
        "ev": {stake: tally.ev(stake) for stake in _SIMULATED},
    }


# --- answers ----------------------------------------------------------------------------------------------------


def _write(text: str) -> None:
    sys.stdout.write(text + "\n")
