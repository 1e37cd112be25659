"""Punto Banco in a real window: a coup by keyboard alone, one by mouse alone, and a squeeze with either."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from baccara_qt.core.punto.state import Phase
from baccara_qt.session.library import Library
from baccara_qt.session.places import Places
from baccara_qt.session.setup import Setup
from tests.window.visit import LEFT, PLAIN, Key, Role

SIZES = pytest.mark.parametrize("size", [(1024, 640), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")


def lay(folder, preset):
    """Leaves a fresh table in the library, to be continued."""
    places = Places(folder)
    places.make()
    with Library(places.library) as library:
        library.create(Setup.full(preset, 5, human=3, seed="window")).close()


def my_turn(me):
    me.wait(lambda: me.table is not None and me.table.yourTurn, "the user's turn")
    assert me.table.shown == me.state
    assert me.state.books.balanced


def to_stakes(me):
    my_turn(me)
    for _ in range(30):
        if "punto" in me.able:
            return
        seq = me.table.seq
        me.press(me.able[next(iter(me.able))].key.lower())
        me.wait(lambda seq=seq: me.table.seq != seq, "the key counts")
        my_turn(me)
    raise AssertionError("nobody asks for a stake")


def to_my_card(me):
    """Stakes the most on Banco, so that its cards are the user's."""
    me.press(Key.Key_Return)
    to_stakes(me)
    me.type("1000")
    me.press("b")
    me.wait(lambda: me.state.seat(3).bet("banco") == 1000_00, "the stake")
    my_turn(me)
    if "close" in me.able:
        me.press("g")
    me.wait(lambda: me.table.squeezed != "", "a card in the hand")


@SIZES
def test_p2_a_coup_of_mini_by_keyboard_alone(visit, tmp_path, size):
    lay(tmp_path, "mini")
    me = visit(size=size)
    me.press(Key.Key_Return)  # Continue
    to_stakes(me)
    me.shot("mini-1-asked")
    had = me.money()
    me.type("10")
    me.press("t")
    me.wait(lambda: me.state.seat(3).bet("tie") == 10_00, "10 on the tie")
    me.type("50")
    me.press("u")
    me.wait(lambda: me.state.seat(3).bet("punto") == 50_00, "50 on Punto")
    me.shot("mini-2-staked")
    coups = me.state.coups
    my_turn(me)
    if "close" in me.able:
        me.press("g")
    me.wait(lambda: me.state.coups > coups, "the coup")
    my_turn(me)
    me.shot("mini-3-after-the-coup")
    assert me.money() - had in (50_00 - 10_00, -60_00, 80_00)
    assert any(text.startswith("Seat 3, You, purse ") for text in me.places())


@SIZES
def test_p2_a_coup_of_mini_by_mouse_alone(visit, tmp_path, size):
    lay(tmp_path, "mini")
    me = visit(size=size)
    me.click("Continue")
    to_stakes(me)
    me.click("Add 10")
    me.click("Add 10")
    me.click("Banco", Role.Button)
    me.wait(lambda: me.state.seat(3).bet("banco") == 20_00, "20 on Banco")
    # On the cloth, a field is as good as a button, and lays on what lies there
    me.click("Banco, your stake 20", Role.Button)
    me.wait(lambda: me.state.seat(3).bet("banco") == 40_00, "as much again")
    coups = me.state.coups
    my_turn(me)
    if "close" in me.able:
        me.click("Close the stakes", Role.Button)
    me.wait(lambda: me.state.coups > coups, "the coup")
    my_turn(me)
    assert me.table.outcome.title


def test_p1_a_card_is_squeezed_with_the_arrow_keys(visit, tmp_path):
    lay(tmp_path, "big-table")
    me = visit(speed=1.0)
    to_my_card(me)
    assert me.spoken == "Your card, Banco"
    turned = me.state.coup.turned
    for _ in range(14):
        me.press(Key.Key_Right)
    me.shot("squeeze-1-along")
    assert me.state.coup.turned == turned, "bent up, but not turned"
    for _ in range(14):
        me.press(Key.Key_Up)
    me.wait(lambda: me.state.coup is None or me.state.coup.turned != turned, "the card is turned")


def test_p1_a_card_is_squeezed_with_the_pointer_and_springs_back(visit, tmp_path):
    lay(tmp_path, "big-table")
    me = visit(size=(1440, 900), speed=1.0)
    to_my_card(me)
    turned, middle = me.state.coup.turned, me.spot("Your card, Banco")

    def drag(start, end):
        QTest.mousePress(me.window, LEFT, PLAIN, start)
        for step in range(1, 11):
            QTest.mouseMove(me.window, start + (end - start) * step / 10)
            QTest.qWait(5)
        me.shot(f"squeeze-2-{end.x() > start.x()}")
        QTest.mouseRelease(me.window, LEFT, PLAIN, end)

    drag(middle - QPoint(70, 0), middle + QPoint(60, 0))
    QTest.qWait(50)
    assert me.state.coup.turned == turned, "along the long side it is only looked at"
    drag(middle + QPoint(10, 70), middle - QPoint(-10, 160))
    me.wait(lambda: me.state.coup is None or me.state.coup.turned != turned, "the card is turned")


def test_p1_a_squeeze_is_left_out_with_one_key(visit, tmp_path):
    lay(tmp_path, "big-table")
    me = visit(speed=1.0)
    to_my_card(me)
    turned = me.state.coup.turned
    me.press(Key.Key_Space)
    me.wait(lambda: me.state.coup is None or me.state.coup.turned != turned, "the card is turned")


def test_a_table_left_in_a_coup_is_there_again(visit, tmp_path):
    lay(tmp_path, "big-table")
    me = visit(speed=1.0)
    to_my_card(me)
    before = me.state
    me.close()
    again = visit()
    again.press(Key.Key_Return)
    again.wait(lambda: again.table is not None and again.past, "the table")
    assert again.past[0].coup is None or again.past[0].coup.number == before.coup.number
    assert before.phase is Phase.TURN
