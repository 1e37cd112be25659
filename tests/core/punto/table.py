"""A Punto Banco table to play at in tests, where people say things in units of money; every invariant is checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from baccara_qt.core.cards import PACK, parse_cards
from baccara_qt.core.chance import Chance, Shuffle
from baccara_qt.core.errors import RuleError
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER, Actor
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS
from baccara_qt.core.punto.decide import carry_out
from baccara_qt.core.punto.evolve import evolve
from baccara_qt.core.punto.legal import legal, turn
from baccara_qt.core.punto.rules import PRESETS, TableRules
from baccara_qt.core.punto.state import Phase, TableState
from tests.core.punto.invariants import check_event, check_waiting

E = TypeVar("E", bound=Event)

# Coups without a third card: punto, banco, punto, banco.
BANCO_WINS = "8s 9h Ks Kd"
PUNTO_WINS = "9s 8h Qs Qd"
TIE = "9c 9d Js Jd"
BURN = "Ad 2c"  # an ace is turned, one card goes face down

_MONEY = {"unit", "stake_min", "stake_max", "side_min", "side_max", "opening_purse", "commission_step"}


def cents(amount: float) -> Cents:
    return Cents(round(amount * 100))


def house(preset: str = "mini", **settings: Any) -> TableRules:
    """A preset with some other settings; amounts in units of money."""
    changed = {name: cents(value) if name in _MONEY else value for name, value in settings.items()}
    return replace(PRESETS[preset], **changed)


class Shoes:
    """Shoes that begin, once they are cut after ten cards, with a burned card and a script; so many cards follow."""

    def __init__(self, *scripts: str, behind: int = 100, burn: str = BURN) -> None:
        self._shoes = [(*parse_cards(f"{burn} {script}"), *(PACK * 3)[:behind]) for script in scripts]

    def shuffle(self, number: int, packs: int) -> Shuffle:
        shoe = self._shoes[min(number, len(self._shoes)) - 1]
        return Shuffle(shoe[-10:] + shoe[:-10], "r" * len(shoe), "")

    def reveal(self, number: int) -> str:
        return f"seed {number}"


class Table:
    """A table with people at it, from the opening on; the shoe is cut, and taken by the first who is asked."""

    def __init__(
        self,
        *scripts: str,
        rules: TableRules | None = None,
        people: Iterable[Seat] = (1, 2, 3),
        purses: float | Mapping[Seat, float] = 2000,
        chance: Chance | None = None,
        cut: bool = True,
        **settings: Any,
    ) -> None:
        rules = rules or house(**settings)
        self.chance: Chance = chance or Shoes(*scripts or ("",))
        self.state = TableState.new(rules)
        self.events: list[Event] = []
        self.step: tuple[Event, ...] = ()
        special = purses if isinstance(purses, Mapping) else {}
        usual = 2000 if isinstance(purses, Mapping) else purses
        seats = range(1, rules.seats + 1)
        self.say(
            CROUPIER,
            c.OpenTable(tuple(cents(special.get(seat, usual)) if seat in people else Cents(0) for seat in seats)),
        )
        if cut:
            self.ready()

    # --- saying things ------------------------------------------------------------------------------------------

    def say(self, actor: Actor, command: Any) -> tuple[Event, ...]:
        """The actor says this now; every invariant is checked after every event."""
        events, state = carry_out(self.state, actor, command, self.chance)
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            check_event(before, event, self.state)
        assert self.state == state
        check_waiting(self.state)
        self.step = events
        self.events += events
        return events

    def ready(self) -> None:
        """The shoe is cut after ten cards, and taken by the first who is asked."""
        while self.phase in (Phase.CUT, Phase.OFFER):
            assert self.turn
            self.say(self.turn, c.Cut(10) if self.phase is Phase.CUT else c.TakeShoe())

    def refuses(self, actor: Actor, command: Any, code: str, rule: str) -> None:
        before = self.state
        with pytest.raises(RuleError) as caught:
            carry_out(self.state, actor, command, self.chance)
        assert (caught.value.code, caught.value.rule) == (code, rule)
        assert self.state == before

    def stake(self, seat: Seat, **bets: float) -> None:
        """A seat stakes: ``stake(2, banco=50, tie=5)``."""
        for bet, amount in bets.items():
            self.say(seat, c.STAKES[bet](cents(amount)))  # type: ignore[index]

    def close(self) -> None:
        """Nobody else stakes; nothing more goes."""
        while (asked := self.turn) is not None:
            self.say(asked, c.Done())
        self.say(CROUPIER, c.CloseStakes())

    def coup(self, **bets: float) -> None:
        """Seat 1 stakes, and the coup is given."""
        if bets:
            self.stake(1, **bets)
        self.close()
        self.turn_all()

    def turn_all(self) -> None:
        while self.phase is Phase.TURN:
            assert self.turn
            self.say(self.turn, c.TurnCard())

    def changes_rules(self, **settings: Any) -> None:
        changed = {name: cents(value) if name in _MONEY else value for name, value in settings.items()}
        self.say(CROUPIER, c.ChangeRules(replace(self.state.rules, **changed)))

    # --- what one sees ------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def turn(self) -> Actor | None:
        return turn(self.state)

    def may(self, actor: Actor, kind: type) -> bool:
        return any(offer.command is kind for offer in legal(self.state, actor))

    def limits(self, actor: Actor, kind: type) -> tuple[float, float]:
        (offer,) = (offer for offer in legal(self.state, actor) if offer.command is kind)
        return offer.min / 100, offer.max / 100

    def purse(self, seat: Seat) -> float:
        return self.state.books.purse(seat) / 100

    def owes(self, seat: Seat) -> float:
        return self.state.seat(seat).owed / 100

    @property
    def house(self) -> float:
        """The house's float."""
        return self.state.books.bank / 100

    @property
    def cagnotte(self) -> float:
        return self.state.books.cagnotte / 100

    def lies(self, seat: Seat) -> dict[str, float]:
        bets = zip(BETS, self.state.seat(seat).bets, strict=True)
        return {bet: amount / 100 for bet, amount in bets if amount}

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def heard(self, *kinds: type[Event]) -> list[str]:
        """What happened in the last step, by name; of these kinds only, when any are given."""
        return [type(event).__name__ for event in self.step if not kinds or isinstance(event, kinds)]


__all__ = ["BANCO_WINS", "BURN", "PUNTO_WINS", "TIE", "Shoes", "Table", "c", "cents", "e", "house"]
