"""What a table of Punto Banco says in the user's language: whose turn it is, badges, names of the fields."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from baccara_qt.core.money import Seat
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.bets import BETS, Bet
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Phase
from baccara_qt.players.punto.view import SeatView
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.sentences import Names, who
from baccara_qt.ui.texts import how_to_play_again

translate = QCoreApplication.translate

# Qt's stub calls a marked text an object.
_FIELDS: Final[dict[Bet, Any]] = {
    "punto": QT_TRANSLATE_NOOP("Fields", "Punto"),
    "banco": QT_TRANSLATE_NOOP("Fields", "Banco"),
    "tie": QT_TRANSLATE_NOOP("Fields", "Tie"),
    "punto_pair": QT_TRANSLATE_NOOP("Fields", "Punto pair"),
    "banco_pair": QT_TRANSLATE_NOOP("Fields", "Banco pair"),
    "dragon_7": QT_TRANSLATE_NOOP("Fields", "Dragon 7"),
    "panda_8": QT_TRANSLATE_NOOP("Fields", "Panda 8"),
}


def field_name(bet: Bet) -> str:
    """A field of the cloth."""
    return translate("Fields", _FIELDS[bet])


def badge(view: SeatView, seat: Seat) -> str:
    """What a seat is just now: whose cards it turns, that it deals or sits out; empty for nothing in particular."""
    if view.coup and view.rules.one_by_one and seat in view.coup.turners:
        if view.coup.turners == (seat, seat):
            return translate("Seats", "Both hands")
        return field_name("punto" if view.coup.turners[0] == seat else "banco")
    if seat == view.holder:
        return translate("Seats", "Deals")
    return translate("Seats", "Sits out") if view.seats[seat - 1].sitting_out else ""


def _task(view: SeatView, seat: Seat) -> str:
    """The same, to be read aloud."""
    if view.coup and view.rules.one_by_one and seat in view.coup.turners:
        if view.coup.turners == (seat, seat):
            return translate("Seats", "turns the cards of both hands")
        return translate("Seats", "turns {0}’s cards").format(badge(view, seat))
    return badge(view, seat)


def spoken(view: SeatView, seat: Seat, name: str, purse: str) -> str:
    """A place at the table to be read aloud."""
    state = view.seats[seat - 1]
    if not state.occupied:
        return translate("Seats", "Seat {0}, free").format(seat)
    parts = [translate("Seats", "Seat {0}, {1}, purse {2}").format(seat, name, purse)]
    parts += [
        translate("Seats", "{0} on {1}").format(money_text(amount), field_name(bet))
        for bet, amount in zip(BETS, state.bets, strict=True)
        if amount
    ]
    if state.owed:
        parts.append(translate("Seats", "commission {0}").format(money_text(state.owed)))
    if text := _task(view, seat):
        parts.append(text)
    if seat == view.turn:
        parts.append(translate("Seats", "is asked"))
    return ", ".join(parts)


def limits(rules: TableRules) -> list[str]:
    """What the sign on the cloth says: the limits, and how the house is paid."""
    return [
        translate("Limits", "Punto, Banco {0}–{1}").format(money_text(rules.stake_min), money_text(rules.stake_max)),
        translate("Limits", "Tie {0}:1, others {1}–{2}").format(
            rules.tie_pays, money_text(rules.side_min), money_text(rules.side_max)
        ),
        house_part(rules),
    ]


def house_part(rules: TableRules) -> str:
    """How the house is paid for a won Banco; said on the cloth only where it is not as usual."""
    return {
        "box": translate("Limits", "Commission 5 %"),
        "at_once": translate("Limits", "Commission 5 %, taken at once"),
        "half_on_6": translate("Limits", "No commission; Banco’s 6 pays half"),
        "push_on_7": translate("Limits", "No commission; Banco’s three-card 7 lies"),
    }[rules.commission]


def prompt(view: SeatView, human: Seat, names: Names, able: Container[type[Any]]) -> str:
    """Whose turn it is and what can be done, in one line.

    Args:
        view: The table as the human sees it.
        human: His seat; 0 for none.
        names: Who sits where.
        able: What he may do; the close of the stakes where it waits for his word.
    """
    if human and view.turn == human:
        return _yours(view, human)
    text = _theirs(view, who(names, view.turn)) if view.turn else _nobodys(view, able)
    broke = bool(human) and view.free + view.books.stake(human) < view.rules.side_min
    return " ".join(filter(None, (text, how_to_play_again(view, human, broke=broke))))


def _yours(view: SeatView, human: Seat) -> str:
    match view.phase:
        case Phase.CUT:
            return translate("Prompt", "It is your turn: cut the cards.")
        case Phase.OFFER:
            return translate("Prompt", "The shoe is offered to you: take it and deal, or decline.")
        case Phase.STAKES if view.books.stake(human):
            return translate("Prompt", "Your stakes lie: change them, or let them lie.")
        case Phase.STAKES:
            return translate("Prompt", "It is your turn: click a field to stake, or stake nothing.")
        case _:
            return _your_card(view)


def _your_card(view: SeatView) -> str:
    if view.coup is None or view.coup.next_to_turn is None:
        return ""
    if view.coup.next_to_turn == "punto":
        return translate("Prompt", "Punto’s card is yours: squeeze it with the pointer or the arrow keys, or turn it.")
    return translate("Prompt", "Banco’s card is yours: squeeze it with the pointer or the arrow keys, or turn it.")


def _theirs(view: SeatView, name: str) -> str:
    text = {
        Phase.CUT: translate("Prompt", "{0} cuts the cards."),
        Phase.OFFER: translate("Prompt", "{0} is offered the shoe."),
        Phase.STAKES: translate("Prompt", "{0} is asked for a stake."),
        Phase.TURN: translate("Prompt", "{0} turns a card."),
    }.get(view.phase, "")
    return text.format(name)


def _nobodys(view: SeatView, able: Container[type[Any]]) -> str:
    match view.phase:
        case Phase.STAKES if c.CloseStakes in able:
            return translate("Prompt", "Last word: change your stakes, or close them.")
        case Phase.STAKES:
            return translate("Prompt", "The stakes are about to be closed.")
        case Phase.RESTING:
            return translate("Prompt", "The game rests until somebody plays.")
        case Phase.CLOSED:
            return translate("Prompt", "The table is closed.")
        case Phase.UNOPENED | Phase.SHUFFLE | Phase.CUT | Phase.BURN:
            return translate("Prompt", "The cards are being prepared.")
        case _:
            return ""
