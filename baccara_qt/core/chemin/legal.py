"""What an actor may do now: the one truth behind every button, every AI player and every check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.event import Hand
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import (
    may_avec_la_table,
    may_banco,
    passage_price,
    stake_limit,
    turn,
)
from baccara_qt.core.game import CROUPIER, Actor, Offer, plain
from baccara_qt.core.money import BUY_IN_MAX, MAX_AMOUNT, Cents, Seat, floor_to
from baccara_qt.core.shoe import CUT_MARGIN
from baccara_qt.core.tableau import STOOD, Verdict, banker_verdict, ponte_verdict


def legal(state: TableState, actor: Actor) -> tuple[Offer, ...]:
    """Everything an actor may do now. Empty for one who is not at the table.

    ``OpenTable``, ``ChangeRules`` and ``Bar`` take more than an amount; ``decide`` checks them by itself.
    """
    return (*play_offers(state, actor), *house_offers(state, actor))


def play_offers(state: TableState, actor: Actor) -> tuple[Offer, ...]:
    """What an actor may do in the game itself: with bank, stakes and cards; for the croupier, all he may do."""
    found: dict[Actor, tuple[Offer, ...]] | None = getattr(state, "offers", None)
    if found is None:
        found = {}
        object.__setattr__(state, "offers", found)
    if actor not in found:
        found[actor] = tuple(_play_offers(state, actor))
    return found[actor]


def house_offers(state: TableState, actor: Actor) -> Iterator[Offer]:
    """What a seat may do outside the game: come and go, buy in, tip (B9, F4)."""
    if state.opened and not state.closed and not state.in_coup and state.is_seat(actor):
        if state.seat(actor).occupied:
            yield from _seat_offers(state, actor)
        else:
            yield from _cashier_offers(state, c.SitDown, state.rules.stake_min)


def _staff_offers(state: TableState) -> Iterator[Offer]:
    if state.phase is Phase.CLAIMS and turn(state) is None:
        yield plain(c.CloseStakes)
    if state.phase is Phase.RESTING:
        yield plain(c.CloseTable)


# --- coming and going (B9, F4) ----------------------------------------------------------------------------------


def _cashier_offers(state: TableState, command: type, least: Cents) -> Iterator[Offer]:
    unit = state.rules.unit
    room = floor_to(min(BUY_IN_MAX, MAX_AMOUNT - state.books.bought_in), unit)
    if room >= least:
        yield Offer(command, least, room, unit)


def _seat_offers(state: TableState, seat: Seat) -> Iterator[Offer]:
    yield from _cashier_offers(state, c.BuyIn, state.rules.unit)
    tip = floor_to(state.books.purse(seat) - _promised(state, seat), state.rules.unit)
    if tip > 0:
        yield Offer(c.Tip, state.rules.unit, tip, state.rules.unit)
    if state.seat(seat).sitting_out:
        yield plain(c.ComeBack)
    elif seat != state.banker and not _bound(state, seat):
        yield plain(c.SitOut)
    if not _bound(state, seat):
        yield plain(c.Leave)


def _promised(state: TableState, seat: Seat) -> Cents:
    """What its highest bid (E4), or *suivi* when it is asked for it (C5), would still take from the seat's purse."""
    if state.passage and state.passage.bidder == seat:
        return state.passage.amount
    if state.claims and state.claims.suivi == seat:
        return Cents(state.books.bank - state.books.stake(seat))
    return Cents(0)


def _bound(state: TableState, seat: Seat) -> bool:
    """Whether a call (C3) or the highest bid (E4) binds the seat to the table."""
    if state.passage and state.passage.bidder == seat:
        return True
    return state.claims is not None and state.claims.caller == seat and not state.claims.lying


# --- playing ----------------------------------------------------------------------------------------------------


def _play_offers(state: TableState, actor: Actor) -> Iterable[Offer]:
    if actor == CROUPIER:
        return _staff_offers(state)
    if not state.is_seat(actor) or not state.seat(actor).occupied:
        return ()
    phase = state.phase
    if phase in _UNASKED:
        return _UNASKED[phase](state, actor)
    return _ANSWERS[phase](state, actor) if turn(state) == actor else ()


def _resting_offers(state: TableState, seat: Seat) -> Iterator[Offer]:
    """Where the game rests, a seat may ask for the bank (B7)."""
    if state.seat(seat).active and len(state.active) >= 2:
        yield from _naming(state, seat, c.TakeBank, state.rules.bank_min)


def _cutting(state: TableState, seat: Seat) -> Iterator[Offer]:
    assert state.shoe is not None
    yield Offer(c.Cut, CUT_MARGIN, len(state.shoe.order) - CUT_MARGIN, 1)


def _offered(state: TableState, seat: Seat) -> Iterator[Offer]:
    yield from _naming(state, seat, c.TakeBank, state.rules.bank_min)
    yield plain(c.DeclineBank)


def _buying(state: TableState, seat: Seat) -> Iterator[Offer]:
    yield plain(c.BuyBank)
    yield plain(c.DeclineSale)


def _bidding(state: TableState, seat: Seat) -> Iterator[Offer]:
    yield from _naming(state, seat, c.Bid, passage_price(state))
    yield plain(c.PassBid)


def _keeping(state: TableState, seat: Seat) -> Iterator[Offer]:
    yield plain(c.KeepBank)
    if state.may_pass:
        yield plain(c.PassBank)
    surplus = surplus_to_set_aside(state)
    if surplus:
        yield Offer(c.SetAside, state.rules.unit, surplus, state.rules.unit)


def _lowering(state: TableState, seat: Seat) -> Iterator[Offer]:
    top = highest_lower_bank(state)
    if top:
        yield Offer(c.LowerBank, state.rules.bank_min, top, state.rules.unit)
    yield plain(c.Done)


def _naming(state: TableState, seat: Seat, command: type, least: Cents) -> Iterator[Offer]:
    """Naming a bank or a bid: in units, within the purse and the house's maximum (B10, C1)."""
    rules = state.rules
    most = floor_to(state.books.purse(seat), rules.unit)
    if rules.bank_max:
        most = min(most, rules.bank_max)
    if most >= least:
        yield Offer(command, least, most, rules.unit)


def highest_lower_bank(state: TableState) -> Cents:
    """The most a bank nobody staked on can be lowered to; 0 when it cannot be lowered (C7)."""
    rules = state.rules
    top = floor_to(state.books.bank - 1, rules.unit)
    if state.bank is None or state.bank.lowered or top < rules.bank_min:
        return Cents(0)
    return top


def surplus_to_set_aside(state: TableState) -> Cents:
    """What the banker may take home while he holds the bank: the surplus, if the house allows it (C26).

    Nothing while stakes lie on it: they were laid against the bank as it stands.
    """
    rules = state.rules
    if not rules.withdraw_above or any(state.books.stakes):
        return Cents(0)
    return floor_to(max(0, state.books.bank - rules.bank_to_leave), rules.unit)


def _claims(state: TableState, seat: Seat) -> Iterator[Offer]:
    """Stakes and calls: in turn at first, by anyone until the close after that (C2); the banker may pass (E1)."""
    claims = state.claims
    assert claims is not None
    if seat == state.banker:
        if state.may_pass:
            yield plain(c.PassBank)
        return
    asked = turn(state)
    if claims.suivi:
        if asked == seat:
            yield plain(c.CallSuivi)
            yield plain(c.Done)
        return
    if asked == seat or asked not in claims.queue:
        limit = stake_limit(state, seat)
        if limit:
            yield Offer(c.Stake, state.rules.stake_min, limit, state.rules.unit)
        if may_banco(state, seat):
            yield plain(c.CallBanco)
        if may_avec_la_table(state, seat):
            yield plain(c.CallAvecLaTable)
    lies = state.books.stake(seat)
    if lies and (claims.caller != seat or claims.lying):
        yield plain(c.Withdraw)
    if lies and seat not in claims.declined:
        yield plain(c.DeclineCards)
    if asked == seat:
        yield plain(c.Done)


# --- carte or non -----------------------------------------------------------------------------------------------


def verdict(state: TableState, hand: Hand) -> Verdict:
    """What the tableau lets a hand do, before advice binds it (C16–C18); after an exposed card, G11."""
    coup, rules = state.coup, state.rules
    assert coup is not None
    bound = bool(coup.exposed)
    freedom = "table" if bound and rules.banker_freedom == "free" else rules.banker_freedom
    if hand == "ponte":
        free = not bound and rules.frees_ponte(coup.call, alone=coup.alone)
        return ponte_verdict(total(coup.ponte), freedom, free=free)
    third = coup.third.points if coup.third else STOOD
    allowed = banker_verdict(total(coup.bank), third, freedom)
    return "D" if allowed == "?" and coup.exposed.count("ponte") > 1 else allowed


def _ponte_deciding(state: TableState, seat: Seat) -> Iterator[Offer]:
    return _deciding(state, "ponte")


def _bank_deciding(state: TableState, seat: Seat) -> Iterator[Offer]:
    return _deciding(state, "bank")


def _deciding(state: TableState, hand: Hand) -> Iterator[Offer]:
    """*Carte* or *non*; nothing while the staff still has to turn or deal what comes first (C12–C15)."""
    coup = state.coup
    assert coup is not None
    if hand == "ponte":
        ready = not is_natural(coup.ponte)
    else:
        ready = "bank" in coup.turned and coup.bank_choice is None and not is_natural(coup.bank)
        ready = ready and (coup.third is not None or coup.ponte_choice == "stand")
    if not ready:
        return
    advice = coup.ponte_advice if hand == "ponte" else coup.bank_advice
    allowed = verdict(state, hand)
    if advice != "stand" and (advice or allowed != "S"):
        yield plain(c.Draw)
    if advice != "draw" and (advice or allowed != "D"):
        yield plain(c.Stand)
    if advice is None:
        yield plain(c.AskAdvice)


_UNASKED: Final[dict[Phase, Callable[[TableState, Seat], Iterable[Offer]]]] = {
    Phase.RESTING: _resting_offers,
    Phase.CLAIMS: _claims,
}
"""Phases in which others than the seat that is asked may do something."""

_ANSWERS: Final[dict[Phase, Callable[[TableState, Seat], Iterable[Offer]]]] = {
    Phase.CUT: _cutting,
    Phase.OFFER: _offered,
    Phase.SALE: _buying,
    Phase.AUCTION: _bidding,
    Phase.KEEP: _keeping,
    Phase.LOWER: _lowering,
    Phase.PONTE: _ponte_deciding,
    Phase.BANKER: _bank_deciding,
}
"""What the seat that is asked may answer; in the other phases nobody is asked."""
