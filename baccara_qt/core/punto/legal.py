"""Who is asked, and what an actor may do now: the one truth behind every button, every AI player and every check."""

from __future__ import annotations

from collections.abc import Iterator

from baccara_qt.core.game import CROUPIER, Actor, Offer, plain
from baccara_qt.core.money import BUY_IN_MAX, MAX_AMOUNT, Cents, Seat, floor_to
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.bets import Bet
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.core.shoe import CUT_MARGIN


def turn(state: TableState) -> Actor | None:
    """The seat that owes an answer now; ``None`` when nobody does."""
    kept: tuple[Actor | None] | None = getattr(state, "turn", None)
    if kept is None:
        kept = (_asked(state),)
        object.__setattr__(state, "turn", kept)
    return kept[0]


def _asked(state: TableState) -> Actor | None:
    match state.phase:
        case Phase.CUT if state.shoe and not state.shoe.cut:
            return state.cutter or None
        case Phase.OFFER:
            return state.offered[0] if state.offered else None
        case Phase.STAKES:
            return next((seat for seat in state.asked or () if _can_say(state, seat)), None)
        case Phase.TURN:
            return turner(state) or None
        case _:
            return None


def _can_say(state: TableState, seat: Seat) -> bool:
    """Whether a seat has anything to say about stakes: nobody is asked beyond what lies before him (B9)."""
    return state.books.stake(seat) > 0 or any(_stake_limit(state, seat, bet) for bet in state.rules.bets)


def turner(state: TableState) -> Seat:
    """Who turns the next card; 0 for the croupier, or when there is none."""
    coup = state.coup
    if coup is None or coup.next_to_turn is None or not state.rules.one_by_one:
        return 0
    return coup.turners[coup.next_to_turn == "banco"]


def _stake_limit(state: TableState, seat: Seat, bet: Bet) -> Cents:
    """The most a seat may have on a field, 0 when it may have nothing there (P2, F1)."""
    least, most = state.rules.limits(bet)
    limit = min(floor_to(state.free(seat) + state.seat(seat).bet(bet), state.rules.unit), most)
    return limit if limit >= least else Cents(0)


def legal(state: TableState, actor: Actor) -> tuple[Offer, ...]:
    """Everything an actor may do now. Empty for one who is not at the table.

    ``OpenTable`` and ``ChangeRules`` take more than an amount; ``decide`` checks them by itself.
    """
    return (*play_offers(state, actor), *house_offers(state, actor))


def play_offers(state: TableState, actor: Actor) -> tuple[Offer, ...]:
    """What an actor may do in the game itself: with shoe, stakes and cards; for the croupier, all he may do."""
    found: dict[Actor, tuple[Offer, ...]] | None = getattr(state, "offers", None)
    if found is None:
        found = {}
        object.__setattr__(state, "offers", found)
    if actor not in found:
        found[actor] = tuple(_staff_offers(state) if actor == CROUPIER else _play_offers(state, actor))
    return found[actor]


def _staff_offers(state: TableState) -> Iterator[Offer]:
    if state.phase is Phase.STAKES and turn(state) is None:
        yield plain(c.CloseStakes)
    if state.phase is Phase.RESTING:
        yield plain(c.CloseTable)


def _play_offers(state: TableState, seat: Seat) -> Iterator[Offer]:
    if not state.is_seat(seat) or not state.seat(seat).active:
        return
    match state.phase:
        case Phase.STAKES:
            yield from _staking(state, seat)
        case Phase.CUT if turn(state) == seat:
            assert state.shoe is not None
            yield Offer(c.Cut, CUT_MARGIN, len(state.shoe.order) - CUT_MARGIN, 1)
        case Phase.OFFER if turn(state) == seat:
            yield plain(c.TakeShoe)
            yield plain(c.DeclineShoe)
        case Phase.TURN if turn(state) == seat:
            yield plain(c.TurnCard)


def _staking(state: TableState, seat: Seat) -> Iterator[Offer]:
    """Anybody may stake until the close; who holds the shoe may pass it."""
    for bet in state.rules.bets:
        limit = _stake_limit(state, seat, bet)
        if limit:
            yield Offer(c.STAKES[bet], state.rules.limits(bet)[0], limit, state.rules.unit)
    if state.books.stake(seat):
        yield plain(c.Withdraw)
    if seat == state.holder:
        yield plain(c.PassShoe)
    if turn(state) == seat:
        yield plain(c.Done)


# --- coming and going (B9, F4) ----------------------------------------------------------------------------------


def house_offers(state: TableState, actor: Actor) -> Iterator[Offer]:
    """What a seat may do outside the game: come and go, buy in, tip (B9, F4)."""
    if state.opened and not state.closed and not state.in_coup and state.is_seat(actor):
        if state.seat(actor).occupied:
            yield from _seat_offers(state, actor)
        else:
            yield from _cashier_offers(state, c.SitDown, state.rules.stake_min)


def _seat_offers(state: TableState, seat: Seat) -> Iterator[Offer]:
    unit = state.rules.unit
    yield from _cashier_offers(state, c.BuyIn, unit)
    tip = floor_to(state.free(seat), unit)
    if tip > 0:
        yield Offer(c.Tip, unit, tip, unit)
    yield plain(c.ComeBack if state.seat(seat).sitting_out else c.SitOut)
    yield plain(c.Leave)


def _cashier_offers(state: TableState, command: type, least: Cents) -> Iterator[Offer]:
    unit = state.rules.unit
    # What the house pays comes from the cashier as well.
    room = floor_to(min(BUY_IN_MAX, MAX_AMOUNT // 2 - state.books.bought_in), unit)
    if room >= least:
        yield Offer(command, least, room, unit)
