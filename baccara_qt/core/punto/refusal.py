"""Why a command is refused: one code and one rule for each reason."""

from __future__ import annotations

from typing import Final

from baccara_qt.core import house_refusal
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import Actor, Offer, TakeBack
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


def why_not(state: TableState, actor: Actor, kind: type) -> RuleError:
    """Why an actor may not do something of this kind now."""
    return RuleError(_code(state, actor, kind), rule=_RULES.get(kind, "B1"), seat=actor)


def _code(state: TableState, actor: Actor, kind: type) -> str:
    if kind not in _RULES:
        return "command.unknown"
    return house_refusal.seated_code(state, actor, kind, (c.TurnCard,)) or _play_code(state, actor, kind)


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


def check_amount(offer: Offer, command: object) -> None:
    """An amount (or a place to cut) is within an offer. Raises ``RuleError``."""
    kind = offer.command
    subject = "cut" if kind is c.Cut else "stake" if kind in _STAKING else "amount"
    house_refusal.check_amount(offer, command, _RULES[kind], subject)
