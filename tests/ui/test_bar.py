"""The buttons of the action bar: a grey one says why."""

import pytest

from baccara_qt.core.chemin import legal
from baccara_qt.core.chemin.commands import CloseStakes
from baccara_qt.core.errors import RuleError
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.offers import ACTS
from baccara_qt.ui.refusals import refusal


def rows(table) -> dict:
    return {row.kind: row for row in table.model._bar.acts.rows}


def evening(table):
    """Many moments at which the human is asked, all sorts of them."""
    for n in range(240):
        table.wait_for_me()
        yield
        able = sorted(table.able())
        kind = able[n % len(able)]
        table.do(kind, "100" if kind == "cut" else table.model.entry.text)


def test_every_grey_button_says_why_and_no_lit_one_does(at_table):
    said = set()
    for _ in evening(at_table):
        for kind, row in rows(at_table).items():
            assert bool(row.reason) == (not row.isEnabled), kind
            said.add(row.reason)
    assert len(said) > 8


def test_a_grey_button_gives_the_reason_the_table_would_refuse_with(at_table):
    compared = 0
    for _ in evening(at_table):
        state = at_table.session.state
        for kind, row in rows(at_table).items():
            command = ACTS[kind].command
            if row.isEnabled or command is CloseStakes:
                continue
            assert command not in {offer.command for offer in legal(state, 5)}
            try:
                at_table.session.execute(5, command(10_00) if "amount" in command.__slots__ else command())
            except RuleError as error:
                assert refusal(error) == row.reason
                compared += 1
            else:
                pytest.fail(f"{kind} was grey and is possible")
    assert compared > 200


def test_what_is_still_to_be_shown_does_not_show_in_a_reason(sit_down):
    table = sit_down(speed=1.0)
    table.model.goOn()
    table.wait(lambda: table.model.busy)

    for row in table.model._bar.acts.rows:
        if row.reason:
            shown = table.model.shown
            assert ACTS[row.kind].command not in {offer.command for offer in legal(shown, 5)}


def test_an_onlooker_is_told_no_reasons(sit_down):
    table = sit_down(human=0)
    table.model.goOn()
    table.wait(lambda: table.session.state.coups > 1)

    assert {row.reason for row in table.model._bar.acts.rows} == {""}


@pytest.mark.usefixtures("in_english")
def test_c22_a_lying_stake_is_changed_to_another_amount_never_to_its_own(at_table):
    seen = 0
    for _ in evening(at_table):
        row = rows(at_table).get("stake")
        if row and row.isEnabled and row.lies:
            assert (row.text, row.priced) == ("Change the stake", "Stake %1 instead")
            assert row.lies == money_text(at_table.session.state.books.stake(5))
            seen += 1
    assert seen


@pytest.mark.usefixtures("in_english")
def test_c10_a_last_word_is_lit_exactly_while_it_is_wished_for(at_table):
    at_table.play_until("stake")
    director, model = at_table.model._director, at_table.model
    model.orders.setPaused(True)
    at_table.do("stake", model.entry.text)
    while step := director.act():
        model.stage.present(step.events)
    for wished in (True, False, True):
        at_table.preferences.lastWord = wished
        assert ("close" in at_table.able()) == wished
        assert ("Last word" in model.prompt) == wished
