"""Very many coups: the books balance, the cards are all there, no shoe runs out, and commission is what was marked."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from baccara_qt.core.chance import SeededChance, packs_in_order
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.decide import carry_out
from baccara_qt.core.punto.legal import play_offers, turn
from baccara_qt.core.punto.rules import PRESETS, TableRules
from baccara_qt.core.punto.state import Phase, TableState
from tests.core.punto.table import cents


class Evening:
    """Two who stake here and there, and what became of it."""

    def __init__(self, rules: TableRules, seed: int) -> None:
        self.random = random.Random(seed)
        self.chance = SeededChance.from_text(f"million {seed}")
        self.state = TableState.new(rules)
        self.marked = self.paid = 0
        self.do(CROUPIER, c.OpenTable((cents(5000), cents(5000))))

    def do(self, actor: int, command: object) -> None:
        events, self.state = carry_out(self.state, actor, command, self.chance)
        for event in events:
            match event:
                case e.CommissionMarked(amount=amount):
                    self.marked += amount
                case e.CommissionPaid(amount=amount):
                    self.paid += amount
                case e.ShoeFinished():
                    assert self.marked == self.paid
                case _:
                    pass

    def coup(self) -> None:
        state, number = self.state, self.state.coups
        while self.state.coups == number:
            state, asked = self.state, turn(self.state)
            if asked is None:
                if min(state.books.purses) < cents(50):
                    self.refill()
                else:
                    self.do(CROUPIER, c.CloseStakes())
            elif state.phase is Phase.STAKES:
                offers = [offer for offer in play_offers(state, asked) if offer.command in c.STAKES.values()]
                offer = self.random.choice(offers or [None])
                self.do(asked, offer.at(offer.min) if offer and self.random.random() < 0.7 else c.Done())
            else:
                offer = self.random.choice(play_offers(state, asked))
                self.do(asked, offer.at(self.random.randint(offer.min, offer.max)) if offer.step else offer.at())

    def refill(self) -> None:
        for seat in self.state.active:
            if self.state.books.purse(seat) < cents(50):
                self.do(seat, c.BuyIn(cents(1000)))


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
@pytest.mark.parametrize("preset", PRESETS)
def test_f2_p5_p6_very_many_coups(preset: str, part: int, soak: Callable[[int], int]) -> None:
    rules = replace(
        PRESETS[preset],
        seats=2,
        stop_card=(12, 14, 20, 33, 52)[part % 5],
        commission=("box", "box", "at_once", "half_on_6", "push_on_7")[part % 5],
    )
    evening = Evening(rules, part)
    whole = Counter(card for card, _ in packs_in_order(rules.packs))
    for _ in range(soak(25_000)):
        evening.coup()
        state = evening.state
        assert state.books.balanced
        if state.shoe is not None and state.phase is Phase.STAKES:
            assert state.shoe.remaining >= 6
        if state.shoe is not None and state.coups % 50 == 0:
            assert Counter(state.shoe.order) == whole
    assert evening.marked == evening.paid + evening.state.owed
    assert evening.state.shoes > 2
