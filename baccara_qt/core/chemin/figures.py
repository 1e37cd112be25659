"""A coup of chemin de fer in figures."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.cards import is_natural
from baccara_qt.core.chemin.event import Outcome
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.coup_row import CoupRow, Role
from baccara_qt.core.money import Cents, Seat

_BANK_WINS: Final[dict[Outcome, int]] = {"bank": 1, "ponte": -1, "tie": 0}


def coup_row(step: int, announced: TableState, after: TableState, human: Seat) -> CoupRow:
    """A coup from the table when its points were announced, and when all was settled.

    Args:
        step: Number of the step that ended it.
        announced: The table with the stakes still lying.
        after: The table once the cards are in the slot.
        human: The user's seat; 0 for none.
    """
    coup, bank, shoe = announced.coup, announced.bank, announced.shoe
    assert coup is not None
    assert coup.outcome is not None
    assert bank is not None
    assert shoe is not None
    cagnotte = Cents(after.books.cagnotte - announced.books.cagnotte)
    role, stake = _part(announced, human)
    won = _BANK_WINS[coup.outcome] * stake
    return CoupRow(
        number=coup.number,
        step=step,
        shoe=shoe.number,
        banker=bank.holder,
        given=bank.coups + 1,
        bank=Cents(announced.books.bank + announced.books.garage),
        at_risk=coup.at_risk,
        outcome=coup.outcome,
        natural=is_natural(coup.ponte) or is_natural(coup.bank),
        cagnotte=cagnotte,
        role=role,
        stake=stake,
        gain=won - cagnotte if role in {"banker", "buyer"} else -won,
        purse=_wealth(after, human),
    )


def _part(announced: TableState, human: Seat) -> tuple[Role, Cents]:
    """What the user was in this coup, and what he had at risk."""
    assert announced.coup is not None
    if not human:
        return "", Cents(0)
    if announced.banker == human:
        return "buyer" if announced.turn_seat else "banker", announced.coup.at_risk
    stake = announced.books.stake(human)
    return ("ponte" if stake else ""), stake


def _wealth(state: TableState, seat: Seat) -> int:
    """All that is a seat's: its purse, its stake, and as banker bank and garage; 0 for nobody's."""
    if not seat:
        return 0
    books = state.books
    return books.money(seat) + (books.bank + books.garage if state.banker == seat else 0)
