"""Spaced repetition: which spot comes next, and when a weak one comes back."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, Final, NamedTuple

from fsrs import Card, Rating, Scheduler

from baccara_qt.core.chance import Stream

SLOW: Final = 8_000
"""Milliseconds after which a right answer was found, not known."""

# Without fuzzing the same answers always lead to the same days.
_SCHEDULER: Final = Scheduler(enable_fuzzing=False)


class Spot(NamedTuple):
    """What is known about a learner and one spot.

    Attributes:
        card: The scheduler's own memory, as JSON.
        due: When it should be asked again.
    """

    card: str
    due: datetime


def reviewed(spot: Spot | None, *, right: bool, milliseconds: int, now: datetime) -> Spot:
    """A spot after an answer: a wrong one comes back within the minute, a quick right one after days."""
    # The number of a card is of no use here, and one from the clock would differ from run to run.
    card = (_read(spot.card) if spot else None) or Card(card_id=1, due=now)
    rating = Rating.Again if not right else Rating.Hard if milliseconds > SLOW else Rating.Good
    card, _ = _SCHEDULER.review_card(card, rating, now)
    written: Any = card.to_dict()
    return Spot(json.dumps(written), card.due)


def _read(card: str) -> Card | None:
    """What the scheduler remembered; nothing where another version of it did."""
    try:
        return Card.from_dict(json.loads(card))
    except (ValueError, KeyError, TypeError):
        return None


def next_key(keys: tuple[str, ...], spots: dict[str, Spot], now: datetime, stream: Stream, last: str = "") -> str:
    """The spot to ask next: the one longest due, else one never asked, else the one due soonest.

    Args:
        keys: All spots of the exercise.
        spots: Those that were asked before.
        now: The moment, with its time zone.
        stream: Luck, for the choice between equals.
        last: The spot just asked; another comes first where there is one.
    """
    others = [key for key in keys if key != last] or list(keys)
    seen = [key for key in others if key in spots]
    due = [key for key in seen if spots[key].due <= now]
    if due:
        return min(due, key=lambda key: spots[key].due)
    new = [key for key in others if key not in spots]
    if new:
        return new[stream.below(len(new))]
    return min(seen, key=lambda key: spots[key].due)
