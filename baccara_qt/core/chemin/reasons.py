"""Why a coup went as it did: the facts behind each decision, told from the table's events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.event import Hand
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.chemin.state import Choice, Coup, TableState
from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.tableau import STOOD, Verdict, banker_verdict, ponte_verdict

Held = Literal["call", "alone", "largest", "nearest", "next", "croupier"]
"""Why somebody held the ponte's cards: he called, nobody else had a stake, his was the largest, or nearest to the
banker's right of the largest, the larger ones left the cards to him; nobody could or would (C9)."""

Because = Literal["natural", "decided", "advice", "croupier", "tableau", "five", "alone", "parlour", "gold"]
"""What settled a hand: its own eight or nine, the other's (A3), the croupier's advice (C19), the croupier's own play
(C9), a tableau without a choice (C16, C17), a free five, standing alone (C16), the parlour game (C18), a free cell."""


@dataclass(frozen=True, slots=True)
class CoupFacts:
    """A coup that is over, with all that decided it; amounts are cents.

    Attributes:
        coup: The coup as it was announced, every card known.
        rules: The settings it was played under.
        banker: Who held the bank.
        bank: The bank before the close.
        stakes: Each stake that was at risk, by seat, from the banker's right.
        trimmed: What the croupier gave back of a stake at the close, by seat (C6).
        cagnotte: What the house took (C23).
    """

    coup: Coup
    rules: TableRules
    banker: Seat
    bank: Cents
    stakes: tuple[tuple[Seat, Cents], ...]
    trimmed: tuple[tuple[Seat, Cents], ...]
    cagnotte: Cents

    @property
    def held(self) -> Held:
        """Why the holder of the ponte's cards held them (C9)."""
        coup, stakes = self.coup, dict(self.stakes)
        if not coup.holder:
            return "croupier"
        if coup.holder == coup.caller:
            return "call"
        if coup.alone:
            return "alone"
        largest = [seat for seat, amount in self.stakes if amount == max(stakes.values())]
        if coup.holder != largest[0]:
            return "next"
        return "nearest" if len(largest) > 1 else "largest"

    @property
    def verdicts(self) -> dict[Hand, Verdict | None]:
        """What the tableau said to either hand; ``None`` to one that had nothing to decide (C16–C18)."""
        coup, freedom = self.coup, self.rules.banker_freedom
        found: dict[Hand, Verdict | None] = {"ponte": None, "bank": None}
        if coup.ponte_choice:
            free = self.rules.frees_ponte(coup.call, alone=coup.alone)
            found["ponte"] = ponte_verdict(self.points("ponte"), freedom, free=free)
        if coup.bank_choice:
            found["bank"] = banker_verdict(self.points("bank"), self.column, freedom)
        return found

    @property
    def column(self) -> int:
        """The banker's column of the tableau: points of the ponte's third card, or ``STOOD``."""
        return self.coup.third.points if self.coup.third else STOOD

    def points(self, hand: Hand) -> int:
        """What a hand counted with its two first cards, before the draw."""
        return total((self.coup.ponte if hand == "ponte" else self.coup.bank)[:2])

    def choice(self, hand: Hand) -> Choice | None:
        """What a hand said; ``None`` when it was not asked."""
        return self.coup.ponte_choice if hand == "ponte" else self.coup.bank_choice

    def because(self, hand: Hand) -> Because:
        """What settled whether a hand drew."""
        coup, verdict = self.coup, self.verdicts[hand]
        cards = coup.ponte if hand == "ponte" else coup.bank
        if verdict is None:
            return "natural" if is_natural(cards[:2]) else "decided"
        if coup.ponte_advice if hand == "ponte" else coup.bank_advice:
            return "advice"
        if hand == "ponte" and not coup.holder:
            return "croupier"
        if verdict != "?":
            return "tableau"
        if hand == "ponte":
            return "alone" if self.rules.frees_ponte(coup.call, alone=coup.alone) else "five"
        return "parlour" if self.rules.banker_freedom == "free" else "gold"

    def against_the_tableau(self, hand: Hand) -> bool:
        """Whether a free hand did what a bound one may not: a *faux tirage* (C16)."""
        points = self.points(hand)
        if hand == "ponte":
            bound = ponte_verdict(points, "table", free=False)
        else:
            bound = banker_verdict(points, self.column, "table")
        return (bound, self.choice(hand)) in (("D", "stand"), ("S", "draw"))

    @property
    def result(self) -> dict[Seat, int]:
        """What every seat in the coup won or lost, the banker last; nothing in a tie (C20–C22)."""
        sign = {"ponte": 1, "bank": -1, "tie": 0}[self.coup.outcome or "tie"]
        won = {seat: sign * amount for seat, amount in self.stakes}
        return {**won, self.banker: -sum(won.values()) - self.cagnotte}


class CoupReasons:
    """Follows a table's events and gives the facts of each coup as it ends."""

    def __init__(self) -> None:
        self._trimmed: list[tuple[Seat, Cents]] = []
        self._facts: CoupFacts | None = None
        self._cagnotte = Cents(0)

    def note(self, event: e.Event, before: TableState) -> CoupFacts | None:
        """Takes the next event of a table that stands as ``before``; gives the facts when it ends a coup."""
        match event:
            case e.StakesOpened():
                self._trimmed.clear()
            case e.StakeTrimmed(seat=seat, amount=amount):
                self._trimmed.append((seat, amount))
            case e.PointsAnnounced():
                self._facts = self._announced(event, before)
                self._cagnotte = Cents(0)
            case e.CagnotteTaken(amount=amount):
                self._cagnotte = amount
            case e.CardsDiscarded():
                return self._finish()
        return None

    def _announced(self, event: e.PointsAnnounced, before: TableState) -> CoupFacts:
        coup, books = before.coup, before.books
        assert coup is not None
        return CoupFacts(
            coup=replace(coup, outcome=event.outcome),
            rules=before.rules,
            banker=before.banker,
            bank=Cents(books.bank + coup.uncovered),
            stakes=tuple((seat, books.stake(seat)) for seat in before.others(before.banker) if books.stake(seat)),
            trimmed=tuple(self._trimmed),
            cagnotte=Cents(0),
        )

    def _finish(self) -> CoupFacts | None:
        facts, self._facts = self._facts, None
        self._trimmed.clear()
        return replace(facts, cagnotte=self._cagnotte) if facts else None
