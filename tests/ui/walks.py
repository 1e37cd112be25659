"""Tables on which anything legal happens, for tests of what is shown of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.chemin import PRESETS, Phase, TableState, decide, fold, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Step
from baccara_qt.core.games import game_of
from baccara_qt.core.money import Cents
from baccara_qt.session.recent import Recent

COMING_AND_GOING = (c.SitOut, c.Leave, c.Tip, c.BuyIn, c.ComeBack, c.SitDown, c.CloseTable)


class Walked(NamedTuple):
    """A step: the table before it, and its events."""

    before: TableState
    events: tuple[e.Event, ...]


def walk(preset: str, seats: int, seed: int, steps: int) -> Iterator[Walked]:
    """So many steps of a table whose people do anything they may, the unusual now and then; seat 2 takes back some."""
    luck, regret = random.Random(seed), random.Random(seed)
    chance = SeededChance.from_text(f"walk {seed}")
    rules = replace(PRESETS[preset], seats=seats, bank_max=Cents(900_00), withdraw_above=True, stake_min=Cents(5_00))
    state, recent = TableState.new(rules), Recent(game_of(rules), 2)
    actor, command = CROUPIER, c.OpenTable((Cents(2_000_00),) * seats)
    for _ in range(steps):
        try:
            events = decide(state, actor, command, chance)
        except RuleError:
            events = ()
        if events:
            yield Walked(state, events)
            before, state = state, fold(state, events)
            recent.note(Step(actor, command, events), before, state)
        if recent.can_take_back and regret.random() < 0.1:
            step = recent.take_back()
            yield Walked(state, step.events)
            before, state = state, fold(state, step.events)
            recent.note(step, before, state)
        if state.closed:
            return
        actor, command = _next(state, luck)


def _next(state: TableState, luck: random.Random) -> tuple[int, object]:
    if luck.random() < 0.01:
        return CROUPIER, c.ChangeRules(replace(state.rules, cagnotte_percent=luck.randint(0, 10)))
    if luck.random() < 0.01 and state.rules.strict_house:
        return CROUPIER, c.Bar(luck.randint(1, len(state.seats)))
    asked = turn(state)
    rare = luck.random() < 0.08
    actor = luck.randint(0, len(state.seats)) if rare or asked is None else asked
    offers = [offer for offer in legal(state, actor) if rare or offer.command not in COMING_AND_GOING]
    if asked is None and not rare and state.phase is Phase.CLAIMS and luck.random() < 0.6:
        return CROUPIER, c.CloseStakes()
    if not offers:
        return actor, c.Done()
    offer = luck.choice(offers)
    if offer.command is c.CloseTable and luck.random() < 0.9:
        return actor, c.Done()
    if not offer.step:
        return actor, offer.at()
    few = min(offer.max, offer.min + luck.randint(0, 40) * offer.step)
    return actor, offer.at(few - (few - offer.min) % offer.step)


@cache
def walks() -> tuple[Walked, ...]:
    """Steps that contain every event there is."""
    return tuple(
        step
        for preset, seats, seed in (("casino", 9, 1), ("strict", 14, 2), ("koenigsspiel", 5, 3), ("parlour", 2, 4))
        for step in walk(preset, seats, seed, 1200)
    )
