"""The tables of the library as lines of a list."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.preset_texts import preset_name

translate = QCoreApplication.translate


def session_lines(summaries: Iterable[Summary]) -> list[dict[str, Any]]:
    """A line for each table.

    Its keys: ``id``, ``name``, ``line`` (how it stands), ``when`` it was last played, ``open``, ``guests`` (names).
    """
    return [
        {
            "id": summary.id,
            "name": table_name(summary),
            "line": _how_it_stands(summary),
            "when": when_text(summary.updated),
            "open": summary.open,
            "guests": list(summary.guests),
        }
        for summary in summaries
    ]


def table_name(table: Summary) -> str:
    """What a table is called; by its rules and number when it has no name of its own."""
    return table.name or translate("Sessions", "{0}, table {1}").format(preset_name(table.preset), table.id)


def _how_it_stands(summary: Summary) -> str:
    parts = [translate("Sessions", "Coups: {0}").format(number_text(summary.coups))]
    if summary.human:
        parts.append(translate("Sessions", "your purse: {0}").format(money_text(summary.purse)))
    else:
        parts.append(translate("Sessions", "guests only"))
    if not summary.open:
        parts.append(translate("Sessions", "closed"))
    return " · ".join(parts)


def when_text(updated: str) -> str:
    """The time if it was today, otherwise the day; as the user's country writes it."""
    moment = _moment(updated)
    if moment.date() == QDate.currentDate():
        return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def day_text(moment: str) -> str:
    """The day of a moment; as the user's country writes it."""
    return QLocale().toString(_moment(moment).date(), QLocale.FormatType.ShortFormat)


def _moment(told: str) -> QDateTime:
    """The moment a library tells; none, written as nothing, if a damaged one tells something else."""
    try:
        return QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(told).timestamp()))
    except (ValueError, TypeError):
        return QDateTime()
