"""What the tables of all games refuse alike: one code and one rule for each reason."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Actor, Offer
from baccara_qt.core.house_commands import CloseStakes, CloseTable, Cut, OpenTable, SitDown
from baccara_qt.core.money import BUY_IN_MAX


def check_opening(state: Any, actor: Actor, command: OpenTable) -> None:
    """The croupier opens a table once, and each seat buys in for a purse it may have. Raises ``RuleError``."""
    if actor != CROUPIER:
        raise RuleError("staff.only", rule="B1")
    if state.opened:
        raise RuleError("table.opened", rule="B1")
    if len(command.purses) != len(state.seats):
        raise RuleError("table.wrong_seats", rule="B1", seats=len(state.seats))
    for seat, amount in enumerate(command.purses, 1):
        if type(amount) is not int or (amount and not state.rules.stake_min <= amount <= BUY_IN_MAX):
            raise RuleError("purse.out_of_range", rule="B9", seat=seat, least=state.rules.stake_min)


def check_rules(state: Any, rules: Any) -> None:
    """Other settings are sound, and for as many seats. Raises ``RuleError``."""
    if rules.seats != state.rules.seats:
        raise RuleError("rules.seats_fixed", rule="B1", seats=state.rules.seats)
    if rules.problems():
        raise RuleError("rules.unsound", rule="B1", field=rules.problems()[0].field)


def check_amount(offer: Offer, command: Any, rule: str, subject: str) -> None:
    """The amount of a command (or its place to cut) is one of those offered.

    Args:
        offer: What the actor may do; it takes an amount.
        command: What he asks for.
        rule: The rule it acts under.
        subject: What the amount is, as the codes begin.

    Raises:
        RuleError: If it is not.
    """
    amount = command.position if isinstance(command, Cut) else command.amount
    if type(amount) is not int:
        raise RuleError(f"{subject}.not_whole", rule=rule)
    if amount < offer.min:
        raise RuleError(f"{subject}.too_small", rule=rule, amount=amount, least=offer.min)
    if amount > offer.max:
        raise RuleError(f"{subject}.too_large", rule=rule, amount=amount, most=offer.max)
    if not offer.allows(amount):
        raise RuleError(f"{subject}.not_a_multiple", rule="B10", amount=amount, unit=offer.step)


def seated_code(state: Any, actor: Actor, kind: type, playing: Container[type]) -> str:
    """Why an actor could not do this whatever is played; empty where it is for the game to say.

    Args:
        state: The table.
        actor: Who asks.
        kind: The class of his command.
        playing: The commands of a running coup.
    """
    if state.closed or not state.opened:
        return "table.closed"
    if actor != CROUPIER and not state.is_seat(actor):
        return "seat.unknown"
    if actor == CROUPIER:
        return "staff.not_now"
    if kind in (CloseTable, CloseStakes):
        return "staff.only"
    if not state.seat(actor).occupied:
        return "seat.empty"
    if kind is SitDown:
        return "seat.occupied"
    return "coup.running" if state.in_coup and kind not in playing else ""
