"""Who won a coup and what the user was in it, in a word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.coup_row import CoupRow

translate = QCoreApplication.translate


def winner_word(row: CoupRow) -> str:
    """Who won; where the house banks, by the names of the two hands."""
    if row.outcome == "tie":
        return translate("Compare", "tie")
    if not row.given:
        return translate("Compare", "Punto") if row.outcome == "ponte" else translate("Compare", "Banco")
    return translate("Compare", "ponte") if row.outcome == "ponte" else translate("Compare", "bank")
