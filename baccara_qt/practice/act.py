"""What a learner can take over of the staff's work, whatever the game: its steps, and what every act has."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, get_args

Step = Literal[
    "shuffle",
    "cut",
    "stop_card",
    "burn",
    "shoe",
    "announce",
    "ask",
    "rank",
    "trim",
    "close",
    "garage",
    "detach",
    "repeat",
    "turn",
    "instruct",
    "points",
    "settle",
    "cagnotte",
    "commission",
    "clear",
    "go_on",
    "offer",
    "sale",
    "auction",
    "put_right",
]
"""A part of the staff's work that a learner takes over or leaves to the house."""

STEPS: Final[tuple[Step, ...]] = get_args(Step)


class Act:
    """Something the staff does; the words of the rule book say when."""

    __slots__ = ()
    step: ClassVar[Step]
    rule: ClassVar[str]
