"""Who is asked, and what a seat may claim (rules B7, C2–C6, E2, E4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.game import Actor
from baccara_qt.core.money import Books, Cents, Seat, floor_to


def turn(state: TableState) -> Actor | None:
    """The seat that owes an answer now; ``None`` when nobody does."""
    kept: tuple[Actor | None] | None = getattr(state, "turn", None)
    if kept is None:
        kept = (_asked(state),)
        object.__setattr__(state, "turn", kept)
    return kept[0]


def _asked(state: TableState) -> Actor | None:
    find = _ASKED.get(state.phase)
    return None if find is None else find(state)


def _holder(state: TableState) -> Actor | None:
    return state.coup.holder if state.coup else None


def _banker(state: TableState) -> Actor | None:
    return state.banker


def _cutter(state: TableState) -> Actor | None:
    return state.cutter or None if state.shoe and not state.shoe.cut else None


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
    return may_banco(state, seat) or may_avec_la_table(state, seat) or stake_limit(state, seat) > 0


def stake_limit(state: TableState, seat: Seat) -> Cents:
    """The most a seat may stake partially (C6); 0 when it may not, or the seats before it cover all."""
    books, rules = state.books, state.rules
    room = _partial_room(state, seat)
    limit = floor_to(min(room, books.money(seat)), rules.unit)
    if limit < rules.stake_min or seat not in state.active or _covered_before(state, seat, floor_to(room, rules.unit)):
        return Cents(0)
    return limit


def _partial_room(state: TableState, seat: Seat) -> Cents:
    """What of the bank is open to partial stakes, this seat's among them (C3, C4, C22)."""
    claims, books = state.claims, state.books
    assert claims is not None
    if not claims.caller:
        return books.bank
    if claims.caller == seat and claims.lying:
        # The whole bank lies already: named once more it would only lose the rank of suivi (C5)
        return books.bank if claims.call == "avec_la_table" else Cents(books.bank - 1)
    if claims.caller == seat or claims.call != "avec_la_table":
        return Cents(0)
    return Cents(books.bank - books.stake(claims.caller))


def _covered_before(state: TableState, seat: Seat, room: int) -> bool:
    """Whether the partial stakes of the seats before this one in order cover so much already (C6)."""
    claims, books = state.claims, state.books
    assert claims is not None
    if sum(books.stakes) < room:
        return False
    order = state.others(state.banker)
    before = books.staked(order[: order.index(seat)])
    return sum([stake for n, stake in before if n != claims.caller]) >= room


def may_banco(state: TableState, seat: Seat) -> bool:
    """Whether a seat may call *banco* (C3): it has the whole bank before it and outranks what stands."""
    claims, books = state.claims, state.books
    assert claims is not None
    if books.money(seat) < books.bank or seat not in state.active or claims.call == "suivi":
        return False
    return claims.call == "avec_la_table" or _before_caller(state, seat)


def may_avec_la_table(state: TableState, seat: Seat) -> bool:
    """Whether a seat may call *banco avec la table* (C4)."""
    claims = state.claims
    assert claims is not None
    if claims.call not in (None, "avec_la_table"):
        return False
    half = avec_la_table_amount(state.rules, state.books)
    if not half or state.books.money(seat) < half or seat not in state.active:
        return False
    return _before_caller(state, seat)


def _before_caller(state: TableState, seat: Seat) -> bool:
    """Whether a call of the kind that stands would come before it from this seat (C2); none before one that lies."""
    claims = state.claims
    assert claims is not None
    if not claims.caller:
        return True
    return not claims.lying and state.distance(seat) < state.distance(claims.caller)


def avec_la_table_amount(rules: TableRules, books: Books) -> Cents:
    """What *avec la table* takes: half the bank, rounded down to the unit; 0 below the stake minimum (C4)."""
    half = floor_to(books.bank // 2, rules.unit)
    return half if half >= rules.stake_min else Cents(0)


def suivi_seat(state: TableState) -> Seat:
    """Who is asked first whether he follows: the loser of a call, or whose *avec la table* lies (C5); 0 for nobody."""
    bank, claims = state.bank, state.claims
    assert bank is not None
    lying = claims.caller if claims and claims.call == "avec_la_table" else 0
    seat = bank.suivi or lying
    if not seat or not state.seat(seat).active:
        return 0
    return seat if state.books.money(seat) >= state.books.bank else 0


_ASKED: Final[dict[Phase, Callable[[TableState], Actor | None]]] = {
    Phase.CUT: _cutter,
    Phase.OFFER: _next_in_passage,
    Phase.SALE: _next_in_passage,
    Phase.AUCTION: _next_in_passage,
    Phase.KEEP: _banker,
    Phase.CLAIMS: _claimant,
    Phase.LOWER: _banker,
    Phase.PONTE: _holder,
    Phase.BANKER: _banker,
}
"""Who is asked; in the other phases nobody is."""
