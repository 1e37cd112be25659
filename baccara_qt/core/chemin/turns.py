"""Who is asked, and what a seat may claim (rules B7, C2–C6, E2, E4)."""

from __future__ import annotations

from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.game import Actor
from baccara_qt.core.money import Cents, Seat, floor_to


def turn(state: TableState) -> Actor | None:
    """The seat that owes an answer now; ``None`` when nobody does."""
    try:
        return state.turn
    except AttributeError:
        asked = _asked(state)
        object.__setattr__(state, "turn", asked)
        return asked


def _asked(state: TableState) -> Actor | None:
    match state.phase:
        case Phase.CLAIMS:
            return _claimant(state)
        case Phase.PONTE:
            return state.coup.holder if state.coup else None
        case Phase.BANKER | Phase.KEEP | Phase.LOWER:
            return state.banker
        case Phase.CUT:
            return state.cutter or None
        case Phase.OFFER | Phase.SALE | Phase.AUCTION:
            return _next_in_passage(state)
        case _:
            return None


def _next_in_passage(state: TableState) -> Seat | None:
    """The next seat in turn that has the money: nobody is asked beyond what lies before him (B9).

    Nor is anybody when the highest bid is the most the house allows (C1).
    """
    passage = state.passage
    assert passage is not None
    price = passage_price(state)
    if 0 < state.rules.bank_max < price:
        return None
    purses = state.books.purse
    return next((n for n in passage.queue if n != passage.bidder and purses(n) >= price), None)


def passage_price(state: TableState) -> Cents:
    """The least a seat needs to take the bank on its way: the minimum, the price, or the next bid."""
    passage, rules = state.passage, state.rules
    if passage is None or passage.kind == "offer" or (passage.kind == "auction" and not passage.bidder):
        return rules.bank_min
    return passage.amount if passage.kind == "sale" else Cents(passage.amount + rules.unit)


# --- claims -----------------------------------------------------------------------------------------------------


def _claimant(state: TableState) -> Seat | None:
    """Who is asked for a claim: the suivi, then each seat once in order, then who was overtaken (C2)."""
    claims = state.claims
    assert claims is not None
    if claims.suivi:
        return claims.suivi
    if claims.queue:
        for seat in claims.queue:
            if state.books.stake(seat) or may_claim(state, seat):
                return seat
    for seat in claims.answers:
        if may_claim(state, seat):
            return seat
    return None


def may_claim(state: TableState, seat: Seat) -> bool:
    """Whether a seat has any claim left to make."""
    return stake_limit(state, seat) > 0 or may_banco(state, seat) or may_avec_la_table(state, seat)


def money_of(state: TableState, seat: Seat) -> Cents:
    """What a seat can claim with: its purse and the stake that lies."""
    return Cents(state.books.purse(seat) + state.books.stake(seat))


def stake_limit(state: TableState, seat: Seat) -> Cents:
    """The most a seat may stake partially (C6); 0 when it may not, or the seats before it cover all."""
    claims, books, unit = state.claims, state.books, state.rules.unit
    assert claims is not None
    caller = claims.caller
    if not caller:
        cap = floor_to(books.bank, unit)
    elif caller != seat:
        cap = floor_to(books.bank - books.stake(caller), unit) if claims.call == "avec_la_table" else Cents(0)
    else:
        cap = floor_to(books.bank, unit) if claims.lying else Cents(0)
    limit = min(cap, floor_to(money_of(state, seat), unit))
    if limit < state.rules.stake_min or not state.seat(seat).active or _covered_before(state, seat, cap):
        return Cents(0)
    return limit


def _covered_before(state: TableState, seat: Seat, cap: int) -> bool:
    """Whether the partial stakes of the seats before this one in order cover so much already (C6)."""
    claims, books = state.claims, state.books
    assert claims is not None
    if sum(books.stakes) < cap:
        return False
    distance = state.distance(seat)
    before = (n for n in state.active if n != claims.caller and state.distance(n) < distance)
    return sum(map(books.stake, before)) >= cap


def may_banco(state: TableState, seat: Seat) -> bool:
    """Whether a seat may call *banco* (C3): it has the whole bank before it and outranks what stands."""
    if money_of(state, seat) < state.books.bank or not state.seat(seat).active:
        return False
    claims = state.claims
    assert claims is not None
    return claims.call != "suivi" and (claims.call == "avec_la_table" or _before_caller(state, seat))


def may_avec_la_table(state: TableState, seat: Seat) -> bool:
    """Whether a seat may call *banco avec la table* (C4)."""
    half = avec_la_table_amount(state)
    if not half or money_of(state, seat) < half or not state.seat(seat).active:
        return False
    claims = state.claims
    assert claims is not None
    return claims.call in (None, "avec_la_table") and _before_caller(state, seat)


def _before_caller(state: TableState, seat: Seat) -> bool:
    """Whether a call of the kind that stands would come before it from this seat (C2); none before one that lies."""
    claims = state.claims
    assert claims is not None
    if not claims.caller:
        return True
    return not claims.lying and state.distance(seat) < state.distance(claims.caller)


def avec_la_table_amount(state: TableState) -> Cents:
    """What *avec la table* takes: half the bank, rounded down to the unit; 0 below the stake minimum (C4)."""
    half = floor_to(state.books.bank // 2, state.rules.unit)
    return half if half >= state.rules.stake_min else Cents(0)


def suivi_seat(state: TableState) -> Seat:
    """Who is asked first whether he follows: the loser of a call, or whose *avec la table* lies (C5); 0 for nobody."""
    bank, claims = state.bank, state.claims
    assert bank is not None
    lying = claims.caller if claims and claims.call == "avec_la_table" else 0
    seat = bank.suivi or lying
    if not seat or not state.seat(seat).active:
        return 0
    return seat if state.books.purse(seat) + state.books.stake(seat) >= state.books.bank else 0
