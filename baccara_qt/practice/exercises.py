"""Every exercise by its name on the command line."""

from __future__ import annotations

from typing import Final

from baccara_qt.practice.calling import CALLING
from baccara_qt.practice.claiming import CLAIMS
from baccara_qt.practice.drawing import COUNTING, PONTE, TABLEAU
from baccara_qt.practice.passing import PASSING
from baccara_qt.practice.paying import CAGNOTTE, PAYOUT
from baccara_qt.practice.question import Exercise

EXERCISES: Final[dict[str, Exercise]] = {
    exercise.name: exercise for exercise in (TABLEAU, PONTE, COUNTING, CAGNOTTE, PAYOUT, CLAIMS, PASSING, CALLING)
}
