"""Fault 2: the bank draws after a natural, goes on after the coup is decided, or draws on 7."""

import pytest

from baccara_qt.core.chemin import Phase, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.tableau import BANKER
from tests.core.table import Table


def table(script: str, **settings: object) -> Table:
    t = Table(script=script, people=(3, 5), **settings)
    t.banker(3, 100)
    t.stake(5, 100)
    t.close()
    return t


@pytest.mark.parametrize("ponte", ["8s Kd", "9s Kd", "4s 4d", "5s 4d"])
@pytest.mark.parametrize("bank", ["Kh Qc", "3h 4c", "8h Kc", "9h Jc"])
def test_fault_02_nobody_draws_after_a_natural_of_the_ponte(ponte: str, bank: str) -> None:
    (a, b), (x, y) = ponte.split(), bank.split()
    t = table(f"{a} {x} {b} {y}")
    assert t.phase in (Phase.OFFER, Phase.KEEP)
    assert (len(t.all(e.CardDealt)), t.all(e.HandDrew)) == (4, [])


@pytest.mark.parametrize("says", [c.Draw(), c.Stand()])
@pytest.mark.parametrize("bank", ["8h Kc", "9h Kc"])
def test_fault_02_nobody_draws_after_a_natural_of_the_bank(bank: str, says: object) -> None:
    x, y = bank.split()
    t = table(f"2s {x} 3d {y}")
    t.say(5, says)
    assert t.phase is Phase.KEEP
    assert len(t.all(e.CardDealt)) == 4


@pytest.mark.parametrize("freedom", ["table", "strict"])
@pytest.mark.parametrize("third", ["Kc", "Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"])
def test_fault_02_bank_seven_never_draws(freedom: str, third: str) -> None:
    t = table(f"2s 7h 2d Kd {third}", banker_freedom=freedom)
    t.draw(5)
    t.refuses(3, c.Draw(), "cards.bound", "C17")
    t.stand(3)
    assert len(t.all(e.CardDealt)) == 5
    assert BANKER[7] == "S" * 11


@pytest.mark.parametrize("bank", ["stands", "draws"])
def test_fault_02_the_coup_is_over_after_the_bank_has_played(bank: str) -> None:
    t = table("2s 3h 2d Kd 9c 5h")
    t.draw(5)
    t.stand(3) if bank == "stands" else t.draw(3)
    assert t.state.coup is None
    for seat in (3, 5):
        assert not {offer.command for offer in legal(t.state, seat)} & {c.Draw, c.Stand, c.AskAdvice}
        t.refuses(seat, c.Draw(), "phase.other", "C16")
