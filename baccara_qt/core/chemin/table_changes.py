"""What the events of people, shoe and passage change in the state."""

from __future__ import annotations

from typing import Any

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import Bank, Passage, SeatState, TableState
from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Seat
from baccara_qt.core.shoe import Shoe

Changes = dict[str, Any]
"""The fields of the state an event changes."""


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([n for n in seats if n != seat]) if seat in seats else seats


# --- people and table -------------------------------------------------------------------------------------------


def _place(state: TableState, seat: Seat, place: SeatState) -> Changes:
    seats = (*state.seats[: seat - 1], place, *state.seats[seat:])
    return {"seats": seats, "active": tuple(n for n, other in enumerate(seats, 1) if other.active)}


def seat_taken(state: TableState, event: e.SeatTaken) -> Changes:
    return {**_place(state, event.seat, SeatState(occupied=True)), "opened": True}


def _gone(state: TableState, event: e.SeatLeft | e.SatOut, place: SeatState) -> Changes:
    """A seat that no longer plays is no longer asked for anything."""
    seat = event.seat
    changes = _place(state, seat, place)
    if state.passage:
        changes["passage"] = replace(state.passage, queue=without(state.passage.queue, seat))
    if state.claims:
        claims = state.claims
        changes["claims"] = replace(
            claims,
            queue=without(claims.queue, seat),
            answers=without(claims.answers, seat),
            suivi=0 if claims.suivi == seat else claims.suivi,
            declined=claims.declined - {seat},
        )
    if state.bank and state.bank.suivi == seat:
        changes["bank"] = replace(state.bank, suivi=0)
    return changes


def seat_left(state: TableState, event: e.SeatLeft) -> Changes:
    return _gone(state, event, SeatState())


def sat_out(state: TableState, event: e.SatOut) -> Changes:
    return _gone(state, event, replace(state.seat(event.seat), sitting_out=True))


def came_back(state: TableState, event: e.CameBack) -> Changes:
    return _place(state, event.seat, replace(state.seat(event.seat), sitting_out=False))


def player_barred(state: TableState, event: e.PlayerBarred) -> Changes:
    return _place(state, event.seat, replace(state.seat(event.seat), barred=True))


def rules_changed(state: TableState, event: e.RulesChanged) -> Changes:
    return {"rules": event.rules}


def table_rested(state: TableState, event: e.TableRested) -> Changes:
    return {"opened": True, "bank": None, "claims": None, "passage": None, "turn_seat": 0}


def table_closed(state: TableState, event: e.TableClosed) -> Changes:
    return {"closed": True}


# --- shoe -------------------------------------------------------------------------------------------------------


def shoe_shuffled(state: TableState, event: e.ShoeShuffled) -> Changes:
    return {
        "shoe": Shoe(event.number, event.commitment, event.order, event.backs),
        "shoes": event.number,
        "seats": tuple(replace(seat, barred=False) if seat.barred else seat for seat in state.seats),
    }


def shoe_cut(state: TableState, event: e.ShoeCut) -> Changes:
    assert state.shoe is not None
    return {"shoe": state.shoe.cut_after(event.position)}


def stop_card_placed(state: TableState, event: e.StopCardPlaced) -> Changes:
    assert state.shoe is not None
    return {"shoe": replace(state.shoe, ready=True)}


def shoe_finished(state: TableState, event: e.ShoeFinished) -> Changes:
    return {"shoe": None}


# --- the bank on its way ----------------------------------------------------------------------------------------


def bank_offered(state: TableState, event: e.BankOffered) -> Changes:
    passage = Passage("offer", event.order, final=event.reason == "no_bid")
    return {"passage": passage, "turn_seat": 0}


def refused(state: TableState, event: e.BankDeclined | e.SaleDeclined | e.BidPassed) -> Changes:
    assert state.passage is not None
    return {"passage": replace(state.passage, queue=without(state.passage.queue, event.seat))}


def bank_taken(state: TableState, event: e.BankTaken) -> Changes:
    return {"bank": Bank(event.seat), "passage": None, "turn_seat": 0, "last_banker": event.seat}


def bank_bought(state: TableState, event: e.BankBought | e.BankAuctioned) -> Changes:
    return {
        "bank": Bank(event.seat),
        "passage": None,
        "turn_seat": 0 if event.regular else state.turn_seat,
        "last_banker": event.seat,
    }


def sale_opened(state: TableState, event: e.SaleOpened) -> Changes:
    return {"passage": Passage("sale", event.order, passer=state.last_banker, amount=event.amount)}


def auction_opened(state: TableState, event: e.AuctionOpened) -> Changes:
    passer = state.passage.passer if state.passage else 0
    return {"passage": Passage("auction", event.order, passer=passer)}


def bid_made(state: TableState, event: e.BidMade) -> Changes:
    assert state.passage is not None
    queue = (*without(state.passage.queue, event.seat), event.seat)
    return {"passage": replace(state.passage, queue=queue, amount=event.amount, bidder=event.seat)}


def bank_passed(state: TableState, event: e.BankPassed) -> Changes:
    return {"bank": None, "claims": None, "turn_seat": event.turn_seat}


def bank_returned(state: TableState, event: e.BankReturned) -> Changes:
    return {"bank": None, "claims": None}


# --- taking back ------------------------------------------------------------------------------------------------


def taken_back(state: TableState, event: e.TakenBack) -> Changes:
    return {
        "bank": event.bank,
        "claims": event.claims,
        "passage": event.passage,
        "turn_seat": event.turn_seat,
        "last_banker": event.last_banker,
    }
