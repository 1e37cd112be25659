"""What it means to bring something on the table of Big Table or Mini from one place to another.

Places: ``shoe``, ``punto`` and ``banco`` (the hands), ``money`` (the house's chips), ``slot``, ``seat 5``, its
commission box ``box 5``, and its fields such as ``field 5 tie``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.act import Act

_DRAGS: Final[dict[tuple[str, str], str]] = {
    ("shoe", "punto"): "deal_to",
    ("shoe", "banco"): "deal_to",
    ("shoe", "seat"): "move_shoe",
    ("field", "money"): "take_stake",
    ("money", "field"): "pay_stake",
    ("money", "box"): "mark_commission",
    ("box", "money"): "settle_box",
    ("punto", "slot"): "clear_cards",
    ("banco", "slot"): "clear_cards",
}


def act(source: str, target: str) -> tuple[str, dict[str, Any]] | None:
    """The act, and what of it is told by the two places; ``None`` for a way that means nothing."""
    ends = source.split(), target.split()
    kind = _DRAGS.get((ends[0][0], ends[1][0])) if all(ends) else None
    if kind is None:
        return None
    if kind == "deal_to":
        return kind, {"hand": target}
    told: dict[str, Any] = {}
    for _, *seat_and_bet in ends:
        told |= dict(zip(("seat", "bet"), seat_and_bet, strict=False))
    return kind, told | ({"seat": int(told["seat"])} if told else {})


def target(kind: str, given: Mapping[str, Any]) -> str:
    """Where the chips of an act are laid."""
    if kind == "pay_stake":
        return _field(given["seat"], given["bet"])
    return "money" if kind in {"settle_box", "take_commission"} else ""


def places(due: Act) -> list[str]:
    """Where on the table an act is done."""
    match due:
        case p.TurnFirstCard() | p.BurnCards():
            return ["shoe"]
        case p.DealTo(hand):
            return ["shoe", hand]
        case p.TurnHand(hand) | p.NameHand(hand) | p.CallCard(hand):
            return [hand]
        case p.TakeStake(seat, bet):
            return [_field(seat, bet), "money"]
        case p.PayStake(seat, bet):
            return ["money", _field(seat, bet)]
        case p.MarkCommission(seat) | p.TakeCommission(seat) | p.SettleBox(seat):
            return [f"box {seat}", "money"]
        case a.ClearCards():
            return ["slot"]
        case p.MoveShoe(seat) | p.OfferShoe(seat) | p.NameTurner(_, seat) | a.OfferCut(seat) if seat:
            return [f"seat {seat}"]
        case _:
            return []


def _field(seat: int, bet: str) -> str:
    return f"field {seat} {bet}"
