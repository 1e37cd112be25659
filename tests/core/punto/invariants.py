"""What holds at every Punto Banco table after every event, and when the table waits for somebody."""

from __future__ import annotations

from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.legal import legal, turn
from baccara_qt.core.punto.staff import due
from baccara_qt.core.punto.state import Phase, TableState

# What only the seat that is asked may say.
ANSWERS = {
    Phase.CUT: {c.Cut},
    Phase.OFFER: {c.TakeShoe, c.DeclineShoe},
    Phase.STAKES: {c.Done},
    Phase.TURN: {c.TurnCard},
}


def check_event(before: TableState, event: Event, after: TableState) -> None:
    """What one event may never break: money, cards, and the parts of a state that exclude each other."""
    books = after.books
    assert books.balanced, f"{event} unbalanced the books"
    assert all(entry.amount >= 0 for entry in event.entries), f"{event} moves less than nothing"
    assert after.seq == before.seq + 1
    assert event.rule
    _check_shoe(before, event, after)
    assert after.active == tuple(n for n, seat in enumerate(after.seats, 1) if seat.active)
    for number, seat in enumerate(after.seats, 1):
        assert sum(seat.bets) == books.stake(number), f"{event}: what lies on the cloth is not the stake of {number}"
        assert 0 <= seat.owed <= books.purse(number), f"{event}: {number} owes more than lies before him"
        assert seat.occupied or (seat.owed, books.purse(number)) == (0, 0)
    assert not (after.asked is not None and after.coup)
    assert not after.holder or after.seat(after.holder).active or isinstance(event, e.SeatLeft | e.SatOut)


def _check_shoe(before: TableState, event: Event, after: TableState) -> None:
    """No card comes back, none is dealt twice, and the order stays but for the cut (A4)."""
    old, new = before.shoe, after.shoe
    match event:
        case e.ShoeShuffled(order=order):
            assert old is None
            assert new is not None
            assert (new.order, new.dealt, new.ready, after.burned) == (order, 0, False, 0)
        case e.ShoeCut(position=at):
            assert old is not None
            assert new is not None
            assert new.order == old.order[at:] + old.order[:at]
        case e.CardsBurned(card=card, count=count):
            assert old is not None
            assert new is not None
            assert (old.dealt, old.order[0], new.order) == (0, card, old.order)
            assert new.dealt == after.burned == 1 + count
        case e.CardDealt(card=card):
            assert old is not None
            assert new is not None
            assert old.order[old.dealt] == card
            assert (new.order, new.dealt) == (old.order, old.dealt + 1)
        case e.ShoeFinished():
            assert new is None
            assert after.coup is None
            assert after.owed == 0
        case _:
            assert (old and (old.order, old.backs, old.dealt)) == (new and (new.order, new.backs, new.dealt))


def check_waiting(state: TableState) -> None:
    """What holds when the staff has done its part and the table waits."""
    assert due(state) is None
    phase, asked = state.phase, turn(state)
    if asked is not None:
        assert state.seat(asked).active
        assert any(offer.command in ANSWERS[phase] for offer in legal(state, asked)), f"{asked} has no answer"
    for seat in range(1, len(state.seats) + 1):
        if seat != asked:
            kinds = {offer.command for offer in legal(state, seat)}
            assert not kinds & ANSWERS.get(phase, set()), f"{seat} may answer for {asked}"
    may_close = any(offer.command is c.CloseStakes for offer in legal(state, CROUPIER))
    assert may_close == (phase is Phase.STAKES and asked is None)
    assert (asked is None) == (phase in {Phase.UNOPENED, Phase.CLOSED, Phase.RESTING} or may_close)
    if phase is Phase.TURN:
        coup, shoe = state.coup, state.shoe
        assert coup is not None
        assert shoe is not None
        dealt = shoe.order[shoe.dealt - len(coup.punto) - len(coup.banco) : shoe.dealt]
        assert sorted(map(str, dealt)) == sorted(map(str, coup.punto + coup.banco))
    if phase is Phase.STAKES:
        assert state.shoe is not None
        assert state.shoe.remaining >= 6
    if phase is Phase.RESTING:
        assert not any(state.books.stakes)
