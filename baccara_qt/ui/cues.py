"""What the table shows of an event: a short list of cues, each with one thing to see or to hear.

The stage plays one after the other; when one is over, its events are evolved into the shown state. The events of
all cues of a step, in order, are the events of the step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import stake_limit, turn
from baccara_qt.ui import cues_coup as k
from baccara_qt.ui import cues_passage as p
from baccara_qt.ui.cue import HOUSE, Cue, Cues, Say, calls, chips, is_asked_anew, nod, pays, still


def cues_for(events: Iterable[e.Event], before: TableState) -> list[Cue]:
    """The cues of these events, in order, for a table that stands as ``before``."""
    state, cues = before, Cues()
    for event in events:
        after = evolve(state, event)
        for cue in _CUES[type(event)](event, state, after):
            if cues and cue.beat == cues[-1].beat == "still":
                cues[-1] = Cue("still", cues[-1].events + cue.events, palette=cue.palette)
            else:
                cues.append(cue)
        state = after
    said = asking(state) if _is_asked_anew(before, state, cues) else None
    return [*cues, Cue("word", say=said)] if said else cues


def _is_asked_anew(before: TableState, state: TableState, cues: Cues) -> bool:
    """Whether no event has told what is asked now, at a table where nothing is being played."""
    if any(isinstance(event, e.TakenBack) for cue in cues for event in cue.events):
        return True
    asked = None if turn(state) is None else asking(state)
    return not state.in_coup and is_asked_anew(cues, asking(before), asked)


def opening(state: TableState) -> list[Cue]:
    """What somebody sees first who comes in now: the cards made ready for the cut (B4)."""
    return p.ready_for_the_cut(state) if state.phase is Phase.CUT else []


def asking(state: TableState) -> Say | None:
    """What the croupier has just said at a table that waits like this one; for somebody who comes in now."""
    passage = state.passage
    match state.phase:
        case Phase.CUT:
            return Say("cut_offered", state.cutter)
        case Phase.OFFER:
            return Say("bank_offered", turn(state) or 0)
        case Phase.SALE:
            return Say("sale", amount=passage.amount) if passage else None
        case Phase.AUCTION:
            return Say("bid", passage.bidder, passage.amount) if passage and passage.bidder else Say("auction")
        case Phase.CLAIMS:
            return _claim_asked(state)
        case Phase.LOWER:
            return Say("nobody")
        case Phase.KEEP:
            return Say("go_on", state.banker)
        case Phase.PONTE | Phase.BANKER:
            return Say("cards_to", state.coup.holder) if state.coup and state.coup.holder else None
        case _:
            return None


def _claim_asked(state: TableState) -> Say:
    """Who lost is asked to follow; else the call that stands is told, or what the next seat has left to say (C2)."""
    claims, books = state.claims, state.books
    assert claims is not None
    if claims.suivi:
        return Say("suivi_asked", claims.suivi)
    seat = turn(state)
    if seat and not stake_limit(state, seat) and claims.call in (None, "avec_la_table"):
        return Say("banco_asked")
    if not claims.caller or claims.lying:
        return Say("stakes_asked")
    if claims.call == "avec_la_table":
        return k.with_the_table(claims.caller, books)
    prime = claims.call == "banco" and next(state.from_right_of(state.banker)) == claims.caller
    return Say("banco_prime" if prime else "banco", claims.caller, books.bank)


_CUES: dict[type[e.Event], Callable[[Any, TableState, TableState], Cues]] = {
    **HOUSE,
    e.RulesChanged: nod,
    e.PlayerBarred: nod,
    e.TableRested: nod,
    e.ShoeShuffled: p.shuffled,
    e.ShoeCut: p.cut,
    e.StopCardPlaced: p.loaded,
    e.ShoeFinished: calls("shoe_over"),
    e.BankOffered: p.offered,
    e.BankDeclined: p.declined,
    e.BankTaken: pays("bank_named"),
    e.BankBought: pays("bought"),
    e.BankAuctioned: p.auctioned,
    e.SaleOpened: lambda event, _before, _after: [Cue("word", (event,), Say("sale", amount=event.amount))],
    e.SaleDeclined: p.sale_declined,
    e.AuctionOpened: calls("auction"),
    e.BidMade: lambda event, _before, _after: [Cue("word", (event,), Say("bid", event.seat, event.amount))],
    e.BidPassed: nod,
    e.BankKept: still,
    e.BankPassed: chips,
    e.BankReturned: chips,
    e.BankSetAside: chips,
    e.StakesOpened: k.stakes_opened,
    e.ClaimDeclined: still,
    e.SuiviDeclined: k.suivi_declined,
    e.StakePlaced: k.staked,
    e.BancoCalled: k.called,
    e.AvecLaTableCalled: k.avec_la_table,
    e.SuiviCalled: k.called,
    e.StakeWithdrawn: chips,
    e.StakeReturned: chips,
    e.StakeTrimmed: pays("trimmed"),
    e.CardsDeclined: nod,
    e.NobodyStaked: calls("nobody"),
    e.BankLowered: p.lowered,
    e.BankUncovered: k.uncovered,
    e.BankCapped: pays("garage"),
    e.GarageReturned: p.returned_to_bank,
    e.StakesClosed: k.closed,
    e.CardDealt: k.dealt,
    e.HandTurned: k.turned,
    e.AdviceGiven: k.advised,
    e.HandDrew: k.chose("ponte_asks", "bank_draws"),
    e.HandStood: k.chose("ponte_stands", "bank_stands"),
    e.PointsAnnounced: k.announced,
    e.StakesRaked: k.raked,
    e.CagnotteTaken: k.cagnotte,
    e.StakePaid: k.paid,
    e.TakenBack: k.taken_back,
    e.CardsDiscarded: k.discarded,
}
