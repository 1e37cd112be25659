"""What a new table is set up with, and everything that is wrong with it at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from baccara_qt.core.game import Problem
from baccara_qt.core.games import presets
from baccara_qt.core.money import BUY_IN_MAX, Cents, Seat, short_amount
from baccara_qt.players.guests import GUESTS
from baccara_qt.session.errors import RefusedError

NAME_MAX: Final = 80


class SetupError(RefusedError):
    """A table that cannot be set up like this.

    Attributes:
        problems: Every field that is wrong.
    """

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(map(sentence, problems)))


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before it opens.

    Attributes:
        rules: Its settings.
        purses: What each seat buys in for, in cents, seat 1 first; 0 for an empty seat.
        human: The user's seat; 0 for a table of guests only.
        seed: The text its shoes come from; ``None`` for shoes nobody can foretell (A5).
        guests: Name of the guest at each seat, seat 1 first, empty for the others; empty lets the house choose.
        name: What the session is called.
        discipline: Whether nothing can be taken back, as in a casino.
    """

    rules: Any
    purses: tuple[Cents, ...]
    human: Seat = 0
    seed: str | None = None
    guests: tuple[str, ...] = ()
    name: str = ""
    discipline: bool = False

    @classmethod
    def full(
        cls,
        preset: str,
        seats: int | None = None,
        *,
        human: Seat = 0,
        purse: Cents | None = None,
        seed: str | None = None,
        name: str = "",
    ) -> Setup:
        """A table of a preset with every seat occupied.

        Args:
            preset: Name of the preset.
            seats: Seats at the table; ``None`` for the preset's.
            human: The user's seat.
            purse: What the user buys in for; ``None`` for what the guests do.
            seed: The text its shoes come from.
            name: What the session is called.

        Raises:
            SetupError: If there is no such preset.
        """
        known = presets()
        if preset not in known:
            raise SetupError((Problem("preset", "unknown"),))
        rules = known[preset]
        if seats is not None:
            rules = replace(rules, seats=seats)
        purses = [rules.opening_purse] * min(max(rules.seats, 0), rules.people[1])
        if purse is not None and 1 <= human <= len(purses):
            purses[human - 1] = purse
        return cls(rules, tuple(purses), human, seed, (), name)

    @property
    def occupied(self) -> tuple[Seat, ...]:
        """Seats where somebody sits down."""
        return tuple(seat for seat, purse in enumerate(self.purses, 1) if purse)

    @property
    def committed(self) -> bool:
        """Whether nobody chose the seed of the shoes, so that their commitments prove something (A5)."""
        return self.seed is None

    @property
    def taker(self) -> Seat:
        """The seat that may take something back: the user's, or 0 where nobody may."""
        return 0 if self.discipline else self.human

    def problems(self) -> tuple[Problem, ...]:
        """Every field that is wrong, all at once; empty when the table can open."""
        found = list(self.rules.problems())
        if not any(problem.field == "seats" for problem in found):
            found += self._seat_problems()
        if not _is_text(self.seed or ""):
            found.append(Problem("seed", "not_text"))
        return (*found, *name_problems(self.name))

    def _seat_problems(self) -> list[Problem]:
        found = []
        if len(self.purses) != self.rules.seats:
            found.append(Problem("purses", "wrong_count", self.rules.seats))
        least, _ = self.rules.people
        if len(self.occupied) < least:
            found.append(Problem("occupied", "too_small", least))
        taken = [purse for purse in self.purses if purse]
        if taken and min(taken) < self.rules.stake_min:
            found.append(Problem("purses", "too_small", self.rules.stake_min))
        if taken and max(taken) > BUY_IN_MAX:
            found.append(Problem("purses", "too_large", BUY_IN_MAX))
        if self.human and self.human not in self.occupied:
            found.append(Problem("human", "not_a_seat"))
        if self.guests and not self._guests_fit():
            found.append(Problem("guests", "unknown"))
        return found

    def _guests_fit(self) -> bool:
        named = [seat for seat, guest in enumerate(self.guests, 1) if guest]
        expected = [seat for seat in self.occupied if seat != self.human]
        return named == expected and all(guest in GUESTS for guest in self.guests if guest)


def sentence(problem: Problem) -> str:
    """A problem in plain English, for the command line."""
    limit = short_amount(problem.limit) if problem.field in _AMOUNTS else problem.limit
    field = "--rules" if problem.field == "preset" else problem.field
    return f"{field}: {_SENTENCES[problem.code]}".format(limit=limit, presets=", ".join(presets()))


def name_problems(name: str) -> tuple[Problem, ...]:
    """What is wrong with what a session is to be called."""
    long = (Problem("name", "too_long", NAME_MAX),) if len(name) > NAME_MAX else ()
    return long if _is_text(name) else (*long, Problem("name", "not_text"))


def _is_text(text: str) -> bool:
    """Whether a text can be stored: undecodable bytes of a command line arrive as lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


_AMOUNTS: Final = frozenset({"purses", "unit", "stake_min", "bank_min", "bank_max", "opening_purse", "cagnotte_step"})
_SENTENCES: Final = {
    "unknown": "not one of {presets}",
    "not_one_of": "not one of the values the rules know",
    "too_small": "at least {limit}",
    "too_large": "at most {limit}",
    "not_a_multiple": "a multiple of {limit}",
    "wrong_count": "one for each of the {limit} seats",
    "not_a_seat": "no occupied seat of this table",
    "too_long": "at most {limit} characters",
    "not_text": "not readable as text",
}
