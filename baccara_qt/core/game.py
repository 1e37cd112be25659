"""What every game of the house has in common: actors, offers, steps, and the protocol a session plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from baccara_qt.core.chance import Chance
from baccara_qt.core.money import Cents

Actor = int
"""Who acts: a seat's number, or ``CROUPIER`` for the house and its staff."""

CROUPIER: Final[Actor] = 0


class Offer(NamedTuple):
    """Something an actor may do now. Every button and every AI player is driven by offers.

    Attributes:
        command: Class of the command.
        min: Least amount in cents (or cards, when cutting); 0 when the command takes none.
        max: Greatest amount; 0 when the command takes none.
        step: Amounts between are ``min + k * step``; 0 when the command takes none.
    """

    command: type[Any]
    min: int = 0
    max: int = 0
    step: int = 0

    def at(self, amount: int = 0) -> Any:
        """The command of this offer, for the amount where it takes one."""
        return self.command(amount) if self.step else self.command()

    def allows(self, amount: int) -> bool:
        """Whether the amount is one of those offered."""
        return self.min <= amount <= self.max and (not self.step or (amount - self.min) % self.step == 0)

    def nearest(self, amount: int) -> Cents:
        """The amount offered that is nearest below this one; the least where there is none."""
        amount = max(self.min, min(amount, self.max))
        return Cents(amount - (amount - self.min) % self.step)

    def amounts(self) -> Iterator[int]:
        """All amounts offered, ascending."""
        yield from range(self.min, self.max + 1, self.step or 1)


class Step(NamedTuple):
    """What is journalled and exchanged: who did what, and what came of it."""

    actor: Actor
    command: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes back what the seat did in the step with this number, counted from 1 in the session.

    A table knows nothing of its past: it is the session that finds the step, and what came of it.
    """

    step: int


S = TypeVar("S")
R_contra = TypeVar("R_contra", contravariant=True)


class Game(Protocol[S, R_contra]):
    """A game of the house: pure functions over a frozen state."""

    def new(self, rules: R_contra) -> S:
        """The empty table."""
        ...

    def turn(self, state: S) -> Actor | None:
        """Who is being asked now; ``None`` when nobody owes an answer."""
        ...

    def legal(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        """What an actor may do now."""
        ...

    def decide(self, state: S, actor: Actor, command: Any, chance: Chance) -> tuple[Any, ...]:
        """The events a command leads to; changes nothing. Raises ``RuleError`` when the table does not allow it."""
        ...

    def evolve(self, state: S, event: Any) -> S:
        """The state after an event; total, no checks."""
        ...
