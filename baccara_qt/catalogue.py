"""The library on the command line: sessions as documents and as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baccara_qt.core.money import amount_text
from baccara_qt.session.library import Library, Summary
from baccara_qt.session.recent import standing
from baccara_qt.session.session import digest


def summary_document(summary: Summary) -> dict[str, Any]:
    """A session as the contract writes it; at a table of guests only the user's purse is nothing."""
    return {
        "id": summary.id,
        "name": summary.name,
        "rules": summary.preset,
        "coups": summary.coups,
        "bank": amount_text(summary.bank),
        "purse": amount_text(summary.purse),
        "updated": summary.updated,
        "phase": summary.phase,
    }


def summary_line(summary: Summary) -> str:
    """The same for people."""
    purse = amount_text(summary.purse) if summary.human else "-"
    return (
        f"{summary.id:>4}  {summary.updated[:16].replace('T', ' ')}  {summary.preset:<12} {summary.coups:>6} coups"
        f"  bank {amount_text(summary.bank):>12}  purse {purse:>12}  {summary.phase:<9} {summary.name}"
    ).rstrip()


def session_document(library: Library, session: int) -> dict[str, Any]:
    """A session with its digest, how many steps it has, and its coups in notation."""
    summary = library.summary(session)
    return summary_document(summary) | {
        "digest": digest(library.lines(session)),
        "steps": summary.steps,
        "created": summary.created,
        "origin": summary.origin or None,
        "notation": [str(record) for record in coups(library, session)],
    }


def coups(library: Library, session: int) -> Iterator[Any]:
    """The record of every coup of a session. Raises ``StorageError``."""
    recorder = library.game(session).recorder()
    for step in standing(library.steps(session)):
        for event in step.events:
            record = recorder.note(event)
            if record:
                yield record
