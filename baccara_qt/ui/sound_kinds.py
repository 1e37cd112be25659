"""Every sound the program has, and which switch it hangs on."""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal[
    "slide",
    "turn",
    "down",
    "slot",
    "chip",
    "chips",
    "rake",
    "cagnotte",
    "wash",
    "riffle",
    "cut",
    "bell",
    "passage",
    "gavel",
]
"""A sound, by what makes it; its files are ``sounds/<kind>-<number>.wav``."""

Group = Literal["cards", "turn", "chips", "rake", "cagnotte", "shuffle", "croupier", "auction"]
"""Sounds that are switched on and off together."""

GROUPS: Final[dict[Kind, Group]] = {
    "slide": "cards",
    "turn": "turn",
    "down": "cards",
    "slot": "cards",
    "chip": "chips",
    "chips": "chips",
    "rake": "rake",
    "cagnotte": "cagnotte",
    "wash": "shuffle",
    "riffle": "shuffle",
    "cut": "shuffle",
    "bell": "croupier",
    "passage": "auction",
    "gavel": "auction",
}
