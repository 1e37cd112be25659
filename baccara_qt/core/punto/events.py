"""What happened at the table, in the past tense: every event under one name.

An event holds all that ``evolve`` needs, so that a record plays back without chance or rules.
"""

from __future__ import annotations

from baccara_qt.core import house_events
from baccara_qt.core.event import Event
from baccara_qt.core.house_events import *
from baccara_qt.core.punto import coup_events, taken_back
from baccara_qt.core.punto.coup_events import *
from baccara_qt.core.punto.taken_back import *

ALL_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for module in (house_events, coup_events, taken_back)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event and not name.startswith("_")
)

__all__ = [*(event.__name__ for event in ALL_EVENTS), "ALL_EVENTS", "Event"]
