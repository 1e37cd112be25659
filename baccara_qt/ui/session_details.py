"""All about one session of the library, beside the list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from baccara_qt.session.summary import Summary
from baccara_qt.ui.amounts import money_text, number_text
from baccara_qt.ui.library_rows import result_text
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.session_list import table_name, when_text

translate = QCoreApplication.translate


def details(row: Summary, parent: Summary | None, curve: list[float]) -> dict[str, Any]:
    """A session in figures.

    Args:
        row: The session.
        parent: The one it goes on from, if that is still there.
        curve: The user's money, from 0 to 1.

    Returns:
        ``name``, ``open`` (whether it can be continued), ``branch`` (whether it can be compared with the one it goes on
        from), ``coups``, ``lines`` (``title`` and ``amount`` each), ``curve``, and ``committed`` in a sentence.
    """
    return {
        "name": table_name(row),
        "open": row.open,
        "branch": parent is not None and _differs(row),
        "coups": row.coups,
        "lines": [{"title": title, "amount": amount} for title, amount in _figures(row, parent)],
        "curve": curve,
        "committed": translate("Library", "Nobody chose the cards: every shoe is committed to before it is cut.")
        if row.committed
        else translate("Library", "Not committed: whoever chose the seed, or went on from a table, knew the cards."),
    }


def _differs(row: Summary) -> bool:
    """Whether a session that goes on from another is no longer the same."""
    return row.apart or row.steps > row.branched_at


def _figures(row: Summary, parent: Summary | None) -> list[tuple[str, str]]:
    lines = [
        (translate("Library", "House rules"), preset_name(row.preset)),
        (translate("Library", "Seats"), str(row.seats)),
        (translate("Library", "Coups"), number_text(row.coups)),
    ]
    if row.game == "chemin_de_fer":
        lines.append((translate("Library", "Bank in play"), money_text(row.bank) if row.bank else "–"))
    if row.human:
        lines += [
            (translate("Library", "Your purse"), money_text(row.purse)),
            (translate("Library", "Won or lost"), result_text(row)),
        ]
    if row.parent:
        title = translate("Library", "Goes on from") if _differs(row) else translate("Library", "Copy of")
        lines.append((title, table_name(parent) if parent else "–"))
    return [
        *lines,
        (translate("Library", "Begun"), when_text(row.created)),
        (translate("Library", "Last played"), when_text(row.updated)),
    ]
