"""Fault 7: banco called with less than the bank in the purse; a player at zero still asked to speak."""

import pytest

from baccara_qt.core.chemin import Phase, legal
from baccara_qt.core.chemin import commands as c
from tests.core.table import BANK_WINS, PONTE_WINS, Table, cents


@pytest.mark.parametrize(("purse", "may"), [(599.99, False), (600, True), (600.01, True)])
def test_fault_07_banco_needs_the_whole_bank_to_the_cent(purse: float, may: bool) -> None:
    t = Table(purses={4: purse})
    t.banker(3, 600)
    assert t.may(4, c.CallBanco) is may
    if not may:
        t.refuses(4, c.CallBanco(), "banco.exceeds_purse", "C3", bank=cents(600), purse=cents(purse))
        t.refuses(4, c.Stake(cents(600)), "stake.too_large", "C6")


def test_fault_07_a_player_at_zero_is_never_asked() -> None:
    t = Table(script=f"{BANK_WINS} {BANK_WINS} {PONTE_WINS}", people=(3, 4, 5, 6), purses={4: 100}, min_coups=0)
    t.banker(3, 100)
    t.banco(4)
    t.close()
    assert t.purse(4) == 0
    asked = set()
    t.keep()
    for _ in range(60):
        if t.turn is not None:
            asked.add(t.turn)
        if t.phase is Phase.CLAIMS and t.turn is None:
            t.coup(6, 50) if t.state.coups < 3 else t.passes(t.state.banker)
        elif not t.silent():
            break
    assert t.phase is Phase.RESTING
    assert asked == {3, 5, 6}
    assert {offer.command for offer in legal(t.state, 4)} == {c.BuyIn, c.SitOut, c.Leave}
