"""Deciding recorded steps again: what the rules lead to must be what the record says, event for event."""

from __future__ import annotations

from collections import Counter
from typing import Any

from baccara_qt.core.cards import Card
from baccara_qt.core.chance import Shuffle, packs_in_order
from baccara_qt.core.errors import RuleError
from baccara_qt.core.event import Event
from baccara_qt.core.game import Step, TakeBack
from baccara_qt.core.games import game_of
from baccara_qt.core.house_events import ShoeFinished, ShoeShuffled
from baccara_qt.core.money import Seat
from baccara_qt.session.codec import encode_step, kind_of
from baccara_qt.session.decode import DecodeError, decode_step
from baccara_qt.session.errors import ReasonedError
from baccara_qt.session.recent import Recent


class WrongError(ReasonedError):
    """A step the rules do not lead to; says what is wrong with it."""


class RecordedChance:
    """Gives the shoes of the step that is being decided again.

    Attributes:
        commitments: Of all shoes so far.
    """

    def __init__(self) -> None:
        self.commitments: list[str] = []
        self._events: tuple[Event, ...] = ()

    def feed(self, events: tuple[Event, ...]) -> None:
        """The events of the coming step."""
        self._events = events

    def shuffle(self, number: int, packs: int) -> Shuffle:
        """The recorded shoe, if it holds exactly the cards of its packs (A4, B3)."""
        for event in self._events:
            if isinstance(event, ShoeShuffled) and event.number == number:
                if not _is_shoe(event.order, event.backs, packs):
                    raise WrongError("the shoe is not {packs} packs of cards", packs=packs)
                self.commitments.append(event.commitment)
                return Shuffle(event.order, event.backs, event.commitment)
        raise WrongError("a shoe is missing")

    def reveal(self, number: int) -> str:
        """The seed the record reveals for a finished shoe."""
        seeds = (e.seed for e in self._events if isinstance(e, ShoeFinished) and e.number == number)
        return next(seeds, "")


class Redecider:
    """Follows a record from its first step on.

    Args:
        rules: The settings the table opened with.
        taker: The seat that may take something back; 0 where nobody may.

    Attributes:
        state: The table after the last step that was right.
    """

    def __init__(self, rules: Any, taker: Seat) -> None:
        self._game = game_of(rules)
        self.state = self._game.state.new(rules)
        self._recent = Recent(self._game, taker)
        self._chance = RecordedChance()

    @property
    def commitments(self) -> tuple[str, ...]:
        """Commitment of every shoe so far."""
        return tuple(self._chance.commitments)

    def step(self, line: str) -> Step:
        """Decides the step of a line again.

        Raises:
            DecodeError: If the line is no step, or not written canonically.
            WrongError: If the step is not what the rules lead to.
        """
        step = decode_step(line, self._game.name)
        if encode_step(*step) != line:
            raise DecodeError("it is not written canonically")
        try:
            events, state = self._decide(step)
        except RuleError as error:
            raise WrongError(
                "the table does not allow {command}: {error}",
                command=kind_of(type(step.command)),
                error=error,
                rule=error.rule,
            ) from error
        if events != step.events:
            raise _difference(events, step.events)
        self._recent.note(step, self.state, state)
        self.state = state
        return step

    def _decide(self, step: Step) -> tuple[tuple[Event, ...], Any]:
        if isinstance(step.command, TakeBack):
            right = self._recent.take_back()
            if (right.actor, right.command) != (step.actor, step.command):
                raise WrongError(
                    "what seat {seat} can take back is step {step}", seat=right.actor, step=right.command.step
                )
            return right.events, self._game.fold(self.state, right.events)
        self._chance.feed(step.events)
        return self._game.carry_out(self.state, step.actor, step.command, self._chance)


def _is_shoe(order: tuple[Card, ...], backs: str, packs: int) -> bool:
    return len(order) == len(backs) and Counter(zip(order, backs, strict=True)) == Counter(packs_in_order(packs))


def _difference(right: tuple[Event, ...], given: tuple[Event, ...]) -> WrongError:
    """The first event that is not what the rules lead to."""
    for n, event in enumerate(right):
        if n >= len(given):
            return WrongError("event {n}, {kind}, is missing", n=n + 1, kind=kind_of(type(event)))
        if event != given[n]:
            return WrongError("event {n} should be {event}", n=n + 1, event=event)
    return WrongError("event {n} does not follow from the rules", n=len(right) + 1)
