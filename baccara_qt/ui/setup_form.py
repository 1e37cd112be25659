"""The form for a new table: what was chosen, what is wrong with it, and what would hold at such a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from baccara_qt.core.errors import NotationError
from baccara_qt.core.games import presets
from baccara_qt.core.money import BUY_IN_MAX, Cents
from baccara_qt.session.setup import Setup
from baccara_qt.ui import rule_texts
from baccara_qt.ui.amounts import entry_text, money_text, read_money, rewritten
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.preset_texts import preset_name, preset_note
from baccara_qt.ui.rule_sheet import texts_for

QML_IMPORT_NAME = "Baccara"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_PRESETS: Final = ("casino", "koenigsspiel", "parlour", "strict", "big-table", "mini")
"""The house rules in the order they are offered."""

_PURSE_STEPS: Final = 100
"""The arrow keys change a purse by so many units of the table."""


@QmlElement
class SetupForm(QObject):
    """A table before it opens; what was chosen last time is chosen again.

    Signals:
        changed: Something in the form has changed.
        ready: The form is sound and was sent off; with its ``Setup``.
    """

    changed = Signal()
    ready = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        now = preferences.now
        self._rules = presets()
        self._preset = now.preset if now.preset in self._rules else "casino"
        least, most = self._rules[self._preset].people
        self._seats = min(max(now.seats, least), most)
        self._seat = min(max(now.seat, 1), self._seats)
        self._purse = entry_text(now.purse or self._rules[self._preset].opening_purse)
        self._seed = ""
        self._discipline = False
        preferences.changed.connect(self.changed)

    @Slot()
    def submit(self) -> None:
        """Sends the form off, if nothing is wrong with it."""
        setup = self._setup()
        if setup is None or setup.problems():
            return
        self._preferences.change(
            preset=self._preset, seats=self._seats, seat=self._seat, purse=setup.purses[self._seat - 1]
        )
        self.ready.emit(setup)

    @Slot(int)
    def stepPurse(self, direction: int) -> None:
        """Makes the purse one step larger (+1) or smaller (-1), to a whole number of steps."""
        step = _PURSE_STEPS * self.rules.unit
        purse = self._cents() or 0
        steps = purse // step + 1 if direction > 0 else -(-purse // step) - 1
        self._purse = entry_text(min(max(steps * step, self.rules.stake_min), BUY_IN_MAX))
        self.changed.emit()

    def retell(self) -> None:
        """The user speaks another language now."""
        self._purse = rewritten(self._purse)
        self.changed.emit()

    @property
    def rules(self) -> Any:
        """The rules chosen."""
        return replace(self._rules[self._preset], seats=self._seats)

    def _cents(self) -> Cents | None:
        try:
            return read_money(self._purse)
        except NotationError:
            return None

    def _setup(self) -> Setup | None:
        purse = self._cents()
        if not purse:
            return None
        seed = self._seed.strip() or None
        setup = Setup.full(self._preset, self._seats, human=self._seat, purse=purse, seed=seed)
        return replace(setup, discipline=self._discipline)

    @Property(dict, notify=changed)
    def problems(self) -> dict[str, str]:
        """A sentence for every field that is wrong, by the name of the field."""
        setup = self._setup()
        if setup is None:
            example = entry_text(self.rules.opening_purse)
            return {"purses": translate("Problems", "An amount, please, such as {0}.").format(example)}
        return {problem.field: rule_texts.problem_text(problem) for problem in setup.problems()}

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The house rules; choosing them also chooses their seats."""
        return self._preset

    @preset.setter  # type: ignore[no-redef]
    def preset(self, preset: str) -> None:
        if preset in self._rules and preset != self._preset:
            self._preset = preset
            self._seats = self._rules[preset].seats
            self._seat = (self._seats + 1) // 2
            self.changed.emit()

    @Property(int, notify=changed)
    def seats(self) -> int:
        """Seats at the table (B1, P1)."""
        return self._seats

    @seats.setter  # type: ignore[no-redef]
    def seats(self, seats: int) -> None:
        least, most = self.rules.people
        self._seats = min(max(seats, least), most)
        self._seat = min(self._seat, self._seats)
        self.changed.emit()

    @Property(list, notify=changed)
    def people(self) -> list[int]:
        """The least and the most seats a table of these rules can have."""
        return list(self.rules.people)

    @Property(int, notify=changed)
    def seat(self) -> int:
        """The user's own seat."""
        return self._seat

    @seat.setter  # type: ignore[no-redef]
    def seat(self, seat: int) -> None:
        self._seat = min(max(seat, 1), self._seats)
        self.changed.emit()

    @Property(str, notify=changed)
    def purse(self) -> str:
        """What the user buys in for, as typed."""
        return self._purse

    @purse.setter  # type: ignore[no-redef]
    def purse(self, purse: str) -> None:
        if purse != self._purse:
            self._purse = purse
            self.changed.emit()

    @Property(str, notify=changed)
    def seed(self) -> str:
        """The text the shoes come from; empty leaves them to chance (A5)."""
        return self._seed

    @seed.setter  # type: ignore[no-redef]
    def seed(self, seed: str) -> None:
        if seed != self._seed:
            self._seed = seed
            self.changed.emit()

    @Property(bool, notify=changed)
    def discipline(self) -> bool:
        """Whether nothing can be taken back."""
        return self._discipline

    @discipline.setter  # type: ignore[no-redef]
    def discipline(self, discipline: bool) -> None:
        if discipline != self._discipline:
            self._discipline = discipline
            self.changed.emit()

    @Property(str, notify=changed)
    def purseHint(self) -> str:
        """What the others begin with."""
        purse = money_text(self.rules.opening_purse)
        return translate("Setup", "The guests begin with {0}.").format(purse)

    @Property(list, notify=changed)
    def presets(self) -> list[dict[str, Any]]:
        """The house rules to choose from."""
        return [{"value": name, "text": preset_name(name)} for name in _PRESETS]

    @Property(str, notify=changed)
    def presetName(self) -> str:
        """The house rules chosen."""
        return preset_name(self._preset)

    @Property(str, notify=changed)
    def presetNote(self) -> str:
        """What they are, in one line."""
        return preset_note(self._preset)

    @Property(list, notify=changed)
    def shortRules(self) -> list[Any]:
        """What holds at such a table, in a few sentences."""
        short: list[Any] = texts_for(self.rules).short_rules(self.rules)
        return short
