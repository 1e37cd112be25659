"""Settling a coup and a shoe in the house's order (rules P2, P4, P6, P7)."""

from __future__ import annotations

from collections.abc import Iterator

from baccara_qt.core.money import Cents, Seat, share
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS, SIDE_BETS, Bet, Verdict, verdict
from baccara_qt.core.punto.dealer import Act, Dealer
from baccara_qt.core.punto.rules import PERCENT, TableRules
from baccara_qt.core.punto.state import TableState


class _Lying:
    """What lies on the cloth after the announcement, and what becomes of it."""

    def __init__(self, state: TableState) -> None:
        coup = state.coup
        assert coup is not None
        self._state = state
        rules = state.rules
        self._verdicts: dict[Bet, Verdict] = {
            bet: verdict(bet, coup.punto, coup.banco, rules.commission, rules.tie_pays) for bet in BETS
        }

    def _stakes(self, *, side: bool) -> Iterator[tuple[Seat, Bet, Cents, Verdict]]:
        """All stakes of one round of settling that are won or lost, seat by seat."""
        state = self._state
        for seat in state.from_right_of(state.holder):
            for bet, amount in zip(BETS, state.seat(seat).bets, strict=True):
                if amount and (bet in SIDE_BETS) == side and not self._verdicts[bet].lies:
                    yield seat, bet, amount, self._verdicts[bet]

    def lost(self, *, side: bool) -> tuple[tuple[Seat, Bet, Cents], ...]:
        """What the house takes."""
        return tuple((seat, bet, amount) for seat, bet, amount, is_ in self._stakes(side=side) if not is_.pays)

    def won(self, *, side: bool) -> tuple[Seat, Bet, Cents, Verdict] | None:
        """The next stake the house pays."""
        return next(self._stakes(side=side), None)


def due_in_settling(state: TableState) -> Act:
    """Losers before winners, side bets after the others; the cards last of all (P7, C25)."""
    lying = _Lying(state)
    for side in (False, True):
        if lost := lying.lost(side=side):
            return lambda dealer: dealer.emit(e.StakesTaken(lost))
        if won := lying.won(side=side):
            return lambda dealer: _pay(dealer, *won)
    return _discard


def _pay(dealer: Dealer, seat: Seat, bet: Bet, amount: Cents, is_: Verdict) -> None:
    rules = dealer.state.rules
    won = Cents(amount * is_.pays)
    if is_.half:
        won = share(amount, 50, 1, rules.commission_rounding)
    short = won - dealer.state.books.bank
    if short > 0:
        dealer.emit(e.FloatFilled(Cents(short)))
    dealer.emit(e.StakePaid(seat, bet, amount, won))
    tax = commission(rules, won) if is_.taxed else Cents(0)
    if tax:
        dealer.emit(e.CommissionMarked(seat, tax) if rules.commission == "box" else e.CommissionTaken(seat, tax))


def commission(rules: TableRules, won: Cents) -> Cents:
    """The house's 5 % of a won Banco (P6, C23)."""
    return share(won, PERCENT, rules.commission_step, rules.commission_rounding)


def _discard(dealer: Dealer) -> None:
    """The cards into the slot; when Banco lost, the shoe moves on (P7)."""
    coup = dealer.state.coup
    assert coup is not None
    dealer.emit(e.CardsDiscarded())
    if coup.outcome == "punto" and dealer.state.rules.travelling:
        dealer.emit(e.ShoeMoved(dealer.state.holder))
    if dealer.state.last_coup:
        end_shoe(dealer)


def end_shoe(dealer: Dealer) -> None:
    """Each box is settled, and the shoe's seed is told (P6, A5)."""
    for seat in dealer.state.occupied:
        settle_box(dealer, seat)
    shoe = dealer.state.shoe
    if shoe is not None:
        dealer.emit(e.ShoeFinished(shoe.number, dealer.chance.reveal(shoe.number)))


def settle_box(dealer: Dealer, seat: Seat) -> None:
    """The seat pays what its commission box says (P6)."""
    owed = dealer.state.seat(seat).owed
    if owed:
        dealer.emit(e.CommissionPaid(seat, owed))
