"""Tables at which the situation a test wants has just come about, laid into a library for a window to open.

Everything follows from seeds: a table is looked for once, dry, and then played to the same point in the library. In the
user's place sits somebody steady until the situation is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from baccara_qt.core.chemin import Phase, TableState, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.turns import may_banco
from baccara_qt.core.game import Step
from baccara_qt.core.money import Seat
from baccara_qt.players import choose, see
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.session import Session, dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.ui.offers import ACTS, find

PATIENCE: Final = 4_000
"""Steps in which a table must have come to what is wanted; then another seed is tried."""

SEEDS: Final = 60

Answer = tuple[str, int]
"""Something the user does: name of the act, and the amount in cents or the card to cut at, where it takes one."""


@dataclass(frozen=True)
class Situation:
    """What a table is looked for by.

    Attributes:
        there: Whether the table stands as wanted, with this seat for the user's.
        comes: Whether what is wanted follows from it; the session may be played on.
        seats: Seats at the table.
        human: The user's seat.
        purse: What the user buys in for, in cents; 0 for what the guests do.
    """

    there: Callable[[TableState, Seat], bool]
    comes: Callable[[Session], bool] = lambda session: True
    seats: int = 9
    human: Seat = 5
    purse: int = 0

    def setup(self, seed: int) -> Setup:
        """The table to be opened."""
        return Setup.full("casino", self.seats, human=self.human, purse=self.purse or None, seed=f"window {seed}")


def steps(session: Session) -> Iterator[Step]:
    """Every step of a table at which a steady player has the user's seat."""
    director = Director(session)
    for _ in range(PATIENCE):
        step = director.act()
        if step is None:
            seat = turn(session.state)
            if seat is None:
                return
            command = choose(see(session.state, seat), legal(session.state, seat), STEADY, session.stream(seat))
            step = session.execute(seat, command)
        yield step


def _reach(session: Session, there: Callable[[TableState, Seat], bool]) -> int:
    """Plays until the situation is there; how many steps that took, or -1."""
    taken = 0
    going = steps(session)
    while not there(session.state, session.human):
        if next(going, None) is None:
            return -1
        taken += 1
    return taken


@cache
def _found(situation: Situation) -> tuple[Setup, int]:
    """A table with this situation, and the steps that lead to it."""
    for seed in range(SEEDS):
        setup = situation.setup(seed)
        with closing(dry(setup, *opening(setup))) as session:
            taken = _reach(session, situation.there)
            if taken >= 0 and situation.comes(session):
                return setup, taken
    raise LookupError(f"none of {SEEDS} tables ever comes to this")


def lay(folder: Path, situation: Situation) -> TableState:
    """Makes a library in which the one table stands as wanted; how it stands."""
    setup, taken = _found(situation)
    places = Places(folder)
    places.make()
    with Library(places.library) as library, closing(library.create(setup)) as session:
        for _, _ in zip(range(taken), steps(session), strict=False):
            pass
        return session.state


def twin(situation: Situation) -> Session:
    """The same table once more, kept nowhere."""
    setup, taken = _found(situation)
    session = dry(setup, *opening(setup))
    for _, _ in zip(range(taken), steps(session), strict=False):
        pass
    return session


# --- what somebody does who wants nothing but to play ---------------------------------------------------------------


def quietly(state: TableState, human: Seat) -> Answer:
    """What the user does when he wants no bank and no more than the least stake; he stands where he may."""
    able = {kind: offer for kind in ACTS if (offer := find(kind, legal(state, human))) is not None}
    for kind in ("decline_bank", "decline_sale", "pass_bid", "keep_bank", "stand", "draw"):
        if kind in able:
            return kind, 0
    if "cut" in able:
        return "cut", (able["cut"].min + able["cut"].max) // 2
    if state.phase is Phase.LOWER:
        return "let_go", 0
    if "stake" in able and not state.books.stake(human):
        return "stake", able["stake"].min
    return "done", 0


def go_on(session: Session, until: Callable[[TableState], bool]) -> list[str]:
    """Lets the table go on, the user answering quietly, until this holds; the lines of all steps."""
    director = Director(session)
    for _ in range(PATIENCE):
        if until(session.state):
            return list(session.lines())
        if director.act() is None:
            kind, amount = quietly(session.state, session.human)
            offer = find(kind, legal(session.state, session.human))
            assert offer is not None, f"{kind} in {session.state.phase}"
            session.execute(session.human, offer.at(amount) if offer.step else offer.at())
    raise LookupError(f"not in {PATIENCE} steps")


# --- situations -----------------------------------------------------------------------------------------------------


def asked_in(phase: Phase, command: type[Any] | None = None) -> Callable[[TableState, Seat], bool]:
    """The user is asked in this phase, and may do this."""

    def there(state: TableState, human: Seat) -> bool:
        if state.phase is not phase or turn(state) != human:
            return False
        return command is None or any(offer.command is command for offer in legal(state, human))

    return there


def _first_to_call(state: TableState, human: Seat) -> bool:
    """The user sits at the banker's right and may call banco: nobody can come before him (C2)."""
    return (
        asked_in(Phase.CLAIMS, c.Stake)(state, human)
        and state.claims is not None
        and not state.claims.suivi
        and not state.claims.caller
        and state.distance(human) == 1
        and may_banco(state, human)
    )


def _free_in(session: Session, phase: Phase) -> bool:
    """Whether this coup comes to a phase in which the user has a choice between a card and none."""
    director, coups = Director(session), session.state.coups
    while session.state.coups == coups:
        if director.act() is None:
            kinds = {kind for kind in ("draw", "stand") if find(kind, legal(session.state, session.human))}
            return session.state.phase is phase and len(kinds) == 2
    return False


def _banco_with_a_choice(session: Session) -> bool:
    session.execute(session.human, c.CallBanco())
    return _free_in(session, Phase.PONTE)


def _bank_of_a_hundred_that_wins(session: Session) -> bool:
    """A bank of 100 comes to a card for the banker to ask for or not, and stands after that coup."""
    session.execute(session.human, c.TakeBank(100_00))
    director, asked = Director(session), False
    while session.state.phase not in (Phase.KEEP, Phase.LOWER):
        if session.state.bank is None:
            return False
        if director.act() is None:
            asked = asked or session.state.phase is Phase.BANKER
            kind, _ = quietly(session.state, session.human)
            offer = find(kind, legal(session.state, session.human))
            assert offer is not None
            session.execute(session.human, offer.at())
    return asked and session.state.phase is Phase.KEEP


def _outbids_all(session: Session) -> bool:
    """Bidding the least each time makes the user banker, though not with his first bid."""
    director, bids = Director(session), 0
    while session.state.phase is Phase.AUCTION:
        if director.act() is None:
            bid = find("bid", legal(session.state, session.human))
            if bid is None:
                return False
            session.execute(session.human, bid.at(bid.min))
            bids += 1
    return session.state.banker == session.human and bids > 1


def _stake_lies(state: TableState, human: Seat) -> bool:
    """After a tie: the user is asked with his stake still lying (C22)."""
    return asked_in(Phase.CLAIMS, c.Stake)(state, human) and state.books.stake(human) > 0


def _may_follow(state: TableState, human: Seat) -> bool:
    return asked_in(Phase.CLAIMS, c.CallSuivi)(state, human)


CUT: Final = Situation(asked_in(Phase.CUT), human=9)
OFFER: Final = Situation(asked_in(Phase.OFFER, c.TakeBank), _bank_of_a_hundred_that_wins)
CLAIMS: Final = Situation(_first_to_call, _banco_with_a_choice)
PONTE: Final = Situation(asked_in(Phase.PONTE, c.AskAdvice))
BANKER: Final = Situation(asked_in(Phase.BANKER, c.AskAdvice))
KEEP: Final = Situation(asked_in(Phase.KEEP))
LOWER: Final = Situation(asked_in(Phase.LOWER), seats=2, human=1)
SALE: Final = Situation(asked_in(Phase.SALE, c.BuyBank))
AUCTION: Final = Situation(asked_in(Phase.AUCTION, c.Bid), _outbids_all)
LYING: Final = Situation(_stake_lies)
SUIVI: Final = Situation(_may_follow)

BY_NAME: Final = {
    "cut": CUT,
    "offer": OFFER,
    "claims": CLAIMS,
    "ponte": PONTE,
    "banker": BANKER,
    "keep": KEEP,
    "lower": LOWER,
    "sale": SALE,
    "auction": AUCTION,
    "lying": LYING,
    "suivi": SUIVI,
}
"""Every situation in which the user is asked."""
