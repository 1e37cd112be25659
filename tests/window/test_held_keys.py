"""A key that is held down, as the screen repeats it: it acts once (fault 24)."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest

from baccara_qt.ui.held_keys import HeldKeys
from tests.window.tables import CLAIMS, KEEP, OFFER, lay
from tests.window.visit import PLAIN, Key, Visit

REPEATS = 8


class Repeats(QObject):
    """Counts the presses that come of a key held down."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Before anything else the window is asked whether it wants the key for itself.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self.count += event.isAutoRepeat()
        return False


pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="the test command installs xdotool")


@contextmanager
def held(me: Visit, key: str) -> Iterator[None]:
    """Holds a key down, and lets it go when it has been repeated often after what was waited for."""
    repeats = Repeats()
    me.window.installEventFilter(repeats)
    subprocess.run(["xdotool", "keydown", key], check=True)
    try:
        yield
        me.wait(lambda: repeats.count >= REPEATS, "the key is repeated")
    finally:
        subprocess.run(["xdotool", "keyup", key], check=True)


@pytest.mark.parametrize(
    ("situation", "at", "key"),
    [
        (CLAIMS, "", "n"),
        (CLAIMS, "", "space"),
        (CLAIMS, "", "Return"),
        (CLAIMS, "Nothing", "space"),
        (CLAIMS, "Banco", "Return"),
        (CLAIMS, "Amount, ", "Return"),
        (OFFER, "", "n"),
        (OFFER, "", "space"),
        (OFFER, "Decline", "space"),
        (KEEP, "", "k"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_24_a_key_held_down_acts_once(visit, tmp_path, situation, at, key):
    lay(tmp_path, situation)
    me = visit()
    me.press(Key.Key_Return)
    me.wait_for_me()
    before, mine = me.state, me.mine()
    if at:
        me.tabs_to(at)

    with held(me, key):
        me.wait(lambda: me.state != before or at != "", "the key acts")
    me.wait(lambda: me.state != before, "the key acts, perhaps when it is let go")
    me.wait_for_me()

    assert me.mine() == mine + 1


def test_24_enter_held_down_opens_the_form_and_no_table(visit):
    me = visit()
    with held(me, "Return"):
        me.wait(lambda: me.shell.page == "setup", "the form")
    assert me.shell.page == "setup"


def test_24_a_repeat_that_the_screen_does_not_mark_is_no_second_press(visit):
    me = visit()
    code, moment = 57, 1000

    def key(kind: QEvent.Type, at: int, *, repeated: bool = False) -> bool:
        event = QKeyEvent(kind, Key.Key_Question, PLAIN, code, 0, 0, "?", repeated)
        event.setTimestamp(at)
        return any(filtering.eventFilter(me.window, event) for filtering in me.window.findChildren(HeldKeys))

    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    assert not key(press, moment)
    assert not key(release, moment + 200)
    assert key(QEvent.Type.ShortcutOverride, moment + 200) and key(press, moment + 200)
    assert not key(press, moment + 200, repeated=True), "a text field wants the repeats that are marked"
    assert not key(press, moment + 201), "somebody quick"
    code = 0
    assert not key(release, moment + 300)
    assert not key(press, moment + 300), "no keyboard"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_24_a_key_pressed_twice_at_once_answers_one_question(visit, tmp_path, key):
    lay(tmp_path, CLAIMS)
    me = visit()
    me.press(Key.Key_Return)
    me.wait_for_me()
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(60_000)
    try:
        asked = me.table.seq
        QTest.keyClick(me.window, key)
        me.wait(lambda: me.table.seq != asked, "the key acts")
        me.wait_for_me()
        assert any(row.isMain for row in me.able.values()), "the next question can be answered by the same key"
        asked = me.table.seq
        QTest.keyClick(me.window, key)
        QTest.qWait(100)
        assert me.table.seq == asked, "nobody has read that question yet"
    finally:
        hints.setMouseDoubleClickInterval(usual)
