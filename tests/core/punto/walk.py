"""A Punto Banco table where anybody may say anything: what is legal must work, what is not must be refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from baccara_qt.core.chance import Chance
from baccara_qt.core.errors import RuleError
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER, Actor, Offer
from baccara_qt.core.money import Cents
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.decide import carry_out
from baccara_qt.core.punto.evolve import evolve, fold
from baccara_qt.core.punto.legal import legal, turn
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Phase, TableState
from tests.core.punto.invariants import ANSWERS, check_event, check_waiting
from tests.core.walk import ODD, Luck

KINDS: tuple[type, ...] = c.Command.__args__
PLAIN = [kind for kind in KINDS if not fields(kind) and kind is not c.CloseTable]  # or that would be the end
NAMING = [kind for kind in KINDS if [field.name for field in fields(kind)] in (["amount"], ["position"])]


class Able(NamedTuple):
    """An offer and whose it is."""

    actor: Actor
    offer: Offer


class Walk:
    """A table from its opening on, with everything that happened at it."""

    def __init__(self, rules: TableRules, purses: tuple[Cents, ...], chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.state = TableState.new(rules)
        self.events: list[Event] = []
        self.perform(CROUPIER, c.OpenTable(purses))

    @property
    def actors(self) -> range:
        return range(len(self.state.seats) + 1)

    def perform(self, actor: Actor, command: Any) -> None:
        """Somebody does what he may; every invariant is checked after every event."""
        events, state = carry_out(self.state, actor, command, self.chance)
        assert events, f"{command} came to nothing"
        for event in events:
            self.events.append(event)
            old, self.state = self.state, evolve(self.state, event)
            check_event(old, event, self.state)
        assert self.state == state
        check_waiting(state)

    def say(self, actor: Actor, command: Any) -> None:
        """Somebody says anything: done when `legal` lists it, else refused with nothing changed."""
        for offer in legal(self.state, actor):
            if offer.command is type(command):
                amounts = [getattr(command, field.name) for field in fields(command)]
                if not amounts or (type(amounts[0]) is int and offer.allows(amounts[0])):
                    self.perform(actor, command)
                    return
        kept = repr(self.state)
        try:
            carry_out(self.state, actor, command, self.chance)
        except RuleError as error:
            assert error.code
            assert error.rule
        else:
            raise AssertionError(f"{command} of {actor} was accepted and not offered")
        assert repr(self.state) == kept

    def change_rules(self, rules: TableRules) -> None:
        """The croupier announces other settings, or may not now."""
        try:
            carry_out(self.state, CROUPIER, c.ChangeRules(rules), self.chance)
        except RuleError as error:
            assert error.code.split(".")[0] == "rules"
        else:
            self.perform(CROUPIER, c.ChangeRules(rules))

    # --- choices ------------------------------------------------------------------------------------------------

    def answers(self) -> list[Able]:
        """What the one who is asked may answer; who may stake, or the croupier, when nobody is."""
        phase, asked = self.state.phase, turn(self.state)
        if phase is Phase.RESTING:
            return [able for able in self.everything() if able.offer.command in (c.SitDown, c.ComeBack)]
        actor = CROUPIER if asked is None else asked
        mine = {c.CloseStakes, *c.STAKES.values()} | ANSWERS.get(phase, set())
        return [Able(actor, offer) for offer in legal(self.state, actor) if offer.command in mine]

    def everything(self) -> list[Able]:
        """What anybody may do now, but close the table."""
        offers = [Able(actor, offer) for actor in self.actors for offer in legal(self.state, actor)]
        return [able for able in offers if able.offer.command is not c.CloseTable]

    def take(self, able: Sequence[Able], luck: Luck) -> None:
        """Somebody does one of these things, for the least, the most or an amount between."""
        if able:
            actor, offer = luck.choose(able)
            between = range(offer.min, offer.max + 1, offer.step or 1)
            amounts = [offer.min, offer.max, between[len(between) // 2], between[len(between) // 9]]
            self.perform(actor, offer.at(luck.choose(amounts)))

    def nonsense(self, luck: Luck) -> None:
        """Anybody says anything."""
        actor = luck.choose([*self.actors, -1, len(self.state.seats) + 1])
        if luck.choose((True, False)):
            self.say(actor, luck.choose(PLAIN)())
            return
        rules = self.state.rules
        near = [offer.max + d for offer in legal(self.state, actor) for d in (-1, 1)]
        named = [rules.unit, rules.stake_min, rules.side_min, rules.stake_max + rules.unit, *near]
        self.say(actor, luck.choose(NAMING)(luck.choose([*ODD, *named])))

    def every_offer_holds(self) -> None:
        """Every offer is accepted at its least, its most and in the middle."""
        for actor, offer in self.everything():
            middle = offer.min + (offer.max - offer.min) // 2 // (offer.step or 1) * offer.step
            for amount in {offer.min, middle, offer.max}:
                assert offer.allows(amount)
                carry_out(self.state, actor, offer.at(amount), self.chance)

    def replays(self) -> None:
        """The events alone make the same table, and commission paid and owed is what was marked."""
        assert fold(TableState.new(self.rules), self.events) == self.state
        marked = sum(event.amount for event in self.events if isinstance(event, e.CommissionMarked))
        paid = sum(event.amount for event in self.events if isinstance(event, e.CommissionPaid))
        assert marked == paid + self.state.owed
