"""One row for each coup of a session: what statistics count, and where in the record it ended."""

from __future__ import annotations

from typing import Literal, NamedTuple

from baccara_qt.core.cards import is_natural
from baccara_qt.core.chemin import fold
from baccara_qt.core.chemin.events import Event, Outcome, PointsAnnounced
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.money import Cents, Seat

Role = Literal["banker", "buyer", "ponte", ""]
"""What the user was: banker in turn, banker who bought the bank out of turn (E3), staking against it, or neither."""


class CoupRow(NamedTuple):
    """A coup in figures; amounts in cents.

    Attributes:
        number: Counts the coups of the session, from 1.
        step: The step with which it was over.
        shoe: Number of its shoe.
        banker: The banker's seat.
        given: Which coup of his hand it was, from 1.
        bank: The bank at risk and not, before the coup.
        at_risk: Sum of the stakes.
        outcome: Who won.
        natural: Whether either side had an eight or nine with two cards.
        cagnotte: The house's part.
        role: What the user was.
        stake: What the user had at risk, as banker the sum of the stakes.
        gain: What he won, below zero what he lost, the cagnotte taken off.
        purse: All that is his after the coup, bank and garage included.
    """

    number: int
    step: int
    shoe: int
    banker: Seat
    given: int
    bank: Cents
    at_risk: Cents
    outcome: Outcome
    natural: bool
    cagnotte: Cents
    role: Role
    stake: Cents
    gain: int
    purse: int


class CoupRows:
    """Follows a session and gives the row of each coup as it ends.

    Args:
        human: The user's seat; 0 at a table of guests only.
    """

    def __init__(self, human: Seat) -> None:
        self._human = human
        self._announced: TableState | None = None

    def note(self, number: int, events: tuple[Event, ...], before: TableState, after: TableState) -> CoupRow | None:
        """Takes a step, its number, and the table before and after it; gives the row of the coup it ends."""
        for position, event in enumerate(events):
            if isinstance(event, PointsAnnounced):
                self._announced = fold(before, events[: position + 1])
        if after.coups == before.coups or self._announced is None:
            return None
        row = self._row(number, self._announced, after)
        self._announced = None
        return row

    def _row(self, number: int, announced: TableState, after: TableState) -> CoupRow:
        """The row, from the table when the points were announced and when all was settled."""
        coup, bank, shoe = announced.coup, announced.bank, announced.shoe
        assert coup is not None
        assert coup.outcome is not None
        assert bank is not None
        assert shoe is not None
        cagnotte = Cents(after.books.cagnotte - announced.books.cagnotte)
        role, stake = self._part(announced)
        won = {"bank": 1, "ponte": -1, "tie": 0}[coup.outcome]
        gain = won * stake - cagnotte if role in {"banker", "buyer"} else -won * stake
        return CoupRow(
            number=coup.number,
            step=number,
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
            gain=gain,
            purse=wealth(after, self._human),
        )

    def _part(self, announced: TableState) -> tuple[Role, Cents]:
        """What the user was in this coup, and what he had at risk."""
        assert announced.coup is not None
        if not self._human:
            return "", Cents(0)
        if announced.banker == self._human:
            return "buyer" if announced.turn_seat else "banker", announced.coup.at_risk
        stake = announced.books.stake(self._human)
        return ("ponte" if stake else ""), stake


def wealth(state: TableState, seat: Seat) -> int:
    """All that is a seat's: its purse, its stake, and as banker bank and garage; 0 for nobody's."""
    if not seat:
        return 0
    books = state.books
    return books.money(seat) + (books.bank + books.garage if state.banker == seat else 0)
