"""Why a command is refused: one code and one rule for each reason."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Actor, Offer, TakeBack
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto.legal import turn
from baccara_qt.core.punto.state import Phase, TableState

_STAKING: Final = frozenset(c.STAKES.values())

_RULES: Final[dict[type, str]] = {
    c.OpenTable: "B1",
    c.CloseTable: "B7",
    c.ChangeRules: "B1",
    c.SitDown: "B9",
    c.BuyIn: "B9",
    c.SitOut: "B9",
    c.ComeBack: "B9",
    c.Leave: "B9",
    c.Tip: "F4",
    c.Cut: "B5",
    c.TakeShoe: "P7",
    c.DeclineShoe: "P7",
    c.PassShoe: "P7",
    **dict.fromkeys(_STAKING, "P2"),
    c.StakeDragon7: "P4",
    c.StakePanda8: "P4",
    c.Withdraw: "P2",
    c.Done: "P2",
    c.CloseStakes: "C10",
    c.TurnCard: "P1",
    TakeBack: "C10",
}

_ANSWERS: Final = {
    c.Cut: Phase.CUT,
    c.TakeShoe: Phase.OFFER,
    c.DeclineShoe: Phase.OFFER,
    c.TurnCard: Phase.TURN,
    c.Done: Phase.STAKES,
    c.PassShoe: Phase.STAKES,
}
"""What only the seat that is asked, or holds the shoe, may say."""


def not_offered(state: TableState, actor: Actor, command: object) -> RuleError:
    """Why a command that is not among the actor's offers is refused."""
    return why_not(state, actor, type(command))


def why_not(state: TableState, actor: Actor, kind: type) -> RuleError:
    """Why an actor may not do something of this kind now."""
    return RuleError(_code(state, actor, kind), rule=_RULES.get(kind, "B1"), seat=actor)


def _code(state: TableState, actor: Actor, kind: type) -> str:
    if kind not in _RULES:
        return "command.unknown"
    if state.closed or not state.opened:
        return "table.closed"
    if actor != CROUPIER and not state.is_seat(actor):
        return "seat.unknown"
    if actor == CROUPIER:
        return "staff.not_now"
    if kind in (c.CloseTable, c.CloseStakes):
        return "staff.only"
    if not state.seat(actor).occupied:
        return "seat.empty"
    if kind is c.SitDown:
        return "seat.occupied"
    if state.in_coup and kind is not c.TurnCard:
        return "coup.running"
    return _play_code(state, actor, kind)


def _play_code(state: TableState, actor: Actor, kind: type) -> str:
    if not state.seat(actor).active:
        return "seat.sits_out"
    if _ANSWERS.get(kind) is state.phase and turn(state) is not None:
        return "turn.other"
    if state.phase is Phase.STAKES:
        if kind is c.Withdraw:
            return "stake.none"
        if kind in _STAKING:
            played = any(c.STAKES[bet] is kind for bet in state.rules.bets)
            return "stake.exceeds_purse" if played else "command.unknown"
    return "phase.other"


def wrong_amount(offer: Offer, amount: object) -> RuleError:
    """Why an amount (or a place to cut) is not within an offer."""
    rule = _RULES[offer.command]
    subject = "cut" if offer.command is c.Cut else "stake" if offer.command in _STAKING else "amount"
    if type(amount) is not int:
        return RuleError(f"{subject}.not_whole", rule=rule)
    if amount < offer.min:
        return RuleError(f"{subject}.too_small", rule=rule, amount=amount, least=offer.min)
    if amount > offer.max:
        return RuleError(f"{subject}.too_large", rule=rule, amount=amount, most=offer.max)
    return RuleError(f"{subject}.not_a_multiple", rule="B10", amount=amount, unit=offer.step)
