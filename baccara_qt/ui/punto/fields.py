"""The fields of the cloth: a box for each seat and each bet."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.money import Seat
from baccara_qt.core.punto.bets import Bet
from baccara_qt.players.punto.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.punto.texts import field_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A field before a seat. ``lit``: the human may stake on it now."""

    seat: int
    bet: str
    title: str
    mine: bool
    lit: bool
    spoken: str


def field_rows(view: SeatView, human: Seat, lit: Container[str]) -> list[FieldRow]:
    """The fields of every seat, those of seat 1 first."""
    return [
        _row(view, seat, bet, mine=seat == human, lit=bet in lit)
        for seat in range(1, len(view.seats) + 1)
        for bet in view.rules.bets
    ]


def _row(view: SeatView, seat: Seat, bet: Bet, *, mine: bool, lit: bool) -> FieldRow:
    amount = view.seats[seat - 1].bet(bet)
    name = field_name(bet)
    text = translate("Fields", "{0}, your stake {1}").format(name, money_text(amount)) if mine and amount else name
    return FieldRow(seat, bet, _short(bet) if bet not in {"punto", "banco", "tie"} else name, mine, mine and lit, text)


def _short(bet: Bet) -> str:
    """What is written on a small field."""
    return {
        "punto_pair": translate("Fields", "PP", "Punto pair, on a small field"),
        "banco_pair": translate("Fields", "BP", "Banco pair, on a small field"),
        "dragon_7": translate("Fields", "D7", "Dragon 7, on a small field"),
    }.get(bet, translate("Fields", "P8", "Panda 8, on a small field"))
