"""Tables for exercises: made of events, so that the core itself says what is right at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baccara_qt.core.cards import PACK
from baccara_qt.core.chance import ScriptedChance, Stream
from baccara_qt.core.chemin import TableRules, TableState, carry_out, fold
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.staff import advance
from baccara_qt.core.money import Cents, Seat

_NO_SHOE: Final = ScriptedChance("")
_CARDS: Final = PACK[:40]


def some(stream: Stream, seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """So many of the seats, ascending."""
    mixed = list(seats)
    stream.shuffle(mixed)
    return tuple(sorted(mixed[:number]))


def one_of(stream: Stream, seats: tuple[Seat, ...]) -> Seat:
    """One of the seats."""
    return seats[stream.below(len(seats))]


def table(stream: Stream, rules: TableRules, people: int, purse: Cents) -> TableState:
    """So many people at a table whose shoe is ready; the bank is not yet offered."""
    taken = some(stream, tuple(range(1, rules.seats + 1)), people)
    return fold(
        TableState.new(rules),
        (
            *(e.SeatTaken(seat, purse) for seat in taken),
            e.ShoeShuffled(1, "", _CARDS, "r" * len(_CARDS), by_dealers=False),
            e.StopCardPlaced(rules.stop_card),
        ),
    )


def taken_by(state: TableState, seat: Seat, amount: Cents) -> TableState:
    """The table once this seat has named its bank and claims are asked for (C1, C2)."""
    state = fold(state, (e.BankTaken(seat, amount),))
    return opened(state)


def opened(state: TableState) -> TableState:
    """The table once claims are asked for, without a right to follow (C2)."""
    return fold(state, (e.StakesOpened(state.others(state.banker), 0),))


def lost(state: TableState, ponte: Seat) -> TableState:
    """The table once the banker has lost a coup against this seat, and the staff has settled it (C21, E6)."""
    stake = state.rules.stake_min
    state = fold(
        state,
        (
            e.StakePlaced(ponte, stake, Cents(0)),
            e.StakesClosed(ponte, stake),
            e.BankUncovered(Cents(state.books.bank - stake)),
            e.PointsAnnounced(0, 9, "ponte"),
        ),
    )
    return after(state, advance)


def after(state: TableState, act: Callable[[Dealer], None]) -> TableState:
    """The table once the staff has done this."""
    dealer = Dealer(state, _NO_SHOE)
    act(dealer)
    return dealer.state


def says(state: TableState, seat: Seat, command: object) -> TableState:
    """The table once a seat has said this, and the staff has done its part."""
    return carry_out(state, seat, command, _NO_SHOE)[1]
