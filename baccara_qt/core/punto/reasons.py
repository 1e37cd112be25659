"""Why a coup of Punto Banco went as it did: the facts behind each decision, told from the table's events."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.event import Event
from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Seat
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import Hand
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Coup, TableState
from baccara_qt.core.tableau import STOOD

Because = Literal["natural", "decided", "tableau"]
"""What settled a hand: its own eight or nine, the other's (A3), or the tableau (P3)."""


@dataclass(frozen=True, slots=True)
class CoupFacts:
    """A coup that is over, with all that decided it; amounts are cents.

    Attributes:
        coup: The coup as it was announced, every card known.
        rules: The settings it was played under.
        result: What every seat with a stake won or lost, the commission taken off, from the lowest number.
        commission: What the house marked or took for won Bancos (P6).
    """

    coup: Coup
    rules: TableRules
    result: dict[Seat, int]
    commission: int = 0

    @property
    def column(self) -> int:
        """Banco's column of the tableau: points of Punto's third card, or ``STOOD``."""
        return self.coup.punto[2].points if self.drew("punto") else STOOD

    def points(self, hand: Hand) -> int:
        """What a hand counted with its two first cards, before the draw."""
        return total(self.coup.hand(hand)[:2])

    def drew(self, hand: Hand) -> bool:
        """Whether a hand took a third card."""
        return len(self.coup.hand(hand)) > 2

    def because(self, hand: Hand) -> Because:
        """What settled whether a hand drew."""
        if is_natural(self.coup.hand(hand)[:2]):
            return "natural"
        other: Hand = "banco" if hand == "punto" else "punto"
        return "decided" if is_natural(self.coup.hand(other)[:2]) else "tableau"

    def pair(self, hand: Hand) -> bool:
        """Whether the first two cards of a hand are of one rank (P2)."""
        first, second, *_ = self.coup.hand(hand)
        return first.rank == second.rank


class CoupReasons:
    """Follows a table's events and gives the facts of each coup as it ends."""

    def __init__(self) -> None:
        self._facts: CoupFacts | None = None
        self._result: Counter[Seat] = Counter()
        self._commission = 0

    def note(self, event: Event, before: TableState) -> CoupFacts | None:
        """Takes the next event of a table that stands as ``before``; gives the facts when it ends a coup."""
        match event:
            case e.PointsAnnounced(outcome=outcome):
                assert before.coup is not None
                staked = {seat: 0 for seat, amount in enumerate(before.books.stakes, 1) if amount}
                self._facts = CoupFacts(replace(before.coup, outcome=outcome), before.rules, staked)
                self._result, self._commission = Counter(staked), 0
            case e.StakesTaken(stakes=stakes):
                for seat, _, amount in stakes:
                    self._result[seat] -= amount
            case e.StakePaid(seat=seat, won=won):
                self._result[seat] += won
            case e.CommissionMarked(seat=seat, amount=amount) | e.CommissionTaken(seat=seat, amount=amount):
                self._result[seat] -= amount
                self._commission += amount
            case e.CardsDiscarded():
                facts, self._facts = self._facts, None
                return facts and replace(facts, result=dict(self._result), commission=self._commission)
        return None
