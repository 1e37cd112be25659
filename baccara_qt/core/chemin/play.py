"""A coup given by the staff: the close, the cards, the announcement (rules A3, C6–C15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from baccara_qt.core.cards import is_natural, total, winner
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.chemin.turns import suivi_seat
from baccara_qt.core.money import Cents, Seat, floor_to
from baccara_qt.core.tableau import ponte_advice

Act = Callable[[Dealer], None]
"""Something the staff does by itself."""

_DEAL: Final[tuple[e.Hand, ...]] = ("ponte", "bank", "ponte", "bank")
"""Where the first four cards go (C11)."""


def open_stakes(dealer: Dealer) -> None:
    """Announces the bank and asks for suivi, then each seat from the banker's right (C2)."""
    state = dealer.state
    dealer.emit(e.StakesOpened(state.others(state.banker), suivi_seat(state)))


def close_stakes(dealer: Dealer) -> None:
    """*Rien ne va plus*: trims, names who holds the cards, sets aside what is not covered (C6–C10)."""
    if not any(dealer.state.books.stakes):
        dealer.emit(e.NobodyStaked())
        return
    dealer.emit(*trims(dealer.state))
    stakes = dealer.state.books.stakes
    at_risk = Cents(sum(stakes))
    uncovered = Cents(dealer.state.books.bank - at_risk)
    dealer.emit(e.StakesClosed(_holder(dealer.state), at_risk))
    if uncovered:
        dealer.emit(e.BankUncovered(uncovered))


def trims(state: TableState) -> Iterable[e.StakeTrimmed]:
    """What exceeds the bank goes back, from the last seat in order (C6)."""
    claims, books = state.claims, state.books
    assert claims is not None
    called = books.stake(claims.caller) if claims.caller else 0
    room: int = floor_to(books.bank - called, state.rules.unit)
    found = []
    for seat, stake in books.staked(state.others(state.banker)):
        if seat != claims.caller:
            kept = min(stake, room)
            room -= kept
            if kept < stake:
                found.append(e.StakeTrimmed(seat, Cents(stake - kept)))
    return found


def _holder(state: TableState) -> Seat:
    """Who plays the ponte's cards: the caller, else the largest stake, else the next; 0 for the croupier (C9)."""
    claims, books = state.claims, state.books
    assert claims is not None
    able = [
        seat
        for seat, _ in books.staked(state.others(state.banker))
        if seat not in claims.declined and not state.seat(seat).barred
    ]
    if claims.caller in able:
        return claims.caller
    return max(able, key=books.stake, default=0)


# --- the coup ---------------------------------------------------------------------------------------------------


def deal(dealer: Dealer) -> None:
    """Ponte, bank, ponte, bank, face down (C11)."""
    coup = dealer.state.coup
    assert coup is not None
    for hand in _DEAL[len(coup.ponte) + len(coup.bank) :]:
        deal_card(dealer, hand)


def deal_card(dealer: Dealer, hand: e.Hand) -> None:
    """The next card of the shoe goes to this hand."""
    shoe = dealer.state.shoe
    assert shoe is not None
    dealer.emit(e.CardDealt(hand, shoe.order[shoe.dealt]))


def due_in_play(state: TableState) -> Act | None:
    """From the four cards to the announcement (A3, C12–C15)."""
    coup = state.coup
    assert coup is not None
    ponte_natural = coup.ponte_choice is None and is_natural(coup.ponte)
    if ponte_natural and "ponte" not in coup.turned:
        return _turn_ponte
    if "bank" not in coup.turned:
        if ponte_natural or coup.ponte_choice:
            return _turn_bank
        return None if coup.holder else _croupier_plays
    if ponte_natural or (coup.bank_choice is None and is_natural(coup.bank)):
        return _announce if "ponte" in coup.turned else _turn_ponte
    if coup.ponte_choice == "draw" and coup.third is None:
        return _third_to_ponte
    if coup.bank_choice is None:
        return None
    if coup.bank_choice == "draw" and len(coup.bank) == 2:
        return _third_to_bank
    return _announce if "ponte" in coup.turned else _turn_ponte


def _turn_ponte(dealer: Dealer) -> None:
    dealer.emit(e.HandTurned("ponte"))


def _turn_bank(dealer: Dealer) -> None:
    dealer.emit(e.HandTurned("bank"))


def _third_to_ponte(dealer: Dealer) -> None:
    deal_card(dealer, "ponte")


def _third_to_bank(dealer: Dealer) -> None:
    deal_card(dealer, "bank")


def _croupier_plays(dealer: Dealer) -> None:
    """Nobody can or will hold the cards: the croupier plays them, drawing on 5 (C9)."""
    assert dealer.state.coup is not None
    draws = ponte_advice(total(dealer.state.coup.ponte))
    dealer.emit(e.HandDrew("ponte") if draws else e.HandStood("ponte"))


def _announce(dealer: Dealer) -> None:
    coup = dealer.state.coup
    assert coup is not None
    bank, ponte = total(coup.bank), total(coup.ponte)
    dealer.emit(e.PointsAnnounced(bank, ponte, winner(bank, ponte)))
