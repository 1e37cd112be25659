"""What flies in a cue: the difference between where things lie before it and after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from baccara_qt.core.money import Entry
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.placing import CardRow, account_place

Spot = dict[str, Any]
Flying = dict[str, Any]


def flying_cards(before: Sequence[CardRow], after: Sequence[CardRow]) -> list[Flying]:
    """Cards that come from the shoe, change their place, turn, or go into the slot."""
    old = {row.key: row for row in before}
    new = {row.key: row for row in after}
    flights = [
        _card(row, _spot(old[row.key]) if row.key in old else {**_spot(row), "place": "shoe"}, _spot(row))
        for row in after
        if row.key not in old or _moved(old[row.key], row)
    ]
    return flights + [_card(row, _spot(row), {**_spot(row), "place": "slot"}) for row in before if row.key not in new]


def _moved(old: CardRow, new: CardRow) -> bool:
    return (old.place, old.stacked, old.face) != (new.place, new.stacked, new.face)


def _spot(row: CardRow) -> Spot:
    return {
        "place": row.place,
        "hand": row.hand,
        "order": row.order,
        "seat": row.seat,
        "stacked": row.stacked,
        "face": row.face,
    }


def _card(row: CardRow, start: Spot, end: Spot) -> Flying:
    """One card on its way; it turns on the way when its face is seen only at the end."""
    # What comes from the shoe comes back up; what goes into the slot goes as it lies.
    seen = "" if start["place"] == "shoe" else start["face"]
    return {
        "key": row.key,
        "back": row.back,
        "faceBefore": seen,
        "faceAfter": end["face"],
        "start": start,
        "end": end,
    }


def flying_chips(moves: Iterable[Entry]) -> list[Flying]:
    """Heaps of chips on their way."""
    return [
        {
            "stacks": stacks(amount),
            "text": money_text(amount),
            "start": _place(source),
            "end": _place(target),
        }
        for source, target, amount in moves
    ]


def _place(account: int) -> Spot:
    place, seat = account_place(account)
    return {"place": place, "seat": seat}
