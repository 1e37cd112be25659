"""A scripted croupier of Big Table and Mini who knows the procedure, and every fault he can be told to commit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from baccara_qt.core.money import Cents
from baccara_qt.core.punto.bets import BETS, SIDE_BETS, verdict
from baccara_qt.core.punto.state import TableState
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.act import Act

Slip = Callable[[Act, TableState], Act | None]

OTHER = {"punto": "banco", "banco": "punto", "draw": "stand", "stand": "draw", "tie": "punto"}


def _other(kind: type[Act], part: str) -> Slip:
    def err(due: Act, state: TableState) -> Act | None:
        if type(due) is not kind:
            return None
        right = getattr(due, part)
        return replace(due, **{part: OTHER[right] if isinstance(right, str) else (right + 1) % 10})

    return err


def _instead(kinds: type[Act] | tuple[type[Act], ...], given: Act) -> Slip:
    return lambda due, state: given if isinstance(due, kinds) else None


def _stakes(state: TableState, *, lies: bool = False, wins: bool = False, loses: bool = False):
    """What lies on the cloth and has this fate."""
    rules, coup = state.rules, state.coup
    for seat in state.from_right_of(state.holder):
        for bet, amount in zip(BETS, state.seat(seat).bets, strict=True):
            fate = verdict(bet, coup.punto, coup.banco, rules.commission, rules.tie_pays)
            if amount and (
                (fate.lies and lies) or (fate.pays and wins) or (fate == (False, 0, False, False) and loses)
            ):
                yield seat, bet


def _next(due: Act, state: TableState) -> Act | None:
    """The second of two that are to be taken."""
    if not isinstance(due, p.TakeStake):
        return None
    others = [
        (seat, bet)
        for seat, bet in _stakes(state, loses=True)
        if (seat, bet) != (due.seat, due.bet) and (bet in SIDE_BETS) == (due.bet in SIDE_BETS)
    ]
    return p.TakeStake(*others[0]) if others else None


def _pays(due: Act, state: TableState) -> Act | None:
    """Somebody who has won is paid before the losers are taken."""
    if not isinstance(due, p.TakeStake):
        return None
    won = [(seat, bet) for seat, bet in _stakes(state, wins=True) if bet not in SIDE_BETS]
    return p.PayStake(*won[0], Cents(5_00)) if won else None


def _side_bet(due: Act, state: TableState) -> Act | None:
    if not isinstance(due, p.TakeStake) or due.bet in SIDE_BETS:
        return None
    return next((p.TakeStake(seat, bet) for seat, bet in _stakes(state, loses=True) if bet in SIDE_BETS), None)


def _stands_off(due: Act, state: TableState) -> Act | None:
    if not isinstance(due, p.TakeStake | p.PayStake):
        return None
    return next((p.TakeStake(seat, bet) for seat, bet in _stakes(state, lies=True)), None)


def _empty(due: Act, state: TableState) -> Act | None:
    return replace(due, bet="dragon_7") if isinstance(due, p.TakeStake | p.PayStake) else None


def _won_taken(due: Act, state: TableState) -> Act | None:
    return p.TakeStake(due.seat, due.bet) if isinstance(due, p.PayStake) else None


def _lost_paid(due: Act, state: TableState) -> Act | None:
    return p.PayStake(due.seat, due.bet, Cents(5_00)) if isinstance(due, p.TakeStake) else None


def _amount(*kinds: type[Act]) -> Slip:
    return lambda due, state: replace(due, amount=Cents(due.amount + 10)) if isinstance(due, kinds) else None


def _ruling(by_tableau: bool) -> Slip:
    def err(due: Act, state: TableState) -> Act | None:
        if not isinstance(due, p.CallCard) or (due.hand == "banco" and len(state.coup.punto) == 3) != by_tableau:
            return None
        return replace(due, ruling=OTHER[due.ruling])

    return err


def _after_natural(due: Act, state: TableState) -> Act | None:
    """A card though the first hand that was turned is an eight or nine."""
    natural = isinstance(due, p.NameResult) and len(state.coup.punto) == len(state.coup.banco) == 2
    return p.DealTo("punto") if natural and max(due.punto, due.banco) >= 8 else None


def _unasked(due: Act, state: TableState) -> Act | None:
    return p.DealTo("banco") if isinstance(due, p.NameResult) and len(state.coup.banco) == 3 else None


def _not_last(due: Act, state: TableState) -> Act | None:
    return p.AnnounceLast() if isinstance(due, a.Close) and state.shoe.remaining > 100 else None


def _shoe_stays(due: Act, state: TableState) -> Act | None:
    return p.OfferShoe(1) if isinstance(due, p.CallStakes) else None


def _shoe_overlooked(due: Act, state: TableState) -> Act | None:
    return p.CallStakes() if isinstance(due, p.OfferShoe) else None


SLIPS: dict[str, Slip] = {
    "wrong_seat": _other(a.OfferCut, "seat"),
    "wrong_stop_card": _other(p.InsertStopCard, "cards"),
    "wrong_burn": _other(p.BurnCards, "count"),
    "unburned": _instead(p.TurnFirstCard, p.CallStakes()),
    "shoe_overlooked": _shoe_overlooked,
    "shoe_stays": _shoe_stays,
    "wrong_turner": _other(p.NameTurner, "seat"),
    "last_coup_overlooked": _instead(p.AnnounceLast, p.DealTo("punto")),
    "not_the_last": _not_last,
    "card_before_close": _instead(a.Close, p.DealTo("punto")),
    "wrong_side": _other(p.DealTo, "hand"),
    "wrong_hand": _other(p.TurnHand, "hand"),
    "wrong_total": _other(p.NameHand, "points"),
    "wrong_winner": _other(p.NameResult, "winner"),
    "wrong_ruling": _ruling(by_tableau=False),
    "wrong_instruction": _ruling(by_tableau=True),
    "card_after_natural": _after_natural,
    "unasked_card": _unasked,
    "wrong_order": _next,
    "paid_early": _pays,
    "side_bet_early": _side_bet,
    "stands_off": _stands_off,
    "empty_field": _empty,
    "won_taken": _won_taken,
    "lost_paid": _lost_paid,
    "wrong_amount": _amount(p.PayStake, p.SettleBox),
    "wrong_commission": _amount(p.MarkCommission, p.TakeCommission),
    "forgotten_commission": _instead(p.MarkCommission, a.ClearCards()),
    "cleared_early": _instead((p.TakeStake, p.PayStake), a.ClearCards()),
    "box_forgotten": _instead(p.SettleBox, a.CheckCards()),
    "nothing_wrong": _instead(a.Close, a.PutRight("annul")),
}
"""Every fault at these tables: the wrong act, where it can be committed."""
