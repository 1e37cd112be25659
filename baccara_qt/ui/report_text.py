"""The report of a session as plain text, and the words it has in common with the printed one."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from baccara_qt.session.report import Report, Shoe
from baccara_qt.ui.amounts import number_text
from baccara_qt.ui.preset_texts import preset_name
from baccara_qt.ui.session_list import day_text, table_name

translate = QCoreApplication.translate


def text_parts(report: Report) -> Iterator[bytes]:
    """The report in UTF-8: what it is, one line of notation a coup, and what proves its shoes."""
    for line in _lines(report):
        yield f"{line}\n".encode()


def _lines(report: Report) -> Iterator[str]:
    yield table_name(report.summary)
    yield place_and_time(report)
    yield ""
    yield from (str(coup.record) for coup in report.coups)
    yield ""
    yield shoe_sentence(report)
    for shoe in report.shoes:
        yield ""
        yield translate("Print", "Shoe {0}").format(number_text(shoe.number))
        yield from (f"{title}: {value}" for title, value in heading(shoe))


def place_and_time(report: Report) -> str:
    """Where it was played, by whom and when."""
    summary = report.summary
    seats = range(1, summary.seats + 1)
    you = translate("Print", "you")
    sat = [f"{seat} {you if seat == summary.human else report.names[seat]}" for seat in seats if _taken(report, seat)]
    first, last = day_text(summary.created), day_text(summary.updated)
    return " · ".join(
        [
            preset_name(summary.preset),
            translate("Print", "coups: {0}").format(number_text(len(report.coups))),
            first if first == last else f"{first} – {last}",
            translate("Print", "seats: {0}").format(", ".join(sat)),
        ]
    )


def _taken(report: Report, seat: int) -> bool:
    return seat == report.summary.human or seat in report.names


def shoe_sentence(report: Report) -> str:
    """What the commitments prove, or why they do not."""
    if not report.summary.committed:
        return translate(
            "Print",
            "The seeds of these shoes were chosen, or the session goes on from another: the commitments prove nothing.",
        )
    return translate(
        "Print",
        "Each shoe was committed to before it was cut: the SHA-256 of its seed is the commitment, and the order of the"
        " cards follows from the seed.",
    )


def heading(shoe: Shoe) -> list[tuple[str, str]]:
    """Commitment and seed of a shoe."""
    return [
        (translate("Print", "Commitment"), shoe.commitment),
        (translate("Print", "Seed"), shoe.seed or translate("Print", "not revealed: the shoe has not ended")),
    ]
