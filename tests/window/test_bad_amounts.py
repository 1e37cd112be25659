"""Amounts that cannot be had, and clicks that come twice, in a real window: one sentence, and nothing is lost."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest

from baccara_qt.core.game import Step
from baccara_qt.ui.driver import Driver
from tests.window.tables import AUCTION, CLAIMS, LOWER, OFFER, SALE, Situation, lay
from tests.window.visit import LEFT, PLAIN, Key, Visit

CONTROL = Qt.KeyboardModifier.ControlModifier
Role = QAccessible.Role

BAD = {
    "-5": "“-5” is not an amount.",
    "0": "That is too little: at least 10.",
    "1e12": "“1e12” is not an amount.",
    "1000000000000": "That is more than you have: ",
    "abc": "“abc” is not an amount.",
    "7.5": "That is too little: at least 10.",
    "12.5": "Amounts go in steps of 5.",
    "99999": "That is more than you have: ",
    "": "Enter an amount.",
}


def at_table(visit, folder, situation: Situation) -> Visit:
    """The program at a table where the user is asked."""
    lay(folder, situation)
    me = visit(folder)
    me.press(Key.Key_Return)
    me.wait_for_me()
    return me


def write(me: Visit, text: str) -> None:
    """Clicks into the field and writes over what stands there."""
    me.click("Amount, ", Role.EditableText)
    me.press(Key.Key_A, modifier=CONTROL)
    me.press(Key.Key_Delete)
    me.type(text)


def seen(me: Visit) -> list[str]:
    """What is shown as an alert."""
    return [thing.text(QAccessible.Text.Name) for thing in me.things() if thing.role() == Role.AlertMessage]


def test_a_bad_stake_gets_one_sentence_whoever_asks_for_it(visit, tmp_path):
    me = at_table(visit, tmp_path, CLAIMS)
    before = me.state
    ways = {
        "Enter": lambda: me.press(Key.Key_Return),
        "a click": lambda: me.click("Stake", Role.Button),
        "two clicks": lambda: me.double_click("Stake", Role.Button),
    }
    for text, sentence in BAD.items():
        for how, ask in ways.items():
            write(me, text)
            assert me.table.entry.text == text and me.state == before, f"{text!r} is only written"
            ask()
            me.wait(lambda: me.table.entry.problem != "", f"a sentence for {text!r} with {how}")
            assert me.table.entry.problem.startswith(sentence)
            assert seen(me) == [me.table.entry.problem]
            assert me.state == before
        if text == "abc":
            me.shot("refused")

    write(me, "25")
    assert seen(me) == []
    me.press(Key.Key_Return)
    staked = me.once(lambda state: state.books.stake(me.human) > 0, "a good stake after all the bad ones")
    assert staked.books.stake(me.human) == 25_00
    assert staked.books.purse(me.human) == before.books.purse(me.human) - 25_00


@pytest.mark.parametrize(
    ("situation", "kind", "bad"),
    [(OFFER, "take_bank", "49"), (AUCTION, "bid", "3"), (LOWER, "lower_bank", "12")],
    ids=["bank", "bid", "lower"],
)
def test_a_bad_bank_or_bid_gets_one_sentence(visit, tmp_path, situation, kind, bad):
    me = at_table(visit, tmp_path, situation)
    before, button = me.state, me.able[kind]
    for text in (bad, "-5", "0", "1e12", "abc", "7.5", "999999999"):
        write(me, text)
        sum_text = me.table.entry.sumText
        me.click(button.priced.replace("%1", sum_text) if sum_text else button.text, Role.Button)
        me.wait(lambda: me.table.entry.problem != "", f"a sentence for {text!r}")
        assert seen(me) == [me.table.entry.problem]
        assert me.state == before
    write(me, str(me.least(kind)))
    me.press(Key.Key_Return)
    me.wait(lambda: me.state != before, "a good amount after the bad ones")


def test_a_bad_sum_to_buy_in_gets_one_sentence(visit, tmp_path):
    me = at_table(visit, tmp_path, OFFER)
    before = me.state
    me.press("e")
    me.wait(lambda: any(text.startswith("Buy in") for text in me.texts()), "the sheet")
    me.click("Buy in", Role.Button)
    for text in ("-5", "0", "1e12", "abc", "7.505", ""):
        write(me, text)
        me.click("Do it", Role.Button)
        me.wait(lambda: me.table.matterEntry.problem != "", f"a sentence for {text!r}")
        assert me.table.matterEntry.problem in me.texts()
        assert me.state == before
    write(me, "500")
    me.double_click("Do it")
    me.wait(lambda: me.state != before, "a good sum after the bad ones")
    assert me.state.books.purse(me.human) == before.books.purse(me.human) + 500_00
    me.wait(lambda: "Do it" not in me.texts(), "the sheet goes when it is done")


@pytest.mark.parametrize(
    ("situation", "button"),
    [
        (CLAIMS, "Stake"),
        (CLAIMS, "Banco"),
        (CLAIMS, "Avec la table"),
        (CLAIMS, "Nothing"),
        (OFFER, "Take the bank"),
        (OFFER, "Decline"),
        (SALE, "Take it at"),
        (SALE, "Decline"),
        (AUCTION, "Bid"),
        (AUCTION, "Bid no more"),
    ],
)
def test_a_double_click_acts_once(visit, tmp_path, situation, button):
    me = at_table(visit, tmp_path, situation)
    before = me.state
    mine = me.mine()
    me.double_click(button, Role.Button)
    me.wait(lambda: me.state != before, "the first click counts")
    me.wait_for_me()
    assert me.mine() == mine + 1


def test_24_a_double_click_acts_once_however_long_the_first_click_takes(visit, tmp_path, monkeypatch):
    me = at_table(visit, tmp_path, CLAIMS)
    spot, take = QPointF(me.spot("Nothing", Role.Button)), Driver.take

    def slowly(driver: Driver, step: Callable[[], Step]) -> bool:
        done = take(driver, step)
        time.sleep(1.5e-3 * QGuiApplication.styleHints().mouseDoubleClickInterval())
        return done

    def do(*kinds: QEvent.Type) -> None:
        for kind in kinds:
            down = LEFT if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, spot, me.window.mapToGlobal(spot), LEFT, down, PLAIN)
            QCoreApplication.sendEvent(me.window, event)

    monkeypatch.setattr(Driver, "take", slowly)
    do(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
    me.wait(lambda: "close" in me.able, "the first click counts, and more is asked")
    me.drawn()
    do(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
    QTest.qWait(50)
    assert "close" in me.able, "the stakes are not closed by a double click on nothing"


def test_24_asked_for_twice_at_once_one_thing_is_taken_back(visit, tmp_path, monkeypatch):
    acted, take = [], Driver.take

    def noted(driver: Driver, step: Callable[[], Step]) -> bool:
        acted.append(take(driver, step))
        return acted[-1]

    monkeypatch.setattr(Driver, "take", noted)
    me = at_table(visit, tmp_path, CLAIMS)
    for _ in range(2):
        me.act("stake", "10")
        me.wait_for_me()
    acted.clear()
    for _ in range(2):
        me.table.takeBack()
    me.wait(lambda: len(acted) > 0, "it is taken back")
    QTest.qWait(50)
    assert me.table.canTakeBack, "there was more to take back"
    assert acted == [True]
