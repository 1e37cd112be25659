"""A session as it is handed on: its coups in figures and in notation, and its shoes with their commitments."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.event import Event
from baccara_qt.core.house_events import ShoeFinished, ShoeShuffled
from baccara_qt.core.money import Seat, amount_text
from baccara_qt.session.progress import Progress, told, unheard
from baccara_qt.session.recent import standing
from baccara_qt.session.summary import Summary

if TYPE_CHECKING:
    from baccara_qt.session.library import Library

COLUMNS: Final = (
    "coup",
    "shoe",
    "banker",
    "hand",
    "bank",
    "at_risk",
    "ponte_cards",
    "bank_cards",
    "winner",
    "natural",
    "cagnotte",
    "role",
    "stake",
    "gain",
    "purse",
    "notation",
)
"""The columns of the table; money in units with two decimals, and nothing in those that do not apply.

``banker`` (a seat), ``hand`` (which coup of his) and ``bank`` only where a player banks; ``role`` to ``purse`` are the
user's. Where the house banks, Punto's cards are the ponte's, and Banco's the bank's.
"""


class Coup(NamedTuple):
    """A coup in figures, and its record, whose text is its notation."""

    row: CoupRow
    record: Any


class Shoe(NamedTuple):
    """What proves a shoe (A5): its commitment, and its seed once revealed; empty before."""

    number: int
    commitment: str
    seed: str


class Report(NamedTuple):
    """A session to be handed on.

    Attributes:
        summary: The session in one row.
        names: Who plays at each seat in the end, without the user.
        coups: Its coups, the first one first.
        shoes: Its shoes.
    """

    summary: Summary
    names: Mapping[Seat, str]
    coups: tuple[Coup, ...]
    shoes: tuple[Shoe, ...]


def read_report(library: Library, session: int, progress: Progress = unheard) -> Report:
    """Gathers the report of a session, and tells how far it is. Raises ``StorageError`` if it cannot be read."""
    summary = library.summary(session)
    rows, shoes = library.coups(session), list[Shoe]()
    # Whoever plays on meanwhile, here or in another window: what has no figures yet is not in the report
    records = told(_records(library, session, shoes), max(1, len(rows)), progress)
    coups = tuple(Coup(row, record) for record, row in zip(records, rows, strict=False))
    names = {seat: guest.name for seat, guest in library.guests(session, summary.steps).items()}
    return Report(summary, names, coups, tuple(shoes))


def _records(library: Library, session: int, shoes: list[Shoe]) -> Iterator[Any]:
    """The record of every coup, while its shoes are noted."""
    recorder = library.game(session).recorder()
    for step in standing(library.steps(session)):
        for event in step.events:
            _note(event, shoes)
            record = recorder.note(event)
            if record is not None:
                yield record


def _note(event: Event, shoes: list[Shoe]) -> None:
    if isinstance(event, ShoeShuffled):
        shoes.append(Shoe(event.number, event.commitment, ""))
    elif isinstance(event, ShoeFinished) and shoes:
        shoes[-1] = shoes[-1]._replace(seed=event.seed)


def table_parts(report: Report) -> Iterator[bytes]:
    """The coups as a table of comma-separated values (RFC 4180), in UTF-8; see ``COLUMNS``."""
    yield _line(COLUMNS)
    for row, record in report.coups:
        banked, yours = row.given > 0, report.summary.human > 0
        ponte, bank = ("".join(map(str, hand)) for hand in record.hands)
        yield _line(
            (
                row.number,
                row.shoe,
                *((row.banker, row.given, amount_text(row.bank)) if banked else ("", "", "")),
                amount_text(row.at_risk),
                ponte,
                bank,
                row.outcome,
                "yes" if row.natural else "no",
                amount_text(row.cagnotte) if banked else "",
                *((row.role, *map(amount_text, (row.stake, row.gain, row.purse))) if yours else ("", "", "", "")),
                record,
            )
        )


def _line(values: tuple[object, ...]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerow(values)
    return text.getvalue().encode()
