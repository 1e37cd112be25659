"""What a cue sounds like: felt, paper and clay where something moves, and nothing where somebody only speaks.

Who wins is said by the croupier and by the chips that go to and fro; no sound comments on it.
"""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin import events as e
from baccara_qt.core.money import Entry
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.cues import Beat, Cue
from baccara_qt.ui.placing import account_place
from baccara_qt.ui.sound_kinds import Kind

_EVENTS: Final[dict[type[e.Event], Kind]] = {
    e.ShoeShuffled: "riffle",
    e.ShoeCut: "cut",
    e.StopCardPlaced: "slide",
    e.AuctionOpened: "gavel",
    e.BankAuctioned: "gavel",
    e.BankPassed: "passage",
    e.CagnotteTaken: "cagnotte",
    e.TipGiven: "cagnotte",
}
"""Events with a sound of their own, whatever moves with them."""

_CALLS: Final[dict[str, Kind]] = {
    "checked": "wash",
    "ponte_stands": "down",
    "bank_moves": "passage",
    "bank_returns": "passage",
}
"""Calls while which something is done: cards are washed, stacked on each other, the shoe moves on."""

_BEATS: Final[dict[Beat, Kind | None]] = {
    "still": None,
    "nod": None,
    "word": None,
    "card": "slide",
    "turn": "turn",
    "chips": "chips",
    "sweep": "slot",
}


def sound_for(cue: Cue) -> Kind | None:
    """The sound with which this cue begins; ``None`` for silence."""
    for event in cue.events:
        if type(event) in _EVENTS:
            return _EVENTS[type(event)]
    if cue.say and cue.say.call in _CALLS:
        return _CALLS[cue.say.call]
    return _moved(cue.moves) if cue.moves else _BEATS[cue.beat]


def _moved(moves: tuple[Entry, ...]) -> Kind:
    """Stakes are raked into the bank; a single chip is heard as one."""
    source, target, _amount = moves[0]
    if account_place(source)[0] == "stake" and account_place(target)[0] == "bank":
        return "rake"
    return "chip" if sum(int(stack["count"]) for move in moves for stack in stacks(move.amount)) == 1 else "chips"
