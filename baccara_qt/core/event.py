"""The base of all events, whatever the game."""

from __future__ import annotations

from typing import ClassVar

from baccara_qt.core.money import Entry


class Event:
    """Something that happened at the table; ``rule`` is its number in the rule book."""

    __slots__ = ()
    rule: ClassVar[str] = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The movements of money this event stands for (F1)."""
        return ()
