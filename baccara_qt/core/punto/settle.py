"""Settling a coup and a shoe in the house's order (rules P2, P4, P6, P7)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from baccara_qt.core.money import Cents, Seat, share
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS, SIDE_BETS, Bet, Verdict, verdict
from baccara_qt.core.punto.dealer import Act, Dealer
from baccara_qt.core.punto.rules import PERCENT, TableRules
from baccara_qt.core.punto.state import TableState


class Settled(NamedTuple):
    """A stake that is won or lost."""

    seat: Seat
    bet: Bet
    amount: Cents
    verdict: Verdict


def due_in_settling(state: TableState) -> Act:
    """Losers before winners, side bets after the others; the cards last of all (P7, C25)."""
    if not any(state.books.stakes):
        return _discard
    settled = _settled(state)
    for side in (False, True):
        round_ = [stake for stake in settled if (stake.bet in SIDE_BETS) == side]
        if lost := [stake for stake in round_ if not stake.verdict.pays]:
            return partial(_take, lost=lost)
        if round_:
            return partial(_pay, won=round_)
    return _discard


def _settled(state: TableState) -> list[Settled]:
    """All that lies and is won or lost, seat by seat from the right of who deals."""
    coup, rules = state.coup, state.rules
    assert coup is not None
    found = [(bet, verdict(bet, coup.punto, coup.banco, rules.commission, rules.tie_pays)) for bet in BETS]
    return [
        Settled(seat, bet, amount, is_)
        for seat in state.from_right_of(state.holder)
        for (bet, is_), amount in zip(found, state.seat(seat).bets, strict=True)
        if amount and not is_.lies
    ]


def _take(dealer: Dealer, lost: list[Settled]) -> None:
    dealer.emit(e.StakesTaken(tuple((stake.seat, stake.bet, stake.amount) for stake in lost)))


def _pay(dealer: Dealer, won: list[Settled]) -> None:
    """Pays each stake in order, and notes or takes what the house gets of it (P6)."""
    rules = dealer.state.rules
    for seat, bet, amount, is_ in won:
        gain = share(amount, 50, 1, rules.commission_rounding) if is_.half else Cents(amount * is_.pays)
        short = gain - dealer.state.books.bank
        if short > 0:
            dealer.emit(e.FloatFilled(Cents(short)))
        dealer.emit(e.StakePaid(seat, bet, amount, gain))
        tax = commission(rules, gain) if is_.taxed else Cents(0)
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
