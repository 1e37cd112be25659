"""A coup of Punto Banco in figures."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.cards import is_natural
from baccara_qt.core.coup_row import CoupRow, Winner
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.punto.bets import Outcome
from baccara_qt.core.punto.state import TableState

_WINNERS: Final[dict[Outcome, Winner]] = {"punto": "ponte", "banco": "bank", "tie": "tie"}


def coup_row(step: int, announced: TableState, after: TableState, human: Seat) -> CoupRow:
    """A coup from the table when its points were announced, and when all was settled.

    Args:
        step: Number of the step that ended it.
        announced: The table with the stakes still lying.
        after: The table once the cards are in the slot.
        human: The user's seat; 0 for none.
    """
    coup, shoe = announced.coup, announced.shoe
    assert coup is not None
    assert coup.outcome is not None
    assert shoe is not None
    stake = announced.books.stake(human) if human else Cents(0)
    return CoupRow(
        number=coup.number,
        step=step,
        shoe=shoe.number,
        banker=0,
        given=0,
        bank=Cents(0),
        at_risk=Cents(sum(announced.books.stakes)),
        outcome=_WINNERS[coup.outcome],
        natural=is_natural(coup.punto) or is_natural(coup.banco),
        cagnotte=Cents(0),
        role="ponte" if stake else "",
        stake=stake,
        gain=_wealth(after, human) - _wealth(announced, human),
        purse=_wealth(after, human),
    )


def _wealth(state: TableState, seat: Seat) -> int:
    """All that is a seat's, less the commission it owes (P6); 0 for nobody's."""
    return state.books.money(seat) - state.seat(seat).owed if seat else 0
