"""Somebody who clicks, double clicks and presses keys at random while everything moves (fault 24)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from baccara_qt.core.game import Step
from baccara_qt.ui.driver import Driver
from baccara_qt.ui.offers import ACTS, find
from tests.window.tables import BY_NAME, lay
from tests.window.visit import LEFT, PLAIN, Key, Role, Visit

pytestmark = pytest.mark.long

EVENTS: Final = 5_000
"""What somebody does at each table, one after the other."""

BREATHER: Final = 25
"""After so many events he looks again where the buttons are."""

SIGNS: Final = (*(act.key.lower() for act in ACTS.values() if act.key), *"0123456789.,owpm")

KEYS: Final = (
    *(Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_Escape, Key.Key_Backspace),
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
    *(Key.Key_F1, Key.Key_F2, Key.Key_F3, Key.Key_F4),
)


class Hands:
    """Does something at random with mouse or keyboard.

    Args:
        me: Whose hands these are.
        luck: What they are led by.
    """

    def __init__(self, me: Visit, luck: random.Random) -> None:
        self._me = me
        self._luck = luck
        self._buttons: list[QPoint] = []
        self._ways = (
            self.press_what_is_lit,
            self._sign,
            self._key,
            self._click,
            self._double_click,
            self._twice,
            self._take_back,
        )

    def look(self) -> None:
        """Lets the table go on, with him, and sees where buttons are; a moment later they may be elsewhere."""
        QTest.keyClick(self._me.window, Key.Key_Escape)
        self._me.shell.closeSheet()
        self._me.table.orders.setPaused(False)
        self._me.table.orders.setSitOut(False)
        if find("come_back", self._me.table._bar.offers) is not None:
            self._me.table.perform("come_back", "", self._me.state.seq)
        things = self._me.things()
        self._buttons = [self._me.inside(thing).center() for thing in things if thing.role() == Role.Button]

    def act(self) -> str:
        """Does one thing; what it was."""
        way = self._luck.choices(self._ways, weights=(3, 6, 3, 6, 3, 2, 1))[0]
        return f"{way.__name__.strip('_')} {way()}"

    def _sign(self) -> str:
        sign = self._luck.choice(SIGNS)
        QTest.keyClick(self._me.window, sign)
        return sign

    def press_what_is_lit(self) -> str:
        """The key of something that can be done, twice before it could happen."""
        sign = ACTS[self._luck.choice(sorted(self._me.able))].key.lower() if self._me.able else "p"
        QTest.keyClick(self._me.window, sign)
        QTest.keyClick(self._me.window, sign)
        return sign

    def _key(self) -> str:
        key = self._luck.choice(KEYS)
        QTest.keyClick(self._me.window, key)
        return key.name

    def _twice(self) -> str:
        """The same key again before anything could happen."""
        sign = self._luck.choice(SIGNS)
        QTest.keyClick(self._me.window, sign)
        QTest.keyClick(self._me.window, sign)
        return sign

    def _take_back(self) -> str:
        QTest.keyClick(self._me.window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        return "Ctrl+Z"

    def _click(self) -> QPoint:
        spot = self._spot()
        QTest.mouseClick(self._me.window, LEFT, PLAIN, spot)
        return spot

    def _double_click(self) -> QPoint:
        spot = self._spot()
        QTest.mouseDClick(self._me.window, LEFT, PLAIN, spot)
        return spot

    def _spot(self) -> QPoint:
        if self._buttons and self._luck.random() < 0.7:
            return self._luck.choice(self._buttons)
        size = self._me.window.size()
        return QPoint(self._luck.randrange(size.width()), self._luck.randrange(size.height()))


@pytest.fixture
def taken(monkeypatch) -> list[int]:
    """How many events each table had when the user did something to it; what he ordered is not among it."""
    times: list[int] = []
    take = Driver.take

    def noted(driver: Driver, step: Callable[[], Step]) -> bool:
        before = driver._session.state.seq
        done = take(driver, step)
        if done:
            times.append(before)
        return done

    monkeypatch.setattr(Driver, "take", noted)
    return times


def settle(me: Visit) -> None:
    """Puts the sheets away and pauses the table; everything is shown then."""
    preferences: Any = me.shell.preferences
    preferences.language, preferences.speed = "en", 0.0
    me.shell.closeSheet()
    me.table.orders.setPaused(True)
    me.table.skip()
    QTest.qWait(20)
    me.wait(lambda: not me.table.busy, "all is shown")
    QTest.qWait(20)


def take_effect(me: Visit) -> None:
    """Lets what was done last have its effect: it was put off until QML was through with it, and this comes after."""
    done: list[bool] = []
    QTimer.singleShot(0, me.window, lambda: done.append(True))
    me.wait(lambda: len(done) > 0, "its turn")


@contextmanager
def at_the_table(me: Visit, number: int) -> Iterator[None]:
    """Whoever has gone home comes back."""
    yield
    if me.shell.page != "table":
        me.shell.continueSession(number)


@pytest.mark.parametrize("situation", BY_NAME)
def test_24_nothing_acts_twice_whatever_is_pressed(visit, tmp_path, situation, taken, soak):
    lay(tmp_path, BY_NAME[situation])
    me = visit(speed=0.3, pace=60)
    number = me.shell.last["id"]
    me.shell.continueSession(number)
    me.wait_for_me()
    luck = random.Random(f"unruly {situation}")
    hands, answered = Hands(me, luck), 0
    hands.press_what_is_lit()
    me.wait(lambda: len(taken) > 0, "the key acts")

    for n in range(soak(EVENTS)):
        if n % BREATHER == 0:
            hands.look()
            answered = len(taken)
        with at_the_table(me, number):
            what = hands.act()
            take_effect(me)
        assert len(taken) <= answered + 1, f"event {n}, {what}: acted {len(taken) - answered} times"
        answered = len(taken)
        QTest.qWait(luck.choice((0, 1, 4, 12)))

    settle(me)
    assert me.table.shown == me.state
    me.check()
