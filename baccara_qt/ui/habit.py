"""What has been seen often is shown more quickly: how often, cue by cue."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from baccara_qt.core.event import Event
from baccara_qt.ui.cue import Beat, Cue

_SCENES: Final[frozenset[Beat]] = frozenset({"spread", "wash", "wash_down", "gather", "cut", "load"})
"""What is done with a whole shoe is familiar from one shoe to the next, all else within one coup."""


class Habit:
    """Counts what is seen.

    Args:
        fresh: Events after which all but the scenes is fresh again.
    """

    def __init__(self, fresh: tuple[type[Any], ...]) -> None:
        self._fresh = fresh
        self._seen: Counter[tuple[Beat, str]] = Counter()

    def times(self, cue: Cue) -> int:
        """How often the like of this cue has been seen before; it counts as seen now."""
        kind = (cue.beat, cue.say.call if cue.say else "")
        times = self._seen[kind]
        self._seen[kind] += 1
        return times

    def after(self, event: Event) -> None:
        """With new stakes, and with the cards out of the way, everything is fresh again."""
        if isinstance(event, self._fresh):
            self._seen = Counter({kind: times for kind, times in self._seen.items() if kind[0] in _SCENES})
