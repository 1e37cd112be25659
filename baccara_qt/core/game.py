"""What every game of the house has in common: actors, offers, steps, and the protocol a session plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

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


class Problem(NamedTuple):
    """One setting that cannot stand, for a form to mark.

    Attributes:
        field: Name of the setting.
        code: Stable name of what is wrong, e.g. ``"not_a_multiple"``.
        limit: The bound it breaks, where there is one.
    """

    field: str
    code: str
    limit: int = 0


class Answers:
    """Room for answers that follow from a state and are asked for again and again: each is found once and kept.

    They are no part of the value: not compared, not written, not taken over by the next state.
    """

    __slots__ = ("offers", "turn")
    offers: dict[int, tuple[Offer, ...]] | None
    turn: tuple[int | None] | None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes back what the seat did in the step with this number, counted from 1 in the session.

    A table knows nothing of its past: it is the session that finds the step, and what came of it.
    """

    step: int
