"""Fault 24: a careless click gives the bank away; irreversible acts can be taken back until the close or next card."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from baccara_qt.core.chemin import TableState
from tests.ui.at_table import AtTable
from tests.ui.on_screen import OnScreen


@pytest.fixture
def table(qapp, tmp_path) -> Iterator[AtTable]:
    made = AtTable(tmp_path)
    yield made
    made.close()


def but_for_the_count(state: TableState) -> Any:
    return replace(state, seq=0)


def as_banker(table: AtTable) -> None:
    """Plays until the human, banker of a coup at least, may pass the bank."""
    for _ in range(400):
        table.wait_for_me()
        able = table.able()
        if "pass_bank" in able:
            return
        kind = next(kind for kind in ("take_bank", "cut", "done", "close", "keep_bank", *sorted(able)) if kind in able)
        table.do(kind, {"cut": "100", "take_bank": "100"}.get(kind, ""))
    raise AssertionError("never banker")


def take_back(table: AtTable) -> None:
    table.model._hand.take_back()


def test_fault_24_a_passed_bank_is_taken_back(table) -> None:
    as_banker(table)
    before = but_for_the_count(table.session.state)

    table.do("pass_bank")
    table.wait(lambda: table.session.state.banker != 5)
    assert table.model.canTakeBack
    take_back(table)

    assert but_for_the_count(table.session.state) == before
    assert table.model.shown == table.session.state, "the stage is back at what was shown before"
    assert "pass_bank" in table.able()


@pytest.mark.parametrize(("kind", "text"), [("stake", "20"), ("banco", ""), ("avec_la_table", "")])
def test_fault_24_a_stake_and_a_call_are_taken_back_with_all_that_others_said_since(table, kind, text) -> None:
    table.play_until(kind)
    before = but_for_the_count(table.session.state)

    table.do(kind, text)
    assert table.session.state.books.stake(5) > 0
    take_back(table)

    assert but_for_the_count(table.session.state) == before
    assert kind in table.able()


def test_fault_24_nothing_is_taken_back_once_a_card_has_come(table) -> None:
    table.play_until("stake")
    table.do("stake", "20")
    coups = table.session.state.coups
    while table.session.state.coups == coups:
        table.wait_for_me()
        table.do(next(kind for kind in ("close", "done", "stand", *sorted(table.able())) if kind in table.able()))
    before = table.session.state

    if not table.model.canTakeBack:
        take_back(table)
        assert table.session.state == before
        assert table.model.problem
    assert not table.session.state.in_coup


def test_fault_24_a_standing_order_does_not_do_it_over_again(table) -> None:
    table.play_until("stake")
    table.do("stake", "20")
    table.model.orders.setSameStake(True)

    take_back(table)

    assert not table.model.orders.sameStake
    assert table.session.state.books.stake(5) == 0


def test_fault_24_one_key_does_it(table) -> None:
    window = OnScreen(table)
    try:
        table.play_until("stake")
        table.do("stake", "20")
        QTest.keyClick(window.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        table.wait(lambda: table.session.state.books.stake(5) == 0)
    finally:
        window.close()
    told = [row.rule for row in table.model._record.model.rows if row.mine]
    assert told[-2:] == ["C6", "C10"], "the record keeps both"
