"""The table in every phase, for the pictures of `shots.py`: somebody plays until it is there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QObject, Qt
from PySide6.QtGui import QKeyEvent

from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.money import Seat
from baccara_qt.session.places import Places
from baccara_qt.session.settings import LONGEST_THOUGHT
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.table import TableModel

PATIENCE_MS: Final = 10_000
TURNS: Final = 150
"""How often the user answers until he tries another table."""

TRIES: Final = 12

Part = TypeVar("Part", bound=QObject)
Wanted = Callable[[TableModel], bool]


class Scene(Protocol):
    """A program with its window."""

    @property
    def shell(self) -> Shell:
        """The root view-model."""

    @property
    def window(self) -> QObject:
        """The window."""

    @property
    def places(self) -> Places:
        """Where its library is."""

    @property
    def seats(self) -> int:
        """How many seats every table is to have; 0 for as many as its picture wants."""

    def wait(self, milliseconds: int = 400) -> None:
        """Lets the program run on."""


def part(scene: Scene, kind: type[Part]) -> Part:
    """The part of the program that is of this kind; it is there once what shows it was opened."""
    found = scene.shell.findChild(kind)
    assert found is not None
    return found


def until(holds: Callable[[], Any], what: str) -> None:
    """Lets the program run until something holds that does not take long."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not holds():
        if deadline.hasExpired():
            raise SystemExit(f"shots: {what} never came")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def rule_sheet(scene: Scene) -> None:
    """Opens the rule sheet and waits for its figures."""
    scene.shell.openSheet("rules")
    sheet = scene.shell.property("ruleSheet")
    until(lambda: sheet.figures, "the figures of the house")


def opposite(seats: int) -> Seat:
    """Where somebody sits who sees the whole table."""
    return (seats + 1) // 2


def last(seats: int) -> Seat:
    """Where the one sits who cuts the first shoe."""
    return seats


def reach(
    scene: Scene, wanted: Wanted, *, seats: int = 9, place: Callable[[int], Seat] = opposite, first: int = 5
) -> TableModel:
    """Sits down and does anything that is allowed until the table is as wanted, and waits; in the end at another table.

    Args:
        scene: The program.
        wanted: How the table is wanted.
        seats: How many sit there, unless the scene says so.
        place: Where the user sits.
        first: What he does follows from this; if it does not lead there, from the next one.
    """
    for seed in range(first, first + TRIES):
        table = sit_down(scene, seats, place)
        if play(table, wanted, random.Random(seed)):
            return table
        scene.shell.leave()
    raise SystemExit("shots: the table never came to this")


def play(table: TableModel, wanted: Wanted, luck: random.Random) -> bool:
    """Does anything that is allowed until the table is as wanted; whether it came to that."""
    # Mypy takes a Qt property for an object of its own.
    asked: Any = table
    for _ in range(TURNS):
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not asked.yourTurn:
            if deadline.hasExpired():
                # Whoever has nothing left is asked nothing
                return False
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        if wanted(table):
            return True
        _answer(asked, luck)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    return False


def _answer(table: Any, luck: random.Random) -> None:
    row = luck.choice([row for row in rows(table, "acts") if row.isEnabled])
    text = "150" if row.kind == "cut" else table.entry.text if row.takesAmount else ""
    table.perform(row.kind, text, table.seq)


def rows(table: TableModel, model: str) -> tuple[Any, ...]:
    """The rows of one of the table's models."""
    return tuple(table.property(model).rows)


def flank(seats: int) -> Seat:
    """Where a name and a purse have the least room."""
    return max(1, seats // 4)


def sit_down(scene: Scene, seats: int = 9, place: Callable[[int], Seat] = opposite, purse: str = "2000") -> TableModel:
    """Opens a table whose cards are always the same."""
    seats = scene.seats or seats
    seat = place(seats)
    scene.shell.openSetup()
    form = part(scene, SetupForm)
    for name, value in {"preset": "casino", "seats": seats, "seat": seat, "purse": purse, "seed": "shots"}.items():
        form.setProperty(name, value)
    form.submit()
    table = scene.shell.property("table")
    assert isinstance(table, TableModel)
    return table


def lit(table: TableModel) -> set[str]:
    """The buttons that can be pressed."""
    return {row.kind for row in rows(table, "acts") if row.isEnabled}


def asked(act: str, seats: int = 9, place: Callable[[int], Seat] = opposite) -> Callable[[Scene], None]:
    """A picture of the table as soon as the user can do this."""

    def prepare(scene: Scene) -> None:
        reach(scene, lambda table: act in lit(table), seats=seats, place=place)

    return prepare


def free_ponte(scene: Scene) -> None:
    """The ponte's cards are the user's, and he may do as he likes."""
    reach(scene, lambda table: table.shown.phase is Phase.PONTE and {"draw", "stand"} <= lit(table))


def banker(scene: Scene) -> None:
    """The bank's cards are the user's, after a third card of the ponte."""

    def there(table: TableModel) -> bool:
        coup = table.shown.coup
        return table.shown.phase is Phase.BANKER and coup is not None and coup.third is not None

    reach(scene, there)


def banker_waits(scene: Scene) -> None:
    """The user has the bank, and the stakes are about to be closed."""
    reach(scene, lambda table: "pass_bank" in lit(table) and "close" in lit(table))


def billions(scene: Scene) -> None:
    """The user has more than anybody, and half of it is the bank."""
    table = sit_down(scene, 9, flank, "2469135780.50")
    if not play(table, lambda table: "take_bank" in lit(table), random.Random(5)):
        raise SystemExit("shots: the bank never came to the user")
    table.perform("take_bank", "1234567890", table.property("seq"))
    until(lambda: "take_bank" not in lit(table) and bool(lit(table)), "what he is asked next")


def refused(scene: Scene) -> None:
    """An amount that cannot be had."""
    table = reach(scene, lambda table: "stake" in lit(table))
    table.perform("stake", "abc", table.property("seq"))


def lying(scene: Scene) -> None:
    """After a tie: the stakes lie, and the user may change his."""

    def there(table: Any) -> bool:
        return {"done", "stake"} <= lit(table) and table.shown.books.stake(table.human) > 0

    reach(scene, there, first=9)


def in_flight(scene: Scene) -> None:
    """Cards on their way to the ponte."""
    table = reach(scene, lambda table: "close" in lit(table))
    preferences = part(scene, Preferences)
    preferences.change(speed=1.0)
    table.perform("close", "", table.property("seq"))
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not deadline.hasExpired() and not _dealing(table):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def looking(scene: Scene) -> None:
    """A guest looks at the ponte's cards."""
    table = reach(scene, lambda table: "close" in lit(table))
    preferences = part(scene, Preferences)
    preferences.change(pace=LONGEST_THOUGHT, speed=1.0)
    table.perform("close", "", table.property("seq"))
    while table.shown.phase is Phase.CLAIMS:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    table.stage.drain()


def _dealing(table: TableModel) -> bool:
    coup = table.shown.coup
    return coup is not None and len(coup.bank) == 2


def sheet(key: Qt.Key) -> Callable[[Scene], None]:
    """A picture of a sheet that a key opens over the table."""

    def prepare(scene: Scene) -> None:
        reach(scene, lambda table: "keep_bank" in lit(table) or "take_bank" in lit(table))
        press(scene, key)

    return prepare


def press(scene: Scene, key: Qt.Key, *, ctrl: bool = False) -> None:
    """Presses a key in the window."""
    scene.wait()
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        text = chr(key.value).lower() if key.value < Qt.Key.Key_Escape.value else ""
        QCoreApplication.sendEvent(scene.window, QKeyEvent(kind, key, held, text))


def why(scene: Scene) -> None:
    """The last coup explained."""

    def there(table: Any) -> bool:
        table.why.ask(0)
        return bool(table.why.number > 4 and table.why.cell)

    reach(scene, there)
    press(scene, Qt.Key.Key_Y)


def session(scene: Scene) -> None:
    """The session in figures, on leaving the table."""
    reach(scene, lambda table: table.shown.coups > 25)
    scene.shell.leave()


TABLE_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "table-cut": asked("cut", place=last),
    "table-offer": asked("take_bank"),
    "table-claims": asked("done"),
    "table-last-word": asked("close"),
    "table-suivi": asked("suivi"),
    "table-lying": lying,
    "table-refused": refused,
    "table-billions": billions,
    "table-flight": in_flight,
    "table-looking": looking,
    "table-ponte": free_ponte,
    "table-banker": banker,
    "table-banker-waits": banker_waits,
    "table-keep": asked("keep_bank"),
    "table-lower": asked("lower_bank", seats=2),
    "table-sale": asked("buy_bank"),
    "table-auction": asked("bid"),
    "table-2-seats": asked("draw", seats=2),
    "table-14-seats": asked("draw", seats=14),
    "table-14-sale": asked("buy_bank", seats=14),
    "table-orders": sheet(Qt.Key.Key_O),
    "table-matters": sheet(Qt.Key.Key_E),
    "table-why": why,
    "table-session": session,
}
"""Every picture of the table by its name, and how one comes to it."""

FEWEST: Final = {"table-suivi": 3, "table-lying": 3, "table-sale": 3, "table-14-sale": 3, "table-auction": 3}
"""How many seats some of that needs."""

MOST: Final = {"table-lower": 2}
"""With how many it can come about at most."""
