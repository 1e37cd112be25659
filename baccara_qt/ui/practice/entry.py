"""An act at the table, put together part by part: chosen, pointed at, typed, or laid in chips."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import amount_text, short_amount
from baccara_qt.practice.act import Act
from baccara_qt.practice.paying import CHIPS
from baccara_qt.practice.written_acts import ACTS, MOST, parts_of, read_act
from baccara_qt.ui.amounts import read_money

translate = QCoreApplication.translate

_IN_CHIPS: Final = ("pay", "pay_stake", "trim", "drop_cagnotte", "to_garage", "from_garage")
"""Acts whose amount lies on the table in chips, not in words."""

_TYPED: Final = ("amount", "cards")
_NUMBERS: Final = ("seat", "bank", "ponte", "punto", "banco", "points", "count", "cards")
_VALUES: Final = {short_amount(chip): chip for chip in CHIPS}


class ActEntry:
    """What is known so far of the act a learner is about to do.

    Attributes:
        kind: Name of the act; empty when none was chosen.
        given: Its parts, as in a script.
        laid: How many chips of each value were laid.
        problem: Why the last part could not be taken.
    """

    def __init__(self) -> None:
        self.kind = ""
        self.given: dict[str, Any] = {}
        self.laid: dict[str, int] = {}
        self.problem = ""

    def begin(self, kind: str = "", **given: Any) -> None:
        """Another act is chosen, or none."""
        self.kind, self.given, self.laid, self.problem = kind, given, {}, ""

    @property
    def part(self) -> str:
        """The part that is asked for; empty when nothing is missing."""
        parts = parts_of(ACTS[self.kind]) if self.kind else ()
        return next((part for part in parts if part not in self.given), "")

    @property
    def in_chips(self) -> bool:
        """Whether chips are to be laid."""
        return self.part == "amount" and self.kind in _IN_CHIPS

    @property
    def typed(self) -> bool:
        """Whether the part is typed."""
        return self.part in _TYPED and not self.in_chips

    def give(self, value: str) -> None:
        """The part that is asked for; one that cannot be read is a ``problem``."""
        part = self.part
        self.problem = ""
        try:
            if part == "amount":
                self.given[part] = amount_text(read_money(value))
            elif part:
                self.given[part] = _number(value) if part in _NUMBERS else value
        except (NotationError, ValueError):
            self.problem = translate("Lesson", "Please type a number, such as 12.")

    def lay(self, chip: str, number: int) -> None:
        """So many chips of a value more, or fewer."""
        if self.in_chips and chip in _VALUES:
            self.laid[chip] = max(0, self.laid.get(chip, 0) + number)

    def hand_over(self) -> None:
        """What was laid is the amount."""
        if self.in_chips and any(self.laid.values()):
            self.given["amount"] = amount_text(sum(_VALUES[chip] * count for chip, count in self.laid.items()))

    def act(self) -> Act:
        """The act, all of it given. Raises ``AnswerError``."""
        return read_act({"act": self.kind, **self.given})


def _number(text: str) -> int:
    """A number of an act. Raises ``ValueError`` if it is none, or more than there can be."""
    number = int(text)
    if not 0 <= number <= MOST:
        raise ValueError(f"not from 0 to {MOST}: {number}")
    return number
