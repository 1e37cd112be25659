"""Playing and replaying without a window, and the figures the command line answers with."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from baccara_qt.core.event import Event
from baccara_qt.core.game import Game
from baccara_qt.core.games import game_of
from baccara_qt.core.money import Books, Cents, amount_text
from baccara_qt.session.director import Director
from baccara_qt.session.fair import FairShoes
from baccara_qt.session.record import Header
from baccara_qt.session.session import Session
from baccara_qt.session.tally import Tally
from baccara_qt.session.verify import Played, Visitor, verify

CoupEnds = Callable[[Any], None]
"""Called with the record of every coup once it is stored; its text is the notation."""


class Figures(NamedTuple):
    """What is known of a session that was played or replayed.

    Attributes:
        state: The table at the end.
        digest: SHA-256 of its steps.
        steps: How many.
        counts: What happened how often.
        seconds: How long it took.
    """

    state: Any
    digest: str
    steps: int
    counts: dict[str, int]
    seconds: float


class _Log:
    """Follows the events of a session: what happened how often, and each coup as it ends."""

    def __init__(self, game: Game) -> None:
        self.tally = Tally(game)
        self.steps = 0
        self._recorder = game.recorder()

    def note(self, events: tuple[Event, ...]) -> Any | None:
        """Takes the events of a step; gives the record of the coup that ends with it."""
        self.steps += 1
        self.tally.note(events)
        ended = None
        for event in events:
            ended = self._recorder.note(event) or ended
        return ended


def play(session: Session, coups: int, ends: CoupEnds) -> Figures:
    """Lets the guests play until so many coups are given, or the table is closed because nobody wants the bank.

    Raises:
        StorageError: If a coup could not be stored; the session can be continued after the last that was.
        StuckError: If the table no longer comes to a coup.
    """
    began = time.perf_counter()
    director, log = Director(session), _Log(session.game)
    log.steps = 1  # the croupier has opened the table
    while session.state.coups < coups and (step := director.act()) is not None:
        record = log.note(step.events)
        if record is not None:
            session.commit()
            ends(record)
    session.commit()
    return Figures(session.state, session.digest(), log.steps, log.tally.counts, time.perf_counter() - began)


class Replay(NamedTuple):
    """A record that was verified.

    Attributes:
        figures: What is known of it.
        at: The table after the coup that was asked for; ``None`` when the record has not so many.
        shoes: What came of checking its shoes.
        committed: Whether nobody chose the seed they come from.
    """

    figures: Figures
    at: Any | None
    shoes: FairShoes
    committed: bool


def replay(path: Path, ends: CoupEnds, at: int | None = None) -> Replay:
    """Verifies a record by deciding every step again.

    Args:
        path: The exchange file.
        ends: Told every coup.
        at: After how many coups the table is wanted.

    Raises:
        WrongStepError: If the record is whole, but a step is not what the rules lead to.
        RecordError: If it cannot be used at all.
    """
    began = time.perf_counter()
    counts: dict[str, int] = {}
    shoes = FairShoes()
    wanted: list[Any] = []

    def begin(header: Header) -> Visitor:
        nonlocal counts
        log = _Log(game_of(header.rules))
        counts = log.tally.counts

        def visit(played: Played) -> None:
            record = log.note(played.step.events)
            shoes.note(played.step.events)
            if played.after.coups == at and not wanted:
                wanted.append(played.after)
            if record is not None:
                ends(record)

        return visit

    record = verify(path, begin)
    seconds = time.perf_counter() - began
    figures = Figures(record.state, record.digest, record.steps, counts, seconds)
    return Replay(figures, wanted[0] if wanted else None, shoes, record.header.committed)


# --- as the contract writes it ----------------------------------------------------------------------------------


def figures_document(figures: Figures, seed: str | None) -> dict[str, Any]:
    """The keys ``play`` and ``replay`` have in common."""
    state = figures.state
    return {
        "coups": state.coups,
        "shoes": state.shoes,
        "seed": seed,
        "digest": figures.digest,
        "steps": figures.steps,
        "books": books_document(state.books, state.owed),
        "counts": figures.counts,
        "seconds": round(figures.seconds, 3),
    }


def books_document(books: Books, owed: Cents) -> dict[str, Any]:
    """The house's books, and the commission that is marked and not yet paid (P6)."""
    amounts = {
        "bought_in": books.bought_in,
        "cashed_out": books.cashed_out,
        "purses": sum(books.purses),
        "stakes": sum(books.stakes),
        "bank": books.bank,
        "garage": books.garage,
        "cagnotte": books.cagnotte,
        "tips": books.tips,
        "owed": owed,
    }
    return {name: amount_text(amount) for name, amount in amounts.items()} | {"balanced": books.balanced}


def state_document(state: Any) -> dict[str, Any]:
    """A table at rest between two coups."""
    return {
        "coup": state.coups,
        "banker": state.banker,
        "bank": amount_text(state.books.bank),
        "garage": amount_text(state.books.garage),
        "purses": [amount_text(purse) for purse in state.books.purses],
        "phase": state.phase.value,
    }
