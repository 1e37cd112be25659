"""A scripted learner who knows the procedure, and every fault he can be told to commit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.money import Cents
from baccara_qt.practice import acts as a
from baccara_qt.practice.at_table import TableLesson
from baccara_qt.practice.plan import Plan, read_plan


def table(seed: str = "school", **plan: Any) -> TableLesson:
    """A lesson at a table from its beginning."""
    return read_plan(plan).lesson(seed)


def other(values: Any, right: Any) -> Any:
    return next(value for value in values if value != right)


def another_seat(state: TableState, seat: int) -> int:
    return next(n for n in range(1, len(state.seats) + 1) if n != seat and not state.books.stake(n))


def _other_part(kind: type[a.Act], part: str, values: Any) -> Callable[[a.Act, TableState], a.Act | None]:
    def err(due: a.Act, state: TableState) -> a.Act | None:
        if type(due) is not kind:
            return None
        return replace(due, **{part: other(values, getattr(due, part))})  # type: ignore[type-var]

    return err


def _instead(kind: type[a.Act], given: a.Act) -> Callable[[a.Act, TableState], a.Act | None]:
    return lambda due, state: given if type(due) is kind else None


def _pay_another(due: a.Act, state: TableState) -> a.Act | None:
    seats = [n for n in state.others(state.banker) if state.books.stake(n)]
    return replace(due, seat=seats[1]) if isinstance(due, a.Pay) and len(seats) > 1 else None


def _card_before_close(due: a.Act, state: TableState) -> a.Act | None:
    return a.DealCard("palette") if state.phase is Phase.CLAIMS and isinstance(due, a.AskClaim) else None


def _cleared_early(due: a.Act, state: TableState) -> a.Act | None:
    return a.ClearCards() if isinstance(due, a.Pay | a.Rake) else None


def _wrong_seat(due: a.Act, state: TableState) -> a.Act | None:
    return replace(due, seat=another_seat(state, due.seat)) if isinstance(due, a.OfferCut | a.OfferBank) else None


def _wrong_rank(due: a.Act, state: TableState) -> a.Act | None:
    return replace(due, seat=another_seat(state, due.seat)) if isinstance(due, a.GrantCall) else None


def _wrong_holder(due: a.Act, state: TableState) -> a.Act | None:
    return replace(due, seat=another_seat(state, due.seat)) if isinstance(due, a.CardsTo) else None


def _wrong_amount(due: a.Act, state: TableState) -> a.Act | None:
    return replace(due, amount=Cents(due.amount + 1)) if isinstance(due, a.Pay | a.AnnounceBank | a.Trim) else None


def _wrong_cagnotte(due: a.Act, state: TableState) -> a.Act | None:
    return replace(due, amount=Cents(due.amount + 10)) if isinstance(due, a.DropCagnotte) else None


SLIPS: dict[str, Callable[[a.Act, TableState], a.Act | None]] = {
    "wrong_seat": _wrong_seat,
    "wrong_amount": _wrong_amount,
    "wrong_order": _pay_another,
    "misplaced_card": _other_part(a.DealCard, "place", ("palette", "corner")),
    "card_before_close": _card_before_close,
    "unasked_card": _instead(a.NamePoints, a.DealCard("ponte")),
    "cleared_early": _cleared_early,
    "forgotten_cagnotte": _instead(a.DropCagnotte, a.ClearCards()),
    "wrong_cagnotte": _wrong_cagnotte,
    "wrong_stop_card": _other_part(a.PlaceStopCard, "cards", range(6, 9)),
    "wrong_rank": _wrong_rank,
    "wrong_holder": _wrong_holder,
    "untrimmed": _instead(a.Trim, a.Close()),
    "suivi_overlooked": _instead(a.AskSuivi, a.AskClaim(1)),
    "wrong_word": _other_part(a.Repeat, "word", ("carte", "non")),
    "wrong_hand": _other_part(a.OrderTurn, "hand", ("ponte", "bank")),
    "wrong_instruction": _other_part(a.Instruct, "order", ("draw", "stand")),
    "wrong_advice": _other_part(a.Advise, "order", ("draw", "stand")),
    "wrong_total": _other_part(a.NamePoints, "bank", range(10)),
    "wrong_winner": _other_part(a.NamePoints, "winner", ("bank", "ponte")),
    "wrong_remedy": _other_part(a.PutRight, "remedy", ("keep", "burn")),
    "mishap_overlooked": _instead(a.PutRight, a.Close()),
    "nothing_wrong": _instead(a.AnnounceBank, a.PutRight("annul")),
}
"""Every fault at the table: the wrong act, where it can be committed."""


def perfect(lesson: TableLesson, coups: int) -> TableLesson:
    """Does what is due until so many coups are over."""
    while lesson.due is not None and lesson.notes.coups < coups:
        assert lesson.perform(lesson.due).fault is None
    return lesson


__all__ = ["SLIPS", "Plan", "other", "perfect", "table"]
