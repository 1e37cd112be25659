"""The program with its window, and somebody at its keyboard and mouse who sees, hears and waits."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QImage
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from baccara_qt.core.chemin import TableState
from baccara_qt.core.money import Seat
from baccara_qt.session.decode import decode_step
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.offers import ACTS, find
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window

PATIENCE_MS: Final = 60_000

Key = Qt.Key
LEFT: Final = Qt.MouseButton.LeftButton
PLAIN: Final = Qt.KeyboardModifier.NoModifier
Role = QAccessible.Role

MAIN: Final = frozenset({Key.Key_Space, Key.Key_Return, Key.Key_Enter})
"""The keys that do the obvious: one and the same to the table."""


class Visit:
    """One start of the program, until it is closed.

    Attributes:
        shell: The root view-model.
        window: The window.
        past: The table at every moment at which all was shown.

    Args:
        folder: Where library and settings are.
        size: Logical size of the window.
        shots: Folder for pictures.
        settings: Settings that differ from a table at which nothing moves and nobody thinks.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (1024, 640), shots: Path | None = None, **settings: Any):
        self.shell = Shell(Places(folder), Loaded(Settings(**{"speed": 0.0, "pace": 0, "language": "en", **settings})))
        self._shots = shots
        self._engine = QQmlApplicationEngine()
        window = open_window(self.shell, self._engine)
        assert window is not None
        self.window = window
        window.resize(*size)
        window.show()
        window.requestActivate()
        self.wait(lambda: window.isActive() and window.activeFocusItem() is not None)
        # Somebody quick; what comes to the page while it is loaded must not matter to him.
        self.shell.loadAll()
        self._watched: Any = None
        self._wrong: list[str] = []
        self._pressed: tuple[Key | str, float] = (Key.Key_unknown, 0)
        self.past: list[TableState] = []

    # --- time ---

    def wait(self, until: Callable[[], bool], why: str = "") -> None:
        """Lets the program run on until this holds."""
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not until():
            if deadline.hasExpired():
                self.shot("too-late")
                raise AssertionError(f"never came: {why or until} ({self.where()})")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def where(self) -> str:
        """What is on screen, for the message of a failing test."""
        table = self.shell.table
        return f"{table.phase}: {table.prompt} {table.problem}" if table else f"page {self.shell.page}"

    def wait_for_me(self) -> None:
        """Waits until everything is shown and the user is to do something."""
        self.wait(lambda: self.table is not None and self.table.yourTurn, "the user's turn")
        self.check()

    # --- table ---

    @property
    def table(self) -> Any:
        """The running table, watched from the first moment it is there."""
        table = self.shell.table
        if table is not None and table is not self._watched:
            self._watched = table
            table.stage.settled.connect(self._settled)
        return table

    def _settled(self) -> None:
        self.past.append(self.state)
        if self._watched.shown != self.state:
            self._wrong.append(f"settled with another state: {self.where()}")

    @property
    def state(self) -> TableState:
        """The table as the session has it, whatever is on screen."""
        return self.table._session.state

    def once(self, there: Callable[[TableState], bool], why: str) -> TableState:
        """Waits until the table has stood like this; how it first did."""
        self.wait(lambda: any(map(there, self.past)), why)
        return next(filter(there, self.past))

    @property
    def human(self) -> Seat:
        return self.table.human

    @property
    def able(self) -> dict[str, Any]:
        """The buttons of the bar that are lit, by name of their act."""
        return {row.kind: row for row in self.table.acts.rows if row.isEnabled}

    def least(self, kind: str) -> int:
        """The least amount that a lit button takes, in whole units."""
        offer = find(kind, self.table._bar.offers)
        assert offer is not None
        return offer.min // 100

    def money(self) -> int:
        """All the user has at the table, in cents: purse, stake, and his bank with its garage."""
        books, me = self.state.books, self.human
        mine = books.bank + books.garage if self.state.banker == me else 0
        return books.purse(me) + books.stake(me) + mine

    def lines(self) -> list[str]:
        """All steps so far, as they are stored."""
        return list(self.table._session.lines())

    def mine(self) -> int:
        """How many of them the user has taken."""
        return sum(decode_step(line).actor == self.human for line in self.lines())

    def places(self) -> list[str]:
        """What a screen reader says of each place at the table."""
        return [text for text in self.texts() if text.startswith("Seat ") and ", purse " in text]

    def check(self) -> None:
        """What is shown, to the eye and to a screen reader, is how the session stands."""
        state = self.state
        assert not self._wrong, self._wrong
        assert self.table.shown == state
        assert state.books.balanced
        texts, places = self.texts(), self.places()
        # What cannot be done is said in the place of what can
        told = self.table.problem or self.table.entry.problem or self.table.prompt
        assert any(text.startswith(told) for text in texts), f"not shown: {told!r}"
        for seat in state.active:
            (spoken,) = [place for place in places if place.startswith(f"Seat {seat}, ")]
            assert f"purse {money_text(state.books.purse(seat))}" in spoken
            stake = state.books.stake(seat)
            assert (f"stake {money_text(stake)}" in spoken) == bool(stake), spoken
            assert ("Banker" in spoken) == (seat == state.banker), spoken

    # --- keyboard ---

    @property
    def focus(self) -> QQuickItem:
        return self.window.activeFocusItem()

    @property
    def spoken(self) -> str:
        """What a screen reader says of the control the keyboard is at."""
        interface = QAccessible.queryAccessibleInterface(self.focus)
        return interface.text(QAccessible.Text.Name) if interface else ""

    def press(self, *keys: Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Presses keys, and lets each have its effect; the same one for another question not before that is read."""
        for key in keys:
            seq = self.shell.table.seq if self.shell.table else 0
            same = Key.Key_Space if key in MAIN else key
            if same == self._pressed[0] and seq != self._pressed[1]:
                QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval() // 2)
            self._pressed = (same, seq)
            QTest.keyClick(self.window, key, modifier)
            QTest.qWait(1)

    def type(self, text: str) -> None:
        """Types a text."""
        for sign in text:
            QTest.keyClick(self.window, sign)

    def act(self, kind: str, text: str = "") -> None:
        """Does something by its key alone, typing an amount before if one is given; returns when it has happened."""
        self.wait(lambda: kind in self.able, f"{kind} can be done")
        seq = self.table.seq
        self.type(text)
        self.press(ACTS[kind].key.lower())
        self.wait(lambda: self.table.seq != seq, f"{kind} is done")

    def done_claiming(self) -> None:
        """Waits until everybody has answered, and has no last word if asked for one."""
        self.wait_for_me()
        if "close" in self.able:
            self.act("close")
            self.wait_for_me()

    def tabs_to(self, name: str, *, most: int = 40) -> None:
        """Goes on with Tab until the control of that name is reached."""
        seen = []
        for _ in range(most):
            if self.spoken.startswith(name):
                return
            seen.append(self.spoken)
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {name!r}, only {seen}")

    # --- mouse ---

    def spot(self, name: str, role: QAccessible.Role | None = None) -> QPoint:
        """The middle of what has this name, in the window; else of the topmost whose name begins so."""
        found = [thing for thing in self.things() if named(thing).startswith(name) and role in (None, thing.role())]
        assert found, f"nothing is called {name!r}"
        return self.inside(next((thing for thing in found if named(thing) == name), found[-1])).center()

    def inside(self, thing: QAccessibleInterface) -> QRect:
        """Where something is, in the window."""
        rect = thing.rect()
        return QRect(self.window.mapFromGlobal(rect.topLeft()), rect.size())

    def click(self, name: str, role: QAccessible.Role | None = None) -> None:
        """Clicks on what has this name, where it is seen."""
        self.drawn()
        QTest.mouseClick(self.window, LEFT, PLAIN, self.spot(name, role))
        QTest.qWait(1)

    def double_click(self, name: str, role: QAccessible.Role | None = None) -> None:
        """Clicks twice, as quickly as a hand can."""
        self.drawn()
        QTest.mouseDClick(self.window, LEFT, PLAIN, self.spot(name, role))
        QTest.qWait(1)

    # --- eyes and ears ---

    def things(self) -> Iterator[QAccessibleInterface]:
        """Everything a screen reader finds in the window, in its order."""
        return _below(QAccessible.queryAccessibleInterface(self.window))

    def texts(self) -> list[str]:
        """The names of all that."""
        return [name for thing in self.things() if (name := named(thing))]

    def described(self, name: str) -> str:
        """What a screen reader adds to the name of a control."""
        return next(thing.text(QAccessible.Text.Description) for thing in self.things() if named(thing) == name)

    def drawn(self) -> None:
        """Waits until the window shows what is to be seen now; what a text has made wider has its place then."""
        frames: list[int] = []
        counted = self.window.frameSwapped.connect(lambda: frames.append(1))
        self.window.update()
        self.wait(lambda: len(frames) > 0, "a frame")
        self.window.frameSwapped.disconnect(counted)

    def frame(self) -> QImage:
        """What the screen shows of the window, once it shows what is to be seen now."""
        self.drawn()
        return self.window.screen().grabWindow(self.window.winId()).toImage()

    def shot(self, name: str) -> None:
        """Takes a picture, for people to look at."""
        if self._shots is None:
            return
        size, scale = self.window.size(), self.window.devicePixelRatio()
        target = self._shots / f"{name}-{size.width()}x{size.height()}@{scale:g}.png"
        assert self.frame().save(os.fspath(target))

    # --- the end ---

    def close(self) -> None:
        """The user closes the window, and the program ends as it always does; a second time does nothing."""
        if shiboken6.isValid(self.window):
            self.window.close()
            shiboken6.delete(self._engine)
            self.shell.close()
            shiboken6.delete(self.shell)


def named(thing: QAccessibleInterface) -> str:
    """What a screen reader says of it."""
    return thing.text(QAccessible.Text.Name)


def _below(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for n in range(thing.childCount()):
        child = thing.child(n)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from _below(child)
