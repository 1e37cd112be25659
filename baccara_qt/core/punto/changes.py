"""What each event changes in the state."""

from __future__ import annotations

from typing import Any

from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.bets import BETS, Bet
from baccara_qt.core.punto.state import NO_BETS, Coup, SeatState, TableState
from baccara_qt.core.shoe import Shoe

Changes = dict[str, Any]
"""The fields of the state an event changes."""


def _without(seats: tuple[Seat, ...] | None, seat: Seat) -> tuple[Seat, ...] | None:
    return seats if seats is None else tuple(n for n in seats if n != seat)


# --- people and table -------------------------------------------------------------------------------------------


def _seat(state: TableState, seat: Seat, place: SeatState) -> Changes:
    return {"seats": (*state.seats[: seat - 1], place, *state.seats[seat:])}


def _place(state: TableState, seat: Seat, place: SeatState) -> Changes:
    changes = _seat(state, seat, place)
    return {**changes, "active": tuple(n for n, other in enumerate(changes["seats"], 1) if other.active)}


def seat_taken(state: TableState, event: e.SeatTaken) -> Changes:
    return {**_arrives(state, event.seat, SeatState(occupied=True)), "opened": True}


def _arrives(state: TableState, seat: Seat, place: SeatState) -> Changes:
    """At a resting table everything is asked anew."""
    anew: Changes = {} if state.active else {"offered": None, "asked": None}
    return {**_place(state, seat, place), **anew}


def seat_left(state: TableState, event: e.SeatLeft) -> Changes:
    return {**_place(state, event.seat, SeatState()), **_not_asked(state, event.seat)}


def sat_out(state: TableState, event: e.SatOut) -> Changes:
    place = replace(state.seat(event.seat), sitting_out=True)
    return {**_place(state, event.seat, place), **_not_asked(state, event.seat)}


def _not_asked(state: TableState, seat: Seat) -> Changes:
    """A seat that no longer plays is no longer asked for anything."""
    return {"offered": _without(state.offered, seat), "asked": _without(state.asked, seat)}


def came_back(state: TableState, event: e.CameBack) -> Changes:
    return _arrives(state, event.seat, replace(state.seat(event.seat), sitting_out=False))


def rules_changed(state: TableState, event: e.RulesChanged) -> Changes:
    return {"rules": event.rules}


def table_closed(state: TableState, event: e.TableClosed) -> Changes:
    return {"closed": True}


# --- shoe -------------------------------------------------------------------------------------------------------


def shoe_shuffled(state: TableState, event: e.ShoeShuffled) -> Changes:
    return {
        "shoe": Shoe(event.number, event.commitment, event.order, event.backs),
        "shoes": event.number,
        "results": "",
        "last_coup": False,
    }


def shoe_cut(state: TableState, event: e.ShoeCut) -> Changes:
    assert state.shoe is not None
    return {"shoe": state.shoe.cut_after(event.position)}


def stop_card_placed(state: TableState, event: e.StopCardPlaced) -> Changes:
    assert state.shoe is not None
    return {"shoe": replace(state.shoe, ready=True)}


def cards_burned(state: TableState, event: e.CardsBurned) -> Changes:
    assert state.shoe is not None
    burned = 1 + event.count
    return {"shoe": replace(state.shoe, dealt=state.shoe.dealt + burned), "burned": burned}


def shoe_finished(state: TableState, event: e.ShoeFinished) -> Changes:
    return {"shoe": None, "burned": 0, "asked": None}


def shoe_offered(state: TableState, event: e.ShoeOffered) -> Changes:
    return {"offered": event.order}


def shoe_declined(state: TableState, event: e.ShoeDeclined) -> Changes:
    return {"offered": _without(state.offered, event.seat)}


def shoe_taken(state: TableState, event: e.ShoeTaken) -> Changes:
    return {"offered": None, "holder": event.seat, "passed_from": event.seat, "dealt_for": True}


def croupier_deals(state: TableState, event: e.CroupierDeals) -> Changes:
    return {"offered": None, "holder": 0, "dealt_for": True}


def shoe_gone(state: TableState, event: e.ShoePassed | e.ShoeMoved) -> Changes:
    return {"holder": 0, "dealt_for": False, "asked": None}


# --- stakes -----------------------------------------------------------------------------------------------------


def stakes_opened(state: TableState, event: e.StakesOpened) -> Changes:
    return {"asked": event.order}


def question_done(state: TableState, event: e.QuestionDone) -> Changes:
    return {"asked": _without(state.asked, event.seat)}


def _bet(place: SeatState, bet: Bet, amount: Cents) -> SeatState:
    at = BETS.index(bet)
    return replace(place, bets=(*place.bets[:at], amount, *place.bets[at + 1 :]))


def stake_placed(state: TableState, event: e.StakePlaced) -> Changes:
    changes = _seat(state, event.seat, _bet(state.seat(event.seat), event.bet, event.amount))
    if event.bet in ("punto", "banco"):
        changes["asked"] = _without(state.asked, event.seat)
    return changes


def stakes_withdrawn(state: TableState, event: e.StakesWithdrawn) -> Changes:
    return _seat(state, event.seat, replace(state.seat(event.seat), bets=NO_BETS))


def stakes_closed(state: TableState, event: e.StakesClosed) -> Changes:
    return {"asked": None, "coup": Coup(state.coup_number, (event.punto, event.banco), event.last)}


# --- the cards --------------------------------------------------------------------------------------------------


def card_dealt(state: TableState, event: e.CardDealt) -> Changes:
    coup, shoe = state.coup, state.shoe
    assert coup is not None
    assert shoe is not None
    if event.hand == "punto":
        coup = replace(coup, punto=(*coup.punto, event.card))
    else:
        coup = replace(coup, banco=(*coup.banco, event.card))
    return {"coup": coup, "shoe": replace(shoe, dealt=shoe.dealt + 1)}


def card_turned(state: TableState, event: e.CardTurned) -> Changes:
    coup = state.coup
    assert coup is not None
    punto, banco = coup.turned
    turned = (punto + 1, banco) if event.hand == "punto" else (punto, banco + 1)
    return {"coup": replace(coup, turned=turned)}


def hand_turned(state: TableState, event: e.HandTurned) -> Changes:
    coup = state.coup
    assert coup is not None
    punto, banco = coup.turned
    turned = (len(coup.punto), banco) if event.hand == "punto" else (punto, len(coup.banco))
    return {"coup": replace(coup, turned=turned)}


def points_announced(state: TableState, event: e.PointsAnnounced) -> Changes:
    assert state.coup is not None
    letter = event.outcome[0].upper()
    return {"coup": replace(state.coup, outcome=event.outcome), "results": state.results + letter}


# --- settling ---------------------------------------------------------------------------------------------------


def stakes_taken(state: TableState, event: e.StakesTaken) -> Changes:
    seats = list(state.seats)
    for seat, bet, _ in event.stakes:
        seats[seat - 1] = _bet(seats[seat - 1], bet, Cents(0))
    return {"seats": tuple(seats)}


def stake_paid(state: TableState, event: e.StakePaid) -> Changes:
    return _seat(state, event.seat, _bet(state.seat(event.seat), event.bet, Cents(0)))


def commission_marked(state: TableState, event: e.CommissionMarked) -> Changes:
    place = state.seat(event.seat)
    return _seat(state, event.seat, replace(place, owed=Cents(place.owed + event.amount)))


def commission_paid(state: TableState, event: e.CommissionPaid) -> Changes:
    return _seat(state, event.seat, replace(state.seat(event.seat), owed=Cents(0)))


def cards_discarded(state: TableState, event: e.CardsDiscarded) -> Changes:
    assert state.coup is not None
    return {"coup": None, "coups": state.coup.number, "last_coup": state.coup.last}


def taken_back(state: TableState, event: e.TakenBack) -> Changes:
    seats = tuple(replace(place, bets=bets) for place, bets in zip(state.seats, event.bets, strict=True))
    return {
        "seats": seats,
        "holder": event.holder,
        "passed_from": event.passed_from,
        "dealt_for": event.dealt_for,
        "offered": event.offered,
        "asked": event.asked,
    }
