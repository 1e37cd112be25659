"""The judge of Big Table and Mini: what is wrong with an act, when this one was due."""

from __future__ import annotations

from typing import Final

from baccara_qt.core.cards import is_natural
from baccara_qt.core.punto.bets import SIDE_BETS, Verdict, verdict
from baccara_qt.core.punto.state import Coup, Phase, TableState
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.act import Act
from baccara_qt.practice.question import Fault
from baccara_qt.practice.written_acts import parts_of, write_act

_WRONG: Final[dict[tuple[type[Act], str], tuple[str, str]]] = {
    (p.InsertStopCard, "cards"): ("wrong_stop_card", "P5"),
    (p.BurnCards, "count"): ("wrong_burn", "P5"),
    (p.NameTurner, "hand"): ("wrong_order", "P1"),
    (p.NameTurner, "seat"): ("wrong_turner", "P1"),
    (p.DealTo, "hand"): ("wrong_side", "P3"),
    (p.TurnHand, "hand"): ("wrong_hand", "P1"),
    (p.NameHand, "hand"): ("wrong_order", "P1"),
    (p.NameHand, "points"): ("wrong_total", "A1"),
    (p.CallCard, "hand"): ("wrong_order", "P3"),
    (p.NameResult, "punto"): ("wrong_total", "A1"),
    (p.NameResult, "banco"): ("wrong_total", "A1"),
    (p.NameResult, "winner"): ("wrong_winner", "A2"),
    (p.PayStake, "amount"): ("wrong_amount", "P2"),
    (p.MarkCommission, "amount"): ("wrong_commission", "P6"),
    (p.TakeCommission, "amount"): ("wrong_commission", "P6"),
    (p.SettleBox, "amount"): ("wrong_amount", "P6"),
}
"""The fault of an act that is the right one but for this part, and its rule; all others are seats."""

_BEFORE_CLOSE: Final = (Phase.OFFER, Phase.OPEN, Phase.STAKES)

_SETTLING: Final = (p.TakeStake, p.PayStake)


def judge(state: TableState, due: Act, given: Act) -> Fault | None:
    """What is wrong with an act when ``due`` was due; ``None`` when it is right."""
    if given == due:
        return None
    if isinstance(due, _SETTLING) and isinstance(given, _SETTLING):
        code, rule = _settling(state, due, given)
    elif type(given) is type(due):
        code, rule = _same_kind(state, due, given)
    else:
        code, rule = _other_kind(state, due, given)
    return Fault(code, rule, write_act(due), write_act(given))


def _same_kind(state: TableState, due: Act, given: Act) -> tuple[str, str]:
    part = next(name for name in parts_of(type(due)) if getattr(due, name) != getattr(given, name))
    if isinstance(due, p.CallCard) and part == "ruling":
        by_tableau = due.hand == "banco" and state.coup is not None and len(state.coup.punto) == 3
        return ("wrong_instruction", "C17") if by_tableau else ("wrong_ruling", "P3")
    return _WRONG.get((type(due), part), ("wrong_seat", due.rule))


def _settling(state: TableState, due: p.TakeStake | p.PayStake, given: p.TakeStake | p.PayStake) -> tuple[str, str]:
    """Main bets before side bets, losers before winners, seat by seat (P7)."""
    if type(given) is type(due) and (given.seat, given.bet) == (due.seat, due.bet):
        return _WRONG[p.PayStake, "amount"]
    if not state.is_seat(given.seat) or not state.seat(given.seat).bet(given.bet):
        return "empty_field", "P7"
    fate = _fate(state, given)
    if fate.lies:
        return "stands_off", "P2"
    if bool(fate.pays) != isinstance(given, p.PayStake):
        return ("won_taken" if fate.pays else "lost_paid"), "P2"
    if given.bet in SIDE_BETS and due.bet not in SIDE_BETS:
        return "side_bet_early", "P7"
    return ("wrong_order" if type(given) is type(due) else "paid_early"), "P7"


def _fate(state: TableState, given: p.TakeStake | p.PayStake) -> Verdict:
    coup, rules = state.coup, state.rules
    assert coup is not None
    return verdict(given.bet, coup.punto, coup.banco, rules.commission, rules.tie_pays)


def _other_kind(state: TableState, due: Act, given: Act) -> tuple[str, str]:
    """Another act than the one due: some have a name of their own, for the rest it is the order."""
    coup = state.coup
    match due, given:
        case _, a.PutRight():
            return "nothing_wrong", due.rule
        case p.TurnFirstCard() | p.BurnCards(), p.OfferShoe() | p.MoveShoe() | p.CallStakes() | p.DealTo():
            return "unburned", "P5"
        case p.AnnounceLast(), _:
            return "last_coup_overlooked", "P5"
        case _, p.AnnounceLast():
            return "not_the_last", "P5"
        case p.NameTurner(), p.DealTo():
            return "wrong_order", "P1"
        case _, p.DealTo() if state.phase in _BEFORE_CLOSE:
            return "card_before_close", "C10"
        case _, p.DealTo() | p.CallCard(ruling="draw") if coup and not coup.outcome and _natural_seen(coup):
            return "card_after_natural", "A3"
        case p.CallCard(ruling="stand") | p.NameResult(), p.DealTo():
            return "unasked_card", "P3"
        case p.MarkCommission() | p.TakeCommission(), _:
            return "forgotten_commission", "P6"
        case p.SettleBox(), _:
            return "box_forgotten", "P6"
        case _, a.ClearCards() if coup:
            return "cleared_early", "C25"
        case p.OfferShoe(), p.CallStakes():
            return "shoe_overlooked", "P7"
        case p.CallStakes(), p.OfferShoe() | p.MoveShoe():
            return "shoe_stays", "P7"
        case _:
            return "wrong_order", due.rule


def _natural_seen(coup: Coup) -> bool:
    """Whether an eight or nine of two cards lies face up."""
    seen = zip((coup.punto, coup.banco), coup.turned, strict=True)
    return any(turned == 2 and is_natural(cards) for cards, turned in seen)
