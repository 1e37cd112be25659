"""The human at the table: one act for one press, nothing for a bad amount, and no card he may not see."""

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
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.offers import ACTS
from tests.ui.at_table import AtTable
from tests.ui.walks import walk


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


# --- one act for one press ---


def test_a_double_click_acts_once(at_table):
    at_table.play_until("stake")
    seq, before = at_table.model.seq, at_table.session.state

    at_table.model.perform("stake", "20", seq)
    at_table.model.perform("stake", "20", seq)

    placed = at_table.session.state
    assert placed.books.stake(5) == 20_00
    assert placed.books.purse(5) == before.books.purse(5) - 20_00
    assert placed.seq == before.seq + 1


def test_what_is_pressed_in_qml_happens_after_the_press(at_table):
    at_table.play_until("stake")
    before = at_table.session.state

    at_table.model.act("stake", "20", at_table.model.seq)
    at_table.model.act("stake", "20", at_table.model.seq)
    assert at_table.session.state == before

    at_table.wait(lambda: at_table.session.state != before)
    assert at_table.session.state.books.stake(5) == 20_00


def test_pressing_while_cues_play_shows_the_rest_and_acts_once(sit_down):
    table = sit_down(speed=1.0)
    table.play_until("close")
    while "stake" not in table.able():
        table.do("close")
        table.play_until("close")
    least = next(offer.min for offer in table.model._bar.offers if offer.command is c.Stake) // 100
    table.do("stake", str(least))
    assert table.model.stage.busy
    assert "stake" in table.able()
    before, seq = table.session.state, table.model.seq

    table.model.perform("stake", str(least + 5), seq)
    table.model.perform("stake", str(least + 10), seq)

    assert table.session.state.seq == before.seq + 1
    assert table.session.state.books.stake(5) == before.books.stake(5) + 5_00


def test_an_offer_seen_before_the_table_moved_on_does_nothing(at_table):
    at_table.play_until("done")
    stale = at_table.model.seq - 1
    before = at_table.session.state

    at_table.model.perform("done", "", stale)

    assert at_table.session.state == before


@pytest.mark.parametrize("kind", ["draw", "bid", "nonsense", "leave me", "close"])
def test_what_is_not_offered_changes_nothing(at_table, kind):
    at_table.play_until("stake")
    before = at_table.session.state
    assert kind not in at_table.able()

    at_table.do(kind, "20")

    assert at_table.session.state == before


# --- amounts ---


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("-5", "“-5” is not an amount."),
        ("0", "That is too little: at least 10."),
        ("1e12", "“1e12” is not an amount."),
        ("1000000000000", "That is more than you have: 2,000."),
        ("abc", "“abc” is not an amount."),
        ("", "Enter an amount."),
        ("   ", "Enter an amount."),
        ("7.5", "That is too little: at least 10."),
        ("12.5", "Amounts go in steps of 5."),
        ("2001", "That is more than you have: 2,000."),
        ("999999999999999999999999", "“999999999999999999999999” is not an amount."),
        ("1995", "That is too much: at most "),
        ("١٠", "“١٠” is not an amount."),
        ("nan", "“nan” is not an amount."),
    ],
)
@pytest.mark.usefixtures("in_english")
def test_a_bad_stake_gets_one_sentence_and_nothing_happens(at_table, text, sentence):
    at_table.play_until("stake")
    before = at_table.session.state

    at_table.do("stake", text)

    assert at_table.session.state == before
    assert at_table.model.entry.problem.startswith(sentence)
    assert at_table.model.entry.text == text[:24]
    assert "stake" in at_table.able()


def test_a_good_amount_after_a_bad_one_is_taken(at_table):
    at_table.play_until("stake")
    at_table.do("stake", "abc")

    at_table.do("stake", " 20 ")

    assert at_table.session.state.books.stake(5) == 20_00
    assert at_table.model.entry.problem == ""


@pytest.mark.parametrize("text", ["9", "303", "-1", "abc", "", "1e2", "156.5"])
def test_b5_a_bad_place_to_cut_gets_one_sentence_and_nothing_happens(sit_down, text):
    table = sit_down(human=9)
    table.wait_for_me()
    before = table.session.state
    assert before.phase is Phase.CUT

    table.do("cut", text)

    assert table.session.state == before
    assert table.model.problem.endswith("(B5)")


def test_b5_the_human_cuts_where_he_says(sit_down):
    table = sit_down(human=9)
    table.wait_for_me()

    table.do("cut", "200")

    assert table.session.state.shoe is not None
    assert table.session.state.shoe.cut == 200


# --- buttons and offers ---


def test_a_button_is_lit_exactly_when_its_offer_is_legal(at_table):
    for _ in range(60):
        at_table.wait_for_me()
        offered = {offer.command for offer in at_table.model._bar.offers}
        for row in at_table.model._bar.acts.rows:
            if row.kind == "close":
                assert row.isEnabled
            else:
                assert row.isEnabled == (ACTS[row.kind].command in offered)
        assert sum(row.isMain for row in at_table.model._bar.acts.rows) <= 1
        kind = sorted(at_table.able())[0]
        at_table.do(kind, {"cut": "100"}.get(kind, at_table.model.entry.text))


def test_everything_legal_for_the_human_has_a_button(at_table):
    for _ in range(60):
        at_table.wait_for_me()
        bar = at_table.model._bar
        shown = {row.kind for row in (*bar.acts.rows, *bar.matters.rows) if row.isEnabled}
        assert {offer.command for offer in at_table.model._bar.offers} == {
            ACTS[kind].command for kind in shown if kind != "close"
        }
        at_table.do(sorted(at_table.able())[-1], "100" if "cut" in at_table.able() else at_table.model.entry.text)


# --- what is on screen ---


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


def test_models_are_never_reset_and_end_as_if_built_anew(at_table, sit_down):
    resets = []
    models = [value for value in vars(at_table.model._picture).values() if isinstance(value, RowsModel)]
    models += [at_table.model._bar.acts, at_table.model._bar.matters, at_table.model._record.model]
    for model in models:
        model.modelAboutToBeReset.connect(lambda: resets.append(1))
    for _ in range(40):
        at_table.wait_for_me()
        kind = sorted(at_table.able())[0]
        at_table.do(kind, "100" if kind == "cut" else at_table.model.entry.text)
    at_table.wait_for_me()

    fresh = sit_down()
    fresh.session.state = at_table.session.state
    fresh.session.guests = at_table.session.guests
    fresh.model._meet()
    show(fresh, at_table.session.state)
    assert fresh.model._picture.seats.rows == at_table.model._picture.seats.rows
    assert fresh.model._picture.cards.rows == at_table.model._picture.cards.rows
    assert fresh.model._picture.chips.rows == at_table.model._picture.chips.rows
    assert fresh.model._tableau.rows == at_table.model._tableau.rows
    assert not resets


def test_what_is_shown_is_the_session_once_the_stage_is_settled(at_table):
    for _ in range(30):
        at_table.wait_for_me()
        assert at_table.model.shown == at_table.session.state
        kind = sorted(at_table.able())[0]
        at_table.do(kind, "100" if kind == "cut" else at_table.model.entry.text)


def test_f1_all_money_on_screen_is_all_money_on_the_table(at_table):
    for _ in range(20):
        at_table.wait_for_me()
        books = at_table.session.state.books
        lying = sum(row.amount for row in at_table.model._picture.chips.rows)
        purses = sum(row.purse for row in at_table.model._picture.seats.rows)
        assert Cents(round(100 * (lying + purses))) == books.bought_in - books.cashed_out
        kind = sorted(at_table.able())[0]
        at_table.do(kind, "100" if kind == "cut" else at_table.model.entry.text)


# --- storage ---


def test_a_step_that_cannot_be_stored_stops_the_table_until_it_is_tried_again(at_table, monkeypatch):
    at_table.play_until("stake")
    before, execute = at_table.session.state, at_table.session.execute
    failures = []
    at_table.model.failed.connect(failures.append)

    def full(*_):
        raise StorageError("full", path="library.db")

    monkeypatch.setattr(at_table.session, "execute", full)
    at_table.do("stake", "20")
    assert [error.code for error in failures] == ["full"]
    assert at_table.session.state == before
    assert at_table.model.broken

    monkeypatch.setattr(at_table.session, "execute", execute)
    at_table.wait_for_me()
    at_table.do("stake", "20")
    assert at_table.session.state.books.stake(5) == 20_00
    assert not at_table.model.broken


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


@pytest.mark.usefixtures("in_english")
def test_c12_what_the_ponte_holds_is_told_once_his_cards_lie_before_him(sit_down):
    table = sit_down(speed=1.0, human=2)
    model, stage = table.model, table.model.stage
    chance = ScriptedChance("2s 4h 3s Kd")
    state = ready(table, chance)
    present(table, state, decide(state, 2, c.CallBanco(), chance))
    stage.drain()
    present(table, table.session.state, decide(table.session.state, CROUPIER, c.CloseStakes(), chance))
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


def ready(table: AtTable, chance: ScriptedChance) -> TableState:
    """Seat 1 has the bank of this shoe, seat 2 is asked."""
    state = TableState.new(table.session.state.rules)
    steps = ((CROUPIER, c.OpenTable((Cents(2_000_00),) * 9)), (9, c.Cut(10)), (1, c.TakeBank(Cents(100_00))))
    for actor, command in steps:
        state = fold(state, decide(state, actor, command, chance))
    return state
