"""Settling a coup in the house's order (rules C8, C20–C25)."""

from __future__ import annotations

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.passage import bank_goes_home, end_shoe_if_due, offer_bank
from baccara_qt.core.chemin.play import Act
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.money import Cents, share


def due_in_settling(state: TableState) -> Act:
    """Rake, cagnotte, bank — or pay seat by seat, the rest home; the cards last of all (C20–C25)."""
    coup = state.coup
    assert coup is not None
    match coup.outcome:
        case "bank":
            if not coup.raked:
                return _rake
            if not coup.taxed and cagnotte_due(state):
                return _take_cagnotte
            if state.rules.garage == "returns" and coup.uncovered:
                return _uncovered_returns
            return _due_for_bank(state) or _discard
        case "tie":
            return _uncovered_returns if coup.uncovered else _discard
        case _:
            if any(state.books.stakes):
                return _pay
            return bank_goes_home if state.bank else _discard


def _due_for_bank(state: TableState) -> Act | None:
    """The bank is made up to the minimum and capped at the maximum (C1, C8)."""
    books, rules = state.books, state.rules
    if books.bank < rules.bank_min and books.garage:
        return make_up_bank
    if rules.bank_max and books.bank > rules.bank_max:
        return cap_bank
    return None


def make_up_bank(dealer: Dealer) -> None:
    """A bank below the minimum is made up from the garage (C8)."""
    books, rules = dealer.state.books, dealer.state.rules
    dealer.emit(e.GarageReturned(Cents(min(books.garage, rules.bank_min - books.bank))))


def cap_bank(dealer: Dealer) -> None:
    """Of a bank grown above the maximum only the maximum is in play (C1)."""
    dealer.emit(e.BankCapped(Cents(dealer.state.books.bank - dealer.state.rules.bank_max)))


def cagnotte_due(state: TableState) -> Cents:
    """The house's part of what the bank wins in this coup (C23)."""
    coup, rules = state.coup, state.rules
    assert coup is not None
    return share(coup.at_risk, rules.cagnotte_percent, rules.cagnotte_step, rules.cagnotte_rounding)


def _rake(dealer: Dealer) -> None:
    state = dealer.state
    dealer.emit(e.StakesRaked(tuple(state.books.staked(state.others(state.banker)))))


def _take_cagnotte(dealer: Dealer) -> None:
    dealer.emit(e.CagnotteTaken(cagnotte_due(dealer.state)))


def _uncovered_returns(dealer: Dealer) -> None:
    coup = dealer.state.coup
    assert coup is not None
    dealer.emit(e.GarageReturned(coup.uncovered))


def _pay(dealer: Dealer) -> None:
    """Pays the next stake in order from the banker's right (C24)."""
    state = dealer.state
    dealer.emit(e.StakePaid(*state.books.staked(state.others(state.banker))[0]))


def _discard(dealer: Dealer) -> None:
    """The cards into the slot; then a lost bank moves on: to the turn seat (E6) or to the right (C21)."""
    dealer.emit(e.CardsDiscarded())
    end_shoe_if_due(dealer)
    state = dealer.state
    if state.bank is None:
        if state.turn_seat:
            offer_bank(dealer, state.turn_seat, "returns")
        else:
            offer_bank(dealer, next(state.from_right_of(state.last_banker)), "lost")
