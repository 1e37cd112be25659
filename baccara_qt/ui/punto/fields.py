"""The fields of the cloth: those of every seat, those the human can press, and what is printed on them."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.money import Seat
from baccara_qt.core.punto.bets import Bet
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.players.punto.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.punto.texts import field_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A field of the cloth before a seat. ``filled``: something lies there."""

    seat: int
    bet: str
    filled: bool


@dataclass(frozen=True, slots=True)
class OwnRow:
    """A field before the human. ``lit``: he may stake on it now."""

    bet: str
    lit: bool
    spoken: str


def field_rows(view: SeatView) -> list[FieldRow]:
    """The fields of every seat, those of seat 1 first."""
    return [
        FieldRow(seat, bet, state.bet(bet) > 0) for seat, state in enumerate(view.seats, 1) for bet in view.rules.bets
    ]


def own_rows(view: SeatView, human: Seat, lit: Container[str]) -> list[OwnRow]:
    """The fields before the human; none at a table of guests."""
    return [OwnRow(bet, bet in lit, _spoken(view, human, bet)) for bet in view.rules.bets] if human else []


def _spoken(view: SeatView, seat: Seat, bet: Bet) -> str:
    amount = view.seats[seat - 1].bet(bet)
    name = field_name(bet)
    return translate("Fields", "{0}, your stake {1}").format(name, money_text(amount)) if amount else name


def printed(rules: TableRules) -> list[dict[str, str]]:
    """What is printed on the fields of this table: the name, and a mark where there is no room for it."""
    return [{"bet": bet, "name": field_name(bet), "mark": _mark(bet)} for bet in rules.bets]


def _mark(bet: Bet) -> str:
    return {
        "punto": translate("Fields", "P", "Punto, on a small field"),
        "banco": translate("Fields", "B", "Banco, on a small field"),
        "tie": translate("Fields", "T", "tie, on a small field"),
        "punto_pair": translate("Fields", "PP", "Punto pair, on a small field"),
        "banco_pair": translate("Fields", "BP", "Banco pair, on a small field"),
        "dragon_7": translate("Fields", "D7", "Dragon 7, on a small field"),
        "panda_8": translate("Fields", "P8", "Panda 8, on a small field"),
    }[bet]
