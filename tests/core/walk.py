"""A table where anybody may say anything: what is legal must work, what is not must be refused and change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple, Protocol

from baccara_qt.core.chance import Chance, Shuffle, shuffled
from baccara_qt.core.chemin import Phase, TableRules, TableState, carry_out, decide, evolve, fold, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Actor, Offer
from baccara_qt.core.money import Cents
from tests.core.invariants import ANSWERS, check_event, check_waiting

KINDS: tuple[type, ...] = c.Command.__args__
PLAIN = [kind for kind in KINDS if not fields(kind) and kind is not c.CloseTable]  # or that would be the end
NAMING = [kind for kind in KINDS if [field.name for field in fields(kind)] in (["amount"], ["position"])]
ODD = (None, True, 7.5, "600", -1, -(10**9), 0, 1, 10**18)


class Luck(Protocol):
    """Where choices come from: hypothesis, or a random generator."""

    def choose(self, options: Sequence[Any]) -> Any: ...


class FewCards:
    """Seeded shoes of which only so many cards are used, so that they end often."""

    def __init__(self, seed: bytes, cards: int) -> None:
        self._seed = seed
        self._cards = cards

    def shuffle(self, number: int, packs: int) -> Shuffle:
        shoe = shuffled(self._seed[:-1] + bytes([number % 256]), packs)
        return Shuffle(shoe.order[: self._cards], shoe.backs[: self._cards], shoe.commitment)

    def reveal(self, number: int) -> str:
        return f"{number}"


class Able(NamedTuple):
    """An offer and whose it is."""

    actor: Actor
    offer: Offer


class Walk:
    """A table from its opening on, with everything that happened at it.

    `waits` tells after how many events the table waited for somebody, and how it stood then.
    """

    def __init__(self, rules: TableRules, purses: tuple[Cents, ...], chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.state = TableState.new(rules)
        self.events: list[e.Event] = []
        self.waits: list[tuple[int, TableState]] = []
        self.perform(CROUPIER, c.OpenTable(purses))

    @property
    def actors(self) -> range:
        return range(len(self.state.seats) + 1)

    def perform(self, actor: Actor, command: Any) -> None:
        """Somebody does what he may; every invariant is checked after every event."""
        before = self.state
        events, state = carry_out(before, actor, command, self.chance)
        assert events, f"{command} came to nothing"
        assert decide(before, actor, command, self.chance) == events
        for event in events:
            self.events.append(event)
            old, self.state = self.state, evolve(self.state, event)
            check_event(old, event, self.state)
        assert self.state == state
        check_waiting(state)
        self.waits.append((len(self.events), state))

    def is_legal(self, actor: Actor, command: Any) -> bool:
        """Whether `legal` lists it; commands that take more than an amount are not listed."""
        for offer in legal(self.state, actor):
            if offer.command is type(command):
                amounts = [getattr(command, field.name) for field in fields(command)]
                return not amounts or (type(amounts[0]) is int and offer.allows(amounts[0]))
        return False

    def say(self, actor: Actor, command: Any) -> None:
        """Somebody says anything: done when `legal` lists it, else refused with nothing changed."""
        if self.is_legal(actor, command):
            self.perform(actor, command)
        else:
            self.refuse(actor, command)

    def refuse(self, actor: Actor, command: Any) -> None:
        before, kept = self.state, repr(self.state)
        try:
            decide(before, actor, command, self.chance)
        except RuleError as error:
            assert error.code
            assert error.rule
        else:
            raise AssertionError(f"{command} of {actor} was accepted and not offered")
        assert repr(before) == kept

    def change_rules(self, rules: TableRules) -> None:
        """The croupier announces other settings, or may not now."""
        try:
            decide(self.state, CROUPIER, c.ChangeRules(rules), self.chance)
        except RuleError as error:
            assert error.code.split(".")[0] in {"rules", "table"}
        else:
            self.perform(CROUPIER, c.ChangeRules(rules))

    def bar(self, seat: Actor) -> None:
        """The croupier bars somebody, or may not."""
        try:
            decide(self.state, CROUPIER, c.Bar(seat), self.chance)
        except RuleError:
            return
        self.perform(CROUPIER, c.Bar(seat))

    # --- choices ------------------------------------------------------------------------------------------------

    def answers(self) -> list[Able]:
        """What the one who is asked may answer, or the croupier when nobody is; who could open a resting game."""
        phase, asked = self.state.phase, turn(self.state)
        if phase is Phase.RESTING:
            return [able for able in self.everything() if able.offer.command in (c.TakeBank, c.SitDown, c.ComeBack)]
        actor = CROUPIER if asked is None else asked
        mine = {c.Stake, c.CallBanco, c.CallAvecLaTable, c.CloseStakes} | ANSWERS.get(phase, set())
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
        books, rules = self.state.books, self.state.rules
        near = [offer.max + d for offer in legal(self.state, actor) for d in (-1, 1)]
        named = [books.bank, rules.unit, rules.stake_min, rules.bank_min, rules.bank_min - rules.unit, *near]
        self.say(actor, luck.choose(NAMING)(luck.choose([*ODD, *named])))

    def every_offer_holds(self) -> None:
        """`decide` accepts every offer at its least, its most and in the middle."""
        for actor, offer in self.everything():
            middle = offer.min + (offer.max - offer.min) // 2 // (offer.step or 1) * offer.step
            for amount in {offer.min, middle, offer.max}:
                assert offer.allows(amount)
                decide(self.state, actor, offer.at(amount), self.chance)

    def replays(self) -> None:
        """The events alone make the same table."""
        again = fold(TableState.new(self.rules), self.events)
        for field in fields(TableState):
            mine, others = getattr(self.state, field.name), getattr(again, field.name)
            assert mine == others, f"{field.name}: {mine} played, {others} replayed"
