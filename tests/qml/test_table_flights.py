"""What flies, as it sets out and as it arrives: nothing jumps."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from baccara_qt.core.chemin import TableState, fold
from baccara_qt.core.money import GARAGE
from baccara_qt.ui.cue import Cue
from baccara_qt.ui.cues import cues_for
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen, box
from tests.ui.walks import Walked, walks

CHIPS = "(heap => [chip - heap.chip, opacity - heap.shown])(overlay.geometry.heap(modelData.{0}))"

OUTSET = {
    "CardFace": "[lift - (held ? 1 : 0), height - start.height, rotation - start.angle, open - 1]",
    "ChipStack": CHIPS.format("start"),
}
"""How it differs from what lies where it comes from."""

ARRIVAL = {
    "CardFace": "[lift, height - end.height, rotation - end.angle, open - (modelData.end.place === 'slot' ? 0.05 : 1)]",
    "ChipStack": CHIPS.format("end"),
}
"""How it differs from what lies where it goes; the slot takes a card in edge on."""

KINDS = {
    **{beat: lambda cue, beat=beat: cue.beat == beat for beat in ("card", "serve", "turn", "sweep", "rake", "ticket")},
    "stake": lambda cue: cue.beat == "chips",
    "garage": lambda cue: any(move.target == GARAGE for move in cue.moves),
}


@pytest.fixture
def screen(qapp, tmp_path) -> Iterator[OnScreen]:
    # So slow that only who looks ends a cue
    window = OnScreen(AtTable(tmp_path, speed=100.0), speed=100.0)
    yield window
    window.close()
    window.table.close()


def step_with(kind: str) -> Walked:
    """A step of a table of nine in which something of this kind is to be seen."""
    return next(
        step
        for step in walks()
        if len(step.before.seats) == 9 and any(map(KINDS[kind], cues_for(step.events, step.before)))
    )


def off(item: QQuickItem, expression: str) -> list[float]:
    value, undefined = QQmlExpression(qmlContext(item), item, expression).evaluate()
    assert not undefined
    return value.toVariant()


def present(screen: OnScreen, kind: str) -> TableState:
    """Lets the table on screen see a step with something of this kind; how the table stood before it."""
    step, stage = step_with(kind), screen.table.model.stage
    screen.table.model._driver.halt()
    screen.table.session.state = fold(step.before, step.events)
    stage.jump(step.before)
    stage.present(step.events)
    return step.before


@pytest.mark.parametrize("kind", KINDS)
def test_16_what_flies_begins_and_ends_as_what_lies_there(screen, kind):
    before, stage = present(screen, kind), screen.table.model.stage
    looked: list[Cue] = []
    while not any(map(KINDS[kind], looked)):
        assert stage.busy
        (overlay,) = screen.of_type("FlightOverlay")
        for item in overlay.childItems():
            thing = item.metaObject().className().partition("_")[0]
            for progress, difference in ((0.0, OUTSET), (1.0, ARRIVAL)) if thing in OUTSET else ():
                overlay.setProperty("progress", progress)
                found = off(item, difference[thing])
                assert found == pytest.approx([0] * len(found), abs=0.01), (thing, progress)
                looked.append(stage.cue)
        if not KINDS[kind](stage.cue):
            stage.acknowledge(stage.number)
    # What would follow belongs to another table
    stage.jump(before)


def test_c8_chips_on_their_way_to_the_garage_pass_over_the_figure_of_the_bank(screen):
    before, stage = present(screen, "garage"), screen.table.model.stage
    while not KINDS["garage"](stage.cue):
        stage.acknowledge(stage.number)
    (overlay,), (house,) = screen.of_type("FlightOverlay"), screen.of_type("HousePlaces")
    # As wide as it will have counted up to be; there is room for accents and descenders above and below the digits
    wide = "figure.length * amount.font.pixelSize / 2"
    figure = QRectF(*off(house.childItems()[0], f"[amount.x, amount.y, amount.{wide}, amount.height]"))
    digits = figure.adjusted(0, 0.3 * figure.height(), 0, -0.3 * figure.height())
    (heap,) = (item for item in overlay.childItems() if item.metaObject().className().startswith("ChipStack"))
    assert figure.width() > 20
    covered = []
    # As they set out they lie there still
    for progress in range(20, 81):
        overlay.setProperty("progress", progress / 100)
        faces = [box(item) for item in screen.items(heap) if "/chips/" in str(item.property("source"))]
        assert faces
        covered += [progress for face in faces if face.intersected(digits).width() > 2]
    assert covered == []
    stage.jump(before)


def test_c25_the_cards_go_into_the_slot(screen):
    before, stage = present(screen, "sweep"), screen.table.model.stage
    while stage.cue.beat != "sweep":
        stage.acknowledge(stage.number)
    (overlay,) = screen.of_type("FlightOverlay")
    overlay.setProperty("progress", 1.0)
    cards = [item for item in screen.items(overlay) if item.metaObject().className().startswith("CardFace")]
    (slot,) = (item for item in screen.items() if "slot.svg" in str(item.property("source")))
    assert len(cards) > 3
    assert all((box(card).center() - box(slot).center()).manhattanLength() < 2 for card in cards)
    stage.jump(before)


def test_b4_no_card_is_gone_while_it_is_turned_in_the_wash(screen):
    stage = screen.table.model.stage
    screen.table.wait(lambda: stage.busy)
    while stage.cue.beat != "wash_down":
        stage.acknowledge(stage.number)
    (packs,), (overlay,) = screen.of_type("ShuffleScene"), screen.of_type("FlightOverlay")

    def seen(picture: str) -> list[QQuickItem]:
        return [item for item in screen.items(packs) if picture in str(item.property("source"))]

    cards = seen("/cards/classic/")
    assert len(cards) == 33
    screen.table.wait(lambda: all(off(card, "[status === Image.Ready]")[0] for card in cards))
    overlay.setProperty("progress", 1.0)
    assert seen("/cards/backs/") == cards
    assert all(off(card, "[status === Image.Ready]")[0] for card in cards)
