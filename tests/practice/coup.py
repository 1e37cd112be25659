"""One coup with known cards that can be stopped between any two acts of the staff, so that something may go wrong.

Seat 3 holds a bank of 600; cards come as ponte, bank, ponte, bank, third cards. Amounts are in units of money.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from baccara_qt.core.chance import ScriptedChance
from baccara_qt.core.chemin import Phase, TableState, carry_out, evolve, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.decide import begin
from baccara_qt.core.chemin.mishaps import Mishap, hand_served, happen, may_happen
from baccara_qt.core.chemin.play import deal_card
from baccara_qt.core.chemin.putting_right import put_right, remedy
from baccara_qt.core.chemin.staff import due
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Seat
from tests.core.table import cents, house

BANKER = 3


class Coup:
    """A table whose stakes lie; `events` is what has happened since."""

    def __init__(
        self,
        cards: str,
        stakes: Mapping[Seat, float] | None = None,
        *,
        preset: str = "casino",
        called: Mapping[Seat, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.chance = ScriptedChance(cards)
        self.events: list[Any] = []
        rules = house(preset, seats=9, **settings)
        says = {seat: c.Stake(cents(amount)) for seat, amount in (stakes or {5: 300, 6: 100}).items()}
        says |= called or {}
        state = TableState.new(rules)
        state = carry_out(state, CROUPIER, c.OpenTable((cents(2000),) * 9), self.chance)[1]
        state = carry_out(state, state.cutter, c.Cut(10), self.chance)[1]
        while state.phase is Phase.OFFER:
            seat = turn(state)
            assert seat is not None
            word = c.TakeBank(cents(600)) if seat == BANKER else c.DeclineBank()
            state = carry_out(state, seat, word, self.chance)[1]
        while (seat := turn(state)) is not None:
            state = carry_out(state, seat, says.get(seat, c.Done()), self.chance)[1]
        self.state = state
        self.opened = state

    def take(self, dealer: Dealer) -> None:
        for event in dealer.events:
            self.events.append(event)
            self.state = evolve(self.state, event)
            assert self.state.books.balanced
        assert self.state == dealer.state

    def close(self) -> Coup:
        self.take(begin(self.state, CROUPIER, c.CloseStakes(), self.chance))
        return self

    def says(self, seat: Seat, command: Any) -> Coup:
        self.take(begin(self.state, seat, command, self.chance))
        return self

    def until(self, there: Callable[[TableState], bool], ponte: Any = None, bank: Any = None) -> Coup:
        """The staff goes on act by act; ponte and bank answer with these words."""
        while not there(self.state):
            act = due(self.state)
            if act is not None:
                dealer = Dealer(self.state, self.chance)
                hand = hand_served(self.state)
                if hand:
                    deal_card(dealer, hand)
                else:
                    act(dealer)
                self.take(dealer)
            else:
                word = ponte if self.state.phase is Phase.PONTE else bank
                assert word is not None, f"somebody is asked: {self.state.phase}"
                self.says(turn(self.state) or 0, word)
        return self

    def asked(self, phase: Phase, **words: Any) -> Coup:
        """Until somebody is asked in this phase."""
        return self.until(lambda state: state.phase is phase and due(state) is None, **words)

    def card_due(self, number: int, **words: Any) -> Coup:
        """Until the card with this number, from 1, is to be dealt."""

        def there(state: TableState) -> bool:
            coup = state.coup
            return coup is not None and len(coup.ponte + coup.bank) == number - 1 and hand_served(state) is not None

        return self.until(there, **words)

    def goes_wrong(self, kind: str, luck: int = 0) -> Mishap:
        assert kind in set(may_happen(self.state))
        dealer = Dealer(self.state, self.chance)
        mishap = happen(dealer, kind, luck)
        self.take(dealer)
        return mishap

    def put_right(self, mishap: Mishap) -> str:
        found = remedy(self.state, mishap)
        dealer = Dealer(self.state, self.chance)
        put_right(dealer, mishap)
        self.take(dealer)
        return found

    def mended(self, kind: str, luck: int = 0) -> str:
        """Something goes wrong and is put right; how."""
        return self.put_right(self.goes_wrong(kind, luck))

    @property
    def ponte(self) -> str:
        return self._cards(self.state.coup.ponte)

    @property
    def bank(self) -> str:
        return self._cards(self.state.coup.bank)

    def _cards(self, cards: Any) -> str:
        return " ".join(map(str, cards))

    def burned(self) -> str:
        return self._cards(event.card for event in self.events if isinstance(event, m.CardBurned))

    def annulled(self) -> bool:
        return any(isinstance(event, m.CoupAnnulled) for event in self.events)
