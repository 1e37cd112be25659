"""The window is closed in each phase and opened again: the same table, the same cards (faults 27 to 29)."""

from contextlib import closing

import pytest

from tests.window.tables import BY_NAME, CLAIMS, go_on, lay, quietly, twin
from tests.window.visit import Key, Visit

COUPS = 2


def play_quietly(me: Visit, coups: int) -> None:
    """Answers by keyboard, wanting little, until so many coups are over."""
    while me.state.coups < coups:
        me.wait_for_me()
        if me.state.coups >= coups:
            return
        kind, amount = ("close", 0) if "close" in me.able else quietly(me.state, me.human)
        me.act(kind, str(amount // 100) if kind == "stake" else "")


@pytest.mark.parametrize("name", BY_NAME)
def test_27_29_closed_in_each_phase_the_window_opens_on_the_same_table(visit, tmp_path, name):
    situation = BY_NAME[name]
    before = lay(tmp_path, situation)
    first = visit()
    first.press(Key.Key_Return)
    first.wait_for_me()
    seen, lit, asked = first.places(), first.able, first.table.prompt
    first.close()

    again = visit()
    assert again.spoken.startswith("Continue"), "there is something to go on with"
    again.press(Key.Key_Return)
    again.wait_for_me()
    assert again.state == before
    assert (again.places(), again.able, again.table.prompt) == (seen, lit, asked)

    # And what follows is what would have followed: the same cards, the same guests, no stake lost or doubled.
    coups = before.coups + COUPS
    play_quietly(again, coups)
    with closing(twin(situation)) as other:
        expected = go_on(other, lambda state: state.coups == coups)
    assert again.lines()[: len(expected)] == expected


@pytest.mark.parametrize("act", ["banco", "stake", "done"])
def test_28_closed_while_cards_fly_the_window_opens_where_the_session_is(visit, tmp_path, act):
    lay(tmp_path, CLAIMS)
    first = visit(speed=0.5)
    first.press(Key.Key_Return)
    first.wait_for_me()
    coups = first.state.coups
    first.act(act)
    while first.state.coup is None and first.state.coups == coups:
        first.wait(lambda: first.table.yourTurn or first.state.coup is not None, "the close")
        if "close" in first.able:
            first.act("close")
    first.wait(lambda: first.table.shown.coup is not None and first.table.busy, "cards on their way")
    left = first.state
    assert first.table.shown != left
    first.close()

    again = visit(speed=1.0, pace=5000)
    again.press(Key.Key_Return)
    again.wait(lambda: again.table is not None, "the table")
    assert again.state == left
    assert again.table.shown == left
    again.shot(f"resumed-after-{act}")
