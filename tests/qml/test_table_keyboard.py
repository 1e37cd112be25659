"""Every control of the table by keyboard and for the ear, whatever the user is asked (fault 20)."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QImage

from baccara_qt.ui.texts import card_name
from tests.window.tables import BY_NAME, CLAIMS, CUT, PONTE, Situation, lay
from tests.window.visit import Key, Role, Visit, named

CONTROLS = {Role.Button, Role.CheckBox, Role.EditableText, Role.Slider, Role.List}


@pytest.fixture
def at_table(qapp, tmp_path) -> Iterator[Callable[..., Visit]]:
    """Opens the program on a table where the user is asked, and closes it in the end."""
    there: list[Visit] = []

    def come(situation: Situation, **settings: Any) -> Visit:
        lay(tmp_path, situation)
        there.append(Visit(tmp_path, **settings))
        there[-1].press(Key.Key_Return)
        there[-1].wait_for_me()
        return there[-1]

    yield come
    for visit in there:
        visit.close()


def controls(me: Visit) -> set[str]:
    """The names of what can be used now."""
    return {named(thing) for thing in me.things() if thing.role() in CONTROLS and not thing.state().disabled}


def round_trip(me: Visit) -> list[str]:
    """The names of all that Tab reaches, until it comes back to where it began."""
    me.press(Key.Key_Tab)
    names = [me.spoken]
    while True:
        me.press(Key.Key_Tab)
        if me.spoken == names[0]:
            return names
        names.append(me.spoken)
        assert len(names) < 60, names


@pytest.mark.parametrize("name", BY_NAME)
def test_20_tab_reaches_every_control_and_each_has_a_name(at_table, name):
    me = at_table(BY_NAME[name])

    usable = controls(me)
    reached = round_trip(me)

    assert "" not in usable
    assert set(reached) == usable
    assert len(reached) == len(set(reached)), "each once"
    # What is lit is among it, and tells its keys.
    keys = {named(thing): thing.text(QAccessible.Text.Description) for thing in me.things()}
    for row in me.able.values():
        said = row.text if row.text in reached else row.priced.replace("%1", me.table.entry.sumText)
        assert said in reached
        assert keys[said].split(".")[0] == f"Key: {row.key}" + (" or Enter" if row.isMain else "")


@pytest.mark.parametrize("sheet", ["o", "e"], ids=["orders", "matters"])
def test_20_tab_reaches_every_control_of_a_sheet_and_stays_on_it(at_table, sheet):
    me = at_table(CLAIMS if sheet == "o" else BY_NAME["offer"])
    below = controls(me)
    me.press(sheet)
    me.wait(lambda: "Close" in controls(me), "the sheet")

    reached = set(round_trip(me))

    assert reached == controls(me) - (below - {"Buy in"})
    me.press(Key.Key_Escape)
    me.wait(lambda: "Close" not in controls(me), "the sheet goes")


def different(one: QImage, other: QImage, rect: QRect) -> bool:
    """Whether there is anything else to see around here."""
    around = rect.adjusted(-8, -8, 8, 8)
    return one.copy(around) != other.copy(around)


@pytest.mark.parametrize("situation", [CLAIMS, CUT, PONTE], ids=["claims", "cut", "ponte"])
def test_20_one_sees_where_the_keyboard_is(at_table, situation):
    me = at_table(situation)
    me.press(Key.Key_Tab)
    first, hidden = me.spoken, []
    while True:
        name = me.spoken
        rect = me.inside(QAccessible.queryAccessibleInterface(me.focus))
        here = me.window.grabWindow()
        me.press(Key.Key_Tab)
        if not different(here, me.window.grabWindow(), rect):
            hidden.append(name)
        if me.spoken == first:
            break
    assert hidden == []


def test_20_ones_own_cards_are_heard_and_nobody_elses(at_table):
    me = at_table(PONTE)
    coup = me.state.coup
    texts = " ".join(me.texts())
    for card in coup.ponte:
        assert card_name(card) in texts
    for card in set(coup.bank) - set(coup.ponte):
        assert card_name(card) not in texts


def test_an_amount_written_in_the_field_leaves_all_keys_their_work(at_table):
    me = at_table(BY_NAME["offer"])
    me.tabs_to("Amount")
    seq = me.table.seq

    me.type("60")
    me.press(Key.Key_Return)
    me.wait(lambda: me.table.seq != seq, "the bank is taken")

    assert me.state.books.bank == 60_00
    me.wait_for_me()
    seq = me.table.seq
    me.press(Key.Key_Space)
    me.wait(lambda: me.table.seq != seq, "Space does the next thing")
