"""From a command to its events. Nothing is changed; what the table does not allow raises ``RuleError``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baccara_qt.core.chance import Chance
from baccara_qt.core.errors import RuleError
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER, Actor
from baccara_qt.core.house_refusal import check_opening, check_rules
from baccara_qt.core.money import Seat
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.dealer import Dealer
from baccara_qt.core.punto.legal import legal
from baccara_qt.core.punto.refusal import check_amount, why_not
from baccara_qt.core.punto.settle import end_shoe, settle_box
from baccara_qt.core.punto.staff import advance, close_stakes, turn_next
from baccara_qt.core.punto.state import TableState


def carry_out(state: TableState, actor: Actor, command: Any, chance: Chance) -> tuple[tuple[Event, ...], TableState]:
    """The events a command leads to, with all that the staff does by itself after it, and the state they lead to.

    Args:
        state: The table; it is not changed.
        actor: A seat's number, or ``CROUPIER``.
        command: What the actor asks for.
        chance: Where a new shoe comes from.

    Raises:
        RuleError: If the table does not allow it.
    """
    dealer = begin(state, actor, command, chance)
    advance(dealer)
    return tuple(dealer.events), dealer.state


def begin(state: TableState, actor: Actor, command: Any, chance: Chance) -> Dealer:
    """The table once a command is carried out, before the staff goes on by itself. Raises ``RuleError``."""
    kind = type(command)
    if kind in _SPECIAL:
        _SPECIAL[kind](state, actor, command)
    else:
        _check_offered(state, actor, command)
    dealer = Dealer(state, chance)
    _HANDLERS[kind](dealer, actor, command)
    return dealer


def _check_offered(state: TableState, actor: Actor, command: Any) -> None:
    offer = next((offer for offer in legal(state, actor) if offer.command is type(command)), None)
    if offer is None:
        raise why_not(state, actor, type(command))
    if offer.step:
        check_amount(offer, command)


# --- the table --------------------------------------------------------------------------------------------------


def _may_open(state: TableState, actor: Actor, command: c.OpenTable) -> None:
    check_opening(state, actor, command)
    if not any(command.purses):
        raise RuleError("seat.empty", rule="P1")


def _open_table(dealer: Dealer, actor: Actor, command: c.OpenTable) -> None:
    dealer.emit(*(e.SeatTaken(seat, amount) for seat, amount in enumerate(command.purses, 1) if amount))


def _close_table(dealer: Dealer, actor: Actor, command: c.CloseTable) -> None:
    end_shoe(dealer)
    dealer.emit(e.TableClosed())


def _may_change_rules(state: TableState, actor: Actor, command: c.ChangeRules) -> None:
    rules = command.rules
    if actor != CROUPIER:
        raise RuleError("staff.only", rule="B1")
    if not state.opened or state.closed or state.in_coup or any(state.books.stakes):
        raise RuleError("rules.not_now", rule="B1")
    check_rules(state, rules)


def _change_rules(dealer: Dealer, actor: Actor, command: c.ChangeRules) -> None:
    dealer.emit(e.RulesChanged(command.rules))
    if dealer.state.holder and not command.rules.travelling:
        dealer.emit(e.ShoePassed(dealer.state.holder))


# --- coming and going (B9, F4) ----------------------------------------------------------------------------------


def _sit_down(dealer: Dealer, seat: Seat, command: c.SitDown) -> None:
    dealer.emit(e.SeatTaken(seat, command.amount))


def _buy_in(dealer: Dealer, seat: Seat, command: c.BuyIn) -> None:
    dealer.emit(e.BoughtIn(seat, command.amount))


def _come_back(dealer: Dealer, seat: Seat, command: c.ComeBack) -> None:
    dealer.emit(e.CameBack(seat))


def _put_down(dealer: Dealer, seat: Seat) -> None:
    """Stakes go home, the shoe to the right: the seat no longer plays."""
    _take_stakes_home(dealer, seat)
    if dealer.state.holder == seat:
        dealer.emit(e.ShoePassed(seat))


def _take_stakes_home(dealer: Dealer, seat: Seat) -> None:
    amount = dealer.state.books.stake(seat)
    if amount:
        dealer.emit(e.StakesWithdrawn(seat, amount))


def _sit_out(dealer: Dealer, seat: Seat, command: c.SitOut) -> None:
    _put_down(dealer, seat)
    dealer.emit(e.SatOut(seat))


def _leave(dealer: Dealer, seat: Seat, command: c.Leave) -> None:
    """Nobody leaves without settling his box (P6)."""
    _put_down(dealer, seat)
    settle_box(dealer, seat)
    dealer.emit(e.SeatLeft(seat, dealer.state.books.purse(seat)))


def _tip(dealer: Dealer, seat: Seat, command: c.Tip) -> None:
    dealer.emit(e.TipGiven(seat, command.amount))


# --- shoe, stakes, cards ----------------------------------------------------------------------------------------


def _cut(dealer: Dealer, seat: Seat, command: c.Cut) -> None:
    dealer.emit(e.ShoeCut(seat, command.position))


def _take_shoe(dealer: Dealer, seat: Seat, command: c.TakeShoe) -> None:
    dealer.emit(e.ShoeTaken(seat))


def _decline_shoe(dealer: Dealer, seat: Seat, command: c.DeclineShoe) -> None:
    dealer.emit(e.ShoeDeclined(seat))


def _pass_shoe(dealer: Dealer, seat: Seat, command: c.PassShoe) -> None:
    """Who passes the shoe is not asked again in this round (P7)."""
    dealer.emit(e.ShoePassed(seat))
    others = tuple(other for other in dealer.state.from_right_of(seat) if other != seat)
    dealer.emit(e.ShoeOffered(others))


def _stake(dealer: Dealer, seat: Seat, command: c.StakePunto) -> None:
    dealer.emit(e.StakePlaced(seat, command.bet, command.amount, dealer.state.seat(seat).bet(command.bet)))


def _withdraw(dealer: Dealer, seat: Seat, command: c.Withdraw) -> None:
    _take_stakes_home(dealer, seat)


def _done(dealer: Dealer, seat: Seat, command: c.Done) -> None:
    dealer.emit(e.QuestionDone(seat))


def _close_stakes(dealer: Dealer, actor: Actor, command: c.CloseStakes) -> None:
    close_stakes(dealer)


def _turn_card(dealer: Dealer, seat: Seat, command: c.TurnCard) -> None:
    turn_next(dealer)


_SPECIAL: dict[type, Callable[[TableState, Actor, Any], None]] = {
    c.OpenTable: _may_open,
    c.ChangeRules: _may_change_rules,
}

_HANDLERS: dict[type, Callable[[Dealer, Actor, Any], None]] = {
    c.OpenTable: _open_table,
    c.CloseTable: _close_table,
    c.ChangeRules: _change_rules,
    c.SitDown: _sit_down,
    c.BuyIn: _buy_in,
    c.SitOut: _sit_out,
    c.ComeBack: _come_back,
    c.Leave: _leave,
    c.Tip: _tip,
    c.Cut: _cut,
    c.TakeShoe: _take_shoe,
    c.DeclineShoe: _decline_shoe,
    c.PassShoe: _pass_shoe,
    **dict.fromkeys(c.STAKES.values(), _stake),
    c.Withdraw: _withdraw,
    c.Done: _done,
    c.CloseStakes: _close_stakes,
    c.TurnCard: _turn_card,
}
