"""The coups of a session, told from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.notation import Claim, ClaimMark, CoupRecord, Play
from baccara_qt.core.chemin.rules import SEATS_MAX
from baccara_qt.core.chemin.state import Coup, TableState
from baccara_qt.core.money import BANK, Cents, Seat, stake

_MARKS: dict[type[e.Event], ClaimMark] = {
    e.StakePlaced: "+",
    e.BancoCalled: "*",
    e.SuiviCalled: "**",
    e.AvecLaTableCalled: "/",
}

_CALLS: dict[e.Call, ClaimMark] = {"banco": "*", "suivi": "**", "avec_la_table": "/"}


_STAKES = {stake(seat): seat for seat in range(1, SEATS_MAX + 1)}
"""Whose stake an account is."""


class CoupRecorder:
    """Follows a table's events from its opening and gives the record of each coup as it ends.

    Attributes:
        coups: Coups recorded so far.
    """

    def __init__(self) -> None:
        self.coups = 0
        self._banker: Seat = 0
        self._bank = Cents(0)
        self._claims: dict[Seat, Claim] = {}
        self._begin(0)

    @classmethod
    def at(cls, state: TableState) -> CoupRecorder:
        """A recorder for a table with a past. What was trimmed from stakes of a running coup is not known any more."""
        recorder = cls()
        recorder.coups = state.coups
        recorder._banker = state.last_banker
        recorder._bank = state.books.bank
        standing = state.coup or state.claims
        for seat, amount in enumerate(state.books.stakes, 1):
            if amount:
                called = standing is not None and standing.caller == seat
                mark = _CALLS[standing.call] if called and standing and standing.call else "+"
                recorder._claims[seat] = Claim(seat, mark, amount)
        if state.coup:
            recorder._resume(state.coup)
        return recorder

    def _resume(self, coup: Coup) -> None:
        self._begin(coup.holder)
        self._bank_before = Cents(self._bank + coup.uncovered)
        self._cards.update(ponte=coup.ponte, bank=coup.bank)
        said = (("ponte", coup.ponte_choice, coup.ponte_advice), ("bank", coup.bank_choice, coup.bank_advice))
        for hand, choice, advice in said:
            if advice:
                self._asked.add(hand)
            if choice:
                self._plays[hand] = Play(choice, advice is not None)

    def _begin(self, holder: Seat) -> None:
        self._holder = holder
        self._bank_before = self._bank
        self._closed = tuple(self._claims[seat] for seat in sorted(self._claims, key=self._from_the_right))
        self._cards: dict[str, tuple[Card, ...]] = {"ponte": (), "bank": ()}
        self._plays: dict[str, Play] = {}
        self._asked: set[str] = set()
        self._outcome: e.Outcome = "tie"
        self._cagnotte = Cents(0)

    def _from_the_right(self, seat: Seat) -> tuple[bool, Seat]:
        """Orders seats from the banker's right (B2)."""
        return seat < self._banker, seat

    def note(self, event: e.Event) -> CoupRecord | None:
        """Takes the next event; gives the record when it ends a coup."""
        match event:
            case e.BankTaken(seat=seat):
                self._banker = seat
            case e.StakePlaced(seat=seat, amount=amount):
                self._claimed(seat, _MARKS[type(event)], amount)
            case e.StakeTrimmed(seat=seat, amount=amount):
                self._reduced(seat, amount)
            case e.StakeWithdrawn(seat=seat) | e.StakePaid(seat=seat):
                self._claims.pop(seat, None)
            case e.StakesRaked():
                self._claims.clear()
            case e.StakesClosed(holder=holder):
                self._begin(holder)
            case e.CagnotteTaken(amount=amount):
                self._cagnotte = amount
            case e.TakenBack():
                self._taken_back(event)
            case _:
                self._note_cards(event)
        for source, target, amount in event.entries:
            self._bank = Cents(self._bank + amount * ((target == BANK) - (source == BANK)))
        return self._record() if isinstance(event, e.CardsDiscarded) else None

    def _note_cards(self, event: e.Event) -> None:
        match event:
            case e.CardDealt(hand=hand, card=card):
                self._cards[hand] += (card,)
            case e.AdviceGiven(hand=hand):
                self._asked.add(hand)
            case e.HandDrew(hand=hand):
                self._plays[hand] = Play("draw", hand in self._asked)
            case e.HandStood(hand=hand):
                self._plays[hand] = Play("stand", hand in self._asked)
            case e.PointsAnnounced(outcome=outcome):
                self._outcome = outcome

    def _claimed(self, seat: Seat, mark: ClaimMark, amount: Cents) -> None:
        if mark == "/":  # a beaten call lies on as a partial stake (C3)
            for other in self._claims.values():
                if other.mark == "/":
                    self._claims[other.seat] = Claim(other.seat, "+", other.amount)
        self._claims[seat] = Claim(seat, mark, amount)

    def _reduced(self, seat: Seat, amount: Cents) -> None:
        left = Cents(self._claims[seat].amount - amount)
        if left:
            self._claims[seat] = Claim(seat, "!", left)
        else:
            del self._claims[seat]

    def _taken_back(self, event: e.TakenBack) -> None:
        """Claims and banker are as they were."""
        self._banker = event.last_banker
        lying = Counter({seat: claim.amount for seat, claim in self._claims.items()})
        for source, target, amount in event.entries:
            lying[_STAKES.get(target, 0)] += amount
            lying[_STAKES.get(source, 0)] -= amount
        caller, call = (event.claims.caller, event.claims.call) if event.claims else (0, None)
        self._claims = {
            seat: Claim(seat, _CALLS[call] if call and seat == caller else "+", Cents(amount))
            for seat, amount in lying.items()
            if seat and amount
        }

    def _record(self) -> CoupRecord:
        self.coups += 1
        for claim in self._closed:  # what lies on after a tie is a stake like another
            if claim.mark == "!" and claim.seat in self._claims:
                self._claims[claim.seat] = Claim(claim.seat, "+", claim.amount)
        return CoupRecord(
            number=self.coups,
            banker=self._banker,
            bank=self._bank_before,
            claims=self._closed,
            holder=self._holder,
            ponte=self._cards["ponte"],
            bank_cards=self._cards["bank"],
            ponte_play=self._plays.get("ponte"),
            bank_play=self._plays.get("bank"),
            outcome=self._outcome,
            cagnotte=self._cagnotte,
        )


def coup_records(events: Iterable[e.Event]) -> Iterator[CoupRecord]:
    """The record of every coup that ends within these events, told from the table's opening on."""
    recorder = CoupRecorder()
    for event in events:
        record = recorder.note(event)
        if record:
            yield record
