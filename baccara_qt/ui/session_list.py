"""The tables of the library as lines of a list."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from baccara_qt.session.summaries import Glance
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.preset_texts import preset_name

if TYPE_CHECKING:
    from baccara_qt.session.summary import Summary

translate = QCoreApplication.translate


def session_lines(glances: Iterable[Glance]) -> list[dict[str, Any]]:
    """A line for each table.

    Its keys: ``id``, ``name``, ``line`` (how it stands), ``when`` it was last played, ``open``, ``guests`` (names).
    """
    return [
        {
            "id": glance.id,
            "name": table_name(glance),
            "line": _how_it_stands(glance),
            "when": when_text(glance.updated),
            "open": glance.open,
            "guests": list(glance.guests),
        }
        for glance in glances
    ]


def table_name(table: Glance | Summary) -> str:
    """What a table is called; by its rules and number when it has no name of its own."""
    return table.name or translate("Sessions", "{0}, table {1}").format(preset_name(table.preset), table.id)


def _how_it_stands(glance: Glance) -> str:
    parts = [translate("Sessions", "Coups: {0}").format(number_text(glance.coups))]
    if glance.human:
        parts.append(translate("Sessions", "your purse: {0}").format(money_text(glance.purse)))
    else:
        parts.append(translate("Sessions", "guests only"))
    if not glance.open:
        parts.append(translate("Sessions", "closed"))
    return " · ".join(parts)


def when_text(updated: str) -> str:
    """The time if it was today, otherwise the day; as the user's country writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(updated).timestamp()))
    if moment.date() == QDate.currentDate():
        return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def day_text(moment: str) -> str:
    """The day of a moment; as the user's country writes it."""
    day = QDateTime.fromSecsSinceEpoch(int(datetime.fromisoformat(moment).timestamp())).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
