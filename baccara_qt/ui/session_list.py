"""The tables of the library as lines of a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from baccara_qt.session.library import Summary
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.rule_texts import preset_name

translate = QCoreApplication.translate


def session_lines(summaries: Iterable[Summary]) -> list[dict[str, Any]]:
    """A line for each table: ``id``, ``name``, ``line`` (how it stands), ``when`` it was last played, ``open``."""
    return [
        {
            "id": summary.id,
            "name": summary.name
            or translate("Sessions", "{0}, table {1}").format(preset_name(summary.preset), summary.id),
            "line": _how_it_stands(summary),
            "when": _when(summary.updated),
            "open": summary.open,
        }
        for summary in summaries
    ]


def _how_it_stands(summary: Summary) -> str:
    parts = [translate("Sessions", "Coups: {0}").format(QLocale().toString(summary.coups))]
    if summary.human:
        parts.append(translate("Sessions", "your purse: {0}").format(money_text(summary.purse)))
    else:
        parts.append(translate("Sessions", "guests only"))
    if not summary.open:
        parts.append(translate("Sessions", "closed"))
    return " · ".join(parts)


def _when(updated: str) -> str:
    """The time if it was today, otherwise the day; as the user's country writes it."""
    moment = QDateTime.fromString(updated, Qt.DateFormat.ISODateWithMs).toLocalTime()
    if moment.date() == QDate.currentDate():
        return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
