"""Makes the golden playthroughs: ``python -m tests.golden.make``.

One exchange file a preset, with its coups in notation beside it, to be reviewed as a diff. Guests alone would take
thousands of coups to come to everything that must be shown (see ``features``). So people of moods sit with them, and
of the tables numbered from 0 the first is taken that shows everything: the same one every time.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from baccara_qt.core.chance import Stream
from baccara_qt.core.chemin import Phase, TableState, play_offers, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.legal import house_offers
from baccara_qt.core.game import CROUPIER, Actor, Offer, Step
from baccara_qt.core.games import game_named, game_of, presets
from baccara_qt.core.money import Cents
from baccara_qt.session.director import Director
from baccara_qt.session.journal import SpoolJournal
from baccara_qt.session.record import Header, write_record
from baccara_qt.session.session import Session, opening
from baccara_qt.session.setup import Setup
from tests.golden import features, punto

T = TypeVar("T")

FOLDER = Path(__file__).parent

COUPS = 90
"""At most so many coups a playthrough."""

OCCUPIED = {"koenigsspiel": (1, 2, 4, 5, 7, 8), "casino": (1, 2, 3, 5, 6, 8, 9), "strict": (1, 3, 4, 6, 9, 11, 12)}
OCCUPIED |= {"big-table": (1, 5, 9, 14), "mini": (1, 2, 4, 6)}
"""Who sits where; in the parlour everywhere."""

MODEST = 200
"""Units above the least that a whim goes at most."""


class Moods:
    """People who now and then do what guests hardly ever do, drawn from a stream of their own."""

    def __init__(self, session: Session, stream: Stream) -> None:
        self._session = session
        self._stream = stream

    def whim(self) -> tuple[Actor, Any] | None:
        """What somebody does out of a mood; ``None`` leaves it to the guests and the staff."""
        state = self._session.state
        asked = turn(state)
        if state.phase is Phase.LOWER and asked:
            return self._any(asked, play_offers(state, asked))
        if _shy(state) and asked:
            return (asked, c.Done())
        if not state.in_coup and self._one_in(25):
            return self._outside_the_game(state)
        if asked:
            return self._any(asked, play_offers(state, asked)) if self._one_in(6) else None
        if state.phase is Phase.CLAIMS and self._one_in(3):
            seat = self._one_of(state.active)
            return self._any(seat, play_offers(state, seat))
        return None

    def _outside_the_game(self, state: TableState) -> tuple[Actor, Any] | None:
        """Comes, goes, tips or buys in; in a strict house the croupier may have to bar somebody (G7)."""
        seat = self._one_of(state.occupied)
        if state.rules.strict_house and self._one_in(8):
            return (CROUPIER, c.Bar(seat))
        away = [n for n in state.occupied if not state.seat(n).active]
        seat = self._one_of(away) if away else seat
        return self._any(seat, house_offers(state, seat))

    def _any(self, seat: Actor, offers: Iterable[Offer]) -> tuple[Actor, Any] | None:
        """One of the offers, of a modest amount; ``None`` when there is none."""
        able = list(offers)
        if not able:
            return None
        offer = self._one_of(able)
        if not offer.step:
            return (seat, offer.at())
        steps = min((offer.max - offer.min) // offer.step, MODEST)
        return (seat, offer.at(offer.min + offer.step * self._stream.below(steps + 1)))

    def _one_in(self, n: int) -> bool:
        return self._stream.below(n) == 0

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._stream.below(len(things))]


def _shy(state: TableState) -> bool:
    """In every eighth coup nobody stakes at first (C7)."""
    if state.phase is not Phase.CLAIMS or state.bank is None or state.coup_number % 8:
        return False
    return not state.bank.lowered and not any(state.books.stakes)


def table(preset: str, number: int) -> Session:
    """The table of a preset with this number, not yet opened."""
    rules = presets()[preset]
    seats = OCCUPIED.get(preset, range(1, rules.seats + 1))
    purses = tuple(rules.opening_purse if seat in seats else Cents(0) for seat in range(1, rules.seats + 1))
    setup = Setup(rules, purses, seed=f"golden {preset} {number}")
    chance, guests = opening(setup)
    return Session(setup, chance, SpoolJournal(), game_of(rules).state.new(rules), guests)


def play(session: Session) -> list[Step] | None:
    """The steps of a table until it has shown everything; ``None`` when that took too long, or it was closed."""
    chemin = session.game.name == "chemin_de_fer"
    seen: Any = (features if chemin else punto).Seen(session.state)
    director = Director(session)
    moods: Any = (Moods if chemin else punto.Moods)(session, session.house_stream())
    steps: list[Step] = []
    step: Step | None = session.execute(CROUPIER, c.OpenTable(session.setup.purses))
    while step and session.state.coups < COUPS:
        steps.append(step)
        seen.note(step)
        if not seen.missing and not session.state.in_coup:
            return steps
        whim = moods.whim()
        step = session.execute(*whim) if whim else director.act()
    return None


def make(preset: str, folder: Path) -> str:
    """Makes the playthrough of a preset; says what it is."""
    for number in itertools.count():
        with closing(table(preset, number)) as session:
            header = Header.of(session.setup, session.guests, committed=session.setup.committed)
            steps = play(session)
            if steps:
                digest = write_record(folder / f"{preset}.baccara", header, session.lines)
                (folder / f"{preset}.txt").write_text(notation(session.game.name, steps), encoding="ascii")
                return f"{preset}: table {number}, {session.state.coups} coups, {len(steps)} steps, {digest}"
    raise AssertionError("there is always another table")


def notation(game: str, steps: Iterable[Step]) -> str:
    """The coups of a playthrough, a line each."""
    recorder = game_named(game).recorder()
    records = (recorder.note(event) for step in steps for event in step.events)
    return "".join(f"{record}\n" for record in records if record)


if __name__ == "__main__":
    for name in presets():
        sys.stdout.write(make(name, FOLDER) + "\n")
