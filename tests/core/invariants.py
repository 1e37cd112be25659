"""What holds at every table after every event, and when the table waits for somebody."""

from __future__ import annotations

from baccara_qt.core.chemin import Phase, TableState, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.staff import due
from baccara_qt.core.game import CROUPIER

# What only the seat that is asked may say; everything else may be said by others as well.
ANSWERS = {
    Phase.CUT: {c.Cut},
    Phase.OFFER: {c.TakeBank, c.DeclineBank},
    Phase.SALE: {c.BuyBank, c.DeclineSale},
    Phase.AUCTION: {c.Bid, c.PassBid},
    Phase.CLAIMS: {c.Done, c.CallSuivi},
    Phase.LOWER: {c.LowerBank, c.Done},
    Phase.PONTE: {c.Draw, c.Stand, c.AskAdvice},
    Phase.BANKER: {c.Draw, c.Stand, c.AskAdvice},
    Phase.KEEP: {c.KeepBank, c.PassBank, c.SetAside},
}


def check_event(before: TableState, event: e.Event, after: TableState) -> None:
    """What one event may never break: money, cards, and the parts of a state that exclude each other."""
    books = after.books
    assert books.balanced, f"{event} unbalanced the books"
    assert sum(before.books.balances) == sum(books.balances) == 0
    assert all(entry.amount >= 0 for entry in event.entries), f"{event} moves less than nothing"
    assert after.seq == before.seq + 1
    assert event.rule
    _check_shoe(before, event, after)
    assert after.active == tuple(n for n, seat in enumerate(after.seats, 1) if seat.active)
    assert not (after.bank and after.passage)
    assert not (after.claims and after.coup)
    if after.bank is None:
        assert (books.bank, books.garage) == (0, 0)
        assert after.claims is None
        # The stakes of a lost bank are paid before it goes home (C24).
        assert not any(books.stakes)
    else:
        assert after.seat(after.banker).active
        assert not books.stake(after.banker)


def _check_shoe(before: TableState, event: e.Event, after: TableState) -> None:
    """No card comes back, none is dealt twice, and the order stays but for the cut (A4)."""
    old, new = before.shoe, after.shoe
    match event:
        case e.ShoeShuffled(order=order, backs=backs):
            assert old is None
            assert new is not None
            assert (new.order, new.backs, new.dealt, new.ready) == (order, backs, 0, False)
            assert len(order) == len(backs)
            assert after.coup is None
        case e.ShoeCut(position=at):
            assert old is not None
            assert new is not None
            assert new.order == old.order[at:] + old.order[:at]
            assert new.backs == old.backs[at:] + old.backs[:at]
        case e.CardDealt(card=card):
            assert old is not None
            assert new is not None
            assert old.ready
            assert old.order[old.dealt] == card
            assert (new.order, new.dealt) == (old.order, old.dealt + 1)
        case e.ShoeFinished():
            assert new is None
            assert after.coup is None
        case _:
            assert (old and (old.order, old.backs, old.dealt)) == (new and (new.order, new.backs, new.dealt))


def check_waiting(state: TableState) -> None:
    """What holds when the staff has done its part and the table waits."""
    assert due(state) is None
    rules, books, phase = state.rules, state.books, state.phase
    asked = turn(state)
    if asked is not None:
        assert state.seat(asked).active
        assert any(offer.command in ANSWERS[phase] for offer in legal(state, asked)), f"{asked} has no answer"
    for seat in range(1, len(state.seats) + 1):
        if seat != asked:
            kinds = {offer.command for offer in legal(state, seat)}
            spontaneous = {c.TakeBank} if phase is Phase.RESTING else set()
            assert not kinds & ANSWERS.get(phase, set()) - spontaneous, f"{seat} may answer for {asked}"
    may_close = any(offer.command is c.CloseStakes for offer in legal(state, CROUPIER))
    assert may_close == (phase is Phase.CLAIMS and asked is None)
    assert (asked is None) == (phase in {Phase.UNOPENED, Phase.CLOSED, Phase.RESTING} or may_close)
    if phase in {Phase.CLAIMS, Phase.LOWER}:
        assert books.bank >= rules.bank_min
        assert not rules.bank_max or books.bank <= rules.bank_max
        _check_call(state)
    if phase in {Phase.PONTE, Phase.BANKER}:
        assert state.coup is not None
        assert books.bank == state.coup.at_risk == sum(books.stakes)
        assert state.shoe is not None
        dealt = state.shoe.order[state.shoe.dealt - 4 - (state.coup.third is not None) : state.shoe.dealt]
        assert sorted(map(str, dealt)) == sorted(map(str, state.coup.ponte + state.coup.bank))
    if phase in {Phase.OFFER, Phase.SALE, Phase.AUCTION, Phase.CLAIMS, Phase.KEEP}:
        assert state.shoe is not None
        assert state.shoe.ready
        assert state.shoe.remaining > rules.stop_card
    if phase is Phase.RESTING:
        assert not any(books.stakes)
        assert state.turn_seat == 0


def _check_call(state: TableState) -> None:
    """A call takes what its kind takes, and nothing lies beside a *banco*."""
    claims, books = state.claims, state.books
    assert claims is not None
    if claims.caller:
        half = books.bank // 2 - books.bank // 2 % state.rules.unit
        assert books.stake(claims.caller) == (half if claims.call == "avec_la_table" else books.bank)
        if claims.call != "avec_la_table":
            assert sum(books.stakes) == books.bank
