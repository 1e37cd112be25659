"""The words the events of chemin de fer share."""

from __future__ import annotations

from typing import Literal

Hand = Literal["ponte", "bank"]
Outcome = Literal["ponte", "bank", "tie"]
Call = Literal["suivi", "banco", "avec_la_table"]
OfferReason = Literal["first", "lost", "returns", "no_bid", "reopened"]
"""The first of the session, after a loss, back to the turn seat (E6), after no bid (E5), or a resting game goes on."""
