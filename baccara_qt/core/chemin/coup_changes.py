"""What the events of one coup change in the state: claims, cards, settling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import Choice, Claims, Coup, TableState
from baccara_qt.core.chemin.table_changes import Changes, without
from baccara_qt.core.frozen import replace
from baccara_qt.core.money import Cents, Seat


def stakes_opened(state: TableState, event: e.StakesOpened) -> Changes:
    assert state.bank is not None
    claims = replace(state.claims or Claims(), queue=event.order, suivi=event.suivi, answers=(), nobody=False)
    return {"claims": claims, "bank": replace(state.bank, kept=True, suivi=event.suivi)}


def _answered(claims: Claims, seat: Seat, **changes: Any) -> Claims:
    """The claims once this seat has spoken."""
    return replace(claims, queue=without(claims.queue, seat), answers=without(claims.answers, seat), **changes)


def claim_declined(state: TableState, event: e.ClaimDeclined) -> Changes:
    assert state.claims is not None
    return {"claims": _answered(state.claims, event.seat)}


def suivi_declined(state: TableState, event: e.SuiviDeclined) -> Changes:
    assert state.claims is not None
    assert state.bank is not None
    return {"claims": replace(state.claims, suivi=0), "bank": replace(state.bank, suivi=0)}


_NO_CALL: Changes = {"caller": 0, "call": None, "lying": False}


def stake_placed(state: TableState, event: e.StakePlaced) -> Changes:
    assert state.claims is not None
    given_up = _NO_CALL if state.claims.caller == event.seat else {}
    return {"claims": _answered(state.claims, event.seat, **given_up)}


def called(call: e.Call) -> Callable[[TableState, e.StakePlaced], Changes]:
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


def stake_withdrawn(state: TableState, event: e.StakeWithdrawn) -> Changes:
    claims = state.claims
    if claims is None or claims.caller != event.seat:
        return {}
    return {"claims": replace(claims, **_NO_CALL)}


def stake_returned(state: TableState, event: e.StakeReturned) -> Changes:
    changes = stake_withdrawn(state, event)
    if event.overtaken:
        changes["claims"] = _overtaken(replace(state, **changes), event.seat)
    return changes


def cards_declined(state: TableState, event: e.CardsDeclined) -> Changes:
    assert state.claims is not None
    return {"claims": replace(state.claims, declined=state.claims.declined | {event.seat})}


def nobody_staked(state: TableState, event: e.NobodyStaked) -> Changes:
    assert state.claims is not None
    return {"claims": replace(state.claims, nobody=True)}


def bank_lowered(state: TableState, event: e.BankLowered) -> Changes:
    assert state.bank is not None
    return {"bank": replace(state.bank, lowered=True)}


def stakes_closed(state: TableState, event: e.StakesClosed) -> Changes:
    claims, bank = state.claims, state.bank
    assert claims is not None
    assert bank is not None
    coup = Coup(
        number=state.coups + 1,
        holder=event.holder,
        caller=claims.caller,
        call=claims.call,
        at_risk=event.at_risk,
        uncovered=Cents(0),
        alone=sum(stake > 0 for stake in state.books.stakes) == 1,
    )
    # A call that lies has the rank of suivi (C5): were the coup annulled, he still had the first right
    suivi = claims.caller if claims.lying else bank.suivi
    return {"coup": coup, "claims": None, "bank": replace(bank, suivi=suivi)}


# --- the coup ---------------------------------------------------------------------------------------------------


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def bank_uncovered(state: TableState, event: e.BankUncovered) -> Changes:
    return {"coup": replace(_coup(state), uncovered=event.amount)}


def garage_returned(state: TableState, event: e.GarageReturned) -> Changes:
    if state.coup is None:
        return {}
    left = Cents(max(0, state.coup.uncovered - event.amount))
    return {"coup": replace(state.coup, uncovered=left)}


def card_dealt(state: TableState, event: e.CardDealt) -> Changes:
    assert state.shoe is not None
    coup = _coup(state)
    if event.hand == "ponte":
        coup = replace(coup, ponte=(*coup.ponte, event.card))
    else:
        coup = replace(coup, bank=(*coup.bank, event.card))
    return {"shoe": replace(state.shoe, dealt=state.shoe.dealt + 1), "coup": coup}


def hand_turned(state: TableState, event: e.HandTurned) -> Changes:
    coup = _coup(state)
    return {"coup": replace(coup, turned=coup.turned | {event.hand})}


def advice_given(state: TableState, event: e.AdviceGiven) -> Changes:
    advice: Choice = "draw" if event.draw else "stand"
    if event.hand == "ponte":
        return {"coup": replace(_coup(state), ponte_advice=advice)}
    return {"coup": replace(_coup(state), bank_advice=advice)}


def chose(choice: Choice) -> Callable[[TableState, e.HandDrew | e.HandStood], Changes]:
    def change(state: TableState, event: e.HandDrew | e.HandStood) -> Changes:
        if event.hand == "ponte":
            return {"coup": replace(_coup(state), ponte_choice=choice)}
        return {"coup": replace(_coup(state), bank_choice=choice)}

    return change


def points_announced(state: TableState, event: e.PointsAnnounced) -> Changes:
    return {"coup": replace(_coup(state), outcome=event.outcome)}


def stakes_raked(state: TableState, event: e.StakesRaked) -> Changes:
    return {"coup": replace(_coup(state), raked=True)}


def cagnotte_taken(state: TableState, event: e.CagnotteTaken) -> Changes:
    return {"coup": replace(_coup(state), taxed=True, cagnotte=event.amount)}


def cards_discarded(state: TableState, event: e.CardsDiscarded) -> Changes:
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
