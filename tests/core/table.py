"""A table for tests that read like the rule book.

Amounts are in units of money. Who is not mentioned has nothing to say: seats that are asked first decline the bank,
do not claim, do not buy and do not bid, the banker goes on, and the shoe is cut after ten cards, where a
`ScriptedChance` lays its script.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from baccara_qt.core.cards import PACK, parse_cards
from baccara_qt.core.chance import Chance, ScriptedChance, Shuffle
from baccara_qt.core.chemin import PRESETS, Phase, TableRules, TableState, carry_out, decide, evolve, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Actor
from baccara_qt.core.money import Cents, Seat
from tests.core.invariants import check_event, check_waiting

E = TypeVar("E", bound=e.Event)

# Coups in which nobody is asked for a card: ponte, bank, ponte, bank.
BANK_WINS = "8s 9h Ks Kd"
PONTE_WINS = "9s 8h Qs Qd"
TIE = "9c 9d Js Jd"

_MONEY = {"unit", "stake_min", "bank_min", "bank_max", "opening_purse", "cagnotte_step"}

_SILENCE = {
    Phase.CUT: c.Cut(10),
    Phase.OFFER: c.DeclineBank(),
    Phase.SALE: c.DeclineSale(),
    Phase.AUCTION: c.PassBid(),
    Phase.CLAIMS: c.Done(),
    Phase.KEEP: c.KeepBank(),
}


def cents(amount: float) -> Cents:
    """An amount in units of money, in cents."""
    return Cents(round(amount * 100))


def house(preset: str = "casino", **settings: Any) -> TableRules:
    """A preset with some other settings; amounts in units of money."""
    changed = {name: cents(value) if name in _MONEY else value for name, value in settings.items()}
    return replace(PRESETS[preset], **changed)


class ShortShoes:
    """Shoes of a script each and a few cards behind it; the last script serves all later shoes."""

    def __init__(self, *scripts: str, behind: int = 7) -> None:
        self._shoes = [(*parse_cards(script), *PACK[:behind]) for script in scripts]
        assert all(len(shoe) >= 20 for shoe in self._shoes), "too short to be cut"

    def shuffle(self, number: int, packs: int) -> Shuffle:
        shoe = self._shoes[min(number, len(self._shoes)) - 1]
        return Shuffle(shoe[-10:] + shoe[:-10], "r" * len(shoe), "")

    def reveal(self, number: int) -> str:
        return f"seed {number}"


class Table:
    """A table with people at it, from the opening on."""

    def __init__(
        self,
        rules: TableRules | None = None,
        script: str = "",
        *,
        people: Iterable[Seat] | None = None,
        purses: float | Mapping[Seat, float] = 2000,
        chance: Chance | None = None,
        **settings: Any,
    ) -> None:
        rules = rules or house(**settings)
        self.chance: Chance = chance or ScriptedChance(script)
        self.state = TableState.new(rules)
        self.events: list[e.Event] = []
        self.step: tuple[e.Event, ...] = ()
        special = purses if isinstance(purses, Mapping) else {}
        usual = 2000 if isinstance(purses, Mapping) else purses
        people = range(1, rules.seats + 1) if people is None else tuple(people)
        self.say(
            CROUPIER,
            c.OpenTable(
                tuple(
                    cents(special.get(seat, usual)) if seat in people else Cents(0)
                    for seat in range(1, rules.seats + 1)
                )
            ),
        )

    # --- saying things ------------------------------------------------------------------------------------------

    def say(self, actor: Actor, command: Any) -> tuple[e.Event, ...]:
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

    def act(self, actor: Actor, command: Any) -> tuple[e.Event, ...]:
        """The same as soon as the actor may; who is asked before him is silent."""
        while not self.may(actor, type(command)) and self.silent():
            pass
        return self.say(actor, command)

    def silent(self) -> bool:
        """Lets the seat that is asked answer with nothing; ``False`` when it cannot."""
        asked = turn(self.state)
        if asked is None or self.phase not in _SILENCE:
            return False
        self.say(asked, _SILENCE[self.phase])
        return True

    def all_silent(self, *until: Phase) -> None:
        """Everybody asked has nothing to say, until nobody is asked or one of these phases is reached."""
        while self.phase not in until and self.silent():
            pass

    def refuses(self, actor: Actor, command: Any, code: str, rule: str, **params: Any) -> None:
        """The table does not allow this, for this reason, and nothing changes."""
        before = self.state
        with pytest.raises(RuleError) as caught:
            decide(self.state, actor, command, self.chance)
        assert (caught.value.code, caught.value.rule) == (code, rule)
        assert params.items() <= caught.value.params.items()
        assert self.state == before

    def may(self, actor: Actor, kind: type) -> bool:
        """Whether the actor may say such a thing now."""
        return any(offer.command is kind for offer in legal(self.state, actor))

    def limits(self, actor: Actor, kind: type) -> tuple[float, float]:
        """The least and the most the actor may name for it, in units of money."""
        (offer,) = (offer for offer in legal(self.state, actor) if offer.command is kind)
        return offer.min / 100, offer.max / 100

    # --- what players say ---------------------------------------------------------------------------------------

    def cut(self, seat: Seat, position: int) -> None:
        self.say(seat, c.Cut(position))

    def banker(self, seat: Seat, amount: float) -> None:
        self.act(seat, c.TakeBank(cents(amount)))

    def stake(self, seat: Seat, amount: float) -> None:
        self.act(seat, c.Stake(cents(amount)))

    def banco(self, seat: Seat) -> None:
        self.act(seat, c.CallBanco())

    def avec(self, seat: Seat) -> None:
        self.act(seat, c.CallAvecLaTable())

    def suivi(self, seat: Seat) -> None:
        self.act(seat, c.CallSuivi())

    def done(self, seat: Seat) -> None:
        self.act(seat, c.Done())

    def withdraw(self, seat: Seat) -> None:
        self.act(seat, c.Withdraw())

    def declines_cards(self, seat: Seat) -> None:
        self.act(seat, c.DeclineCards())

    def close(self) -> None:
        """Nobody else claims; rien ne va plus."""
        self.act(CROUPIER, c.CloseStakes())

    def lower(self, amount: float) -> None:
        self.say(self.state.banker, c.LowerBank(cents(amount)))

    def draw(self, seat: Seat) -> None:
        self.say(seat, c.Draw())

    def stand(self, seat: Seat) -> None:
        self.say(seat, c.Stand())

    def ask(self, seat: Seat) -> None:
        self.say(seat, c.AskAdvice())

    def play(self) -> None:
        """Both sides draw where they may, else stand, until the coup is settled."""
        while self.phase in (Phase.PONTE, Phase.BANKER):
            asked = turn(self.state)
            assert asked is not None
            self.say(asked, c.Draw() if self.may(asked, c.Draw) else c.Stand())

    def coup(self, seat: Seat, amount: float) -> None:
        """This seat alone stakes so much, and the coup is given."""
        self.stake(seat, amount)
        self.close()
        self.play()

    def keep(self) -> None:
        self.act(self.state.banker, c.KeepBank())

    def passes(self, seat: Seat) -> None:
        """The banker gives up the bank."""
        self.act(seat, c.PassBank())

    def set_aside(self, seat: Seat, amount: float) -> None:
        self.say(seat, c.SetAside(cents(amount)))

    def buys(self, seat: Seat) -> None:
        self.act(seat, c.BuyBank())

    def bid(self, seat: Seat, amount: float) -> None:
        self.all_silent(Phase.AUCTION)
        self.act(seat, c.Bid(cents(amount)))

    # --- coming and going ---------------------------------------------------------------------------------------

    def sits_down(self, seat: Seat, amount: float) -> None:
        self.say(seat, c.SitDown(cents(amount)))

    def buys_in(self, seat: Seat, amount: float) -> None:
        self.say(seat, c.BuyIn(cents(amount)))

    def sits_out(self, *seats: Seat) -> None:
        for seat in seats:
            self.say(seat, c.SitOut())

    def comes_back(self, seat: Seat) -> None:
        self.say(seat, c.ComeBack())

    def leaves(self, seat: Seat) -> None:
        self.say(seat, c.Leave())

    def tips(self, seat: Seat, amount: float) -> None:
        self.say(seat, c.Tip(cents(amount)))

    def changes_rules(self, **settings: Any) -> None:
        changed = {name: cents(value) if name in _MONEY else value for name, value in settings.items()}
        self.say(CROUPIER, c.ChangeRules(replace(self.state.rules, **changed)))

    def bars(self, seat: Seat) -> None:
        self.say(CROUPIER, c.Bar(seat))

    # --- what one sees ------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def turn(self) -> Actor | None:
        return turn(self.state)

    @property
    def bank(self) -> float:
        return self.state.books.bank / 100

    @property
    def garage(self) -> float:
        return self.state.books.garage / 100

    @property
    def cagnotte(self) -> float:
        return self.state.books.cagnotte / 100

    def purse(self, seat: Seat) -> float:
        return self.state.books.purse(seat) / 100

    def lies(self, seat: Seat) -> float:
        """The stake of a seat."""
        return self.state.books.stake(seat) / 100

    @property
    def stakes(self) -> dict[Seat, float]:
        """All stakes that lie."""
        return {seat: amount / 100 for seat, amount in enumerate(self.state.books.stakes, 1) if amount}

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Seats that were asked to answer in the passage under way, in turn."""
        assert self.state.passage is not None
        return self.state.passage.queue

    def all(self, kind: type[E]) -> list[E]:
        """All events of this kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The last event of this kind."""
        return self.all(kind)[-1]

    def heard(self, *kinds: type[e.Event]) -> list[str]:
        """What happened in the last step, by name; of these kinds only, when any are given."""
        return [type(event).__name__ for event in self.step if not kinds or isinstance(event, kinds)]
