"""What it means to bring something on the table from one place to another.

Places: ``shoe``, ``palette``, ``corner``, ``ponte`` and ``bank`` (the hands), ``money`` (the bank's chips), ``garage``,
``cagnotte``, ``slot``, and ``seat 5``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from baccara_qt.practice import acts as a
from baccara_qt.practice.act import Act

_SEAT: Final = "seat "

_DRAGS: Final[dict[tuple[str, str], str]] = {
    ("shoe", _SEAT): "give_shoe",
    ("palette", _SEAT): "hand_cards",
    ("money", _SEAT): "pay",
    (_SEAT, "money"): "rake",
    ("money", "cagnotte"): "drop_cagnotte",
    ("money", "garage"): "to_garage",
    ("garage", "money"): "from_garage",
    ("ponte", "slot"): "clear_cards",
    ("bank", "slot"): "clear_cards",
}

_CARD_PLACES: Final = ("palette", "corner", "ponte", "bank")


def act(source: str, target: str) -> tuple[str, dict[str, Any]] | None:
    """The act, and what of it is told by the two places; ``None`` for a way that means nothing."""
    if source == "shoe" and target in _CARD_PLACES:
        return "deal_card", {"place": target}
    ends = [_SEAT if place.startswith(_SEAT) else place for place in (source, target)]
    kind = _DRAGS.get((ends[0], ends[1]))
    if kind is None:
        return None
    seats = [place.removeprefix(_SEAT) for place in (source, target) if place.startswith(_SEAT)]
    return kind, {"seat": int(seats[0])} if seats else {}


def target(kind: str, given: Mapping[str, Any]) -> str:
    """Where the chips of an act are laid."""
    fixed = {"drop_cagnotte": "cagnotte", "to_garage": "garage", "from_garage": "money"}
    return fixed.get(kind) or f"{_SEAT}{given['seat']}"


def places(due: Act) -> list[str]:
    """Where on the table an act is done."""
    match due:
        case a.DealCard(place):
            return ["shoe", place]
        case a.Rake(seat) | a.ReturnStake(seat):
            return [f"{_SEAT}{seat}", "money"]
        case a.Pay(seat, _):
            return ["money", f"{_SEAT}{seat}"]
        case a.DropCagnotte():
            return ["money", "cagnotte"]
        case a.ToGarage() | a.FromGarage():
            return ["money", "garage"]
        case a.ClearCards():
            return ["slot"]
        case a.AnnounceBank():
            return ["money"]
        case a.OrderTurn(hand):
            return [hand]
    seat = getattr(due, "seat", 0)
    return [f"{_SEAT}{seat}"] if seat else []
