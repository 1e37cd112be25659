"""What the croupier has called last when somebody is asked at Punto Banco."""

import random
from dataclasses import replace

import pytest

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Cents
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.game import PUNTO_BANCO
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.ui.cue import Say
from baccara_qt.ui.punto.cues import cues_for

SELDOM = (c.SitOut, c.ComeBack, c.BuyIn, c.SitDown, c.Leave, c.Tip)


def _next(state, luck):
    """Anything that may be done: mostly by who is asked, else by anybody; the table is never closed."""
    rare, anybody = luck.random() < 0.1, luck.sample(range(6), 6)
    asked = PUNTO_BANCO.turn(state)
    for actor in anybody if rare or asked is None else (asked, *anybody):
        offers = [offer for offer in PUNTO_BANCO.legal(state, actor) if offer.command is not c.CloseTable]
        offers = [offer for offer in offers if rare or offer.command not in SELDOM]
        if offers:
            offer = luck.choice(offers)
            return actor, offer.at(offer.min) if offer.step else offer.at()
    raise AssertionError("nobody can do anything")


def asked_and_told(preset, steps=400):
    """Whoever is asked at such a table, and what the croupier has called last."""
    luck, chance, last = random.Random(1), SeededChance.from_text(preset), None
    state = TableState.new(replace(PUNTO_BANCO.presets[preset], seats=5))
    actor, command = CROUPIER, c.OpenTable((Cents(2_000_00),) * 5)
    for _ in range(steps):
        events, after = PUNTO_BANCO.carry_out(state, actor, command, chance)
        last = next((cue.say for cue in reversed(cues_for(events, state)) if cue.say), last)
        state = after
        if PUNTO_BANCO.turn(state):
            yield state, last
        actor, command = _next(state, luck)


@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_p2_who_is_asked_for_a_stake_hears_that_last(preset):
    calls = {last for table, last in asked_and_told(preset) if table.phase is Phase.STAKES}

    assert calls == {Say("stakes_asked")}


def test_p7_who_is_offered_the_shoe_hears_it_last():
    offered = [(table, last) for table, last in asked_and_told("big-table") if table.phase is Phase.OFFER]

    assert len({last.seat for _, last in offered}) > 1
    for table, last in offered:
        assert last == Say("shoe_offered", table.offered[0])


def test_p1_who_turns_a_card_has_been_named_last_or_gets_a_third_one():
    calls = set()
    for table, last in asked_and_told("big-table"):
        if table.phase is Phase.TURN:
            hand = table.coup.next_to_turn
            assert last in (Say(f"{hand}_to", PUNTO_BANCO.turn(table)), Say(f"card_{hand}"))
            calls.add(last.call)

    assert calls == {"punto_to", "banco_to", "card_punto", "card_banco"}
