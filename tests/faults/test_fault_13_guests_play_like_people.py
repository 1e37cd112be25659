"""Fault 13: AI that bets everything in the first coup, never takes the bank, or makes an illegal draw."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from baccara_qt.core.cards import total
from baccara_qt.core.chance import SeededChance
from baccara_qt.core.chemin import PRESETS, Phase, TableState, decide, fold, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.tableau import BANKER, STOOD
from baccara_qt.players import choose, guests_for, see, volunteer


def played(preset: str, seats: int, seed: str, coups: int) -> Iterator[tuple[TableState, c.Command]]:
    """Every act of a table of guests, with the table before it."""
    chance = SeededChance.from_text(seed)
    guests = guests_for(chance.stream(0), range(1, seats + 1))
    rules = replace(PRESETS[preset], seats=seats)
    state = TableState.new(rules)
    actor, command, answers = CROUPIER, c.OpenTable((rules.opening_purse,) * seats), 0
    while True:
        yield state, command
        state = fold(state, decide(state, actor, command, chance))
        if state.coups == coups and not state.in_coup:
            return
        answers += 1
        poor = [seat for seat in state.occupied if volunteer(see(state, seat), legal(state, seat))]
        actor = poor[0] if poor else turn(state) or CROUPIER
        if poor:
            command = volunteer(see(state, actor), legal(state, actor))
        elif actor:
            luck = chance.stream(actor, answers)
            command = choose(see(state, actor), legal(state, actor), guests[actor].temperament, luck)
        else:
            command = c.CloseStakes()


@pytest.mark.parametrize("seats", [2, 6, 9, 14])
@pytest.mark.parametrize("preset", PRESETS)
def test_fault_13_nobody_risks_everything_in_the_first_coup(preset, seats):
    for seed in range(5):
        for before, command in played(preset, seats, f"first {seed}", 1):
            books, purse = before.books, before.rules.opening_purse
            if isinstance(command, c.CloseStakes):
                assert books.bank <= purse // 4
                assert max(books.stakes) <= purse // 4


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_13_every_guest_takes_the_bank(preset):
    bankers = {before.banker for before, _ in played(preset, 9, "every guest", 120)}
    assert bankers == set(range(10))


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_fault_13_no_illegal_draw_in_the_last_coup_of_a_long_night(preset, soak):
    """Judged by the printed tableau (C16, C17), not by what the program offers."""
    draws = 0
    for before, command in played(preset, 7, "long night", soak(25_000)):
        coup, free = before.coup, before.rules.banker_freedom
        if not isinstance(command, c.Draw | c.Stand):
            continue
        assert coup is not None
        draws += 1
        drew = isinstance(command, c.Draw)
        if before.phase is Phase.PONTE:
            points = total(coup.ponte)
            alone = before.rules.solo_free and coup.alone and coup.call != "avec_la_table"
            bound = "D" if points <= 4 or (points == 5 and free == "strict") else "?" if points == 5 else "S"
            verdict = "?" if alone else bound
        else:
            column = coup.third.points if coup.third else STOOD
            verdict = BANKER[total(coup.bank)][column].replace("?", "D" if free == "strict" else "?")
            verdict = "?" if free == "free" else verdict
        assert verdict in ("?", "D" if drew else "S")
    assert draws > soak(25_000)
