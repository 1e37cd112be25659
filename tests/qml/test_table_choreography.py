"""The table in motion: the banker's own hand, the banner, and where cards and chips lie."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen, box, text_of

ANSWERS = ("cut", "take_bank", "decline_sale", "pass_bid", "keep_bank", "close", "done", "draw", "stand")


@pytest.fixture
def screen(qapp, tmp_path, monkeypatch) -> Iterator[Callable[..., OnScreen]]:
    """Opens windows in which nobody but QML ends a cue, and closes them in the end."""
    monkeypatch.setattr("baccara_qt.ui.stage.PATIENCE_MS", 10_000_000)
    windows: list[OnScreen] = []

    def make(speed: float, **how) -> OnScreen:
        windows.append(OnScreen(AtTable(tmp_path, speed=speed, **how), speed=speed))
        return windows[-1]

    yield make
    for window in windows:
        window.close()
        window.table.close()


def play(screen: OnScreen, until: Callable[[], bool]) -> None:
    """Answers what the human is asked, banker whenever he can be, until this holds."""
    table = screen.table

    def goes() -> bool:
        if until():
            return True
        if table.model.yourTurn:
            able = table.able()
            kind = next((kind for kind in ANSWERS if kind in able), min(able))
            table.do(kind, "100" if kind in ("cut", "take_bank") else table.model.entry.text)
        return False

    table.model.goOn()
    table.wait(goes)


def press_space(screen: OnScreen) -> None:
    screen.press(Qt.Key.Key_Space)


def click_the_shoe(screen: OnScreen) -> None:
    (hand,) = screen.of_type("DealingHand")
    screen.click(next(item for item in hand.childItems() if item.inherits("QQuickMouseArea")))


def draw_from_the_shoe(screen: OnScreen) -> None:
    (hand,) = screen.of_type("DealingHand")
    area = next(item for item in hand.childItems() if item.inherits("QQuickMouseArea"))
    start = box(area).center().toPoint()
    goal = start + QPoint(-40, 60)
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(screen.window, button, none, start)
    QTest.mouseMove(screen.window, start + QPoint(-10, 20))
    QTest.mouseMove(screen.window, goal)
    # Held, it is not dealt yet, and it is where the hand is.
    assert screen.table.model.stage.waits
    (card,) = (item for item in hand.childItems() if item.metaObject().className().startswith("CardFace"))
    assert (box(card).center() - QPointF(goal)).manhattanLength() < 80
    QTest.mouseRelease(screen.window, button, none, goal)


@pytest.mark.parametrize("deal", [press_space, click_the_shoe, draw_from_the_shoe])
def test_the_bankers_own_hand_deals_card_by_card(screen, deal):
    window = screen(speed=0.02, human=1, deal_by_hand=True)
    stage = window.table.model.stage
    for cards in range(1, 5):
        play(window, lambda: stage.waits)
        window.breathe()
        number = stage.number
        deal(window)
        window.table.wait(lambda number=number: stage.number > number)
        coup = stage.shown.coup
        assert coup is not None
        assert len(coup.ponte) + len(coup.bank) == cards


def test_a_click_beside_the_shoe_deals_nothing_and_esc_deals_all(screen):
    window = screen(speed=0.02, human=1, deal_by_hand=True)
    model = window.table.model
    play(window, lambda: model.stage.waits)
    number = model.stage.number

    window.click(window.of_type("TableTop")[0])
    assert (model.stage.number, model.stage.waits) == (number, True)

    end = window.table.session.state.seq
    window.press(Qt.Key.Key_Escape)
    window.table.wait(lambda: model.shown.seq >= end)


def test_the_banner_tells_the_outcome_beside_the_cards_and_goes_with_the_next_act(screen):
    window = screen(speed=0.02, human=1)
    model = window.table.model
    play(window, lambda: model.outcome.property("title") != "")
    window.window.setProperty("speed", 1000.0)
    window.table.wait(lambda: window.of_type("ResultBanner") != [])
    (banner,) = window.of_type("ResultBanner")
    cards = window.of_type("CardItem")
    assert len(cards) >= 4
    assert not any(box(banner).intersects(box(card)) for card in cards)
    assert "Last coup" not in [text_of(item) for item in window.items(banner)]

    model.perform("anything", "", 0.0)
    assert model.outcome.property("title") == ""


def test_25_a_result_whose_cards_are_gone_says_that_it_was_the_last_coup(screen):
    window = screen(speed=0.02, human=1)
    seen: list[list[str]] = []

    def left() -> bool:
        if window.table.model.phase not in ("deal", "ponte", "banker", "settle"):
            seen.extend([text_of(item) for item in window.items(each)] for each in window.of_type("ResultBanner"))
        return len(seen) > 3

    play(window, left)
    assert all("Last coup" in texts for texts in seen)


def test_e2_the_last_result_makes_room_while_the_bank_is_on_its_way(screen):
    window = screen(speed=0.02, human=1)
    model = window.table.model

    def both() -> bool:
        return "" not in (model.outcome.property("title"), model.passing.property("title"))

    play(window, both)
    window.table.wait(lambda: both() and window.of_type("ResultBanner") == [])


def test_c21_between_two_bankers_the_table_does_not_seem_to_rest(screen):
    window = screen(speed=0.02, human=1)
    model = window.table.model
    seen: list[tuple[str, bool]] = []

    def between() -> bool:
        if model.phase == "resting" and model.busy and model.shown.coups:
            seen.append((model.prompt, window.of_type("PassagePanel") != []))
        return seen != []

    play(window, between)
    assert seen == [("", False)]


def test_c12_a_guest_takes_his_cards_up_to_look_at_them(screen):
    window = screen(speed=0.02, human=1, pace=5000)
    model = window.table.model
    taken: list[int] = []

    def looks() -> bool:
        taken[:] = [card.property("seat") for card in window.of_type("CardItem") if card.property("lift")]
        return taken != []

    play(window, looks)
    assert set(taken) == {model.shown.coup.holder} != {model.human}
