"""The coups of a session, told from its events."""

from __future__ import annotations

from baccara_qt.core.cards import Card
from baccara_qt.core.event import Event
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS, Bet
from baccara_qt.core.punto.notation import CoupRecord, Staked
from baccara_qt.core.punto.state import TableState


class CoupRecorder:
    """Follows a table's events from its opening and gives the record of each coup as it ends.

    Attributes:
        coups: Coups recorded so far.
    """

    def __init__(self) -> None:
        self.coups = 0
        self._holder: Seat = 0
        self._lying: dict[tuple[Seat, Bet], Cents] = {}
        self._begin()

    @classmethod
    def at(cls, state: TableState) -> CoupRecorder:
        """A recorder for a table with a past. What was settled of a running coup is not known any more."""
        recorder = cls()
        recorder.coups, recorder._holder = state.coups, state.holder
        recorder._lying = {
            (seat, bet): lies
            for seat, place in enumerate(state.seats, 1)
            for bet, lies in zip(BETS, place.bets, strict=True)
            if lies
        }
        recorder._begin()
        if state.coup:
            recorder._cards = {"punto": state.coup.punto, "banco": state.coup.banco}
        return recorder

    def _begin(self) -> None:
        self._closed = tuple(Staked(*key, amount) for key, amount in sorted(self._lying.items(), key=_place))
        self._cards: dict[str, tuple[Card, ...]] = {"punto": (), "banco": ()}
        self._taken = self._paid = self._commission = 0

    def note(self, event: Event) -> CoupRecord | None:
        """Takes the next event; gives the record when it ends a coup."""
        match event:
            case e.ShoeTaken(seat=seat):
                self._holder = seat
            case e.CroupierDeals() | e.ShoePassed():
                self._holder = 0
            case e.StakePlaced(seat=seat, bet=bet, amount=amount):
                self._lying[seat, bet] = amount
            case e.StakesWithdrawn(seat=seat):
                self._lying = {key: amount for key, amount in self._lying.items() if key[0] != seat}
            case e.TakenBack(holder=holder, bets=bets):
                self._holder = holder
                rows = enumerate(bets, 1)
                self._lying = {(n, bet): lies for n, row in rows for bet, lies in zip(BETS, row, strict=True) if lies}
            case e.StakesClosed():
                self._begin()
            case e.CardDealt(hand=hand, card=card):
                self._cards[hand] += (card,)
            case e.CardsDiscarded():
                return self._record()
            case _:
                self._settle(event)
        return None

    def _settle(self, event: Event) -> None:
        match event:
            case e.StakesTaken(stakes=stakes):
                for seat, bet, amount in stakes:
                    self._taken += amount
                    del self._lying[seat, bet]
            case e.StakePaid(seat=seat, bet=bet, won=won):
                self._paid += won
                del self._lying[seat, bet]
            case e.CommissionMarked(amount=amount) | e.CommissionTaken(amount=amount):
                self._commission += amount

    def _record(self) -> CoupRecord:
        self.coups += 1
        return CoupRecord(
            self.coups,
            self._holder,
            self._closed,
            self._cards["punto"],
            self._cards["banco"],
            Cents(self._taken),
            Cents(self._paid),
            Cents(self._commission),
        )


def _place(item: tuple[tuple[Seat, Bet], Cents]) -> tuple[Seat, int]:
    (seat, bet), _ = item
    return seat, BETS.index(bet)
