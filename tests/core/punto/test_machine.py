"""Any Punto Banco table, any people, anything said in any order: nothing that must hold is ever broken."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.money import Cents
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.events import ALL_EVENTS
from baccara_qt.core.punto.rules import PRESETS, TableRules
from tests.core.punto.walk import Walk
from tests.core.walk import FewCards


@st.composite
def sound_rules(draw: st.DrawFn) -> TableRules:
    """Any settings a house can have, made from one of the presets."""
    unit = draw(st.sampled_from([1, 100, 500, 2000]))
    stake_min, side_min = unit * draw(st.integers(1, 4)), unit * draw(st.integers(1, 2))
    rules = replace(
        draw(st.sampled_from(list(PRESETS.values()))),
        seats=draw(st.integers(1, 14)),
        packs=draw(st.sampled_from([6, 8])),
        stop_card=draw(st.integers(12, 52)),
        travelling=draw(st.booleans()),
        one_by_one=draw(st.booleans()),
        unit=Cents(unit),
        stake_min=Cents(stake_min),
        stake_max=Cents(stake_min * draw(st.integers(1, 50))),
        side_min=Cents(side_min),
        side_max=Cents(side_min * draw(st.integers(1, 20))),
        opening_purse=Cents(40 * stake_min),
        tie_pays=draw(st.sampled_from([8, 9])),
        pairs=draw(st.booleans()),
        commission=draw(st.sampled_from(["box", "at_once", "half_on_6", "push_on_7"])),
        commission_step=Cents(min(stake_min, draw(st.sampled_from([1, 5, 10, 50, 100])))),
        commission_rounding=draw(st.sampled_from(["nearest", "up", "down"])),
    )
    assume(not rules.problems())
    return rules


def purses(rules: TableRules) -> st.SearchStrategy[tuple[Cents, ...]]:
    """Empty seats, poor players, rich players."""
    amounts = [0, rules.stake_min, 3 * rules.stake_min + 7, rules.opening_purse]
    rest = st.lists(st.sampled_from(amounts), min_size=rules.seats - 1, max_size=rules.seats - 1)
    return rest.map(lambda others: (rules.opening_purse, *others))


class Drawn:
    """Luck from hypothesis."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def choose(self, options: Sequence[Any]) -> Any:
        return options[self._data.draw(st.integers(0, len(options) - 1))]


class AnyTable(RuleBasedStateMachine):
    """One table; most of the time the one who is asked answers."""

    @initialize(data=st.data(), rules=sound_rules(), cards=st.sampled_from([24, 40, 70, 312]))
    def open(self, data: st.DataObject, rules: TableRules, cards: int) -> None:
        self.walk = Walk(rules, data.draw(purses(rules)), FewCards(bytes(32), cards))

    @rule(data=st.data(), times=st.integers(1, 8))
    def the_one_who_is_asked_answers(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            self.walk.take(self.walk.answers(), Drawn(data))

    @rule(data=st.data())
    def anybody_does_what_he_may(self, data: st.DataObject) -> None:
        self.walk.take(self.walk.everything(), Drawn(data))

    @rule(data=st.data())
    def anybody_says_anything(self, data: st.DataObject) -> None:
        self.walk.nonsense(Drawn(data))

    @rule(rules=sound_rules(), same_seats=st.booleans())
    def the_croupier_announces_other_settings(self, rules: TableRules, same_seats: bool) -> None:
        seats = len(self.walk.state.seats) if same_seats else rules.seats
        self.walk.change_rules(replace(rules, seats=seats))

    @precondition(lambda self: self.walk.state.seq % 7 == 0)
    @rule()
    def every_offer_holds(self) -> None:
        self.walk.every_offer_holds()

    def teardown(self) -> None:
        if hasattr(self, "walk"):
            self.walk.replays()


@pytest.mark.long
def test_any_table(soak: Callable[[int], int]) -> None:
    """A failure is shown as it came: shrinking a table of so many choices would take minutes."""
    run_state_machine_as_test(
        AnyTable,
        settings=settings(
            max_examples=soak(6000),
            stateful_step_count=40,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
        ),
    )


class Dice:
    """Luck from a random generator."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, options: Sequence[Any]) -> Any:
        return options[self.random.randrange(len(options))]


def stroll(rules: TableRules, seed: int, steps: int) -> Walk:
    """Many steps at one table: mostly play, some coming and going, some nonsense."""
    dice = Dice(seed)
    chance = SeededChance.from_text(f"{seed}") if seed % 3 else FewCards(seed.to_bytes(32, "big"), 30 + seed % 90)
    walk = Walk(rules, (rules.opening_purse,) * rules.seats, chance)
    for step in range(steps):
        kind = dice.random.random()
        if kind < 0.93:
            walk.take(walk.answers(), dice)
        elif kind < 0.98:
            walk.take(walk.everything(), dice)
        else:
            walk.nonsense(dice)
        if step % 500 == 0:
            walk.every_offer_holds()
    walk.replays()
    return walk


@pytest.mark.long
def test_long_evenings_at_every_preset(soak: Callable[[int], int]) -> None:
    happened = set()
    rules = [*PRESETS.values(), replace(PRESETS["mini"], commission="at_once", seats=3, travelling=True)]
    for evening in range(soak(600)):
        walk = stroll(rules[evening % 3], evening, 1500)
        happened |= {type(event) for event in walk.events}
    # Settings are changed by the other test, a step taken back by sessions, and a table with people is never closed.
    assert set(ALL_EVENTS) - happened <= {e.RulesChanged, e.TakenBack, e.TableClosed}
