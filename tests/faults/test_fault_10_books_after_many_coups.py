"""Fault 10: the books at the end differ from what was bought in; they are audited through a million coups (F2)."""

from collections.abc import Iterator

import pytest

from baccara_qt.session.director import Director
from baccara_qt.session.journal import Entry
from baccara_qt.session.session import Session, opening
from baccara_qt.session.setup import Setup

PARTS = 10
EACH = 100_000
"""Coups of each part: a million in all."""

TABLES = (("casino", 9), ("koenigsspiel", 5), ("parlour", 3), ("strict", 14), ("casino", 2))


class Forgetful:
    """Keeps nothing: a million coups would fill the disk."""

    def append(self, entry: Entry) -> None:
        pass

    def commit(self) -> None:
        pass

    def lines(self) -> Iterator[str]:
        return iter(())

    def close(self) -> None:
        pass


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_fault_10_the_audit_holds_after_every_coup(soak, part):
    preset, seats = TABLES[part % len(TABLES)]
    setup = Setup.full(preset, seats, seed=f"fault 10, part {part}")
    chance, guests = opening(setup)
    from baccara_qt.core.chemin import TableState
    from baccara_qt.core.house_commands import OpenTable

    session = Session(setup, chance, Forgetful(), TableState.new(setup.rules), guests)
    session.execute(0, OpenTable(setup.purses))
    director, coups, cagnotte = Director(session), 0, 0
    while session.state.coups < soak(EACH):
        assert director.act() is not None
        if session.state.coups == coups:
            continue
        coups, books = session.state.coups, session.state.books
        there = sum(books.purses) + sum(books.stakes) + books.bank + books.garage + books.cagnotte + books.tips
        assert there == books.bought_in - books.cashed_out
        assert books.balanced
        assert books.cagnotte >= cagnotte
        cagnotte = books.cagnotte
    assert session.state.books.bought_in >= sum(setup.purses)
