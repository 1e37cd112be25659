"""The tables of Punto Banco in every phase, for the pictures of `shots.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, Qt
from table_shots import Scene, lit, part, press, rule_sheet, until

from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.setup_form import SetupForm

STEPS: Final = 900
"""How often the user answers at most."""

Wanted = Callable[[Any], bool]

_PATIENCE_MS: Final = 60_000
"""How long the others may take until the user is asked: all of them, on a busy machine, in a large window."""

_PLAN: Final = ("take_shoe", "cut", "turn_card", "close", "done")
"""What he does when nothing else is wanted, the first that can be done."""


def sit_down(scene: Scene, preset: str, seats: int, seat: int, *, speed: float = 0.0) -> Any:
    """Opens a table whose cards are always the same."""
    scene.shell.openSetup()
    part(scene, Preferences).change(speed=speed)
    form = part(scene, SetupForm)
    chosen = {"preset": preset, "seats": scene.seats or seats, "seat": min(seat, scene.seats or seat), "seed": "shots"}
    for name, value in chosen.items():
        form.setProperty(name, value)
    form.submit()
    return scene.shell.property("table")


def reach(
    table: Any, wanted: Wanted, *, stakes: tuple[str, ...] = ("tie", "punto_pair", "banco"), amount: str = "20"
) -> None:
    """Plays on, staking so much on these fields in each coup, until the table is as wanted."""
    for _ in range(STEPS):
        deadline = QDeadlineTimer(_PATIENCE_MS)
        while not table.yourTurn:
            table.stage.drain()
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            if deadline.hasExpired():
                raise SystemExit("shots: nobody asks the user")
        if wanted(table):
            return
        able = lit(table)
        bets = table.shown.seat(table.human)
        kind = next((bet for bet in stakes if bet in able and not bets.bet(bet)), None)
        kind = kind or next(kind for kind in _PLAN if kind in able)
        text = "150" if kind == "cut" else amount if kind in stakes else ""
        table.perform(kind, text, table.seq)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    raise SystemExit("shots: the table never came to this")


def asked(preset: str, seats: int, coups: int = 0) -> Callable[[Scene], None]:
    """The user is asked for a stake after so many coups."""

    def prepare(scene: Scene) -> None:
        table = sit_down(scene, preset, seats, (seats + 1) // 2)
        reach(table, lambda table: table.shown.coups >= coups and "done" in lit(table))

    return prepare


def last_word(preset: str, seats: int) -> Callable[[Scene], None]:
    """Everybody has staked."""

    def prepare(scene: Scene) -> None:
        table = sit_down(scene, preset, seats, (seats + 1) // 2)
        reach(table, lambda table: table.shown.coups >= 2 and "close" in lit(table) and "withdraw" in lit(table))

    return prepare


def odds(preset: str, seats: int, coups: int) -> Callable[[Scene], None]:
    """The odds of the next coup stand beside the table."""

    def prepare(scene: Scene) -> None:
        asked(preset, seats, coups)(scene)
        preferences = part(scene, Preferences)
        preferences.change(odds=True)
        table = scene.shell.property("table")
        until(lambda: table.odds.rows, "the odds")

    return prepare


def rules(preset: str) -> Callable[[Scene], None]:
    """The rule sheet of a running table."""

    def prepare(scene: Scene) -> None:
        asked(preset, 7, coups=5)(scene)
        rule_sheet(scene)

    return prepare


def help_sheet(scene: Scene) -> None:
    """Help at a table of Punto Banco."""
    asked("mini", 7)(scene)
    scene.shell.openSheet("help")


def why(scene: Scene) -> None:
    """Why the last coup went as it did."""
    asked("big-table", 9, coups=12)(scene)
    press(scene, Qt.Key.Key_Y)


def squeeze(scene: Scene) -> None:
    """A card waits for the user's hand."""
    table = sit_down(scene, "big-table", 9, 5, speed=1.0)
    reach(table, lambda table: table.squeezed != "", stakes=("banco",), amount="100")
    for _ in range(9):
        press(scene, Qt.Key.Key_Right)


def boards(scene: Scene) -> None:
    """The scoreboards, large."""
    table = sit_down(scene, "big-table", 9, 5)
    reach(table, lambda table: table.shown.coups >= 36, stakes=())
    press(scene, Qt.Key.Key_V)


PUNTO_SHOTS: Final[dict[str, Callable[[Scene], None]]] = {
    "mini-stakes": asked("mini", 7),
    "mini-last-word": last_word("mini", 7),
    "mini-later": asked("mini", 7, coups=30),
    "big-stakes": asked("big-table", 9),
    "big-last-word": last_word("big-table", 9),
    "big-14": last_word("big-table", 14),
    "big-squeeze": squeeze,
    "big-boards": boards,
    "mini-odds": odds("mini", 7, coups=30),
    "mini-rules": rules("mini"),
    "mini-help": help_sheet,
    "big-why": why,
}
"""Every picture by its name, and how one comes to it."""
