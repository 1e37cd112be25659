"""Whole coups in a real window, by keyboard alone and by mouse alone, with a picture of every phase."""

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from baccara_qt.core.chemin.state import Phase
from tests.window.tables import AUCTION, BANKER, CLAIMS, CUT, LOWER, LYING, OFFER, PONTE, SALE, SUIVI, lay, quietly
from tests.window.visit import LEFT, PLAIN, Key

SIZES = pytest.mark.parametrize("size", [(1024, 640), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
Role = QAccessible.Role


@SIZES
def test_20_a_coup_as_ponte_by_keyboard_alone(visit, tmp_path, size):
    before = lay(tmp_path, CLAIMS)
    me = visit(size=size)
    me.press(Key.Key_Return)  # Continue
    me.wait_for_me()
    assert me.state == before
    me.shot("ponte-1-asked-for-a-claim")
    bank, had = me.state.books.bank, me.money()

    me.act("banco")
    called = me.once(lambda state: state.books.stake(me.human) > 0, "the call")
    assert called.books.stake(me.human) == bank
    me.done_claiming()
    assert me.state.phase is Phase.PONTE and me.state.coup.holder == me.human
    me.shot("ponte-2-card-or-none")
    number = me.state.coup.number
    me.act("draw")
    me.wait_for_me()
    me.shot("ponte-3-after-the-coup")

    assert me.state.coups == before.coups + 1
    assert me.money() - had in (bank, 0, -bank)
    assert any(f"{number}. B{before.banker}=" in text for text in me.texts()), "no line of the coup in the record"


@SIZES
def test_20_a_coup_as_banker_by_keyboard_alone(visit, tmp_path, size):
    before = lay(tmp_path, OFFER)
    me = visit(size=size, pace=100)
    me.press(Key.Key_Return)
    me.wait_for_me()
    me.shot("banker-1-offered")
    had = me.money()

    me.type("100")
    me.press(Key.Key_Space)  # the obvious thing: take the bank
    taken = me.once(lambda state: state.banker == me.human, "the bank is taken")
    assert taken.books.bank == 100_00 and taken.phase is Phase.CLAIMS
    me.once(lambda state: state.phase is Phase.CLAIMS and any(state.books.stakes), "a stake")
    me.shot("banker-2-stakes-are-laid")
    me.wait_for_me()
    assert me.state.phase is Phase.BANKER
    me.shot("banker-3-card-or-none")
    risk = me.state.coup.at_risk
    kind, _ = quietly(me.state, me.human)
    me.act(kind)
    me.wait_for_me()
    assert me.state.phase is Phase.KEEP, "this bank wins or draws"
    me.shot("banker-4-keep-or-pass")
    assert 0 <= me.money() - had <= risk
    me.act("keep_bank")
    me.wait_for_me()

    assert me.state.coups == before.coups + 1
    assert me.state.banker == me.human


@SIZES
def test_20_a_coup_by_mouse_alone(visit, tmp_path, size):
    lay(tmp_path, CLAIMS)
    me = visit(size=size)
    me.click("Continue")
    me.wait_for_me()
    coups, had = me.state.coups, me.money()

    me.click("Add 10")
    me.click("Add 10")
    me.click("Add 5")
    assert me.table.entry.text == "25"
    me.shot("mouse-1-amount")
    me.click("Stake", Role.Button)
    me.wait(lambda: me.state.books.stake(me.human) == 25_00, "25 are staked")
    while me.state.coups == coups:
        me.wait_for_me()
        if me.state.coups > coups:
            break
        me.shot(f"mouse-2-{me.state.phase.value}")
        seq = me.table.seq
        for name in ("Close the stakes", "No card", "Card", "Nothing", "Decline"):
            if any(row.text == name for row in me.able.values()):
                # Who reads the question first clicks no faster than a double click
                QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval() + 50)
                me.click(name, Role.Button)
                break
        me.wait(lambda seq=seq: me.table.seq != seq, "the click counts")
    me.wait_for_me()

    assert abs(me.money() - had) <= 25_00


@SIZES
def test_e4_a_bank_bought_in_an_auction_by_keyboard_alone(visit, tmp_path, size):
    lay(tmp_path, AUCTION)
    me = visit(size=size)
    me.press(Key.Key_Return)
    me.wait_for_me()
    had, bids = me.money(), 0

    while me.state.phase is Phase.AUCTION:
        bids += 1
        me.shot(f"auction-{bids}")
        least = me.least("bid")
        me.act("bid", str(least))
        me.wait(lambda: me.table.yourTurn or me.state.banker > 0, "another bid, or none")
    me.shot("auction-won")

    assert bids > 1
    won = me.once(lambda state: state.banker > 0, "somebody has the bank")
    assert won.banker == me.human
    assert won.books.bank == least * 100
    assert won.books.bank + won.books.purse(me.human) == had


@SIZES
def test_e2_a_bank_bought_at_its_price_by_mouse_alone(visit, tmp_path, size):
    before = lay(tmp_path, SALE)
    me = visit(size=size)
    me.click("Continue")
    me.wait_for_me()
    me.shot("sale")

    me.click("Take it at", Role.Button)
    bought = me.once(lambda state: state.banker == me.human, "the bank is bought")
    me.wait_for_me()

    assert bought.books.bank == before.passage.amount
    assert bought.books.purse(me.human) == before.books.purse(me.human) - before.passage.amount


@SIZES
def test_b5_the_cut_by_keyboard_and_by_mouse(visit, tmp_path, size):
    lay(tmp_path, CUT)
    me = visit(size=size)
    me.press(Key.Key_Return)
    me.wait_for_me()
    assert me.spoken == "Cut card"
    me.shot("cut")
    middle = me.spot("Cut card")

    me.press(Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert me.described("Cut card").startswith("Behind card 157 of 312")
    QTest.mouseClick(me.window, LEFT, PLAIN, middle)
    clicked = int(me.described("Cut card").split()[2])
    assert abs(clicked - 156) <= 1, "the card under the pointer"
    me.press(Key.Key_Left, Key.Key_Return)

    assert me.once(lambda state: state.shoe.cut > 0, "the cut").shoe.cut == clicked - 1


@pytest.mark.parametrize(
    ("name", "situation", "acts"),
    [
        ("lower", LOWER, ["lower_bank"]),
        ("lying", LYING, ["stake"]),
        ("suivi", SUIVI, ["suivi"]),
        ("advice-ponte", PONTE, ["advice"]),
        ("advice-banker", BANKER, ["advice"]),
    ],
)
def test_20_the_rarer_acts_by_keyboard_alone(visit, tmp_path, name, situation, acts):
    before = lay(tmp_path, situation)
    me = visit()
    me.press(Key.Key_Return)
    me.wait_for_me()
    me.shot(f"{name}-1-asked")

    for kind in acts:
        me.act(kind)
        me.wait_for_me()
        me.shot(f"{name}-2-{kind}")

    assert me.state.seq > before.seq


def test_15_cards_on_their_way_are_skipped_by_esc_and_by_a_click(visit, tmp_path):
    lay(tmp_path, CLAIMS)
    me = visit(size=(1440, 900), speed=1.0)
    me.press(Key.Key_Return)
    me.wait_for_me()
    me.act("banco")
    me.wait(lambda: me.state.coup is not None or "close" in me.able, "everybody has answered")
    if "close" in me.able:
        me.act("close")
    me.wait(lambda: (coup := me.table.shown.coup) is not None and len(coup.bank) == 1, "cards on their way")
    me.shot("flight")
    assert me.table.busy and me.table.shown != me.state
    me.press(Key.Key_Escape)
    me.wait_for_me()
    assert me.state.phase is Phase.PONTE
    me.act("stand")
    me.wait(lambda: me.table.busy, "the banker's cards are turned")
    felt = me.spot("Ponte: ")
    QTest.mouseClick(me.window, LEFT, PLAIN, felt)
    me.wait(lambda: not me.table.busy, "the click shows the rest")
    assert me.table.shown == me.state
