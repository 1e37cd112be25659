"""Whether the shoes of a record are those that were committed to (A5)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from baccara_qt.core.chance import shuffled
from baccara_qt.core.event import Event
from baccara_qt.core.house_events import ShoeFinished, ShoeShuffled
from baccara_qt.session.errors import Reason

_PACK = 52


class FairShoes:
    """Follows the events of a record; a shoe can be checked once its seed is revealed.

    Attributes:
        problem: What is wrong with the first shoe that is not as it was committed to; empty while all are.
        revealed: How many shoes were checked.
    """

    def __init__(self) -> None:
        self.problem = Reason("")
        self.revealed = 0
        self._shoe: ShoeShuffled | None = None

    def note(self, events: Iterable[Event]) -> None:
        """Takes the events of a step."""
        for event in events:
            if isinstance(event, ShoeShuffled):
                self._shoe = event
            elif isinstance(event, ShoeFinished) and event.seed and self._shoe is not None:
                self.revealed += 1
                self.problem = self.problem or _problem(self._shoe, event.seed)


def _problem(shoe: ShoeShuffled, revealed: str) -> Reason:
    try:
        seed = bytes.fromhex(revealed)
    except ValueError:
        return Reason("the seed of shoe {shoe} is no seed", shoe=shoe.number)
    if hashlib.sha256(seed).hexdigest() != shoe.commitment:
        return Reason("the seed of shoe {shoe} is not the one that was committed to", shoe=shoe.number)
    right = shuffled(seed, len(shoe.order) // _PACK)
    if (right.order, right.backs) != (shoe.order, shoe.backs):
        return Reason("the order of shoe {shoe} does not come from its seed", shoe=shoe.number)
    return Reason("")
