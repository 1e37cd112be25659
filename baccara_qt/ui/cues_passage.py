"""What is seen and heard of the shoe, and of the bank on its way to its next holder."""

from __future__ import annotations

from typing import Any

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.chemin.turns import turn
from baccara_qt.ui.cue import Cue, Cues, Say, money

# --- shoe ---


def shuffled(event: e.ShoeShuffled, before: Any, after: Any) -> Cues:
    """The packs are checked, washed and gathered, and the cut is offered (B4, B5)."""
    return ready_for_the_cut(after, event)


def ready_for_the_cut(state: Any, *events: e.Event) -> Cues:
    """The same at a table where the cut is offered; with the events that are over when all is gathered."""
    return [
        Cue("spread", say=Say("checked")),
        Cue("wash"),
        Cue("wash_down"),
        Cue("gather", events, Say("shuffled")),
        Cue("word", say=Say("cut_offered", state.cutter)),
    ]


def cut(event: e.ShoeCut, before: Any, after: Any) -> Cues:
    """The block is cut (B5)."""
    return [Cue("cut", (event,))]


def loaded(event: e.StopCardPlaced, before: Any, after: Any) -> Cues:
    """The stop card goes in, and the block into the shoe (B5, B6)."""
    return [Cue("load", (event,)), Cue("word", say=Say("cut_done")), Cue("word", say=Say("new_shoe"))]


# --- the bank on its way ---


def offered(event: e.BankOffered, before: TableState, after: TableState) -> Cues:
    """The bank is offered, and to whom (B7); where a shoe is to be made ready first, that is asked after it."""
    first = turn(after) or event.order[0]
    asked = [Cue("word", say=Say("bank_offered", first))] if after.shoe else []
    match event.reason:
        case "returns":
            return [Cue("word", (event,), Say("bank_returns", first))]
        case "no_bid":
            return [Cue("word", (event,), Say("no_bid", first))]
        case "lost":
            return [Cue("word", (event,), Say("bank_moves", first)), *asked]
        case "first" | "reopened":
            return [Cue("still", (event,)), *asked]


def declined(event: e.BankDeclined, before: TableState, after: TableState) -> Cues:
    """A seat refuses, and the next one is asked (B7)."""
    cues = [Cue("nod", (event,), Say("refused", event.seat))]
    if following := turn(after):
        cues.append(Cue("word", say=Say("bank_offered", following)))
    return cues


def sale_declined(event: e.SaleDeclined, before: TableState, after: TableState) -> Cues:
    """A seat does not buy (E2)."""
    return [Cue("nod", (event,), Say("refused", event.seat))]


def lowered(event: e.BankLowered, before: TableState, after: TableState) -> Cues:
    """The banker takes some of it back."""
    return [money(event, Say("bank_named", after.banker, after.books.bank))]


def returned_to_bank(event: e.GarageReturned, before: TableState, after: TableState) -> Cues:
    """The garage comes back into play."""
    # In a coup the bank is called when all is settled.
    say = None if before.in_coup else Say("bank_grows", after.banker, after.books.bank)
    return [money(event, say)]


def auctioned(event: e.BankAuctioned, before: TableState, after: TableState) -> Cues:
    """Once, twice, sold: three strokes of the hammer, then the money (E4)."""
    return [
        Cue("knock", say=Say("once")),
        Cue("knock", say=Say("twice")),
        Cue("knock", say=Say("sold", event.seat, event.amount)),
        money(event),
    ]
