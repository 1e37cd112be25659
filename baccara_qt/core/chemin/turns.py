"""Who is asked, and what a seat may claim (rules B7, C2–C6, E2, E4)."""

from __future__ import annotations

from collections.abc import Iterator

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Claims, Phase, TableState
from baccara_qt.core.game import Actor, Offer
from baccara_qt.core.money import Cents, Seat, floor_to


def turn(state: TableState) -> Actor | None:
    """The seat that owes an answer now; ``None`` when nobody does."""
    match state.phase:
        case Phase.CLAIMS:
            return claimant(state)
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
    """The next seat in turn that has the money: nobody is asked beyond what lies before him (B9)."""
    passage = state.passage
    assert passage is not None
    price = passage_price(state)
    purses = state.books.purse
    return next((n for n in passage.queue if n != passage.bidder and purses(n) >= price), None)


def passage_price(state: TableState) -> Cents:
    """The least a seat needs to take the bank on its way: the minimum, the price, or the next bid."""
    passage, rules = state.passage, state.rules
    if passage is None or passage.kind == "offer" or (passage.kind == "auction" and not passage.bidder):
        return rules.bank_min
    return passage.amount if passage.kind == "sale" else Cents(passage.amount + rules.unit)


# --- claims -----------------------------------------------------------------------------------------------------


def claimant(state: TableState) -> Seat | None:
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
    return next(claim_offers(state, seat), None) is not None


def claim_offers(state: TableState, seat: Seat) -> Iterator[Offer]:
    """The claims open to a seat before the close: stake and calls that outrank what stands (C2–C6)."""
    claims, books, rules = state.claims, state.books, state.rules
    assert claims is not None
    if seat == state.banker or not state.seat(seat).active:
        return
    bank, lies = books.bank, books.stake(seat)
    money = books.purse(seat) + lies
    if _may_stake(claims, seat):
        covered = claims.caller not in (0, seat)
        cap = floor_to(bank - books.stake(claims.caller) if covered else bank, rules.unit)
        limit = min(cap, floor_to(money, rules.unit))
        if limit >= rules.stake_min and _covered_before(state, seat) < cap:
            yield Offer(c.Stake, rules.stake_min, limit, rules.unit)
    if money >= bank and _outranks(state, seat, "banco"):
        yield Offer(c.CallBanco)
    half = avec_la_table_amount(state)
    if half and money >= half and _outranks(state, seat, "avec_la_table"):
        yield Offer(c.CallAvecLaTable)


def avec_la_table_amount(state: TableState) -> Cents:
    """What *avec la table* takes: half the bank, rounded down to the unit; 0 below the stake minimum (C4)."""
    half = floor_to(state.books.bank // 2, state.rules.unit)
    return half if half >= state.rules.stake_min else Cents(0)


def _may_stake(claims: Claims, seat: Seat) -> bool:
    """Partial stakes stand beside none or *avec la table*; a caller is bound unless his call lies from a tie (C3, C22)."""
    if claims.caller == seat:
        return claims.lying
    return claims.call in (None, "avec_la_table")


def _covered_before(state: TableState, seat: Seat) -> int:
    """What the partial stakes of the seats before this one in order cover already (C6)."""
    claims, books = state.claims, state.books
    assert claims is not None
    distance = state.distance
    return sum(
        books.stake(other) for other in state.active if other != claims.caller and distance(other) < distance(seat)
    )


def _outranks(state: TableState, seat: Seat, call: str) -> bool:
    """Whether a call from this seat comes before the one that stands (C2, C5)."""
    claims = state.claims
    assert claims is not None
    standing, caller = claims.call, claims.caller
    if standing is None:
        return True
    if caller == seat:
        return call == "banco" and standing == "avec_la_table"
    if standing != call:
        return call == "banco" and standing == "avec_la_table"
    return not claims.lying and state.distance(seat) < state.distance(caller)


def suivi_seat(state: TableState) -> Seat:
    """Who is asked first whether he follows: the loser of a call, or whose *avec la table* lies (C5); 0 for nobody."""
    bank, claims = state.bank, state.claims
    assert bank is not None
    lying = claims.caller if claims and claims.call == "avec_la_table" else 0
    seat = bank.suivi or lying
    if not seat or not state.seat(seat).active:
        return 0
    return seat if state.books.purse(seat) + state.books.stake(seat) >= state.books.bank else 0
