"""What every game of the house has in common: actors, offers, steps, and what a session needs of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from baccara_qt.core.chance import Chance
from baccara_qt.core.coup_row import CoupRow
from baccara_qt.core.errors import RuleError
from baccara_qt.core.event import Event
from baccara_qt.core.money import Cents, Seat

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


@cache
def plain(command: type[Any]) -> Offer:
    """An offer that takes no amount."""
    return Offer(command)


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


def unfit(
    rules: object, choices: Mapping[str, Collection[object]], ranges: Mapping[str, tuple[int, int]]
) -> list[Problem]:
    """The settings that are none of their choices, or outside the least and the most they may be."""
    found = [Problem(field, "not_one_of") for field, allowed in choices.items() if getattr(rules, field) not in allowed]
    for field, (low, high) in ranges.items():
        value = getattr(rules, field)
        if value < low:
            found.append(Problem(field, "too_small", low))
        elif value > high:
            found.append(Problem(field, "too_large", high))
    return found


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


def nothing_to_take_back() -> RuleError:
    """Why a seat cannot take anything back: it did nothing, or a card, a cut or the close has come since."""
    return RuleError("act.lasting", rule="C10")


class Recorder(Protocol):
    """Follows a table's events from its opening and gives the record of each coup as it ends."""

    def note(self, event: Any) -> Any | None:
        """Takes the next event; gives the record when it ends a coup: its text is the notation."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """A game of the house, as a session plays it: pure functions over a frozen state.

    A state has ``rules``, ``books``, ``seats``, ``seq``, ``coups``, ``shoes``, ``phase``, ``closed`` and what else
    the parts below read of it; only its own game knows the rest.

    Attributes:
        name: How records name it.
        presets: Its settings by the name of the preset.
        state: The class of a table; ``new(rules)`` is the empty one.
        phases: What its tables are about; ``CUT`` and ``CLOSED`` are among them.
        commands: All commands, and ``events`` all events.
        purse: The least a guest needs to play on, in cents, under these rules.
        quiet: Phases in which guests come, go and buy in.
        claims: Commands the user may still want to say before the close.
        idle: Commands that give nothing away, and need not be taken back.
        turn: Who is being asked now; ``None`` when nobody owes an answer.
        legal: What an actor may do now, and ``play_offers`` the part of it that is the game itself.
        carry_out: The events a command leads to and the state after them. Raises ``RuleError``.
        fold: The state after these events in order; total, no checks.
        lasting: What nobody can take back: an act after which it is the same may be taken back.
        taken_back: The event that leads back to the table before a step.
        recorder: Tells the coups of a session from its events.
        counted: Under which name the command line counts an event, if it does.
        announced: The event with which a coup is decided, its stakes still lying.
        coup_row: A coup in figures, from the table then and when it was over.
    """

    name: str
    presets: Mapping[str, Any]
    state: type[Any]
    phases: type[Any]
    commands: tuple[type[Any], ...]
    events: tuple[type[Event], ...]
    purse: Callable[[Any], Cents]
    quiet: frozenset[Any]
    claims: frozenset[type[Any]]
    idle: frozenset[type[Any]]
    turn: Callable[[Any], Actor | None]
    legal: Callable[[Any, Actor], tuple[Offer, ...]]
    play_offers: Callable[[Any, Actor], tuple[Offer, ...]]
    carry_out: Callable[[Any, Actor, Any, Chance], tuple[tuple[Any, ...], Any]]
    fold: Callable[[Any, Iterable[Any]], Any]
    lasting: Callable[[Any], tuple[Any, ...]]
    taken_back: Callable[[Any, Seat, int, Iterable[Any]], Any]
    recorder: Callable[[], Recorder]
    counted: Callable[[Any], str | None]
    announced: type[Event]
    coup_row: Callable[[int, Any, Any, Seat], CoupRow]
