"""The state after an event: total, no checks. Play, replay and the table on screen are all this one fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from baccara_qt.core.chemin import coup_changes as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import table_changes as t
from baccara_qt.core.chemin.mishap_changes import MISHAP_CHANGES
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.chemin.table_changes import Changes
from baccara_qt.core.frozen import changed


def evolve(state: TableState, event: e.Event) -> TableState:
    """The state after one event; its entries are posted to the books."""
    changes = _CHANGES[type(event)](state, event)
    entries = event.entries
    if entries:
        changes["books"] = state.books.post(entries)
    changes["seq"] = state.seq + 1
    return changed(state, changes)


def fold(state: TableState, events: Iterable[e.Event]) -> TableState:
    """The state after these events in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _nothing(state: TableState, event: e.Event) -> Changes:
    return {}


_CHANGES: dict[type[e.Event], Callable[[TableState, Any], Changes]] = {
    e.SeatTaken: t.seat_taken,
    e.BoughtIn: _nothing,
    e.SeatLeft: t.seat_left,
    e.SatOut: t.sat_out,
    e.CameBack: t.came_back,
    e.TipGiven: _nothing,
    e.RulesChanged: t.rules_changed,
    e.PlayerBarred: t.player_barred,
    e.TableRested: t.table_rested,
    e.TableClosed: t.table_closed,
    e.ShoeShuffled: t.shoe_shuffled,
    e.ShoeCut: t.shoe_cut,
    e.StopCardPlaced: t.stop_card_placed,
    e.ShoeFinished: t.shoe_finished,
    e.BankOffered: t.bank_offered,
    e.BankDeclined: t.refused,
    e.BankTaken: t.bank_taken,
    e.BankBought: t.bank_bought,
    e.BankAuctioned: t.bank_bought,
    e.SaleOpened: t.sale_opened,
    e.SaleDeclined: t.refused,
    e.AuctionOpened: t.auction_opened,
    e.BidMade: t.bid_made,
    e.BidPassed: t.refused,
    e.BankKept: _nothing,
    e.BankPassed: t.bank_passed,
    e.BankReturned: t.bank_returned,
    e.BankSetAside: _nothing,
    e.StakesOpened: c.stakes_opened,
    e.ClaimDeclined: c.claim_declined,
    e.SuiviDeclined: c.suivi_declined,
    e.StakePlaced: c.stake_placed,
    e.BancoCalled: c.called("banco"),
    e.AvecLaTableCalled: c.called("avec_la_table"),
    e.SuiviCalled: c.called("suivi"),
    e.StakeWithdrawn: c.stake_withdrawn,
    e.StakeReturned: c.stake_returned,
    e.StakeTrimmed: _nothing,
    e.CardsDeclined: c.cards_declined,
    e.NobodyStaked: c.nobody_staked,
    e.BankLowered: c.bank_lowered,
    e.BankUncovered: c.bank_uncovered,
    e.BankCapped: _nothing,
    e.GarageReturned: c.garage_returned,
    e.StakesClosed: c.stakes_closed,
    e.CardDealt: c.card_dealt,
    e.HandTurned: c.hand_turned,
    e.AdviceGiven: c.advice_given,
    e.HandDrew: c.chose("draw"),
    e.HandStood: c.chose("stand"),
    e.PointsAnnounced: c.points_announced,
    e.StakesRaked: c.stakes_raked,
    e.CagnotteTaken: c.cagnotte_taken,
    e.StakePaid: _nothing,
    e.CardsDiscarded: c.cards_discarded,
    e.TakenBack: t.taken_back,
    **MISHAP_CHANGES,
}
