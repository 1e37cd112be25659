"""The tableau as cells, with the one that is live for what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from baccara_qt.core.cards import Card, total
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.tableau import BANKER, STOOD, Freedom, banker_verdict, ponte_verdict
from baccara_qt.players.view import SeatView, SeenHand

_ROWS: Final = range(len(BANKER))


@dataclass(frozen=True, slots=True)
class CellRow:
    """One cell.

    Attributes:
        total: Points of two cards.
        column: Points of the ponte's third card, 10 when he stood, -1 in the ponte's own tableau.
        verdict: D draws, S stands, ? free.
        live: Whether it is the one that tells what to do now.
        counts: Whether it may be that one, as far as one sees; all do while nobody is to draw.
    """

    total: int
    column: int
    verdict: str
    live: bool
    counts: bool


# A hundred tableaux share their cells: of each there are four at most
_cell = cache(CellRow)


def cells(view: SeatView) -> tuple[CellRow, ...]:
    """The ponte's tableau by his total, then the banker's by his total and the third card (C16–C18)."""
    return _ponte_cells(view) + _banker_cells(view)


def _ponte_cells(view: SeatView) -> tuple[CellRow, ...]:
    coup, rules = view.coup, view.rules
    free = coup is not None and rules.frees_ponte(coup.call, alone=coup.alone)
    live = _counted(coup.ponte) if coup and view.phase is Phase.PONTE else None
    return _ponte_table(rules.banker_freedom, live, free=free, counts=view.phase is not Phase.BANKER)


@cache
def _ponte_table(freedom: Freedom, live: int | None, *, free: bool, counts: bool) -> tuple[CellRow, ...]:
    """The ponte's cells of a house."""
    return tuple(
        _cell(points, -1, ponte_verdict(points, freedom, free=free), live=points == live, counts=counts)
        for points in _ROWS
    )


def _banker_cells(view: SeatView) -> tuple[CellRow, ...]:
    live = _banker_live(view)
    counting = () if view.phase is Phase.PONTE else live[:1] if live else tuple(_ROWS)
    return _banker_table(view.rules.banker_freedom, counting, live)


@cache
def _banker_table(freedom: Freedom, counting: tuple[int, ...], live: tuple[int, int] | None) -> tuple[CellRow, ...]:
    """The banker's cells of a house; the totals that count, and the one that is live."""
    return tuple(
        _cell(
            points,
            column,
            banker_verdict(points, column, freedom),
            live=(points, column) == live,
            counts=points in counting,
        )
        for points in _ROWS
        for column in range(STOOD + 1)
    )


def _banker_live(view: SeatView) -> tuple[int, int] | None:
    """The banker's cell once his cards are turned and the ponte has spoken."""
    coup = view.coup
    if coup is None or view.phase is not Phase.BANKER or "bank" not in coup.turned or coup.ponte_choice is None:
        return None
    points = _counted(coup.bank)
    if points is None or (coup.ponte_choice == "draw" and coup.third is None):
        return None
    return points, coup.third.points if coup.third else STOOD


def _counted(hand: SeenHand) -> int | None:
    """Points of two cards that are seen; ``None`` when they are not, or decide the coup by themselves."""
    seen = [card for card in hand[:2] if isinstance(card, Card)]
    if len(seen) < 2:
        return None
    points = total(seen)
    return points if points < len(BANKER) else None
