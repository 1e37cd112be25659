"""The library on the command line: sessions as documents and as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baccara_qt.core.money import amount_text
from baccara_qt.session.library import Library
from baccara_qt.session.recent import standing
from baccara_qt.session.session import digest
from baccara_qt.session.statistics import DEFINITIONS, Figures, Result
from baccara_qt.session.summary import Summary


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
    """The same for people; where the house banks (P1) its float is nobody's bank."""
    bank = "-" if summary.game == "punto_banco" else amount_text(summary.bank)
    purse = amount_text(summary.purse) if summary.human else "-"
    return (
        f"{summary.id:>4}  {summary.updated[:16].replace('T', ' ')}  {summary.preset:<12} {summary.coups:>6} coups"
        f"  bank {bank:>12}  purse {purse:>12}  {summary.phase:<9} {summary.name}"
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


def statistics_document(figures: Figures) -> dict[str, Any]:
    """Figures over all sessions, each under its name; amounts as text, rates with their interval of 95 %."""
    return {
        "sessions": figures.sessions,
        "coups": figures.coups,
        "left_out": figures.left_out,
        **{name: rate._asdict() for name, rate in figures.outcomes.items()},
        "natural": figures.natural._asdict(),
        "won": figures.won._asdict(),
        "yours": _result(figures.yours),
        "yield": round(figures.yours.yielded, 4),
        "roles": {name: _result(result) for name, result in figures.roles.items()},
        "presets": {name: _result(result) for name, result in figures.presets.items()},
        "stakes": {amount_text(limit) if limit else "above": _result(r) for limit, r in figures.stakes.items()},
        "cagnotte": amount_text(figures.cagnotte),
        "money": [
            {"coup": point.coup, "won": amount_text(point.won), "luck": amount_text(point.luck)}
            for point in figures.money
        ],
        "lasted": round(figures.lasted, 4),
        "hands": {str(length): count for length, count in figures.hands.items()},
        "hands_expected": {str(length): round(count, 3) for length, count in figures.expected.items()},
        "definitions": DEFINITIONS,
    }


def statistics_lines(figures: Figures) -> Iterator[str]:
    """The same for people."""
    yield f"{figures.sessions} sessions, {figures.coups} coups; copies and what-ifs left out: {figures.left_out}"
    for name, rate in {**figures.outcomes, "natural": figures.natural, "won": figures.won}.items():
        yield f"{name:<8} {rate.times:>8} of {rate.of:<8} {rate.value:7.2%}  ({rate.low:.2%} to {rate.high:.2%})"
    for name, result in {"yours": figures.yours, **figures.roles}.items():
        yield (
            f"{name:<8} {result.coups:>8} coups: {result.won} won, {result.lost} lost, {result.tied} tied,"
            f" result {amount_text(result.gain)}"
        )
    yield f"cagnotte {amount_text(figures.cagnotte)}"
    yield f"a bank lasted {figures.lasted:.2f} coups"


def _result(result: Result) -> dict[str, Any]:
    return result._asdict() | {"staked": amount_text(result.staked), "gain": amount_text(result.gain)}
