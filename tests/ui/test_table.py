"""The human at the table: one act for one press, nothing for a bad amount, and all of it on screen and stored."""

import pytest

from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.money import Cents
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.models import RowsModel
from baccara_qt.ui.offers import ACTS

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
    fresh.model.stage.jump(fresh.session.state)
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
