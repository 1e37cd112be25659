"""What a cue sounds like: felt, paper and clay where something moves, and nothing where somebody only speaks.

Who wins is said by the croupier and by the chips that go to and fro; no sound comments on it.
"""

from __future__ import annotations

from typing import Final

from baccara_qt.core.chemin import events as e
from baccara_qt.core.money import Entry
from baccara_qt.ui.chips import stacks
from baccara_qt.ui.cue import Beat, Cue
from baccara_qt.ui.sound_kinds import Kind

_EVENTS: Final[dict[type[e.Event], Kind]] = {
    e.AuctionOpened: "gavel",
    e.BankPassed: "passage",
    e.TipGiven: "cagnotte",
}
"""Events with a sound of their own, whatever moves with them."""

_CALLS: Final[dict[str, Kind]] = {
    "ponte_stands": "down",
    "bank_moves": "passage",
    "bank_returns": "passage",
}
"""Calls while which something is done: cards are stacked on each other, the shoe moves on."""

_BEATS: Final[dict[Beat, Kind | None]] = {
    "still": None,
    "nod": None,
    "word": None,
    "knock": "gavel",
    "card": "slide",
    "serve": "slide",
    "turn": "turn",
    "sweep": "slot",
    "chips": "chips",
    "rake": "rake",
    "ticket": "cagnotte",
    "spread": "turn",
    "wash": "wash",
    "wash_down": "wash",
    "gather": "riffle",
    "cut": "cut",
    "load": "slide",
    "shoe": "passage",
}


def sound_for(cue: Cue) -> Kind | None:
    """The sound with which this cue begins; ``None`` for silence."""
    for event in cue.events:
        if type(event) in _EVENTS:
            return _EVENTS[type(event)]
    if cue.say and cue.say.call in _CALLS:
        return _CALLS[cue.say.call]
    return _few(cue.moves) if cue.beat == "chips" and cue.moves else _BEATS[cue.beat]


def _few(moves: tuple[Entry, ...]) -> Kind:
    """A single chip is heard as one."""
    return "chip" if sum(int(stack["count"]) for move in moves for stack in stacks(move.amount)) == 1 else "chips"
