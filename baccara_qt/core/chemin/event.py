"""The base of all events, and the words they share."""

from __future__ import annotations

from typing import ClassVar, Literal

from baccara_qt.core.money import Entry

Hand = Literal["ponte", "bank"]
Outcome = Literal["ponte", "bank", "tie"]
Call = Literal["suivi", "banco", "avec_la_table"]
OfferReason = Literal["first", "lost", "returns", "no_bid", "reopened"]
"""The first of the session, after a loss, back to the turn seat (E6), after no bid (E5), or a resting game goes on."""


class Event:
    """Something that happened at the table; ``rule`` is its number in the rule book."""

    __slots__ = ()
    rule: ClassVar[str] = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The movements of money this event stands for (F1)."""
        return ()
