"""The state after an event: total, no checks. Play, replay and the table on screen are all this one fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from baccara_qt.core.event import Event
from baccara_qt.core.frozen import changed
from baccara_qt.core.punto import changes as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.changes import Changes
from baccara_qt.core.punto.state import TableState


def evolve(state: TableState, event: Event) -> TableState:
    """The state after one event; its entries are posted to the books."""
    changes = _CHANGES[type(event)](state, event)
    entries = event.entries
    if entries:
        changes["books"] = state.books.post(entries)
    changes["seq"] = state.seq + 1
    return changed(state, changes)


def fold(state: TableState, events: Iterable[Event]) -> TableState:
    """The state after these events in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _nothing(state: TableState, event: Event) -> Changes:
    return {}


_CHANGES: dict[type[Event], Callable[[TableState, Any], Changes]] = {
    e.SeatTaken: c.seat_taken,
    e.BoughtIn: _nothing,
    e.SeatLeft: c.seat_left,
    e.SatOut: c.sat_out,
    e.CameBack: c.came_back,
    e.TipGiven: _nothing,
    e.RulesChanged: c.rules_changed,
    e.TableClosed: c.table_closed,
    e.ShoeShuffled: c.shoe_shuffled,
    e.ShoeCut: c.shoe_cut,
    e.StopCardPlaced: c.stop_card_placed,
    e.CardsBurned: c.cards_burned,
    e.ShoeFinished: c.shoe_finished,
    e.ShoeOffered: c.shoe_offered,
    e.ShoeDeclined: c.shoe_declined,
    e.ShoeTaken: c.shoe_taken,
    e.CroupierDeals: c.croupier_deals,
    e.ShoePassed: c.shoe_gone,
    e.ShoeMoved: c.shoe_gone,
    e.StakesOpened: c.stakes_opened,
    e.QuestionDone: c.question_done,
    e.StakePlaced: c.stake_placed,
    e.StakesWithdrawn: c.stakes_withdrawn,
    e.StakesClosed: c.stakes_closed,
    e.CardDealt: c.card_dealt,
    e.CardTurned: c.card_turned,
    e.HandTurned: c.hand_turned,
    e.PointsAnnounced: c.points_announced,
    e.StakesTaken: c.stakes_taken,
    e.FloatFilled: _nothing,
    e.StakePaid: c.stake_paid,
    e.CommissionMarked: c.commission_marked,
    e.CommissionTaken: _nothing,
    e.CommissionPaid: c.commission_paid,
    e.CardsDiscarded: c.cards_discarded,
    e.TakenBack: c.taken_back,
}
