"""What Enter does is the golden button, or what visibly has the keyboard (fault 24)."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest

from tests.window.tables import CLAIMS, lay
from tests.window.visit import Key, Visit


@pytest.mark.parametrize(
    "stake",
    [lambda me: me.press(Key.Key_J), lambda me: me.click("Stake 10")],
    ids=["key", "click"],
)
def test_24_after_a_stake_enter_is_the_golden_button_again(visit, tmp_path, stake: Callable[[Visit], None]):
    lay(tmp_path, CLAIMS)
    me = visit()
    me.press(Key.Key_Return)
    me.wait_for_me()

    stake(me)
    me.wait(lambda: "close" in me.able, "the last word")
    assert me.able["close"].isMain
    mine, coups = me.mine(), me.state.coups
    me.press(Key.Key_Return)
    me.wait(lambda: me.state.coups > coups or me.mine() > mine, "Enter acts")

    assert me.mine() == mine, "he has staked the same again"


def test_24_a_button_that_was_grey_shows_that_it_has_the_keyboard_again(visit, tmp_path):
    lay(tmp_path, CLAIMS)
    me = visit()
    me.press(Key.Key_Return)
    me.wait_for_me()

    me.tabs_to("Stake 10")
    QTest.keyClick(me.window, Key.Key_Space)
    me.wait(lambda: "close" in me.able, "the last word")

    assert me.spoken == "Change the stake"
    assert me.focus.property("visualFocus")


def test_24_a_name_field_out_of_sight_takes_no_key(visit, tmp_path):
    lay(tmp_path, CLAIMS)
    me = visit()
    me.press(Key.Key_F6)
    me.wait(lambda: me.shell.page == "library" and "Rename" in me.texts(), "the list of sessions")

    me.click("Rename")
    me.wait(lambda: me.spoken == "Name", "the field")
    me.type("Spa")
    me.press(Key.Key_Return)
    me.wait(lambda: me.shell.library.details["name"] == "Spa", "the new name")
    me.type("x")
    me.press(Key.Key_Return)

    assert me.shell.library.details["name"] == "Spa"
