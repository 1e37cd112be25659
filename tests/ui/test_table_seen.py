"""What the human sees at the table, and when: no card he may not see, and none before it lies there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from baccara_qt.core.cards import Card
from baccara_qt.core.chance import ScriptedChance, SeededChance
from baccara_qt.core.chemin import TableState, decide, fold, legal
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Cents
from baccara_qt.ui.models import RowsModel
from tests.ui.at_table import AtTable
from tests.ui.walks import walk

FREE = "2s 4h 3s Kd"
"""The ponte has five, and a choice."""


def everything(model: QObject) -> dict[str, object]:
    """All that QML can read of a view-model and its parts, names for accessibility included."""
    found: dict[str, object] = {}
    meta = model.metaObject()
    for n in range(meta.propertyCount()):
        name = meta.property(n).name()
        value = getattr(model, name, None)
        if isinstance(value, RowsModel):
            found[name] = value.rows
        elif isinstance(value, QObject):
            found[name] = everything(value)
        elif name not in ("objectName", "parent"):
            found[name] = value
    return found


def show(table: AtTable, state: TableState) -> dict[str, object]:
    """What is on screen when the table stands like this."""
    table.session.state = state
    table.model.stage.jump(state)
    return everything(table.model)


def present(table: AtTable, before: TableState, events: tuple[e.Event, ...]) -> None:
    """Lets the table see a step of another one, which often follows from the last."""
    table.session.state = fold(before, events)
    if table.model.stage.shown != before:
        table.model.stage.jump(before)
    table.model.stage.present(events)


def unseen_shuffled(state: TableState, human: int) -> TableState:
    """The same table as far as the human knows: every card he cannot see is another."""
    shoe = state.shoe
    assert shoe is not None
    rest = shoe.order[shoe.dealt :]
    changed = replace(state, shoe=replace(shoe, order=shoe.order[: shoe.dealt] + rest[::-1]))
    coup = state.coup
    if coup is None:
        return changed
    swapped = {}
    if "bank" not in coup.turned:
        swapped["bank"] = tuple(shoe.order[-3 - n] for n in range(len(coup.bank)))
    if "ponte" not in coup.turned and coup.holder != human:
        swapped["ponte"] = tuple(shoe.order[-7 - n] for n in range(min(2, len(coup.ponte)))) + coup.ponte[2:]
    return replace(changed, coup=replace(coup, **swapped))


def test_no_property_tells_a_card_the_human_cannot_see(sit_down):
    table = sit_down()
    looked = set()
    for step_number in range(900):
        before = table.session.state
        if before.shoe is not None and before.opened:
            one, other = show(table, before), show(table, unseen_shuffled(before, 5))
            assert one == other, f"step {step_number}, {before.phase}"
            looked.add(before.phase)
        table.session.state = before
        if table.model._director.act() is None:
            table.model._orders.arrived()
            _answer(table)
    assert looked >= {Phase.CLAIMS, Phase.PONTE, Phase.BANKER, Phase.OFFER}


def _answer(table: AtTable) -> None:
    """The human says the first thing that keeps the table going."""
    offers = {offer.command: offer for offer in legal(table.session.state, 5)}
    for command in (c.Cut, c.CallBanco, c.Draw, c.Stand, c.KeepBank, c.TakeBank, c.DeclineSale, c.PassBid, c.Done):
        if command in offers:
            table.session.execute(5, offers[command].at(offers[command].min))
            return
    table.model._director.close()


@pytest.mark.parametrize("hand", ["ponte", "bank"])
def test_c11_a_card_on_its_way_face_down_is_not_told(at_table, hand):
    at_table.play_until("close")
    state = at_table.session.state
    closing = decide(state, CROUPIER, c.CloseStakes(), SeededChance.from_text("any"))
    dealt = next(n for n, event in enumerate(closing) if isinstance(event, e.CardDealt) and event.hand == hand)
    at_table.preferences.change(speed=1.0)

    def cue(card: Card) -> dict[str, object]:
        show(at_table, fold(state, closing[:dealt]))
        at_table.model.stage.present([e.CardDealt(hand, card)])
        seen = at_table.model.cue
        at_table.model.stage.drain()
        return {**seen, "number": 0, "times": 0}

    assert cue(Card.parse("9h"))["cards"]
    assert cue(Card.parse("9h")) == cue(Card.parse("2s"))


@pytest.mark.parametrize("human", [1, 2])
def test_every_cue_of_every_step_can_be_shown_to_everybody(sit_down, human):
    table = sit_down(speed=1.0, human=human)
    stage, model = table.model.stage, table.model
    for before, events in walk("casino", 9, 1, 500):
        present(table, before, events)
        while stage.busy:
            everything(model)
            stage.acknowledge(stage.number)
        assert model.shown == table.session.state


def test_c25_the_points_are_to_be_seen_until_the_cards_are_gone(sit_down):
    table = sit_down(speed=1.0)
    stage, model = table.model.stage, table.model
    leaving = 0
    for before, events in walk("casino", 9, 1, 300):
        present(table, before, events)
        while stage.busy:
            coup = model.shown.coup
            if coup and coup.outcome:
                assert model.pontePoints
                assert model.bankPoints
                leaving += any(row.flying for row in model.cards.rows)
            stage.acknowledge(stage.number)
    assert leaving > 5


def test_c14_a_natural_of_the_bank_is_no_choice_for_the_banker(sit_down):
    table = sit_down(speed=1.0, human=1)
    state = ready(table, ScriptedChance("2s 9h 3s Kd"))
    chance = ScriptedChance("")
    for command in (c.CallBanco(), c.CloseStakes(), c.Draw()):
        actor = CROUPIER if isinstance(command, c.CloseStakes) else 2
        present(table, state, decide(state, actor, command, chance))
        while table.model.stage.busy:
            assert not {row.kind for row in table.model._bar.acts.rows if row.isEnabled} & {"draw", "stand"}
            table.model.stage.acknowledge(table.model.stage.number)
        state = table.session.state
    assert state.coup is None


def closing(table: AtTable, cards: str) -> None:
    """The human has called banco against seat 1, and the stakes of a coup with these cards are being closed."""
    chance = ScriptedChance(cards)
    before = ready(table, chance)
    present(table, before, decide(before, 2, c.CallBanco(), chance))
    table.model.stage.drain()
    present(table, table.session.state, decide(table.session.state, CROUPIER, c.CloseStakes(), chance))


@pytest.mark.usefixtures("in_english")
def test_c12_what_the_ponte_holds_is_told_once_his_cards_lie_before_him(sit_down):
    table = sit_down(speed=1.0, human=2)
    model, stage = table.model, table.model.stage
    closing(table, FREE)
    told, lying = [], False
    while stage.busy:
        lying = lying or any(row.hand == "ponte" and row.face and not row.flying for row in model.cards.rows)
        told.append("5" in model.prompt or "draw" in table.able() or any(row.live for row in model.tableau.rows))
        assert lying or not told[-1], stage.cue
        stage.acknowledge(stage.number)
    assert model.prompt == "You have 5: a card, or no card, as you like."
    assert {"draw", "stand"} <= table.able()
    assert any(row.live for row in model.tableau.rows)
    assert len(told) > 4


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("cards", ["9s 4h Ks Kd", "2s 4h 5s Kd"])
def test_c12_nothing_tells_a_natural_or_a_seven_while_it_lies_on_the_palette(sit_down, cards):
    told = []
    for dealt in (FREE, cards):
        table = sit_down(speed=1.0, human=2)
        stage = table.model.stage
        closing(table, dealt)
        said = []
        while stage.cue.beat != "serve":
            stage.acknowledge(stage.number)
            said.append((table.model.acts.rows, table.model.matters.rows, table.model.prompt))
        told.append(said)
    assert told[0] == told[1]


@pytest.mark.usefixtures("in_english")
def test_c11_at_the_close_the_menu_beside_the_game_does_not_tell_that_nobody_will_be_asked(sit_down):
    told = []
    for dealt in (FREE, "9s 4h Ks Kd"):
        table = sit_down(speed=1.0, human=2)
        closing(table, dealt)
        told.append(table.model.matters.rows)
    assert told == [(), ()]


def ready(table: AtTable, chance: ScriptedChance) -> TableState:
    """Seat 1 has the bank of this shoe, seat 2 is asked."""
    state = TableState.new(table.session.state.rules)
    steps = ((CROUPIER, c.OpenTable((Cents(2_000_00),) * 9)), (9, c.Cut(10)), (1, c.TakeBank(Cents(100_00))))
    for actor, command in steps:
        state = fold(state, decide(state, actor, command, chance))
    return state
