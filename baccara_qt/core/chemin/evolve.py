"""The state after an event: total, no checks. Play, replay and the table on screen are all this one fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import Bank, Choice, Claims, Coup, Passage, SeatState, Shoe, TableState
from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Cents, Seat

Changes = dict[str, Any]


def evolve(state: TableState, event: e.Event) -> TableState:
    """The state after one event; its entries are posted to the books."""
    changes = _CHANGES[type(event)](state, event)
    entries = event.entries
    if entries:
        changes["books"] = state.books.post(entries)
    return replace(state, seq=state.seq + 1, **changes)


def fold(state: TableState, events: Iterable[e.Event]) -> TableState:
    """The state after these events in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _nothing(state: TableState, event: e.Event) -> Changes:
    return {}


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(n for n in seats if n != seat)


# --- people and table -------------------------------------------------------------------------------------------


def _place(state: TableState, seat: Seat, place: SeatState) -> Changes:
    seats = (*state.seats[: seat - 1], place, *state.seats[seat:])
    return {"seats": seats, "active": tuple(n for n, other in enumerate(seats, 1) if other.active)}


def _seat_taken(state: TableState, event: e.SeatTaken) -> Changes:
    return {**_place(state, event.seat, SeatState(occupied=True)), "opened": True}


def _gone(state: TableState, event: e.SeatLeft | e.SatOut, place: SeatState) -> Changes:
    """A seat that no longer plays is no longer asked for anything."""
    seat = event.seat
    changes = _place(state, seat, place)
    if state.passage:
        changes["passage"] = replace(state.passage, queue=_without(state.passage.queue, seat))
    if state.claims:
        claims = state.claims
        changes["claims"] = replace(
            claims,
            queue=_without(claims.queue, seat),
            answers=_without(claims.answers, seat),
            suivi=0 if claims.suivi == seat else claims.suivi,
            declined=claims.declined - {seat},
        )
    if state.bank and state.bank.suivi == seat:
        changes["bank"] = replace(state.bank, suivi=0)
    return changes


def _seat_left(state: TableState, event: e.SeatLeft) -> Changes:
    return _gone(state, event, SeatState())


def _sat_out(state: TableState, event: e.SatOut) -> Changes:
    return _gone(state, event, replace(state.seat(event.seat), sitting_out=True))


def _came_back(state: TableState, event: e.CameBack) -> Changes:
    return _place(state, event.seat, replace(state.seat(event.seat), sitting_out=False))


def _player_barred(state: TableState, event: e.PlayerBarred) -> Changes:
    return _place(state, event.seat, replace(state.seat(event.seat), barred=True))


def _rules_changed(state: TableState, event: e.RulesChanged) -> Changes:
    return {"rules": event.rules}


def _table_rested(state: TableState, event: e.TableRested) -> Changes:
    return {"opened": True, "bank": None, "claims": None, "passage": None, "turn_seat": 0}


def _table_closed(state: TableState, event: e.TableClosed) -> Changes:
    return {"closed": True}


# --- shoe -------------------------------------------------------------------------------------------------------


def _shoe_shuffled(state: TableState, event: e.ShoeShuffled) -> Changes:
    return {
        "shoe": Shoe(event.number, event.commitment, event.order, event.backs),
        "shoes": event.number,
        "seats": tuple(replace(seat, barred=False) if seat.barred else seat for seat in state.seats),
    }


def _shoe_cut(state: TableState, event: e.ShoeCut) -> Changes:
    shoe, at = state.shoe, event.position
    assert shoe is not None
    order, backs = shoe.order[at:] + shoe.order[:at], shoe.backs[at:] + shoe.backs[:at]
    return {"shoe": replace(shoe, order=order, backs=backs, cut=at)}


def _stop_card_placed(state: TableState, event: e.StopCardPlaced) -> Changes:
    assert state.shoe is not None
    return {"shoe": replace(state.shoe, ready=True)}


def _shoe_finished(state: TableState, event: e.ShoeFinished) -> Changes:
    return {"shoe": None}


# --- the bank on its way ----------------------------------------------------------------------------------------


def _bank_offered(state: TableState, event: e.BankOffered) -> Changes:
    passage = Passage("offer", event.order, final=event.reason == "no_bid")
    return {"passage": passage, "turn_seat": 0}


def _refused(state: TableState, event: e.BankDeclined | e.SaleDeclined | e.BidPassed) -> Changes:
    assert state.passage is not None
    return {"passage": replace(state.passage, queue=_without(state.passage.queue, event.seat))}


def _bank_taken(state: TableState, event: e.BankTaken) -> Changes:
    return {"bank": Bank(event.seat), "passage": None, "turn_seat": 0, "last_banker": event.seat}


def _bank_bought(state: TableState, event: e.BankBought | e.BankAuctioned) -> Changes:
    return {
        "bank": Bank(event.seat, bought=not event.regular),
        "passage": None,
        "turn_seat": 0 if event.regular else state.turn_seat,
        "last_banker": event.seat,
    }


def _sale_opened(state: TableState, event: e.SaleOpened) -> Changes:
    return {"passage": Passage("sale", event.order, passer=state.last_banker, amount=event.amount)}


def _auction_opened(state: TableState, event: e.AuctionOpened) -> Changes:
    passer = state.passage.passer if state.passage else 0
    return {"passage": Passage("auction", event.order, passer=passer)}


def _bid_made(state: TableState, event: e.BidMade) -> Changes:
    assert state.passage is not None
    queue = (*_without(state.passage.queue, event.seat), event.seat)
    return {"passage": replace(state.passage, queue=queue, amount=event.amount, bidder=event.seat)}


def _bank_kept(state: TableState, event: e.BankKept) -> Changes:
    assert state.bank is not None
    return {"bank": replace(state.bank, kept=True)}


def _bank_passed(state: TableState, event: e.BankPassed) -> Changes:
    return {"bank": None, "claims": None, "turn_seat": event.turn_seat}


def _bank_returned(state: TableState, event: e.BankReturned) -> Changes:
    return {"bank": None, "claims": None}


# --- stakes and claims ------------------------------------------------------------------------------------------


def _stakes_opened(state: TableState, event: e.StakesOpened) -> Changes:
    assert state.bank is not None
    claims = replace(state.claims or Claims(), queue=event.order, suivi=event.suivi, answers=(), nobody=False)
    return {"claims": claims, "bank": replace(state.bank, kept=True, suivi=event.suivi)}


def _answered(claims: Claims, seat: Seat, **changes: Any) -> Claims:
    """The claims once this seat has spoken."""
    return replace(claims, queue=_without(claims.queue, seat), answers=_without(claims.answers, seat), **changes)


def _claim_declined(state: TableState, event: e.ClaimDeclined) -> Changes:
    assert state.claims is not None
    return {"claims": _answered(state.claims, event.seat)}


def _suivi_declined(state: TableState, event: e.SuiviDeclined) -> Changes:
    assert state.claims is not None
    assert state.bank is not None
    return {"claims": replace(state.claims, suivi=0), "bank": replace(state.bank, suivi=0)}


_NO_CALL: Changes = {"caller": 0, "call": None, "lying": False}


def _stake_placed(state: TableState, event: e.StakePlaced) -> Changes:
    assert state.claims is not None
    given_up = _NO_CALL if state.claims.caller == event.seat else {}
    return {"claims": _answered(state.claims, event.seat, **given_up)}


def _called(call: e.Call) -> Callable[[TableState, e.StakePlaced], Changes]:
    def change(state: TableState, event: e.StakePlaced) -> Changes:
        assert state.claims is not None
        claims = _answered(
            _overtaken(state, state.claims.caller), event.seat, caller=event.seat, call=call, lying=False
        )
        return {"claims": replace(claims, suivi=0) if call == "suivi" else claims}

    return change


def _overtaken(state: TableState, seat: Seat) -> Claims:
    """The claims when this seat has been overtaken and may answer in its order (C2)."""
    assert state.claims is not None
    claims = state.claims
    if not seat or seat in claims.answers:
        return claims
    return replace(claims, answers=tuple(sorted((*claims.answers, seat), key=state.distance)))


def _stake_withdrawn(state: TableState, event: e.StakeWithdrawn) -> Changes:
    claims = state.claims
    if claims is None or claims.caller != event.seat:
        return {}
    return {"claims": replace(claims, **_NO_CALL)}


def _stake_returned(state: TableState, event: e.StakeReturned) -> Changes:
    changes = _stake_withdrawn(state, event)
    if event.overtaken:
        changes["claims"] = _overtaken(replace(state, **changes), event.seat)
    return changes


def _cards_declined(state: TableState, event: e.CardsDeclined) -> Changes:
    assert state.claims is not None
    return {"claims": replace(state.claims, declined=state.claims.declined | {event.seat})}


def _nobody_staked(state: TableState, event: e.NobodyStaked) -> Changes:
    assert state.claims is not None
    return {"claims": replace(state.claims, nobody=True)}


def _bank_lowered(state: TableState, event: e.BankLowered) -> Changes:
    assert state.bank is not None
    return {"bank": replace(state.bank, lowered=True)}


def _stakes_closed(state: TableState, event: e.StakesClosed) -> Changes:
    claims = state.claims
    assert claims is not None
    coup = Coup(
        number=state.coups + 1,
        holder=event.holder,
        caller=claims.caller,
        call=claims.call,
        at_risk=event.at_risk,
        uncovered=Cents(0),
        alone=sum(stake > 0 for stake in state.books.stakes) == 1,
    )
    return {"coup": coup, "claims": None}


# --- the coup ---------------------------------------------------------------------------------------------------


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def _bank_uncovered(state: TableState, event: e.BankUncovered) -> Changes:
    return {"coup": replace(_coup(state), uncovered=event.amount)}


def _garage_returned(state: TableState, event: e.GarageReturned) -> Changes:
    if state.coup is None:
        return {}
    left = Cents(max(0, state.coup.uncovered - event.amount))
    return {"coup": replace(state.coup, uncovered=left)}


def _card_dealt(state: TableState, event: e.CardDealt) -> Changes:
    assert state.shoe is not None
    coup = _coup(state)
    if event.hand == "ponte":
        coup = replace(coup, ponte=(*coup.ponte, event.card))
    else:
        coup = replace(coup, bank=(*coup.bank, event.card))
    return {"shoe": replace(state.shoe, dealt=state.shoe.dealt + 1), "coup": coup}


def _hand_turned(state: TableState, event: e.HandTurned) -> Changes:
    coup = _coup(state)
    return {"coup": replace(coup, turned=coup.turned | {event.hand})}


def _advice_given(state: TableState, event: e.AdviceGiven) -> Changes:
    advice: Choice = "draw" if event.draw else "stand"
    if event.hand == "ponte":
        return {"coup": replace(_coup(state), ponte_advice=advice)}
    return {"coup": replace(_coup(state), bank_advice=advice)}


def _chose(choice: Choice) -> Callable[[TableState, e.HandDrew | e.HandStood], Changes]:
    def change(state: TableState, event: e.HandDrew | e.HandStood) -> Changes:
        if event.hand == "ponte":
            return {"coup": replace(_coup(state), ponte_choice=choice)}
        return {"coup": replace(_coup(state), bank_choice=choice)}

    return change


def _points_announced(state: TableState, event: e.PointsAnnounced) -> Changes:
    return {"coup": replace(_coup(state), outcome=event.outcome)}


def _stakes_raked(state: TableState, event: e.StakesRaked) -> Changes:
    return {"coup": replace(_coup(state), raked=True)}


def _cagnotte_taken(state: TableState, event: e.CagnotteTaken) -> Changes:
    return {"coup": replace(_coup(state), taxed=True, cagnotte=event.amount)}


def _cards_discarded(state: TableState, event: e.CardsDiscarded) -> Changes:
    coup, bank = _coup(state), state.bank
    changes: Changes = {"coup": None, "coups": state.coups + 1}
    if bank is None:
        return changes
    won = coup.outcome == "bank"
    changes["bank"] = replace(
        bank,
        coups=bank.coups + 1,
        won=bank.won + won,
        suivi=coup.caller if won else 0,
        lowered=False,
        kept=False,
    )
    if coup.outcome == "tie":
        changes["claims"] = Claims(caller=coup.caller, call=coup.call, lying=coup.call is not None)
    return changes


_CHANGES: dict[type[e.Event], Callable[[TableState, Any], Changes]] = {
    e.SeatTaken: _seat_taken,
    e.BoughtIn: _nothing,
    e.SeatLeft: _seat_left,
    e.SatOut: _sat_out,
    e.CameBack: _came_back,
    e.TipGiven: _nothing,
    e.RulesChanged: _rules_changed,
    e.PlayerBarred: _player_barred,
    e.TableRested: _table_rested,
    e.TableClosed: _table_closed,
    e.ShoeShuffled: _shoe_shuffled,
    e.ShoeCut: _shoe_cut,
    e.StopCardPlaced: _stop_card_placed,
    e.ShoeFinished: _shoe_finished,
    e.BankOffered: _bank_offered,
    e.BankDeclined: _refused,
    e.BankTaken: _bank_taken,
    e.BankBought: _bank_bought,
    e.BankAuctioned: _bank_bought,
    e.SaleOpened: _sale_opened,
    e.SaleDeclined: _refused,
    e.AuctionOpened: _auction_opened,
    e.BidMade: _bid_made,
    e.BidPassed: _refused,
    e.BankKept: _bank_kept,
    e.BankPassed: _bank_passed,
    e.BankReturned: _bank_returned,
    e.BankSetAside: _nothing,
    e.StakesOpened: _stakes_opened,
    e.ClaimDeclined: _claim_declined,
    e.SuiviDeclined: _suivi_declined,
    e.StakePlaced: _stake_placed,
    e.BancoCalled: _called("banco"),
    e.AvecLaTableCalled: _called("avec_la_table"),
    e.SuiviCalled: _called("suivi"),
    e.StakeWithdrawn: _stake_withdrawn,
    e.StakeReturned: _stake_returned,
    e.StakeTrimmed: _nothing,
    e.CardsDeclined: _cards_declined,
    e.NobodyStaked: _nobody_staked,
    e.BankLowered: _bank_lowered,
    e.BankUncovered: _bank_uncovered,
    e.BankCapped: _nothing,
    e.GarageReturned: _garage_returned,
    e.StakesClosed: _stakes_closed,
    e.CardDealt: _card_dealt,
    e.HandTurned: _hand_turned,
    e.AdviceGiven: _advice_given,
    e.HandDrew: _chose("draw"),
    e.HandStood: _chose("stand"),
    e.PointsAnnounced: _points_announced,
    e.StakesRaked: _stakes_raked,
    e.CagnotteTaken: _cagnotte_taken,
    e.StakePaid: _nothing,
    e.CardsDiscarded: _cards_discarded,
}
