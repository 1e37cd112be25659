"""The table in its window: keyboard alone, mouse, animation, and room for everything at every size."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtQuick import QQuickItem

from baccara_qt.core.chemin import Phase, TableState, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.money import BANK, BOUGHT_IN, Cents, Entry
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen, box, text_of

Key = Qt.Key


@pytest.fixture
def screen(qapp, tmp_path) -> Iterator[Callable[..., OnScreen]]:
    """Opens windows with tables, and closes them in the end."""
    windows: list[OnScreen] = []

    def make(width: int = 1024, height: int = 640, **how) -> OnScreen:
        speed = how.get("speed", 0.0)
        windows.append(OnScreen(AtTable(tmp_path, **how), width, height, speed))
        return windows[-1]

    yield make
    for window in windows:
        window.close()
        window.table.close()


def keyboard_coup(screen: OnScreen, role: Callable[[TableState], bool], keys: dict[str, str]) -> TableState:
    """Plays with the keyboard alone until a coup in this role is decided by the human; gives the table after it."""
    table = screen.table
    for _ in range(400):
        table.wait_for_me()
        state = table.session.state
        able = table.able()
        if state.phase in (Phase.PONTE, Phase.BANKER) and role(state):
            screen.press(Key.Key_A)
            bound = "draw" if "draw" in table.able() else "stand"
            assert len(table.able() - {"advice"}) == 1, "advice binds (C19)"
            screen.press({"draw": Key.Key_C, "stand": Key.Key_N}[bound])
            table.wait(lambda coups=state.coups: table.session.state.coups > coups)
            return table.session.state
        for kind, key in keys.items():
            if kind in able:
                screen.press(Key[f"Key_{key}"])
                break
        else:
            screen.press(Key.Key_Space)
    raise AssertionError("never in this role")


def test_20_a_coup_as_ponte_with_the_keyboard_alone(screen):
    window = screen()

    keys = {"banco": "B", "decline_bank": "N", "decline_sale": "N", "pass_bid": "N", "done": "N"}
    after = keyboard_coup(window, lambda state: state.coup.holder == 5 and state.phase is Phase.PONTE, keys)

    assert after.coups >= 1


def test_20_a_coup_as_banker_with_the_keyboard_alone(screen):
    window = screen()

    keys = {"decline_sale": "N", "pass_bid": "N", "done": "N"}
    after = keyboard_coup(window, lambda state: state.banker == 5 and state.phase is Phase.BANKER, keys)

    assert after.coups >= 1


def test_20_an_amount_is_typed_anywhere_on_the_table(screen):
    window = screen()
    window.table.play_until("stake")

    for key in (Key.Key_9, Key.Key_Backspace, Key.Key_3, Key.Key_0):
        window.press(key)
    assert window.table.model.entry.text == "30"
    window.press(Key.Key_J)

    window.table.wait(lambda: window.table.session.state.books.stake(5) == 30_00)


def test_a_double_click_with_the_mouse_acts_once(screen):
    window = screen()
    window.table.play_until("stake")
    before = window.table.session.state

    window.click(window.button("Stake 10"), double=True)

    window.table.wait(lambda: window.table.session.state.books.stake(5) > 0)
    staked = [row for row in window.table.model._record.model.rows if row.mine and row.rule == "C6"]
    assert len(staked) == 1
    assert window.table.session.state.books.purse(5) == before.books.purse(5) - 10_00


@pytest.fixture
def slow_hand(qapp) -> Iterator[Callable[[int], None]]:
    """Sets how fast two clicks follow each other to be one double click."""
    hints = qapp.styleHints()
    usual = hints.mouseDoubleClickInterval()
    yield hints.setMouseDoubleClickInterval
    hints.setMouseDoubleClickInterval(usual)


def test_fault_24_clicks_in_quick_succession_do_not_answer_the_next_question(screen, slow_hand):
    slow_hand(60_000)
    window = screen()
    window.table.play_until("done")

    def click() -> None:
        acts = (item for item in window.of_type("ActionButton") if item.property("look") != "plain")
        window.click([item for item in acts if item.isEnabled()][-1])

    click()
    window.table.wait_for_me()
    next_question = window.table.session.state
    for _ in range(3):
        click()
        window.table.wait_for_me()
    assert window.table.session.state == next_question

    slow_hand(0)
    click()
    window.table.wait(lambda: window.table.session.state != next_question)


def test_chips_clicked_make_the_amount(screen):
    window = screen()
    window.table.play_until("stake")

    for chip in ("Add 10", "Add 10", "Add 5"):
        window.click(next(item for item in window.items() if item.property("modelData") == chip.split()[1]))

    assert window.table.model.entry.text == "25"


def test_b5_the_cut_card_is_moved_by_arrow_keys(screen):
    window = screen(human=9)
    window.table.wait_for_me()
    window.breathe()
    (panel,) = window.of_type("CutPanel")
    middle = panel.property("position")

    window.press(Key.Key_Right)
    window.press(Key.Key_PageUp)
    window.press(Key.Key_Left)
    window.press(Key.Key_Left)
    window.press(Key.Key_C)

    window.table.wait(lambda: window.table.session.state.phase is not Phase.CUT)
    assert window.table.session.state.shoe.cut == middle + 25


def test_b5_the_block_lies_in_the_middle_with_what_is_behind_its_front(screen):
    window = screen(human=9)
    window.table.wait_for_me()
    window.breathe()
    (panel,) = window.of_type("CutPanel")
    (whole, *_) = window.of_type("CardBlock")
    middle = panel.x() + (whole.width() + whole.property("deep")) / 2
    assert abs(middle - panel.parentItem().width() / 2) < 0.5


def test_what_qml_plays_it_acknowledges(screen, monkeypatch):
    # Nobody but QML ends a cue, and the table still comes to rest where the session is.
    monkeypatch.setattr("baccara_qt.ui.stage.PATIENCE_MS", 10_000_000)
    window = screen(speed=0.02)
    table = window.table
    table.model.goOn()
    for _ in range(200):
        table.wait(lambda: table.model.yourTurn)
        assert table.model.shown == table.session.state
        if table.session.state.coups >= 2:
            return
        offers = {offer.command for offer in legal(table.session.state, 5)}
        kinds = {c.CallBanco: "banco", c.Draw: "draw", c.Stand: "stand", c.KeepBank: "keep_bank", c.Done: "done"}
        kind = next((kinds[command] for command in kinds if command in offers), None) or sorted(table.able())[0]
        table.do(kind if kind in table.able() else sorted(table.able())[0], table.model.entry.text)
    raise AssertionError("two coups never came")


def test_esc_and_a_click_on_the_felt_show_at_once_what_is_left(screen):
    window = screen(speed=1000.0)
    table = window.table
    for press in (lambda: window.press(Key.Key_Escape), lambda: window.click(window.of_type("TableTop")[0])):
        table.play_until("close")
        table.do("close")
        end = table.session.state.seq
        assert table.model.shown.seq < end
        press()
        table.wait(lambda end=end: table.model.shown.seq >= end)


# --- room for everything ---


def check_picture(window: OnScreen) -> None:
    """No control over a card, no letters too small, nothing outside the window."""
    frame = box(window.window.contentItem())
    cards = [box(item) for item in window.of_type("CardItem")]
    for item in window.items():
        if is_control(item):
            assert not any(box(item).intersects(card) for card in cards), item.property("spoken")
        if text_of(item):
            size = item.property("font").pixelSize()
            assert size >= 12 or item.metaObject().className().startswith("KeyHint"), text_of(item)
            assert frame.adjusted(-1, -1, 1, 1).contains(box(item)) or scrolled(item), text_of(item)


def is_control(item: QQuickItem) -> bool:
    return item.inherits("QQuickAbstractButton") or item.inherits("QQuickTextField")


def scrolled(item: QQuickItem) -> bool:
    """Whether an item is in a list, which clips it."""
    parent = item.parentItem()
    while parent is not None:
        if parent.clip():
            return True
        parent = parent.parentItem()
    return False


@pytest.mark.parametrize(
    ("width", "height", "seats", "human"),
    [(1024, 640, 2, 1), (1024, 640, 9, 5), (1024, 640, 14, 8), (1440, 900, 9, 5), (3840, 2160, 14, 8)],
)
def test_16_every_phase_has_room_at_every_size(screen, width, height, seats, human):
    window = screen(width, height, seats=seats, human=human, seed="room")
    table = window.table
    seen = set()
    for turn in range(30):
        table.wait_for_me()
        window.breathe()
        seen.add(table.session.state.phase)
        check_picture(window)
        able = sorted(table.able())
        kind = able[turn % len(able)]
        table.do(kind, "100" if kind == "cut" else table.model.entry.text)
    assert len(seen) >= 4


def test_16_a_huge_bank_and_long_names_have_room(screen):
    window = screen()
    window.table.play_until("stake")
    state = window.table.session.state
    rich = replace(state, books=state.books.post([Entry(BOUGHT_IN, BANK, Cents(987_654_321_098_70))]))
    window.table.session.state = rich
    window.table.model.stage.jump(rich)
    window.breathe()

    check_picture(window)


def test_25_why_is_one_key_away_and_tells_the_cell_of_the_tableau(screen):
    window = screen()
    table = window.table
    table.play_until("stake")
    while not table.model.why.last:
        table.wait_for_me()
        table.do("stake" if "stake" in table.able() else next(iter(table.able())), "10")
    window.breathe()

    window.press(Key.Key_Y)

    table.wait(lambda: bool(window.of_type("WhySheet") or window.of_type("WhyHand")))
    faces = [item.property("face") for item in window.of_type("CardFace") if item.parentItem().parentItem()]
    told = [face for hand in table.model.why.hands for face in hand["faces"]]
    assert [face for face in faces if face][-len(told) :] == told
    window.press(Key.Key_Escape)
    table.wait(lambda: not window.of_type("WhyHand"))


def turn_wheel(window: OnScreen, item: QQuickItem, steps: int) -> None:
    """The wheel over the middle of an item, towards the screen (+) or away from it."""
    at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    for _ in range(abs(steps)):
        delta = QPoint(0, 120 if steps > 0 else -120)
        event = QWheelEvent(
            at,
            window.window.mapToGlobal(at),
            QPoint(),
            delta,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(window.window, event)
    window.breathe()


def test_the_wheel_over_a_chip_lays_and_takes_it_and_over_the_sum_goes_by_units(screen):
    window = screen()
    window.table.play_until("stake")
    window.breathe()
    ten = next(item for item in window.items() if item.property("modelData") == "10")

    turn_wheel(window, ten, 3)
    assert window.table.model.entry.text == "30"
    turn_wheel(window, ten, -1)
    assert window.table.model.entry.text == "20"
    turn_wheel(window, next(iter(window.of_type("AmountField"))), 1)
    assert window.table.model.entry.text == "25"
    turn_wheel(window, ten, -9)
    assert window.table.model.entry.text == "0"
