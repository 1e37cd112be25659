"""The tableaux of play as data (rules C16–C19).

``D`` draws, ``S`` stands, ``?`` is free. They are written as the rule book prints them.
"""

from __future__ import annotations

from typing import Final, Literal

Verdict = Literal["D", "S", "?"]
Freedom = Literal["table", "free", "strict"]

STOOD: Final = 10
"""Column of the banker's tableau when the ponte took no card: not the column of a third card that counts 0."""

PONTE: Final = "DDDDD?SS"
"""The ponte's tableau by his total 0–7 (C16)."""

BANKER: Final = (
    # 0 A 2 3 4 5 6 7 8 9 stood
    "DDDDDDDDDDD",  # 0
    "DDDDDDDDDDD",  # 1
    "DDDDDDDDDDD",  # 2
    "DDDDDDDDS?D",  # 3
    "SSDDDDDDSSD",  # 4
    "SSSS?DDDSSD",  # 5
    "SSSSSSDDSSS",  # 6
    "SSSSSSSSSSS",  # 7
)
"""The banker's tableau by his total 0–7 and the points of the ponte's third card, or ``STOOD`` (C17).

The card itself counts, not what it made of the ponte's hand (A6).
"""


def ponte_verdict(total: int, freedom: Freedom, *, free: bool) -> Verdict:
    """What the ponte may do on a total of 0–7.

    Args:
        total: Points of his two cards.
        freedom: The house's setting (C18); ``strict`` makes him draw on 5.
        free: Whether he is alone against the bank in a house with ``solo_free`` (C16); nothing is free in ``strict``.
    """
    if free and freedom != "strict":
        return "?"
    verdict = PONTE[total]
    return "D" if verdict == "?" and freedom == "strict" else verdict  # type: ignore[return-value]


def banker_verdict(total: int, third: int, freedom: Freedom) -> Verdict:
    """What the banker may do on a total of 0–7 after a third card of so many points, or ``STOOD`` (C17, C18)."""
    if freedom == "free":
        return "?"
    verdict = BANKER[total][third]
    return "D" if verdict == "?" and freedom == "strict" else verdict  # type: ignore[return-value]


def ponte_advice(total: int) -> bool:
    """Whether the croupier tells a ponte with this total to draw (C19)."""
    return PONTE[total] != "S"


def banker_advice(total: int, third: int) -> bool:
    """Whether the croupier tells a banker with this total to draw (C19)."""
    return BANKER[total][third] != "S"
