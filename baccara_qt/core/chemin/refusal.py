"""Why a command is refused: one code and one rule for each reason."""

from __future__ import annotations

from typing import Final

from baccara_qt.core import house_refusal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.legal import play_offers
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import Actor, Offer, TakeBack

RULES: Final[dict[type, str]] = {
    c.OpenTable: "B1",
    c.CloseTable: "B7",
    c.ChangeRules: "B1",
    c.Bar: "G7",
    c.SitDown: "B9",
    c.BuyIn: "B9",
    c.SitOut: "B9",
    c.ComeBack: "B9",
    c.Leave: "B9",
    c.Tip: "F4",
    c.Cut: "B5",
    c.TakeBank: "B7",
    c.DeclineBank: "B7",
    c.Stake: "C6",
    c.CallBanco: "C3",
    c.CallAvecLaTable: "C4",
    c.CallSuivi: "C5",
    c.Withdraw: "C3",
    c.DeclineCards: "C9",
    c.Done: "C2",
    c.CloseStakes: "C10",
    c.LowerBank: "C7",
    c.Draw: "C16",
    c.Stand: "C16",
    c.AskAdvice: "C19",
    c.KeepBank: "C26",
    c.PassBank: "E1",
    c.SetAside: "C26",
    c.BuyBank: "E2",
    c.DeclineSale: "E2",
    c.Bid: "E4",
    c.PassBid: "E4",
    TakeBack: "C10",
}
"""The rule each command acts under."""

_AMOUNT_CODES: Final = {
    c.Stake: "stake",
    c.TakeBank: "bank",
    c.LowerBank: "bank",
    c.Bid: "bid",
    c.Cut: "cut",
}

_STAKING: Final = (c.Stake, c.CallBanco, c.CallAvecLaTable, c.CallSuivi, c.Withdraw, c.DeclineCards)
_CARDS: Final = (c.Draw, c.Stand, c.AskAdvice)
_PASSAGE: Final = {
    c.TakeBank: Phase.OFFER,
    c.DeclineBank: Phase.OFFER,
    c.BuyBank: Phase.SALE,
    c.DeclineSale: Phase.SALE,
    c.Bid: Phase.AUCTION,
    c.PassBid: Phase.AUCTION,
}


def why_not(state: TableState, actor: Actor, kind: type) -> RuleError:
    """Why no command of this kind is among the actor's offers."""
    code = _code(state, actor, kind)
    if code == "banco.exceeds_purse":
        return RuleError(code, rule="C3", bank=state.books.bank, purse=state.books.money(actor))
    if code == "suivi.asked_first":
        return RuleError(code, rule="C2", seat=actor)
    rule = _binding_rule(state) if code == "cards.bound" else RULES.get(kind, "B1")
    return RuleError(code, rule=rule, seat=actor)


def _binding_rule(state: TableState) -> str:
    """What leaves a hand no choice: advice (C19), or the tableau of its side (C16, C17)."""
    coup = state.coup
    assert coup is not None
    ponte = state.phase is Phase.PONTE
    if coup.ponte_advice if ponte else coup.bank_advice:
        return "C19"
    return "C16" if ponte else "C17"


def _code(state: TableState, actor: Actor, kind: type) -> str:
    if kind not in RULES:
        return "command.unknown"
    return house_refusal.seated_code(state, actor, kind, _CARDS) or _play_code(state, actor, kind)


def _play_code(state: TableState, actor: Actor, kind: type) -> str:
    phase = state.phase
    if kind in _STAKING and phase is Phase.CLAIMS:
        return _claim_code(state, actor, kind)
    if kind in _CARDS and phase in (Phase.PONTE, Phase.BANKER):
        if turn(state) != actor:
            return "turn.other"
        return "cards.bound" if play_offers(state, actor) else "phase.other"
    if kind is c.PassBank and actor == state.banker:
        return "bank.too_early"
    if kind is c.Leave or (kind is c.SitOut and actor != state.banker):
        return "seat.bound" if state.seat(actor).active else "seat.sits_out"
    if kind is c.SitOut:
        return "seat.is_banker"
    if _PASSAGE.get(kind) is phase and turn(state) != actor:
        return "turn.other"
    return "phase.other"


def _claim_code(state: TableState, actor: Actor, kind: type) -> str:
    claims, books = state.claims, state.books
    assert claims is not None
    asked = turn(state)
    if actor == state.banker:
        return "claim.is_banker"
    if not state.seat(actor).active:
        return "seat.sits_out"
    if kind in (c.Withdraw, c.DeclineCards) and not books.stake(actor):
        return "stake.none"
    if kind is c.DeclineCards and actor in claims.declined:
        return "cards.declined"
    if asked not in (None, actor) and (claims.suivi or asked in claims.queue):
        return "turn.other"
    if claims.suivi:
        return "suivi.asked_first"
    if claims.caller == actor:
        return "claim.bound"
    money = books.money(actor)
    if kind is c.CallSuivi:
        return "suivi.no_right"
    if kind is c.CallBanco and money < books.bank:
        return "banco.exceeds_purse"
    if money < state.rules.stake_min:
        return "stake.exceeds_purse"
    if claims.caller:
        return "claim.outranked"
    return "bank.covered" if kind is c.Stake else "avec_la_table.not_possible"


def check_amount(offer: Offer, command: object) -> None:
    """An amount (or a place to cut) is within an offer. Raises ``RuleError``."""
    kind = offer.command
    house_refusal.check_amount(offer, command, RULES[kind], _AMOUNT_CODES.get(kind, "amount"))
